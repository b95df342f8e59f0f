/** Whose arms tell against whom, from where, and how one goes back: corners, each from the rulebook alone (nqsb.5.3, 7.2, 7.3). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import { fallBack, fighting, READY, STOP, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

function idly(p: Position, ...labels: string[]): Table {
  p.draws(0, 8, 7, 6, 5, 4, 8, 7, 6).draws(1, 8, 7, 6, 5, 4, 8, 7, 6);
  const t = fighting(p, ...labels);
  for (let n = 0; n < 30 && t.step !== null && t.told('fought').length === 0; n++)
    if (t.step === 'enough') t.act(STOP);
    else if (t.step === 'joining') t.act(at(t.legal('join').concat(READY), 0));
    else t.act(at(t.legal(), 0));
  return t;
}
/** What A of the French does to B of the Spanish with every card a failure; B looks south, A comes from there or elsewhere. */
const hurt = (
  a: string,
  b: string,
  { from = '1007', is = {}, other = {} }: { from?: string; is?: Condition; other?: Condition } = {},
): number | undefined => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, a, from, 'N', is)
    .put('B', 1, b, '1006', 'S', other)
    .order(0, 0, 5);
  return idly(p, 'A')
    .told('fought')
    .find(({ unit }) => unit === p.unit('A'))?.damage;
};
const against = (a: string, ...foes: string[]): (number | undefined)[] => foes.map(b => hurt(a, b));

describe('arms', () => {
  rule(
    'nqsb.7.2',
    'medium horse and reiter ride down light horse once, light foot twice, swords once, and no pikes',
    () => {
      for (const a of ['ge-cm', 'ge-re'])
        expect(against(a, 'sp-cl', 'sp-fl', 'sp-fp', 'sp-pm', 'sp-cp')).toEqual([1, 2, 1, 0, 0]);
    },
  );
  rule('nqsb.7.2', 'light horse rides down light foot alone, light foot nobody', () => {
    expect(against('fr-cl', 'sp-fl', 'sp-cl', 'sp-fp', 'sp-pm')).toEqual([2, 0, 0, 0]);
    expect(against('fr-fl', 'sp-fl', 'sp-cl', 'sp-fp', 'sp-pm')).toEqual([0, 0, 0, 0]);
  });
  rule('nqsb.7.2', 'swords hew light foot twice, each other once, pikes and squares three times, horse not', () => {
    expect(against('sp-fp', 'sp-fl', 'sp-fp', 'sp-pm', 'sp-sq-vet', 'sp-cp', 'sp-cl')).toEqual([2, 1, 3, 3, 0, 0]);
  });
  rule(
    ['nqsb.7.2', 'nqsb.9.15.bonus'],
    'a square has its pikes by itself, worn to three it needs a line for all but light troops',
    () => {
      const square = (now: number): (number | undefined)[] =>
        ['sp-cp', 'ge-cm', 'sp-cl', 'sp-fl'].map(b => hurt('ge-sq', b, { is: { strength: now } }));
      expect([square(4), square(3)]).toEqual([
        [1, 1, 1, 2],
        [0, 0, 1, 2],
      ]);
    },
  );
});

describe('flank and rear', () => {
  rule(['nqsb.7.3', 'nqsb.9.4.1', 'nqsb.9.7'], 'cost closed ranks one, open order and dragoons nothing', () => {
    const taken = (b: string, other: Condition = {}): (number | undefined)[] =>
      ['1106', '1105'].map(from => hurt('fr-fl', b, { from, other }));
    expect(['sp-cp', 'ge-cm', 'ge-re', 'sp-fp', 'sp-pm'].map(b => taken(b))).toEqual(Array(5).fill([1, 1]));
    expect([taken('sp-fl'), taken('sp-cl'), taken('sp-dr'), taken('sp-dr', { second: true })]).toEqual(
      Array(4).fill([0, 0]),
    );
    expect([taken('sp-sq-vet'), taken('sp-sq-vet', { strength: 3 })]).toEqual(Array(2).fill([0, 1]));
  });
});

describe('going back', () => {
  const beaten = (losses: number, b = 'sp-pm'): Table => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, b, '1006', 'S')
      .order(0, 0, 10)
      .draws(0, ...[1, 2, 3, 1].slice(0, losses + 1), 8, 7, 6);
    return settle(fighting(p, 'A').act(READY));
  };
  // Without a change of front; one hex, or the whole of its move and one.
  rule(
    ['nqsb.5.3.1', 'nqsb.5.3.2', 'nqsb.7.1.one-loss', 'nqsb.7.1.two-losses'],
    'a unit keeps its front, whether it goes one hex or its move and one',
    () => {
      for (const [losses, hexes] of [
        [1, ['1105']],
        [2, ['1105', '1104']],
      ] as const) {
        const t = beaten(losses);
        const p = t.position;
        expect(strength(p, 'B')).toBe(4 - losses);
        for (const hex of hexes) if (t.legal('fallBack').some(({ to }) => to === p.hex(hex))) t.act(fallBack(p, hex));
        expect(p.where('B')).toBe(hexes.at(-1));
        expect(p.state.facing[p.unit('B')]).toBe(p.facing('S'));
      }
    },
  );
});

describe('high ground', () => {
  // Whoever is nearer the crest, on either side of the blow; the same height helps nobody.
  rule(['nqsb.5.4.4', 'nqsb.5.4.4.bonus'], 'gives a card to who is nearer the crest, attacking or attacked', () => {
    const dues = (a: string, b: string): number[] => {
      const p = position()
        .lead(0, 0, '1006', 'villequier')
        .put('A', 0, 'fr-pm-line', a, 'N')
        .put('B', 1, 'sp-pm', b, 'S')
        .order(0, 0, 5);
      return idly(p, 'A')
        .told('tested')
        .map(({ due }) => due);
    };
    // Row 3 is the crest, row 4 its slope, row 5 the plain.
    expect([dues('1004', '1003'), dues('1003', '1004'), dues('1005', '1004')]).toEqual([
      [4, 5],
      [5, 4],
      [4, 5],
    ]);
    expect(dues('1007', '1006')).toEqual([4, 4]);
  });
});

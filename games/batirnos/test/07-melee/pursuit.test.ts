/** What a winner may do with its victory (nqsb.9.11, nqsb.9.12), and what victorious horse owes (nqsb.7.1.cavalry). */
import { describe, expect } from 'vitest';
import { pair } from '../../src/state.ts';
import { type Position, position, type Table } from '../battlefield.ts';
import { DECLINE } from '../drill.ts';
import { rule } from '../rules.ts';

describe('after a victory', () => {
  const winner = (troop: string, enemy = '1002'): Position =>
    position().lead(0, 0, '1009', 'villequier').put('A', 0, troop, '1007', 'N').put('B', 1, 'sp-pm', enemy, 'S');
  const pressing = (p: Position, advance: boolean, chase: boolean): Table =>
    p.play({
      step: 'pressing',
      unit: p.unit('A'),
      foe: p.unit('B'),
      from: p.hex('1007'),
      to: p.hex('1006'),
      at: 'division',
      advance,
      chase,
    });
  const hexes = (p: Position, t: Table) =>
    t
      .legal('step')
      .map(({ to }) => p.name(Number(to)))
      .sort();

  rule('nqsb.9.11', 'the hex of the beaten is taken in any of the six facings', () => {
    const t = pressing(winner('fr-pm-line'), true, false);
    expect(t.legal('press').map(({ facing }) => facing)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pressing(winner('fr-pm-line'), false, true).legal('press')).toEqual([]);
  });

  rule(['nqsb.9.12', 'nqsb.9.3.contact'], 'a pursuit goes where it likes, a charge in pursuit to an enemy', () => {
    const p = winner('fr-cp-chev');
    const walk = pressing(p, false, true).act({ type: 'pursue', charge: false });
    expect([walk.step, hexes(p, walk)]).toEqual(['marching', ['0906', '0907', '0908', '1006', '1008', '1107']]);
    expect(walk.legal('halt')).toHaveLength(6);
    const q = winner('fr-cp-chev').draws(0, 1);
    const ride = pressing(q, false, true).act({ type: 'pursue', charge: true });
    while (ride.step === 'enough') ride.act({ type: 'stopTest' });
    expect([ride.step, hexes(q, ride)]).toEqual(['marching', ['0906', '1006']]);
  });
});

describe('after the blows', () => {
  rule(
    ['nqsb.7.1.two-losses', 'nqsb.10.16.melee'],
    'the principal gives way first, then the shaken beside him, then the attacker (R33)',
    () => {
      const p = position()
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('C', 1, 'sp-pm', '0906', 'S', { shaken: true });
      // Three successes of the attacker, as many of the principal, whose test was the last.
      p.state.results = [4, 4];
      const t = p.play({
        step: 'blows',
        side: 0,
        fight: { one: p.unit('A'), many: [p.unit('B'), p.unit('C')] },
        principal: p.unit('B'),
        joined: [p.unit('B')],
        tests: [true, true],
        at: 'division',
      });
      while (t.step === 'retreating') t.act(t.legal()[0] ?? DECLINE);
      const gone = t.chronicle.flatMap(event =>
        ['wentBack', 'fellBack', 'eliminated'].includes(event.type) && 'unit' in event
          ? [p.label(Number(event.unit))]
          : [],
      );
      expect(gone).toEqual(['B', 'C', 'A']);
    },
  );
});

describe('horse at the end of the melees', () => {
  const horse = (): Position =>
    position()
      .put('A', 0, 'fr-cp-chev', '0507', 'N')
      .put('B', 1, 'sp-pm', '0506', 'S')
      .put('C', 1, 'sp-cp', '1507', 'N')
      .put('D', 0, 'fr-pm-line', '1506', 'S');

  rule(
    ['nqsb.7.1.cavalry', 'nqsb.9.4.fallback'],
    'falls back, that of the initiative first; an enemy that is gone is none',
    () => {
      const fell = (initiative: 0 | 1, ...pairs: [string, string][]) => {
        const p = horse();
        p.state.initiative = initiative;
        p.state.standing = pairs.map(([one, other]) => pair(p.unit(one), p.unit(other)));
        if (pairs.length === 1) p.state.cell = p.state.cell.with(p.unit('B'), -1);
        return p
          .play({ step: 'cavalryBack' })
          .told('fellBack')
          .map(({ unit }) => p.label(unit));
      };
      expect(fell(0, ['A', 'B'], ['C', 'D'])).toEqual(['A', 'C']);
      expect(fell(0, ['C', 'D'], ['A', 'B'])).toEqual(['A', 'C']);
      expect(fell(1, ['A', 'B'], ['C', 'D'])).toEqual(['C', 'A']);
      expect(fell(1, ['C', 'D'], ['A', 'B'])).toEqual(['C', 'A']);
      expect(fell(0, ['A', 'B'])).toEqual([]);
    },
  );

  rule(
    ['nqsb.7.1.cavalry', 'nqsb.5.3.2'],
    'from the nearest of those it fought, of equals from the one its owner says',
    () => {
      const back = (...foes: string[]) => {
        const p = horse();
        // Shaken they harm nobody who goes past them.
        for (const [label, hex] of [
          ['B', '0506'],
          ['E', '0407'],
          ['F', '0403'],
        ] as const)
          p.put(label, 1, 'sp-pm', hex, 'S', { shaken: true });
        p.state.standing = foes.map(foe => pair(p.unit('A'), p.unit(foe)));
        return { p, t: p.play({ step: 'cavalryBack' }) };
      };
      const to = (...foes: string[]) => {
        const { p, t } = back(...foes);
        expect(t.step).toBeNull();
        return p.where('A');
      };
      expect([to('F', 'B'), to('B', 'F')]).toEqual([to('B'), to('B')]);
      expect(to('B')).not.toBe(to('F'));
      const chosen = (foe: string) => {
        const { p, t } = back('B', 'E');
        expect([t.step, t.seats]).toEqual(['whoGoes', [0]]);
        t.act({ type: 'goBack', unit: p.unit('A'), foe: p.unit(foe) });
        return p.where('A');
      };
      expect([chosen('B'), chosen('E')]).toEqual([to('B'), to('E')]);
      expect(to('B')).not.toBe(to('E'));
    },
  );
});

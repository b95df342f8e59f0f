/** What ground, front and arms are worth in a melee: corners, each from the rulebook alone (nqsb.5.4, 7.2, 7.3). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import { fighting, READY, STOP, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ground } from '../scenes.ts';

/** All who can fight do, every card a failure: what is left is what arms and ground do by themselves. */
function idly(p: Position, ...labels: string[]): Table {
  p.draws(0, 8, 7, 6, 5, 4, 8, 7, 6).draws(1, 8, 7, 6, 5, 4, 8, 7, 6);
  const t = fighting(p, ...labels);
  for (let n = 0; n < 30 && t.step !== null && t.told('fought').length === 0; n++)
    if (t.step === 'enough') t.act(STOP);
    else if (t.step === 'joining') t.act(at(t.legal('join').concat(READY), 0));
    else t.act(at(t.legal(), 0));
  return t;
}
/** The damage each did. */
const damage = (t: Table): Record<string, number> =>
  Object.fromEntries(t.told('fought').map(({ unit, damage: done }) => [t.position.label(unit), done]));
/** A of the French at 1007 attacks B of the Spanish at 1006, face to face. */
function clash(p: Position, a: string, b: string, is: Condition = {}, other: Condition = {}): Position {
  return p
    .lead(0, 0, '1010', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1006', 'S', other)
    .order(0, 0, 5);
}
const hurts = (p: Position): Record<string, number> => damage(idly(p, 'A'));

describe('swords', () => {
  rule(['nqsb.7.2', 'nqsb.5.4.3.closed'], 'they cut up pikes, but not from difficult ground', () => {
    // The one who stands in it does not use his advantage.
    const on = (...hexes: string[]): number | undefined =>
      hurts(clash(ground(Object.fromEntries(hexes.map(hex => [hex, 'd']))), 'fr-pm-line', 'sp-fp')).B;
    expect([on(), on('1006'), on('1007'), on('1006', '1007')]).toEqual([3, 0, 3, 0]);
  });
  rule(['nqsb.7.2', 'nqsb.5.4.1.advantage'], 'nor at a man in a village, nor out of one', () => {
    const on = (...hexes: string[]): Record<string, number> =>
      hurts(clash(ground(Object.fromEntries(hexes.map(hex => [hex, 'a']))), 'fr-pm-line', 'sp-fp'));
    expect([on('1006').B, on('1007').B]).toEqual([0, 0]);
  });
});

describe('pikes', () => {
  rule(
    ['nqsb.7.2', 'nqsb.5.4.2.fl', 'nqsb.5.4.2.cl'],
    'they stab light troops twice and light horse once, in a wood neither',
    () => {
      const against = (b: string, ...hexes: string[]): number | undefined =>
        hurts(clash(ground(Object.fromEntries(hexes.map(hex => [hex, 'w']))), 'fr-pm-line', b)).A;
      expect([against('sp-fl'), against('sp-cl'), against('sp-fl', '1006'), against('sp-cl', '1006')]).toEqual([
        2, 1, 0, 0,
      ]);
    },
  );
  rule(['nqsb.7.2', 'nqsb.5.4.3.open'], 'nor light troops on difficult ground, nor from it', () => {
    const against = (b: string, ...hexes: string[]): number | undefined =>
      hurts(clash(ground(Object.fromEntries(hexes.map(hex => [hex, 'd']))), 'fr-pm-line', b)).A;
    expect([against('sp-fl', '1006'), against('sp-cl', '1006'), against('sp-fl', '1007')]).toEqual([0, 0, 0]);
  });
});

describe('in the flank', () => {
  /** A stands beside B, who looks south: in its flank, or behind it. */
  const taken = (b: string, from: string, letter = '.'): number | undefined => {
    const p = ground({ '1006': letter })
      .lead(0, 0, '1009', 'villequier')
      .put('A', 0, 'fr-pm-line', from, 'N')
      .put('B', 1, b, '1006', 'S')
      .order(0, 0, 5);
    return damage(idly(p, 'A')).A;
  };
  rule(
    ['nqsb.7.3', 'nqsb.5.4.1.advantage', 'nqsb.9.15.front'],
    'pikes are weak there, a square behind alone, nobody in a village',
    () => {
      expect([taken('sp-pm', '0906'), taken('sp-pm', '1005'), taken('sp-pm', '1007')]).toEqual([1, 1, 0]);
      expect([taken('sp-sq-vet', '0906'), taken('sp-sq-vet', '1005')]).toEqual([0, 1]);
      expect([taken('sp-pm', '0906', 'a'), taken('sp-pm', '1005', 'a')]).toEqual([0, 0]);
    },
  );
  rule(
    ['nqsb.7.3', 'nqsb.7.2'],
    'a lone regiment has no arms against heavy horse and swords, only their flank; light horse has no flank',
    () => {
      // What is kept for a line, it has not; the charge of want of order, open order has not.
      expect([taken('sp-cl', '0906'), taken('sp-cp', '0906'), taken('sp-fp', '0906')]).toEqual([1, 1, 1]);
    },
  );
});

describe('a line', () => {
  rule(
    ['nqsb.7.2', 'nqsb.9.13', 'nqsb.7.4.2.vantaggio'],
    'against heavy horse it counts once, and only where the ground is one',
    () => {
      const against = (...hexes: string[]): number | undefined => {
        const p = clash(ground(Object.fromEntries(hexes.map(hex => [hex, 'd']))), 'fr-pm-line', 'sp-cp');
        p.put('C', 0, 'fr-pm-line', '1107', 'N');
        const t = idly(p, 'A', 'C');
        return t.told('fought').find(({ unit }) => unit !== p.unit('B'))?.damage;
      };
      expect([against(), against('1007'), against('1007', '1107')]).toEqual([1, 0, 0]);
    },
  );
});

describe('cards', () => {
  rule(
    ['nqsb.10.11', 'nqsb.9.15.bonus', 'nqsb.4.cards'],
    'a square draws by three and its first series down to four, by its second at three, by less at two',
    () => {
      const due = (now: number): number => {
        const p = clash(position(), 'fr-pm-line', 'sp-sq-vet', {}, { strength: now });
        return at(tests(idly(p, 'A')), 1)[0];
      };
      expect([due(6), due(4), due(3), due(2)]).toEqual([6, 6, 5, 4]);
    },
  );
  rule(['nqsb.4.cards', 'nqsb.10.12'], 'one card is drawn where none is due', () => {
    const p = clash(position(), 'fr-fl', 'sp-fl', { strength: 1 }).draws(0, 1);
    const t = idly(p, 'A');
    expect(tests(t).map(([cards]) => cards)).toEqual([2, 1, 2]);
  });
});

describe('dragoons', () => {
  rule(
    ['nqsb.9.7', 'nqsb.7.2', 'nqsb.6.2'],
    'are light horse to pikes in the saddle and light foot when they have come down from it',
    () => {
      const against = (second: boolean): number | undefined =>
        hurts(clash(position(), 'fr-pm-line', 'sp-dr', {}, { second })).A;
      expect([against(false), against(true)]).toEqual([1, 2]);
    },
  );
});

describe('in a wood', () => {
  rule(
    ['nqsb.5.4.2.fp', 'nqsb.5.4.2.cl', 'nqsb.5.4.2.fl'],
    'swords and light horse draw a card less there, light foot does not',
    () => {
      const due = (a: string, letter: string): number => {
        const p = clash(ground({ '1007': letter }), a, 'sp-fl');
        return at(tests(idly(p, 'A')), 0)[0];
      };
      const pairs = ['sp-fp', 'fr-cl', 'fr-fl'].map(a => [due(a, '.'), due(a, 'w')]);
      expect(pairs).toEqual([
        [5, 4],
        [3, 2],
        [2, 2],
      ]);
    },
  );
});

describe('three against two', () => {
  /** C at 0906, D at 1006 and E at 1106 before A at 1007 and B at 1107, in the turn of the French. */
  const crowd = (): Table => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 0, 'fr-pm-line', '1107', 'N')
      .put('C', 1, 'sp-pm', '0906', 'S')
      .put('D', 1, 'sp-pm', '1006', 'S')
      .put('E', 1, 'sp-pm', '1106', 'S')
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4, 8, 7, 6)
      .draws(1, 8, 7, 6, 5, 4, 8, 7, 6);
    const t = fighting(p, 'A', 'B').act({ type: 'attack', target: p.unit('C') });
    while (t.step === 'declare') t.act(at(t.legal('attack'), 0));
    return t;
  };
  // The two who touch one enemy alone are set against him; who is left goes where its owner says.
  rule(
    ['nqsb.7.4.1.steps', 'nqsb.7.4.2.svantaggio'],
    'the man in the middle is set against either, and both of those have the other two',
    () => {
      const fought = (enemy: string): string[] => {
        const t = crowd();
        const p = t.position;
        while (t.step === 'joining') t.act(at(t.legal('join').concat(READY), 0));
        expect([t.step, t.seats]).toEqual(['separating', [1]]);
        t.act({ type: 'pair', unit: p.unit('D'), enemy: p.unit(enemy) });
        let leaders: string[] = [];
        for (let n = 0; n < 30 && t.step !== null; n++) {
          if (t.step === 'leading') leaders = t.legal('principal').map(({ unit }) => p.label(Number(unit)));
          t.act(t.step === 'enough' ? STOP : at(t.legal(), 0));
        }
        return leaders.sort();
      };
      // One of the two fights as principal, the other two are alone.
      expect([fought('A'), fought('B')]).toEqual([
        ['C', 'D'],
        ['D', 'E'],
      ]);
    },
  );
  // Two of three stay out of it: one combat of two against one.
  rule(['nqsb.7.4.1.steps', 'nqsb.3.3.1.join'], 'whom nobody attacks and who does not join is in no combat', () => {
    const t = crowd();
    const p = t.position;
    t.act(READY);
    for (let n = 0; n < 30 && t.step !== null; n++) t.act(t.step === 'enough' ? STOP : at(t.legal(), 0));
    expect(t.told('fought').map(({ unit, foe }) => p.label(unit) + p.label(foe))).toEqual(['AC', 'BE']);
  });
});

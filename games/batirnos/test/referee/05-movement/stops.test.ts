/** Where a march halts, whom it passes and how a front is turned: corners, each from the rulebook alone (nqsb.5). */
import { describe, expect } from 'vitest';
import { position, redrawn } from '../../battlefield.ts';
import { evade, halt, march, moving, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ground, steps } from '../scenes.ts';

const first = (troop: string, letters: Record<string, string>, ...way: string[]): string[] => {
  const p = ground(letters).lead(0, 0, '1011', 'conde').put('A', 0, troop, '1010', 'N').order(0, 0, 5);
  const t = moving(p).act(march(p, 'A'));
  for (const hex of way) t.act(step(p, hex));
  return t.step === 'marching' ? steps(t) : [];
};

describe('rough ground', () => {
  // One halts before it and goes in the next turn; who begins beside it has halted. R24: with all it has.
  rule(
    ['nqsb.5.4.stop', 'nqsb.5.4.3.closed'],
    'is entered by closed ranks that begin beside it, with all their points',
    () => {
      expect(first('fr-pm-line', { '1009': 'd' })).toContain('1009');
      expect(first('fr-cp-chev', { '1009': 'd' }, '1009')).toEqual([]);
      expect(first('fr-cp-chev', { '1008': 'd' }, '1009')).not.toContain('1008');
      // Open order goes in without a halt, guns never.
      expect(first('fr-fl', { '1008': 'd' }, '1009')).toContain('1008');
      const guns = ground({ '1009': 'd' })
        .lead(0, 0, '1011', 'conde')
        .put('G', 0, 'fr-al', '1010', 'N', { second: true })
        .order(0, 0, 5);
      expect(steps(moving(guns).act(march(guns, 'G')))).not.toContain('1009');
    },
  );
  rule(['nqsb.5.4.obstacle'], 'a hedge halts everybody before it, open order too', () => {
    const over = (troop: string, from: string): boolean => {
      const world = redrawn('rocroi', {
        grid: Array(13).fill('.'.repeat(22)),
        roads: [],
        obstacles: [['1008', '1009']],
      });
      const p = position('rocroi', {}, world).lead(0, 0, '1011', 'conde').put('A', 0, troop, from, 'N').order(0, 0, 5);
      const t = moving(p).act(march(p, 'A'));
      if (from === '1010') t.act(step(p, '1009'));
      return t.step === 'marching' && steps(t).includes('1008');
    };
    expect(['fr-fl', 'fr-cl', 'fr-cp-chev'].map(troop => over(troop, '1010'))).toEqual([false, false, false]);
    expect(['fr-fl', 'fr-cl', 'fr-cp-chev', 'fr-pm-line'].map(troop => over(troop, '1009'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('a front', () => {
  // R21: it may look where it likes when it has marched; to turn where it stands is its whole move.
  rule(
    ['nqsb.5.1', 'nqsb.1.3.bases'],
    'is turned as one likes at the end of a march, or in place as the whole of it',
    () => {
      const p = ground({}).lead(0, 0, '1011', 'conde').put('A', 0, 'fr-pm-line', '1010', 'N').order(0, 0, 5);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1009'));
      expect(t.legal('halt').length).toBe(6);
      t.act(halt(p, 'S'));
      expect(p.state.facing[p.unit('A')]).toBe(p.facing('S'));
      expect(t.legal('march').some(({ unit }) => unit === p.unit('A'))).toBe(false);
      const q = ground({}).lead(0, 0, '1011', 'conde').put('A', 0, 'fr-pm-line', '1010', 'N').order(0, 0, 5);
      const u = moving(q).act(march(q, 'A'));
      u.act(halt(q, 'SE'));
      expect([q.where('A'), q.state.facing[q.unit('A')] === q.facing('SE')]).toEqual(['1010', true]);
      expect(u.legal('march').some(({ unit }) => unit === q.unit('A'))).toBe(false);
    },
  );
  // An evader keeps it, and does not march in that turn.
  rule(['nqsb.9.8', 'nqsb.9.8.once'], 'is kept by who slips away', () => {
    const p = ground({})
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('L', 1, 'sp-fl', '1006', 'SE')
      .order(0, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
    const [way] = t.legal('evade');
    t.act(evade(p, 'L', p.name(Number(way?.to))));
    expect([p.where('L') === '1006', p.state.facing[p.unit('L')] === p.facing('SE')]).toEqual([false, true]);
  });
});

describe('friends on the way', () => {
  // Closed ranks go round them, open order through them and not onto them.
  rule(
    ['nqsb.5.pass', 'nqsb.9.4.1.pass', 'nqsb.9.9.2.pass', 'nqsb.2.3.stacking'],
    'are passed by open order alone, which does not halt on them',
    () => {
      const goes = (troop: string): [boolean, boolean] => {
        const p = ground({})
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, troop, '1010', 'N')
          .put('F', 0, 'fr-pm-line', '1009', 'N')
          .order(0, 0, 5);
        const t = moving(p).act(march(p, 'A'));
        if (!steps(t).includes('1009')) return [false, false];
        t.act(step(p, '1009'));
        return [true, t.legal('halt').length > 0];
      };
      expect([goes('fr-fl'), goes('fr-cl'), goes('fr-cp-chev'), goes('fr-pm-line')]).toEqual([
        [true, false],
        [true, false],
        [false, false],
        [false, false],
      ]);
    },
  );
});

describe('a charge', () => {
  // One halts as soon as an enemy stands beside one, also on the way to another.
  rule(['nqsb.9.3', 'nqsb.5.stop', 'nqsb.9.3.contact'], 'does not lead past one enemy to another', () => {
    const whom = (guard: string, shaken = false): string[] => {
      const p = ground({})
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1010', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('X', 1, 'sp-pm', guard, 'S', { shaken })
        .order(0, 0, 10);
      return moving(p)
        .legal('charge')
        .map(({ target }) => p.label(Number(target)))
        .sort();
    };
    // Beside every way up the field, or aside of them all; a shaken one halts him as well.
    expect([whom('1008'), whom('1808'), whom('1008', true)]).toEqual([['X'], ['B'], ['X']]);
  });
  // Horse in front of nobody it can reach does not charge; the bonus is for coming up to an enemy.
  rule(
    ['nqsb.9.3.contact', 'nqsb.9.3.infantry'],
    'reaches four hexes for heavy horse, two for pikes, none for light horse',
    () => {
      const reach = (troop: string): number[] =>
        [2, 3, 4, 5, 6].filter(distance => {
          const p = ground({})
            .lead(0, 0, '1013', 'conde')
            .put('A', 0, troop, '1012', 'N')
            .put('B', 1, 'sp-pm', `10${String(12 - distance).padStart(2, '0')}`, 'S')
            .order(0, 0, 10);
          return moving(p).legal('charge').length > 0;
        });
      expect([reach('fr-cp-chev'), reach('fr-pm-line'), reach('fr-cl')]).toEqual([[2, 3, 4, 5], [2, 3], []]);
    },
  );
});

describe('command', () => {
  // His morale in hexes, that number included; whoever is beyond does nothing, and a line reaches on.
  rule(
    ['nqsb.10.6.1', 'nqsb.5.may', 'nqsb.10.3.unit'],
    'reaches as many hexes as the morale of the general, and no further',
    () => {
      const marches = (hex: string): boolean => {
        const p = ground({}).lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-fl', hex, 'N').order(0, 0, 5);
        const t = moving(p);
        return t.step !== null && t.legal('march').some(({ unit }) => unit === p.unit('A'));
      };
      expect([marches('1007'), marches('1006'), marches('1310'), marches('1410')]).toEqual([true, false, true, false]);
    },
  );
});

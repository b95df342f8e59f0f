/** Roads, villages and guns on the move: corners, each from the rulebook alone (nqsb.5.4, 9.2). */
import { describe, expect } from 'vitest';
import type { Condition, Position } from '../../battlefield.ts';
import { halt, march, moving, step, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ground, steps } from '../scenes.ts';

const ROAD = ['1010', '1009', '1008', '1007', '1006', '1005', '1004'];
const road = (letters: Record<string, string> = {}): Position =>
  ground(letters, [ROAD]).lead(0, 0, '1111', 'conde').put('A', 0, 'fr-pm-line', '1010', 'N').order(0, 0, 5);
const byRoad = (p: Position): boolean =>
  moving(p)
    .legal('march')
    .some(({ unit, road: on }) => unit === p.unit('A') && on === true);

describe('by road', () => {
  rule(['nqsb.5.4.7'], 'a shaken enemy is no danger, one in order within its move is', () => {
    const near = (troop: string, hex: string, is: Condition = {}): boolean =>
      byRoad(road().put('B', 1, troop, hex, 'S', is));
    // Pikes go one hex, and fire two.
    expect([near('sp-cp', '1007', { shaken: true }), near('sp-cp', '1007')]).toEqual([true, false]);
  });
  rule(['nqsb.5.4.7', 'nqsb.9.2.paralyse'], 'within the far zone of guns it is not safe, behind them it is', () => {
    const near = (facing: string): string[] => {
      const p = road().put('A', 0, 'fr-cp-chev', '1010', 'N').put('G', 1, 'sp-al', '1004', facing);
      const t = moving(p).act(march(p, 'A', { road: true }));
      const gone: string[] = [];
      for (const hex of ROAD.slice(1))
        if (t.step === 'marching' && steps(t).includes(hex)) gone.push(hex) && t.act(step(p, hex));
      return gone;
    };
    expect(near('N').length).toBeGreaterThan(near('S').length);
  });
  rule(['nqsb.5.4.7', 'nqsb.5.4.7.penalty', 'nqsb.5.4.2.pm'], 'pikes pass a wood by it, and do not stop in it', () => {
    const p = road({ '1009': 'w' });
    expect(byRoad(p)).toBe(true);
    const t = moving(p).act(march(p, 'A', { road: true }));
    expect(steps(t)).toContain('1009');
    t.act(step(p, '1009'));
    expect(t.legal('halt')).toEqual([]);
    t.act(step(p, '1008'));
    expect(types(t)).toContain('halt');
  });
  rule(['nqsb.5.4.7'], 'who has begun on it ends on it', () => {
    const p = road().put('A', 0, 'fr-cp-chev', '1010', 'N');
    const t = moving(p)
      .act(march(p, 'A', { road: true }))
      .act(step(p, '1009'))
      .act(step(p, '1008'))
      .act(step(p, '1007'));
    expect(steps(t).filter(hex => !ROAD.includes(hex))).toEqual([]);
  });
});

describe('horse and villages', () => {
  rule(['nqsb.5.4.1.cav', 'nqsb.5.4.stop'], 'it rides into no village that it could not leave', () => {
    const next = (troop: string): string[] => {
      const p = ground({ '0908': 'a', '1008': 'a', '1108': 'a', '1208': 'a' })
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, troop, '1010', 'N')
        .order(0, 0, 5);
      return steps(moving(p).act(march(p, 'A')).act(step(p, '1009')));
    };
    expect([next('fr-cp-chev').includes('1008'), next('fr-cl').includes('1008')]).toEqual([false, true]);
  });
});

describe('a charge', () => {
  rule(
    ['nqsb.9.3', 'nqsb.5.4.stop', 'nqsb.9.3.contact'],
    'is none where the way leads into rough ground that has to be halted at',
    () => {
      const may = (row: number): boolean => {
        const across = Array.from(
          { length: 22 },
          (_, index) => String(index + 1).padStart(2, '0') + String(row).padStart(2, '0'),
        );
        const p = ground(Object.fromEntries(across.map(hex => [hex, 'd'])))
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, 'fr-cp-chev', '1010', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 10);
        return moving(p).legal('charge').length > 0;
      };
      // From three hexes away: four points, and two for rough ground. A unit that begins beside it has fulfilled the halt.
      expect([may(12), may(8), may(9)]).toEqual([true, false, true]);
    },
  );
});

describe('guns', () => {
  const guns = (troop: string, second: boolean): Position =>
    ground({}).lead(0, 0, '1010', 'conde').put('G', 0, troop, '1008', 'N', { second }).order(0, 0, 5);
  rule(
    ['nqsb.9.2.al-move', 'nqsb.9.2.ap-move'],
    'in battery light ones go one hex and keep their front, heavy ones none; limbered two and one',
    () => {
      const p = guns('fr-al', false);
      const t = moving(p).act(march(p, 'G'));
      t.act(step(p, '1007'));
      expect(t.legal('halt')).toEqual([halt(p, 'N')]);
      const reach = (troop: string, second: boolean): number => {
        const q = guns(troop, second);
        const table = moving(q);
        if (!table.legal('march').some(({ unit }) => unit === q.unit('G'))) return 0;
        table.act(march(q, 'G'));
        let gone = 0;
        for (const hex of ['1007', '1006', '1005']) {
          if (table.step !== 'marching' || !steps(table).includes(hex)) break;
          table.act(step(q, hex));
          gone++;
        }
        return gone;
      };
      expect([reach('fr-al', false), reach('fr-al', true), reach('fr-ap', false), reach('fr-ap', true)]).toEqual([
        1, 2, 0, 1,
      ]);
    },
  );
  rule(
    ['nqsb.9.2.ap-move', 'nqsb.9.2.al-move'],
    'in battery they turn by sixty degrees, and when they unlimber they look where they like',
    () => {
      const looks = (second: boolean, type: string): number[] => {
        const p = guns('fr-ap', second);
        return moving(p)
          .legal(type)
          .map(({ facing }) => Number(facing));
      };
      const facing = (corner: string): number => guns('fr-ap', false).facing(corner);
      expect(looks(false, 'rotate').sort()).toEqual([facing('NE'), facing('NW')].sort());
      expect([looks(true, 'rotate'), looks(true, 'unlimber').length]).toEqual([[], 6]);
    },
  );
});

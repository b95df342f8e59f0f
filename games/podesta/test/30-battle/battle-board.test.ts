/** The Campo della contesa square by square: who stands, moves and shoots where. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  canGroup,
  defenceOf,
  moveSoldier,
  moves,
  opponents,
  pointsOf,
  put,
  standing,
  targetsOf,
  tops,
  uncover,
} from '../../src/30-battle/battle.ts';
import { type Battle, ELIMINATED, ROUTED } from '../../src/state.ts';
import { fieldName } from '../../src/world.ts';
import { battle, onSquare, type Placed } from '../battles.ts';
import { called, toldOf } from '../live.ts';
import { fieldSquare, position, rule, sestiere, unitOf, world } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const [HORSE, PALVESE, FANTI] = [FI(1), FI(3), FI(5)];
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
/** Soldier 0 commands far from everything else; those placed follow, then the enemies, whose first commands. */
const lines = (own: readonly Placed[], enemies: readonly Placed[] = [], more: Partial<Battle> = {}) => {
  const p = armed();
  const fight = battle(p, [[FI(4), 'l1'], ...own], [[SI(4), 'l8'], ...enemies], more);
  return { p, fight, table: p.table };
};
type More = NonNullable<Placed[2]>;
const names = (cells: Iterable<number>) => [...cells].map(cell => fieldName(world, cell)).sort();

describe('the field', () => {
  rule('pod.33a', 'square a1 is a square like any other', () => {
    const { fight, table } = lines(
      [
        [FANTI, 'a1'],
        [FI(6), 'a1', { under: true }],
        [PALVESE, 'b1'],
      ],
      [[SI(5), 'a2']],
    );
    expect([fieldSquare('a1'), standing(fight, 0), standing(fight, 1)]).toEqual([0, [0, 1, 2, 3], [4, 5]]);
    expect([tops(fight, 0), opponents(table, fight, 1)]).toEqual([[0, 1, 3], [5]]);
    // Two fanti, a grouping, beside a palvese.
    expect(defenceOf(table, fight, 1)).toBe(4);
    at(fight.soldiers, 1).cell = ROUTED;
    uncover(fight, fieldSquare('a1'));
    expect([tops(fight, 0), at(fight.soldiers, 2).top]).toEqual([[0, 2, 3], true]);
    uncover(fight, ELIMINATED);
    at(fight.soldiers, 3).cell = ELIMINATED;
    expect([defenceOf(table, fight, 2), standing(fight, 0)]).toEqual([1, [0, 2]]);
  });

  rule('pod.33g', 'which two companies stand together, in either order (R74)', () => {
    const { table } = lines([]);
    const units = [HORSE, PALVESE, FANTI, unitOf('grifone'), unitOf('grifone', 1), unitOf('grifone', 2)];
    const grid = units.map(one => units.map(other => (canGroup(table, one, other) ? 'x' : '.')).join(''));
    expect(grid).toEqual(['x..x..', '..x..x', '.xx.xx', 'x..x..', '..x..x', '.xx.xx']);
  });
});

describe('moving', () => {
  const reached = (own: readonly Placed[], enemies: readonly Placed[], whole = false, points = 1, index = 1) => {
    const { table, fight } = lines(own, enemies);
    return moves(table, fight, index, whole, points);
  };

  rule('pod.36.1a', 'step by step in every direction, through friends, not through enemies', () => {
    expect(names(reached([[FANTI, 'a1']], []).keys())).toEqual(['a2', 'b1', 'b2']);
    const two = reached([[FANTI, 'a1']], [], false, 2);
    expect([names(two.keys()), two.get(fieldSquare('b2')), two.get(fieldSquare('c3'))]).toEqual([
      ['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'],
      1,
      2,
    ]);
    expect(reached([[FANTI, 'a1']], [], false, 0).size).toBe(0);
    expect(
      names(
        reached(
          [[FANTI, 'a1']],
          [
            [SI(1), 'a2'],
            [SI(3), 'b1'],
            [SI(5), 'b2'],
          ],
          false,
          4,
        ).keys(),
      ),
    ).toEqual([]);
    // Over the heads of friends he cannot join.
    expect(
      names(
        reached(
          [
            [FANTI, 'a1'],
            [HORSE, 'a2'],
            [PR(1), 'b1'],
            [PR(3), 'b2'],
            [PR(5), 'b2', { under: true }],
          ],
          [],
          false,
          2,
        ).keys(),
      ),
    ).toEqual(['a3', 'b3', 'c1', 'c2', 'c3']);
  });

  rule(
    ['pod.36.1a', 'pod.33g'],
    'a single company joins a single friend it may be grouped with; a grouping joins nobody',
    () => {
      expect(
        names(
          reached(
            [
              [FANTI, 'a1'],
              [PALVESE, 'a2'],
            ],
            [],
          ).keys(),
        ),
      ).toEqual(['a2', 'b1', 'b2']);
      expect(
        names(
          reached(
            [
              [FANTI, 'a1'],
              [FI(6), 'a1', { under: true }],
              [PALVESE, 'a2'],
            ],
            [],
            true,
          ).keys(),
        ),
      ).toEqual(['b1', 'b2']);
      expect(
        names(
          reached(
            [
              [FANTI, 'a1'],
              [FI(6), 'a1', { under: true }],
              [PALVESE, 'a2'],
            ],
            [],
            false,
          ).keys(),
        ),
      ).toEqual(['a2', 'b1', 'b2']);
      expect(
        names(
          reached(
            [
              [FANTI, 'a1'],
              [PALVESE, 'a2'],
              [FI(6), 'a2', { under: true }],
            ],
            [],
          ).keys(),
        ),
      ).toEqual(['b1', 'b2']);
    },
  );

  rule('pod.36.1b', 'a grouping is as slow as the slower of the two', () => {
    const { fight } = lines([
      [FANTI, 'a1', { left: 2 }],
      [PALVESE, 'a1', { under: true, left: 1 }],
    ]);
    expect([pointsOf(fight, 1, false), pointsOf(fight, 1, true), pointsOf(fight, 2, false)]).toEqual([2, 1, 1]);
  });

  rule('pod.36.1a', 'who joins a friend stands behind him; who is left alone is on top', () => {
    const { fight } = lines([
      [FANTI, 'a1'],
      [FI(6), 'a1', { under: true }],
      [PALVESE, 'b1'],
    ]);
    put(fight, 1, false, fieldSquare('b1'));
    expect([onSquare(fight, 'b1'), onSquare(fight, 'a1')]).toEqual([[PALVESE, FANTI], [FI(6)]]);
    expect(fight.soldiers.map(({ top }) => top)).toEqual([true, false, true, true, true]);
    // Together they keep their order; alone on a free square one is on top.
    put(fight, 1, true, fieldSquare('c3'));
    expect([onSquare(fight, 'c3'), onSquare(fight, 'b1')]).toEqual([[PALVESE, FANTI], []]);
    put(fight, 1, false, fieldSquare('d4'));
    expect([at(fight.soldiers, 1).top, at(fight.soldiers, 3).top]).toEqual([true, true]);
    put(fight, 2, true, fieldSquare('d4'));
    expect(onSquare(fight, 'd4')).toEqual([FANTI, FI(6)]);
  });

  rule(['pod.36.1a', 'pod.36.3a'], 'a move costs its squares; it brings into contact, or not', () => {
    const moved = (whole: boolean, to: string) => {
      const { p, fight } = lines(
        [
          [FANTI, 'd4'],
          [FI(6), 'd4', { under: true }],
        ],
        [[SI(5), 'f4']],
      );
      const live = called(p);
      moveSoldier(live, 1, whole, fieldSquare(to));
      expect(toldOf(live, 'soldierMoved')).toMatchObject([{ unit: FANTI, cell: fieldSquare(to) }]);
      return fight.soldiers.slice(1, 3).map(({ left, moved: has, charged }) => [left, has, charged]);
    };
    const still = [2, false, false];
    expect([moved(false, 'd3'), moved(false, 'e4'), moved(true, 'e5'), moved(true, 'd2')]).toEqual([
      [[1, true, false], still],
      [[1, true, true], still],
      [
        [1, true, true],
        [1, true, true],
      ],
      [
        [0, true, false],
        [0, true, false],
      ],
    ]);
  });
});

describe('bolts', () => {
  rule(
    ['pod.36.6a', 'pod.36.6b', 'pod.36.6c'],
    'fly straight for two squares, over nobody, not into a fight of friends',
    () => {
      const at2 = (where: string, own: readonly Placed[] = [], more: More = {}, enemies: readonly Placed[] = []) => {
        const { table, fight } = lines([[PALVESE, 'e4', more], ...own], [[SI(5), where], ...enemies]);
        return targetsOf(table, fight, 1)
          .map(index => at(fight.soldiers, index).unit)
          .includes(SI(5));
      };
      for (const near of ['d3', 'd4', 'd5', 'e3', 'e5', 'f3', 'f4', 'f5'])
        expect([near, at2(near)]).toEqual([near, true]);
      for (const far of ['c2', 'c4', 'c6', 'e2', 'e6', 'g2', 'g4', 'g6']) expect([far, at2(far)]).toEqual([far, true]);
      for (const not of ['c3', 'c5', 'd2', 'd6', 'f2', 'f6', 'g3', 'g5', 'e1', 'e7', 'b4', 'h4', 'h7'])
        expect([not, at2(not)]).toEqual([not, false]);
      // Somebody between, friend or enemy; beside the line nobody is in the way.
      expect([at2('g4', [[FANTI, 'f4']]), at2('g4', [], {}, [[SI(3), 'f4']]), at2('g4', [[FANTI, 'e5']])]).toEqual([
        false,
        false,
        true,
      ]);
      // A friend next to the target, but not one in the shooter's own square.
      expect([
        at2('g4', [[FANTI, 'h5']]),
        at2('f4', [[FANTI, 'e4', { under: true }]]),
        at2('g4', [[FANTI, 'i4']]),
      ]).toEqual([false, true, true]);
      expect([at2('f4', [], { shot: true }), at2('f4', [[FANTI, 'e4']], { under: true })]).toEqual([false, false]);
    },
  );

  rule('pod.36.6a', 'only crossbows shoot', () => {
    for (const [unit, shoots] of [
      [HORSE, 0],
      [FANTI, 0],
      [PALVESE, 1],
      [unitOf('grifone'), 0],
      [unitOf('grifone', 1), 1],
    ] as const) {
      const { table, fight } = lines([[unit, 'e4']], [[SI(5), 'f4']]);
      expect([unit, targetsOf(table, fight, 1).length]).toEqual([unit, shoots]);
    }
  });
});

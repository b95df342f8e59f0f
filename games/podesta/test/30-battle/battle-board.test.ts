/** The Campo della contesa square by square: who stands, moves, shoots, helps and withdraws where. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  bribable,
  canGroup,
  defenceOf,
  isTraitor,
  moveSoldier,
  moves,
  mustFight,
  opponents,
  pointsOf,
  put,
  shelters,
  standing,
  supporters,
  targetsOf,
  tops,
  uncover,
} from '../../src/30-battle/battle.ts';
import { checkEnd, noteClash, remove, rout, symbolSets, tryTreason, wound } from '../../src/30-battle/battle-orders.ts';
import { type Battle, CAPTURED, ELIMINATED, ROUTED } from '../../src/state.ts';
import { fieldName } from '../../src/world.ts';
import { battle, onSquare, type Placed } from '../battles.ts';
import { called, toldOf } from '../live.ts';
import {
  communeNamed,
  companyNamed,
  fieldSquare,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
  world,
} from '../position.ts';

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

describe('fighting', () => {
  rule(['pod.36.3a', 'pod.36b'], 'units next to each other that have not fought this turn', () => {
    const foes = (own: More, theirs: More, where = 'f5') => {
      const { table, fight } = lines(
        [
          [FANTI, 'f4', own],
          [FI(6), 'f4', { under: true }],
        ],
        [[SI(5), where, theirs]],
      );
      return opponents(table, fight, 1);
    };
    expect([
      foes({}, {}),
      foes({}, {}, 'f6'),
      foes({ fought: true }, {}),
      foes({ supported: true }, {}),
      foes({ shot: true }, {}),
    ]).toEqual([[4], [], [], [], [4]]);
    expect([foes({}, { fought: true }), foes({}, { supported: true }), foes({}, { top: false })]).toEqual([[], [], []]);
    const { table, fight } = lines(
      [
        [FANTI, 'f4'],
        [FI(6), 'f4', { under: true, fought: true }],
      ],
      [[SI(5), 'f5']],
    );
    expect([opponents(table, fight, 1), opponents(table, fight, 2), opponents(table, fight, 4)]).toEqual([[], [], []]);
  });

  rule('pod.36.3a', 'who came into contact has to fight as long as an enemy there is free', () => {
    const must = (charged: boolean, fought: boolean) => {
      const { table, fight } = lines([[FANTI, 'f4', { charged }]], [[SI(5), 'f5', { fought }]]);
      return mustFight(table, fight, 0);
    };
    expect([must(true, false), must(false, false), must(true, true)]).toEqual([true, false, false]);
  });

  rule(['pod.36.8a', 'pod.36b'], 'help comes from units next to the enemy that have done nothing this turn', () => {
    const helping = (where: string, more: More = {}, helpers: number[] = []) => {
      const { table, fight } = lines(
        [
          [FANTI, 'f4'],
          [HORSE, where, more],
        ],
        [[SI(5), 'f5']],
        {
          fight: { soldiers: [1, 4], helpers: [helpers, []] },
        },
      );
      return supporters(table, fight, 0);
    };
    expect([helping('g4'), helping('e6'), helping('f3'), helping('h5')]).toEqual([[2], [2], [], []]);
    expect([
      helping('g4', { fought: true }),
      helping('g4', { shot: true }),
      helping('g4', { supported: true }),
      helping('g4', {}, [2]),
    ]).toEqual([[], [], [], []]);
    const { table, fight } = lines([[FANTI, 'f4']], [[SI(5), 'f5']]);
    expect(supporters(table, fight, 0)).toEqual([]);
    const behind = lines(
      [
        [FANTI, 'f4'],
        [FI(6), 'g4'],
        [PALVESE, 'g4', { under: true, shot: true }],
      ],
      [[SI(5), 'f5']],
      {
        fight: { soldiers: [1, 5], helpers: [[], []] },
      },
    );
    expect(supporters(behind.table, behind.fight, 0)).toEqual([]);
  });

  rule(
    ['pod.36.4b', 'pod.37a'],
    'who withdraws goes behind a friend, out of reach of the enemy, with what points are left',
    () => {
      const safe = (own: readonly Placed[], whole = false, enemies: readonly Placed[] = [[SI(5), 'f5']]) => {
        const { table, fight } = lines(own, enemies);
        return names(shelters(table, fight, 1, whole));
      };
      // The commander stands on l1, in the last row: nobody is behind him.
      expect(safe([[FANTI, 'f4', { left: 1 }]])).toEqual([]);
      expect(
        safe([
          [FANTI, 'f4', { left: 1 }],
          [HORSE, 'a4'],
        ]),
      ).toEqual(['e3', 'f3', 'g3']);
      expect(
        safe([
          [FANTI, 'f4', { left: 2 }],
          [HORSE, 'a3'],
        ]),
      ).toEqual(['d2', 'e2', 'f2', 'g2', 'h2']);
      expect(
        safe([
          [FANTI, 'f4', { left: 0 }],
          [HORSE, 'a4'],
        ]),
      ).toEqual([]);
      expect(
        safe(
          [
            [FANTI, 'f4', { left: 1 }],
            [HORSE, 'a4'],
          ],
          false,
          [
            [SI(5), 'f5'],
            [SI(3), 'd2'],
          ],
        ),
      ).toEqual(['f3', 'g3']);
      // A grouping as a whole is not behind itself; one of the two is behind the other.
      const pair: readonly Placed[] = [
        [FANTI, 'f4', { left: 1 }],
        [FI(6), 'f4', { under: true, left: 1 }],
      ];
      expect([safe(pair, true), safe(pair, false)]).toEqual([[], ['e3', 'f3', 'g3']]);
      expect(safe([...pair, [PALVESE, 'e3'], [HORSE, 'a4']], true)).toEqual(['f3', 'g3']);
      expect(safe([...pair, [PALVESE, 'e3']], false)).toEqual(['e3', 'f3', 'g3']);
    },
  );

  rule('pod.37a', 'the other side withdraws the other way', () => {
    const { table, fight } = lines(
      [[FANTI, 'f4']],
      [
        [SI(5), 'f5', { left: 1 }],
        [SI(1), 'a5'],
      ],
    );
    expect(names(shelters(table, fight, 3, false))).toEqual(['e6', 'f6', 'g6']);
  });
});

describe('losses', () => {
  rule(['pod.36.7a', 'pod.36.7e'], 'a company is gone when its damage is more than its Resistance', () => {
    const { p, fight } = lines(
      [
        [FANTI, 'f4'],
        [FI(6), 'f4', { under: true }],
      ],
      [[SI(5), 'f5']],
    );
    const live = called(p);
    expect([wound(live, 1), wound(live, 1), wound(live, 1)]).toEqual([false, false, true]);
    expect([at(fight.soldiers, 1).damage, at(fight.soldiers, 1).hurt, fight.inflicted]).toEqual([3, true, [0, 3]]);
    expect(toldOf(live, 'damaged').map(({ unit, damage }) => [unit, damage])).toEqual([
      [FANTI, 1],
      [FANTI, 2],
      [FANTI, 3],
    ]);
    remove(live, 1, false);
    expect([at(fight.soldiers, 1).cell, at(fight.soldiers, 2).top]).toEqual([ELIMINATED, true]);
    remove(live, 2, true);
    rout(live, 4);
    expect([at(fight.soldiers, 2).cell, at(fight.soldiers, 4).cell]).toEqual([CAPTURED, ROUTED]);
    expect(live.told.slice(3)).toMatchObject([
      { type: 'eliminated', unit: FANTI, captured: false },
      { type: 'eliminated', unit: FI(6), captured: true },
      { type: 'routed', unit: SI(5) },
    ]);
    wound(live, 4);
    expect(fight.inflicted).toEqual([1, 3]);
  });

  rule('pod.36.9a', 'a clash is won by who gives damage and takes none', () => {
    const wins = (damage: number[]) => {
      const { fight } = lines([]);
      noteClash(fight, damage);
      return fight.wins;
    };
    expect([wins([0, 0]), wins([1, 0]), wins([0, 1]), wins([1, 1])]).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  rule(
    ['pod.42a', 'pod.32b', 'pod.30c'],
    'a battle ends when a commander or everybody is gone; both gone, nobody has won',
    () => {
      const ended = (gone: number[], large: boolean) => {
        const { p, fight } = lines([[FANTI, 'f4']], [[SI(5), 'f5']], { large });
        for (const index of gone) at(fight.soldiers, index).cell = ROUTED;
        const live = called(p);
        return [checkEnd(live), live.unwound, live.frames];
      };
      const end = (winner: number, carroccio: boolean[]) => [
        true,
        ['afterBattle'],
        [{ step: 'battleEnd', winner, surrender: false, carroccio }],
      ];
      expect([ended([], true), ended([1, 3], true)]).toEqual([
        [false, [], []],
        [false, [], []],
      ]);
      expect([ended([0], true), ended([2], false), ended([0, 2], true)]).toEqual([
        end(1, [true, false]),
        end(0, [false, false]),
        end(-1, [true, true]),
      ]);
    },
  );
});

describe('companies of fortune', () => {
  const [GRIFONE, TORRE] = [companyNamed('grifone'), companyNamed('torre')];
  const sold = (more: Partial<Battle> = {}) => {
    const { p, fight } = lines(
      [[FANTI, 'f4']],
      [
        [unitOf('grifone'), 'e6'],
        [unitOf('grifone', 2), 'f6'],
        [SI(5), 'f6', { under: true }],
        [unitOf('torre'), 'g6'],
        [unitOf('torre', 1), '', { cell: ROUTED }],
      ],
      more,
    );
    p.hire(1, 'grifone', 'siena', { fee: 600 }).hire(1, 'torre', 'siena').purse(0, 2000);
    return { p, fight };
  };

  rule('pod.38i', 'the enemy’s on the field can be bought, unless their captain commands', () => {
    const { fight } = sold();
    expect([bribable(fight, 0), bribable(fight, 1)]).toEqual([[GRIFONE, TORRE], []]);
    fight.commander = [0, 3];
    expect(bribable(fight, 0)).toEqual([TORRE]);
    fight.commander = [0, 4];
    expect(bribable(fight, 0)).toEqual([GRIFONE, TORRE]);
    at(fight.soldiers, 6).cell = ROUTED;
    expect(bribable(fight, 0)).toEqual([GRIFONE]);
  });

  rule(
    ['pod.38d', 'pod.38e', 'pod.38g'],
    'for more than fee and extra pay together they change sides, for as much they do not',
    () => {
      const { p, fight } = sold();
      fight.extra[GRIFONE] = 100;
      p.army(0, 'N9', [FANTI], { id: 0 }).army(1, 'N9', [unitOf('grifone'), unitOf('grifone', 1)]);
      const live = called(p);
      expect([tryTreason(live, 0, GRIFONE, 700), fight.failed, isTraitor(fight, 3)]).toEqual([
        [],
        [true, false],
        false,
      ]);
      expect([p.player(0).purse, p.state.employer[GRIFONE]]).toEqual([2000, 1]);
      fight.failed = [false, false];
      // Who stood with others has to leave them.
      expect([tryTreason(live, 0, GRIFONE, 701), fight.failed]).toEqual([[4], [false, false]]);
      expect(fight.soldiers.map(({ side, owner }) => [side, owner])).toEqual([
        [0, 0],
        [0, 0],
        [1, 1],
        [0, 0],
        [0, 0],
        [1, 1],
        [1, 1],
        [1, 1],
      ]);
      expect([fight.traitors, fight.extra[GRIFONE], p.player(0).purse]).toEqual([[GRIFONE], 0, 1299]);
      expect([
        p.state.employer[GRIFONE],
        p.state.payer[GRIFONE],
        p.state.fee[GRIFONE],
        p.state.station[GRIFONE],
      ]).toEqual([0, -1, 701, communeNamed('firenze')]);
      expect([
        p.state.armyOf[unitOf('grifone')],
        p.state.armyOf[unitOf('grifone', 2)],
        p.state.armyOf[unitOf('torre')],
      ]).toEqual([0, 0, -1]);
      expect([isTraitor(fight, 3), isTraitor(fight, 6), isTraitor(fight, 1)]).toEqual([true, false, false]);
      expect(toldOf(live, 'treason').map(({ rule: by, ok }) => [by, ok])).toEqual([
        ['pod.38e', false],
        ['pod.38d', true],
      ]);
      expect(square('N9')).toBe(fight.cell);
    },
  );
});

describe('Benefici in the lines', () => {
  rule(['pod.36.4c', 'pod.23c'], 'three symbols of one colour or more, none of them superfluous (R88)', () => {
    const [one, two, three, shield] = ['spada-1', 'spada-2', 'spada-3', 'scudo-3'].map(token);
    const sets = (pool: (number | undefined)[], swords = true) =>
      symbolSets(position().table, pool.map(Number), swords);
    expect(sets([one, two])).toEqual([[two, one]]);
    expect([sets([one, one]), sets([three]), sets([two, two])]).toEqual([[], [[three]], [[two, two]]]);
    expect(sets([one, one, one])).toEqual([[one, one, one]]);
    // With three in hand nothing else belongs to it; two and one, or three ones.
    expect(sets([one, three])).toEqual([[three]]);
    expect(sets([one, one, one, two])).toEqual([
      [two, one],
      [one, one, one],
    ]);
    expect([sets([shield]), sets([shield], false), sets([three], false)]).toEqual([[], [[shield]], []]);
  });
});

/** The Campo della contesa square by square: who helps, falls, withdraws and changes sides where. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { bribable, isTraitor, mustFight, opponents, shelters, supporters } from '../../src/30-battle/battle.ts';
import { checkEnd, noteClash, remove, rout, symbolSets, tryTreason, wound } from '../../src/30-battle/battle-orders.ts';
import { type Battle, CAPTURED, ELIMINATED, ROUTED } from '../../src/state.ts';
import { fieldName } from '../../src/world.ts';
import { battle, type Placed } from '../battles.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, companyNamed, position, rule, sestiere, square, token, unitOf, world } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
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

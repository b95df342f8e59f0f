import { describe, expect, test } from 'vitest';
import { data, rule, tableOf, written } from './support.ts';

const { charts } = data;
const { terrain, weapons, engines, fire, combat, infiltration, impact, refire } = charts;

const row = (name: string): string[] => {
  const [foot, mounted, cover, sign] = terrain[name] ?? [];
  return [name, String(foot ?? 'x'), String(mounted ?? 'x'), String(cover), String(sign)];
};

describe('terrain', () => {
  const OPEN_GROUND = `
    clear   1 1 none   0
    brush   2 4 light  -
    tree    2 x light  -
    scarp   2 4 medium -
    marsh   2 4 light  -
    rock    4 x light  -
    path    1 x medium 0
    stairs  2 x light  -
    beach   1 1 none   0
    shallow 2 2 light  -
    deep    4 x light  -
  `;
  rule('gui.3.1', 'every open terrain: points on foot and mounted, cover, sign in combat', () => {
    expect(written(OPEN_GROUND).map(([name = '']) => row(name))).toEqual(written(OPEN_GROUND));
  });
  for (const [name = '', ...rest] of written(OPEN_GROUND))
    rule(`gui.3.1.${name}`, `${name}: ${rest.join(' ')}`, () => {
      expect(row(name)).toEqual([name, ...rest]);
    });

  rule('gui.3.1.use', 'every terrain has a cover for fire and a sign for combat', () => {
    for (const [, , cover, sign] of Object.values(terrain)) {
      expect(['none', 'light', 'medium', 'strong']).toContain(cover);
      expect(['+', '0', '-']).toContain(sign);
    }
  });

  const BUILDINGS = `
    interior  1 x none   +
    courtyard 1 1 none   0
    tent      2 x strong -
  `;
  rule(['gui.8.1', 'gui.8.1.interior', 'gui.8.1.tent'], 'hexes of buildings', () => {
    expect(written(BUILDINGS).map(([name = '']) => row(name))).toEqual(written(BUILDINGS));
  });

  const CASTLE = `
    palisade    1 1 none   0
    platform    1 x strong 0
    ward        1 1 none   0
    castleStair 2 x none   -
    tower       1 x none   +
    gate        2 4 none   -
  `;
  rule(['gui.9.1', 'gui.9.1.platform', 'gui.9.1.ladder'], 'hexes of the castle; the gate as when destroyed', () => {
    expect(written(CASTLE).map(([name = '']) => row(name))).toEqual(written(CASTLE));
  });
});

rule(
  ['gui.4.3.1', 'gui.4.3.1.infiltrator', 'gui.4.3.1.opponent'],
  'infiltration: 6 ends the move, 8 wounds, 10 kills; who tries and who opposes',
  () => {
    const { source: _, ...table } = infiltration;
    expect(table).toEqual({
      stop: 6,
      wound: 8,
      kill: 10,
      infiltrator: { mounted: -1, armour: -1, wounded: 2 },
      opponent: { mounted: 1, hoplite: 1, wounded: -2 },
    });
    expect(tableOf('gui.4.3.1')).toMatchObject({ infiltrator: table.infiltrator, opponent: table.opponent });
  },
);

describe('missile weapons', () => {
  const weapon = (name: keyof typeof weapons): string[] => {
    const { ranges, row: start, defensive, offensiveMove } = weapons[name];
    return [name, ...ranges.map(String), String(start), offensiveMove, defensive ?? '-'];
  };
  const PRINTED = {
    'gui.5.1.lance-mounted': 'lanceMounted 3 6 9 2 any -',
    'gui.5.1.lance-foot': 'lanceFoot 4 8 12 2 any -',
    'gui.5.1.javelin': 'javelin 5 12 25 3 any -',
    'gui.5.1.sling': 'sling 8 15 30 2 half none',
    'gui.5.1.composite-mounted': 'compositeMounted 8 15 35 2 any any',
    'gui.5.1.composite-foot': 'compositeFoot 12 30 70 2 any half',
    'gui.5.1.short-bow': 'shortBow 10 25 50 3 any half',
  } as const;
  const NAMES = [
    'lanceMounted',
    'lanceFoot',
    'javelin',
    'sling',
    'compositeMounted',
    'compositeFoot',
    'shortBow',
  ] as const;
  Object.entries(PRINTED).forEach(([id, line], index) => {
    rule(id, 'ends of the three bands, first row, movement with offensive and with defensive fire', () => {
      const name = NAMES[index];
      if (name) expect(weapon(name)).toEqual(line.split(' '));
    });
  });
  rule('gui.5.1', 'five weapons, two of them also from the saddle', () => {
    expect(Object.keys(weapons)).toEqual(NAMES);
    expect(NAMES.map(weapon)).toEqual(Object.values(PRINTED).map(line => line.split(' ')));
  });
  rule('gui.7.1.1', 'the second range table of the mounted lance is not used (R4)', () => {
    expect(tableOf('gui.7.1.1')).toEqual({ short: [1, 4], medium: [5, 10], long: [11, 15] });
    expect(weapons.lanceMounted.ranges).toEqual([3, 6, 9]);
  });
  rule(['gui.5.b', 'gui.5.1.stone-thrower', 'gui.5.1.greek-fire'], 'two engines: range, rate and crew', () => {
    const { source: _, ...thrower } = engines.stoneThrower;
    const { source: __, ...siphon } = engines.greekFire;
    expect(thrower).toEqual({ range: 30, every: 3, crew: 3, carriers: 4, carried: 2, row: 0 });
    expect(siphon).toEqual({ near: 5, range: 10, every: 5, crew: 2 });
  });
  rule('gui.5.3d', 'hexes until the next volley', () => {
    const { source: _, ...hexes } = refire;
    expect(hexes).toEqual({ footWounded: 1, foot: 2, mounted: 3, charging: 4 });
  });
  rule('gui.5.4.2', 'modifiers of the impact roll', () => {
    const { source: _, ...modifiers } = impact;
    expect(modifiers).toEqual({ medium: 1, long: 2, wounded: 1, byzantine: -1, near: -2, nearBelow: 4 });
  });
});

const AT_HORSEMEN = `
  F F E
  F E D
  E E D
  E D C
  D D C
  D C B
  C C A
  C B A
  B A -
  A A -
`;
const AT_FOOT = `
  C C C C
  C C C C
  C C C C
  C C C B
  C B B B
  C B B B
  B B B A
  B B A A
  B A A -
  A A - -
`;
rule(['gui.5.4.3', 'gui.5.4.3.armour'], 'fire at horsemen, by row and cover: none, light, medium', () => {
  expect(fire.mounted).toEqual(written(AT_HORSEMEN));
  expect(fire.armour).toBe(1);
});
rule(['gui.5.4.4', 'gui.5.4.4.armour'], 'fire at men on foot: none, light, medium, strong', () => {
  expect(fire.foot).toEqual(written(AT_FOOT));
  expect(fire.armour).toBe(1);
});
rule(
  ['gui.5.4.3.weapon', 'gui.5.4.4.weapon'],
  'stone reads its die, bow of horn, sling and lance 2 lower, the rest 3',
  () => {
    const { lanceMounted, lanceFoot, javelin, sling, compositeMounted, compositeFoot, shortBow } = weapons;
    expect([lanceMounted, lanceFoot, sling, compositeMounted, compositeFoot].map(({ row: start }) => start)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    expect([javelin.row, shortBow.row, engines.stoneThrower.row]).toEqual([3, 3, 0]);
  },
);

const AGAINST_HORSEMEN = `
  E E F H I J K K K K K
  D D E G H I J J K K K
  B C D F G H I J J K K
  B B C E F G H I J J J
  A A B D E F G H J J J
  . . A C D E F G I J J
  . . . B C D E F H I J
  . . . . B C D E G H I
  . . . . . B C D F G H
  . . . . . . B C E F G
`;
const AGAINST_FOOT = `
  E F G H H H H H H H H
  D E F G H H H H H H H
  C D E G G H H H H H H
  B C D F G G H H H H H
  A B C E F G G H H H H
  . A B D E F G G H H H
  . . . C D E F G G H H
  . . . B C D E F G G H
  . . . . B C D E F G G
  . . . . . B C D E F G
`;
const filled = (rows: readonly (readonly string[])[]): string[][] => rows.map(cells => cells.map(cell => cell || '.'));
rule('gui.6.4', 'the combat table against horsemen, cell by cell (R3)', () => {
  expect(filled(combat.mounted)).toEqual(written(AGAINST_HORSEMEN));
});
rule('gui.6.5', 'the combat table against men on foot, cell by cell (R3)', () => {
  expect(filled(combat.foot)).toEqual(written(AGAINST_FOOT));
});
test('the columns begin at -5, 0, 6, 11, 21, 31, 41, 61, 81 and 101', () => {
  expect(combat.bounds).toEqual([-5, 0, 6, 11, 21, 31, 41, 61, 81, 101]);
  expect(combat.armour).toBe(1);
});

describe('fire and naphtha', () => {
  rule(['gui.10.2.4', 'gui.10.2.4.spread'], 'flames spread on 7 and more', () => {
    expect(charts.flames.spread).toBe(7);
  });
  rule('gui.10.2.4.engine', 'an engine catches fire on 8 and more', () => {
    expect(charts.flames.engine).toBe(8);
  });
  rule('gui.10.2.4.wood', 'wood catches fire on 10', () => {
    expect(charts.flames.wood).toBe(10);
  });
  rule('gui.10.2.4.extinguish', 'put out on 1-3, or to 5 when an arrow lit it', () => {
    expect([charts.flames.douse, charts.flames.douseArrow]).toEqual([3, 5]);
  });
  rule('gui.10.5.2', 'the siphon explodes on 1 and jams on 2', () => {
    expect([charts.siphon.explodes, charts.siphon.jams]).toEqual([1, 2]);
  });
  rule('gui.10.5.3b', 'burning naphtha kills on 1-5, wounds on 6-8', () => {
    expect([charts.naphtha.killed, charts.naphtha.wounded]).toEqual([5, 8]);
  });
});

describe('the siege', () => {
  rule('gui.11.1.1b', 'provisions by number of mouths (R82)', () => {
    const { modifiers, castle, farm, chapel, dice } = charts.provisions;
    expect(modifiers).toEqual([-8, -6, -4, 0, 4, 6, 8]);
    // From how many men each modifier holds.
    expect(castle).toEqual([35, 29, 23, 17, 11, 5, 0]);
    expect(farm).toEqual([27, 23, 19, 15, 11, 7, 0]);
    expect(chapel).toEqual([19, 16, 13, 10, 7, 4, 0]);
    expect(dice).toEqual({ castle: 3, farm: 1, chapel: 1 });
  });
  rule('gui.11.1.4', 'the blockade: +4 up to twice as many besiegers, +8 if they are no more than the besieged', () => {
    const { source: _, ...table } = charts.blockade;
    expect(table).toEqual({ full: 2, partly: 4, none: 8 });
  });
  rule('gui.11.1.5b', 'healing: so many days, 10, 15, 20, months, death', () => {
    expect(charts.healing.days).toEqual([1, 2, 3, 4, 5, 10, 15, 20, null, 0]);
  });
  rule(
    ['gui.11.2a', 'gui.11.6.10'],
    'days of work: grapnel 1, ladder 2, stone thrower 7, or 5 with the engineer',
    () => {
      const { source: _, ...days } = charts.building;
      expect(days).toEqual({ grapnel: 1, ladder: 2, stoneThrower: 7, builders: 5, engineer: 5 });
    },
  );
  rule('gui.11.3.2a', 'stages until demolished: tower 4, single wall 2, wood 1', () => {
    const { source: _, ...stages } = charts.stages;
    expect(stages).toEqual({ D: 4, S: 2, B: 1 });
  });
  const BOMBARDMENT = `
    1C 1C 1C  1C 1C 1C  1C 1C 1C  1C 1C 1C  1C 1C 1C
    .  .  .   .  .  .   .  .  .   1C 1C 1C  1C 1C 1C
    .  .  .   .  .  .   .  .  .   .  .  .   .  .  .
    .  .  .   .  .  .   .  .  .   .  .  .   .  .  D
    .  .  .   .  .  .   .  .  .   .  .  D   .  D  D
    .  .  .   .  .  .   .  .  D   .  D  D   D  D  D
    .  .  .   .  .  D   .  D  D   D  D  D   D  D  D
    .  .  D   .  D  D   D  D  D   D  D  D   D  D  D
    .  D  D   D  D  D   D  D  D   D  D  D   D  D  D
    D  D  D   D  D  D   D  D  D   D  D  D   D  D  D
  `;
  rule('gui.11.3.5', 'bombardment by points 1-5 and wall D, S, B, cell by cell', () => {
    expect(filled(charts.bombardment.rows)).toEqual(written(BOMBARDMENT));
  });
  test('3 points on wood with a 6: D', () => {
    expect(charts.bombardment.rows[6 - 1]?.[(3 - 1) * 3 + 'DSB'.indexOf('B')]).toBe('D');
  });
  rule('gui.11.4.3f', 'a patrol comes on 1, 3, 5, then 7 or less', () => {
    expect(charts.patrols.byTurn).toEqual([1, 3, 5, 7]);
  });
  rule(
    ['gui.11.5.1', 'gui.11.5.1.numbers', 'gui.11.5.1.progress', 'gui.11.5.1.result'],
    'surrender at 12: numbers +1 or +2, progress +1, +2 or +3, hunger +1 or +2 (R88)',
    () => {
      const { source: _, hunger, ...table } = charts.surrender;
      expect(table).toEqual({
        needed: 12,
        twice: 1,
        thrice: 2,
        breach: 1,
        held: 2,
        heldAndBreached: 3,
        hungry: [5, 1],
        starving: [2, 2],
      });
      expect(hunger.from).toBe('reconstructed');
    },
  );
  rule('gui.11.1.2b', 'in the first 5 days the event roll has +5', () => {
    expect([charts.events.early, charts.events.earlyDays]).toEqual([5, 5]);
  });
  rule('gui.11.6', 'an event for every sum from 2 to 20', () => {
    const events = tableOf('gui.11.6');
    expect(Array.isArray(events) && events.map(({ roll }) => roll)).toEqual(
      Array.from({ length: 19 }, (_, index) => 20 - index),
    );
  });
});

describe('the catalogue prints the same tables', () => {
  test.each([
    ['gui.5.4.3', fire.mounted],
    ['gui.5.4.4', fire.foot],
    ['gui.6.4', combat.mounted],
    ['gui.6.5', combat.foot],
    ['gui.11.3.5', charts.bombardment.rows],
  ])('%s', (id, rows) => {
    expect(tableOf(id)).toMatchObject({ rows });
  });
});

import { describe, expect, test } from 'vitest';
import type { Group, Scenario, Zone } from '../../src/data/scenarios.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { FORCES } from './forces.ts';
import { data, rule, the } from './support.ts';

const { scenarios } = data.scenarios;
const numbered = (number: number): Scenario => the(scenarios.find(one => one.number === number));
const group = (number: number, id: string): Group => the(numbered(number).groups.find(one => one.id === id));
const zone = (number: number, id: string, index = 0): Zone => {
  const found = the(group(number, id).placement[index]);
  if (found.kind !== 'zone') throw new Error('not a zone');
  return found;
};
const person = (id: string) => the(data.characters.characters.find(one => one.id === id));

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** All hexes of these columns and rows. */
const block = (columns: string, first = 1, last = 16, prefix = ''): string[] => {
  const [from = 'A', to = 'Z'] = columns.split('-');
  const letters = COLUMNS.slice(COLUMNS.indexOf(from), COLUMNS.indexOf(to) + 1);
  return [...letters].flatMap(letter =>
    Array.from({ length: last - first + 1 }, (_, row) => `${prefix}${letter}${row + first}`),
  );
};
/** Hexes apart, counted in cubes: B, D, F … sit half a hex lower. */
const cube = (hex: string): [number, number] => {
  const q = COLUMNS.indexOf(hex.charAt(0));
  return [q, Number(hex.slice(1)) - (q - (q & 1)) / 2];
};
function apart(one: string, other: string): number {
  const [q, r] = cube(one);
  const [p, s] = cube(other);
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));
}
const sorted = (hexes: readonly string[]): string[] => [...hexes].sort();
const same = (one: readonly string[], other: readonly string[]) => expect(sorted(one)).toEqual(sorted(other));
const lettersOf = (id: string, letters: string): string[] => {
  const { terrain } = the(data.maps.maps.find(map => map.id === id));
  return terrain.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letters.includes(letter) ? [`${COLUMNS[column]}${row + 1}`] : [])),
  );
};
const levelOf = (id: string, level: string): string[] => {
  const { levels } = the(data.maps.maps.find(map => map.id === id));
  return levels.flatMap((line, row) =>
    [...line].flatMap((digit, column) => (digit === level ? [`${COLUMNS[column]}${row + 1}`] : [])),
  );
};

describe('forces', () => {
  const IDS: Readonly<Record<string, string>> = { 'Germans A': 'germans-a', 'Germans B': 'germans-b' };
  test.each(Object.entries(FORCES))('scenario %s', (key, [men, points, names]) => {
    const [number = '', ...words] = key.split(' ');
    const id = words.join(' ');
    const { characters, mounted } = group(Number(number), IDS[id] ?? id.toLowerCase().replace(/ /g, '-'));
    // The civilians of the farm have no price and are counted apart.
    const soldiers = characters.filter(name => person(name).code[2] !== 'c' || person(name).code[1] === 'c');
    expect(soldiers.map(name => person(name).name)).toEqual(names.split(', '));
    expect(soldiers).toHaveLength(men);
    const price = (name: string) =>
      mounted.includes(name) ? the(person(name).points.mounted) : person(name).points.foot;
    expect(soldiers.reduce((sum, name) => sum + price(name), 0)).toBe(points);
  });

  test('nobody but those: the civilians of the farm', () => {
    expect(group(5, 'normans').characters.slice(9)).toEqual(['anselmo', 'sabina']);
    expect(scenarios.flatMap(({ groups }) => groups).length).toBe(Object.keys(FORCES).length);
  });
});

rule('gui.2.scenario-choice', 'fourteen scenarios ready to play and one where the players choose everything', () => {
  expect(scenarios.map(({ id }) => id)).toEqual(SCENARIOS.map(({ id }) => id));
  expect(scenarios.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

describe('what is learnt before', () => {
  const learnt = (...numbers: number[]) => numbers.map(number => numbered(number).rules);
  rule('gui.6.stop', 'scenarios 1, 2 and 3 need sections 1-6', () => {
    expect(learnt(1, 2, 3)).toEqual([6, 6, 6]);
  });
  rule('gui.7.stop', 'scenario 4 needs section 7', () => {
    expect(learnt(4)).toEqual([7]);
  });
  rule('gui.8.stop', 'scenarios 5, 6 and 7 need section 8', () => {
    expect(learnt(5, 6, 7)).toEqual([8, 8, 8]);
  });
  rule('gui.9.stop', 'scenario 8 needs section 9', () => {
    expect(learnt(8)).toEqual([9]);
  });
  rule('gui.10.stop', 'scenarios 9, 10 and 11 need section 10', () => {
    expect(learnt(9, 10, 11)).toEqual([10, 10, 10]);
  });
  rule('gui.11.5.stop', 'the sieges need everything', () => {
    expect(learnt(12, 13, 14)).toEqual([11, 11, 11]);
  });
  test('only the first is without missiles', () => {
    expect(scenarios.filter(({ missiles }) => !missiles).map(({ number }) => number)).toEqual([1]);
  });
});

test('maps, length, first player', () => {
  const lines = scenarios.map(({ number, maps, turns, seats, siege }) =>
    [number, maps.map(({ map, rotated }) => map + (rotated ? '*' : '')).join('+'), turns ?? siege?.days, seats[0]].join(
      ' ',
    ),
  );
  expect(lines).toEqual([
    '1 il-poggio 10 normans',
    '2 la-scalinata 12 normans',
    '3 laguna+nido-d-aquila 16 normans',
    '4 il-poggio* 12 normans',
    '5 laguna 14 lombards',
    '6 la-scalinata 12 arabs',
    '7 il-fiume 14 byzantines',
    '8 nido-d-aquila 15 normans',
    '9 nido-d-aquila 18 attackers',
    '10 la-costa 14 arabs',
    '11 nido-d-aquila 20 normans',
    '12 nido-d-aquila 40 besiegers',
    '13 laguna 20 besiegers',
    '14 laguna 15 besiegers',
    '15 il-poggio 12 first',
  ]);
});

test('overlays and where they lie', () => {
  const laid = scenarios.flatMap(({ number, overlays }) =>
    overlays.map(({ overlay, anchor }) => `${number} ${overlay} ${anchor ?? ''}`.trim()),
  );
  expect(laid).toEqual([
    '5 fattoria Q7',
    '6 cappella M2',
    ...['7 tenda C2', '7 tenda G2', '7 tenda K3'],
    ...['10 molo', '10 tenda G7', '10 tenda K6', '10 tenda O7', '10 tenda S4'],
    '13 fattoria Q7',
    '14 cappella Q7',
  ]);
});

test('entries by side and turn', () => {
  const entries = scenarios.flatMap(({ number, groups }) =>
    groups.flatMap(({ id, placement }) =>
      placement.flatMap(one =>
        one.kind === 'enter' ? [`${number} ${id} ${one.sides} ${one.turn} ${one.split ?? ''}`] : [],
      ),
    ),
  );
  expect(entries.map(line => line.trim())).toEqual([
    '1 germans-b 2 2',
    '2 normans 3 1',
    '3 arab-horsemen 2 6',
    '4 normans 4 1',
    '5 lombards 2,1 1',
    '5 reinforcement 4 5',
    '6 arabs 2,4 1 true',
    '7 normans 2 2',
    '7 byzantines 3 1',
    '9 attackers 4,3 1',
    '10 arabs 1 1',
    '11 normans 4 1',
  ]);
});

describe('where they are set up', () => {
  test('1: Swabians on the knoll, footmen on its scarp, three horsemen east, the rest west', () => {
    expect(numbered(1).groups.map(({ id }) => id)).toEqual(['germans-a', 'normans', 'germans-b']);
    same(zone(1, 'germans-a').hexes, levelOf('il-poggio', '1'));
    same(zone(1, 'normans').hexes, lettersOf('il-poggio', 's'));
    expect(zone(1, 'normans').who).toEqual(['roland', 'jacques', 'eustache', 'renauld']);
    same(zone(1, 'normans', 1).hexes, block('R-W'));
    expect(zone(1, 'normans', 1).max).toBe(3);
    same(zone(1, 'normans', 2).hexes, block('A-H'));
  });
  test('2: Arabs on the upper terrace', () => {
    same(zone(2, 'arabs').hexes, levelOf('la-scalinata', '1'));
  });
  test('3: Normans A-E of Laguna, up to three who shoot M-Z, the rest A-M of the other map, horsemen later', () => {
    same(zone(3, 'normans').hexes, block('A-E', 1, 16, 'A'));
    same(zone(3, 'arabs').hexes, block('M-Z', 1, 16, 'A'));
    expect([zone(3, 'arabs').max, zone(3, 'arabs').who]).toEqual([3, ['anwar', 'wahid', 'yaqub']]);
    same(zone(3, 'arabs', 1).hexes, block('A-M', 1, 16, 'B'));
  });
  test('4: Byzantines P-Y with a formation', () => {
    same(zone(4, 'byzantines').hexes, block('P-Y'));
    expect(numbered(4).special).toEqual([{ kind: 'formation' }]);
  });
  test('5: in the farm; civilians, two horses and four sheep in its courtyard', () => {
    const { riderless, sheep } = numbered(5);
    same(zone(5, 'normans').hexes, block('Q-V', 7, 10));
    const yard = block('Q-V', 9, 10);
    same(zone(5, 'normans', 1).hexes, yard);
    expect(riderless.map(({ of }) => of)).toEqual(['anquetil', 'raoul']);
    for (const { hexes } of riderless) same(the(hexes), yard);
    expect(sheep.map(({ side, count }) => [side, count])).toEqual([[1, 4]]);
    same(the(sheep[0]).hexes, yard);
    expect(group(5, 'normans').mounted).toEqual([]);
  });
  test('6: four in the nave, the rest outside within 3 of the door, a horse within 2', () => {
    same(zone(6, 'normans').hexes, block('M-O', 2, 4));
    const chapel = block('M-O', 2, 5);
    same(
      zone(6, 'normans', 1).hexes,
      block('A-Z').filter(hex => apart(hex, 'N6') <= 3 && !chapel.includes(hex)),
    );
    expect(numbered(6).riderless).toEqual([{ of: 'roger', near: 'N6', within: 2 }]);
    expect(group(6, 'normans').mounted).toEqual(['serlon', 'romaric', 'gautier', 'geoffroy', 'guillaume']);
  });
  test('7: north of the river within 4 of a tent; one knight and two loads of loot in each tent', () => {
    const tents = ['C2', 'G2', 'K3'].map(anchor => {
      const column = COLUMNS.indexOf(anchor.charAt(0));
      return block(`${COLUMNS[column]}-${COLUMNS[column + 1]}`, Number(anchor.slice(1)), Number(anchor.slice(1)) + 1);
    });
    same(
      zone(7, 'normans').hexes,
      block('A-Z', 1, 7).filter(hex => !tents.flat().includes(hex) && tents.flat().some(tent => apart(hex, tent) <= 4)),
    );
    tents.forEach((tent, index) => {
      same(zone(7, 'normans', index + 1).hexes, tent);
      expect(zone(7, 'normans', index + 1).max).toBe(1);
      same(the(numbered(7).loot[index]).hexes, tent);
      expect(numbered(7).loot[index]?.count).toBe(2);
    });
    expect(numbered(7).riderless.map(({ of, near, within }) => [of, near, within])).toEqual([
      ['onfroi', 'tent', 2],
      ['drogon', 'tent', 2],
      ['turstin', 'tent', 2],
    ]);
  });
  test('8: mourners within 2 of R11, four in the tower, three on platforms, friends within 4 of N9', () => {
    expect(numbered(8).groups.map(({ id }) => id)).toEqual(['normans-inside', 'byzantines', 'normans-outside']);
    const ward = lettersOf('nido-d-aquila', 'c');
    same(
      zone(8, 'normans-inside').hexes,
      ward.filter(hex => apart(hex, 'R11') <= 2),
    );
    same(zone(8, 'byzantines').hexes, lettersOf('nido-d-aquila', 'T'));
    same(zone(8, 'byzantines', 1).hexes, lettersOf('nido-d-aquila', 'P'));
    same(zone(8, 'byzantines', 2).hexes, ward);
    expect([0, 1].map(index => [zone(8, 'byzantines', index).min, zone(8, 'byzantines', index).max])).toEqual([
      [4, 4],
      [3, 3],
    ]);
    expect(zone(8, 'byzantines', 2).apart).toBe(true);
    const castle = block('P-W', 5, 12);
    same(
      zone(8, 'normans-outside').hexes,
      block('A-Z').filter(hex => apart(hex, 'N9') <= 4 && !castle.includes(hex)),
    );
    expect(numbered(8).special).toEqual([
      { kind: 'surprise', side: 1, turns: 1 },
      { kind: 'unpriced', who: group(8, 'normans-inside').characters },
    ]);
  });
  test('9: inside the castle but not in the gate; ladders and grapnels', () => {
    same(
      zone(9, 'byzantines').hexes,
      block('P-W', 5, 12).filter(hex => hex !== 'P9'),
    );
    expect(numbered(9).equipment.map(({ kind, side, count }) => [kind, side, count])).toEqual([
      ['ladder', 0, 3],
      ['grapnel', 0, 3],
    ]);
    expect(numbered(9).special).toEqual([{ kind: 'capture' }]);
  });
  test('10: seven men in the tents, the rest in rows 2-12; engine, ladders, arrows, night', () => {
    const tents = [block('G-H', 7, 8), block('K-L', 6, 7), block('O-P', 7, 8), block('S-T', 4, 5)].flat();
    same(zone(10, 'normans').hexes, tents);
    expect([zone(10, 'normans').min, zone(10, 'normans').max]).toEqual([7, 7]);
    const open = zone(10, 'normans', 1);
    const gear = ['Q7', 'Q8', 'U7', 'U8', 'W7', 'W8'];
    same(
      open.hexes.filter(hex => !tents.includes(hex)),
      block('A-Z', 2, 12).filter(hex => !tents.includes(hex) && !gear.includes(hex)),
    );
    expect(open.who).not.toContain('roger');
    expect(open.who).not.toContain('tancrede');
    expect(numbered(10).equipment).toEqual([
      { kind: 'stoneThrower', side: 1, at: ['Q7', 'Q8'] },
      { kind: 'ladder', side: 1, at: ['U7', 'U8'] },
      { kind: 'ladder', side: 1, at: ['W7', 'W8'] },
      { kind: 'fireArrows', side: 0, count: 6 },
    ]);
    expect(numbered(10).special).toEqual([{ kind: 'night', range: 12, light: 3 }]);
  });
  test('11: the siphon on P8, a loaded engine and its crew of 3 within 8 of side 4', () => {
    same(
      zone(11, 'byzantines').hexes,
      block('P-W', 5, 12).filter(hex => hex !== 'P9' && hex !== 'P8'),
    );
    same(zone(11, 'normans').hexes, block('A-H'));
    expect([zone(11, 'normans').min, zone(11, 'normans').max]).toEqual([3, 3]);
    const [siphon, arrows, thrower, ladders, grapnels] = numbered(11).equipment;
    expect(siphon).toEqual({ kind: 'greekFire', side: 1, at: ['P8'], arrow: 'SW', loaded: true });
    expect(arrows).toEqual({ kind: 'fireArrows', side: 1, count: 6 });
    expect(thrower).toMatchObject({ kind: 'stoneThrower', side: 0, loaded: true });
    same(the(thrower?.zone), block('A-H'));
    expect([ladders, grapnels]).toEqual([
      { kind: 'ladder', side: 0, count: 3 },
      { kind: 'grapnel', side: 0, count: 2 },
    ]);
  });
});

test('how they are won', () => {
  expect(scenarios.map(({ victory }) => victory)).toEqual([
    { kind: 'survivors', side: 1, group: 'germans-a', loss: 1, draw: 2, leader: 'robert' },
    { kind: 'level', side: 0, level: 1, win: 5, lose: 2 },
    { kind: 'exits', side: 0, win: 8, draw: 7 },
    { kind: 'formation', side: 1, bonus: 20 },
    {
      kind: 'farm',
      raiders: 0,
      rooms: ['chamber', 'hall', 'granary'],
      prisoner: 'sabina',
      horses: ['anquetil', 'raoul'],
      sheep: 2,
      held: 2,
    },
    { kind: 'escape', side: 1, who: 'roger', sides: [1, 3], companions: 3 },
    { kind: 'loot', raiders: 0, sides: [3], carried: 10, held: 15 },
    { kind: 'tower', side: 0, inside: 'any' },
    { kind: 'capture', side: 0, who: 'maniakes', inside: 12 },
    { kind: 'burning', raiders: 0, engine: 15, tent: 5, ladder: 5, deck: 10, decks: 2, win: 45, lose: 35 },
    { kind: 'assault', side: 0, inside: 13, few: 10 },
    { kind: 'siege' },
    { kind: 'siege' },
    { kind: 'siege' },
    { kind: 'score' },
  ]);
});

test('what is bought for the free battle, and where it is set up', () => {
  expect(numbered(15).special).toEqual([{ kind: 'free', depth: 5, engines: 2, ladders: 3, grapnels: 3, horses: 3 }]);
});

test('who may leave, and where', () => {
  const exits = scenarios.flatMap(({ number, exits: all }) => all.map(exit => ({ number, ...exit })));
  expect(exits).toEqual([
    { number: 1, side: 1, sides: [2], group: 'germans-a' },
    { number: 3, side: 0, sides: [2], map: 1 },
    { number: 3, side: 0, sides: [1, 3], map: 1, columns: 'G-Z' },
    { number: 5, side: 0, sides: [1, 2] },
    { number: 6, side: 1, sides: [1, 3] },
    { number: 7, side: 0, sides: [3] },
    { number: 9, side: 0, sides: [4], prisoner: 'maniakes' },
  ]);
});

test('the sieges: place, days, gear, relief', () => {
  expect([12, 13, 14].map(number => numbered(number).siege)).toMatchObject([
    { of: 'castle', days: 40, ladders: 3, grapnels: 3, relief: null },
    { of: 'farm', days: 20, ladders: 0, grapnels: 1, relief: null },
    { of: 'chapel', days: 15, ladders: 0, grapnels: 1, relief: 3 },
  ]);
});

rule(['gui.11.4.2a', 'gui.11.4.3a', 'gui.11.4.4a'], 'the tables of the actions outside the place', () => {
  for (const number of [12, 13, 14]) {
    const { camp, supplies, field } = the(numbered(number).siege).outside;
    const mapsOf = ({ maps }: typeof camp) => maps.map(({ map }) => map);
    expect([camp, supplies, field].map(mapsOf)).toEqual([['laguna'], ['laguna'], ['laguna', 'nido-d-aquila']]);
    expect(camp.overlays.map(({ overlay }) => overlay)).toEqual(Array(6).fill('tenda'));
    expect([supplies.overlays, field.overlays]).toEqual([[], []]);
    // R99: columns N-Z of the first and A-M of the second.
    expect(field.columns).toEqual([
      [13, 25],
      [0, 12],
    ]);
  }
});

import { distance, neighbour, requireCell } from '@carroccio/boards';
import { describe, expect, test } from 'vitest';
import { gridOf, isPlayable, letterAt } from '../../src/data/map-check.ts';
import type { BattleMap } from '../../src/data/maps.ts';
import { BATTLES, data, hexRange, rule, tableOf } from './support.ts';

const { montaperti, benevento, campaldino } = data.maps;
const LEVELS: Readonly<Record<string, number>> = { '1': 1, a: 1.5, '2': 2, b: 2.5, '3': 3 };
const levelAt = (map: BattleMap, hex: string): number | undefined => LEVELS[letterAt(map, hex)] ?? map.ground[hex];
const hexesOf = (map: BattleMap, letters: string): string[] =>
  gridOf(map).names.filter(hex => letters.includes(letterAt(map, hex)));
const named = ({ names }: BattleMap, kind: string): string[] =>
  names.filter(place => place.kind === kind).flatMap(({ hexes }) => hexes);

rule('gg.2.1', 'each battle has a map of hexes numbered by column and row', () => {
  const ends = BATTLES.map(battle => {
    const { names } = gridOf(data.maps[battle]);
    return [battle, names[0], names.at(-1), names.length];
  });
  expect(ends).toEqual([
    ['montaperti', '0101', '4224', 42 * 24],
    ['benevento', '0101', '3018', 30 * 18],
    ['campaldino', '0101', '2414', 24 * 14],
  ]);
});

describe('altitude', () => {
  rule('gg.8.2.5', 'three levels of Clear ground and the two between them occur', () => {
    for (const map of [montaperti, benevento, campaldino])
      expect([...new Set(hexesOf(map, '123ab').map(hex => levelAt(map, hex)))].sort()).toEqual([1, 1.5, 2, 2.5, 3]);
  });

  rule('gg.8.2.5x', 'at Campaldino 1206 lies between 1205 and 1207', () => {
    expect(['1205', '1206', '1207'].map(hex => levelAt(campaldino, hex))).toEqual([1, 1.5, 2]);
  });

  test.each(BATTLES)('at %s no step between neighbours is as high as a level', battle => {
    const map = data.maps[battle];
    const grid = gridOf(map);
    for (const hex of hexesOf(map, '123abwC'))
      for (let direction = 0; direction < grid.directions; direction++) {
        const next = neighbour(grid, requireCell(grid, hex), direction);
        const there = next < 0 ? undefined : levelAt(map, grid.names[next] ?? '');
        expect(Math.abs((there ?? levelAt(map, hex) ?? 0) - (levelAt(map, hex) ?? 9))).toBeLessThan(1);
      }
  });
});

describe('features of single hexes', () => {
  rule('gg.8.2.6x', 'Campaldino 0203 and 0803 carry minor features on Clear ground', () => {
    expect(campaldino.minor).toEqual(expect.arrayContaining(['0203', '0803']));
    expect(['0203', '0803'].map(hex => letterAt(campaldino, hex))).toEqual(['1', '1']);
  });

  rule('gg.8.2.6', 'minor features stand on Clear ground and are nothing else', () => {
    for (const map of [montaperti, benevento, campaldino]) {
      expect(map.minor.length).toBeGreaterThan(0);
      expect(map.minor.filter(hex => !(letterAt(map, hex) in LEVELS) || map.buildings.includes(hex))).toEqual([]);
    }
  });

  rule('gg.8.2.8', 'Benevento 2706 is Hill', () => {
    expect(letterAt(benevento, '2706')).toBe('^');
  });

  rule('gg.8.2.9', 'Montaperti 2305 is Woods', () => {
    expect(letterAt(montaperti, '2305')).toBe('w');
  });

  rule('gg.8.2.10', 'buildings leave the terrain of their hex as it is', () => {
    expect([montaperti, benevento, campaldino].map(({ buildings }) => buildings)).toEqual([
      ['0718'],
      ['0108'],
      ['0210'],
    ]);
    expect([letterAt(montaperti, '0718'), letterAt(campaldino, '0210')]).toEqual(['3', '2']);
  });

  rule('gg.S.8.9', 'the Guelph Camp, one unbroken line of six hexes', () => {
    const camp = hexesOf(campaldino, 'C');
    expect([...camp].sort()).toEqual(tableOf('gg.S.8.9'));
    expect([...named(campaldino, 'camp')].sort()).toEqual([...camp].sort());
    const grid = gridOf(campaldino);
    const steps = named(campaldino, 'camp').map(hex => requireCell(grid, hex));
    expect(steps.slice(1).map((cell, index) => distance(grid, cell, steps[index] ?? -1))).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('rivers and streams', () => {
  rule('gg.8.2.7a', 'a river fills the hexes it is named for, a stream runs along hexsides', () => {
    for (const map of [montaperti, benevento, campaldino])
      expect([...named(map, 'river')].sort()).toEqual([...hexesOf(map, '~')].sort());
    const sides = [montaperti, benevento, campaldino].map(map => map.streams.flatMap(stream => stream.sides).length);
    expect(sides).toEqual([36, 23, 0]);
  });

  rule('gg.8.2.7a', 'a bridge leaves its hex a river, and the land beyond the rivers is out of play', () => {
    expect([montaperti.bridge, benevento.bridge, campaldino.bridge]).toEqual(['3812', '0209', undefined]);
    expect([letterAt(montaperti, '3812'), letterAt(benevento, '0209')]).toEqual(['~', '~']);
    expect(montaperti.grid.map(row => row.slice(row.lastIndexOf('~') + 1)).join('')).toMatch(/^#+$/);
    const aboveTheArno = Array.from({ length: campaldino.columns }, (_, column) => {
      const letters = campaldino.grid.map(row => row[column]);
      return letters.slice(0, letters.indexOf('~')).join('');
    });
    expect(aboveTheArno.join('')).toMatch(/^#+$/);
  });

  test('the Borro Rigo cuts the top left corner off, past 1502 and out under 0107', () => {
    const [rigo] = montaperti.streams;
    const near = new Set(rigo?.sides.map(([near]) => near));
    expect(rigo?.name).toBe('Borro Rigo');
    expect(near).toContain('1502');
    expect(rigo?.sides).toContainEqual(['0107', '0108']);
    expect(rigo?.sides).toContainEqual(['1801', '1901']);
  });

  test('the whole edge from 3901 to 0101 and down to 0107 can be entered', () => {
    const top = Array.from({ length: 39 }, (_, index) => `${String(index + 1).padStart(2, '0')}01`);
    expect([...top, ...hexRange('0101-0107')].filter(hex => !isPlayable(montaperti, hex))).toEqual([]);
    expect(isPlayable(montaperti, '4001')).toBe(false);
  });
});

test('the level under Woods and Camp', () => {
  expect(montaperti.ground).toMatchObject({ '2204': 2, '2304': 1.5, '2305': 1.5, '2404': 1.5, '2405': 1 });
  expect(campaldino.ground).toMatchObject({ '1903': 1, '2004': 1, '2104': 1, '2105': 1.5, '2106': 2, '2107': 2 });
});

test.each(BATTLES)('hills and woods at %s are named where the names say', battle => {
  const map = data.maps[battle];
  expect(named(map, 'hill').filter(hex => letterAt(map, hex) !== '^')).toEqual([]);
  expect(named(map, 'building')).toEqual(map.buildings);
});

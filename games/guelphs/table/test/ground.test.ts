import { groundOf, grounds, parts } from '@carroccio/guelphs/survey';
import { ringsAround } from '@carroccio/table/ground/outline.ts';
import { padded } from '@carroccio/table/ground/padded.ts';
import { drawnCentre } from '@carroccio/table/ground/unit.ts';
import { describe, expect, it, test } from 'vitest';
import { planOf } from '../map/plan.ts';
import { sheetOf } from '../map/sheet.ts';
import { STEPS, stepOf, tintOf } from '../map/tints.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';

const maps = parts.maps.value;
const all = grounds({
  charts: parts.charts.value,
  maps,
  armies: parts.armies.value,
  setups: parts.setups.value,
  specials: parts.specials.value,
});
const BATTLES = ['montaperti', 'benevento', 'campaldino'] as const;

/** The tint that each letter of a map's grid is printed in; under woods and tents the ground is given apart. */
const TINTS: Readonly<Record<string, unknown>> = {
  '1': 1,
  a: 1.5,
  '2': 2,
  b: 2.5,
  '3': 3,
  '^': 4,
  '~': 'water',
  '#': 'beyond',
};

/** The winds by their degrees clockwise from the north, and the edges of a sheet from its top. */
const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const EDGES = ['top', 'right', 'bottom', 'left'];

test('which way a unit faces is said by the sheet, never by a wind that the compass may contradict', () => {
  expect(Object.values(en.facings).join(' ')).not.toMatch(/north|south|east|west/i);
  expect(Object.values(italian.facings).join(' ')).not.toMatch(/\b(nord|sud|est|ovest)\b/i);
});

describe.each(BATTLES)('the ground of %s', battle => {
  const { field } = groundOf(all, battle);
  const { grid } = field;
  const map = maps[battle];

  it('prints every hex in the tint of its letter', () => {
    const wrong = grid.names.filter((name, cell) => {
      const letter = map.grid[grid.row[cell] ?? 0]?.[grid.column[cell] ?? 0] ?? '';
      return tintOf(field, cell) !== (TINTS[letter] ?? map.ground[name]);
    });
    expect(wrong).toEqual([]);
  });

  it('lays every level over the hexes that reach it, and over no others', () => {
    for (const level of STEPS) {
      const inside = (cell: number): boolean => stepOf(field, cell) >= level;
      const rings = ringsAround(grid, inside);
      const enclosed = grid.names.flatMap((_, cell) => {
        const { x, y } = drawnCentre(grid, cell);
        const crossings = rings.flat().filter(({ from, to }) => {
          if (from.y > y === to.y > y) return false;
          return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
        });
        return crossings.length % 2 === 1 ? [cell] : [];
      });
      expect(enclosed).toEqual(Array.from(field.terrain.keys()).filter(inside));
    }
  });

  it('fills the edge of the sheet with what the nearest hex shows', () => {
    const sheet = padded(grid);
    const away = Array.from(sheet.shows, (shown, cell) => {
      const here = drawnCentre(sheet.grid, cell);
      const there = drawnCentre(grid, shown);
      return Math.hypot(here.x + sheet.offset.x - there.x, here.y + sheet.offset.y - there.y);
    });
    expect(away.filter(distance => distance < 0.01)).toHaveLength(grid.cellCount);
    // At two corners of the sheet the nearest hex is a column and a row and a half away.
    expect(Math.max(...away)).toBeCloseTo(300);
  });

  it('runs its river through every hex of water and through no hex of land', () => {
    const water = Array.from(field.terrain.keys()).filter(cell => tintOf(field, cell) === 'water');
    const { rivers } = planOf(field, map);
    const course = rivers.flatMap(river => river.course.map(({ point }) => point));
    const nearest = (point: { x: number; y: number }): number => {
      const far = (cell: number): number => {
        const centre = drawnCentre(grid, cell);
        return Math.hypot(centre.x - point.x, centre.y - point.y);
      };
      return Array.from(field.terrain.keys()).reduce((best, cell) => (far(cell) < far(best) ? cell : best), 0);
    };
    const touched = new Set(course.map(nearest));
    expect(water.filter(cell => !touched.has(cell))).toEqual([]);
    expect([...touched].filter(cell => typeof tintOf(field, cell) === 'number')).toEqual([]);
  });

  it('has a compass that says what the words about its edges say', () => {
    const said = [...map.compass.en.matchAll(/\b(top|right|bottom|left)\b.*?\bto the ([a-z]+(?:-[a-z]+)?)/g)];
    expect(said).toHaveLength(2);
    const turns = said.map(([, edge = '', wind = '']) => {
      const drawn = EDGES.indexOf(edge) * 90 - sheetOf(battle).north;
      return Math.abs(((drawn - WINDS.indexOf(wind) * 45 + 540) % 360) - 180);
    });
    // Where the words of two edges disagree between themselves the compass lies half-way.
    expect(Math.max(...turns)).toBeLessThanOrEqual(22.5);
    expect(WINDS).toEqual(expect.arrayContaining(said.map(([, , wind]) => wind)));
  });

  it('is the same map each time it is drawn', () => {
    expect(planOf(field, map)).toEqual(planOf(field, map));
  });
});

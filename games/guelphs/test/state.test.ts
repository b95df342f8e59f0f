/** What a battle begins with, and the numbers it is written down in: kept matches are read by them. */
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../src/shape.ts';
import * as state from '../src/state.ts';
import { position } from './position.ts';

const SCENARIOS: readonly ScenarioId[] = [
  'montaperti',
  'montaperti-free',
  'benevento',
  'benevento-free',
  'campaldino',
  'campaldino-free',
  'campaldino-fast',
];

test('the numbers of sides, marks and places off the map', () => {
  expect({ ...state }).toEqual({
    GUELPH: 0,
    GHIBELLINE: 1,
    DISRUPTED: 1,
    FIRED: 2,
    REORGANIZED: 4,
    ORDERED: 8,
    COUNTERED: 16,
    TURNED: 32,
    STAYING: 64,
    ROUTED: -1,
    REMOVED: -2,
    AWAITED: -3,
  });
});

describe.each(SCENARIOS)('%s begins', scenario => {
  const p = position(scenario);
  const { cell, facing, hits, marks, capitani, standards, heroes, ...rest } = p.state;
  const { units, battaglie } = p.battle.roster;

  test('with nothing done yet', () => {
    expect(rest).toEqual({
      barons: {},
      wounded: heroes.map(() => false),
      active: state.GHIBELLINE,
      row: { battaglia: -1, times: 0 },
      points: [0, 0],
      levels: [0, 0],
      weather: 0,
      rode: [],
      attacks: [],
      attacked: [],
      combat: null,
      events: {
        activations: 0,
        tradimento: 'pending',
        run: -1,
        guelphRouted: false,
        guelphCavalryRouted: false,
        novelloTried: false,
        camp: [],
        marching: scenario.endsWith('free'),
        marched: [],
        coordinated: [],
        papers: [-1, -1],
        arras: -1,
        joined: false,
        novelloFree: false,
      },
    });
  });

  test('with fresh units that face a corner, and Capitani who have not moved', () => {
    expect([hits, marks]).toEqual([units.map(() => 0), units.map(() => 0)]);
    expect([cell.length, facing.every(corner => [0, 1, 2, 3, 4, 5].includes(corner))]).toEqual([units.length, true]);
    for (const [index, { capacity, adjutant, moved, activated }] of capitani.entries())
      expect({ capacity, adjutant, moved, activated }).toEqual({
        capacity: battaglie[index]?.capitano?.capacity ?? 0,
        adjutant: false,
        moved: false,
        activated: false,
      });
  });

  test('with Standards and Heroes among their own men', () => {
    // Keys as well: nobody is written where nobody is.
    expect([Object.keys(heroes), Object.keys(standards)]).toEqual([
      scenario.startsWith('benevento') ? [] : ['0'],
      ['0', '1'],
    ]);
    for (const { hero, standard, side, units: own } of battaglie) {
      if (hero >= 0) expect(own).toContain(heroes[hero]);
      if (standard) expect(own).toContain(standards[side]);
    }
    if (!battaglie.some(({ standard }) => standard)) expect(standards).toEqual([-1, -1]);
  });
});

/** The table of Guelphs & Ghibellines: what it makes of matches, without drawing it. */
import { guelphs } from '@carroccio/guelphs';
import {
  type AnyEvent,
  at,
  equal,
  isOwn,
  isRoll,
  LANGUAGES,
  Match,
  type Patch,
  type Play,
  type Seat,
} from '@carroccio/kernel';
import type { Piece } from '@carroccio/table/picture.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { settingOf, sightOf, testTable, walkTable } from '@carroccio/table/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { lay } from '../index.tsx';
import { facing } from './positions.ts';

const setting = settingOf(guelphs);
const { game } = setting;
const SCENARIOS = Object.keys(game.scenarios);

const table: Table = lay(setting);

const begin = (scenario: string, seed = 'table'): Match => new Match(game, { scenario, seed, stream: 'sfc32' });

/** A random walk, always the same; the ready placement is taken, so that the battle begins. */
function walk(scenario: string, actions: number, look: (play: Play, told: readonly AnyEvent[]) => void): void {
  walkTable(game, { scenario, actions, prefers: ['deploy'] }, look);
}

const piecesOf = (sight: AnySight): readonly Piece[] => at(table.boards(sight), 0).pieces;

/** A match past its deployment, with a Basic Activation to be chosen by this seat. */
function underway(scenario: string, seat: Seat): Match {
  const match = begin(scenario);
  match.act(0, { type: 'deploy' });
  match.act(1, { type: 'deploy' });
  edit(match, sight => table.editor?.turnOf?.(sight, seat));
  return match;
}

function edit(match: Match, how: (sight: AnySight) => Patch | undefined): void {
  const patch = how(sightOf(match.play)) ?? [];
  expect(patch.length).toBeGreaterThan(0);
  expect(match.edit(patch)).toEqual({ ok: true });
}

const pieceOf = (match: Match, id: string): Piece | undefined =>
  piecesOf(sightOf(match.play)).find(one => one.id === id);

testTable(guelphs, lay, { actions: 120, oneIn: 4, prefers: ['deploy'] });

it.each(SCENARIOS)('names the hexes of %s by their numbers', scenario => {
  for (const language of LANGUAGES) {
    const { grid, cellName } = at(table.boards(sightOf(begin(scenario).play, language)), 0);
    expect(grid.names.map((_, cell) => cellName(cell)).filter(name => !/^\d{4}: ./.test(name))).toEqual([]);
  }
});

describe.each(SCENARIOS)('a random match of %s', scenario => {
  it('leads to every hex in reach, beginning with a legal action', () => {
    let journeys = 0;
    walk(scenario, 250, play => {
      const sight = sightOf(play);
      if (sight.decision?.step !== 'move' || journeys > 120) return;
      const reach = table.layers?.find(({ id }) => id === 'reach')?.marks(sight, 'field', null) ?? [];
      for (const { cell } of reach) {
        const [first] = table.journey?.({ board: 'field', cell }, sight) ?? [];
        expect(sight.legal.some(action => equal(action, first))).toBe(true);
        journeys++;
      }
    });
    if (!scenario.endsWith('free')) expect(journeys).toBeGreaterThan(0);
  });

  it('shows, counts and weighs what happens', () => {
    const earlier: AnyEvent[] = [];
    const points = [0, 0];
    let before: AnySight | null = null;
    walk(scenario, 500, (play, told) => {
      for (const event of told) {
        if (isOwn(event) && before) for (const cue of table.cues?.(event, before) ?? []) expect(cue.text).not.toBe('');
        if (isRoll(event) && event.why !== 'baron') expect(table.luck?.(event)).toMatchObject({ seat: event.seat });
        for (const series of table.series ?? []) {
          const counted = series.counts(event, sightOf(play).scene, earlier);
          if (series.id === 'points' && counted) points[counted.seat] = at(points, counted.seat) + counted.amount;
          if (counted) expect([0, 1]).toContain(counted.seat);
        }
        earlier.push(event);
      }
      before = sightOf(play);
    });
    const told = earlier.flatMap(event => (event.type === 'points' ? [Number(event.points)] : []));
    expect(at(points, 0) + at(points, 1)).toBe(told.reduce((sum, one) => sum + one, 0));
  });

  it('has counters to cut out', () => {
    // Fronts and backs of two sides, and the markers.
    for (const language of LANGUAGES) expect(table.sheets?.(scenario, language)).toHaveLength(5);
  });
});

describe('a position set up by hand', () => {
  it.each(SCENARIOS)('lets either side of %s begin a turn', scenario => {
    for (const seat of [0, 1]) {
      const decision = underway(scenario, seat).play.decision();
      expect(decision?.step).toBe('basic');
      expect(decision?.seats).toEqual([seat]);
    }
  });

  it('moves, turns and hurts a unit', () => {
    const match = underway('campaldino', 0);
    const [piece] = piecesOf(sightOf(match.play));
    const { id = '', cell = -1, label: before = '' } = piece ?? {};
    const free = emptyNear(match, cell);
    edit(match, sight => table.editor?.move?.(sight, id, free));
    expect(pieceOf(match, id)?.cell).toBe(free);
    edit(match, sight => table.editor?.turn?.(sight, id, 1));
    edit(match, sight => table.editor?.damage?.(sight, id, 1));
    expect(pieceOf(match, id)?.label).toContain('1 hit');
    expect(pieceOf(match, id)?.label).not.toBe(before);
    edit(match, sight => table.editor?.damage?.(sight, id, -1));
    edit(match, sight => table.editor?.turn?.(sight, id, -1));
    edit(match, sight => table.editor?.move?.(sight, id, cell));
    expect(pieceOf(match, id)?.label).toBe(before);
  });

  it('marks units as disrupted and fired', () => {
    const match = underway('campaldino', 0);
    const crossbows = piecesOf(sightOf(match.play)).find(({ label }) => label.includes('Crossbows'))?.id ?? '';
    for (const { toggle } of (table.editor?.marks ?? []).slice(0, 2)) edit(match, sight => toggle(sight, crossbows));
    expect(pieceOf(match, crossbows)?.label).toContain('disrupted, fired');
    for (const { toggle } of (table.editor?.marks ?? []).slice(0, 2)) edit(match, sight => toggle(sight, crossbows));
    expect(pieceOf(match, crossbows)?.label).not.toContain('disrupted');
  });

  it('takes every counter off the map, and puts it back', () => {
    for (const scenario of ['montaperti', 'benevento', 'campaldino']) {
      const match = underway(scenario, 0);
      const kinds = ['u', 'c', 's', 'h'].flatMap(kind => {
        const found = piecesOf(sightOf(match.play)).find(({ id, rank }) => id.startsWith(kind) && rank > 0);
        return found ? [found] : [];
      });
      expect(kinds.length).toBeGreaterThanOrEqual(2);
      for (const { id, cell } of kinds.toReversed()) {
        edit(match, sight => table.editor?.remove?.(sight, id));
        expect(pieceOf(match, id)).toBeUndefined();
        const absent = table.editor?.absent?.(sightOf(match.play)).find(({ piece }) => piece === id);
        expect(absent?.label).toBeTruthy();
        edit(match, sight => table.editor?.move?.(sight, id, cell));
        expect(pieceOf(match, id)?.cell).toBe(cell);
      }
    }
  });

  it('leaves a unit on the map whatever hits it is given', () => {
    const match = underway('montaperti', 1);
    const id = piecesOf(sightOf(match.play)).find(piece => piece.rank > 0)?.id ?? '';
    for (let hit = 0; hit < 12; hit++) {
      const patch = table.editor?.damage?.(sightOf(match.play), id, 1) ?? [];
      if (patch.length > 0) expect(match.edit(patch)).toEqual({ ok: true });
    }
    expect(pieceOf(match, id)?.label).toMatch(/Cohesion 1, \d hits/);
  });

  it('goes nowhere among enemies or into the river', () => {
    const match = underway('campaldino', 0);
    const sight = sightOf(match.play);
    const board = at(table.boards(sight), 0);
    const mine = board.pieces.find(({ seat }) => seat === 0)?.id ?? '';
    const theirs = board.pieces.find(({ seat }) => seat === 1)?.cell ?? -1;
    const river = board.grid.names.findIndex((_, cell) => board.cellName(cell).endsWith('river'));
    expect(table.editor?.move?.(sight, mine, theirs)).toEqual([]);
    expect(table.editor?.move?.(sight, mine, river)).toEqual([]);
    expect(table.editor?.move?.(sight, 'nobody', theirs)).toEqual([]);
  });
});

/** A hex nearby where a unit can be put. */
function emptyNear(match: Match, cell: number): number {
  const board = at(table.boards(sightOf(match.play)), 0);
  const taken = new Set(board.pieces.map(piece => piece.cell));
  return board.grid.names.findIndex(
    (_, other) => !taken.has(other) && Math.abs(other - cell) < 60 && board.cellName(other).includes('clear'),
  );
}

describe('the charts', () => {
  it('are all there in both languages', () => {
    for (const language of LANGUAGES) expect(table.charts?.(language).length).toBeGreaterThan(10);
  });
});

describe('secrets', () => {
  it('are needed only where something is written', () => {
    const needing = Object.keys(game.steps).filter(step => table.needsSecrets?.({ step }));
    expect(needing.toSorted()).toEqual(['ambush', 'papers']);
  });
});

describe('the briefing', () => {
  it.each([
    ['montaperti', 'gg.S.3.9b', ['takes the enemy Carroccio']],
    ['benevento', 'gg.S.6.10.3', ['strikes down the enemy King']],
    ['benevento-free', 'gg.S.7.5.2', ['strikes down the enemy King']],
    ['campaldino', 'gg.S.8.4.1', ['marginal victory of the Ghibellines']],
    ['campaldino-fast', 'gg.S.8.4.1', ['marginal victory of the Ghibellines']],
  ])('of %s names every way it can end', (scenario, own, words) => {
    const { aims = [], rules = [] } = table.briefing?.(scenario, 'en') ?? {};
    const told = aims.join(' ');
    for (const one of [...words, 'Victory Level 12', 'ends the battle in a draw']) expect(told).toContain(one);
    expect(rules).toEqual(['gg.17.0', 'gg.17.2.2', 'gg.17.3', own]);
    expect(table.briefing?.(scenario, 'it')?.aims).toHaveLength(aims.length);
  });
});

it('writes the Orders of a unit as one row of verbs below its name', () => {
  const match = facing('1307');
  const sight = sightOf(match.play, 'en');
  const orders = sight.legal.filter(action => action.type === 'order');
  expect(orders.map(action => table.heading?.(action, sight))).toContain('Feditori 1 (Cavalry, Vieri)');
  expect(orders.map(action => table.short?.(action, sight))).toContain('Move/Attack');
});

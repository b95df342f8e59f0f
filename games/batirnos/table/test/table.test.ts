/** The table of ¡¡No queda sino batirnos!! Esa: what it makes of matches, without drawing it. */
import { batirnos } from '@carroccio/batirnos';
import {
  type AnyEvent,
  at,
  equal,
  isOwn,
  LANGUAGES,
  Match,
  type Options,
  type Patch,
  type Play,
} from '@carroccio/kernel';
import type { Piece } from '@carroccio/table/picture.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { settingOf, sightOf, testTable, walkTable } from '@carroccio/table/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { lay } from '../index.tsx';

const setting = settingOf(batirnos);
const { game } = setting;
const SCENARIOS = Object.keys(game.scenarios);

const table: Table = lay(setting);

/** The armies stand where they stood. */
const optionsOf = (scenario: string): Options | undefined =>
  scenario === 'punti' ? undefined : { deployment: 'historical' };

const begin = (scenario: string): Match => {
  const options = optionsOf(scenario);
  return new Match(game, { scenario, seed: 'table', stream: 'sfc32', ...(options ? { options } : {}) });
};

/** What leads to blows: it is chosen four times in five where it is offered. */
const BOLD: readonly string[] = [
  'assign',
  'march',
  'charge',
  'step',
  'shoot',
  'attack',
  'join',
  'countercharge',
  'hire',
];

/** A random walk, always the same, that seeks the enemy. */
function walk(scenario: string, actions: number, look: (play: Play, told: readonly AnyEvent[]) => void): Match {
  const options = optionsOf(scenario);
  return walkTable(game, { scenario, actions, prefers: BOLD, ...(options ? { options } : {}) }, look);
}

const piecesOf = (sight: AnySight): readonly Piece[] => at(table.boards(sight), 0).pieces;

testTable(batirnos, lay, { actions: 90, oneIn: 4, prefers: BOLD, options: optionsOf });

it.each(SCENARIOS)('names the hexes of %s by their numbers', scenario => {
  for (const language of LANGUAGES) {
    const { grid, cellName } = at(table.boards(sightOf(begin(scenario).play, language)), 0);
    expect(grid.names.map((_, cell) => cellName(cell)).filter(name => !/^\d{4}: ./.test(name))).toEqual([]);
  }
});

describe.each(SCENARIOS)('a random match of %s', scenario => {
  it('leads to every hex in reach, beginning with a legal action', () => {
    let journeys = 0;
    walk(scenario, 200, play => {
      const sight = sightOf(play);
      if (sight.decision?.step !== 'marching' || journeys > 80) return;
      const reach = table.layers?.find(({ id }) => id === 'reach')?.marks(sight, 'field', null) ?? [];
      for (const { cell } of reach) {
        const [first] = table.journey?.({ board: 'field', cell }, sight) ?? [];
        if (!first) continue;
        expect(sight.legal.some(action => equal(action, first))).toBe(true);
        journeys++;
      }
    });
    expect(journeys).toBeGreaterThan(0);
  });

  it('shows and counts what happens', () => {
    const earlier: AnyEvent[] = [];
    const lost = [0, 0];
    let before: AnySight | null = null;
    walk(scenario, 220, (play, told) => {
      for (const event of told) {
        if (isOwn(event) && before) for (const cue of table.cues?.(event, before) ?? []) expect(cue.text).not.toBe('');
        for (const series of table.series ?? []) {
          const counted = series.counts(event, sightOf(play).scene, earlier);
          if (!counted) continue;
          expect([0, 1]).toContain(counted.seat);
          if (series.id === 'determination') lost[counted.seat] = at(lost, counted.seat) + counted.amount;
        }
        earlier.push(event);
      }
      before = sightOf(play);
    });
    const told = earlier.flatMap(event => (event.type === 'determination' ? [Number(event.lost)] : []));
    expect(at(lost, 0) + at(lost, 1)).toBe(told.reduce((sum, one) => sum + one, 0));
  });
});

/** The first orders of the battle, with nothing decided yet. */
function underway(scenario: string): Match {
  const match = begin(scenario);
  while (match.play.decision()?.step !== 'orders') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    match.act(seat, at(match.play.legal(seat), 0));
  }
  return match;
}

function edit(match: Match, how: (sight: AnySight) => Patch | undefined): void {
  const patch = how(sightOf(match.play)) ?? [];
  expect(patch.length).toBeGreaterThan(0);
  expect(match.edit(patch)).toEqual({ ok: true });
}

const pieceOf = (match: Match, id: string): Piece | undefined =>
  piecesOf(sightOf(match.play)).find(one => one.id === id);

/** A hex of open ground where nobody stands. */
function emptyHex(match: Match): number {
  const board = at(table.boards(sightOf(match.play)), 0);
  const taken = new Set(board.pieces.map(({ cell }) => cell));
  return board.grid.names.findIndex((_, cell) => !taken.has(cell) && board.cellName(cell).endsWith('open ground'));
}

describe('a position set up by hand', () => {
  it.each(['intro', 'rocroi', 'dunes'])('lets either side of %s begin the turn with the initiative', scenario => {
    for (const seat of [0, 1]) {
      const match = underway(scenario);
      edit(match, sight => table.editor?.turnOf?.(sight, seat));
      expect(match.play.decision()?.step).toBe('orders');
      expect(sightOf(match.play).state).toMatchObject({ turn: 1, initiative: seat });
    }
  });

  it('begins a turn anew in the middle of a battle, too', () => {
    const match = walk('lens', 150, () => undefined);
    edit(match, sight => table.editor?.turnOf?.(sight, 1));
    expect(match.play.decision()).not.toBeNull();
  });

  it('moves, turns, hurts and marks a unit', () => {
    const match = underway('rocroi');
    const { id = '', cell = -1, label: before = '' } = piecesOf(sightOf(match.play))[0] ?? {};
    const free = emptyHex(match);
    edit(match, sight => table.editor?.move?.(sight, id, free));
    expect(pieceOf(match, id)?.cell).toBe(free);
    edit(match, sight => table.editor?.turn?.(sight, id, 1));
    edit(match, sight => table.editor?.damage?.(sight, id, 1));
    expect(pieceOf(match, id)?.label).toContain('strength 2 of 3');
    for (const { toggle } of (table.editor?.marks ?? []).slice(0, 2)) edit(match, sight => toggle(sight, id));
    expect(pieceOf(match, id)?.label).toContain('shaken, paralysed');
    for (const { toggle } of (table.editor?.marks ?? []).slice(0, 2)) edit(match, sight => toggle(sight, id));
    edit(match, sight => table.editor?.damage?.(sight, id, -1));
    edit(match, sight => table.editor?.turn?.(sight, id, -1));
    edit(match, sight => table.editor?.move?.(sight, id, cell));
    expect(pieceOf(match, id)?.label).toBe(before);
  });

  it('takes pieces off the map, and puts them back', () => {
    const match = underway('rocroi');
    for (const kind of ['u', 'l']) {
      const { id = '', cell = -1 } = piecesOf(sightOf(match.play)).find(piece => piece.id.startsWith(kind)) ?? {};
      edit(match, sight => table.editor?.remove?.(sight, id));
      expect(pieceOf(match, id)).toBeUndefined();
      expect(table.editor?.absent?.(sightOf(match.play)).some(({ piece }) => piece === id)).toBe(true);
      edit(match, sight => table.editor?.move?.(sight, id, cell));
      expect(pieceOf(match, id)?.cell).toBe(cell);
    }
  });

  it('goes nowhere among others or into the water', () => {
    const match = underway('dunes');
    const sight = sightOf(match.play);
    const board = at(table.boards(sight), 0);
    const [mine, other] = board.pieces;
    const sea = board.grid.names.findIndex((_, cell) => board.cellName(cell).endsWith('impassable water'));
    expect(table.editor?.move?.(sight, mine?.id ?? '', other?.cell ?? -1)).toEqual([]);
    expect(table.editor?.move?.(sight, mine?.id ?? '', sea)).toEqual([]);
    expect(table.editor?.move?.(sight, 'nobody', sea)).toEqual([]);
  });
});

describe('orders put down in secret', () => {
  it('lie face down on their generals, for the one who put them there alone', () => {
    const match = underway('rocroi');
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const order = match.play.legal(seat).find(({ type }) => type === 'assign');
    expect(order).toBeDefined();
    if (order) match.act(seat, order);
    const sight = sightOf(match.play);
    const faceDown = piecesOf(sight).filter(({ label }) => label.startsWith('Face down'));
    expect(faceDown.length).toBeGreaterThan(0);
    const other = { ...sight, seat: null, chosen: match.play.view(null).chosen };
    expect(piecesOf(other).some(({ label }) => label.startsWith('Face down'))).toBe(false);
  });

  it('are the only secrets: nothing else asks for the screen', () => {
    expect(Object.keys(game.steps).filter(step => table.needsSecrets?.({ step }))).toEqual([]);
  });
});

/** The table of Guiscard: what it makes of matches, without drawing it. */
import { guiscard } from '@carroccio/guiscard';
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
  replay,
} from '@carroccio/kernel';
import type { BoardPicture, Piece } from '@carroccio/table/picture.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { settingOf, sightOf, testTable, walkTable } from '@carroccio/table/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { lay } from '../index.tsx';
import { hex, onOpenGround } from './browser/positions.ts';

const setting = settingOf(guiscard);
const { game } = setting;
const SCENARIOS = Object.keys(game.scenarios);
const FIELD = 'field';

const table: Table = lay(setting);

const begin = (scenario: string, seed = 'table'): Match => new Match(game, { scenario, seed, stream: 'sfc32' });

/** A random walk, always the same. Who attacks rather than waits sees more. */
function walk(
  scenario: string,
  actions: number,
  look: (play: Play, told: readonly AnyEvent[]) => void,
  seed = 'table',
): void {
  walkTable(game, { scenario, actions, seed, prefers: ['assault'] }, look);
}

const boardOf = (sight: AnySight, id: string): BoardPicture | undefined =>
  table.boards(sight).find(board => board.id === id);
/** The field; while maps are chosen, the first of them. */
const field = (sight: AnySight): BoardPicture => boardOf(sight, FIELD) ?? at(table.boards(sight), 0);

testTable(guiscard, lay, { actions: 90, oneIn: 8, prefers: ['assault'] });

// The free battle begins with maps to choose from, not with a field.
it.each(SCENARIOS.filter(scenario => scenario !== 'libera'))('names the hexes of %s by their numbers', scenario => {
  for (const language of LANGUAGES) {
    const { grid, cellName } = field(sightOf(begin(scenario).play, language));
    expect(grid.names.map((_, cell) => cellName(cell)).filter(name => !/^[A-Z]{1,2}\d{1,2}: ./.test(name))).toEqual([]);
  }
});

describe.each(SCENARIOS)('a random match of %s', scenario => {
  it('leads to every hex in reach, beginning with a legal action', () => {
    let journeys = 0;
    walk(scenario, 180, play => {
      const sight = sightOf(play);
      if (sight.decision?.step !== 'moving' || journeys > 80) return;
      const reach = table.layers?.find(({ id }) => id === 'reach')?.marks(sight, FIELD, null) ?? [];
      for (const { cell } of reach.slice(0, 8)) {
        const [first] = table.journey?.({ board: FIELD, cell }, sight) ?? [];
        if (first) expect(sight.legal.some(action => equal(action, first))).toBe(true);
        journeys++;
      }
    });
    if (!['libera'].includes(scenario) && !game.scenarios[scenario]?.seats?.includes('besiegers'))
      expect(journeys).toBeGreaterThan(0);
  });

  it('shows, counts and weighs what happens', () => {
    const earlier: AnyEvent[] = [];
    const counted = { wounds: 0, losses: 0 };
    let before: AnySight | null = null;
    walk(scenario, 180, (play, told) => {
      for (const event of told) {
        if (isOwn(event) && before) for (const cue of table.cues?.(event, before) ?? []) expect(cue.text).not.toBe('');
        if (isRoll(event)) {
          const luck = table.luck?.(event);
          if (luck) expect(luck.seat).toBe(event.seat);
        }
        for (const series of table.series ?? []) {
          const found = series.counts(event, sightOf(play).scene, earlier);
          if (!found) continue;
          expect([0, 1]).toContain(found.seat);
          if (series.id === 'wounds' || series.id === 'losses') counted[series.id] += found.amount;
        }
        earlier.push(event);
      }
      before = sightOf(play);
    });
    const harmed = (harm: string): number =>
      earlier.filter(event => event.type === 'harmed' && event.harm === harm).length;
    const lost = earlier.filter(({ type }) => type === 'drowned' || type === 'captured').length;
    expect(counted).toEqual({ wounds: harmed('wounded'), losses: harmed('killed') + lost });
  });
});

/** The free battle at the moment its first army is raised. */
function mustering(): Play {
  const match = begin('libera');
  while (match.play.decision()?.step !== 'muster') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    match.act(seat, at(match.play.legal(seat), 0));
  }
  return match.play;
}

describe('the sheet', () => {
  it('is in front while a siege rests, and behind the castle during an assault', () => {
    const fronts = new Map<string, string>();
    const look = (play: Play): void => {
      const sight = sightOf(play);
      const [front] = table.boards(sight);
      fronts.set(sight.decision?.step ?? '', front?.id ?? '');
    };
    // Not every siege comes to an assault.
    for (const seed of ['one', 'two', 'three']) walk('nido-d-aquila', 250, look, seed);
    expect(fronts.get('besiegerChoice')).toBe('sheet');
    expect(fronts.get('siegeSetup')).toBe('field');
  });

  it('has a place for every man who may be hired, each on its own', () => {
    const sight = sightOf(mustering());
    const pieces = boardOf(sight, 'sheet')?.pieces ?? [];
    const hired = sight.legal.flatMap(action => (action.type === 'recruit' ? [`u${action.unit}`] : []));
    expect(new Set(pieces.map(({ cell }) => cell)).size).toBe(pieces.length);
    expect(hired.filter(id => !pieces.some(piece => piece.id === id))).toEqual([]);
  });

  it('does not exist for a skirmish', () => {
    expect(boardOf(sightOf(begin('civitate').play), 'sheet')).toBeUndefined();
  });
});

describe('a position set up by hand', () => {
  function edit(match: Match, how: (sight: AnySight) => Patch | undefined): void {
    const patch = how(sightOf(match.play)) ?? [];
    expect(patch.length).toBeGreaterThan(0);
    expect(match.edit(patch)).toEqual({ ok: true });
  }
  const pieceOf = (match: Match, id: string): Piece | undefined =>
    field(sightOf(match.play)).pieces.find(one => one.id === id);

  /** A skirmish past its set-up, in which this seat begins a phase. */
  function underway(scenario: string, seat: number): Match {
    const match = begin(scenario);
    for (let count = 0; count < 200 && match.play.position.stack.at(-1)?.step !== 'offensive'; count++) {
      const decision = match.play.decision();
      if (!decision || decision.step === 'movement') break;
      const [first = 0] = decision.seats;
      match.act(first, at(match.play.legal(first), 0));
    }
    edit(match, sight => table.editor?.turnOf?.(sight, seat));
    return match;
  }

  it('lets either side begin a phase', () => {
    for (const seat of [0, 1]) {
      const decision = underway('civitate', seat).play.decision();
      expect(decision?.seats).toEqual([seat]);
    }
  });

  it('moves, turns and hurts a horseman', () => {
    const match = underway('montemaggiore', 0);
    const begun = sightOf(match.play);
    const rider = field(begun).pieces.find(({ id: one }) => (table.editor?.turn?.(begun, one, 1) ?? []).length > 0);
    const { id = '', cell = -1, label = '' } = rider ?? {};
    edit(match, sight => table.editor?.turn?.(sight, id, 1));
    expect(pieceOf(match, id)?.label).not.toBe(label);
    edit(match, sight => table.editor?.damage?.(sight, id, 1));
    expect(pieceOf(match, id)?.label).toContain('wounded');
    expect(table.editor?.damage?.(sightOf(match.play), id, 1)).toEqual([]);
    edit(match, sight => table.editor?.damage?.(sight, id, -1));
    const taken = new Set(field(sightOf(match.play)).pieces.flatMap(piece => [piece.cell, ...(piece.also ?? [])]));
    const free = Array.from({ length: 416 }, (_, other) => other).find(
      other => !taken.has(other) && (table.editor?.move?.(sightOf(match.play), id, other) ?? []).length > 0,
    );
    edit(match, sight => table.editor?.move?.(sight, id, free ?? -1));
    expect(pieceOf(match, id)?.cell).toBe(free);
    expect(free).not.toBe(cell);
  });

  it('marks, removes and puts back', () => {
    const match = underway('civitate', 0);
    const { id = '', cell = -1 } =
      field(sightOf(match.play)).pieces.find(({ seat, also }) => seat === 1 && !also) ?? {};
    edit(match, sight => table.editor?.marks?.[1]?.toggle(sight, id));
    expect(pieceOf(match, id)?.label).toContain('has shot');
    edit(match, sight => table.editor?.remove?.(sight, id));
    expect(pieceOf(match, id)).toBeUndefined();
    expect(table.editor?.absent?.(sightOf(match.play)).some(({ piece }) => piece === id)).toBe(true);
    edit(match, sight => table.editor?.move?.(sight, id, cell));
    expect(pieceOf(match, id)?.cell).toBe(cell);
  });
});

describe('secrets', () => {
  it('are nowhere: nothing is hidden', () => {
    expect(Object.keys(game.steps).filter(step => table.needsSecrets?.({ step }))).toEqual([]);
  });
});

it('tells attacks apart by those who fight, not by their numbers', () => {
  const said = new Set<string>();
  walk('civitate', 400, play => {
    if (play.decision()?.step !== 'resolving') return;
    const sight = sightOf(play, 'en');
    for (const action of sight.legal) said.add(table.short?.(action, sight) ?? '');
  });
  expect(said.size).toBeGreaterThan(0);
  for (const words of said) expect(words).toMatch(/^Attack of .+ on .+/);
});

it('another of one’s own pressed instead of the first is a change of mind, and nothing that could be refused', () => {
  const record = onOpenGround([
    { id: 'robert', side: 0, head: hex(14), tail: hex(15) },
    { id: 'roger', side: 0, head: hex(11), tail: hex(12) },
    { id: 'maniakes', side: 1, head: hex(4), tail: hex(3) },
  ]);
  const { play } = replay(game, record, () => undefined);
  const sight = sightOf(play);
  expect(sight.decision?.step).toBe('charges');
  const pieceOf = (name: string): Piece => {
    const found = field(sight).pieces.find(({ label }) => label.startsWith(name));
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const meant = (name: string) => {
    const { id, cell } = pieceOf(name);
    return table.meant?.({ piece: id, cell, board: FIELD }, sight, pieceOf('Robert').id);
  };
  expect([meant('Roger'), meant('Robert')]).toEqual([[], []]);
  expect(meant('Maniakes')).toMatchObject([{ type: 'charge' }]);
});

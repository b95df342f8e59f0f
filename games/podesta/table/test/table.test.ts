/** The table of I Podestà: what it makes of matches, and that all of it can be drawn. */
import { type AnyAction, type AnyEvent, at, isOwn, type Language, Match, type Play, Registry } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lay } from '../index.tsx';

const game = new Registry([podesta]).game('podesta');
const data = Object.fromEntries(Object.entries(podesta.parts).map(([name, { value }]) => [name, value]));
const LANGUAGES: readonly Language[] = ['en', 'it'];
const SCENARIOS = Object.keys(game.scenarios);

const table: Table = lay({ game, data, pack: undefined });

// The hand asks how wide the screen is, which is not here.
beforeAll(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
});

function sightOf(play: Play, language: Language = 'en'): AnySight {
  const seat = play.decision()?.seats[0] ?? null;
  const { scenario, options, seatNames, decision, chosen, result, state } = play.view(seat);
  return {
    state,
    scene: { scenario, options, seatNames },
    seat,
    decision,
    legal: seat === null ? [] : play.legal(seat),
    chosen,
    result,
    language,
  };
}

/** What leads to war, and on in it; peace comes by itself. */
const WARLIKE = [
  'callBattle',
  'acceptBattle',
  'attack',
  'besiege',
  'shootWalls',
  'fight',
  'shoot',
  'enlist',
  'sortie',
  'fightInStreets',
  'standAndFight',
  'raise',
  'march',
  'declareWar',
  'rise',
];

interface Walk {
  readonly scenario: string;
  readonly actions: number;
  readonly seed?: string;
  readonly seats?: number;
}

/** A random walk, always the same, by merchants who love war. */
function walk(
  { scenario, actions, seed = 'table', seats }: Walk,
  look: (play: Play, told: readonly AnyEvent[]) => void,
) {
  const match = new Match(game, { scenario, seed, stream: 'sfc32', ...(seats === undefined ? {} : { seats }) });
  let number = 11;
  const next = (most: number): number => {
    number = (number * 48_271) % 2_147_483_647;
    return number % most;
  };
  let told: readonly AnyEvent[] = [];
  for (let count = 0; count < actions && match.play.decision(); count++) {
    look(match.play, told);
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const applied = match.act(seat, pick(match.play.legal(seat), next));
    told = applied.ok ? applied.events : [];
  }
  look(match.play, told);
}

function pick(legal: readonly AnyAction[], next: (most: number) => number): AnyAction {
  const war = legal.filter(({ type }) => WARLIKE.includes(type));
  return war.length > 0 && next(3) > 0 ? at(war, next(war.length)) : at(legal, next(legal.length));
}

/** Draws a part of the table and hears what it says. */
const drawn = <P extends object>(part: ComponentType<P> | undefined, props: P): string =>
  part ? renderToStaticMarkup(createElement(part, props)) : '';

describe.each(SCENARIOS)('a random match of %s', scenario => {
  it('has every choice on a board, or nowhere', () => {
    walk({ scenario, actions: 400 }, play => {
      const sight = sightOf(play);
      const boards = table.boards(sight);
      for (const { pieces } of boards) expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      for (const action of sight.legal) {
        const spot = table.spot(action, sight);
        if (!spot) continue;
        const board = boards.find(({ id }) => id === spot.board);
        if (!board) throw new Error(`${action.type} points at the board ${spot.board}`);
        if (!(spot.cell >= 0 && spot.cell < board.grid.cellCount))
          throw new Error(`${action.type} points at ${spot.cell}`);
        if (spot.piece !== undefined && !board.pieces.some(({ id }) => id === spot.piece))
          throw new Error(`${action.type} points at ${spot.piece}`);
      }
    });
  });

  it('says everything in both languages', () => {
    walk({ scenario, actions: 250 }, play => {
      for (const language of LANGUAGES) {
        const sight = sightOf(play, language);
        for (const board of table.boards(sight)) {
          expect(board.title).not.toBe('');
          for (const { label, cell } of board.pieces) {
            expect(label.length).toBeGreaterThan(5);
            expect(board.cellName(cell)).not.toBe('');
          }
        }
        for (const action of sight.legal) {
          expect(table.heading?.(action, sight)).toMatch(/\S/);
          expect(table.short?.(action, sight) ?? 'its own words').toMatch(/^(?!.*(undefined|NaN))/);
        }
      }
    });
  });

  it('guesses what is meant, as actions the rules can answer', () => {
    walk({ scenario, actions: 250 }, play => {
      const sight = sightOf(play);
      for (const { id: board, pieces } of table.boards(sight))
        for (const { id, cell } of pieces.slice(0, 6))
          for (const spot of [
            { board, cell, piece: id },
            { board, cell: cell + 1 },
          ])
            for (const action of table.meant?.(spot, sight) ?? [])
              expect(play.explain(sight.seat ?? 0, action)?.reason).not.toBe('malformed');
    });
  });

  it('lays its layers over squares of the board', () => {
    walk({ scenario, actions: 60 }, play => {
      const sight = sightOf(play);
      for (const { id: board, grid, pieces } of table.boards(sight))
        for (const layer of table.layers ?? [])
          for (const piece of [null, ...pieces.map(({ id }) => id)])
            expect(layer.marks(sight, board, piece).every(({ cell }) => cell >= 0 && cell < grid.cellCount)).toBe(true);
    });
  });
});

describe('what is drawn', () => {
  it('has tracks, hands and cards all through a war', () => {
    let moments = 0;
    const fields: number[] = [];
    walk({ scenario: 'short', actions: 4000, seats: 3, seed: 'march' }, play => {
      const sight = sightOf(play, moments % 2 === 0 ? 'en' : 'it');
      const boards = table.boards(sight);
      fields.push(boards.length);
      // Drawing takes its time: enough moments of peace, more of war.
      if (moments++ % (boards.length === 1 ? 150 : 40) > 0) return;
      const tracks = drawn(table.Tracks, { sight });
      expect(tracks).not.toMatch(/undefined|NaN|\[object/);
      expect(tracks).toContain('pod-market');
      expect(drawn(table.Hand, { sight, choose: () => undefined })).not.toMatch(/undefined|NaN|\[object/);
      for (const { pieces } of boards)
        for (const { id } of pieces.slice(moments % 7, (moments % 7) + 8))
          expect(drawn(table.Card, { sight, piece: id })).not.toMatch(/undefined|NaN|\[object/);
    });
    // The field of battle came to the front and went away again.
    expect(new Set(fields)).toEqual(new Set([1, 2]));
  });

  it('shows an offer as a conversation between the two', () => {
    const match = new Match(game, { scenario: 'short', seed: 'talk', stream: 'sfc32' });
    let heard = '';
    for (let count = 0; count < 600 && heard === ''; count++) {
      const [seat = 0] = match.play.decision()?.seats ?? [];
      const legal = match.play.legal(seat);
      const sight = sightOf(match.play);
      if (match.play.decision()?.step === 'answer') heard = drawn(table.Tracks, { sight });
      const wanted = ['send', 'addLeg', 'clause', 'propose', 'endPhase', 'seal', 'letFall'];
      const type = wanted.find(one => legal.some(action => action.type === one));
      match.act(seat, legal.find(action => action.type === type) ?? at(legal, 0));
    }
    expect(heard).toContain('pod-conversation');
    expect(heard).toContain('has made');
  });
});

describe('what is told', () => {
  it('is shown, counted and added up', () => {
    const told: AnyEvent[] = [];
    const points = new Map<number, number>();
    let before: AnySight | null = null;
    let cues = 0;
    let last: AnySight | null = null;
    walk({ scenario: 'short', actions: 4000, seats: 3, seed: 'account' }, (play, events) => {
      for (const event of events) {
        if (isOwn(event) && before)
          for (const cue of table.cues?.(event, before) ?? []) {
            expect(cue.text).not.toBe('');
            cues++;
          }
        for (const series of table.series ?? []) {
          const counted = series.counts(event, sightOf(play).scene, told);
          if (series.id === 'points' && counted)
            points.set(counted.seat, (points.get(counted.seat) ?? 0) + counted.amount);
        }
        told.push(event);
      }
      before = sightOf(play);
      last = { ...before, seat: null };
    });
    expect(cues).toBeGreaterThan(0);
    const scored = told.filter(isOwn).filter(({ type }) => type === 'scored');
    expect(scored.length).toBeGreaterThan(0);
    for (const { seat, ledger } of scored) expect(points.get(Number(seat)) ?? 0).toBe(ledger);
    const page = last ? drawn(table.Account, { sight: last, told }) : '';
    for (const { total } of scored) expect(page).toContain(`<b>${total}</b>`);
  });
});

describe('secrets', () => {
  it('are handed over everywhere but on the open field', () => {
    const open = Object.keys(game.steps).filter(step => !table.needsSecrets?.({ step }));
    expect(open.toSorted()).toEqual([
      'battleFight',
      'battleMove',
      'battleShoot',
      'fate',
      'houses',
      'moving',
      'parley',
      'reorder',
      'support',
      'traitorPlace',
      'withdrawing',
    ]);
  });

  it('are not betrayed by what is offered there: only Benefici that a side holds would be', () => {
    walk({ scenario: 'short', actions: 1500, seats: 4, seed: 'field' }, play => {
      const decision = play.decision();
      if (!decision || table.needsSecrets?.(decision.frame)) return;
      const [seat = 0] = decision.seats;
      const shared = play.legal(seat).filter(action => !table.betrays?.(action));
      expect(shared.length).toBeGreaterThan(0);
      for (const action of shared) expect(Object.keys(action)).not.toContain('tokens');
    });
    expect(['bribe', 'stealToken', 'threeSwords', 'threeShields'].every(type => table.betrays?.({ type }))).toBe(true);
  });
});

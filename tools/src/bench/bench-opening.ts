/** How long a match takes to open that is long, beside one that has just begun: a state that grows must not make one wait. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compact, expand, type Game, Generator, Match, replay, startChance } from '@carroccio/kernel';
import type { Figure } from '../common/measure.ts';
import { ROOT } from '../common/repository.ts';

const SHORT = 20;
const LONG = 2000;
/** As often as the page keeps a whole position. */
const SNAPSHOT_EVERY = 64;
const SEEDS = 4;
const TIMES = 15;
const STARTS = 3;

interface Played {
  readonly match: Match;
  /** All that the page keeps of it, as text. */
  readonly kept: string;
}

/** So many actions by chance; of a match that ends before, another is begun. */
function played(game: Game, scenario: string, length: number): Played | null {
  const seats = game.scenarios[scenario]?.seats.length ?? 0;
  for (let number = 0; number < SEEDS; number++) {
    const seed = `opening ${number}`;
    const match = new Match(game, { scenario, seats, seed, stream: 'sfc32' });
    const chance = new Generator(startChance('sfc32', seed));
    let snapshot: { entries: number; position: ReturnType<typeof compact> } | null = null;
    for (let seat = match.play.decision()?.seats[0]; seat !== undefined && match.length < length; ) {
      match.act(seat, match.play.anyAction(seat, chance));
      if (match.length % SNAPSHOT_EVERY === 0)
        snapshot = { entries: match.length, position: compact(match.play.position) };
      seat = match.play.decision()?.seats[0];
    }
    if (match.length < length || match.play.result) continue;
    const { options, entropy } = match.head();
    const beginning = { scenario, options, seats, seed, entropy, stream: 'sfc32' };
    return { match, kept: JSON.stringify({ beginning, opening: match.opening, rows: match.rows(), snapshot }) };
  }
  return null;
}

/** Opens a match as the page has kept it, and lists what can be done. */
function open(game: Game, kept: string): number {
  const { snapshot, ...rest } = JSON.parse(kept);
  const snapshots = snapshot ? [{ entries: snapshot.entries, position: expand(snapshot.position) }] : [];
  const { play } = Match.resume(game, { ...rest, snapshots });
  return play.legal(play.decision()?.seats[0] ?? 0).length;
}

/** The best of several times, in milliseconds of the processor. */
function processorOf(work: () => unknown, times: number): number {
  const each = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return rounded(Math.min(...each));
}

/** The best of several times, in milliseconds by the clock: a process of its own, until it has asked its question. */
function clockOf(work: () => unknown, times: number): number {
  const each = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.round(Math.min(...each));
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Of each game the first scenario in which chance plays so long. */
export function openingFigures(games: readonly Game[]): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'carroccio-opening-'));
  try {
    return games.flatMap(game => figuresOf(game, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function figuresOf(game: Game, folder: string): Figure[] {
  for (const scenario of Object.keys(game.scenarios)) {
    const [short, long] = [played(game, scenario, SHORT), played(game, scenario, LONG)];
    if (!short || !long) continue;
    const name = `${game.rulebook.id} ${scenario}: a match of`;
    const figures = [short, long].map(({ match, kept }) => {
      const record = match.record();
      const file = join(folder, `${game.rulebook.id}-${match.length}.json`);
      writeFileSync(file, JSON.stringify(record));
      const args = ['play', '--load', file, '--plain', '--seat', `${match.play.scene.seatNames[0]}=human`];
      const program = join(ROOT, 'apps/cli/bin/carroccio.mjs');
      return {
        kept: processorOf(() => open(game, kept), TIMES),
        again: processorOf(() => replay(game, record), STARTS),
        terminal: clockOf(() => spawnSync(process.execPath, [program, ...args], { input: 'quit\n' }), STARTS),
        length: match.length,
      };
    });
    return [
      ...figures.flatMap(({ kept, again, terminal, length }): Figure[] => [
        { name: `${name} ${length} opened as the page keeps it`, value: kept, unit: 'ms of the processor' },
        { name: `${name} ${length} played again from its record`, value: again, unit: 'ms of the processor' },
        { name: `${name} ${length} opened in the terminal, from its start`, value: terminal, unit: 'ms' },
      ]),
    ];
  }
  return [];
}

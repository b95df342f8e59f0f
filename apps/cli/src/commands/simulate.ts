import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { errorLine, FAILED, Failed, OK, reasonOf, WrongUsage } from '../failure.ts';
import { growing, readPackFile, writeRecord } from '../files.ts';
import { packLines } from '../packs/tell.ts';
import { columns } from '../print/columns.ts';
import { err, out } from '../print/io.ts';
import { optionsOf, pairOf } from '../print/pairs.ts';
import { Progress } from '../print/progress.ts';
import { playableGame } from '../registry.ts';
import { isCommand } from '../seats/command-line.ts';
import { SEAT_WORDS } from '../seats/words.ts';
import { FaultCount } from '../simulate/faults.ts';
import { newSeed } from '../simulate/seed.ts';
import {
  checkSimulation,
  type Played,
  playMatches,
  type Simulation,
  scenariosOf,
  seatNames,
} from '../simulate/simulation.ts';
import { type Summary, Tally } from '../simulate/tally.ts';
import type { Text } from '../text.ts';

export interface SimulateOptions {
  game: string;
  scenario?: string;
  seats?: number;
  bots: string;
  games: number;
  seed?: string;
  option: readonly string[];
  seat: readonly string[];
  limit: number;
  programLog?: string;
  budget: number;
  threads?: number;
  json?: true;
  save?: string;
  pack?: string;
}

export async function simulate(context: Context, options: SimulateOptions): Promise<number> {
  const simulation = simulationOf(context, options);
  checkSimulation(simulation);
  if (options.save !== undefined) makeFolder(options.save);
  const threads = options.threads ?? availableParallelism();
  const counted = new Counted(simulation);
  const progress = new Progress(simulation.games);
  const began = performance.now();
  await playMatches(simulation, context.registryUrl, threads, played => {
    counted.add(played);
    if ('failure' in played.outcome) {
      progress.clear();
      const why = played.outcome.failure ?? context.text.simulate.endless;
      err(errorLine(context.text.simulate.failed(played.number, played.seed, why)));
    } else if (options.save !== undefined) {
      const name = `${simulation.game.rulebook.id}-${played.number}.json`;
      writeRecord(join(options.save, name), played.outcome.finished.record);
    }
    progress.step();
  });
  progress.clear();
  tellFaults(context, simulation.game, counted);
  const seconds = (performance.now() - began) / 1000;
  if (options.json) printJson(simulation, counted, seconds);
  else {
    for (const line of packLines(context, simulation.pack)) out(line);
    printTable(context, simulation, counted, seconds, threads);
  }
  // What was played at random for a program that was out is no result of the program's.
  const asMeant = counted.total.finished === simulation.games && counted.faults.every(({ out: gone }) => gone === 0);
  return asMeant ? OK : FAILED;
}

function simulationOf({ registry, language }: Context, options: SimulateOptions): Simulation {
  const pack = options.pack === undefined ? undefined : readPackFile(registry, options.pack);
  const game = playableGame(registry, options.game, pack);
  return {
    game,
    ...(pack ? { pack } : {}),
    scenarios: scenariosOf(game, options.scenario),
    ...(options.seats === undefined ? {} : { seats: options.seats }),
    bots: options.bots.split(',').map(name => name.trim()),
    games: options.games,
    seed: options.seed ?? newSeed(),
    options: optionsOf(game, options.option),
    budgetMs: options.budget,
    programs: options.seat.map(programSeat),
    limitMs: options.limit,
    ...(options.programLog === undefined ? {} : { overhear: growing(options.programLog) }),
    language,
  };
}

function programSeat(given: string): Simulation['programs'][number] {
  const [seat, command] = pairOf('--seat', given);
  if (!isCommand(command)) throw new WrongUsage({ code: 'no-program', given: command });
  return { seat, command };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failed({ code: 'cannot-make-folder', path: folder, why: reasonOf(error) });
  }
}

/** The matches counted together and by scenario. */
class Counted {
  readonly #simulation: Simulation;
  readonly #total: Tally;
  readonly #faults = new FaultCount();
  readonly #scenarios: ReadonlyMap<string, Tally>;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    const { scenarios } = simulation;
    this.#total = new Tally(scenarios.flatMap(scenario => seatNames(simulation, scenario)));
    this.#scenarios = new Map(scenarios.map(scenario => [scenario, new Tally(seatNames(simulation, scenario))]));
  }

  add({ scenario, outcome, faults }: Played): void {
    this.#faults.add(faults, seatNames(this.#simulation, scenario));
    for (const tally of [this.#total, this.#scenarios.get(scenario)]) {
      if ('failure' in outcome) tally?.addFailed();
      else tally?.addFinished(outcome.finished, seatNames(this.#simulation, scenario));
    }
  }

  get total(): Summary {
    return this.#total.summary();
  }

  get faults(): FaultCount['summary'] {
    return this.#faults.summary;
  }

  get scenarios(): Record<string, Summary> {
    return Object.fromEntries([...this.#scenarios].map(([scenario, tally]) => [scenario, tally.summary()]));
  }
}

function tellFaults({ language }: Context, game: Game, { faults }: Counted): void {
  for (const count of faults)
    err(errorLine(SEAT_WORDS[language].count(game.text[language].seats[count.seat] ?? count.seat, count)));
}

function printJson({ game, bots, seed, pack, programs }: Simulation, counted: Counted, seconds: number): void {
  const { total, scenarios, faults } = counted;
  const played = {
    ...(pack ? { pack: pack.title } : {}),
    bots,
    ...(programs.length > 0 ? { programs, faults } : {}),
  };
  out(JSON.stringify({ game: game.rulebook.id, ...played, seed, ...total, scenarios, seconds }, null, 2));
}

function printTable(
  { language, text, paint }: Context,
  { game, bots, seed, programs }: Simulation,
  { total, scenarios }: Counted,
  seconds: number,
  threads: number,
): void {
  const said = text.simulate;
  const words = game.text[language];
  const seats = Object.keys(total.wins);
  const heads = [said.scenario, said.games, said.finished, ...seats.map(seat => words.seats[seat] ?? seat)];
  const row = (title: string, one: Summary): string[] => [
    title,
    String(one.games),
    String(one.finished),
    ...seats.map(seat => share(one.wins[seat], one.finished)),
    share(one.draws, one.finished),
    one.meanLength.toFixed(1),
  ];
  const rows = Object.entries(scenarios).map(([id, one]) => row(words.scenarios[id]?.title ?? id, one));
  const lines = columns(
    [[...heads, said.draws, said.length], ...rows, ...(rows.length > 1 ? [row(said.all, total)] : [])],
    ['left', ...[...heads, ''].map(() => 'right' as const)],
  );
  const seated = programs.map(({ seat, command }) => `${words.seats[seat] ?? seat}: ${command}`);
  out(
    `${paint.bold(game.rulebook.title[language])}  ${[...seated, ...bots].join(', ')}  ${paint.dim(`${said.seed} ${seed}`)}`,
  );
  lines.forEach((line, index) => {
    out(index === 0 ? paint.dim(line) : line);
  });
  for (const [id, one] of Object.entries(scenarios).filter(([, { finished }]) => finished > 0)) {
    const title = (what: string): string => (rows.length > 1 ? `${words.scenarios[id]?.title ?? id}, ${what}` : what);
    for (const table of [
      endingLines(title(said.decided), one, words, said),
      figureLines(title(said.mean), one, words, said),
    ]) {
      out('');
      table.forEach((line, index) => {
        out(index === 0 ? paint.dim(line) : line);
      });
    }
  }
  out(paint.dim(said.speed((total.games / seconds).toFixed(total.games / seconds < 10 ? 1 : 0), threads)));
}

/** What decided the matches of a scenario, and for whom; the most frequent first. */
function endingLines(
  title: string,
  { endings, finished }: Summary,
  words: Game['text']['en'],
  said: Text['simulate'],
): string[] {
  const ways = Object.entries(endings).sort(([, a], [, b]) => b.games - a.games);
  const seats = Object.keys(ways[0]?.[1].wins ?? {});
  const heads = [title, said.games, ...seats.map(seat => words.seats[seat] ?? seat), said.draws, said.length];
  const rows = ways.map(([why, { games, wins, draws, meanLength, lengthError }]) => [
    words.endings[why] ?? why,
    share(games, finished),
    ...seats.map(seat => share(wins[seat], finished)),
    share(draws, finished),
    `${meanLength.toFixed(1)}±${lengthError.toFixed(1)}`,
  ]);
  return columns([heads, ...rows], ['left', ...heads.map(() => 'right' as const)]);
}

/** Score and figures of a scenario, a row each: the mean of every seat and of all together. */
function figureLines(
  title: string,
  { scores, figures }: Summary,
  words: Game['text']['en'],
  said: Text['simulate'],
): string[] {
  const seats = Object.keys(scores);
  const row = (name: string, means: Readonly<Record<string, number>>): string[] => {
    const values = seats.map(seat => means[seat] ?? 0);
    const all = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return [name, ...[...values, all].map(value => value.toFixed(1))];
  };
  const rows = Object.entries(figures).map(([figure, means]) => row(words.figures?.[figure] ?? figure, means));
  const heads = [title, ...seats.map(seat => words.seats[seat] ?? seat), said.all];
  return columns([heads, row(said.score, scores), ...rows], ['left', ...heads.map(() => 'right' as const)]);
}

/** How many, what part of all, and how far chance alone may have moved that: one standard error. */
function share(count: number | undefined, of: number): string {
  if (count === undefined) return '';
  const part = of === 0 ? 0 : count / of;
  const error = of === 0 ? 0 : Math.sqrt((part * (1 - part)) / of);
  return `${count} (${Math.round(part * 100)}±${Math.round(error * 100)}%)`;
}

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Game, MatchRecord } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { growing, readPackFile, writeRecord } from '../files.ts';
import { packLines } from '../packs/tell.ts';
import { columns } from '../print/columns.ts';
import { err, out } from '../print/io.ts';
import { optionsOf, pairOf } from '../print/pairs.ts';
import { Progress } from '../print/progress.ts';
import { playableGame } from '../registry.ts';
import { isCommand } from '../seats/command-line.ts';
import { SEAT_WORDS } from '../seats/words.ts';
import { type Counted, count } from '../simulate/counted.ts';
import { newSeed } from '../simulate/seed.ts';
import { databaseAt, openSimulations, playShared } from '../simulate/shared.ts';
import { checkSimulation, playMatches, type Simulation, scenariosOf, type Told } from '../simulate/simulation.ts';
import type { Summary } from '../simulate/tally.ts';
import { errorLine, FAILED, Failed, OK, reasonOf, WrongUsage } from '../words/failure.ts';
import type { Text } from '../words/text.ts';

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
  /** The database where `carroccio work` finds the matches. */
  workers?: string;
}

export async function simulate(context: Context, options: SimulateOptions): Promise<number> {
  const simulation = simulationOf(context, options);
  checkSimulation(simulation);
  if (options.save !== undefined) makeFolder(options.save);
  const began = performance.now();
  const { told, by } =
    options.workers === undefined
      ? await here(context, simulation, options)
      : await elsewhere(context, simulation, options, databaseAt(options.workers));
  const counted = count(simulation, told);
  tellFaults(context, simulation.game, counted);
  const seconds = (performance.now() - began) / 1000;
  if (options.json) printJson(simulation, counted, seconds);
  else {
    for (const line of packLines(context, simulation.pack)) out(line);
    printTable(context, simulation, counted, seconds, by);
  }
  // What was played at random for a program that was out is no result of the program's.
  const asMeant = counted.total.finished === simulation.games && counted.faults.every(({ out: gone }) => gone === 0);
  return asMeant ? OK : FAILED;
}

/** What came of the matches, and who played them. */
interface Came {
  told: readonly Told[];
  by: (perSecond: string) => string;
}

async function here(context: Context, simulation: Simulation, options: SimulateOptions): Promise<Came> {
  const threads = options.threads ?? availableParallelism();
  const progress = new Progress(simulation.games);
  const told: Told[] = [];
  await playMatches(simulation, context.registryUrl, threads, ({ outcome, ...match }) => {
    if ('failure' in outcome) told.push({ ...match, outcome });
    else {
      const { record, ...finished } = outcome.finished;
      told.push({ ...match, outcome: { finished } });
      save(simulation, options, match.number, record);
    }
    tellFailure(context, progress, { ...match, outcome });
    progress.step();
  });
  progress.clear();
  return { told, by: perSecond => context.text.simulate.speed(perSecond, threads) };
}

/** By whoever works for the database. */
async function elsewhere(
  context: Context,
  simulation: Simulation,
  options: SimulateOptions,
  database: URL,
): Promise<Came> {
  const said = context.text.simulate;
  const progress = new Progress(simulation.games);
  const told: Told[] = [];
  const simulations = await openSimulations(database, 0, (what, error) =>
    err(errorLine(`${what}: ${reasonOf(error)}`)),
  );
  try {
    const workers = await playShared(simulation, context.registry, simulations, options.save !== undefined, {
      asked: () => err(said.asked(simulation.games, simulation.seed)),
      played: more => {
        for (let step = 0; step < more; step++) progress.step();
      },
      hear: (match, record) => {
        told.push(match);
        if (record) save(simulation, options, match.number, record);
        tellFailure(context, progress, match);
      },
    });
    return { told, by: perSecond => said.speedOfWorkers(perSecond, workers) };
  } finally {
    progress.clear();
    await simulations.close();
  }
}

function tellFailure({ text }: Context, progress: Progress, { outcome, number, seed }: Told): void {
  if (!('failure' in outcome)) return;
  progress.clear();
  err(errorLine(text.simulate.failed(number, seed, outcome.failure ?? text.simulate.endless)));
}

function save({ game }: Simulation, { save: folder }: SimulateOptions, number: number, record: MatchRecord): void {
  if (folder !== undefined) writeRecord(join(folder, `${game.rulebook.id}-${number}.json`), record);
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
  by: Came['by'],
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
  out(paint.dim(by((total.games / seconds).toFixed(total.games / seconds < 10 ? 1 : 0))));
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

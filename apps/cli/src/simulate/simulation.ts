import { type Finished, seated } from '@carroccio/bots';
import type { BotThreads } from '@carroccio/bots/threads';
import { type AnyScene, type Game, type Language, type Options, type Pack, Play } from '@carroccio/kernel';
import { meantBy } from '../nearest.ts';
import { knownSeat } from '../play/seats/seating.ts';
import { type Program, programOf } from '../seats/program.ts';
import { WrongUsage } from '../words/failure.ts';
import { inLanes } from './lanes.ts';
import { playTable, type TableCame } from './table.ts';

export interface Simulation {
  game: Game;
  pack?: Pack;
  scenarios: readonly string[];
  seats?: number;
  bots: readonly string[];
  games: number;
  seed: string;
  options: Options;
  budgetMs: number;
  /** Programs that play seats, by the seat's name. */
  programs: readonly { seat: string; command: string }[];
  limitMs: number;
  /** Hears what programs say to their standard error. */
  overhear?: (said: string) => void;
  language: Language;
}

/** Which match of a simulation it is. */
interface Place {
  number: number;
  seed: string;
  scenario: string;
}

export interface Played extends Place, TableCame {}

/** What is counted of a match. */
export interface Told extends Place, Pick<TableCame, 'faults'> {
  outcome: { finished: Omit<Finished, 'record'> } | { failure: string | null };
}

export const scenariosOf = (game: Game, asked: string | undefined): readonly string[] => {
  const all = Object.keys(game.scenarios);
  if (asked === undefined) return all;
  if (all.includes(asked)) return [asked];
  throw new WrongUsage({
    code: 'no-scenario',
    game: game.rulebook.id,
    scenario: asked,
    meant: meantBy(asked, all),
    scenarios: all,
  });
};

export const seatNames = ({ game, seats }: Pick<Simulation, 'game' | 'seats'>, scenario: string): readonly string[] => {
  const spec = game.scenarios[scenario];
  return spec ? spec.seats.slice(0, seats ?? spec.min ?? spec.seats.length) : [];
};

/** An option that belongs to other scenarios only is left out of this one. */
export const optionsFor = (
  { game, scenarios, options }: Pick<Simulation, 'game' | 'scenarios' | 'options'>,
  scenario: string,
): Options =>
  scenarios.length === 1
    ? options
    : Object.fromEntries(
        Object.entries(options).filter(([name]) => game.options[name]?.scenarios?.includes(scenario) ?? true),
      );

/** Finds out before the first match whether the matches can begin. */
export function checkSimulation(simulation: Simulation): void {
  for (const scenario of simulation.scenarios) {
    const { play } = Play.begin(simulation.game, beginning(simulation, scenario, simulation.seed));
    seated(simulation.game, simulation.bots, play.position.seats);
    programsIn(simulation, play.scene);
  }
}

/** Who plays which seat of a scenario. */
function programsIn({ game, programs }: Simulation, scene: AnyScene): ReadonlyMap<number, Program> {
  return new Map(programs.map(({ seat, command }) => [knownSeat(game, scene, seat), programOf(command)]));
}

const beginning = (simulation: Simulation, scenario: string, seed: string) => ({
  scenario,
  seed,
  stream: 'sfc32' as const,
  options: optionsFor(simulation, scenario),
  ...(simulation.seats === undefined ? {} : { seats: simulation.seats }),
});

/** Plays all the matches in worker threads and hands each over as it ends. */
export function playMatches(
  simulation: Simulation,
  registryUrl: URL,
  threadCount: number,
  hear: (played: Played) => void,
): Promise<void> {
  return inLanes(
    simulation.games,
    registryUrl,
    threadCount,
    (number, threads) => playMatch(simulation, threads, number),
    hear,
  );
}

export const matchOf = ({ scenarios, seed }: Simulation, number: number): Place => ({
  number,
  seed: `${seed}/${number}`,
  scenario: scenarios[number % scenarios.length] ?? '',
});

export async function playMatch(simulation: Simulation, threads: BotThreads, number: number): Promise<Played> {
  const { game, pack, bots, budgetMs, language, limitMs, overhear } = simulation;
  const place = matchOf(simulation, number);
  const { scenario, seed } = place;
  const contest = { ...beginning(simulation, scenario, seed), bots, budgetMs };
  const scene = { scenario, options: contest.options, seatNames: seatNames(simulation, scenario) };
  const programs = programsIn(simulation, scene);
  const maybe = { ...(pack ? { pack } : {}), ...(overhear ? { overhear } : {}) };
  const came = await playTable({ game, ...maybe, contest, programs, language, limitMs }, threads);
  return { ...place, ...came };
}

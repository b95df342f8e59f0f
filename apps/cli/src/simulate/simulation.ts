import { type Contest, type Finished, seated } from '@carroccio/bots';
import { BotThreads } from '@carroccio/bots/threads';
import { type AnyScene, type Game, type Language, type Options, type Pack, Play } from '@carroccio/kernel';
import { WrongUsage } from '../failure.ts';
import { meantBy } from '../nearest.ts';
import { knownSeat } from '../play/seating.ts';
import { type Program, programOf } from '../seats/program.ts';
import { holdOpenContest, type SaidFault } from './open-contest.ts';

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

export interface Played {
  number: number;
  seed: string;
  scenario: string;
  /** A match that failed has a reason instead of a result; one that did not end has none. */
  outcome: { finished: Finished } | { failure: string | null };
  /** What programs did wrong in it. */
  faults: readonly SaidFault[];
}

/** Jobs waiting for each thread: enough to keep it busy, few enough to keep memory flat. */
const JOBS_PER_THREAD = 2;

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

export const seatNames = ({ game, seats }: Simulation, scenario: string): readonly string[] => {
  const spec = game.scenarios[scenario];
  return spec ? spec.seats.slice(0, seats ?? spec.min ?? spec.seats.length) : [];
};

/** An option that belongs to other scenarios only is left out of this one. */
const optionsFor = ({ game, scenarios, options }: Simulation, scenario: string): Options =>
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
export async function playMatches(
  simulation: Simulation,
  registryUrl: URL,
  threadCount: number,
  hear: (played: Played) => void,
): Promise<void> {
  const threads = new BotThreads(registryUrl, threadCount);
  let next = 0;
  let stopped = false;
  const lane = async (): Promise<void> => {
    while (next < simulation.games && !stopped) {
      const played = await playMatch(simulation, threads, next++);
      if (!stopped) hear(played);
    }
  };
  const lanes = Math.min(threadCount * JOBS_PER_THREAD, simulation.games);
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    stopped = true;
    await threads.close();
  }
}

async function playMatch(simulation: Simulation, threads: BotThreads, number: number): Promise<Played> {
  const { game, pack, scenarios, bots, budgetMs } = simulation;
  const scenario = scenarios[number % scenarios.length] ?? '';
  const seed = `${simulation.seed}/${number}`;
  const contest = { ...beginning(simulation, scenario, seed), bots, budgetMs };
  try {
    const job = { kind: 'contest' as const, game: game.rulebook.id, ...(pack ? { pack } : {}), contest };
    const { finished, faults } =
      simulation.programs.length > 0
        ? await openMatch(simulation, scenario, contest, threads)
        : { finished: await threads.contest(job), faults: [] };
    return { number, seed, scenario, outcome: finished ? { finished } : { failure: null }, faults };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { number, seed, scenario, outcome: { failure }, faults: [] };
  }
}

function openMatch(simulation: Simulation, scenario: string, contest: Contest, threads: BotThreads) {
  const { game, pack, language, limitMs, overhear } = simulation;
  const scene = { scenario, options: contest.options ?? {}, seatNames: seatNames(simulation, scenario) };
  return holdOpenContest(game, contest, programsIn(simulation, scene), {
    language,
    limitMs,
    threads,
    ...(overhear ? { overhear } : {}),
    ...(pack ? { pack } : {}),
  });
}

/** A simulation whose matches are played by any number of `carroccio work`, on this machine and on others. */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { BotThreads } from '@carroccio/bots/threads';
import { type GamePackage, isPack, type MatchRecord, type Registry, readRecord } from '@carroccio/kernel';
import type { Player, Simulations } from '@carroccio/server/simulations';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { version } from '../version.ts';
import { Failed, reasonOf, WrongUsage } from '../words/failure.ts';
import { matchOf, playMatch, type Simulation, type Told } from './simulation.ts';

const TERMS = Type.Object({
  game: Type.String(),
  pack: Type.Optional(Type.Unknown()),
  scenarios: Type.Array(Type.String()),
  seats: Type.Optional(Type.Integer()),
  bots: Type.Array(Type.String()),
  seed: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  budgetMs: Type.Number(),
  /** Whether the records are wanted. */
  records: Type.Boolean(),
});

const OUTCOME = Type.Union([
  Type.Object({
    finished: Type.Object({
      winners: Type.Array(Type.Integer()),
      scores: Type.Array(Type.Union([Type.Number(), Type.Null()])),
      why: Type.String(),
      figures: Type.Record(Type.String(), Type.Array(Type.Number())),
      length: Type.Integer(),
    }),
  }),
  Type.Object({ failure: Type.Union([Type.String(), Type.Null()]) }),
]);

/** How often it is looked how far the matches are. */
const LOOK_MS = 250;

/** Whoever has other rules or data of a game would play other matches: only who has the same takes them. */
function kindOf({ rulebook, parts }: GamePackage, rules: number): string {
  const data = createHash('sha256').update(JSON.stringify(Object.values(parts).map(({ value }) => value)));
  return `matches of ${rulebook.id} ${rules}.${data.digest('hex').slice(0, 12)} by carroccio ${version()}`;
}

export function databaseAt(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return url;
  throw new WrongUsage({ code: 'no-database' });
}

/** Loaded where it is needed: the command line is quick to start without it. */
export async function openSimulations(
  url: URL,
  atOnce: number,
  failed: (what: string, error: unknown) => void,
): Promise<Simulations> {
  const server = await import('@carroccio/server/simulations');
  try {
    return await server.Simulations.open(url, { atOnce, failed });
  } catch (error) {
    throw new Failed({ code: 'database-fails', host: url.host, why: reasonOf(error) });
  }
}

export interface SharedHearing {
  /** The matches are in the queue. */
  asked(): void;
  /** So many more have been played. */
  played(more: number): void;
  /** Each match, once all have been played. */
  hear(told: Told, record: MatchRecord | null): void;
}

/** Asks for the matches and waits for them. Tells how many processes played them. */
export async function playShared(
  simulation: Simulation,
  registry: Registry,
  simulations: Simulations,
  records: boolean,
  hearing: SharedHearing,
): Promise<number> {
  const { game, games } = simulation;
  const kind = kindOf(registry.package(game.rulebook.id), game.version);
  const asked = await simulations.ask({ kind, terms: JSON.stringify(termsOf(simulation, records)), games });
  if (!asked) throw new Failed({ code: 'under-way', seed: simulation.seed });
  try {
    hearing.asked();
    for (let before = 0; before < games; ) {
      const played = await asked.played();
      if (played > before) hearing.played(played - before);
      before = played;
      if (played < games) await setTimeout(LOOK_MS);
    }
    const workers = new Set<string>();
    for await (const { number, came, record, worker } of asked.matches()) {
      workers.add(worker);
      const outcome: unknown = JSON.parse(came);
      if (!Check(OUTCOME, outcome)) throw new Error(`match ${number} cannot be read`);
      hearing.hear(
        { ...matchOf(simulation, number), outcome, faults: [] },
        record === null ? null : readRecord(JSON.parse(record)),
      );
    }
    await asked.forget();
    return workers.size;
  } finally {
    asked.leave();
  }
}

const termsOf = (simulation: Simulation, records: boolean): Static<typeof TERMS> => {
  const { game, pack, scenarios, seats, bots, seed, options, budgetMs } = simulation;
  return {
    game: game.rulebook.id,
    ...(pack ? { pack } : {}),
    scenarios: [...scenarios],
    ...(seats === undefined ? {} : { seats }),
    bots: [...bots],
    seed,
    options,
    budgetMs,
    records,
  };
};

/** Who plays the matches of every game, in threads, and what is told of each. */
export function playersOf(registry: Registry, threads: BotThreads, heard: () => void): ReadonlyMap<string, Player> {
  const worker = `${hostname()} ${process.pid}`;
  const play: Player = async (words, number) => {
    const { simulation, records } = simulationOf(registry, words);
    const { outcome } = await playMatch(simulation, threads, number);
    heard();
    if ('failure' in outcome) return { came: JSON.stringify(outcome), record: null, worker };
    const { record, ...finished } = outcome.finished;
    return { came: JSON.stringify({ finished }), record: records ? JSON.stringify(record) : null, worker };
  };
  return new Map(
    registry.playable.map(({ rulebook, version: rules }) => [kindOf(registry.package(rulebook.id), rules), play]),
  );
}

function simulationOf(registry: Registry, words: string): { simulation: Simulation; records: boolean } {
  const terms: unknown = JSON.parse(words);
  if (!Check(TERMS, terms)) throw new Error('what is to be simulated cannot be read');
  const { game, pack, records, ...rest } = terms;
  if (pack !== undefined && !isPack(pack)) throw new Error('the data pack of a simulation cannot be read');
  const simulation = {
    ...rest,
    ...(pack ? { pack } : {}),
    game: registry.game(game, pack),
    games: Number.POSITIVE_INFINITY,
    programs: [],
    limitMs: 0,
    language: 'en' as const,
  };
  return { simulation, records };
}

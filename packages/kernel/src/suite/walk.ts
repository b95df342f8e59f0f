import type { AnyAction, Game, Options } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { Match } from '../match/match.ts';
import { type Chance, Generator, pick, startChance } from '../play/chance.ts';
import type { Beginning } from '../play/play.ts';

/** A random match to be checked: the same walk gives the same match. */
export interface Walk {
  scenario: string;
  seats: number;
  seed: string;
}

/** What a game still owes its players (a reason for a refusal, the odds of a die), how often, and an example. */
export type Lacks = Map<string, { times: number; example: string }>;

export function note(lacks: Lacks, what: string, example: string): void {
  lacks.set(what, { times: (lacks.get(what)?.times ?? 0) + 1, example });
}

/** Thrown when a game breaks one of the promises every game makes. */
export class Broken extends Error {
  override name = 'Broken';
}

export const broken = (promise: string, details: string): never => {
  throw new Broken(`${promise}: ${details}`);
};

/** Every scenario with every number of seats it allows. */
export const tablesOf = (game: Game): { scenario: string; seats: number }[] =>
  Object.entries(game.scenarios).flatMap(([scenario, { seats, min = seats.length }]) =>
    Array.from({ length: seats.length - min + 1 }, (_, more) => ({ scenario, seats: min + more })),
  );

/** A sample of them: the scenarios share out the numbers of seats, so that each comes up, and so does each scenario. */
export function sampledTables(game: Game): { scenario: string; seats: number }[] {
  const scenarios = Object.keys(game.scenarios);
  return scenarios.flatMap((scenario, index) => {
    const tables = tablesOf(game).filter(table => table.scenario === scenario);
    const own = index % Math.min(scenarios.length, tables.length);
    return tables.filter((_, place) => place % scenarios.length === own);
  });
}

export const walkChance = (walk: Walk): Generator =>
  new Generator(startChance('sfc32', `walk ${walk.scenario} ${walk.seats} ${walk.seed}`));

/** Options drawn at random, so that every option meets every scenario sooner or later. */
function randomOptions(game: Game, scenario: string, chance: Chance): Options {
  const offered = Object.entries(game.options).filter(([, spec]) => spec.scenarios?.includes(scenario) ?? true);
  return Object.fromEntries(offered.map(([name, spec]) => [name, pick(chance, spec.values)]));
}

export function beginWalk(game: Game, walk: Walk, chance: Chance): Match {
  const { scenario, seats, seed } = walk;
  const beginning: Beginning = { scenario, seats, seed, options: randomOptions(game, scenario, chance) };
  return new Match(game, beginning);
}

/** A random legal step: one of those who must choose, now and then one who only may. */
export function randomStep(match: Match, chance: Chance): { seat: Seat; action: AnyAction } {
  const decision = match.play.decision();
  if (!decision) return broken('a match that is not over asks somebody', 'nobody is asked');
  const invited = decision.invited.filter(seat => match.play.canAct(seat));
  const seat = pick(chance, invited.length > 0 && chance.draw(3) === 0 ? invited : decision.seats);
  return { seat, action: match.play.anyAction(seat, chance) };
}

/** Positions for tests: a match of a package, changed to what the test needs, and what comes of an action in it. */

import { type GamePackage, Registry } from '../books/package.ts';
import type { AnyAction, AnyEvent, AnyRefusal, Options } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { Match } from '../match/match.ts';
import type { Patch } from '../match/record.ts';

export interface Staged {
  readonly scenario: string;
  readonly seats?: number;
  readonly options?: Options;
  /** Fields of the state that are put in the place of the beginning's. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** Where the rulebook’s finger is, the last frame on top; without it, what the scenario begins with. */
  readonly stack?: readonly ({ readonly step: string } & Readonly<Record<string, unknown>>)[];
  /** What the next draws give, in order. */
  readonly dice?: readonly number[];
}

/** A match in the position described. It throws when the rules could not go on from there. */
export function staged(one: GamePackage, { scenario, seats, options, state = {}, stack, dice = [] }: Staged): Match {
  const game = new Registry([one]).game(one.rulebook.id);
  const match = new Match(game, {
    scenario,
    seed: 'staged',
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
  });
  const patch: Patch = [
    ...Object.entries(state).map(([field, value]) => ({ op: 'replace' as const, path: `/state/${field}`, value })),
    ...(stack === undefined ? [] : [{ op: 'replace' as const, path: '/stack', value: stack }]),
  ];
  const edited = match.edit(patch);
  if (!edited.ok) throw new Error(`no such position: ${JSON.stringify(edited.denial)}`);
  match.script(dice);
  return match;
}

/** Acts and gives back what was told; an action that is refused throws. */
export function act(match: Match, seat: Seat, action: AnyAction): AnyEvent[] {
  const applied = match.act(seat, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(applied.refusal)}`);
  return applied.events;
}

/** Why an action is refused; `null` when it is legal. */
export const refusal = (match: Match, seat: Seat, action: AnyAction): AnyRefusal | null =>
  match.play.explain(seat, action);

import type { Fault } from '../books/fault.ts';
import { LANGUAGES } from '../books/rulebook.ts';
import type { Game, Options } from '../game/erased.ts';

import { Teller } from '../game/tell.ts';
import { type Chance, Generator, pick, startChance } from './chance.ts';
import { Play } from './play.ts';

/** How much is tried: matches of every scenario for the fewest seats and for all, and decisions of each at most. */
export interface RehearsalSize {
  readonly matches: number;
  readonly decisions: number;
}

interface Rehearsal {
  readonly scenario: string;
  readonly seats: number;
  readonly seed: string;
}

/** The matches that will be tried. */
export const rehearsalsOf = (game: Game, { matches }: RehearsalSize): Rehearsal[] =>
  Object.entries(game.scenarios).flatMap(([scenario, { seats, min = seats.length }]) =>
    [...new Set([min, seats.length])].flatMap(count =>
      Array.from({ length: matches }, (_, index) => ({ scenario, seats: count, seed: `try ${index + 1}` })),
    ),
  );

/** What goes wrong when matches are played at random: what no check of data can foresee. */
export const rehearse = (game: Game, size: RehearsalSize): Fault[] =>
  rehearsalsOf(game, size).flatMap(one => rehearseOne(game, one, size.decisions) ?? []);

/** Plays one match at random, to its end or as far as is wanted. */
export function rehearseOne(game: Game, { scenario, seats, seed }: Rehearsal, decisions: number): Fault | undefined {
  const chance = new Generator(startChance('sfc32', `${scenario}/${seed}`));
  const options = seed === FIRST ? {} : anyOptions(game, scenario, chance);
  let taken = -1;
  try {
    const { play } = Play.begin(game, { scenario, seats, seed, options, stream: 'sfc32' });
    for (taken = 0; taken < decisions; taken++) {
      const seat = play.decision()?.seats[0];
      if (seat === undefined) break;
      if (taken % LOOKED_AT === 0) look(play);
      play.apply(seat, play.anyAction(seat, chance));
    }
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const path = '/parts';
    return taken < 0
      ? { path, code: 'unbegun', scenario, why }
      : { path, code: 'unplayable', scenario, seats, seed, decisions: taken, why };
  }
}

/** The first match has the options as they stand; others have any. */
const FIRST = 'try 1';
/** One decision of so many is looked at as a table would: what is seen must not break either. */
const LOOKED_AT = 5;

const anyOptions = (game: Game, scenario: string, chance: Chance): Options =>
  Object.fromEntries(
    Object.entries(game.options)
      .filter(([, { scenarios }]) => scenarios?.includes(scenario) ?? true)
      .map(([name, { values }]) => [name, pick(chance, values)]),
  );

function look(play: Play): void {
  const { game, scene } = play;
  const decision = play.decision();
  for (const seat of [null, ...(decision?.seats ?? [])]) {
    const { state } = play.view(seat);
    for (const language of LANGUAGES) game.print?.(state, scene, language);
  }
  for (const language of LANGUAGES) if (decision) new Teller(game, scene, language).prompt(decision);
  const [problem] = game.invariants?.(play.look) ?? [];
  if (problem) throw new Error(problem);
}

/** Random matches seen as a table sees them. */
import {
  type AnyAction,
  type AnyEvent,
  at,
  type Chance,
  type Game,
  type GamePackage,
  type Language,
  Match,
  type Options,
  type Play,
  Registry,
} from '@carroccio/kernel';
import { lookThrough, type Setting } from '../sight.ts';
import type { AnySight } from '../table.ts';

/** What a table of a game is set with on its own data. */
export function settingOf(one: GamePackage): Setting {
  const data = Object.fromEntries(Object.entries(one.parts).map(([name, { value }]) => [name, value]));
  return { game: new Registry([one]).game(one.rulebook.id), data, pack: undefined };
}

/** A match through the eyes of the first who has to decide, or of another seat, or (`null`) of a spectator. */
export const sightOf = (
  play: Play,
  language: Language = 'en',
  seat: number | null = play.decision()?.seats[0] ?? null,
): AnySight => lookThrough(play, seat, language);

export interface TableWalk {
  readonly scenario: string;
  /** The fewest the scenario allows, unless told. */
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: string;
  readonly actions: number;
  /** Kinds of action that are taken four times in five where they are offered: what leads to blows. */
  readonly prefers?: readonly string[];
}

/** A random match, always the same. `look` sees every moment of it, with what was told since the one before. */
export function walkTable(
  game: Game,
  { scenario, seats, options, seed = 'table', actions, prefers = [] }: TableWalk,
  look: (play: Play, told: readonly AnyEvent[]) => void,
): Match {
  const match = new Match(game, {
    scenario,
    seed,
    stream: 'sfc32',
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
  });
  const chance = sameChance();
  let told: readonly AnyEvent[] = [];
  for (let count = 0; count < actions && match.play.decision(); count++) {
    look(match.play, told);
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const applied = match.act(seat, choiceTowards(match.play, seat, prefers, chance));
    told = applied.ok ? applied.events : [];
  }
  look(match.play, told);
  return match;
}

/** Any action, but one of these kinds four times in five where there is one. */
export function choiceTowards(play: Play, seat: number, prefers: readonly string[], chance: Chance): AnyAction {
  const isPreferred = ({ type }: { type: string }): boolean => prefers.includes(type);
  if (chance.draw(5) === 4) return play.anyAction(seat, chance);
  const listed = play.legal(seat).filter(isPreferred);
  const described = play.families(seat).some(isPreferred);
  if (listed.length > 0 && !(described && chance.draw(2) === 0)) return at(listed, chance.draw(listed.length));
  let action = play.anyAction(seat, chance);
  while (described && !isPreferred(action)) action = play.anyAction(seat, chance);
  return action;
}

/** Chance that is always the same. */
export function sameChance(seed = 7): Chance {
  let number = seed;
  return {
    draw(n, from = 0) {
      number = (number * 48_271) % 2_147_483_647;
      return from + (number % n);
    },
  };
}

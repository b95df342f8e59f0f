import { quickestBest } from '@carroccio/bots';
import { shelfOf } from '@carroccio/games';
import type { Game, OptionSpec, OptionValue } from '@carroccio/kernel';
import type { Sitter } from '../../keep/database.ts';
import { easiestBot } from '../../lessons/easiest-bot.ts';

/** What the page gathers before a match begins. */
export interface Wish {
  readonly scenario: string;
  /** Only what differs from the game's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly sitters: readonly Sitter[];
  /** The id of a kept data pack. */
  readonly pack: string | null;
}

/** The scenario to begin with: the first, where the shelf names no other. */
export const recommendedIn = (game: Game): string | undefined =>
  shelfOf(game.rulebook.id)?.begin ?? Object.keys(game.scenarios)[0];

/** The scenarios, the recommended one first. */
export function scenariosOf(game: Game): string[] {
  const first = recommendedIn(game);
  const all = Object.keys(game.scenarios);
  return first === undefined ? all : [first, ...all.filter(id => id !== first)];
}

export const fewestIn = (game: Game, scenario: string): number =>
  game.scenarios[scenario]?.min ?? mostIn(game, scenario);

export const mostIn = (game: Game, scenario: string): number => game.scenarios[scenario]?.seats.length ?? 0;

/** The options that belong to a scenario. */
export const optionsOf = (game: Game, scenario: string): [string, OptionSpec][] =>
  Object.entries(game.options).filter(([, { scenarios }]) => scenarios?.includes(scenario) ?? true);

/** A person against the best bot that answers at once. */
function usualSitters(game: Game, seats: number): Sitter[] {
  const { name } = quickestBest(game);
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'person' } : { kind: 'bot', bot: name }));
}

export function firstWish(game: Game): Wish {
  const [scenario = ''] = scenariosOf(game);
  return { scenario, options: {}, sitters: usualSitters(game, fewestIn(game, scenario)), pack: null };
}

/** Whoever has not yet played a game meets its easiest bot first. */
export function newcomersWish(game: Game): Wish {
  const wish = firstWish(game);
  const bot = easiestBot(game);
  return { ...wish, sitters: wish.sitters.map(sitter => (sitter.kind === 'bot' ? { kind: 'bot', bot } : sitter)) };
}

/** The same wish for another scenario: who sits where stays, as far as there are seats. */
export function inScenario(game: Game, wish: Wish, scenario: string): Wish {
  const seats = Math.min(Math.max(wish.sitters.length, fewestIn(game, scenario)), mostIn(game, scenario));
  return { ...wish, scenario, sitters: withSeats(game, wish.sitters, seats) };
}

/** Who joins is as strong as the bots that sit there already. */
export function withSeats(game: Game, sitters: readonly Sitter[], seats: number): Sitter[] {
  const another = sitters.findLast(({ kind }) => kind === 'bot');
  return usualSitters(game, seats).map((usual, seat) => sitters[seat] ?? another ?? usual);
}

/** What was chosen among the options that belong to the scenario. */
export function chosenOptions(game: Game, { scenario, options }: Wish): Record<string, OptionValue> {
  const belong = new Set(optionsOf(game, scenario).map(([id]) => id));
  return Object.fromEntries(Object.entries(options).filter(([id]) => belong.has(id)));
}

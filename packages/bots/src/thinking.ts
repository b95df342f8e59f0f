import {
  at,
  type Bot,
  type Chance,
  type Choice,
  Generator,
  type Play,
  startChance,
  type Thinking,
  Trouble,
} from '@carroccio/kernel';
import { randomBot } from './random.ts';
import { searcherOf } from './search/searcher.ts';

/** The bots that can play a game: the random player and the game's own, weakest first. */
export function botsOf(game: Play['game']): readonly Bot[] {
  const searcher = searcherOf(game);
  return [randomBot, ...(game.bots ?? []), ...(searcher ? [searcher] : [])];
}

/** The best of them that answers at once. */
export const quickestBest = (game: Play['game']): Bot => game.bots?.at(-1) ?? randomBot;

/** A bot's name that this game does not have. */
export class UnknownBot extends Trouble {
  override name = 'UnknownBot';
  readonly code = 'unknown-bot';
}

export function botNamed(game: Play['game'], name: string): Bot {
  const bots = botsOf(game);
  const found = bots.find(bot => bot.name === name);
  if (!found)
    throw new UnknownBot({ code: 'no-bot', game: game.rulebook.id, bot: name, bots: bots.map(bot => bot.name) });
  return found;
}

/** Chance for thinking, apart from every match's own. */
export const thinkingChance = (seed: string): Chance => new Generator(startChance('sfc32', seed));

/** Milliseconds since some moment; from the host, because nothing here looks at a clock by itself. */
export type Clock = () => number;

/** Asks a bot for its choice. It sees the match through its seat's window only. */
export function think(play: Play, seat: number, bot: Bot, chance: Chance, budgetMs: number, clock: Clock): Choice {
  const began = clock();
  const thinking: Thinking = {
    draw: (n, from) => chance.draw(n, from),
    budgetMs,
    elapsedMs: () => clock() - began,
  };
  const choice = bot.choose(play.resample(seat, chance), seat, thinking);
  const refusal = play.explain(seat, choice.action);
  if (refusal) throw new Error(`bot "${bot.name}" chose what ${refusal.rule} refuses: ${refusal.reason}`);
  return choice;
}

/** The seat a table of bots would see act next: the first of those that must choose. */
export const nextSeat = (play: Play): number => at(play.decision()?.seats ?? [], 0);

import {
  botNamed,
  type Contest,
  ENDLESS,
  type Finished,
  finishedMatch,
  nextSeat,
  seated,
  think,
  thinkingChance,
} from '@carroccio/bots';
import type { BotThreads } from '@carroccio/bots/threads';
import { type AnyAction, at, type Bot, clone, type Game, type Language, Match, type Pack } from '@carroccio/kernel';
import { isProgram, type Program, type ProgramFault } from '../seats/program.ts';
import { faultSaid, ProgramSeats } from '../seats/programs.ts';

export interface SaidFault {
  fault: ProgramFault;
  said: string;
}

export interface OpenTerms {
  language: Language;
  limitMs: number;
  overhear?: (said: string) => void;
  threads: BotThreads;
  pack?: Pack;
}

/** Plays a match to its end in which programs have seats. `null` when it does not end. */
export async function holdOpenContest(
  game: Game,
  contest: Contest,
  programs: ReadonlyMap<number, Program>,
  { language, limitMs, threads, pack, overhear }: OpenTerms,
): Promise<{ finished: Finished | null; faults: SaidFault[] }> {
  const { bots: names, budgetMs, ...beginning } = contest;
  const match = new Match(game, beginning, pack);
  const bots = seated(game, names, match.play.position.seats);
  const players = bots.map((bot, seat): Bot | Program => programs.get(seat) ?? bot);
  const faults: SaidFault[] = [];
  const terms = { language, limitMs, seed: contest.seed, ...(overhear ? { overhear } : {}) };
  const outside = new ProgramSeats(match, players, terms, fault =>
    faults.push({ fault, said: faultSaid(fault, match, language) }),
  );
  const thought = async (bot: Bot, seat: number): Promise<AnyAction> => {
    const seed = `${contest.seed} bot ${match.length}`;
    const { play } = match;
    // Whoever needs no time is not sent elsewhere; the others must not keep the programs' clocks waiting.
    if (bot === botNamed(game, 'random')) return think(play, seat, bot, thinkingChance(seed), budgetMs, () => 0).action;
    const position = clone(play.position);
    return (
      await threads.think({
        kind: 'think',
        ...(pack ? { pack } : {}),
        game: game.rulebook.id,
        position,
        seat,
        bot: bot.name,
        seed,
        budgetMs,
      })
    ).action;
  };
  try {
    while (!match.play.result) {
      if (match.length >= ENDLESS) return { finished: null, faults };
      const seat = nextSeat(match.play);
      const player = at(players, seat);
      match.act(seat, isProgram(player) ? await outside.choose(seat) : await thought(player, seat));
    }
    return { finished: finishedMatch(match), faults };
  } finally {
    outside.close();
  }
}

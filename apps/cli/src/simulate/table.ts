import type { Contest, Finished } from '@carroccio/bots';
import type { BotThreads } from '@carroccio/bots/threads';
import type { Game, Language, Pack } from '@carroccio/kernel';
import type { Program } from '../seats/program.ts';
import { holdOpenContest, type SaidFault } from './open-contest.ts';

/** A table at which bots and programs sit. */
export interface OpenTable {
  game: Game;
  pack?: Pack;
  contest: Contest;
  /** By seat; bots have the others. */
  programs: ReadonlyMap<number, Program>;
  language: Language;
  limitMs: number;
  /** Hears what programs say to their standard error. */
  overhear?: (said: string) => void;
}

export interface TableCame {
  /** A match that failed has a reason instead of a result; one that did not end has none. */
  outcome: { finished: Finished } | { failure: string | null };
  /** What programs did wrong in it. */
  faults: readonly SaidFault[];
}

/** Plays one match, whatever comes of it. */
export async function playTable({ game, programs, ...table }: OpenTable, threads: BotThreads): Promise<TableCame> {
  const { contest, pack } = table;
  try {
    const job = { kind: 'contest' as const, game: game.rulebook.id, ...(pack ? { pack } : {}), contest };
    const { finished, faults } =
      programs.size > 0
        ? await holdOpenContest(game, contest, programs, { ...table, threads })
        : { finished: await threads.contest(job), faults: [] };
    return { outcome: finished ? { finished } : { failure: null }, faults };
  } catch (error) {
    return { outcome: { failure: error instanceof Error ? error.message : String(error) }, faults: [] };
  }
}

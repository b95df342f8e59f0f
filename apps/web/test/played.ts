import { holdContest } from '@carroccio/bots';
import { guelphs } from '@carroccio/guelphs';
import { type MatchRecord, Registry } from '@carroccio/kernel';

export const game = new Registry([guelphs]).game('guelphs');

/** A whole battle of Campaldino between bots, the same every time. */
export function playedMatch(): MatchRecord {
  const contest = { scenario: 'campaldino', seed: 'a day in June', bots: ['captain', 'random'], budgetMs: 0 };
  const finished = holdContest(game, contest, () => 0);
  if (!finished) throw new Error('the battle does not end');
  return finished.record;
}

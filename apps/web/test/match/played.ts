import { holdContest } from '@carroccio/bots';
import { guelphs } from '@carroccio/guelphs';
import { type MatchRecord, Registry } from '@carroccio/kernel';

export const game = new Registry([guelphs]).game('guelphs');

let played: MatchRecord | undefined;

/** A whole battle of Campaldino between bots, the same every time: played once for all files that look at it. */
export const playedMatch = (): MatchRecord => {
  played ??= play();
  return played;
};

function play(): MatchRecord {
  const contest = { scenario: 'campaldino', seed: 'a day in June', bots: ['captain', 'random'], budgetMs: 0 };
  const finished = holdContest(game, contest, () => 0);
  if (!finished) throw new Error('the battle does not end');
  return finished.record;
}

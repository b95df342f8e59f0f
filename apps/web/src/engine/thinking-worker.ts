/** Where the bots of one game think. They are handed a position in which all that is hidden from them is drawn anew. */
import { type AfterwardsJob, doThink, lookAfterwards } from '@carroccio/bots';
import { loadPackage } from '@carroccio/games';
import { Registry, replay } from '@carroccio/kernel';
import type { FromThinker, ToThinker } from './thinking-messages.ts';
import { factsOfTrouble } from './trouble.ts';

let registry: Promise<Registry> | undefined;

const answer = (message: FromThinker): void => postMessage(message);

function look(games: Registry, { record, seed, care }: AfterwardsJob): void {
  const looking = lookAfterwards(replay(games.game(record.game, record.pack), record), seed, care);
  let next = looking.next();
  for (; !next.done; next = looking.next()) answer({ share: next.value });
  answer({ after: next.value });
}

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  if ('load' in data) {
    registry = loadPackage(data.load).then(loaded => new Registry([loaded]));
    return;
  }
  try {
    if (!registry) throw new Error('no game was loaded');
    const games = await registry;
    if ('look' in data) look(games, data.look);
    else answer({ choice: doThink(games, data.think, () => performance.now()) });
  } catch (error) {
    answer({ facts: factsOfTrouble(error) });
  }
});

/** Where the bots of one game think. They are handed a position in which all that is hidden from them is drawn anew. */
import { doThink } from '@carroccio/bots';
import { loadPackage } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import type { FromThinker, ToThinker } from './thinking-messages.ts';
import { factsOfTrouble } from './trouble.ts';

let registry: Promise<Registry> | undefined;

const answer = (message: FromThinker): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  if ('load' in data) {
    registry = loadPackage(data.load).then(loaded => new Registry([loaded]));
    return;
  }
  try {
    if (!registry) throw new Error('no game was loaded');
    answer({ choice: doThink(await registry, data.think, () => performance.now()) });
  } catch (error) {
    answer({ facts: factsOfTrouble(error) });
  }
});

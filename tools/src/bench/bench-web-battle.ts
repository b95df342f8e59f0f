import { holdContest } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import { type AnyAction, at, type MatchRecord, replay, Teller } from '@carroccio/kernel';

/** What a person does next: an action, and the words on its button. */
export interface Deed {
  type: AnyAction['type'];
  words: string;
}

export interface Battle {
  /** The match up to where a person takes over. */
  record: MatchRecord;
  deeds: readonly Deed[];
}

/** The armies are deployed, and the first Battaglie have met. */
const TAKEN_OVER = 60;

/** The first battle of the first game, the same every time: bots fight it, and a person at the table does again what they did. */
export function fightTheFirst(): Battle {
  const game = at(registry.playable, 0);
  const scenario = at(Object.keys(game.scenarios), 0);
  const contest = { scenario, seed: 'a day in September', bots: ['captain'], budgetMs: 0 };
  const fought = holdContest(game, contest, () => 0);
  if (!fought) throw new Error('the battle does not end');
  const match = replay(game, fought.record);
  const { options } = fought.record;
  const teller = new Teller(game, { scenario, options, seatNames: game.scenarios[scenario]?.seats ?? [] }, 'en');
  const deeds = fought.record.history
    .slice(TAKEN_OVER)
    .flatMap(entry => ('action' in entry ? [{ type: entry.action.type, words: teller.action(entry.action) }] : []));
  return { record: match.branch(TAKEN_OVER).record(), deeds };
}

import { holdContest } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import { type AnyAction, at, type Game, type MatchRecord, replay, Teller } from '@carroccio/kernel';

/** What a person does next: an action, and the words on its button. */
export interface Deed {
  type: AnyAction['type'];
  words: string;
}

export interface Battle {
  /** The match up to where a person takes over. */
  record: MatchRecord;
  deeds: readonly Deed[];
  /** The match shortly after its beginning, and shortly before its end. */
  short: MatchRecord;
  long: MatchRecord;
}

/** The armies are deployed, and the first Battaglie have met. */
const TAKEN_OVER = 60;
const SHORT = 20;

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
  const after = (entries: number): MatchRecord => match.branch(entries).record();
  return { record: after(TAKEN_OVER), deeds, short: after(SHORT), long: after(lastChoice(game, fought.record)) };
}

/** How many entries there were when the last choice between several was made. */
function lastChoice(game: Game, record: MatchRecord): number {
  let last = 0;
  replay(game, record, ({ play }, entries) => {
    const [seat] = play.decision()?.seats ?? [];
    if (seat !== undefined && play.legal(seat).length > 1) last = entries;
  });
  return last;
}

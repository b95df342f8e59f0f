/**
 * What a match offered, told and foresaw on its way, as short prints: a change of what can be chosen is found at the place
 * where it happens, though the match itself would still replay.
 */
import { createHash } from 'node:crypto';
import { forecast, type Game, type Match, type MatchRecord, verify } from '@carroccio/kernel';

/** One print for so many entries, and the odds of the action that was taken as often. */
const ENTRIES_PRINTED = 16;
/** What is offered is listed every so many entries: lists cost more than the match itself, and change for long. */
const ENTRIES_LISTED = 4;
const PRINT_LENGTH = 8;

/** Checks a record by playing it again, and takes its prints. */
export function printsOf(game: Game, record: MatchRecord): { verified: ReturnType<typeof verify>; prints: string[] } {
  const prints: string[] = [];
  let page = createHash('sha256');
  let told = 0;
  const verified = verify(game, record, (match, entries) => {
    const listed = entries % ENTRIES_LISTED === 0 ? offered(match) : null;
    page.update(JSON.stringify([listed, match.log.slice(told)]));
    told = match.log.length;
    const next = record.history[entries];
    if (entries % ENTRIES_PRINTED !== 0) return;
    if (next && 'seat' in next) page.update(JSON.stringify(foreseen(match, next.seat, next.action)));
    prints.push(page.digest('hex').slice(0, PRINT_LENGTH));
    page = createHash('sha256');
  });
  return { verified, prints: [...prints, page.digest('hex').slice(0, PRINT_LENGTH)] };
}

function offered({ play }: Match): unknown {
  const decision = play.decision();
  if (!decision) return play.result;
  const { step, rule, seats, invited } = decision;
  const asked = [...seats, ...invited];
  return [step, rule, seats, invited, asked.map(seat => [play.legal(seat), play.families(seat)])];
}

/** Of what hangs on chance only the likelihoods, which say enough. */
function foreseen({ play }: Match, seat: number, action: { type: string }): unknown {
  const odds = forecast(play, seat, action);
  if (typeof odds === 'string') return odds;
  return [odds.success?.chance, odds.modifiers, odds.outcomes.map(({ chance, events }) => [chance, events])];
}

import type { ResultOf } from '@carroccio/engine';
import type { MatchRecord } from '@carroccio/kernel';
import type { KeptMatch, Sitter } from '../../keep/database.ts';

/** What is noted of a match when it is kept for the first time. */
export function keptOf(
  id: string,
  record: MatchRecord,
  decision: ResultOf<'decision'>,
  sitters: readonly Sitter[],
  kind: KeptMatch['kind'],
): KeptMatch {
  const now = Date.now();
  return {
    id,
    game: record.game,
    scenario: record.scenario,
    kind,
    sitters,
    began: now,
    played: now,
    entries: record.history.length,
    winners: decision.over ? decision.result.winners : null,
    deciding: decision.over ? null : (decision.seats.find(({ must }) => must)?.seat ?? null),
  };
}

import type { ResultOf } from '@carroccio/engine';
import type { MatchRecord } from '@carroccio/kernel';
import type { KeptMatch, Sitter } from '../keep/database.ts';
import { keepMatch, newMatchId } from '../keep/matches.ts';
import { keptOf } from './files/kept.ts';

/** What a branch is for: to play on with those who sit at the table, or to move all sides oneself and try things out. */
export type BranchKind = KeptMatch['kind'];

/** Keeps the beginning of a match as a match of its own; gives back its id. */
export async function keepBranch(
  { sitters }: Pick<KeptMatch, 'sitters'>,
  record: MatchRecord,
  decision: ResultOf<'decision'>,
  kind: BranchKind,
): Promise<string> {
  const alone = sitters.map((): Sitter => ({ kind: 'person' }));
  const branch = keptOf(newMatchId(), record, decision, kind === 'analysis' ? alone : sitters, kind);
  await keepMatch(branch, record);
  return branch.id;
}

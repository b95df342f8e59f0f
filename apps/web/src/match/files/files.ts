/** Matches as files: a file holds one match record, the same that the terminal saves, replays and verifies. */

import { shelfOf } from '@carroccio/games';
import type { MatchRecord } from '@carroccio/kernel';
import { download } from '@carroccio/table/ui/download.ts';
import { EngineError } from '../../engine/client.ts';
import { openLocalEngine } from '../../engine/local.ts';
import { keepMatch, keptMatch, newMatchId } from '../../keep/matches.ts';
import { fileNameOf } from './file-name.ts';
import { keptOf } from './kept.ts';
import { readGame } from './read-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Checks a file's text by playing it again, and keeps the match; gives back its id. */
export async function importMatch(text: string, id = newMatchId()): Promise<string> {
  const { game, value } = readGame(text, id => shelfOf(id) !== undefined);
  const engine = openLocalEngine(game);
  try {
    const { match, decision } = await engine.ask('load', { record: value });
    const { record } = await engine.ask('save', { match });
    const sitters = Array.from({ length: record.seats }, () => ({ kind: 'person' }) as const);
    const kept = keptOf(id, record, decision, sitters, kindOf(record));
    await keepMatch(kept, record);
    return kept.id;
  } catch (error) {
    if (error instanceof EngineError) throw new UnreadableFile({ code: 'bad-record', facts: error.facts });
    throw error;
  } finally {
    engine.close();
  }
}

/** A match whose dice were scripted or whose position was edited is an analysis. */
const kindOf = ({ history }: MatchRecord): 'match' | 'analysis' =>
  history.every(entry => 'seat' in entry) ? 'match' : 'analysis';

/** Hands a kept match to the browser as a download. */
export async function exportMatch(id: string): Promise<void> {
  const found = await keptMatch(id);
  if (!found) throw new Error(`there is no match "${id}"`);
  download(JSON.stringify(found.record), fileNameOf(found.match));
}

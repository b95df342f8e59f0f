/** Whole matches as they were once recorded, played again: quicker than letting bots think. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Match, type MatchRecord, readRecord, replay } from '@carroccio/kernel';
import type { ScenarioId } from '../src/shape.ts';
import { game } from './position.ts';

export const SCENARIOS: readonly ScenarioId[] = [
  'montaperti',
  'montaperti-free',
  'benevento',
  'benevento-free',
  'campaldino',
  'campaldino-free',
  'campaldino-fast',
];

const FOLDER = new URL('./golden/', import.meta.url);

/** Those of a scenario, one for each way in which it has ended. */
export const goldenMatches = (scenario: ScenarioId): Match[] =>
  readdirSync(FOLDER)
    .filter(file => file.startsWith(`${scenario}-`) && file.endsWith('.gz'))
    .map(file => readRecord(JSON.parse(gunzipSync(readFileSync(new URL(file, FOLDER))).toString())))
    .filter(record => record.scenario === scenario)
    .map(record => replay(game, record));

/** One of them, by the name of its file, shown at every entry with what comes next. */
export function walkGolden(
  file: string,
  visit: (match: Match, entry: number, next: MatchRecord['history'][number] | undefined) => void,
): void {
  const record = readRecord(JSON.parse(gunzipSync(readFileSync(new URL(`${file}.json.gz`, FOLDER))).toString()));
  replay(game, record, (match, entry) => visit(match, entry, record.history[entry]));
}

/**
 * `npm run hostile -- --messages N`: attacks a server with forged, stale, replayed, foreign, oversized and malformed messages by
 * socket and by HTTP while a match of each game is played on it. None may be accepted, and nothing may change. `--on postgres`
 * attacks it on that database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/postgres.mjs';
import { hostile } from './hostile/hostile.ts';

const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string', default: 'sqlite' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'carroccio-hostile-'));
const postgres = options.on === 'postgres' ? await startPostgres({ safe: true }) : null;
try {
  const report = await hostile({
    messages: Number(options.messages),
    seed: options.seed,
    place: postgres?.url ?? folder,
  });
  console.log(JSON.stringify(report, null, 2));
  if (report.accepted + report.changes + report.faults > 0 || !report.alive) process.exitCode = 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}

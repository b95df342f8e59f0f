/**
 * `npm run crash -- --kills N`: kills the server again and again while matches are played; nothing answered may be lost, or
 * done twice: on the embedded database, on PostgreSQL, and one of three servers that share it. `--on` names one of them.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/postgres.mjs';
import { crash } from './crash/crash.ts';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    tables: { type: 'string', default: '8' },
    between: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string' },
  },
});

const PLACES = { sqlite: 0, postgres: 1, nodes: 3 };

const isPlace = (name: string): name is keyof typeof PLACES => Object.hasOwn(PLACES, name);
const places = options.on === undefined ? Object.keys(PLACES) : [options.on];
const postgres = places.some(place => place !== 'sqlite') ? await startPostgres({ safe: true }) : null;
try {
  for (const place of places) {
    if (!isPlace(place)) throw new Error(`--on is one of ${Object.keys(PLACES).join(', ')}, not ${place}.`);
    const report = await crash({
      kills: Number(options.kills),
      tables: Number(options.tables),
      between: Number(options.between),
      seed: options.seed,
      ...(postgres && place !== 'sqlite' ? { postgres: new URL(postgres.url), nodes: PLACES[place] } : {}),
    });
    console.log(JSON.stringify({ on: place, ...report }));
    if (report.lost + report.twice > 0) process.exitCode = 1;
  }
} finally {
  await postgres?.stop();
}

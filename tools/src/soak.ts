/**
 * `npm run soak -- --game G --games N`: random matches of a game, each checked as the generic suite does, on all cores.
 * Prints the seed of any failure and the command that plays it again.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Pool } from '@carroccio/bots/pool';
import { isPack, type Pack, packIn, Registry } from '@carroccio/kernel';
import { tablesOf, type Walk, type WalkReport } from '@carroccio/kernel/suite';
import type { SoakJob } from './soak/worker.ts';

const USAGE = `usage: npm run soak -- --game G --games N [options]
  --scenario S   only this scenario            --seats N    only with so many seats
  --seed X       other matches (default 1)     --only SEED  one match: the seed a failure named
  --one-in N     make the costly checks at one moment in N (default 10; 1 is every moment)
  --replayed N   play one match in N again from its record (default 1; a failure's command names it)
  --pack F       with a data pack (JSON)
  --threads N    worker threads (default: one a core)
  --registry F   a built module that exports a registry of games (default: the project's)`;

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    scenario: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    'one-in': { type: 'string', default: '10' },
    replayed: { type: 'string', default: '1' },
    pack: { type: 'string' },
    threads: { type: 'string' },
    registry: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const MOST_FAILURES_SHOWN = 10;

if (options.help || !options.game) {
  console.error(USAGE);
  process.exitCode = options.help ? 0 : 2;
} else {
  process.exitCode = await soak(options.game).catch((error: unknown) => {
    console.error(`soak: ${error instanceof Error ? error.message : error}`);
    return 2;
  });
}

async function soak(id: string): Promise<number> {
  const module = options.registry ? pathToFileURL(options.registry).href : import.meta.resolve('@carroccio/games/all');
  const pack = options.pack ? packNamed(options.pack) : undefined;
  const walks = walksOf(await load(module), id, pack);
  const pool = new Pool<SoakJob, WalkReport>(
    new URL('./soak/worker.js', import.meta.url),
    module,
    options.threads ? Number(options.threads) : undefined,
  );
  const began = performance.now();
  const reports: WalkReport[] = [];
  let failures = 0;
  await Promise.all(
    walks.map(async walk => {
      try {
        reports.push(
          await pool.run({
            game: id,
            ...(pack ? { pack } : {}),
            walk,
            oneIn: Number(options['one-in']),
            replayed: Number(options.replayed),
          }),
        );
      } catch (error) {
        if (++failures <= MOST_FAILURES_SHOWN) tellFailure(id, walk, error);
      }
      showProgress(reports.length + failures, walks.length, failures);
    }),
  );
  await pool.close();
  summary(id, reports, failures, (performance.now() - began) / 1000);
  return failures === 0 && reports.length > 0 ? 0 : 1;
}

async function load(module: string): Promise<Registry> {
  const loaded: { registry?: unknown } = await import(module);
  if (loaded.registry instanceof Registry) return loaded.registry;
  throw new Error(`${module} exports no registry`);
}

function packNamed(file: string): Pack {
  const pack = packIn(JSON.parse(readFileSync(file, 'utf8')));
  if (isPack(pack)) return pack;
  throw new Error(`${file} is not a data pack; carroccio validate tells what is wrong`);
}

function walksOf(registry: Registry, id: string, pack?: Pack): Walk[] {
  const tables = tablesOf(registry.game(id, pack))
    .filter(({ scenario }) => !options.scenario || scenario === options.scenario)
    .filter(({ seats }) => !options.seats || seats === Number(options.seats));
  const games = options.only ? tables.length : Number(options.games);
  if (tables.length === 0) throw new Error(`${id} has no such scenario or number of seats`);
  if (!Number.isInteger(games) || games < 1) throw new Error('--games is a whole number above 0');
  return Array.from({ length: games }, (_, number) => number).flatMap(number => {
    const table = tables[number % tables.length];
    return table ? [{ ...table, seed: options.only ?? `${options.seed}/${number}` }] : [];
  });
}

function tellFailure(id: string, { scenario, seats, seed }: Walk, error: unknown): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.error(`FAILED: ${error instanceof Error ? error.message : error}`);
  const registry = `${options.registry ? ` --registry ${options.registry}` : ''}${options.pack ? ` --pack ${options.pack}` : ''}`;
  console.error(
    `  again: npm run soak -- --game ${id} --scenario ${scenario} --seats ${seats} --only ${seed} --one-in ${options['one-in']} --replayed ${options.replayed}${registry}`,
  );
}

function showProgress(done: number, all: number, failures: number): void {
  if (!process.stderr.isTTY) return;
  const width = 30;
  const filled = Math.round((done / all) * width);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${all}, ${failures} failed `);
  if (done === all) process.stderr.write('\n');
}

function summary(id: string, reports: readonly WalkReport[], failures: number, seconds: number): void {
  const length = reports.reduce((sum, report) => sum + report.length, 0);
  const endings = new Map<string, number>();
  for (const { why } of reports) endings.set(why, (endings.get(why) ?? 0) + 1);
  console.log(`${id}: ${reports.length + failures} matches in ${seconds.toFixed(1)} s, ${failures} failed`);
  console.log(`  mean length ${(length / Math.max(1, reports.length)).toFixed(1)} actions`);
  console.log(`  largest state ${Math.max(0, ...reports.map(({ largest }) => largest))} bytes`);
  const lacks = new Map<string, { times: number; example: string }>();
  for (const [what, { times, example }] of reports.flatMap(report => Object.entries(report.lacks)))
    lacks.set(what, { times: times + (lacks.get(what)?.times ?? 0), example });
  console.log(`  lacking reasons, odds or their words: ${lacks.size}`);
  for (const [what, { times, example }] of [...lacks].sort((a, b) => b[1].times - a[1].times))
    console.log(`    ${times} × ${what}: ${example}`);
  console.log(`  endings: ${[...endings].map(([why, count]) => `${why} ${count}`).join(', ') || 'none'}`);
}

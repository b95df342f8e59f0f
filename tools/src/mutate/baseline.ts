/** The tests of a game as they are before anything is planted: whether they pass, what they cost, what they cite. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, read, sourcesIn } from '../common/repository.ts';
import type { TestFile } from './choose.ts';
import type { Worker } from './crew.ts';
import { citationsOf } from './near.ts';
import type { Asked, Finding } from './tester.ts';

/** Random matches, bots and kept records find mistakes, but late, and not the rule that is wrong; prose finds none. */
const NOT_ASKED = /\/(promises|golden|chronicle|bots?)\.test\.ts$/;
/** A test that costs more is left out: it would be run for every mistake that nobody notices. */
const SLOW_MS = 1_000;
/** So is a file whose other tests then pay for what the slow ones had made ready. */
const SLOW_FILE_MS = 3_000;
const MOST_MS = 300_000;

/** What is known of test files, by the hash of their text: slow tests are not measured again. */
type Known = Record<string, { quick: string[]; slow: number; costMs: number }>;

export interface Baseline {
  tests: TestFile[];
  /** How many tests are left out, and the files of which nothing is left. */
  slow: number;
  left: string[];
}

export const testsOf = (game: string): string[] =>
  sourcesIn(`games/${game}/test`).filter(file => file.endsWith('.test.ts') && !NOT_ASKED.test(file));

export async function baselineOf(game: string, prefix: string, worker: Worker): Promise<Baseline> {
  const cache = join(ROOT, '.cache', `mutate-${game}.json`);
  const known: Known = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
  const files = testsOf(game)
    .map(file => ({ file, text: read(file) }))
    .map(({ file, text }) => ({ file, text, hash: hashOf(text) }));

  const costs = await measured(
    worker,
    files.map(({ file, hash }) => ({ file, ids: known[hash]?.quick })),
  );
  const unknown = files.filter(({ hash }) => !known[hash]);
  for (const { file, hash } of unknown) known[hash] = judged(costs[file] ?? {});
  const partly = unknown.filter(({ hash }) => known[hash]?.slow);
  const again = await measured(
    worker,
    partly.map(({ file, hash }) => ({ file, ids: known[hash]?.quick })),
  );
  for (const { file, hash } of partly) {
    const costMs = sumOf(Object.values(again[file] ?? {}));
    known[hash] = { quick: [], slow: 0, ...known[hash], ...(costMs > SLOW_FILE_MS ? { quick: [] } : {}), costMs };
  }
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(known));

  const tests = files.flatMap(({ file, text, hash }) => {
    const { quick = [], slow = 0, costMs = 0 } = known[hash] ?? {};
    if (quick.length === 0) return [];
    const cites = new Set(text.match(citationsOf(prefix)) ?? []);
    return [{ file, ids: slow > 0 ? quick : undefined, cites, imports: importsOf(game, text), costMs }];
  });
  const left = files.filter(({ hash }) => known[hash]?.quick.length === 0).map(({ file }) => file);
  return { tests, slow: sumOf(files.map(({ hash }) => known[hash]?.slow ?? 0)), left };
}

/** What tests cost that pass as long as nothing is planted. */
async function measured(worker: Worker, tests: Asked[]): Promise<Finding['costs']> {
  const wanted = tests.filter(({ ids }) => ids?.length !== 0);
  const finding = await worker.ask({ tests: wanted, mostMs: MOST_MS });
  if (typeof finding === 'string') throw new Error(`the tests ${finding} before anything was planted`);
  if (finding.noticedBy) throw new Error(`${finding.noticedBy} fails before anything is planted: ${finding.why}`);
  return finding.costs;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Which tests of a file are quick enough, and what they cost together. */
function judged(costs: Record<string, number>): Known[string] {
  const all = Object.entries(costs);
  const quick = all.filter(([, cost]) => cost <= SLOW_MS);
  return {
    quick: quick.map(([id]) => id),
    slow: all.length - quick.length,
    costMs: sumOf(quick.map(([, cost]) => cost)),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const importsOf = (game: string, text: string): Set<string> =>
  new Set([...text.matchAll(/from '(?:\.\.\/)+(src\/[^']+)'/g)].map(([, path]) => `games/${game}/${path}`));

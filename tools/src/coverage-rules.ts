/**
 * `npm run coverage:rules`: for each game, how many rules of its catalogue are proven by a test that carries their id, and
 * how many of those that somebody enforces are cited by its code or data.
 * Fails when there are fewer than the recorded floor, or when the code cites a rule that does not exist.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '@carroccio/games/all';
import type { Rulebook } from '@carroccio/kernel';
import { ROOT, read, sourcesIn } from './common/repository.ts';
import {
  belowFloor,
  type Coverage,
  coverageOf,
  type Floor,
  raised,
  unknownCitations,
  unknownRulings,
} from './coverage/rule-coverage.ts';
import type { TestReport } from './reporter.ts';

const MISSING_SHOWN = 20;

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    report: { type: 'string' },
    floor: { type: 'string', default: join(ROOT, 'tools/rule-coverage-floor.json') },
    all: { type: 'boolean', default: false },
    raise: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  console.log(`usage: npm run coverage:rules [-- --json | --all | --raise]
  --json   print {game: {proven: {total, covered, missing: [ids]}, cited: {…}}}
  --all    name every missing rule, not only the first ${MISSING_SHOWN} of each game
  --raise  record what is covered now as the floor
  --report FILE  read a test report instead of running the games' tests
  --floor FILE   another floor than the recorded one`);
} else process.exitCode = main();

function main(): number {
  const rulebooks = registry.packages.map(one => one.rulebook);
  const { proven, failed } = readReport(options.report ?? runTests());
  const coverage = coverageOf(rulebooks, new Set(proven), enforcing);
  const floor: Floor = JSON.parse(readFileSync(options.floor, 'utf8'));
  const problems = [
    ...(failed > 0 && !options.report ? [`${failed} tests failed; what they carry does not count`] : []),
    ...belowFloor(coverage, floor),
    ...rulebooks.flatMap(misquoted),
  ];
  if (options.json) console.log(JSON.stringify(coverage));
  else print(coverage);
  for (const problem of problems) console.error(problem);
  if (options.raise) writeFileSync(options.floor, `${JSON.stringify(raised(coverage, floor), null, 2)}\n`);
  return problems.length === 0 ? 0 : 1;
}

function misquoted(rulebook: Rulebook): string[] {
  const unknown = unknownCitations(rulebook);
  return sourcesIn(`games/${rulebook.id}`).flatMap(file => {
    const text = read(file);
    const ids = [...unknown(text), ...unknownRulings(rulebook, text)];
    return ids.map(id => `${file} cites ${id}, which the catalogue does not have`);
  });
}

function runTests(): string {
  const report = join(ROOT, '.cache/tests-games.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporter = join(ROOT, 'tools/dist/reporter.js');
  const args = ['run', '--project', 'rules', 'games/', '--reporter=dot', `--reporter=${reporter}`];
  // The runner's own output goes to standard error: standard output is the coverage.
  spawnSync(process.execPath, [vitest, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, CARROCCIO_TEST_REPORT: report },
  });
  return report;
}

function readReport(file: string): TestReport {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What a game enforces its rules with, and the list of those it says no program can enforce, as one text. */
function enforcing(game: string): string {
  const files = ['src', 'text', 'bot', 'data'].flatMap(folder => sourcesIn(`games/${game}/${folder}`, /\.(ts|json)$/));
  return [...files, ...sourcesIn(`games/${game}/rules`, /^uncited\.json$/)].map(read).join('\n');
}

function print(coverage: Coverage): void {
  for (const [game, { proven, cited }] of Object.entries(coverage)) {
    console.log(`${game}: ${proven.covered} of ${proven.total} rules proven`);
    tellMissing(proven.missing);
    console.log(`${game}: ${cited.covered} of ${cited.total} rules that are enforced cited by code or data`);
    tellMissing(cited.missing);
  }
}

function tellMissing(missing: readonly string[]): void {
  const shown = options.all ? missing : missing.slice(0, MISSING_SHOWN);
  const rest = missing.length > shown.length ? `, and ${missing.length - shown.length} more (--all)` : '';
  if (shown.length > 0) console.log(`  missing: ${shown.join(', ')}${rest}`);
}

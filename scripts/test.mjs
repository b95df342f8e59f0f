/**
 * `npm test`: everything that must hold, in the order of what is quickest to know. Ends with "N passed, N failed".
 * `npm run test:quick` (`--quick`): the checks, and the rule tests that what changed since main could break.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { changedSinceMain, testsConcerned } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';

const CACHE = join(ROOT, '.cache');
const bin = (name, file) => join(ROOT, 'node_modules', name, file);
const seconds = began => `${((Date.now() - began) / 1000).toFixed(1)} s`;

let passed = 0;
let failed = 0;

const begin = title => process.stdout.write(`\n== ${title}\n`);

function end(title, ok, began) {
  if (ok) passed++;
  else failed++;
  process.stdout.write(`== ${title}: ${ok ? 'passed' : 'FAILED'} in ${seconds(began)}\n`);
}

async function stage(title, work) {
  begin(title);
  const began = Date.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  }
  end(title, ok, began);
}

/** Runs programs beside each other; each tells what it has to say when it is done. */
async function beside(programs) {
  await Promise.all(
    Object.entries(programs).map(async ([title, args]) => {
      const began = Date.now();
      const { status, said } = await listenTo(args);
      begin(title);
      process.stdout.write(said);
      end(title, status === 0, began);
    }),
  );
}

function listenTo(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (said += text));
    child.on('error', reject).on('close', status => resolve({ status, said }));
  });
}

/** Runs a program that tells what it does while it does it: others may run beside it, so each line says whose it is. */
function aloud(name, args, env) {
  return new Promise((resolve, reject) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', line => process.stdout.write(`${name} | ${line}\n`));
    child.on('error', reject).on('close', resolve);
  });
}

/** Runs projects of the test runner; their tests are counted one by one, and a crash of the runner counts too. */
async function vitest(name, projects, { env = {}, rest = [] } = {}) {
  const report = join(CACHE, `tests-${name}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...projects.map(project => `--project=${project}`),
    '--reporter=default',
    `--reporter=${join(ROOT, 'tools/dist/reporter.js')}`,
    ...rest,
  ];
  const status = await aloud(name, [bin('vitest', 'vitest.mjs'), ...args], { CARROCCIO_TEST_REPORT: report, ...env });
  const counted = JSON.parse(readFileSync(report, 'utf8'));
  passed += counted.passed;
  failed += counted.failed;
  return status === 0 && counted.passed > 0;
}

const RULES = ['rules', 'apps', 'postgres'];
const WHOLE_MATCHES = ['promises.test.ts', 'chronicle.test.ts', 'golden.test.ts', 'bot.test.ts', 'commands.test.ts'];
const quick = process.argv.includes('--quick');

bootstrap({ web: !quick });
const tsc = project => [bin('typescript', 'bin/tsc'), '-p', project];
/** One after the other: a system's packages are installed by one at a time. */
const needed =
  !quick &&
  stage('a database and a browser', async () => {
    await ensurePostgres({ say: console.log });
    await ensureChromium({ say: console.log });
    return true;
  });
await beside({
  'types of the tests': tsc('tsconfig.test.json'),
  'types of the table': tsc('apps/web'),
  'format and lint': [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'],
  doors: ['tools/dist/doors.js'],
  'layout of data': ['tools/dist/format-data.js', '--check'],
  ...(quick ? {} : { 'unused code': [bin('knip', 'bin/knip.js')] }),
});
await needed;
if (quick) {
  const files = testsConcerned(changedSinceMain());
  // What plays whole matches takes minutes; a test of that kind is run when it is what changed.
  const skipped = WHOLE_MATCHES.filter(name => !files.some(file => file.endsWith(name)));
  const rest = [...files, ...skipped.map(name => `--exclude=**/${name}`)];
  if (files.length > 0) await stage(`tests of ${files.join(', ')}`, () => vitest('quick', RULES, { rest }));
} else {
  const rules = async () => {
    await stage('rules and machine', () => vitest('rules', RULES));
    const report = join(CACHE, 'tests-rules.json');
    await beside({ 'rule coverage': ['tools/dist/coverage-rules.js', '--report', report] });
  };
  const browser = () => vitest('browser', ['browser']);
  // A browser waits a good deal: beside it the rules find time.
  await Promise.all([rules(), stage('browser', browser)]);
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** `npm test`: everything that must hold, in the order of what is quickest to know. Ends with "N passed, N failed". */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, ROOT, run } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';

const CACHE = join(ROOT, '.cache');
const bin = (name, file) => join(ROOT, 'node_modules', name, file);
const node = (script, ...args) => run(process.execPath, [script, ...args]);

let passed = 0;
let failed = 0;

async function stage(title, work) {
  process.stdout.write(`\n== ${title}\n`);
  const began = Date.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  }
  if (ok) passed++;
  else failed++;
  process.stdout.write(`== ${title}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** Runs one of the test runner's projects; its tests are counted one by one, and a crash of the runner counts too. */
function vitest(project, env = {}) {
  const report = join(CACHE, `tests-${project}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    `--reporter=${join(ROOT, 'tools/dist/reporter.js')}`,
  ];
  const status = run(process.execPath, [bin('vitest', 'vitest.mjs'), ...args], {
    env: { ...process.env, CARROCCIO_TEST_REPORT: report, ...env },
  });
  const counted = JSON.parse(readFileSync(report, 'utf8'));
  passed += counted.passed;
  failed += counted.failed;
  return status === 0 && counted.passed > 0;
}

bootstrap({ web: true });
const tsc = project => node(bin('typescript', 'bin/tsc'), '-p', project) === 0;
await stage('types of the tests', () => tsc('tsconfig.test.json'));
await stage('types of the table', () => tsc('apps/web'));
await stage(
  'format and lint',
  () => node(bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.') === 0,
);
await stage('doors', () => node('tools/dist/doors.js') === 0);
await stage('unused code', () => node(bin('knip', 'bin/knip.js')) === 0);
await stage('rules and machine', () => vitest('rules'));
await stage(
  'rule coverage',
  () => node('tools/dist/coverage-rules.js', '--report', join(CACHE, 'tests-rules.json')) === 0,
);
await stage('browser', async () => vitest('browser', { CHROMIUM: await ensureChromium({ say: console.log }) }));

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

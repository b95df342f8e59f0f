/** Makes a clone ready to run: installs what the lock file names and builds what has changed. Needs only Node and npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.installed-for');
const BUILT = join(ROOT, '.cache', 'built');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const SOURCE_FOLDERS = ['packages', 'games', 'apps', 'tools'];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'public']);

/** Says what it is doing on standard error, so that standard output stays the command's own. */
const say = line => process.stderr.write(`carroccio: ${line}\n`);

export function bootstrap() {
  checkNode();
  installIfNeeded();
  buildIfNeeded();
}

/** Runs a program and returns its exit code. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  fail(`Node ${process.versions.node} is too old; Carroccio needs Node 20.11 or newer`);
}

function installIfNeeded() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  say('installing dependencies (npm ci)…');
  // Standard output belongs to the command that is starting, so npm's goes to standard error.
  const status = run(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) fail('the dependencies could not be installed: see npm’s message above');
  writeFileSync(INSTALLED, wanted);
}

function buildIfNeeded() {
  const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  if (SOURCE_FOLDERS.every(folder => newestIn(join(ROOT, folder)) < built)) return;
  say('building (tsc -b)…');
  const began = Date.now();
  if (run(process.execPath, [TSC, '-b'], { stdio: ['ignore', 2, 2] }) !== 0) fail('the sources do not compile');
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, `built in ${Date.now() - began} ms\n`);
}

function newestIn(folder) {
  let newest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCE.has(entry.name)) newest = Math.max(newest, newestIn(path));
    } else if (/\.(ts|json)$/.test(entry.name)) newest = Math.max(newest, statSync(path).mtimeMs);
  }
  return newest;
}

function fail(message) {
  say(message);
  process.exit(1);
}

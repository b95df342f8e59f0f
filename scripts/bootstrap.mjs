/** Makes a clone ready to run: installs what the lock file names and builds what has changed. Needs only Node and npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const LOCK = join(ROOT, 'package-lock.json');
/** npm's own note of what it has installed. */
const PRESENT = join(ROOT, 'node_modules', '.package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.installed-for');
const BUILT = join(ROOT, '.cache', 'built');
const BUILT_WEB = join(ROOT, '.cache', 'built-web');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const BUNDLE = join(ROOT, 'scripts', 'bundle.mjs');
const TABLES = join(ROOT, 'scripts', 'tables.mjs');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const WEB = join(ROOT, 'apps', 'web');
const SOURCES = ['packages', 'games', 'examples', 'apps/cli', 'apps/server', 'tools'];
/** What the page in the browser is made of; the rest of its folder is tests. */
const WEB_SOURCES = [
  'packages',
  'games',
  ...['src', 'public', 'index.html', 'vite.config.ts', 'offline-plugin.ts', 'package.json'].map(
    name => `apps/web/${name}`,
  ),
];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'bundle', 'test']);

/** Says what it is doing on standard error, so that standard output stays the command's own. */
const say = line => process.stderr.write(`carroccio: ${line}\n`);

/** With `web`, the page in the browser is built too; the terminal does without. */
export function bootstrap({ web = false } = {}) {
  checkNode();
  installIfNeeded();
  buildIfNeeded();
  if (web) buildWebIfNeeded();
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
  if (isPresent()) {
    linkWorkspaces();
    writeFileSync(INSTALLED, wanted);
    return;
  }
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

const packagesIn = lock => Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages);

/** Whether all that others have made is there as the lock file wants it: only packages of our own have come or gone. */
function isPresent() {
  if (!existsSync(PRESENT)) return false;
  const present = new Map(packagesIn(PRESENT));
  return packagesIn(LOCK)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .every(([path, { version, optional }]) => (present.has(path) ? present.get(path).version === version : optional));
}

/** Makes the links to our own packages that are missing: a new game needs no network. */
function linkWorkspaces() {
  for (const [path, { link, resolved }] of packagesIn(LOCK)) {
    const place = join(ROOT, path);
    if (!link || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(ROOT, resolved)), place, 'junction');
  }
}

function buildIfNeeded() {
  if (isNewerThan(BUILT, [...SOURCES, 'packages/kernel/test/tiny'])) return;
  build('building (tsc -b)…', [TSC, '-b'], ROOT);
  build('making the tables readable in the terminal…', [TABLES], ROOT);
  build('making the command line quick to start…', [BUNDLE], ROOT, BUILT);
}

function buildWebIfNeeded() {
  if (existsSync(join(WEB, 'dist', 'index.html')) && isNewerThan(BUILT_WEB, WEB_SOURCES)) return;
  build('building the table (vite build)…', [VITE, 'build', '--logLevel', 'warn'], WEB, BUILT_WEB);
}

/** Runs a builder, and notes in a file, if one is named, when it was done. */
function build(what, args, cwd, note) {
  say(what);
  const began = Date.now();
  if (run(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] }) !== 0) fail('the sources do not compile');
  if (!note) return;
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `built in ${Date.now() - began} ms\n`);
}

/** Whether a note of a build is newer than all its sources and than what is installed. */
function isNewerThan(note, sources) {
  if (!existsSync(note)) return false;
  const built = statSync(note).mtimeMs;
  return statSync(INSTALLED).mtimeMs < built && sources.every(source => newestIn(join(ROOT, source)) < built);
}

function newestIn(path) {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const inside = readdirSync(path)
    .filter(name => !NOT_SOURCE.has(name) && !name.endsWith('.tsbuildinfo'))
    .map(name => newestIn(join(path, name)));
  return Math.max(status.mtimeMs, ...inside);
}

function fail(message) {
  say(message);
  process.exit(1);
}

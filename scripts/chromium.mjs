import { execFile, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A folder that an environment variable names, and where the browser is inside it. */
const WINDOWS_PLACES = [
  ['PROGRAMFILES', 'Google\\Chrome\\Application\\chrome.exe'],
  ['PROGRAMFILES(X86)', 'Google\\Chrome\\Application\\chrome.exe'],
  ['LOCALAPPDATA', 'Google\\Chrome\\Application\\chrome.exe'],
  ['LOCALAPPDATA', 'Chromium\\Application\\chrome.exe'],
];

/** How it is started here: quiet on the network; and as root without its sandbox, in which it refuses to run. */
export const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const WHAT_TO_INSTALL = `Install one, or set CHROMIUM to the path of a Chromium or Chrome executable:
  Debian, Ubuntu   sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium
  Windows          winget install Google.Chrome`;

/**
 * Whether it runs, not only whether it is there: Ubuntu's `chromium-browser` without its snap is a script that fails.
 * @param {string} file
 */
function starts(file) {
  try {
    accessSync(file, constants.X_OK);
    if (!statSync(file).isFile()) return false;
    // On Windows Chrome ignores --version and opens a window.
    if (process.platform === 'win32') return true;
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function placesOnPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(folder => folder !== '');
  return folders.map(folder => path.join(folder, name));
}

/** @returns {string[]} */
function usualPlaces() {
  if (process.platform === 'darwin') return MAC_PLACES;
  if (process.platform !== 'win32') return [];
  return WINDOWS_PLACES.flatMap(([variable, file]) => {
    const folder = process.env[variable];
    return folder ? [path.join(folder, file)] : [];
  });
}

/**
 * The path of a Chromium or Chrome that starts on this machine, if there is one.
 * A set CHROMIUM is the user's choice: if it does not start, no other is taken in its stead.
 * @returns {string | undefined}
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) return starts(chosen) ? chosen : undefined;
  return [...NAMES.flatMap(placesOnPath), ...usualPlaces()].find(starts);
}

/**
 * Like findChromium, but without one it throws an Error that says what to install.
 * @returns {string}
 */
export function requireChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const chosen = process.env.CHROMIUM;
  const problem = chosen ? `CHROMIUM is set to ${chosen}, which does not start.` : 'No Chromium was found.';
  throw new Error(`${problem} ${WHAT_TO_INSTALL}`);
}

/** Chromium without windows: a page in it costs half of what it costs in one that has them. It notifies nobody. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const A_FEW_MINUTES = 180_000;

const withoutWindows = () => placesOnPath(WITHOUT_WINDOWS).find(starts);

/**
 * The path of the Chromium in which tests are quickest, of those there are.
 * @returns {string}
 */
export const quickestChromium = () => (process.env.CHROMIUM ? undefined : withoutWindows()) ?? requireChromium();

/** @param {string[]} names */
async function installWithApt(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: Infinity, timeout: A_FEW_MINUTES };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

/**
 * Sees to a Chromium for tests, and to the one without windows where it can be had without asking (Debian, as root).
 * @param {{ say: (line: string) => void }} options
 */
export async function ensureChromium({ say }) {
  const mayInstall = !process.env.CHROMIUM && process.getuid?.() === 0 && placesOnPath('apt-get').some(existsSync);
  const missing = [
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(withoutWindows() === undefined ? [WITHOUT_WINDOWS] : []),
  ];
  if (mayInstall && missing.length > 0) {
    say(`Installing with apt-get: ${missing.join(', ')} (about half a minute) …`);
    try {
      await installWithApt(missing);
    } catch (error) {
      say(`apt-get could not: ${error instanceof Error ? error.message : error}`);
    }
  }
  requireChromium();
}

/** What has changed since main, and which tests that concerns. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(line => line !== '');

/** Files that differ from where this branch left main, and new ones. */
export function changedSinceMain() {
  const base =
    git('rev-parse', '--verify', '--quiet', 'main').length > 0 ? git('merge-base', 'main', 'HEAD') : ['HEAD'];
  return [...git('diff', '--name-only', ...base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** A game's table is a room of its own. */
const ROOM = /^((?:games|examples)\/[^/]+\/table|(?:packages|games|examples|apps)\/[^/]+|tools)\//;
const BROWSER = /^apps\/web\/test\/(?!unit\/)|\/table\/test\/browser\//;

/**
 * A changed test is run itself; anything else that changed asks for the tests of its room. The browser's tests are
 * `npm test`'s.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function testsConcerned(files) {
  const concerned = files
    .filter(file => ROOM.test(file) && !BROWSER.test(file) && /\.(tsx?|json)$/.test(file))
    .map(file => (file.endsWith('.test.ts') ? file : testsOfRoom(file)));
  const folders = concerned.filter(path => path.endsWith('/'));
  const alone = concerned.filter(path => !folders.some(folder => path === folder || path.startsWith(folder)));
  return [...new Set([...folders, ...alone])].sort();
}

function testsOfRoom(file) {
  const room = ROOM.exec(file)?.[1] ?? '';
  return room === 'apps/web' ? 'apps/web/test/unit/' : `${room}/test/`;
}

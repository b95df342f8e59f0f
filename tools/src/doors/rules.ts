import { posix } from 'node:path';

/** Which of our own packages a room may import, and whether the game it lies in; the first room that fits counts. */
const DOORS: readonly { room: RegExp; may: readonly string[]; own?: true }[] = [
  { room: /^packages\/kernel\/test\//, may: ['@carroccio/kernel'] },
  { room: /^packages\/kernel\//, may: [] },
  { room: /^packages\/boards\/test\//, may: ['@carroccio/boards'] },
  { room: /^packages\/boards\//, may: [] },
  { room: /^packages\/bots\//, may: ['@carroccio/kernel', '@carroccio/bots'] },
  { room: /^packages\/engine\//, may: ['@carroccio/kernel', '@carroccio/bots', '@carroccio/engine'] },
  { room: /^packages\/table\//, may: ['@carroccio/kernel', '@carroccio/boards', '@carroccio/table/'] },
  { room: /^packages\/games\//, may: ['@carroccio/'] },
  {
    room: /^examples\/game\/table\//,
    may: ['@carroccio/kernel', '@carroccio/boards', '@carroccio/table/', '@carroccio/example'],
  },
  { room: /^games\/[^/]+\/table\//, may: ['@carroccio/kernel', '@carroccio/boards', '@carroccio/table/'], own: true },
  { room: /^(games|examples)\//, may: ['@carroccio/kernel', '@carroccio/boards'] },
  { room: /^(apps|tools)\//, may: ['@carroccio/'] },
];

/** What only tests, and the tools that test, may import. */
const FOR_TESTS = ['@carroccio/kernel/testing', '@carroccio/kernel/suite', '@carroccio/table/testing/'];

/** Tests may reach the two tiny games; the browser's tests, the server they drive, and what opens its sealed news; they and its bench, the search for a browser; what tries the server, a PostgreSQL of its own; the tools' tests, what changed. */
const TEST_DOORS: readonly { from: RegExp; to: RegExp }[] = [
  { from: /^(packages|apps|tools)\/.*test\//, to: /^packages\/kernel\/test\/tiny\/(dist\/)?index/ },
  { from: /^apps\/web\/test\//, to: /^(apps\/server\/(src\/index|test\/news\/opened)|scripts\/chromium)/ },
  { from: /^tools\/src\/(bench\/)?bench-web/, to: /^scripts\/chromium/ },
  { from: /^(apps\/server\/test\/postgres\/|tools\/src\/(bench-server|crash|hostile))/, to: /^scripts\/postgres/ },
  { from: /^tools\/test\/changed/, to: /^scripts\/changed/ },
];

/** Rules are pure: no input or output, no clock, no chance but the match's own. */
const PURE = /^(packages\/(kernel|boards)|(games|examples)\/[^/]+)\/(src|bot|text)\//;
const IMPURE = [
  { sign: /from 'node:/, what: 'a Node module' },
  { sign: /\bMath\.random\b/, what: 'Math.random' },
  { sign: /\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, what: 'a clock' },
  { sign: /\bsetTimeout\b|\bsetInterval\b|\bfetch\(|\bprocess\.|\bconsole\./, what: 'the world outside' },
];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

const isTest = (file: string): boolean => /(^|\/)test\//.test(file);
/** What packages hand to tests: it knows the test runner. */
const isTesting = (file: string): boolean => /^(packages\/[^/]+\/src\/testing|tools\/src\/mutate)\//.test(file);
const mayTest = (file: string): boolean => isTest(file) || isTesting(file) || file.startsWith('tools/');

function roomOf(file: string): string {
  const depth = file.startsWith('tools/') || file.startsWith('scripts/') ? 1 : 2;
  return file.split('/').slice(0, depth).join('/');
}

/** Everything in a file that goes through a door which is not there. */
export function violationsIn(file: string, text: string): string[] {
  const imports = [...text.matchAll(IMPORT)].flatMap(([, target]) => (target === undefined ? [] : [target]));
  const impure = PURE.test(file) ? IMPURE.filter(({ sign }) => sign.test(text)) : [];
  return [
    ...imports.filter(target => !mayImport(file, target)).map(target => `${file} may not import ${target}`),
    ...impure.map(({ what }) => `${file} uses ${what}`),
  ];
}

function mayImport(file: string, target: string): boolean {
  if (target.startsWith('.')) return staysInside(file, target);
  if (target === 'vitest' || target === 'fast-check') return isTest(file) || isTesting(file);
  if (FOR_TESTS.some(door => target.startsWith(door)) && !mayTest(file)) return false;
  if (!target.startsWith('@carroccio/')) return true;
  const door = DOORS.find(({ room }) => room.test(file));
  const own = door?.own ? [`@carroccio/${file.split('/')[1]}`] : [];
  return [...(door?.may ?? []), ...own].some(allowed => target.startsWith(allowed));
}

function staysInside(file: string, target: string): boolean {
  const reached = posix.join(posix.dirname(file), target);
  return roomOf(reached) === roomOf(file) || TEST_DOORS.some(({ from, to }) => from.test(file) && to.test(reached));
}

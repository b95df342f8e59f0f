/** The rooms of the house and the doors between them, as the imports of the code have them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, read, sourcesIn } from '../common/repository.ts';

export interface Room {
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** Names of the rooms it imports from. */
  readonly doors: readonly string[];
}

const FOLDERS = ['packages', 'games', 'apps', 'tools'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(@carroccio\/[^'/]+)/g;
/** Games have the same rooms: they are drawn once. */
const RULES = 'games/*';
const TABLES = 'games/*/table';

const isSource = (file: string): boolean => !/(^|\/)(test|testing)\//.test(file);

function roomOf(file: string): string {
  if (file.startsWith('games/')) return /^games\/[^/]+\/table\//.test(file) ? TABLES : RULES;
  return file.startsWith('tools/') ? 'tools' : file.split('/').slice(0, 2).join('/');
}

const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  );

interface Manifest {
  readonly name: string;
  readonly description: string;
}

const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`));

/** Which room a package's name leads to. */
function addresses(): Map<string, string> {
  const folders = [...below('packages'), ...below('games'), ...below('apps'), 'tools'];
  return new Map(folders.map(folder => [manifestOf(folder).name, folder.startsWith('games/') ? RULES : folder]));
}

function aboutRoom(name: string): string {
  const games = below('games').map(folder => folder.split('/')[1]);
  if (name === RULES) return `${games.join(', ')}: rules, data, words, bots`;
  if (name === TABLES) return 'what the browser shows of each game';
  return manifestOf(name).description;
}

export function roomsOfTheHouse(): Room[] {
  const leadTo = addresses();
  const doors = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap(folder => sourcesIn(folder)).filter(isSource)) {
    const from = roomOf(file);
    const open = doors.get(from) ?? new Set();
    doors.set(from, open);
    for (const [, target = ''] of read(file).matchAll(IMPORT)) {
      const to = leadTo.get(target);
      if (to !== undefined && to !== from) open.add(to);
    }
  }
  // A page finds the tables by their folder, without an import that could be read.
  doors.get('apps/web')?.add(TABLES);
  return [...doors].map(([name, open]) => ({ name, about: aboutRoom(name), doors: [...open].sort() })).sort(byName);
}

const byName = (one: Room, two: Room): number => (one.name < two.name ? -1 : 1);

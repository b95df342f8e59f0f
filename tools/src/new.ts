/**
 * `npm run new -- game NAME [--title T] [--prefix P]`: lays a new game in `games/NAME`, a copy of the example under its
 * own names, and registers it: it can be built, tested and played at once. Needs no network.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatJson } from './common/format-json.ts';
import { ROOT } from './common/repository.ts';
import { type Edit, registrations } from './new/registration.ts';
import { namesFor } from './new/request.ts';
import { renamed, type TemplateFile, templateIn } from './new/template.ts';

const USAGE = `usage: npm run new -- game NAME [--title T] [--prefix P]
  NAME      the game's folder, package and id: lower-case letters and digits
  --title   as its rulebook has it; the name with a capital unless told
  --prefix  what its rule ids begin with; the first letters of the name unless told`;

function main(args: string[]): number {
  const asked = parsed(args);
  if (!asked) return fail(USAGE, 2);
  const template = templateIn(ROOT);
  const names = namesFor(ROOT, template, asked);
  if ('refused' in names) return fail(names.refused, 1);
  const folder = `games/${names.name}`;
  const files = template.map(file => laidOut(renamed(file, names)));
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  // Everything is worked out before anything is written.
  const edits: Edit[] = [
    ...registrations(ROOT, names.name, manifest),
    ...files.map(({ path, text }) => ({ path: `${folder}/${path}`, text })),
  ];
  for (const { path, text } of edits) write(path, text);
  link(names.name);
  format([folder, 'packages/games']);
  console.log(told(names.name, names.title, names.prefix, files.length));
  return 0;
}

/** Data and rulebooks have a layout of their own, which names of another length change. */
const isData = (path: string): boolean => /^(data|rules)\/.*\.json$/.test(path);

function laidOut(file: TemplateFile): TemplateFile {
  return isData(file.path) ? { ...file, text: formatJson(JSON.parse(file.text)) } : file;
}

function parsed(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' }, prefix: { type: 'string' } },
    });
    const [what, name, ...rest] = positionals;
    return what === 'game' && name !== undefined && rest.length === 0 ? { name, ...values } : undefined;
  } catch {
    return undefined;
  }
}

function fail(why: string, status: number): number {
  console.error(why);
  return status;
}

function write(path: string, text: string): void {
  const place = join(ROOT, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** What npm would do for a package of our own; the bootstrap does the same on another machine. */
function link(name: string): void {
  const place = join(ROOT, 'node_modules/@carroccio', name);
  if (!existsSync(place)) symlinkSync(join('../../games', name), place, 'junction');
}

/** Longer or shorter names break lines elsewhere and sort differently. */
function format(folders: string[]): void {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) console.error(stderr);
}

const told = (name: string, title: string, prefix: string, files: number): string =>
  `games/${name}: ${files} files, "${title}", rules ${prefix}.…; it is in the registry.
It begins as the example, a complete small game: play it with
  npx carroccio play ${name}
  npm start
and make it yours, in this order (docs/adding-a-game.md):
  1. games/${name}/rules   the catalogue in both languages, chapters, rulings
  2. games/${name}/src     the shape, then a folder for each chapter; games/${name}/data beside it
  3. games/${name}/text    everything a player reads
  4. games/${name}/test    a test for every rule:  npx vitest run --project rules games/${name}
  5. games/${name}/table   what the browser draws: npx vitest run --project apps games/${name}
  6. games/${name}/shelf.ts, README.md, bot
Then npm run coverage:rules -- --raise, npm run docs, and npm test.`;

process.exitCode = main(process.argv.slice(2));

/** What is asked for, and what stands against it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Names, type TemplateFile, typeNamed } from './template.ts';

const RESERVED = new Set(
  `arguments async await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null of package private protected
  public return static super switch this throw true try type typeof undefined var void while with yield`.split(/\s+/),
);

export interface Request {
  readonly name: string;
  readonly title?: string | undefined;
  readonly prefix?: string | undefined;
}

/** The prefixes of the rule ids of the games that are there. */
function prefixesIn(root: string): string[] {
  return readdirSync(join(root, 'games'))
    .map(game => join(root, 'games', game, 'rules/catalog.json'))
    .filter(existsSync)
    .flatMap(file => /"id":\s*"([a-z]+)\./.exec(readFileSync(file, 'utf8'))?.[1] ?? []);
}

/** The classes of style sheets that all tables share begin with these. */
function stylesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').match(/(?<=\.)[a-z]+(?=-)/g) ?? []);
}

const occurs = (word: string, template: readonly TemplateFile[]): boolean =>
  template.some(({ path, text }) => /\.tsx?$/.test(path) && new RegExp(`\\b${word}\\b`).test(text));

/** The shortest beginning of a name, of three letters or more, that is free. */
function prefixFrom(name: string, isFree: (prefix: string) => boolean): string | undefined {
  const lengths = Array.from({ length: Math.max(0, name.length - 3) }, (_, index) => index + 3);
  return lengths.map(length => name.slice(0, length)).find(isFree);
}

/** The names of the new game, or why it cannot have them. */
export function namesFor(
  root: string,
  template: readonly TemplateFile[],
  { name, title = typeNamed(name), prefix }: Request,
): Names | { refused: string } {
  if (!/^[a-z][a-z0-9]{2,29}$/.test(name))
    return refused(`"${name}" is no name for a game: three to thirty lower-case letters and digits, a letter first`);
  if (RESERVED.has(name)) return refused(`"${name}" is a word of the language the games are written in`);
  if (existsSync(join(root, 'games', name))) return refused(`there is a game "${name}" already: games/${name}`);
  if (ownPackages(root).includes(`@carroccio/${name}`)) return refused(`there is a package @carroccio/${name} already`);
  if (!isTemplateName(name) && (occurs(name, template) || occurs(typeNamed(name), template)))
    return refused(`"${name}" already means something in the code of the example, which the new game begins as`);
  if (!/^[^'"`\\<>{}*/\p{Cc}]{1,60}$/u.test(title.replaceAll("'", '’')))
    return refused(`"${title}" is no title: one to sixty characters, none of " \` \\ < > { } * /`);

  const taken = [...prefixesIn(root), ...['apps/web/src', 'packages/table/src'].flatMap(f => stylesIn(join(root, f)))];
  const isFree = (one: string): boolean =>
    /^[a-z]{2,8}$/.test(one) && one !== name && !taken.includes(one) && !occursAsOwner(one, template);
  const found = prefix ?? prefixFrom(name, isFree);
  if (found === undefined) return refused(`no prefix for rule ids can be made of "${name}": give one with --prefix`);
  if (!isFree(found)) return refused(`"${found}" is no prefix: ${whyNoPrefix(found, name, taken)}`);
  return { name, title: title.replaceAll("'", '’'), prefix: found };
}

const refused = (why: string): { refused: string } => ({ refused: why });

function whyNoPrefix(prefix: string, name: string, taken: readonly string[]): string {
  if (!/^[a-z]{2,8}$/.test(prefix)) return 'two to eight lower-case letters';
  if (prefix === name) return `${name}.… in the code would read as a rule`;
  return taken.includes(prefix)
    ? 'other rules or styles begin with it'
    : `${prefix}.… in the code would read as a rule`;
}

/** Whether `word.` stands in the code: coverage would take what follows for a rule. */
const occursAsOwner = (word: string, template: readonly TemplateFile[]): boolean =>
  word !== 'pal' && template.some(({ text }) => new RegExp(`(?<![\\w.@/-])${word}\\.`).test(text));

const isTemplateName = (name: string): boolean => name === 'palio';

/** The names of our own packages, as the lock file has them. */
function ownPackages(root: string): string[] {
  const lock: { packages: Record<string, { name?: string }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.values(lock.packages).flatMap(({ name }) => name ?? []);
}

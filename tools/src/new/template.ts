/** The example game, as the template that a new game is copied from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATE = 'examples/game';

const NOT_COPIED = /^(dist|node_modules)$|\.tsbuildinfo$/;

export interface TemplateFile {
  /** From the game's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Names {
  readonly name: string;
  readonly title: string;
  readonly prefix: string;
}

export function templateIn(root: string, folder = ''): TemplateFile[] {
  return readdirSync(join(root, TEMPLATE, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_COPIED.test(name))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return templateIn(root, path);
      return [{ path, text: readFileSync(join(root, TEMPLATE, path), 'utf8') }];
    });
}

/** The name as the name of a type: `Palio`. */
export const typeNamed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A file of the template under the new game's names. */
export const renamed = ({ path, text }: TemplateFile, { name, title, prefix }: Names): TemplateFile => ({
  path: path.replace('palio', name),
  // The title's language is not known: it is English until the shelf says otherwise.
  text: text
    .replace(/^ *titleLanguage: 'it',\n/m, '')
    .replaceAll('Il Palio', () => title)
    .replaceAll('@carroccio/example', `@carroccio/${name}`)
    .replace(/(?<![\w-])pal(?=[.-])/g, prefix)
    .replaceAll("prefix: 'pal'", `prefix: '${prefix}'`)
    .replaceAll('Palio', typeNamed(name))
    .replaceAll('palio', name),
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const SKIPPED = new Set(['node_modules', 'dist']);

/** The files below a folder, TypeScript unless told otherwise, as paths from the root with forward slashes. */
export function sourcesIn(folder: string, kind = /\.tsx?$/): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap(entry => {
      const here = relative(ROOT, join(path, entry.name)).split(sep).join('/');
      if (entry.isDirectory()) return sourcesIn(here, kind);
      return kind.test(entry.name) ? [here] : [];
    });
}

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

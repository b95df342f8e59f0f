import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const SOURCE = 'src/offline/service-worker.ts';
/** What the service worker's source calls the list that is filled in here. */
const PLACE = '__BUILD__';

/** Fonts for browsers of the last decade, which could not run this page anyway. */
const isKept = (file: string): boolean => file !== WORKER && !file.endsWith('.woff');

/** Builds the service worker and tells it which files make up the table, and their version. */
export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'carroccio-offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
        if (worker.imports.length > 0) throw new Error(`${WORKER} must stand alone; it imports ${worker.imports}`);
        const built = Object.values(bundle).map(one => ({
          name: one.fileName,
          content: one.type === 'chunk' ? one.code : one.source,
        }));
        const all = [...built, ...(await filesIn(publicFolder))].filter(({ name }) => isKept(name));
        all.sort((a, b) => (a.name < b.name ? -1 : 1));
        const hash = createHash('sha256').update(worker.code);
        for (const { name, content } of all) hash.update(`\0${name}\0`).update(content);
        const list = { version: hash.digest('hex').slice(0, 16), files: all.map(({ name }) => name) };
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify(list));
      },
    },
  };
}

async function filesIn(folder: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async file => ({
      name: relative(folder, file).split(sep).join('/'),
      content: await readFile(file),
    })),
  );
}

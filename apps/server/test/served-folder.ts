import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../src/index.ts';

export const SECRET = 'the enemy’s plan of battle';
export const PAGE = '<!doctype html><title>Campaldino</title><p>Città, podestà';
export const SCRIPT = 'const carroccio = "Città, podestà";\n'.repeat(100);
export const LONG_TEXT = 'Montaperti '.repeat(2_000_000);

export interface ServedFolder extends RunningServer {
  readonly origin: string;
  remove(): Promise<void>;
}

/** A server for a folder made for the test, with a secret file beside the folder that must never be served. */
export async function serveFolder({ graceMs = 1000 } = {}): Promise<ServedFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'carroccio-'));
  const root = join(parent, 'public');
  await mkdir(join(root, 'maps'), { recursive: true });
  await writeFile(join(parent, 'secret.txt'), SECRET);
  await mkdir(join(parent, 'public-not'));
  await writeFile(join(parent, 'public-not', 'secret.txt'), SECRET);
  await symlink(join(parent, 'secret.txt'), join(root, 'link.txt'));
  await symlink(join(parent, 'public-not'), join(root, 'linked'));
  await writeFile(join(root, '.hidden'), SECRET);
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'maps', 'index.html'), 'maps');
  await writeFile(join(root, 'style.css'), 'p {}');
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets', 'index-B_x9-2Ab.js'), SCRIPT);
  await writeFile(join(root, 'assets', 'alegreya-B_x9-2Ab.woff2'), SCRIPT);
  await writeFile(join(root, 'assets', 'index.js'), SCRIPT);
  await writeFile(join(root, 'page.js'), '"use strict";');
  await writeFile(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'città 1260.txt'), 'Siena');
  await writeFile(join(root, 'counters.unknown'), 'x');
  await writeFile(join(root, 'long.txt'), LONG_TEXT);
  await writeFile(join(root, 'unreadable.txt'), '');
  await truncate(join(root, 'unreadable.txt'), 3 * 2 ** 30);
  const server = await startServer({ port: 0, root, host: '127.0.0.1', graceMs });
  return {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    remove: async () => {
      await server.close();
      await rm(parent, { recursive: true });
    },
  };
}

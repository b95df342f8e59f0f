/** Bundles the tables of the games for the terminal, which reads them aloud: `apps/cli/dist/tables`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const games = readdirSync(join(ROOT, 'games')).filter(game => existsSync(join(ROOT, 'games', game, 'table/index.tsx')));
const bundle = await rolldown({
  input: {
    reader: join(ROOT, 'packages/table/src/read/reader.ts'),
    ...Object.fromEntries(games.map(game => [game, join(ROOT, 'games', game, 'table/index.tsx')])),
  },
  platform: 'node',
  // What the rest of the terminal uses too stays one and the same.
  external: id => /^@carroccio\/(?!table\/)/.test(id),
  moduleTypes: { '.css': 'empty' },
  transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
  checks: { pluginTimings: false },
});
await bundle.write({ dir: join(ROOT, 'apps/cli/dist/tables'), format: 'esm', minify: true, cleanDir: true });

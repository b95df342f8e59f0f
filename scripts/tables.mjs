/** Bundles the tables of the games for the terminal, which reads them aloud: `apps/cli/dist/tables`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './bootstrap.mjs';

const tableOf = game => join(ROOT, 'games', game, 'table', 'index.tsx');
const games = readdirSync(join(ROOT, 'games')).filter(game => existsSync(tableOf(game)));

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  ssr: { noExternal: true },
  oxc: { jsx: { runtime: 'automatic' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: join(ROOT, 'apps', 'cli', 'dist', 'tables'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      input: {
        reader: join(ROOT, 'packages', 'table', 'src', 'read', 'reader.ts'),
        ...Object.fromEntries(games.map(game => [game, tableOf(game)])),
      },
      // The rules are those of the compiled games, as they lie.
      external: id => /^@carroccio\/(?!table\/)/.test(id),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

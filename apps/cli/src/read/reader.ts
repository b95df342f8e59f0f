import { existsSync } from 'node:fs';
import { dataWith, type Game, type Pack, type Reader, type Registry } from '@carroccio/kernel';

/** The tables of the browser, as `scripts/tables.mjs` makes them for the terminal: seen from here, and from the bundle. */
const TABLES = ['../tables/', '../dist/tables/'].map(folder => new URL(folder, import.meta.url));

type Lay = (setting: { game: Game; data: Readonly<Record<string, unknown>>; pack: Pack | undefined }) => object;

/** What reads a game aloud; a game without a table has none. */
export async function readerOf(registry: Registry, game: Game, pack: Pack | undefined): Promise<Reader | null> {
  const { id } = game.rulebook;
  const folder = TABLES.find(one => existsSync(new URL(`${id}.js`, one)));
  const found = registry.packages.find(({ rulebook }) => rulebook.id === id);
  if (!found || !folder) return null;
  const { lay }: { lay: Lay } = await import(/* @vite-ignore */ new URL(`${id}.js`, folder).href);
  const { createReader }: { createReader(table: object): Reader } = await import(
    /* @vite-ignore */ new URL('reader.js', folder).href
  );
  return createReader(lay({ game, data: dataWith(found.parts, pack), pack }));
}

import { existsSync } from 'node:fs';
import type { Game, Pack, Reader, Registry } from '@carroccio/kernel';

/** The tables of the browser, bundled for the terminal by `scripts/tables.mjs`. */
const TABLES = new URL('../tables/', import.meta.url);

type Lay = (setting: { game: Game; data: Readonly<Record<string, unknown>>; pack: Pack | undefined }) => object;

/** What reads a game aloud; a game without a table has none. */
export async function readerOf(registry: Registry, game: Game, pack: Pack | undefined): Promise<Reader | null> {
  const { id } = game.rulebook;
  const table = new URL(`${id}.js`, TABLES);
  const found = registry.packages.find(({ rulebook }) => rulebook.id === id);
  if (!found || !existsSync(table)) return null;
  const { lay }: { lay: Lay } = await import(table.href);
  const { createReader }: { createReader(table: object): Reader } = await import(new URL('reader.js', TABLES).href);
  const own = Object.fromEntries(Object.entries(found.parts).map(([name, { value }]) => [name, value]));
  return createReader(lay({ game, data: { ...own, ...pack?.parts }, pack }));
}

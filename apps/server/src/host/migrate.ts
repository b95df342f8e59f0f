/** When rules change: every match under way is played again by the rules of today, to see whether it goes on as it was. */
import { Match, type Registry } from '@carroccio/kernel';
import { playRows } from '../rooms/lines.ts';
import type { Storage } from '../storage/storage.ts';
import { entropyOf } from '../storage/tables.ts';

interface Moved {
  readonly table: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is the same match by the rules of today; if not, it stays what it is, and its players must agree on what to do. */
  readonly same: boolean;
  readonly why?: string;
}

/** Without `move` it only tells. */
export async function migrateMatches(storage: Storage, registry: Registry, move: boolean): Promise<Moved[]> {
  const running = await storage.db
    .selectFrom('tables')
    .select(['id', 'game', 'version'])
    .where('began', 'is not', null)
    .where('outcome', 'is', null)
    .execute();
  const moved: Moved[] = [];
  for (const { id, game, version } of running) {
    const to = registry.game(game).version;
    if (to === version) continue;
    const why = await difference(storage, registry, id);
    const same = why === null;
    if (same && move) await storage.db.updateTable('tables').set({ version: to }).where('id', '=', id).execute();
    moved.push({ table: id, game, from: version, to, same, ...(why === null ? {} : { why }) });
  }
  return moved;
}

/** Where a match comes to something else by the rules of today; `null` where it does not. */
async function difference({ tables, entries }: Storage, registry: Registry, id: string): Promise<string | null> {
  const table = await tables.get(id);
  if (!table) return 'it is gone';
  const { game, scenario, options, seed, sitters, pack } = table;
  const data = pack ?? undefined;
  const rows = await entries.after(id, 0);
  try {
    const match = new Match(
      registry.game(game, data),
      { scenario, options, seats: sitters.length, seed, entropy: entropyOf(sitters) },
      data,
    );
    for (const [index, row] of rows.entries()) {
      playRows(match, [row], { settled: null, aside: null, answered: [] });
      if (row.hash !== null && row.hash !== match.play.hash()) return `entry ${index + 1} comes to something else`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** When rules change: every match under way is played again by the rules of today, to see whether it goes on as it was. */
import { Match, type Registry } from '@carroccio/kernel';
import { openMatch } from '../rooms/kept.ts';
import { differing } from '../rooms/lines.ts';
import type { Storage } from '../storage/storage.ts';
import { entropyOf } from '../storage/tables.ts';

interface Moved {
  readonly table: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is the same match by the rules of today. */
  readonly same: boolean;
  /** Whether it goes on: if not the same, from where it stood; what cannot waits for the rules of then. */
  readonly goesOn: boolean;
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
    const can = same || (await goesOn(storage, registry, id));
    moved.push({ table: id, game, from: version, to, same, goesOn: can, ...(why === null ? {} : { why }) });
  }
  return moved;
}

/** Where a match comes to something else by the rules of today; `null` where it does not. */
async function difference({ tables, entries }: Storage, registry: Registry, id: string): Promise<string | null> {
  const table = await tables.get(id);
  if (!table) return 'it is gone';
  const { game, scenario, options, seed, sitters, pack } = table;
  const data = pack ?? undefined;
  try {
    const match = new Match(
      registry.game(game, data),
      { scenario, options, seats: sitters.length, seed, entropy: entropyOf(sitters) },
      data,
    );
    const row = differing(match, await entries.after(id, 0), { settled: null, aside: null, answered: [] });
    return row === null ? null : `entry ${row + 1} comes to something else`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether a match can go on: it was kept as it stood, up to its last action. */
async function goesOn(storage: Storage, registry: Registry, id: string): Promise<boolean> {
  const table = await storage.tables.get(id);
  if (!table) return false;
  try {
    await openMatch(table, { storage, registry });
    return true;
  } catch {
    return false;
  }
}

import { openDatabase } from './database.ts';

/** How much is kept in this browser, and whether it may throw it away. */
export interface Holdings {
  readonly matches: number;
  readonly packs: number;
  /** `null` where the browser does not say. */
  readonly bytes: number | null;
  readonly persistent: boolean | null;
}

export async function holdings(): Promise<Holdings> {
  const db = await openDatabase();
  // Only secure addresses have it, whatever the types say.
  const storage: StorageManager | undefined = navigator.storage;
  const [matches, packs, estimate, persistent] = await Promise.all([
    db.count('matches'),
    db.count('packs'),
    storage?.estimate(),
    storage?.persisted(),
  ]);
  return { matches, packs, bytes: estimate?.usage ?? null, persistent: persistent ?? null };
}

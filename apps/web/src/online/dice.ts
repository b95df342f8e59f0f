/** What this browser adds to the dice of a table, kept here until the match is over. */
import { newSeed } from '../engine/seed.ts';

interface Added {
  readonly entropy: string;
  /** What the server had committed itself to by then. */
  readonly commitment: string | null;
}

const nameOf = (table: string): string => `carroccio-dice-${table}`;

export const newEntropy = newSeed;

export function remember(table: string, added: Added): void {
  try {
    localStorage.setItem(nameOf(table), JSON.stringify(added));
  } catch {
    // Where nothing can be kept, there is less to compare later.
  }
}

export const isRemembered = (table: string): boolean => localStorage.getItem(nameOf(table)) !== null;

/** Whether a record has what this browser added, and the commitment it was shown; `null` where nothing is known here. */
export function isKeptTo(table: string, record: { entropy: readonly string[]; commitment: string }): boolean | null {
  const kept = localStorage.getItem(nameOf(table));
  if (kept === null) return null;
  const { entropy, commitment }: Added = JSON.parse(kept);
  return record.entropy.includes(entropy) && (commitment === null || commitment === record.commitment);
}

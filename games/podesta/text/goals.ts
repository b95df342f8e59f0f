/** What has to be reached in the lengths of play that end with an objective, as the data have it. */
import type { World } from '../src/world.ts';

interface Goal {
  /** With two merchants. */
  two: number;
  /** With six. */
  six: number;
}

export function goalOf({ data }: World, id: string): Goal {
  const targets = data.lengths.lengths.find(length => length.id === id)?.targets ?? [];
  return { two: targets[0] ?? 0, six: targets.at(-1) ?? 0 };
}

/** Others whom one would rather not hear, or meet. */
import { get, post } from './api.ts';

export type BlockWay = 'mute' | 'block';

interface Blocked {
  readonly person: string;
  readonly name: string;
  readonly how: BlockWay;
}

export const REASONS = ['talk', 'name', 'cheating', 'leaving', 'other'] as const;
export type Reason = (typeof REASONS)[number];

interface Blocks {
  readonly blocks: readonly Blocked[];
}

export const neighbours = {
  blocks: async () => (await get<Blocks>('me/blocks')).blocks,
  block: async (person: string, how: BlockWay | null) => (await post<Blocks>('me/blocks', { person, how })).blocks,
  report: (about: string, table: string | null, reason: Reason, text: string) =>
    post<object>('reports', { about, table, reason, text }),
};

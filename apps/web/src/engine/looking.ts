/** Matches that are over are looked at in workers of their own, which go on whatever page is open. */
import { type Afterwards, type AfterwardsJob, CARE } from '@carroccio/bots';
import type { Facts } from '@carroccio/engine';
import type { MatchRecord } from '@carroccio/kernel';
import { useSyncExternalStore } from 'react';
import { internal } from './facts.ts';
import type { FromThinker, ToThinker } from './thinking-messages.ts';

/** How far it is, from 0 to 1; then what came of it. */
export type Look = { readonly share: number } | { readonly after: Afterwards } | { readonly problem: Facts };

const looks = new Map<string, Look>();
const workers = new Map<string, Worker>();
const listeners = new Set<() => void>();

/** Looks at a kept match. Its commitment is the seed: whoever looks again sees the same. */
export function lookAt(id: string, record: MatchRecord): void {
  stopLooking(id);
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  const look: AfterwardsJob = { kind: 'afterwards', record, seed: record.commitment, care: CARE };
  workers.set(id, worker);
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
    if ('share' in data) show(id, { share: data.share });
    else if ('after' in data) end(id, { after: data.after });
    else if ('facts' in data) end(id, { problem: data.facts });
  });
  worker.addEventListener('error', event => end(id, { problem: internal(event.message) }));
  worker.postMessage({ load: record.game } satisfies ToThinker);
  worker.postMessage({ look } satisfies ToThinker);
  show(id, { share: 0 });
}

/** Puts away what is being looked at, or what came of it. */
export const stopLooking = (id: string): void => end(id, null);

export const useLook = (id: string): Look | null => useSyncExternalStore(subscribe, () => looks.get(id) ?? null);

function end(id: string, look: Look | null): void {
  workers.get(id)?.terminate();
  workers.delete(id);
  show(id, look);
}

function show(id: string, look: Look | null): void {
  if (look) looks.set(id, look);
  else looks.delete(id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

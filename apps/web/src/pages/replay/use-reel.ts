import { useSyncExternalStore } from 'react';
import { openLocalEngine } from '../../engine/local.ts';
import { type Laid, layTable } from '../../match/laid.ts';
import { whileOpen } from '../../match/use-open.ts';
import { keptAnywhere } from '../../online/looked-at-again.ts';
import { Reel, type Still } from './reel.ts';

export interface OpenReel {
  readonly laid: Laid;
  readonly reel: Reel;
}

async function open(id: string): Promise<OpenReel | null> {
  const found = await keptAnywhere(id);
  if (!found) return null;
  const { game } = found.match;
  const [laid, reel] = await Promise.all([layTable(game, found.record.pack), Reel.open(openLocalEngine(game), found)]);
  return { laid, reel };
}

/** The match of this page in an engine of its own; `null` when nobody keeps one of that name. */
export const useReel = whileOpen(open, opened => opened?.reel.close());

export const useStill = (reel: Reel): Still => useSyncExternalStore(reel.subscribe, reel.still);

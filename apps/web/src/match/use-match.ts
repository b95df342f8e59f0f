import { useSyncExternalStore } from 'react';
import { openLocalEngine } from '../engine/local.ts';
import { Thinker } from '../engine/thinker.ts';
import { keepSitters, noteOf, packOf } from '../keep/matches.ts';
import { currentSettings } from '../keep/settings.ts';
import { type Laid, layTable } from './laid.ts';
import { type Moment, Session } from './session.ts';
import { whileOpen } from './use-open.ts';

/** How long a bot may think. */
const BUDGET_MS = 1000;

export interface OpenMatch {
  readonly laid: Laid;
  readonly session: Session;
}

/** Opens a kept match; `null` when this browser has none of that name. */
async function open(id: string): Promise<OpenMatch | null> {
  const kept = await noteOf(id);
  if (!kept) return null;
  const engine = openLocalEngine(kept.game);
  const [match, pack] = await Promise.all([engine.open(id), packOf(id)]);
  if (match === null) return null;
  const laid = await layTable(kept.game, pack);
  const session = await Session.open({
    engine,
    match,
    kept,
    thinker: new Thinker(kept.game),
    keepSitters: sitters => keepSitters(id, sitters),
    table: laid.table,
    pace: () => currentSettings().pace,
    budgetMs: BUDGET_MS,
    asked: currentSettings().asked,
    ...(pack ? { pack } : {}),
  });
  return { laid, session };
}

/** The match of this page; it is closed when the page is left. */
export const useMatch = whileOpen(open, match => match?.session.close());

export const useMoment = (session: Session): Moment => useSyncExternalStore(session.subscribe, session.moment);

import type { MatchRecord, SeatView } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { openLocalEngine } from '../../engine/local.ts';
import type { KeptMatch } from '../../keep/database.ts';
import { type Laid, layTable } from '../../match/laid.ts';
import { seatView } from '../../match/session.ts';
import { whileOpen } from '../../match/use-open.ts';
import { keptAnywhere } from '../../online/looked-at-again.ts';
import { lonePerson } from '../replay/reel.ts';

/** All that a summary is written from. */
export interface Account {
  readonly kept: KeptMatch;
  readonly record: MatchRecord;
  readonly laid: Laid;
  readonly view: SeatView;
  readonly log: readonly LogLine[];
}

async function draw(id: string): Promise<Account | null> {
  const found = await keptAnywhere(id);
  if (!found) return null;
  const { match: kept, record } = found;
  const engine = openLocalEngine(kept.game);
  try {
    const seat = lonePerson(kept);
    const laid = layTable(kept.game, record.pack);
    const { match } = await engine.ask('load', { record });
    const [{ view }, { log }] = await Promise.all([
      engine.ask('view', { match, seat }),
      engine.ask('log', { match, seat, record: true }),
    ]);
    return { kept, record, laid: await laid, view: seatView(view), log };
  } finally {
    engine.close();
  }
}

/** The account of a kept match, as its only person or a spectator may know it; `null` when there is none. */
export const useAccount = whileOpen(draw, () => {});

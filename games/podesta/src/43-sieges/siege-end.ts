/** Sieges that end without an entry (chapter 44). */
import { at } from '@carroccio/kernel';
import { leagued } from '../24-annales/lasting.ts';
import { type Army, now } from '../state.ts';
import type { Live } from '../world.ts';

/** Given up or made to give up: the month was spent under the walls all the same (pod.44r). */
export function liftSiege(live: Live, army: Army): void {
  if (army.siege) army.lifted = now(live.state);
  endSiege(live, army);
}

function endSiege({ flow }: Live, army: Army): void {
  if (!army.siege) return;
  const { commune } = army.siege;
  army.siege = null;
  flow.emit({ type: 'lifted', rule: 'pod.44r', commune });
}

/** Nobody besieges a town he governs, nor one of a partner: who wants to go on betrays the league anew (pod.44y). */
export function endMootSieges(live: Live): void {
  const { armies, communes } = live.state;
  for (const army of armies) {
    if (!army.siege) continue;
    const { podesta } = at(communes, army.siege.commune);
    if (podesta === army.seat || leagued(live.state, army.seat, podesta)) endSiege(live, army);
  }
}

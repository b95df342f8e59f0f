/** What a relieved commune owes its rescuer (chapter 44). */
import { at } from '@carroccio/kernel';
import { settleTrust } from '../10-office/office.ts';
import { giveTrust, isUnrepresented, loyal, present } from '../10-office/trust.ts';
import { NOBODY } from '../state.ts';
import type { Live } from '../world.ts';

/**
 * Whoever drove a besieger from an unrepresented commune without an ally wins its free sestieri of his faction
 * (pod.44m). Its ally is another player whom enough of its sestieri trust (R113).
 */
export function thankRescuer(live: Live, rescuer: number, commune: number): void {
  const { world, state, flow } = live;
  const { alliance } = world.data.battlefield.relief;
  const { out, faction } = at(state.players, rescuer);
  if (out || !isUnrepresented(state, commune)) return;
  if (state.players.some((_, seat) => seat !== rescuer && loyal(state, seat, commune).length >= alliance)) return;
  flow.emit({ type: 'relieved', rule: 'pod.44m', seat: rescuer, commune });
  for (const sestiere of present(state, commune))
    if (state.holder[sestiere] === NOBODY && state.face[sestiere] === faction)
      giveTrust(live, sestiere, rescuer, 'pod.44m');
  settleTrust(live, commune, rescuer);
}

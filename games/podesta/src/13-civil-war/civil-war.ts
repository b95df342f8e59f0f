/** Civil war (chapter 13). */
import { at } from '@carroccio/kernel';
import { proof, useToken } from '../21-trade/hands.ts';
import { beginBattle } from '../30-battle/battle-setup.ts';
import { PRODITOR } from '../state.ts';
import type { Live } from '../world.ts';
import { breakLeague, garrisonOf } from './uprising.ts';

/** Sestieri rise against the Podestà of their commune (pod.13a, R36): they attack, also with Benefici (pod.13c). */
export function beginCivilWar(live: Live, seat: number, sestieri: readonly number[]): void {
  const { state, flow, world } = live;
  const commune = at(state.place, at(sestieri, 0));
  const { podesta } = at(state.communes, commune);
  useToken(live, seat, PRODITOR, 'civilWar', 'pod.13a');
  if (proof(state, podesta, commune)) {
    flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: podesta });
    return;
  }
  breakLeague(live, seat, podesta);
  const garrison = garrisonOf(live, commune);
  if (garrison.length === 0) {
    flow.next({ step: 'conquest', seat, commune });
    return;
  }
  beginBattle(live, {
    kind: 'civil',
    cell: at(world.square, commune),
    commune,
    besieger: -1,
    hosts: [
      { seats: [seat], units: sestieri.map(unit => ({ unit, owner: seat, camp: false })) },
      { seats: [podesta], units: garrison.map(unit => ({ unit, owner: podesta, camp: false })) },
    ],
  });
}

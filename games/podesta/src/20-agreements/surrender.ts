/** A battle or a besieged commune given up on terms (pod.3e, pod.42d, pod.44p). */
import { at } from '@carroccio/kernel';
import { governed } from '../09-money/money.ts';
import { score } from '../10-office/office.ts';
import { besiegers } from '../26-armies/movement.ts';
import type { State } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** The battle under way, as the object of a surrender. */
export const THIS_BATTLE = -1;

/** The side a player leads. */
export const sideOf = ({ battle }: State, seat: number): number =>
  battle?.seats.findIndex(side => side[0] === seat) ?? -1;

/** What one could surrender to another: communes besieged by him, or the battle under way. */
export function surrenders({ state }: Table, from: number, to: number): number[] {
  if (state.battle) {
    const [one, other] = [sideOf(state, from), sideOf(state, to)];
    return one >= 0 && other >= 0 && one !== other ? [THIS_BATTLE] : [];
  }
  return governed(state, from).filter(commune => besiegers(state, commune).some(({ seat }) => seat === to));
}

export function surrender(live: Live, from: number, to: number, what: number): void {
  const { state, flow, world } = live;
  if (what === THIS_BATTLE) {
    flow.unwind('afterBattle');
    flow.next({ step: 'battleEnd', winner: sideOf(state, to), surrender: true, carroccio: [false, false] });
    return;
  }
  // Sestieri of the same deal may have cost him the government already.
  if (at(state.communes, what).podesta !== from) return;
  score(live, to, world.data.lengths.points.surrender, 'surrender', 'pod.3e');
  score(live, from, -world.data.lengths.points.surrender, 'surrender', 'pod.3j');
  flow.next({ step: 'conquest', seat: to, commune: what });
}

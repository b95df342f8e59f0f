/** Companies that leave the field otherwise than by marching home. */
import { at } from '@carroccio/kernel';
import { NOBODY, type State } from '../state.ts';
import type { Live } from '../world.ts';

export function dropEmptyArmies(state: State): void {
  state.armies = state.armies.filter(({ id }) => state.armyOf.includes(id));
}

/** A company marches no longer with the army it was in: it is at home again (pod.27h). */
export function recall({ state, flow }: Live, unit: number): void {
  if (at(state.armyOf, unit) < 0) return;
  flow.reveal();
  state.armyOf[unit] = -1;
  dropEmptyArmies(state);
  flow.emit({ type: 'recalled', rule: 'pod.27h', unit });
}

/** Whoever had lent a company has no say in it any more: it leaves the borrower (R52). */
export function endLoan(live: Live, unit: number): void {
  if (at(live.state.lent, unit) < 0) return;
  live.state.lent[unit] = NOBODY;
  recall(live, unit);
}

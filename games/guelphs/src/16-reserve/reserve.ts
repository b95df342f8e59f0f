/** Battaglie in Reserve (gg.16). */
import { at, type Flow } from '@carroccio/kernel';
import { raiseCapacity, releasedOf } from '../03-activations/capacity.ts';
import { around, type Battle, battaglia, card, cellOf, enemyAt, sideOf } from '../battle.ts';
import type { Guelphs } from '../shape.ts';

export const inReserve = (b: Battle, index: number): boolean => at(b.state.capitani, index).reserve;

/** Loses its Reserve status without the boost of gg.16.5. */
export function loseReserve(b: Battle, flow: Flow<Guelphs>, index: number, rule: string): void {
  if (!inReserve(b, index)) return;
  at(b.state.capitani, index).reserve = false;
  flow.emit({ type: 'released', rule, battaglia: index, contact: rule === 'gg.16.4' });
}

/** gg.16.4 (R106): contact releases a Battaglia at once. */
export const releaseByContact = (b: Battle, flow: Flow<Guelphs>, index: number): void =>
  loseReserve(b, flow, index, 'gg.16.4');

/** gg.16.4: an enemy unit has come next to units in Reserve. */
export function releaseNeighbours(b: Battle, flow: Flow<Guelphs>, unit: number): void {
  for (const cell of around(b, cellOf(b, unit))) {
    const met = enemyAt(b, cell, sideOf(b, unit));
    if (met >= 0) releaseByContact(b, flow, card(b, met).battaglia);
  }
}

/** gg.16.5a, gg.16.5c, gg.S.6.3.2b: a voluntary release lifts the others of that side, not the one released. */
export function releaseVoluntarily(b: Battle, flow: Flow<Guelphs>, indices: readonly number[]): void {
  const [first = -1] = indices;
  const { side } = battaglia(b, first);
  const boosted = releasedOf(b, side);
  for (const index of indices) {
    at(b.state.capitani, index).reserve = false;
    flow.emit({ type: 'released', rule: 'gg.16.1a', battaglia: index, contact: false });
  }
  for (const index of boosted) raiseCapacity(b, flow, index, 1, 'gg.16.5a');
}

/** Podestà counters on the map (chapter 26). */
import { at, type Refusal } from '@carroccio/kernel';
import { governed } from '../09-money/money.ts';
import type { Podesta } from '../shape.ts';
import type { Live, Table } from '../world.ts';
import { destinations, reach } from './movement.ts';

/** Podestà counters of a player that stand on the map: one for each commune, on missions of its own (pod.18d). */
const free = ({ state }: Table, seat: number): number[] =>
  governed(state, seat).filter(commune => {
    const { cell, captor } = at(state.communes, commune);
    return cell >= 0 && captor < 0;
  });

/** Podestà counters a player can still move (pod.26a, R57): on, or home again in the same month (pod.26b). */
export const riders = (table: Table, seat: number): number[] =>
  free(table, seat).filter(commune => {
    const { cell, left } = at(table.state.communes, commune);
    return left > 0 && destinations(table, cell, left).length > 0;
  });

/** Those that can come to a square with the points they have left (R57). */
export const ridersTo = (table: Table, seat: number, to: number): number[] =>
  free(table, seat).filter(commune => {
    const { cell, left } = at(table.state.communes, commune);
    return cell !== to && (reach(table, cell, left)[to] ?? -1) >= 0;
  });

export function whyNoRide({ state }: Table, seat: number, counter: number): Refusal<Podesta> {
  const rider = state.communes[counter];
  if (rider?.podesta !== seat) return { rule: 'pod.26a', reason: 'notGoverned', commune: counter };
  if (rider.captor >= 0) return { rule: 'pod.32b', reason: 'cannot', what: 'captive' };
  if (rider.vacant) return { rule: 'pod.32d', reason: 'cannot', what: 'vacant' };
  return { rule: 'pod.26e', reason: 'outOfReach', cell: rider.cell };
}

/** The counter stops where it is told to, at home or on the way there (pod.26d). */
export function rideTo(live: Live, counter: number, cell: number): void {
  const rider = at(live.state.communes, counter);
  rider.left -= reach(live, rider.cell, rider.left)[cell] ?? 0;
  rider.cell = cell;
  live.flow.emit({ type: 'rode', rule: 'pod.26a', commune: counter, cell });
}

/** What events of the Annales leave in force for a while (chapter 24). */
import { at } from '@carroccio/kernel';
import { type Lasting, type LastingKind, now, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';

export const inForce = ({ lasting }: State, kind: LastingKind, seat: number): Lasting | undefined =>
  lasting.find(one => one.kind === kind && one.seat === seat);

export const inForceAt = ({ lasting }: State, kind: LastingKind, commune: number): Lasting | undefined =>
  lasting.find(one => one.kind === kind && one.commune === commune);

export function leave(
  { state, flow }: Live,
  kind: LastingKind,
  seat: number,
  { commune = -1, value = 0, more = 0, months = 0 } = {},
): void {
  state.lasting.push({ kind, seat, commune, value, more, until: now(state) + months });
  flow.emit({ type: 'lasting', rule: 'pod.24d', kind, seat, commune, value });
}

/** At the end of the month what has run out is forgotten. */
export function expire(state: State): void {
  const month = now(state);
  state.lasting = state.lasting.filter(({ until }) => until > month);
}

/** What an event takes off every contribution the player pays this month (pod.24d). */
export const contributionDelta = (state: State, seat: number): number => inForce(state, 'delta', seat)?.value ?? 0;

/** Speed points of a player's counters this month (pod.26e). */
export const allowance = ({ world, state }: Table, seat: number): number =>
  inForce(state, 'allowance', seat)?.value ?? world.data.map.allowance;

/** Whose Tregua di Dio keeps two players from making war on each other (pod.24d, of the Annales alone); -1: nobody's. */
export const truce = (state: State, seat: number, other: number): number => {
  if (inForce(state, 'truce', seat)) return seat;
  return other >= 0 && inForce(state, 'truce', other) ? other : -1;
};

export const leagued = ({ players }: State, seat: number, other: number): boolean => {
  if (seat < 0 || other < 0 || seat === other) return false;
  const { league } = at(players, seat);
  return league >= 0 && league === at(players, other).league;
};

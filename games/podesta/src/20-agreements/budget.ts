/** Florins that the clauses of a deal bind: purses, treasuries, and the keep of refugees (R42, R143). */
import { at } from '@carroccio/kernel';
import { PURSE, treasury } from '../09-money/money.ts';
import { setAside } from '../30-battle/extra-pay.ts';
import { SESTIERI } from '../state.ts';
import type { Table } from '../world.ts';
import { isOf, type Leg } from './terms.ts';

/** What is left of an account once extra pay is laid; that much is its payer's secret (pod.38b). */
export interface Means {
  readonly purse: number;
  treasury(commune: number): number;
}

export function meansOf({ state }: Table, seat: number, hidden: boolean): Means {
  const laid = (account: number): number => (hidden ? setAside(state, account) : 0);
  return {
    purse: at(state.players, seat).purse - laid(seat),
    treasury: commune => at(state.communes, commune).treasury - laid(treasury(commune)),
  };
}

/** Public money that clauses send from a commune to others. */
export const sentFrom = (legs: readonly Leg[], commune: number): number =>
  legs.reduce((sum, leg) => (isOf(leg, 'treasury') && leg.chest === commune ? sum + leg.florins : sum), 0);

/** What refugees cost a party that takes them in, by who keeps them: the purse or a commune. */
function keep({ world }: Table, legs: readonly Leg[], from: number): Map<number, number> {
  const costs = new Map<number, number>();
  for (const leg of legs)
    if (isOf(leg, 'refugees') && leg.from === from)
      costs.set(leg.payer, (costs.get(leg.payer) ?? 0) + at(world.tax, leg.sestiere % SESTIERI));
  return costs;
}

/** What clauses ask of a party's purse: its florins, refugees it keeps, and whatever a treasury lacks for those. */
export function askedOfPurse(table: Table, legs: readonly Leg[], from: number, means: Means): number {
  let sum = 0;
  for (const leg of legs) if (isOf(leg, 'florins') && leg.from === from) sum += leg.florins;
  for (const [payer, florins] of keep(table, legs, from)) {
    const left = payer === PURSE ? 0 : Math.max(0, means.treasury(payer) - sentFrom(legs, payer));
    sum += Math.max(0, florins - left);
  }
  return sum;
}

/** The end of the game and the points (chapters 3 and 48). */
import { at } from '@carroccio/kernel';
import { governed } from '../09-money/money.ts';
import { allLots } from '../21-trade/market.ts';
import type { Podesta } from '../shape.ts';
import { OUT_OF_PLAY, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';

export interface Account {
  sestieri: number;
  florins: number;
  ledger: number;
  total: number;
}

/** Sestieri loyal to a player wherever they are, depopulated and exiled ones too (pod.3a, R103.1). */
const loyalSestieri = ({ holder, place }: State, seat: number): number =>
  holder.filter((whose, sestiere) => whose === seat && place[sestiere] !== OUT_OF_PLAY).length;

/** What is left of the purse when the bank has been paid (R103.2): money lent makes nobody rich. */
function ownFlorins({ loans, players }: State, seat: number): number {
  const owed = loans
    .filter(loan => loan.seat === seat && loan.commune < 0)
    .reduce((sum, { capital, interest }) => sum + capital + interest, 0);
  return at(players, seat).purse - owed;
}

/** Points for the purse: every full 500 florins above the starting capital, the bank paid first (pod.3b, R103.2). */
export function pointsForFlorins({ world, state }: Table, seat: number): number {
  const gained = ownFlorins(state, seat) - world.data.merchants.florins;
  return Math.max(0, Math.floor(gained / world.data.lengths.points.florins));
}

/** A player's points as they stand (R103). */
export function accountOf(table: Table, seat: number): Account {
  const { state, world } = table;
  const sestieri = loyalSestieri(state, seat) * world.data.lengths.points.sestiere;
  const florins = pointsForFlorins(table, seat);
  const ledger = at(state.players, seat).points;
  return { sestieri, florins, ledger, total: sestieri + florins + ledger };
}

/** Ties: more communes, then the larger purse with its debts paid, then more goods (R104). */
function tieBreak(state: State, seat: number): number[] {
  return [governed(state, seat).length, ownFlorins(state, seat), allLots(state, seat)];
}

function better(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  return index < 0 ? 0 : at(a, index) - at(b, index);
}

/** The match is over: everybody is scored (pod.48a), and the highest total wins (pod.1b). */
export function finish(live: Live, why: Podesta['endings']): void {
  const { state, flow, seats } = live;
  const living = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !at(state.players, seat).out);
  const totals = Array.from({ length: seats }, (_, seat) => {
    // R103.4
    if (at(state.players, seat).out) return null;
    const account = accountOf(live, seat);
    flow.emit({ type: 'scored', rule: 'pod.48a', seat, ...account });
    return account.total;
  });
  const keys = living.map(seat => ({ seat, key: [totals[seat] ?? 0, ...tieBreak(state, seat)] }));
  const best = keys.reduce<number[]>((top, { key }) => (top.length === 0 || better(key, top) > 0 ? key : top), []);
  const winners = keys.filter(({ key }) => better(key, best) === 0).map(({ seat }) => seat);
  flow.end({ rule: why === 'alone' ? 'pod.25k' : 'pod.48a', why, winners, scores: totals });
}

/** How far a player has come towards each objective a game can have (R105). */
const PROGRESS = {
  communes: ({ state }: Table, seat: number): number => governed(state, seat).length,
  sestieri: ({ state }: Table, seat: number): number => loyalSestieri(state, seat),
  points: (table: Table, seat: number): number => accountOf(table, seat).total,
};

/** Whether somebody has reached the objective of the game (R105). */
export function objectiveReached(table: Table, objective: keyof typeof PROGRESS | undefined, target: number): boolean {
  if (objective === undefined) return false;
  return table.state.players.some(({ out }, seat) => !out && PROGRESS[objective](table, seat) >= target);
}

/** Florins (chapter 9): who has them and how they change hands. The bank alone makes and unmakes them. */
import { at, type RuleId } from '@carroccio/kernel';
import type { State } from '../state.ts';
import type { Live, Table } from '../world.ts';

export const BANK = -1;
const TREASURIES = 100;
const CHESTS = 200;
/** Who pays an expense: the purse, or the treasury of a commune. */
export const PURSE = -1;

export const treasury = (commune: number): number => TREASURIES + commune;
export const chest = (seat: number): number => CHESTS + seat;

export function balance({ players, communes }: State, account: number): number {
  if (account >= CHESTS) return at(players, account - CHESTS).chest;
  if (account >= TREASURIES) return at(communes, account - TREASURIES).treasury;
  return account < 0 ? Number.POSITIVE_INFINITY : at(players, account).purse;
}

function change(state: State, account: number, florins: number): void {
  if (account < 0) state.minted -= florins;
  else if (account >= CHESTS) at(state.players, account - CHESTS).chest += florins;
  else if (account >= TREASURIES) at(state.communes, account - TREASURIES).treasury += florins;
  else at(state.players, account).purse += florins;
}

/** Florins change hands; nothing can be paid that is not there. */
export function pay({ flow, state }: Live, from: number, to: number, florins: number, rule: RuleId): void {
  if (florins === 0 || from === to) return;
  if (florins < 0 || balance(state, from) < florins) throw new Error(`account ${from} cannot pay ${florins} (${rule})`);
  change(state, from, -florins);
  change(state, to, florins);
  flow.emit({ type: 'paid', rule, from, to, florins });
}

/** As much of a sum as there is; the rest is waived (R119). */
export function payUpTo(live: Live, from: number, to: number, florins: number, rule: RuleId): void {
  pay(live, from, to, Math.min(florins, balance(live.state, from)), rule);
}

/** What a player can spend on a communal expense: a treasury and, where it falls short, his purse (R42, R143). */
export const means = (state: State, seat: number, from: number): number =>
  (from === PURSE ? 0 : at(state.communes, from).treasury) + at(state.players, seat).purse;

/** Fees and expeditions may also be paid from an exile's war chest (R96). */
export const warMeans = (state: State, seat: number, from: number): number =>
  means(state, seat, from) + at(state.players, seat).chest;

/** Pays a communal expense: the treasury first if it is named, the purse makes up the rest. */
export function spend(live: Live, seat: number, from: number, to: number, florins: number, rule: RuleId): void {
  const part = from === PURSE ? 0 : Math.min(florins, at(live.state.communes, from).treasury);
  if (part > 0) pay(live, treasury(from), to, part, rule);
  pay(live, seat, to, florins - part, rule);
}

/** The same for fees and expeditions, the war chest first. */
export function spendOnWar(live: Live, seat: number, from: number, florins: number, rule: RuleId): void {
  const part = Math.min(florins, at(live.state.players, seat).chest);
  pay(live, chest(seat), BANK, part, rule);
  spend(live, seat, from, BANK, florins - part, rule);
}

/** The communes a player governs. */
export function governed({ communes }: State, seat: number): number[] {
  const found: number[] = [];
  for (let commune = 0; commune < communes.length; commune++)
    if (communes[commune]?.podesta === seat) found.push(commune);
  return found;
}

/** Who may pay `florins` for something of this commune: its treasury (with the purse), or the purse alone. */
export function payers({ state }: Table, seat: number, commune: number, florins: number): number[] {
  const from: number[] = [];
  if (commune >= 0 && at(state.communes, commune).podesta === seat && at(state.communes, commune).treasury > 0) {
    if (means(state, seat, commune) >= florins) from.push(commune);
  }
  if (at(state.players, seat).purse >= florins) from.push(PURSE);
  return from;
}

/** Who may pay for an expedition or a company: any treasury of the player's, or his purse (R61, pod.31d). */
export const warPayers = ({ state }: Table, seat: number, florins: number): number[] =>
  [PURSE, ...governed(state, seat).filter(commune => at(state.communes, commune).treasury > 0)].filter(
    from => warMeans(state, seat, from) >= florins,
  );

const MAGNITUDES = [10_000, 1000, 100, 10, 1];

/** The counters that show an amount: one for each decimal digit that is not zero (pod.9b). */
export const counters = (florins: number): number[] =>
  MAGNITUDES.map(magnitude => (Math.floor(florins / magnitude) % 10) * magnitude).filter(value => value > 0);

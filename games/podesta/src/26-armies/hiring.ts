/** Taking a company of fortune into service (chapter 31): any fee from the least on, up to what the payer has. */
import { at, type Chance, type Described, pick, type Refusal, type RuleId } from '@carroccio/kernel';
import { governed, PURSE, spendOnWar, warMeans } from '../09-money/money.ts';
import { drop, isChit, kindsHeld } from '../21-trade/hands.ts';
import { anySum, sumField } from '../families/sums.ts';
import type { Podesta } from '../shape.ts';
import { CHIT, type State } from '../state.ts';
import type { Live } from '../world.ts';

/** Who pays a fee, and how much. */
interface Fee {
  from: number;
  florins: number;
}

/** Why a fee cannot be paid like this: it is too small, or not there. */
export function whyNoFee(
  state: State,
  seat: number,
  { from, florins }: Fee,
  payers: readonly number[],
  least: number,
  rule: RuleId,
): Refusal<Podesta> | null {
  if (from !== PURSE && !governed(state, seat).includes(from))
    return { rule: 'pod.31d', reason: 'notGoverned', commune: from };
  if (florins < least) return { rule: 'pod.31o', reason: 'tooLittle', florins: least };
  return payers.includes(from) && warMeans(state, seat, from) >= florins ? null : { rule, reason: 'tooDear', florins };
}

/** The fees each of these payers can pay, with whatever else there is to be said. */
export const feesOf = (
  state: State,
  seat: number,
  payers: readonly number[],
  least: number,
  { type, fields }: Pick<Described, 'type' | 'fields'>,
): Described[] =>
  payers.map(from => ({
    type,
    same: { from },
    fields: [...fields, sumField('florins', least, warMeans(state, seat, from))],
  }));

/** The companies whose chits a player holds. */
export const chits = (state: State, seat: number): number[] => kindsHeld(state, seat, isChit).map(kind => kind - CHIT);

/** Who does not hold a company's chit cannot hire it. */
export const whyNoChit = (state: State, seat: number, company: number, rule: RuleId): Refusal<Podesta> | null =>
  chits(state, seat).includes(company) ? null : { rule, reason: 'noBeneficio', kind: CHIT + company };

/** Any fee. */
export function anyFee(state: State, seat: number, payers: readonly number[], least: number, chance: Chance): Fee {
  const from = pick(chance, payers);
  return { from, florins: anySum(chance, least, warMeans(state, seat, from)) };
}

/** A company enters somebody's service (pod.23l, pod.31b, pod.31k). */
export function engage(
  { state, flow }: Live,
  seat: number,
  company: number,
  fee: number,
  station: number,
  from: number,
): void {
  state.employer[company] = seat;
  state.payer[company] = from;
  state.fee[company] = fee;
  state.station[company] = station;
  flow.emit({ type: 'hired', rule: 'pod.31o', seat, company, fee, commune: station });
}

/** A company is hired: its fee is paid, and the chit that brought it is spent. */
export function hire(live: Live, seat: number, company: number, station: number, { from, florins }: Fee): void {
  spendOnWar(live, seat, from, florins, 'pod.31o');
  drop(at(live.state.players, seat).benefici, CHIT + company);
  live.flow.emit({ type: 'tokenUsed', rule: 'pod.31b', seat, kind: CHIT + company, use: 'hire' });
  engage(live, seat, company, florins, station, from);
}

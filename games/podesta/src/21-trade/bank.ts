/** The Banco Mercantile (chapter 25). */
import { type Action, at, type Refusal } from '@carroccio/kernel';
import { BANK, governed, PURSE, pay, payUpTo, spend, treasury } from '../09-money/money.ts';
import { dismiss, eliminate, lastOneWins } from '../10-office/office.ts';
import { loseTrust, present } from '../10-office/trust.ts';
import { nextTaxesOf } from '../14-taxes-and-works/taxes.ts';
import type { Range } from '../families/sums.ts';
import type { Podesta } from '../shape.ts';
import { GOOD_KINDS, NOBODY, now, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { allLots, held, takeLots } from './market.ts';

export const MERCHANT = -1;

const lentTo = ({ loans }: State, seat: number, commune: number): number =>
  loans
    .filter(loan => loan.commune === commune && (commune >= 0 || loan.seat === seat))
    .reduce((sum, { capital }) => sum + capital, 0);

const lentInAll = ({ loans }: State): number => loans.reduce((sum, { capital }) => sum + capital, 0);

/** The most the bank lends now, in hundreds (pod.25c to pod.25g, R47): to a commune its next taxes (pod.25d). */
export function mostToBorrow(table: Table, seat: number, commune: number): number {
  const { world, state } = table;
  const { funds, ceiling, perLot } = world.data.contributions.bank;
  const worth = commune < 0 ? perLot * allLots(state, seat) : nextTaxesOf(table, commune);
  const lent = lentTo(state, seat, commune);
  const most = Math.min(ceiling - lent, worth - lent, funds - lentInAll(state));
  return Math.max(0, Math.floor(most / HUNDRED) * HUNDRED);
}

/** Why the bank does not lend this: more than it may, or no round hundred. */
export function whyNoLoan(table: Table, seat: number, commune: number, florins: number): Refusal<Podesta> {
  const most = mostToBorrow(table, seat, commune);
  return florins > most
    ? { rule: 'pod.25e', reason: 'ceiling', florins: most }
    : { rule: 'pod.25e', reason: 'inSteps', of: HUNDRED };
}

/** The bank lends hundreds (pod.25e). */
export const HUNDRED = 100;

/** The sums that can be borrowed. */
export function loansOffered(table: Table, seat: number, commune: number): Range<Action<Podesta, 'borrow'>>[] {
  const most = mostToBorrow(table, seat, commune);
  return most < HUNDRED ? [] : [{ least: { type: 'borrow', commune, florins: HUNDRED }, most }];
}

/** A loan is taken up; its interest is by the hundred (pod.25f). */
export function borrow(live: Live, seat: number, commune: number, florins: number): void {
  const { world, state, flow } = live;
  const { interest, months } = world.data.contributions.bank;
  state.loans.push({
    seat,
    commune,
    capital: florins,
    interest: (florins / HUNDRED) * interest,
    due: now(state) + months,
  });
  flow.emit({ type: 'lent', rule: 'pod.25b', seat, commune, florins });
  pay(live, BANK, commune < 0 ? seat : treasury(commune), florins, 'pod.25a');
}

/** Loans a player may pay back: his own, and those of communes he governs. */
export const repayable = ({ state }: Table, seat: number, merchant: boolean): number[] =>
  state.loans.flatMap(({ seat: whose, commune }, index) =>
    (merchant ? commune < 0 && whose === seat : commune >= 0 && at(state.communes, commune).podesta === seat)
      ? [index]
      : [],
  );

export function repay(live: Live, seat: number, index: number, from: number): void {
  const { state, flow } = live;
  const { capital, interest, commune } = at(state.loans, index);
  state.loans.splice(index, 1);
  spend(live, seat, from, BANK, capital + interest, 'pod.25h');
  flow.emit({ type: 'repaid', rule: 'pod.25h', seat, commune, florins: capital + interest });
}

/** Merchant loans whose year is over: purse, then lots, then prison (pod.25i, pod.25k, R48, R128), in the month's order (R111). */
export function collectMerchantLoans(live: Live): void {
  const { state, flow } = live;
  const turn = ({ seat }: { seat: number }): number => state.order.indexOf(seat);
  const due = state.loans
    .filter(loan => loan.commune < 0 && loan.due <= now(state))
    .sort((one, other) => turn(one) - turn(other));
  for (const loan of due) {
    if (at(state.players, loan.seat).out) continue;
    state.loans.splice(state.loans.indexOf(loan), 1);
    const owed = loan.capital + loan.interest;
    const left = owed - Math.min(owed, at(state.players, loan.seat).purse);
    payUpTo(live, loan.seat, BANK, owed, 'pod.25h');
    if (left > 0 && !seize(live, loan.seat, left)) {
      flow.emit({ type: 'insolvent', rule: 'pod.25k', seat: loan.seat, commune: -1 });
      eliminate(live, loan.seat, 'pod.25k');
      // R95: who is left alone has won, whatever he owes.
      if (lastOneWins(live)) return;
    } else flow.emit({ type: 'repaid', rule: 'pod.25h', seat: loan.seat, commune: -1, florins: owed });
  }
}

/** Lots seized at 100 each, the cheapest good first; what is over is paid back (R128). */
function seize(live: Live, seat: number, owed: number): boolean {
  const { state, world } = live;
  const { perLot } = world.data.contributions.bank;
  const goods = Array.from({ length: GOOD_KINDS }, (_, good) => good).sort(
    (a, b) => at(state.prices, a) - at(state.prices, b) || a - b,
  );
  let left = owed;
  for (const good of goods) {
    const lots = Math.min(held(state, seat, good), Math.ceil(Math.max(0, left) / perLot));
    takeLots(live, seat, -1, good, lots, 'pod.25i');
    left -= lots * perLot;
  }
  if (left < 0) pay(live, BANK, seat, -left, 'pod.25i');
  return left <= 0;
}

/** What a commune owes the bank. */
export const owedBy = ({ loans }: State, commune: number): number =>
  loans.filter(loan => loan.commune === commune).reduce((sum, loan) => sum + loan.capital + loan.interest, 0);

/** A commune's debt is taken from its treasury; `gap` says whether its Podestà makes up the rest (R48). */
export function settleCommuneLoan(live: Live, commune: number, gap: boolean): void {
  const { state, flow } = live;
  const owed = owedBy(state, commune);
  const { podesta } = at(state.communes, commune);
  state.loans = state.loans.filter(loan => loan.commune !== commune);
  if (gap) spend(live, podesta, commune, BANK, owed, 'pod.25j');
  else payUpTo(live, treasury(commune), BANK, owed, 'pod.25j');
  flow.emit({ type: 'repaid', rule: 'pod.25j', seat: podesta, commune, florins: owed });
}

/** pod.25l: the sestieri pay the difference and withdraw their trust. */
export function communeInsolvent(live: Live, commune: number): void {
  const { state, flow } = live;
  const { podesta } = at(state.communes, commune);
  settleCommuneLoan(live, commune, false);
  flow.emit({ type: 'insolvent', rule: 'pod.25l', seat: podesta, commune });
  for (const sestiere of present(state, commune)) loseTrust(live, sestiere, 'pod.25l');
  dismiss(live, commune, NOBODY);
}

/** Communes whose debts are due, in order. */
export const indebted = ({ loans }: State): number[] => [
  ...new Set(loans.filter(({ commune }) => commune >= 0).map(({ commune }) => commune)),
];

/** Why a loan cannot be paid back like this. */
export function whyNoRepayment({ state }: Table, seat: number, index: number, from: number): Refusal<Podesta> {
  const loan = state.loans[index];
  if (!loan) return { rule: 'pod.25h', reason: 'cannot', what: 'moot' };
  if (loan.commune >= 0 && at(state.communes, loan.commune).podesta !== seat)
    return { rule: 'pod.25h', reason: 'notGoverned', commune: loan.commune };
  if (from !== PURSE && from !== loan.commune) return { rule: 'pod.14c', reason: 'cannot', what: 'treasury' };
  return { rule: 'pod.25h', reason: 'tooDear', florins: loan.capital + loan.interest };
}

/** Who can repay a loan from what (R47). */
export function loanPayers({ state }: Table, seat: number, index: number): number[] {
  const { capital, interest, commune } = at(state.loans, index);
  const owed = capital + interest;
  const purse = at(state.players, seat).purse;
  const from: number[] = purse >= owed ? [PURSE] : [];
  if (commune >= 0 && governed(state, seat).includes(commune) && at(state.communes, commune).treasury > 0)
    if (at(state.communes, commune).treasury + purse >= owed) from.push(commune);
  return from;
}

/** Promises (pod.R139): given in deals, never enforced; whether they were kept is told. */
import { at } from '@carroccio/kernel';
import { pay } from '../09-money/money.ts';
import { now, type Promised, type State } from '../state.ts';
import type { Live } from '../world.ts';

/** No war, raid, siege, attack, civil war or coup against the other. */
export const PEACE = 0;
/** To stand on the other's side when he is at war (R45, R139). */
export const AID = 1;
/** To pay him a sum before the term is over. */
export const PAYMENT = 2;
/** Not to strip him of sestieri, and not to court any in the communes he governs. */
export const NO_COURTING = 3;
export const PROMISES = [PEACE, AID, PAYMENT, NO_COURTING] as const;

/** Months a promise can be given for, and sums that can be promised. */
export const TERMS = [1, 3, 6, 12];
export const PROMISED_SUMS = [100, 200, 500, 1000, 2000];

const RULE = 'pod.20c';

export const promiseBetween = ({ promises }: State, from: number, to: number, what: number): Promised | undefined =>
  promises.find(one => one.from === from && one.to === to && one.what === what);

/** Of a kind there is one between the same two: a number that does not tell them how many others give (pod.R146). */
const numberOf = ({ players }: State, from: number, to: number, what: number): number =>
  (from * players.length + to) * PROMISES.length + what;

export function promise(
  { state }: Live,
  from: number,
  to: number,
  what: number,
  months: number,
  florins: number,
): void {
  const month = now(state);
  state.promises.push({ id: numberOf(state, from, to, what), from, to, what, month, until: month + months, florins });
}

function settle({ state, flow }: Live, settled: Promised, type: 'promiseKept' | 'promiseBroken'): void {
  const { id, from, to, what } = settled;
  state.promises = state.promises.filter(one => one.id !== id);
  flow.emit({ type, rule: RULE, from, to, what, only: [from, to] });
}

/** What a player does goes against his word, if he gave it. */
export function breakPromise(live: Live, from: number, to: number, what: number): void {
  const given = promiseBetween(live.state, from, to, what);
  if (given) settle(live, given, 'promiseBroken');
}

/** An ally who is asked keeps his word or breaks it; who fights against a friend breaks the peace. */
export function judgeAlly(live: Live, seat: number, principals: readonly number[], side: number): void {
  principals.forEach((principal, index) => {
    const given = promiseBetween(live.state, seat, principal, AID);
    if (given) settle(live, given, index === side ? 'promiseKept' : 'promiseBroken');
  });
  const enemy = side < 0 ? undefined : principals[1 - side];
  if (enemy !== undefined) breakPromise(live, seat, enemy, PEACE);
}

/** Payments a player has promised and can make now. */
export const duePayments = ({ promises, players }: State, seat: number): Promised[] =>
  promises.filter(({ from, what, florins }) => from === seat && what === PAYMENT && florins <= at(players, seat).purse);

export function honour(live: Live, id: number): void {
  const given = live.state.promises.find(one => one.id === id);
  if (!given) throw new Error(`there is no promise ${id}`);
  pay(live, given.from, given.to, given.florins, RULE);
  settle(live, given, 'promiseKept');
}

/** At the end of a month: a sum that was not paid is a broken word; the rest has been kept. */
export function promisesRunOut(live: Live): void {
  const month = now(live.state);
  for (const given of live.state.promises.filter(({ until }) => until <= month))
    settle(live, given, given.what === PAYMENT ? 'promiseBroken' : 'promiseKept');
}

/** Nobody is bound to who has left the game, nor can he be dealt with. */
export const forgetAgreements = (state: State, seat: number): void => {
  state.promises = state.promises.filter(({ from, to }) => from !== seat && to !== seat);
  state.offers = state.offers.filter(({ proposer, partner }) => proposer !== seat && partner !== seat);
  state.pledges = state.pledges.filter(pledge => pledge.seat !== seat && pledge.partner !== seat);
};

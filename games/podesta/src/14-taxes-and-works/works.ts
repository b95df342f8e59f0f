/** Public works and feasts (chapter 15). */
import { at, type Refusal } from '@carroccio/kernel';
import { BANK, PURSE, pay, payers, spend, treasury } from '../09-money/money.ts';
import { movePrice, sellable, stock, takeLots } from '../21-trade/market.ts';
import { inForce } from '../24-annales/lasting.ts';
import { isBesieged } from '../26-armies/movement.ts';
import { keepBreaches } from '../43-sieges/siege.ts';
import type { Podesta, Purchase } from '../shape.ts';
import { GOOD_KINDS, NOBODY, now } from '../state.ts';
import type { Live, Table } from '../world.ts';

const FINISHED = -1;
const FEAST = -1;

/** Lots that could be found for a commune: the market's and the players' (R38). */
function findable(table: Table, good: number): number {
  let lots = stock(table, good);
  for (let seat = 0; seat < table.seats; seat++) lots += sellable(table.state, seat, good);
  return lots;
}

const canBeFound = (table: Table, need: readonly number[]): number =>
  need.findIndex((lots, good) => lots > findable(table, good));

const wasCalledOff = ({ state }: Table, commune: number, work: number): boolean =>
  state.turn.calledOff.some(one => one.commune === commune && one.work === work);

/** Why a work cannot be begun (pod.15i to pod.15k, R38, R97); one under way on another track is no reason (pod.15j). */
export function whyNoWork(table: Table, seat: number, commune: number, work: number): Refusal<Podesta> | undefined {
  const { world, state } = table;
  const place = state.communes[commune];
  const plan = world.data.works.works[work];
  if (!place || !plan || place.podesta !== seat) return { rule: 'pod.15a', reason: 'notGoverned', commune };
  if (isBesieged(state, commune)) return { rule: 'pod.44l', reason: 'besieged', commune };
  if (wasCalledOff(table, commune, work)) return { rule: 'pod.15.1l', reason: 'cannot', what: 'calledOff' };
  if (place.works[work] !== 0) return { rule: 'pod.15g', reason: 'doneAlready', commune };
  const ready = plan.requires.every(id => place.works[world.workIndex.get(id) ?? -1] === FINISHED);
  if (!ready) return { rule: plan.track === 'immagine' ? 'pod.15k' : 'pod.15i', reason: 'sequence', work };
  const missing = canBeFound(table, world.workLots);
  return missing < 0 ? undefined : { rule: 'pod.15.1l', reason: 'noStock', good: missing };
}

/** pod.15.1l: materials for a work, at a fixed price for each lot. */
export function workPurchase({ world }: Table, seat: number, commune: number, work: number, from: number): Purchase {
  const lots = world.workLots.reduce((sum, each) => sum + each, 0);
  const price = world.workLots.map(() => world.data.works.material / lots);
  return { seat, commune, work, need: world.workLots.slice(), price, from, half: false, refused: [], pledged: [] };
}

/** Why a feast cannot be called (pod.15.1m to pod.15.1o, R41). */
export function whyNoFeast(table: Table, seat: number, commune: number, extra: boolean): Refusal<Podesta> | undefined {
  const { world, state } = table;
  const place = state.communes[commune];
  if (!place || place.podesta !== seat) return { rule: 'pod.15.1n', reason: 'notGoverned', commune };
  if (isBesieged(state, commune)) return { rule: 'pod.44l', reason: 'besieged', commune };
  if (inForce(state, 'noTrust', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  if (wasCalledOff(table, commune, FEAST)) return { rule: 'pod.15.1n', reason: 'cannot', what: 'calledOff' };
  if (extra) {
    if (inForce(state, 'feast', seat)?.commune !== commune)
      return { rule: 'pod.15.1o', reason: 'cannot', what: 'feast' };
  } else if (!world.data.works.feasts.some(({ month }) => month === state.month))
    return { rule: 'pod.15.1o', reason: 'season', month: state.month };
  else if (place.feast === now(state)) return { rule: 'pod.15.1o', reason: 'doneAlready', commune };
  const missing = canBeFound(table, world.feastLots);
  return missing < 0 ? undefined : { rule: 'pod.15.1n', reason: 'noStock', good: missing };
}

export function feastPurchase(
  { world, state }: Table,
  seat: number,
  commune: number,
  extra: boolean,
  from: number,
): Purchase {
  const need = world.feastLots.slice();
  return { seat, commune, work: FEAST, need, price: state.prices.slice(), from, half: extra, refused: [], pledged: [] };
}

/** What the commune has to pay in all. */
export function costOf({ need, price, half, pledged }: Purchase): number {
  let sum = 0;
  need.forEach((lots, good) => {
    sum += lots * share(at(price, good), half);
  });
  for (const { good, lots } of pledged) sum += lots * share(at(price, good), half);
  return sum;
}

/** The commune's part of a lot's price; the bank pays the rest of an extra feast. */
const share = (price: number, half: boolean): number => (half ? Math.ceil(price / 2) : price);

/** What a feast costs the commune at today's prices (pod.15.1n), and the goods it makes dearer. */
export function feastBill(table: Table, commune: number, extra: boolean): { florins: number; dearer: number[] } {
  const { podesta } = at(table.state.communes, commune);
  const florins = costOf(feastPurchase(table, podesta, commune, extra, commune));
  return { florins, dearer: table.world.feastRise.flatMap((rise, good) => (rise > 0 ? [good] : [])) };
}

/** Who can pay for the purchase. */
export function purchasePayers(table: Table, purchase: Purchase): number[] {
  return payers(table, purchase.seat, purchase.commune, costOf(purchase));
}

/** Lots a player can still deliver. */
export function deliverable({ state }: Table, purchase: Purchase, supplier: number, good: number): number {
  const pledged = purchase.pledged
    .filter(one => one.supplier === supplier && one.good === good)
    .reduce((sum, { lots }) => sum + lots, 0);
  return Math.min(at(purchase.need, good), sellable(state, supplier, good) - pledged);
}

/** Whether the market can deliver what nobody has promised. */
export const marketCanFill = (table: Table, { need }: Purchase): boolean =>
  need.every((lots, good) => lots <= stock(table, good));

export function pledge(purchase: Purchase, supplier: number, good: number, lots: number): Purchase {
  return {
    ...purchase,
    need: purchase.need.map((left, index) => (index === good ? left - lots : left)),
    pledged: [...purchase.pledged, { supplier, good, lots }],
  };
}

/** The commune buys: suppliers are paid, the rest comes from the market (R38, R41). */
export function conclude(live: Live, purchase: Purchase): void {
  const { world, state, flow } = live;
  const { seat, commune, work, need, price, from, half, pledged } = purchase;
  const rule = work === FEAST ? 'pod.15.1n' : 'pod.15.1l';
  for (const { supplier, good, lots } of pledged) {
    takeLots(live, supplier, NOBODY, good, lots, rule);
    spend(live, seat, from, supplier, lots * share(at(price, good), half), rule);
    if (half) pay(live, BANK, supplier, lots * (at(price, good) - share(at(price, good), half)), rule);
  }
  need.forEach((lots, good) => {
    spend(live, seat, from, BANK, lots * share(at(price, good), half), rule);
  });
  const rise = work === FEAST ? world.feastRise : world.workRise;
  if (work !== FEAST) {
    at(state.communes, commune).works[work] = now(state) + world.data.works.months;
    flow.emit({ type: 'workBegun', rule: 'pod.15f', commune, work });
  } else {
    if (half) state.lasting = state.lasting.filter(one => one.kind !== 'feast' || one.seat !== seat);
    else at(state.communes, commune).feast = now(state);
    const feast = world.data.works.feasts.findIndex(({ month }) => month >= state.month);
    flow.emit({ type: 'feastHeld', rule: 'pod.15.1m', commune, feast });
  }
  for (let good = 0; good < GOOD_KINDS; good++) movePrice(live, good, at(rise, good), 'pod.21j');
}

/** Nobody supplies what is missing: it is not tried again this turn, so that a turn comes to an end. */
export function callOff({ state, flow }: Live, { commune, work }: Purchase): void {
  state.turn.calledOff.push({ commune, work });
  flow.emit({ type: 'givenUp', rule: work === FEAST ? 'pod.15.1n' : 'pod.15.1l', commune, work });
}

/** Moves both lines of a bonus track within their bounds (pod.15.1e). */
export function moveBonus({ world, state, flow }: Live, commune: number, upper: number, lower: number): void {
  const { most } = world.data.contributions.bonus;
  const place = at(state.communes, commune);
  place.upper = Math.min(most.upper, Math.max(0, place.upper + upper));
  place.lower = Math.min(most.lower, Math.max(0, place.lower + lower));
  flow.emit({ type: 'bonus', rule: 'pod.15.1e', commune, upper: place.upper, lower: place.lower });
}

/** Works whose labour can be paid: due this month, or left unfinished before (R39). */
export function dueWorks({ state }: Table, seat: number): { commune: number; work: number }[] {
  const due: { commune: number; work: number }[] = [];
  state.communes.forEach(({ podesta, works }, commune) => {
    if (podesta !== seat) return;
    works.forEach((month, work) => {
      if (month > 0 && month <= now(state)) due.push({ commune, work });
    });
  });
  return due;
}

/** The labour is paid whole by the treasury or whole by the purse: it decides who is thanked (pod.15.1a, R39). */
export const labourPayers = (table: Table, seat: number, commune: number): number[] =>
  payers(table, seat, commune, table.world.data.works.labour).filter(
    from => from === PURSE || at(table.state.communes, commune).treasury >= table.world.data.works.labour,
  );

/**
 * The labour is paid and the work finished: Good government, or Patron from the purse (pod.15.1b, R40), not before
 * (pod.15.1j), and twice as much for an image work (pod.15e).
 */
export function finishWork(live: Live, seat: number, commune: number, work: number, from: number): void {
  const { world, state, flow } = live;
  spend(live, seat, from, BANK, world.data.works.labour, 'pod.15f');
  keepBreaches(live, commune, () => {
    at(state.communes, commune).works[work] = FINISHED;
  });
  const patron = from === PURSE;
  flow.emit({ type: 'workDone', rule: 'pod.15h', commune, work, patron });
  const { goodGovernment, patron: more, imageTimes } = world.data.contributions.bonus;
  const lines = patron ? more : goodGovernment;
  const times = at(world.data.works.works, work).image ? imageTimes : 1;
  moveBonus(live, commune, lines.upper * times, lines.lower * times);
}

/** pod.45.1c: sums that can be paid to rebuild an impoverished commune. */
export function rebuildings({ world, state }: Table, commune: number): number[] {
  const { poor, rebuilt } = at(state.communes, commune);
  return poor ? world.data.contributions.rebuilding.steps.map(({ paid }) => paid).filter(paid => paid > rebuilt) : [];
}

export function rebuild(live: Live, seat: number, commune: number, total: number, from: number): void {
  const { world, state, flow } = live;
  const place = at(state.communes, commune);
  spend(live, seat, from, BANK, total - place.rebuilt, 'pod.45.1c');
  const months = world.data.contributions.rebuilding.steps.find(({ paid }) => paid === total)?.months ?? 0;
  // Paying more never puts off what the first payment had earned already.
  const earned = place.rebuilt > 0 ? place.taxesFrom : Number.POSITIVE_INFINITY;
  Object.assign(place, { rebuilt: total, taxesFrom: Math.min(earned, now(state) + Math.max(1, months)) });
  flow.emit({ type: 'rebuilt', rule: 'pod.45.1d', commune, florins: total });
}

/** A player moves money between his treasuries (R42). */
export const moveTreasury = (live: Live, from: number, to: number, florins: number): void =>
  pay(live, treasury(from), treasury(to), florins, 'pod.14c');

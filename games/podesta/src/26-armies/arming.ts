/** Arming the companies (chapter 28). */
import { at, type Refusal } from '@carroccio/kernel';
import { BANK, means, PURSE, pay, spend } from '../09-money/money.ts';
import { alive } from '../10-office/office.ts';
import { isUnrepresented, loyal } from '../10-office/trust.ts';
import { movePrice, sellable, stock, takeLots } from '../21-trade/market.ts';
import { GOODS } from '../data/shapes.ts';
import type { Podesta } from '../shape.ts';
import { NOBODY, SESTIERI } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { isBesieged } from './movement.ts';

const METALS = GOODS.indexOf('metalli');
const ANIMALS = GOODS.indexOf('animali');

/** What a sestiere is supplied with and the most it pays (pod.28c, pod.28d). */
function outfit({ world }: Table, sestiere: number): { base: number; goods: number[] } {
  const { bellatores, others } = world.data.goods.arming;
  return sestiere % SESTIERI === 0
    ? { base: bellatores.base, goods: [METALS, ANIMALS] }
    : { base: others.base, goods: [METALS] };
}

/** Why no arming auction can be called for a sestiere (R53). */
export function whyNoArming(table: Table, seat: number, sestiere: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const commune = state.place[sestiere] ?? -1;
  if (commune < 0 || state.back[sestiere] !== 0) return { rule: 'pod.28a', reason: 'absent', sestiere };
  if (state.armed[sestiere] === 1 || state.turn.auctions.includes(sestiere))
    return { rule: 'pod.28a', reason: 'doneAlready', commune };
  if (isBesieged(state, commune)) return { rule: 'pod.44l', reason: 'besieged', commune };
  const { podesta } = at(state.communes, commune);
  const holder = at(state.holder, sestiere);
  if (podesta === seat) {
    const own = state.face[sestiere] === at(state.players, seat).faction && (holder === seat || holder === NOBODY);
    return own ? undefined : { rule: 'pod.27b', reason: 'cannot', what: 'faction' };
  }
  if (!isUnrepresented(state, commune)) return { rule: 'pod.28f', reason: 'notGoverned', commune };
  return holder === seat && loyal(state, seat, commune).length >= 2 && at(state.players, seat).home >= 0
    ? undefined
    : { rule: 'pod.28f', reason: 'tooFew', companies: 2 };
}

/** Whether the commune that arms has no Podestà: then the bank pays (R53). */
const bankPays = ({ state }: Table, sestiere: number): boolean =>
  at(state.communes, at(state.place, sestiere)).podesta === NOBODY;

/** The most an offer may be: the base, or what the commune can pay. */
export function mostOffered(table: Table, seat: number, sestiere: number): number {
  const { base } = outfit(table, sestiere);
  return bankPays(table, sestiere) ? base : Math.min(base, means(table.state, seat, at(table.state.place, sestiere)));
}

/** What the arms of a sestiere cost on the market today, whether the bank pays them, and the goods they are (R53). */
export function armsOnMarket(table: Table, sestiere: number): { florins: number; bank: boolean; goods: number[] } {
  const { goods } = outfit(table, sestiere);
  const florins = goods.reduce((sum, good) => sum + at(table.state.prices, good), 0);
  return { florins, bank: bankPays(table, sestiere), goods };
}

/** Who can deliver (R53). */
export const armourers = (table: Table, sestiere: number): number[] =>
  alive(table.state).filter(
    seat =>
      !at(table.state.players, seat).exiled &&
      outfit(table, sestiere).goods.every(good => sellable(table.state, seat, good) > 0),
  );

/** The lowest offer wins; ties go to the Podestà, then to his faction, then by lot (pod.28e). */
export function bestOffer(
  { state, flow }: Live,
  caller: number,
  offers: readonly { seat: number; florins: number }[],
): number {
  const lowest = Math.min(...offers.map(({ florins }) => florins));
  const tied = offers.filter(({ florins }) => florins === lowest).map(({ seat }) => seat);
  if (tied.includes(caller)) return caller;
  const friends = tied.filter(seat => at(state.players, seat).faction === at(state.players, caller).faction);
  const among = friends.length > 0 ? friends : tied;
  return among.length > 1 ? at(among, flow.draw(among.length)) : at(among, 0);
}

function arm(live: Live, sestiere: number): void {
  const { state, flow, world } = live;
  state.armed[sestiere] = 1;
  flow.emit({ type: 'armed', rule: 'pod.28c', unit: sestiere, armed: true });
  for (const good of outfit(live, sestiere).goods) movePrice(live, good, world.data.goods.arming.rise, 'pod.21j');
}

/** The winner delivers and is paid his offer. */
export function deliverArms(live: Live, caller: number, sestiere: number, winner: number, florins: number): void {
  for (const good of outfit(live, sestiere).goods) takeLots(live, winner, -1, good, 1, 'pod.28c');
  if (bankPays(live, sestiere)) pay(live, BANK, winner, florins, 'pod.28b');
  else spend(live, caller, at(live.state.place, sestiere), winner, florins, 'pod.28b');
  arm(live, sestiere);
}

/** Nobody offered: the lots can be bought on the market if they cost no more than the base (R53). */
export function marketArms(table: Table, seat: number, sestiere: number): number[] {
  const { state } = table;
  const { base } = outfit(table, sestiere);
  const { florins, bank, goods } = armsOnMarket(table, sestiere);
  if (florins > base || goods.some(good => stock(table, good) < 1)) return [];
  const commune = at(state.place, sestiere);
  if (bank) return [commune];
  const from: number[] = [];
  if (at(state.communes, commune).treasury > 0 && means(state, seat, commune) >= florins) from.push(commune);
  if (at(state.players, seat).purse >= florins) from.push(PURSE);
  return from;
}

export function buyArms(live: Live, seat: number, sestiere: number, from: number): void {
  const { florins, bank } = armsOnMarket(live, sestiere);
  if (!bank) spend(live, seat, from, BANK, florins, 'pod.28b');
  arm(live, sestiere);
}

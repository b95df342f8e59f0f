/** The decks: thirty base cards, changed by generals, characters and scenario (nqsb.2.2). */
import { at, type Refusal } from '@carroccio/kernel';
import { type Battle, divisionSlot, leaderSlot } from '../battle.ts';
import type { Leader } from '../data/generals.ts';
import type { Batirnos } from '../shape.ts';
import type { Side } from '../state.ts';

export interface Swap {
  out: number;
  into: number;
}

const between = ([low, high]: readonly [number, number]): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** The leaders of a side whose cards count, as they begin the battle. */
function cardsOfSide(b: Battle, side: Side): Leader[] {
  const { deckOf } = at(b.setup.sides, side);
  return b.state.leader.flatMap((card, leader) => {
    const { side: own, division } = leaderSlot(b, leader);
    if (card < 0 || own !== side || (division >= 0 && divisionSlot(b, division).optional)) return [];
    const found = at(b.leaders, card);
    return deckOf && !deckOf.includes(found.id) ? [] : [found];
  });
}

/** Generals from the lowest morale to the highest (nqsb.2.2.order); characters are none. */
const generals = (b: Battle, side: Side): Leader[] =>
  cardsOfSide(b, side)
    .filter(({ role }) => role === 'general')
    .sort((one, other) => one.morale - other.morale);

/** nqsb.2.2.m2, nqsb.2.2.m3, nqsb.2.2.m45: for each exchange the owner owes, the highest card it may bring in. */
export function exchangesDue(b: Battle, side: Side): number[] {
  const { three, four } = b.data.orders.building;
  const due = generals(b, side).flatMap(({ morale }) => {
    if (morale === 3) return Array.from({ length: three.count }, () => three.in[1]);
    return morale >= 4 ? Array.from({ length: four.count }, () => four.in[1]) : [];
  });
  // nqsb.2.2.ignore: when a range is used up the exchange is ignored.
  return due.slice(0, between(three.out).length);
}

/** The swaps that may be the next. */
export function swapChoices(b: Battle, side: Side, made: readonly Swap[]): Swap[] {
  const limit = exchangesDue(b, side)[made.length];
  if (limit === undefined) return [];
  const { three } = b.data.orders.building;
  const outs = between(three.out).filter(card => made.every(({ out }) => out !== card));
  const ins = between([three.in[0], limit]).filter(card => made.every(({ into }) => into !== card));
  return outs.flatMap(out => ins.map(into => ({ out, into })));
}

/** Why a swap is not the next: by the rule of the general whose exchange it is. */
export function whyNoSwap(b: Battle, side: Side, made: readonly Swap[], { out, into }: Swap): Refusal<Batirnos> {
  const { three } = b.data.orders.building;
  const limit = exchangesDue(b, side)[made.length] ?? three.in[1];
  const rule = limit === three.in[1] ? 'nqsb.2.2.m3' : 'nqsb.2.2.m45';
  const used = made.some(swap => swap.out === out) ? out : made.some(swap => swap.into === into) ? into : undefined;
  if (used !== undefined) return { rule: 'nqsb.2.2.ignore', reason: 'exchanged', card: used };
  return { rule, reason: 'outOfRange', card: between(three.out).includes(out) ? into : out };
}

/** nqsb.2.2.low: how many generals of morale 0 or 1 an army begins with. */
export const poorGenerals = (b: Battle, side: Side): number =>
  generals(b, side).filter(({ morale }) => morale <= 1).length;

/** The deck that these swaps make, in an army with so many poor generals. */
export function deckWith(b: Battle, side: Side, swaps: readonly Swap[], poor: number): number[] {
  const { base, low } = b.data.orders.building;
  const deck = new Set(between(base));
  // nqsb.2.2.low: generals of morale 0 and 1, in ascending order of cards.
  for (let one = 0; one < poor * low.count; one++) {
    const out = between(low.out).find(card => deck.has(card));
    const into = between(low.in).find(card => !deck.has(card));
    if (out === undefined || into === undefined) break;
    deck.delete(out);
    deck.add(into);
  }
  for (const { out, into } of swaps) {
    deck.delete(out);
    deck.add(into);
  }
  for (const { adds = [], removes = [] } of cardsOfSide(b, side)) {
    for (const card of removes) deck.delete(card);
    for (const card of adds) deck.add(card);
  }
  for (const card of at(b.setup.sides, side).deckAdds ?? []) deck.add(card);
  return [...deck].sort((one, other) => one - other);
}

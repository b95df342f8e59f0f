/** What is hidden: hands, the order of the decks, and which cards are in them (R106). */
import { type Chance, shuffle } from '@carroccio/kernel';
import { deckWith, type Swap } from './02-armies/deck-building.ts';
import { cardsOf, deckSize, sorted } from './02-armies/decks.ts';
import type { Battle } from './battle.ts';
import type { Cards, Side, State } from './state.ts';

/** A card nobody may see. */
const HIDDEN = 0;
const unseen = (count: number): number[] => Array.from({ length: count }, () => HIDDEN);

/** The other side's cards: how many, not which; nothing of what was put back on top or at the bottom. */
const veiled = (cards: Cards): Cards => ({
  hand: unseen(cards.hand.length),
  top: [],
  pile: unseen(deckSize(cards)),
  bottom: [],
  discard: cards.discard,
  table: cards.table,
});

export const whatSeatKnows = (state: State, seat: number | null): State => ({
  ...state,
  cards: state.cards.map((cards, side) => (side === seat ? cards : veiled(cards))),
});

/** Cards of a side that lie open: discards, the test under way, orders. */
function openCards({ state, roster }: Battle, side: Side): number[] {
  const { discard, table } = cardsOf(state, side);
  const orders = state.order.filter((number, division) => number > 0 && roster.divisions[division]?.side === side);
  return [...discard, ...table, ...orders];
}

/** A composition of the deck that the open cards and the generals allow (R3): by chance, or the first there is. */
function possibleDeck(
  b: Battle,
  side: Side,
  seen: readonly number[],
  size: number,
  chance: Chance | null,
): number[] | null {
  const { three, four } = b.data.orders.building;
  const [threes = 0, fours = 0, poor = 0] = b.state.exchanged[side] ?? [];
  const count = threes + fours;
  const outs: number[] = [];
  for (let card = three.out[0]; card <= three.out[1]; card++) if (!seen.includes(card)) outs.push(card);
  const ins: number[] = [];
  for (let card = four.in[0]; card <= four.in[1]; card++) if (!seen.includes(card)) ins.push(card);
  const known = seen.filter(card => card >= four.in[0] && card <= four.in[1]);
  if (chance) for (const cards of [outs, ins]) shuffle(chance, cards);
  const best = (card: number): boolean => card > three.in[1];
  const into = [...known];
  for (const card of ins) {
    if (into.length >= count) break;
    if (best(card) && into.filter(best).length >= fours) continue;
    into.push(card);
  }
  const swaps: Swap[] = into.map((card, index) => ({ out: outs[index] ?? 0, into: card }));
  const deck = deckWith(b, side, swaps, poor);
  return deck.length === size && seen.every(card => deck.includes(card)) ? deck : null;
}

/** Every choice of so many from a list. */
function choicesOf<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choicesOf(items.slice(index + 1), count - 1).map(rest => [item, ...rest]));
}

/** Every set of cards that a side may hold or have in its deck, as the other side can tell (R3). */
export function possibleHidden(b: Battle, side: Side): number[][] {
  const { three, four } = b.data.orders.building;
  const cards = cardsOf(b.state, side);
  const seen = openCards(b, side);
  const size = seen.length + cards.hand.length + deckSize(cards);
  const [threes = 0, fours = 0, poor = 0] = b.state.exchanged[side] ?? [];
  const between = ([low, high]: readonly [number, number]): number[] =>
    Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const known = between(four.in).filter(card => seen.includes(card));
  const outs = choicesOf(
    between(three.out).filter(card => !seen.includes(card)),
    threes + fours,
  );
  const ins = choicesOf(
    between(four.in).filter(card => !seen.includes(card)),
    threes + fours - known.length,
  )
    .map(unseen => [...known, ...unseen])
    .filter(into => into.filter(card => card > three.in[1]).length <= fours);
  const found: number[][] = [];
  for (const out of outs)
    for (const into of ins) {
      const swaps: Swap[] = into.map((card, index) => ({ out: out[index] ?? 0, into: card }));
      const deck = deckWith(b, side, swaps, poor);
      if (deck.length === size && seen.every(card => deck.includes(card)))
        found.push(deck.filter(card => !seen.includes(card)));
    }
  return found;
}

/** Cards that a side may hold or have in its deck: by chance, or those of the first composition that may be. */
function anyHidden(b: Battle, side: Side, chance: Chance | null): number[] {
  const { hand, top, pile, bottom } = cardsOf(b.state, side);
  const seen = openCards(b, side);
  const hidden = [...hand, ...top, ...pile, ...bottom];
  const deck = possibleDeck(b, side, seen, seen.length + hidden.length, chance);
  return deck ? deck.filter(card => !seen.includes(card)) : hidden;
}

/** What the other side reckons that a side holds or has in its deck. */
export const reckonedHidden = (b: Battle, side: Side): number[] => anyHidden(b, side, null);

/** Deals the other side's hidden cards anew. */
export function redrawSecrets(b: Battle, seat: number, chance: Chance): void {
  for (const side of [0, 1] as const) {
    if (side === seat) continue;
    const cards = cardsOf(b.state, side);
    const dealt = shuffle(chance, anyHidden(b, side, chance));
    cards.hand = sorted(dealt.splice(0, cards.hand.length));
    cards.pile = sorted(dealt);
    cards.top = [];
    cards.bottom = [];
  }
}

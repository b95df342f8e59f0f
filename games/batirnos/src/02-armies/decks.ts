/** The players' decks: drawing, discarding, shuffling (nqsb.2.5.dual, nqsb.4.draw, nqsb.4.reshuffle). */
import { at, type Flow } from '@carroccio/kernel';
import type { Batirnos } from '../shape.ts';
import type { Cards, Side, State } from '../state.ts';

export const cardsOf = (state: State, side: number): Cards => at(state.cards, side);

export const deckSize = ({ top, pile, bottom }: Cards): number => top.length + pile.length + bottom.length;

/** Keeps a pile in the order of its numbers: nothing is known of how its cards lie. */
export const sorted = (cards: number[]): number[] => cards.sort((one, other) => one - other);

/** nqsb.4.reshuffle, R9: an empty deck is made anew from the discards when a card is due. */
function refill(flow: Flow<Batirnos>, side: Side): void {
  const cards = cardsOf(flow.state, side);
  if (deckSize(cards) > 0 || cards.discard.length === 0) return;
  cards.pile = sorted(cards.discard);
  cards.discard = [];
  flow.emit({ type: 'reshuffled', rule: 'nqsb.4.reshuffle', side });
}

/** Takes the next card of the deck; undefined when deck and discards are both empty (R9). */
export function drawCard(flow: Flow<Batirnos>, side: Side): number | undefined {
  refill(flow, side);
  const cards = cardsOf(flow.state, side);
  if (cards.top.length > 0 || cards.pile.length === 0) {
    flow.reveal();
    return cards.top.shift() ?? cards.bottom.shift();
  }
  const [drawn] = cards.pile.splice(flow.draw(cards.pile.length), 1);
  return drawn;
}

/** nqsb.3.2.1, nqsb.2.4.cdc: draws into the hand. */
export function drawHand(flow: Flow<Batirnos>, side: Side, count: number, rule: string): void {
  const drawn: number[] = [];
  for (let one = 0; one < count; one++) {
    const card = drawCard(flow, side);
    if (card === undefined) break;
    drawn.push(card);
  }
  const cards = cardsOf(flow.state, side);
  cards.hand = sorted([...cards.hand, ...drawn]);
  flow.emit({ type: 'drew', rule, side, count: drawn.length });
  flow.emit({ type: 'handDrawn', rule, side, cards: sorted(drawn), only: [side] });
}

export function discard(state: State, side: Side, card: number): void {
  cardsOf(state, side).discard.push(card);
}

/** Puts everything back and shuffles: all is in the pile (R6). */
export function shuffleAll(state: State, side: Side, more: readonly number[]): void {
  const cards = cardsOf(state, side);
  cards.pile = sorted([...cards.top, ...cards.pile, ...cards.bottom, ...cards.hand, ...more]);
  cards.top = [];
  cards.bottom = [];
  cards.hand = [];
}

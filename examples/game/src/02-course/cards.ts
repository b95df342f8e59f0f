/** Chapter 2: the cards, from the pile to the hands and back. */
import { at, type Chance } from '@carroccio/kernel';
import type { State } from '../shape.ts';

const CARDS_EACH = 3;

/** pal.2.2, pal.2.4: three cards for a seat, each drawn at random from the pile. */
export function deal(state: State, seat: number, chance: Chance): number[] {
  if (state.pile.length < CARDS_EACH) state.pile.push(...state.played.splice(0));
  const cards = Array.from({ length: CARDS_EACH }, () => state.pile.splice(chance.draw(state.pile.length), 1)).flat();
  state.hands[seat] = cards.sort((a, b) => a - b);
  return [...cards];
}

/** pal.3.2: a card from the hand is played. */
export function play(state: State, seat: number, card: number): void {
  const hand = at(state.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  state.played.push(card);
}

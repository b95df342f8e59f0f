/** Who knows what: hands are secret, everything else is open. */
import { at, type Chance, type Look, shuffle } from '@carroccio/kernel';
import type { Palio, View } from './shape.ts';

export function whatSeatKnows({ state }: Look<Palio>, seat: number | null): View {
  const { hands, pile, ...open } = state;
  return {
    ...open,
    hand: seat === null ? [] : at(hands, seat),
    held: hands.map(hand => hand.length),
    pile: pile.length,
  };
}

/** The cards the seat cannot see, dealt again among the other hands and the pile. */
export function redraw({ state }: Look<Palio>, viewer: number, chance: Chance): void {
  const unseen = [...state.pile, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
  shuffle(chance, unseen);
  state.hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand : unseen.splice(0, hand.length).sort((a, b) => a - b),
  );
  state.pile = unseen;
}

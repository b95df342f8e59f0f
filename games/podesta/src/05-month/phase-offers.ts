/** What belongs to the player whose phase it is, while others may speak. */
import type { ActionType, Listing } from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';

type Phase = 'political' | 'commercial';

/**
 * An offer of the player whose phase it is. Whoever else asks is told that it is not his turn, whatever he asks about:
 * the reasons an action is refused for speak of the player's hand.
 */
export const inTurn = <S extends Phase, T extends ActionType<Podesta>>(
  offer: Listing<Podesta, S, T>,
): Listing<Podesta, S, T> => ({
  ...offer,
  list: (look, frame, who) => (who === frame.seat ? offer.list(look, frame, who) : []),
  why: (look, frame, who, action) =>
    who === frame.seat ? offer.why?.(look, frame, who, action) : { rule: 'pod.5i', reason: 'cannot', what: 'turn' },
});

/** What belongs to the player whose phase it is, while others may speak. */
import type { ActionType, Offer, Refusal } from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';

type Phase = 'political' | 'commercial';

const NOT_HIS_TURN: Refusal<Podesta> = { rule: 'pod.5i', reason: 'cannot', what: 'turn' };

/**
 * An offer of the player whose phase it is. Whoever else asks is told that it is not his turn, whatever he asks about:
 * the reasons an action is refused for speak of the player's hand.
 */
export const inTurn = <S extends Phase, T extends ActionType<Podesta>>(
  offer: Offer<Podesta, S, T>,
): Offer<Podesta, S, T> =>
  'list' in offer
    ? {
        ...offer,
        list: (look, frame, who) => (who === frame.seat ? offer.list(look, frame, who) : []),
        why: (look, frame, who, action) => (who === frame.seat ? offer.why?.(look, frame, who, action) : NOT_HIS_TURN),
      }
    : {
        ...offer,
        contains: (look, frame, who, action) =>
          who === frame.seat ? offer.contains(look, frame, who, action) : NOT_HIS_TURN,
        describe: (look, frame, who) => (who === frame.seat ? offer.describe(look, frame, who) : []),
        many: (look, frame, who) =>
          who === frame.seat ? (offer.many?.(look, frame, who) ?? offer.describe(look, frame, who).length) : 0,
      };

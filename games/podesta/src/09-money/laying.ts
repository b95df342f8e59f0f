/** Sums laid in secret, under a shield or a chit (pod.9b, R133): the whole sum at once, and nothing is a sum too. */
import type { Look, Refusal, SealedFamily } from '@carroccio/kernel';
import type { Chosen } from '../families/chosen.ts';
import { anySum, sumField } from '../families/sums.ts';
import type { Podesta } from '../shape.ts';

/** The steps in which a sum is laid. */
type Laying = 'orderAuction' | 'arming' | 'extraPay' | 'bribe';
type LayOffer<S extends Laying> = SealedFamily<Podesta, S, 'lay'>;
type Frames<S extends Laying> = Parameters<LayOffer<S>['contains']>[1];

/** Any sum up to what there is to be laid; more is refused. */
export const layUpTo = <S extends Laying>(
  most: (look: Look<Podesta>, frame: Frames<S>, seat: number) => number,
  refusal: (florins: number, most: number) => Refusal<Podesta>,
): LayOffer<S> => ({
  contains(look, frame, seat, { florins }) {
    const limit = most(look, frame, seat);
    return florins > limit ? refusal(florins, limit) : null;
  },
  describe: (look, frame, seat) => [
    { type: 'lay', same: {}, fields: [sumField('florins', 0, most(look, frame, seat))] },
  ],
  draw: (look, frame, seat, chance) => ({ type: 'lay', florins: anySum(chance, 0, most(look, frame, seat)) }),
});

/** What a seat has laid; nothing where it laid no sum. */
export function laid(chosen: Chosen): number {
  for (const choice of chosen) if (choice.type === 'lay') return choice.florins;
  return 0;
}

/** Parts in a Mercator card, agreed upon before it is shown (pod.22i, R15, R138). */
import { at, type Refusal } from '@carroccio/kernel';
import { capacity, cardLots, whyNoMoreCards } from '../21-trade/bargains.ts';
import type { Podesta } from '../shape.ts';
import type { Table } from '../world.ts';
import type { Leg } from './terms.ts';

/** Why there is no such part: it is in a card of the giver's hand, and as large as the taker can cover. */
export function whyNoShare(
  table: Table,
  { from, to, card, lots }: Leg<'share'>,
  hidden: boolean,
): Refusal<Podesta> | undefined {
  const { state } = table;
  if (hidden && !at(state.players, from).mercator.includes(card)) return { rule: 'pod.22c', reason: 'notInHand', card };
  const late = whyNoMoreCards(state, from);
  if (late) return late;
  // What others have agreed to take is known to the card's holder.
  const agreed = hidden ? state.pledges.filter(pledge => pledge.seat === from && pledge.card === card) : [];
  if (agreed.some(({ partner }) => partner === to)) return { rule: 'pod.20c', reason: 'cannot', what: 'share' };
  const taken = agreed.reduce((sum, pledge) => sum + pledge.lots, 0);
  return lots + taken > cardLots(table, card) || lots > capacity(table, to, card, 0)
    ? { rule: 'pod.22i', reason: 'cannot', what: 'cover' }
    : undefined;
}

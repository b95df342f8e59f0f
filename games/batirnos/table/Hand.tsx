/** What a seat holds: order cards, and in a points battle the army it musters. */
import type { Batirnos } from '@carroccio/batirnos/survey';
import type { Action } from '@carroccio/kernel';
import type { HandProps } from '@carroccio/table/table.ts';
import type { ComponentType } from 'react';
import { OrderHand } from './cards/OrderHand.tsx';
import { SwapHand } from './cards/SwapHand.tsx';
import { Labels } from './labels.ts';
import type { BattleSight, Lore } from './lore.ts';
import { MusterBoard } from './muster/MusterBoard.tsx';

type Props = HandProps<BattleSight, Action<Batirnos>>;

export function createHand(lore: Lore): ComponentType<Props> {
  return function Hand({ sight, choose, hold }) {
    const { seat, decision } = sight;
    if (seat === null) return null;
    const labels = new Labels(lore, sight);
    const mine = decision?.seats.includes(seat) ?? false;
    if (mine && decision?.frame.step === 'muster')
      return <MusterBoard labels={labels} sight={sight} teller={lore.teller(sight)} choose={choose} />;
    if (mine && decision?.frame.step === 'decks') return <SwapHand labels={labels} sight={sight} choose={choose} />;
    return <OrderHand labels={labels} sight={sight} seat={seat} choose={choose} hold={hold} />;
  };
}

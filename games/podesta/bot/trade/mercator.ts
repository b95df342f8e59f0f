/** Mercator cards as the bot reads them. */
import { at } from '@carroccio/kernel';
import { GOODS } from '../../src/data/shapes.ts';
import type { Mind } from '../mind.ts';

interface Card {
  kind: 'buy' | 'sell';
  good: number;
  lots: number;
  price: number;
}

export const cardOf = ({ table }: Mind, card: number): Card => {
  const { kind, good, lots, price } = at(table.world.data.mercator.cards, card);
  return { kind, good: GOODS.indexOf(good), lots, price };
};

/** What there is to be spent: Order Points, and the movement of the unit that carries one out. */
import type { Guelphs } from '@carroccio/guelphs/survey';
import type { Frame, Stock } from '@carroccio/kernel';
import type { BattleSight } from '../lore.ts';
import { WORDS } from '../text/index.ts';

export const stockOf = ({ language }: BattleSight, frames: readonly Frame<Guelphs>[]): Stock[] => {
  const { orders, movement } = WORDS[language].stock;
  return frames.flatMap(frame => {
    if (frame.step === 'orders') return [{ ...orders, amount: frame.points }];
    return frame.step === 'move' ? [{ ...movement, amount: frame.points }] : [];
  });
};

/** What there is to be spent: the movement of the man who moves, the points of an army that is bought. */
import type { Guiscard } from '@carroccio/guiscard/survey';
import type { Frame, Stock } from '@carroccio/kernel';
import type { SkirmishSight } from '../lore.ts';
import { WORDS } from '../text/index.ts';

export const stockOf = ({ language }: SkirmishSight, frames: readonly Frame<Guiscard>[]): Stock[] => {
  const { movement, army } = WORDS[language].stock;
  return frames.flatMap(frame => {
    if ('mp' in frame && 'spent' in frame) return [{ ...movement, amount: frame.mp }];
    return 'points' in frame && 'lords' in frame ? [{ ...army, amount: frame.points }] : [];
  });
};

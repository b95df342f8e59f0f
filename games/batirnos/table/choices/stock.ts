/** What there is to be spent: the movement of the unit that moves. */
import type { Batirnos } from '@carroccio/batirnos/survey';
import type { Frame, Stock } from '@carroccio/kernel';
import type { BattleSight } from '../lore.ts';
import { WORDS } from '../text/index.ts';

export const stockOf = ({ language }: BattleSight, frames: readonly Frame<Batirnos>[]): Stock[] =>
  frames.flatMap(frame =>
    'points' in frame && 'entered' in frame ? [{ ...WORDS[language].stock.movement, amount: frame.points }] : [],
  );

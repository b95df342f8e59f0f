import { closed } from '@carroccio/kernel';
import type { Static } from 'typebox';
import { Id, Side } from '../../data/shapes.ts';
import { Levels, SPECIAL } from '../special.ts';

export const Benevento = closed({
  ...SPECIAL,
  /** Whose Capitani do not act together, who among them is apart, and the Levels an exemption costs. */
  confusion: closed({ side: Side, apart: Id, levels: Levels }),
});
export type Benevento = Static<typeof Benevento>;

import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { lives, other, sideOf } from '../../battle.ts';
import { Whole } from '../../data/shapes.ts';
import { end } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** How many have left by where they may. */
export const exits = article({
  kind: 'exits',
  terms: closed({ kind: Type.Literal('exits'), side: Side, win: Whole, draw: Whole }),
  rules: ({ side, win, draw }) => ({
    tasked: side,
    judgesTheBeaten: true,
    judge(b, flow, last) {
      const gone = b.state.exits.filter(({ unit }) => sideOf(b, unit) === side).length;
      const left = b.state.cell.filter((_, unit) => sideOf(b, unit) === side && lives(b, unit)).length;
      const scores = side === 0 ? [gone, 0] : [0, gone];
      if (gone >= win) return end(flow, [side], 'objective', scores);
      if (!last && gone + left >= draw) return false;
      return end(flow, gone === draw ? [] : [other(side)], 'objective', scores);
    },
  }),
});

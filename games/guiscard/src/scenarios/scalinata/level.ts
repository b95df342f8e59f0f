import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { levelAt } from '../../03-ground/works.ts';
import { ableOf, cellOf, other } from '../../battle.ts';
import { Whole } from '../../data/shapes.ts';
import { bothScores, byScore, end } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** How many stand on the heights when the time is up. */
export const level = article({
  kind: 'level',
  terms: closed({ kind: Type.Literal('level'), side: Side, level: Whole, win: Whole, lose: Whole }),
  rules: ({ side, level: high, win, lose }) => ({
    tasked: side,
    judge(b, flow, last) {
      if (!last) return false;
      const there = ableOf(b, side).filter(unit => levelAt(b, cellOf(b, unit)) >= high).length;
      if (there >= win) return end(flow, [side], 'objective', bothScores(b));
      if (there <= lose) return end(flow, [other(side)], 'objective', bothScores(b));
      return byScore(b, flow);
    },
  }),
});

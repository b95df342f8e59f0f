import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { other } from '../../battle.ts';
import { Whole } from '../../data/shapes.ts';
import { towerTaken, within } from '../common/castle.ts';
import { bothScores, byScore, end } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** The tower taken or the castle full of enemies; a breach and a few of them within leave it to the score. */
export const assault = article({
  kind: 'assault',
  terms: closed({ kind: Type.Literal('assault'), side: Side, inside: Whole, few: Whole }),
  rules: ({ side, inside, few }) => ({
    tasked: side,
    judge(b, flow, last) {
      const scores = bothScores(b);
      if (towerTaken(b, side)) return end(flow, [side], 'objective', scores);
      if (!last) return false;
      const there = within(b, side);
      if (there >= inside) return end(flow, [side], 'objective', scores);
      const broken = b.state.works.ruins.length > 0 || b.state.works.gate === 'destroyed';
      return !broken || there < few ? end(flow, [other(side)], 'objective', scores) : byScore(b, flow);
    },
  }),
});

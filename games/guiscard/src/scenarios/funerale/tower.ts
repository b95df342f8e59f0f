import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { inCastle } from '../../03-ground/works.ts';
import { lives, other, sideOf } from '../../battle.ts';
import { towerTaken } from '../common/castle.ts';
import { bothScores, byScore, end } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** The tower taken, or at least somebody left within the castle. */
export const tower = article({
  kind: 'tower',
  terms: closed({ kind: Type.Literal('tower'), side: Side, inside: Type.Literal('any') }),
  rules: ({ side }) => ({
    tasked: side,
    judge(b, flow, last) {
      const scores = bothScores(b);
      if (towerTaken(b, side)) return end(flow, [side], 'objective', scores);
      if (!last) return false;
      const inside = b.state.cell.some((cell, unit) => sideOf(b, unit) === side && lives(b, unit) && inCastle(b, cell));
      return inside ? byScore(b, flow) : end(flow, [other(side)], 'objective', scores);
    },
  }),
});

import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { holds } from '../../07-charges-and-formations/formation.ts';
import { other } from '../../battle.ts';
import { Whole } from '../../data/shapes.ts';
import { byScore } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** Points for whoever has kept a formation, or for whoever has broken them all. */
export const standing = article({
  kind: 'formation',
  terms: closed({ kind: Type.Literal('formation'), side: Side, bonus: Whole }),
  rules: ({ side, bonus }) => ({
    tasked: side,
    judge(b, flow, last) {
      if (!last) return false;
      const stands = b.state.formations.some(one => one.side === side && holds(b, one));
      const extra = [0, 0];
      extra[stands ? side : other(side)] = bonus;
      return byScore(b, flow, extra);
    },
  }),
});

/** Hoplites are set up in their ranks. */
export const ranks = article({
  kind: 'formation',
  terms: closed({ kind: Type.Literal('formation') }),
  rules: () => ({ setsUpRanks: true }),
});

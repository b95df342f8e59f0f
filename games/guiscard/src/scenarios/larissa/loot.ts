import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { other, sideOf } from '../../battle.ts';
import { Whole } from '../../data/shapes.ts';
import { byScore, leftBy } from '../common/scoring.ts';
import { MapSide, Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** Points for loot carried off, and for what is left of it. */
export const loot = article({
  kind: 'loot',
  terms: closed({
    kind: Type.Literal('loot'),
    raiders: Side,
    sides: Type.Array(MapSide),
    carried: Whole,
    held: Whole,
  }),
  rules: ({ raiders, sides, carried, held }) => ({
    tasked: raiders,
    judgesTheBeaten: true,
    judge(b, flow, last) {
      if (!last) return false;
      const extra = [0, 0];
      for (const { bearer } of b.state.loot) {
        if (bearer >= 0 && leftBy(b, bearer, sides) && sideOf(b, bearer) === raiders)
          extra[raiders] = (extra[raiders] ?? 0) + carried;
        else if (bearer < 0 || sideOf(b, bearer) !== raiders)
          extra[other(raiders)] = (extra[other(raiders)] ?? 0) + held;
      }
      return byScore(b, flow, extra);
    },
  }),
});

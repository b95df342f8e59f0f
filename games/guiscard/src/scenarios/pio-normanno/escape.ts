import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { isAlive, lives, other, sideOf } from '../../battle.ts';
import { Id, Whole } from '../../data/shapes.ts';
import { bothScores, end, leftBy } from '../common/scoring.ts';
import { MapSide, Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** Somebody must get away, and some of his companions with him. */
export const escaping = article({
  kind: 'escape',
  terms: closed({
    kind: Type.Literal('escape'),
    side: Side,
    who: Id,
    sides: Type.Array(MapSide),
    companions: Whole,
  }),
  people: ({ who }) => [who],
  rules: ({ side, who, sides, companions }) => ({
    tasked: side,
    judgesTheBeaten: true,
    judge(b, flow, last) {
      const leader = b.roster.byId.get(who) ?? -1;
      const scores = bothScores(b);
      if (!isAlive(b, leader)) return end(flow, [other(side)], 'objective', scores);
      const out = leftBy(b, leader, sides);
      const mates = b.state.exits.filter(({ unit }) => unit !== leader && sideOf(b, unit) === side).length;
      if (out && mates >= companions) return end(flow, [side], 'objective', scores);
      const onTable = b.state.cell.some((_, unit) => sideOf(b, unit) === side && lives(b, unit));
      if (!last && onTable) return false;
      return end(flow, out ? [] : [other(side)], 'objective', scores);
    },
  }),
});

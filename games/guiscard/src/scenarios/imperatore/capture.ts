import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { isAlive, other } from '../../battle.ts';
import { Id, Whole } from '../../data/shapes.ts';
import { LEFT } from '../../state.ts';
import { towerTaken, within } from '../common/castle.ts';
import { end } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** The man led off, held, or shut up in his tower with the castle full of enemies. */
export const capture = article({
  kind: 'capture',
  terms: closed({ kind: Type.Literal('capture'), side: Side, who: Id, inside: Whole }),
  people: ({ who }) => [who],
  rules: ({ side, who, inside }) => ({
    tasked: side,
    judgesTheBeaten: true,
    judge(b, flow, last) {
      const wanted = b.roster.byId.get(who) ?? -1;
      const held = b.state.prisoners.find(({ unit }) => unit === wanted);
      const off = held && b.state.cell[held.by] === LEFT;
      if (off) return end(flow, [side], 'captured', [2, 0]);
      if (!last) return false;
      if (!isAlive(b, wanted)) return end(flow, [], 'draw', [0, 0]);
      return held || towerTaken(b, side) || within(b, side) >= inside
        ? end(flow, [side], 'objective', [1, 0])
        : end(flow, [other(side)], 'objective', [0, 1]);
    },
  }),
});

/** Stunned enemies can be taken. */
export const prisoners = article({
  kind: 'capture',
  terms: closed({ kind: Type.Literal('capture') }),
  rules: () => ({ takesPrisoners: true }),
});

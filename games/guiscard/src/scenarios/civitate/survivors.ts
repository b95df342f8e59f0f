import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { isAlive, man, other } from '../../battle.ts';
import { Id, Whole } from '../../data/shapes.ts';
import { bothScores, end } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

/** How many of a group are left: too few and it has lost, a few and nobody has won; the enemy's leader dead, a step better. */
export const survivors = article({
  kind: 'survivors',
  terms: closed({
    kind: Type.Literal('survivors'),
    side: Side,
    group: Id,
    loss: Whole,
    draw: Whole,
    leader: Id,
  }),
  people: ({ leader }) => [leader],
  groups: ({ group }) => [group],
  rules: ({ side, group, loss, draw, leader }) => ({
    tasked: side,
    judgesTheBeaten: true,
    judge(b, flow, last) {
      const index = b.scenario.groups.findIndex(({ id }) => id === group);
      const living = b.state.cell.filter((_, unit) => man(b, unit).group === index && isAlive(b, unit)).length;
      if (!last && living > loss) return false;
      const dead = !isAlive(b, b.roster.byId.get(leader) ?? -1);
      const step = (living <= loss ? 0 : living <= draw ? 1 : 2) + (dead ? 1 : 0);
      return end(flow, step === 0 ? [other(side)] : step === 1 ? [] : [side], 'objective', bothScores(b));
    },
  }),
});

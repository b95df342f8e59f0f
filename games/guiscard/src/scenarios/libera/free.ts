import Type from 'typebox';
import { closed } from '../../data/shapes.ts';
import { article } from '../scenario.ts';

/** Two armies of anybody at hand, bought by points, on two maps of the players' choice. */
export const free = article({
  kind: 'free',
  terms: closed({ kind: Type.Literal('free') }),
  rules: () => ({ opening: () => [{ step: 'freeStart' }], choosesMaps: true, mayJoin: () => true }),
});

import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { Few, Whole } from '../../data/shapes.ts';
import { article } from '../scenario.ts';

/** Two armies of anybody at hand, bought by points, on two maps of the players' choice. */
export const free = article({
  kind: 'free',
  terms: closed({
    kind: Type.Literal('free'),
    depth: Whole,
    engines: Few,
    ladders: Few,
    grapnels: Few,
    horses: Few,
  }),
  rules: ({ kind: _, ...army }) => ({
    opening: () => [{ step: 'freeStart' }],
    choosesMaps: true,
    mayJoin: () => true,
    army,
  }),
});

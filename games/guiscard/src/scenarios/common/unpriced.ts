import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { article } from '../scenario.ts';
import { Ids } from './terms.ts';

/** Men whose loss counts for nothing. */
export const unpriced = article({
  kind: 'unpriced',
  terms: closed({ kind: Type.Literal('unpriced'), who: Ids }),
  people: ({ who }) => who,
  rules: ({ who }) => ({ isUnpriced: id => who.includes(id) }),
});

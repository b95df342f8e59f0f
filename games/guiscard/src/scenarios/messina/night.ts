import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { Whole } from '../../data/shapes.ts';
import { article } from '../scenario.ts';

/** Nothing is seen far off but near flames. */
export const night = article({
  kind: 'night',
  terms: closed({ kind: Type.Literal('night'), range: Whole, light: Whole }),
  rules: ({ range, light }) => ({ night: { range, light } }),
});

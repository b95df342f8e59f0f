import Type from 'typebox';
import { closed } from '../../data/shapes.ts';
import { article } from '../scenario.ts';

/** The higher score when the time is up. */
export const score = article({ kind: 'score', terms: closed({ kind: Type.Literal('score') }), rules: () => ({}) });

import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { article } from '../scenario.ts';

/** The higher score when the time is up. */
export const score = article({ kind: 'score', terms: closed({ kind: Type.Literal('score') }), rules: () => ({}) });

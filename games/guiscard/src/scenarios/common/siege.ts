import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { REFUGEES } from '../../roster.ts';
import { article } from '../scenario.ts';

/** A campaign of days, which chapter 11 decides; men of the same factions may come, and refugees (gui.11.6.14, R91). */
export const siege = article({
  kind: 'siege',
  terms: closed({ kind: Type.Literal('siege') }),
  rules: () => ({
    isSiege: true,
    opening: () => [{ step: 'siegeDay' }],
    mayJoin: ({ code }, factions) => factions.has(code.charAt(0)) || REFUGEES.includes(code),
  }),
});

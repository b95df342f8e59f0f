import { closed } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { Id } from '../../data/shapes.ts';
import { Die, SPECIAL } from '../special.ts';

export const Montaperti = closed({
  ...SPECIAL,
  /** What is added in a free set-up on the Shock table, if the Ghibelline opens the battle. */
  surprise: Type.Integer(),
  treason: closed({
    /** The Battaglia of the traitors. */
    battaglia: Id,
    /** Who must have been activated before. */
    after: Id,
    /** The highest die with which it succeeds, and the lowest with which the Standard falls. */
    atMost: Die,
    standardFrom: Die,
  }),
  ambush: closed({
    battaglia: Id,
    /** Whom it waits for where Tradimento never comes. */
    after: Id,
    /** Whom its units join if it renounces. */
    joins: Id,
  }),
});
export type Montaperti = Static<typeof Montaperti>;

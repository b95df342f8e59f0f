/** The fields of actions: what lies outside them is no action at all. */
import { unordered } from '@carroccio/kernel';
import Type from 'typebox';
import {
  ALL_UNITS,
  COMMUNES,
  FIRST_MERCENARY,
  GOOD_KINDS,
  MERCENARY_COMPANIES,
  MOST_PLAYERS,
  TOKEN_KINDS,
  WORKS,
} from '../state.ts';

/** One of so many. */
const oneOf = (many: number) => Type.Integer({ minimum: 0, maximum: many - 1 });
/** One of so many, or -1: none of them. */
const oneOrNone = (many: number) => Type.Integer({ minimum: -1, maximum: many - 1 });

export const Seat = oneOf(MOST_PLAYERS);
export const Commune = oneOf(COMMUNES);
/** Several of them, in any order. */
export const Communes = unordered(Commune, { uniqueItems: true });
export const CommuneOrNone = oneOrNone(COMMUNES);
export const Sestiere = oneOf(FIRST_MERCENARY);
export const Unit = oneOf(ALL_UNITS);
/** Several companies, in any order. */
export const Units = unordered(Unit, { uniqueItems: true });
export const Company = oneOf(MERCENARY_COMPANIES);
export const Work = oneOf(WORKS);
export const Good = oneOf(GOOD_KINDS);
export const Cell = Type.Integer({ minimum: 0 });
/** The number of an army, a soldier, an offer, a card and of whatever else is numbered from nought. */
export const Index = Type.Integer({ minimum: 0 });
export const Lots = Type.Integer({ minimum: 1 });
export const Months = Type.Integer({ minimum: 1 });
export const Florins = Type.Integer({ minimum: 0 });
/** Who pays: -1 the purse, otherwise a commune's treasury (the purse makes up what is missing). */
export const From = oneOrNone(COMMUNES);
/** A kind of Beneficio. */
export const Beneficio = oneOf(TOKEN_KINDS);
/** A kind of Beneficio; -1 none. */
export const Token = oneOrNone(TOKEN_KINDS);

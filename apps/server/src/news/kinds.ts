/** What people are told of while they are elsewhere. */
import Type, { type Static } from 'typebox';

/**
 * It is one's turn; one's time for it grows short; a match one sits at begins; it is over; a seat is kept for one; the others
 * ask one something: to take back, to adjourn, to end it.
 */
export const KINDS = ['turn', 'short', 'began', 'over', 'invited', 'asked'] as const;
export type Kind = (typeof KINDS)[number];

export const KindSchema = Type.Enum([...KINDS]);
export const LanguageSchema = Type.Union([Type.Literal('en'), Type.Literal('it')]);
export type NewsLanguage = Static<typeof LanguageSchema>;

/** By letter to an address, by push to a browser, or to a program of one's own. */
export type Way = 'mail' | 'push' | 'hook';

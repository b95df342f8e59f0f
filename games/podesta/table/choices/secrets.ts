/** What is hidden at a table of several: hands, sealed bids, offers, companies on the march. */
import type { Action, Frame } from '@carroccio/kernel';
import type { Podesta } from '@carroccio/podesta/survey';

/**
 * On the Campo della contesa all is open but the Benefici that were taken there, and the two sides act by turns,
 * company by company: the screen is not handed over for each. Who asks to speak may offer what only he holds.
 */
const OPEN: ReadonlySet<Frame<Podesta>['step']> = new Set([
  'houses',
  'battleMove',
  'moving',
  'battleShoot',
  'battleFight',
  'support',
  'fate',
  'reorder',
  'withdrawing',
  'traitorPlace',
]);

export const needsSecrets = ({ step }: Frame<Podesta>): boolean => !OPEN.has(step);

/** Offered only to a side that has the Benefici for it: the offer would show them. */
const BETRAYING: ReadonlySet<Action<Podesta>['type']> = new Set(['bribe', 'stealToken', 'threeSwords', 'threeShields']);

export const betrays = ({ type }: Action<Podesta>): boolean => BETRAYING.has(type);

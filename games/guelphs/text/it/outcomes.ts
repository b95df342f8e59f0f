import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import { type Speech, tableSides } from '../speech.ts';
import { losses } from './lexicon.ts';

const fate = (result: string): string => {
  if (result === '-') return 'nessun danno';
  return result === 'D' ? 'Disorganizzazione' : losses(Number(result));
};

/** What would come of a choice, however the dice bring it about. */
export const outcomes = (n: Speech): NonNullable<Words<Guelphs>['outcomes']> => ({
  /** A hit is told by what it does to the target. */
  shot: ({ target, hit }, s) => (hit ? '' : say`a vuoto il tiro contro ${n.unit(s, target)}`),
  fought({ target, lead, result }, s) {
    const { attacker, defender, retreats } = tableSides(result);
    const end = retreats ? ' e ritirata' : '';
    return say`${n.unit(s, lead)} e chi attacca con lei: ${fate(attacker)}, ${n.unit(s, target)}: ${fate(defender)}${end}`;
  },
});

import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import { type Speech, tableSides } from '../speech.ts';
import { hitsOf } from './lexicon.ts';

const fate = (result: string): string => {
  if (result === '-') return 'unhurt';
  return result === 'D' ? 'Disrupted' : hitsOf(Number(result));
};

/** What would come of a choice, however the dice bring it about. */
export const outcomes = (n: Speech): NonNullable<Words<Guelphs>['outcomes']> => ({
  /** A hit is told by what it does to the target. */
  shot: ({ target, hit }, s) => (hit ? '' : say`${n.unit(s, target)} is missed`),
  fought({ target, lead, result }, s) {
    const { attacker, defender, retreats } = tableSides(result);
    const end = retreats ? ' and must retreat' : '';
    return say`${n.unit(s, lead)} and those with it: ${fate(attacker)}, ${n.unit(s, target)}: ${fate(defender)}${end}`;
  },
});

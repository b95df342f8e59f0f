import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';

/** What would come of a choice: how a unit is left, whatever the cards that did it. */
export const outcomes = (n: Speech): NonNullable<Words<Batirnos>['outcomes']> => ({
  losses: ({ unit, strength }, s) => (strength > 0 ? say`${n.unit(s, unit)}: forza ${strength}` : ''),
});

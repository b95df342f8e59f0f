import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Guiscard } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';

/** What may come of a choice, without how it would come about. */
export const outcomes = (n: Speech): NonNullable<Words<Guiscard>['outcomes']> => ({
  bombarded: ({ cell, result }, s) => {
    if (result === 'D') return say`The works in ${n.hex(s, cell)} are damaged`;
    return result === '1C' ? 'One of the stone throwers breaks' : say`The works in ${n.hex(s, cell)} hold`;
  },
  negotiated: ({ ok }) => (ok ? 'The garrison surrenders' : 'The terms are refused'),
});

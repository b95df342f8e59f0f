import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Guiscard } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';

/** Che cosa può venire da una scelta, senza come ci si arrivi. */
export const outcomes = (n: Speech): NonNullable<Words<Guiscard>['outcomes']> => ({
  bombarded: ({ cell, result }, s) => {
    if (result === 'D') return say`Le difese in ${n.hex(s, cell)} sono danneggiate`;
    return result === '1C' ? 'Una delle petriere si rompe' : say`Le difese in ${n.hex(s, cell)} reggono`;
  },
  negotiated: ({ ok }) => (ok ? 'La guarnigione si arrende' : 'La trattativa è respinta'),
});

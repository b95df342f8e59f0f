/** Reactions that can be refused beforehand, and what is said of them. */
import type { Guiscard } from '@carroccio/guiscard/survey';
import type { TableDefinition } from '@carroccio/table/table.ts';

export const refusable = {
  window: {
    no: { type: 'hold' },
    name: { en: 'No shots at men who move', it: 'Nessun tiro su chi si muove' },
    move: ['target'],
  },
  counterCharge: {
    no: { type: 'hold' },
    name: { en: 'No counter-charges', it: 'Nessuna controcarica' },
    yes: { type: 'counter', name: { en: 'Counter-charge whoever charges', it: 'Si controcarica chi carica' } },
  },
  answer: {
    no: { type: 'stand' },
    name: { en: 'Stand against every attack', it: 'Si resiste a ogni attacco' },
  },
} satisfies NonNullable<TableDefinition<Guiscard>['refusable']>;

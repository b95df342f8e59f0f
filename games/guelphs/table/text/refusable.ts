/** Reactions that can be refused beforehand, and what is said of them. */
import type { Guelphs } from '@carroccio/guelphs/survey';
import type { TableDefinition } from '@carroccio/table/table.ts';

export const refusable = {
  exitFire: {
    no: { type: 'hold' },
    name: { en: 'No shots at units that leave', it: 'Nessun tiro su chi si allontana' },
    yes: { type: 'shoot', name: { en: 'Shoot at units that leave', it: 'Si tira su chi si allontana' } },
    move: ['mover'],
  },
  entryFire: {
    no: { type: 'hold' },
    name: { en: 'No shots at units that come up', it: 'Nessun tiro su chi si avvicina' },
    yes: { type: 'shoot', name: { en: 'Shoot at units that come up', it: 'Si tira su chi si avvicina' } },
  },
  countercharge: {
    no: { type: 'hold' },
    name: { en: 'No countercharges', it: 'Nessuna controcarica' },
    yes: { type: 'countercharge', name: { en: 'Countercharge whoever charges', it: 'Si controcarica chi carica' } },
  },
  facingReaction: {
    no: { type: 'hold' },
    name: { en: 'Nobody turns to meet them', it: 'Nessuno si gira a fronteggiarli' },
    move: ['mover'],
  },
} satisfies NonNullable<TableDefinition<Guelphs>['refusable']>;

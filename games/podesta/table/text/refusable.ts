/** Reactions that can be refused beforehand, and what is said of them. */
import type { Podesta } from '@carroccio/podesta/survey';
import type { TableDefinition } from '@carroccio/table/table.ts';

export const refusable = {
  window: {
    no: { type: 'letFall' },
    name: { en: 'Let the cards fall', it: 'Si lasciano cadere le carte' },
  },
  hosting: {
    no: { type: 'decline' },
    name: { en: 'Take in nobody', it: 'Non si ospita nessuno' },
  },
} satisfies NonNullable<TableDefinition<Podesta>['refusable']>;

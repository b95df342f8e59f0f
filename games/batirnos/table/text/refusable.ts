/** Reactions that can be refused beforehand, and what is said of them. */
import type { Batirnos } from '@carroccio/batirnos/survey';
import type { TableDefinition } from '@carroccio/table/table.ts';

export const refusable = {
  evasion: {
    no: { type: 'hold' },
    name: { en: 'Nobody evades', it: 'Nessuno si sottrae' },
    move: ['mover'],
  },
  counter: {
    no: { type: 'hold' },
    name: { en: 'No countercharges', it: 'Nessuna controcarica' },
    move: ['mover'],
  },
  firmness: {
    no: { type: 'hold' },
    name: { en: 'No fire at contact (Fermezza)', it: 'Nessun fuoco al contatto (Fermezza)' },
  },
  departures: {
    no: { type: 'hold' },
    name: { en: 'Nobody goes after them, nobody fires', it: 'Nessuno li insegue né spara' },
    move: ['mover'],
  },
  answer: {
    no: { type: 'hold' },
    name: { en: 'No answer to fire', it: 'Nessuna risposta al fuoco' },
  },
} satisfies NonNullable<TableDefinition<Batirnos>['refusable']>;

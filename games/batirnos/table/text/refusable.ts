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
    yes: { type: 'countercharge', name: { en: 'Countercharge whoever charges', it: 'Si controcarica chi carica' } },
    move: ['mover'],
  },
  firmness: {
    no: { type: 'hold' },
    name: { en: 'No fire at contact (Fermezza)', it: 'Nessun fuoco al contatto (Fermezza)' },
    yes: { type: 'stand', name: { en: 'Fire at contact (Fermezza)', it: 'Si spara al contatto (Fermezza)' } },
  },
  departures: {
    no: { type: 'hold' },
    name: { en: 'Nobody goes after them, nobody fires', it: 'Nessuno li insegue né spara' },
    move: ['mover'],
  },
  answer: {
    no: { type: 'hold' },
    name: { en: 'No answer to fire', it: 'Nessuna risposta al fuoco' },
    yes: { type: 'fireBack', name: { en: 'Fire back at whoever fires', it: 'Si risponde al fuoco' } },
  },
} satisfies NonNullable<TableDefinition<Batirnos>['refusable']>;

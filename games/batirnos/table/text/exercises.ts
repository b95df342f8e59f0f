/** The words of the exercises, by kind of question. */
import type { KindWords } from '@carroccio/table/exercise.ts';
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

export const exerciseWords: Readonly<Record<string, Bilingual<KindWords>>> = {
  shot: {
    en: {
      title: 'The best shot',
      question: 'Which shot is likeliest to tell? Look at distance, at the target’s state, and at what covers it.',
      figure: 'tells',
      reason: 'The firer’s strength, the distance and the cover decide how many cards count.',
    },
    it: {
      title: 'Il tiro migliore',
      question:
        'Quale tiro ha più probabilità di avere effetto? Guarda la distanza, lo stato del bersaglio e ciò che lo copre.',
      figure: 'ha effetto',
      reason: 'La forza di chi tira, la distanza e il riparo decidono quante carte contano.',
    },
  },
  charge: {
    en: {
      title: 'Who charges whom?',
      question: 'Which charge is likeliest to get under way, by the test that its unit must pass?',
      figure: 'succeeds',
      reason: 'The unit’s morale, its losses and its general make the test easier or harder.',
    },
    it: {
      title: 'Chi carica chi?',
      question: 'Quale carica ha più probabilità di partire, secondo la prova che l’unità deve superare?',
      figure: 'riesce',
      reason: 'Il morale dell’unità, le sue perdite e il suo generale rendono la prova più facile o più difficile.',
    },
  },
};

/** What the parts of the data and their fields are called on the page of components. */
import type { DataWords } from '@carroccio/table/data/words.ts';

export const DATA_WORDS: DataWords = {
  en: { parts: { course: 'Course' }, steps: { ring: 'Squares in order', deck: 'Cards' } },
  it: {
    parts: { course: 'Pista' },
    steps: { ring: 'Caselle in ordine', curves: 'Curve', deck: 'Carte', rounds: 'Turni', sources: 'Fonti' },
  },
};

/** What is counted when it is told what the others have done. */
import type { Guiscard } from '@carroccio/guiscard/survey';
import type { Deeds } from '@carroccio/table/table.ts';

export const deeds: Deeds<Guiscard> = {
  entered: { en: ['move', 'moves'], it: ['mossa', 'mosse'], by: ({ unit }) => unit },
  shot: { en: ['shot', 'shots'], it: ['tiro', 'tiri'] },
  chargeDeclared: { en: ['charge', 'charges'], it: ['carica', 'cariche'] },
  fought: { en: ['fight', 'fights'], it: ['combattimento', 'combattimenti'] },
};

/** What is counted when it is told what the others have done. */
import type { Guelphs } from '@carroccio/guelphs/survey';
import type { Deeds } from '@carroccio/table/table.ts';

export const deeds: Deeds<Guelphs> = {
  entered: { en: ['move', 'moves'], it: ['mossa', 'mosse'], by: ({ unit }) => unit },
  shot: { en: ['shot', 'shots'], it: ['tiro', 'tiri'] },
  fought: { en: ['fight', 'fights'], it: ['combattimento', 'combattimenti'] },
  retreated: { en: ['retreat', 'retreats'], it: ['ritirata', 'ritirate'] },
};

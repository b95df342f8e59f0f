/** What is counted when it is told what the others have done. */
import type { Batirnos } from '@carroccio/batirnos/survey';
import type { Deeds } from '@carroccio/table/table.ts';

export const deeds: Deeds<Batirnos> = {
  ordered: { en: ['order', 'orders'], it: ['ordine', 'ordini'] },
  moved: { en: ['move', 'moves'], it: ['mossa', 'mosse'], by: ({ unit }) => unit },
  fired: { en: ['volley', 'volleys'], it: ['scarica', 'scariche'] },
  fought: { en: ['melee', 'melees'], it: ['mischia', 'mischie'] },
};

import type { Labels } from '../labels.ts';
import type { PodestaSight } from '../lore.ts';

/** What a card needs to be printed: no match, only a language. */
export type CardLabels = Pick<Labels, 'lore' | 'words' | 'names'> & { readonly sight: Pick<PodestaSight, 'language'> };

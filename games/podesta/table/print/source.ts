import type { Language } from '@carroccio/kernel';
import type { Names } from '@carroccio/podesta/survey';
import type { Lore } from '../lore.ts';
import type { SheetWords } from '../text/sheets.ts';

/** What every page to cut out is made from. */
export interface PrintSource {
  readonly lore: Lore;
  readonly names: Names;
  readonly words: SheetWords;
  readonly language: Language;
}

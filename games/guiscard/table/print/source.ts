import type { Language } from '@carroccio/kernel';
import type { Lore } from '../lore.ts';
import type { TableWords } from '../text/index.ts';
import type { SheetWords } from '../text/sheets.ts';

/** What every page is made from. */
export interface PrintSource {
  readonly lore: Lore;
  readonly scenario: string;
  readonly words: SheetWords;
  /** What things are called at the table. */
  readonly table: TableWords;
  readonly language: Language;
}

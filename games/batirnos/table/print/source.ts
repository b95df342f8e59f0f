import type { Ground } from '@carroccio/batirnos/survey';
import type { Language } from '@carroccio/kernel';
import type { Lore } from '../lore.ts';
import type { TableWords } from '../text/index.ts';
import type { SheetWords } from '../text/sheets.ts';

/** What every page to cut out is made from. */
export interface PrintSource extends Pick<Lore, 'data'> {
  readonly ground: Ground;
  readonly words: SheetWords;
  readonly table: TableWords;
  readonly language: Language;
  /** What the army of a side is called. */
  readonly army: (side: 0 | 1) => string;
}

import type { Language } from '@carroccio/kernel';
import type { Names } from '@carroccio/podesta/survey';
import type { Lore } from '../lore.ts';
import type { ChartWords } from '../text/charts.en.ts';

/** What every chart is made from. */
export interface ChartSource extends Pick<Lore, 'data' | 'world'> {
  readonly names: Names;
  readonly words: ChartWords;
  readonly language: Language;
}

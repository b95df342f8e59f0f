import type { Language, Rulebook } from '@carroccio/kernel';
import type { Lore } from '../lore.ts';
import type { ChartWords } from '../text/charts.en.ts';
import type { TableWords } from '../text/index.ts';

/** What every chart is made from. */
export interface ChartSource extends Pick<Lore, 'data'> {
  readonly rulebook: Rulebook;
  readonly words: ChartWords;
  readonly table: TableWords;
  readonly language: Language;
  /** What a scenario is called. */
  readonly title: (scenario: string) => string;
}

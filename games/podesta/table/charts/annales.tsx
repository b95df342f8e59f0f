/** The events of the Annales, kind by kind (chapter 24). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

const KINDS = ['politica', 'diplomatica', 'economica', 'religiosa', 'militare'] as const;

export const annalesCharts = ({ data: { annales }, words: { annales: words }, language }: ChartSource): Chart[] =>
  KINDS.map(kind => {
    const cards = annales.cards.filter(card => card.kind === kind);
    return {
      id: `annales-${kind}`,
      title: words.title(words.kinds[kind]),
      rules: ['pod.24a', 'pod.24b', 'pod.24d', 'pod.24e', 'pod.24g'],
      origin: originsIn([{ source: annales.perYearSource }, cards], language),
      body: (
        <ChartTable
          caption={words.caption(words.kinds[kind])}
          head={[words.event, words.text, words.without]}
          rows={cards.map(({ title, text, without }) => ({
            head: title[language],
            cells: [{ words: text[language] }, { words: without ? without.text[language] : words.same }],
          }))}
        />
      ),
    };
  });

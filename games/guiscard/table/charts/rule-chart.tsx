import { ruleText } from '@carroccio/kernel';
import { fromRules } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

/** A chart made of rules: what each is called and what it says. */
export function ruleChart(
  { rulebook, language, words }: ChartSource,
  id: string,
  title: string,
  rules: readonly string[],
): Chart {
  const found = rules.flatMap(rule => ruleText(rulebook, rule, language) ?? []);
  const rows = found.map(rule => ({ head: rule.title, cells: [{ words: rule.says }] }));
  return {
    id,
    title,
    rules,
    origin: fromRules(
      found.map(rule => rule.id),
      language,
    ),
    body: <ChartTable caption={title} head={[words.what, words.effect]} rows={rows} />,
  };
}

import { ruleText } from '@carroccio/kernel';
import { fromRules } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './index.tsx';

/** A chart made of rules: what each is called and what it says. */
export function ruleChart(
  { rulebook, language, words: { charts } }: ChartSource,
  id: string,
  title: string,
  rules: readonly string[],
  caption = title,
): Chart {
  const found = rules.flatMap(rule => ruleText(rulebook, rule, language) ?? []);
  const rows = found.map(rule => ({
    head: rule.title,
    cells: [{ words: rule.says }, { words: <RuleLink rule={rule.id} rulebook={rulebook} /> }],
  }));
  return {
    id,
    title,
    rules,
    origin: fromRules(
      found.map(rule => rule.id),
      language,
    ),
    body: <ChartTable caption={caption} head={[charts.what, charts.effect, charts.rule]} rows={rows} />,
  };
}

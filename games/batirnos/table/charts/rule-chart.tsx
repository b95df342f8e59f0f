import { ruleText } from '@carroccio/kernel';
import { fromRules } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

/** A chart made of rules: what each is called and what it says. */
export function ruleChart(
  { rulebook, language, words }: ChartSource,
  { id, title, caption, rules }: { id: string; title: string; caption: string; rules: readonly string[] },
): Chart {
  const found = rules.flatMap(rule => ruleText(rulebook, rule, language) ?? []);
  return {
    id,
    title,
    rules,
    origin: fromRules(
      found.map(rule => rule.id),
      language,
    ),
    body: (
      <ChartTable
        caption={caption}
        head={[words.what, words.effect, words.rule]}
        rows={found.map(rule => ({
          head: rule.title,
          cells: [{ words: rule.says }, { words: <RuleLink rule={rule.id} rulebook={rulebook} /> }],
        }))}
      />
    ),
  };
}

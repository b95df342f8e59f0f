import type { Rulebook, RuleId, RuleText } from '@carroccio/kernel';
import { bookOf, numberOf } from '@carroccio/table/rules/book.ts';
import { RuleTable } from '@carroccio/table/rules/RuleTable.tsx';
import { RulingQuestion, RulingReason } from '@carroccio/table/rules/RulingParts.tsx';
import { Says } from '@carroccio/table/rules/Says.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { kindText, rulesText } from '@carroccio/table/text/rules.ts';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { CopyLink } from './CopyLink.tsx';
import { Highlighted } from './Highlighted.tsx';
import { addressOf, elementOf } from './places.ts';

interface EntryProps {
  readonly text: RuleText;
  readonly rulebook: Rulebook;
  /** The words one searches for. */
  readonly search: string;
  /** The charts it belongs to. */
  readonly charts: readonly Chart[];
  /** Whether one came for this rule. */
  readonly sought: boolean;
}

/** One rule of the book: its number in the margin, its text, its table, and the rules around it. */
export const Entry = memo(function Entry({ text: rule, rulebook, search, charts, sought }: EntryProps) {
  const text = useText(rulesText);
  const kinds = useText(kindText);
  const number = numberOf(rule.id);
  const toRule = (id: RuleId, words = numberOf(id)) => <Link href={addressOf(rulebook.id, id)}>{words}</Link>;
  const plain = (words: string) => <Highlighted text={words} search={search} />;
  return (
    <article
      id={elementOf(rule.id)}
      className={sought ? 'rule sought' : 'rule'}
      aria-labelledby={`${elementOf(rule.id)}-title`}
      tabIndex={-1}
    >
      <span className="rule-number">
        <Highlighted text={number} search={search} />
      </span>
      <h3 id={`${elementOf(rule.id)}-title`}>
        <Highlighted text={rule.title} search={search} />
      </h3>
      <span className="rule-kind">
        {kinds[rule.kind] ?? rule.kind}
        <CopyLink address={addressOf(rulebook.id, rule.id)} label={text.copyOf(number)} />
      </span>
      {rule.ruling && <RulingQuestion ruling={rule.ruling} rulebook={rulebook} link={toRule} plain={plain} />}
      <p className="rule-says">
        <Says text={rule.says} rulebook={rulebook} link={toRule} plain={plain} />
      </p>
      {rule.ruling && <RulingReason ruling={rule.ruling} rulebook={rulebook} link={toRule} plain={plain} />}
      {rule.table !== undefined && <RuleTable value={rule.table} caption={rule.title} />}
      <footer>
        <Others name={rule.ruling ? text.concerns : text.see} rules={rule.see} link={toRule} />
        <Others name={text.rulings} rules={rule.rulings} link={toRule} />
        <Others name={text.referredBy} rules={bookOf(rulebook).referredBy.get(rule.id) ?? []} link={toRule} />
        {charts.map(({ id, title }) => (
          <span key={id}>
            {text.chart} <Link href={addressOf(rulebook.id, `chart.${id}`)}>{title}</Link>
          </span>
        ))}
      </footer>
    </article>
  );
});

interface OthersProps {
  readonly name: string;
  readonly rules: readonly RuleId[];
  link(rule: RuleId): ReactNode;
}

function Others({ name, rules, link }: OthersProps) {
  if (rules.length === 0) return null;
  return (
    <span>
      {name}{' '}
      {rules.map((id, place) => (
        <span key={id}>
          {place > 0 && ', '}
          {link(id)}
        </span>
      ))}
    </span>
  );
}

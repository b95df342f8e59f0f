import { type Rulebook, type RuleText, searchRules } from '@carroccio/kernel';
import type { Chart } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { useMemo } from 'react';
import { Entry } from './Entry.tsx';
import type { Search } from './search.ts';

interface FoundProps {
  readonly rulebook: Rulebook;
  readonly texts: readonly RuleText[];
  readonly search: Search;
  readonly charts: readonly Chart[];
}

/** What a search found, best first. */
export function Found({ rulebook, texts, search: { words, kind }, charts }: FoundProps) {
  const text = useText(rulesText);
  const language = useLanguage();
  const other = language === 'en' ? 'it' : 'en';
  const elsewhere = useMemo(
    () =>
      texts.length > 0 ? [] : searchRules(rulebook, words, other).filter(found => kind === '' || found.kind === kind),
    [rulebook, texts, words, kind, other],
  );
  const entries = (found: readonly RuleText[]) =>
    found.map(rule => (
      <Entry
        key={rule.id}
        text={rule}
        rulebook={rulebook}
        search={words}
        charts={charts.filter(({ rules }) => rules.includes(rule.id))}
        sought={false}
      />
    ));
  return (
    <>
      <h2 className="hidden-visually">{text.results}</h2>
      {entries(texts)}
      {texts.length === 0 && <p>{elsewhere.length > 0 ? text.foundInOther : text.nothing}</p>}
      {elsewhere.length > 0 && <div lang={other}>{entries(elsewhere)}</div>}
    </>
  );
}

import { type Rulebook, searchRules } from '@carroccio/kernel';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { useSettings } from '../../keep/settings.ts';
import { bookOf } from '../../rules/book.ts';
import { usePackage } from '../../rules/load.ts';
import { useText } from '../../text/bilingual.ts';
import { rulesText } from '../../text/rules.ts';
import { Chapters } from './Chapters.tsx';
import { Charts } from './Charts.tsx';
import { Contents } from './Contents.tsx';
import { Found } from './Found.tsx';
import { elementOf } from './places.ts';
import { Searching } from './Searching.tsx';
import { useCharts } from './use-charts.ts';
import './rules.css';

export interface Search {
  readonly words: string;
  /** One kind of rule, or all with ''. */
  readonly kind: string;
}

const NOTHING: Search = { words: '', kind: '' };

/** What was last searched for, by game: one comes back to it from a rule. */
const remembered = new Map<string, Search>();

export default function RulesPage({ game, rule }: { game: string; rule?: string }) {
  const loaded = usePackage(game);
  return loaded ? <Reading rulebook={loaded.rulebook} rule={rule} /> : <Nowhere />;
}

function Reading({ rulebook, rule }: { rulebook: Rulebook; rule: string | undefined }) {
  const text = useText(rulesText);
  const { language } = useSettings();
  const charts = useCharts(rulebook.id, language);
  const [search, setSearch] = useState(() => (rule === undefined ? remembered.get(rulebook.id) : undefined) ?? NOTHING);
  const { words, kind } = useDeferredValue(search);
  const change = (changed: Search) => {
    remembered.set(rulebook.id, changed);
    setSearch(changed);
  };
  const book = bookOf(rulebook);
  const texts = useMemo(
    () => searchRules(rulebook, words, language).filter(found => kind === '' || found.kind === kind),
    [rulebook, words, kind, language],
  );
  const places = new Set([...book.byId.keys(), ...charts.map(({ id }) => `chart.${id}`)]);
  useScrollTo(rule !== undefined && places.has(rule) ? rule : null);
  const searching = words !== '' || kind !== '';
  // A chart may still be on its way.
  const lost = rule !== undefined && !rule.startsWith('chart.') && !places.has(rule);
  return (
    <div className="leaf rules-page">
      <header>
        <h1>{rulebook.title[language]}</h1>
        <p>
          {text.count(rulebook.entries.length)} <Link href={`/components/${rulebook.id}`}>{text.components}</Link>
        </p>
        {lost && <p role="status">{text.unknownRule(rule)}</p>}
      </header>
      <Searching rulebook={rulebook} search={search} change={change} found={texts.length} />
      <Contents rulebook={rulebook} charts={charts} />
      <div className="rules-text">
        {searching ? (
          <Found rulebook={rulebook} texts={texts} search={{ words, kind }} charts={charts} />
        ) : (
          <>
            <Chapters rulebook={rulebook} charts={charts} sought={rule} />
            <Charts rulebook={rulebook} charts={charts} sought={rule} />
          </>
        )}
      </div>
    </div>
  );
}

/** Goes to the rule one came for, after the page itself went to its top. */
function useScrollTo(rule: string | null): void {
  useEffect(() => {
    if (rule === null) return;
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(elementOf(rule));
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);
}

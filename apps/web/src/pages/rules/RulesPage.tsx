import { type Rulebook, searchRules } from '@carroccio/kernel';
import { bookOf } from '@carroccio/table/rules/book.ts';
import type { Chart } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { usePackage } from '../../engine/use-package.ts';
import { Chapters } from './Chapters.tsx';
import { Charts } from './Charts.tsx';
import { Contents } from './Contents.tsx';
import { Found } from './Found.tsx';
import { elementOf } from './places.ts';
import { Searching } from './Searching.tsx';
import type { Search } from './search.ts';
import { useTable } from './use-table.ts';
import './rules.css';

const NO_CHARTS: readonly Chart[] = [];

const NOTHING: Search = { words: '', kind: '' };

/** What was last searched for, by game: one comes back to it from a rule. */
const remembered = new Map<string, Search>();

export default function RulesPage({ game, rule }: { game: string; rule?: string }) {
  const loaded = usePackage(game);
  return loaded ? <Reading rulebook={loaded.rulebook} rule={rule} /> : <Nowhere />;
}

function Reading({ rulebook, rule }: { rulebook: Rulebook; rule: string | undefined }) {
  const text = useText(rulesText);
  const language = useLanguage();
  const laid = useTable(rulebook.id);
  const charts = useMemo(() => laid?.table.charts?.(language) ?? NO_CHARTS, [laid, language]);
  const scenario = laid && Object.keys(laid.game.scenarios)[0];
  const [search, change] = useSearch(rulebook.id, rule);
  const deferred = useDeferredValue(search);
  // Only typing may wait: where a link leads, the book lies open before one goes to its rule.
  const { words, kind } = search === NOTHING ? NOTHING : deferred;
  const book = bookOf(rulebook);
  const texts = useMemo(
    () => searchRules(rulebook, words, language).filter(found => kind === '' || found.kind === kind),
    [rulebook, words, kind, language],
  );
  const places = new Set([...book.ids, ...charts.map(({ id }) => `chart.${id}`)]);
  useScrollTo(rule !== undefined && places.has(rule) ? rule : null);
  const searching = words !== '' || kind !== '';
  // A chart may still be on its way.
  const lost = rule !== undefined && !rule.startsWith('chart.') && !places.has(rule);
  return (
    <div className="leaf rules-page">
      <header>
        <h1>{rulebook.title[language]}</h1>
        <p>
          {text.count(rulebook.entries.length, rulebook.rulings?.length ?? 0)}
          <Link href={`/components/${rulebook.id}`}>{text.components}</Link>
          {scenario && <Link href={`/print/${rulebook.id}/${scenario}/aid`}>{text.aid}</Link>}
          {scenario && <Link href={`/print/${rulebook.id}/${scenario}`}>{text.printAndPlay}</Link>}
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

/** What is searched for since one came to this rule: whoever follows a link reads the book, not what was found. */
function useSearch(game: string, rule: string | undefined): readonly [Search, (changed: Search) => void] {
  const [made, make] = useState<{ readonly at: string; readonly search: Search } | null>(null);
  const at = `${game}/${rule ?? ''}`;
  const change = (search: Search) => {
    remembered.set(game, search);
    make({ at, search });
  };
  if (made?.at === at) return [made.search, change];
  return [(rule === undefined ? remembered.get(game) : undefined) ?? NOTHING, change];
}

/** Rules above are laid out only when one comes near them, and push the rest down: so it goes there more than once. */
const FRAMES = 12;

/** Goes to the rule one came for, after the page itself went to its top, and stays until it holds the keyboard. */
function useScrollTo(rule: string | null): void {
  useEffect(() => {
    if (rule === null) return;
    let left = FRAMES;
    const go = () => {
      const element = document.getElementById(elementOf(rule));
      element?.scrollIntoView({ block: 'start' });
      if (document.activeElement !== element) element?.focus({ preventScroll: true });
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(go);
    };
    let frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [rule]);
}

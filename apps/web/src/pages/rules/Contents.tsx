import type { Rulebook } from '@carroccio/kernel';
import { bookOf, RULINGS, titleOf } from '@carroccio/table/rules/book.ts';
import type { Chart } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { Link } from 'wouter';
import { addressOf } from './places.ts';

/** The chapters of the book and its charts; each leads to its first line. */
export function Contents({ rulebook, charts }: { rulebook: Rulebook; charts: readonly Chart[] }) {
  const text = useText(rulesText);
  const language = useLanguage();
  const [first] = charts;
  return (
    <nav className="rules-contents" aria-label={text.contents}>
      <details open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{text.contents}</summary>
        <ol>
          {bookOf(rulebook).chapters.map(({ id, rules: [rule] }) => (
            <li key={id}>
              <Link href={addressOf(rulebook.id, rule ?? '')}>
                <span className="chapter-number">{id}</span>{' '}
                {id === RULINGS ? text.rulings : titleOf(rulebook, id, language)}
              </Link>
            </li>
          ))}
          {first && (
            <li>
              <Link href={addressOf(rulebook.id, `chart.${first.id}`)}>{text.charts}</Link>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}

import type { Rulebook } from '@carroccio/kernel';
import { Link } from 'wouter';
import { bookOf } from '../../rules/book.ts';
import type { Chart } from '../../table/table.ts';
import { useText } from '../../text/bilingual.ts';
import { chapterText } from '../../text/chapters.ts';
import { rulesText } from '../../text/rules.ts';
import { addressOf } from './places.ts';

/** The chapters of the book and its charts; each leads to its first line. */
export function Contents({ rulebook, charts }: { rulebook: Rulebook; charts: readonly Chart[] }) {
  const text = useText(rulesText);
  const titles = useText(chapterText)[rulebook.id] ?? {};
  const [first] = charts;
  return (
    <nav className="rules-contents" aria-label={text.contents}>
      <details open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{text.contents}</summary>
        <ol>
          {bookOf(rulebook).chapters.map(({ id, rules: [rule] }) => (
            <li key={id}>
              <Link href={addressOf(rulebook.id, rule ?? '')}>
                <span className="chapter-number">{id}</span> {titles[id]}
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

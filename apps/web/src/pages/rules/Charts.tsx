import type { Rulebook } from '@carroccio/kernel';
import { numberOf } from '@carroccio/table/rules/book.ts';
import type { Chart } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { Link } from 'wouter';
import { CopyLink } from './CopyLink.tsx';
import { addressOf, elementOf } from './places.ts';

interface ChartsProps {
  readonly rulebook: Rulebook;
  readonly charts: readonly Chart[];
  readonly sought: string | undefined;
}

/** The charts of the game, each with the rules it belongs to. */
export function Charts({ rulebook, charts, sought }: ChartsProps) {
  const text = useText(rulesText);
  if (charts.length === 0) return null;
  return (
    <section className="chapter" aria-labelledby={elementOf('charts')}>
      <h2 id={elementOf('charts')}>{text.charts}</h2>
      {charts.map(({ id, title, origin, rules, body }) => (
        <article
          key={id}
          id={elementOf(`chart.${id}`)}
          className={sought === `chart.${id}` ? 'chart sought' : 'chart'}
          tabIndex={-1}
        >
          <h3>{title}</h3>
          {body}
          <p className="chart-origin">{origin}</p>
          <footer>
            <span>
              {text.appliesTo}{' '}
              {rules.map((rule, place) => (
                <span key={rule}>
                  {place > 0 && ', '}
                  <Link href={addressOf(rulebook.id, rule)}>{numberOf(rule)}</Link>
                </span>
              ))}
            </span>
            <CopyLink address={addressOf(rulebook.id, `chart.${id}`)} label={`${text.copy}: ${title}`} />
          </footer>
        </article>
      ))}
    </section>
  );
}

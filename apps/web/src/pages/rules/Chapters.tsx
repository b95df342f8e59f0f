import { type Rulebook, ruleText } from '@carroccio/kernel';
import { bookOf, RULINGS, titleOf } from '@carroccio/table/rules/book.ts';
import type { Chart } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { memo } from 'react';
import { Entry } from './Entry.tsx';
import { elementOf } from './places.ts';

interface ChaptersProps {
  readonly rulebook: Rulebook;
  readonly charts: readonly Chart[];
  readonly sought: string | undefined;
}

const NONE: readonly Chart[] = [];

/** The whole rulebook, chapter by chapter. */
export const Chapters = memo(function Chapters({ rulebook, charts, sought }: ChaptersProps) {
  const language = useLanguage();
  const text = useText(rulesText);
  const chartsOf = (id: string) => {
    const found = charts.filter(({ rules }) => rules.includes(id));
    return found.length > 0 ? found : NONE;
  };
  return bookOf(rulebook).chapters.map(({ id, rules }) => (
    <section key={id} className="chapter" aria-labelledby={elementOf(`chapter.${id}`)}>
      <h2 id={elementOf(`chapter.${id}`)} tabIndex={-1}>
        <span className="chapter-number">{id}</span> {id === RULINGS ? text.rulings : titleOf(rulebook, id, language)}
      </h2>
      {rules.map(rule => {
        const words = ruleText(rulebook, rule, language);
        return (
          words && (
            <Entry
              key={rule}
              text={words}
              rulebook={rulebook}
              search=""
              charts={chartsOf(rule)}
              sought={rule === sought}
            />
          )
        );
      })}
    </section>
  ));
});

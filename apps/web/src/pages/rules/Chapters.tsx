import { type Rulebook, ruleText } from '@carroccio/kernel';
import { memo } from 'react';
import { bookOf } from '../../rules/book.ts';
import type { Chart } from '../../table/table.ts';
import { useText } from '../../text/bilingual.ts';
import { chapterText } from '../../text/chapters.ts';
import { useLanguage } from '../../text/language.ts';
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
  const titles = useText(chapterText)[rulebook.id] ?? {};
  const chartsOf = (id: string) => {
    const found = charts.filter(({ rules }) => rules.includes(id));
    return found.length > 0 ? found : NONE;
  };
  return bookOf(rulebook).chapters.map(({ id, rules }) => (
    <section key={id} className="chapter" aria-labelledby={elementOf(`chapter.${id}`)}>
      <h2 id={elementOf(`chapter.${id}`)} tabIndex={-1}>
        <span className="chapter-number">{id}</span> {titles[id]}
      </h2>
      {rules.map(rule => {
        const text = ruleText(rulebook, rule, language);
        return (
          text && (
            <Entry
              key={rule}
              text={text}
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

import { type Language, type Rulebook, ruleText } from '@carroccio/kernel';
import { bookOf, numberOf, titleOf } from '@carroccio/table/rules/book.ts';
import type { Item } from './FlowSheets.tsx';

/** The sequence of play from the rulebook's general chapters, rule by rule. */
export function sequenceOf(rulebook: Rulebook, language: Language): Item[] {
  return bookOf(rulebook)
    .chapters.filter(({ id }) => /^\d/.test(id))
    .flatMap(({ id, rules }) => {
      const steps = rules
        .map(rule => ruleText(rulebook, rule, language))
        .filter(text => text !== undefined)
        .filter(({ kind }) => kind === 'sequence');
      return steps.map((step, place) => ({
        id: step.id,
        body: (
          <div className="aid">
            {place === 0 && (
              <h3>
                {id} {titleOf(rulebook, id, language)}
              </h3>
            )}
            <p>
              <b>
                {numberOf(step.id)} {step.title}
              </b>{' '}
              {step.says}
            </p>
          </div>
        ),
      }));
    });
}

import type { Language } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { LANGUAGE_NAMES } from '@carroccio/table/text/languages.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useMemo, useState } from 'react';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';

/** The match as a page of prose. */
export function Chronicle({ account: { laid, view, log } }: { account: Account }) {
  const language = useLanguage();
  const text = summaryText[language];
  const [chosen, setChosen] = useState<Language | null>(null);
  const [said, setSaid] = useState('');
  const tongue = chosen ?? language;
  const title = laid.game.text[tongue].scenarios[view.scenario]?.title ?? view.scenario;
  const paragraphs = useMemo(
    () =>
      laid.game.chronicle?.(
        log.map(({ event }) => event),
        view,
        tongue,
      ) ?? null,
    [laid, log, view, tongue],
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText([title, ...(paragraphs ?? [])].join('\n\n'));
      setSaid(text.copied);
    } catch {
      setSaid(text.notCopied);
    }
  };
  return (
    <section className="chronicle" aria-labelledby="chronicle-title">
      <h2 id="chronicle-title">{text.chronicle}</h2>
      {paragraphs === null && <p>{text.noChronicle}</p>}
      {paragraphs && (
        <>
          <div className="actions chronicle-tools">
            <fieldset className="languages">
              <legend className="hidden-visually">{text.inLanguage}</legend>
              {LANGUAGE_NAMES.map(({ id, name }) => (
                <button key={id} type="button" aria-pressed={id === tongue} lang={id} onClick={() => setChosen(id)}>
                  {name}
                </button>
              ))}
            </fieldset>
            <button type="button" onClick={() => void copy()}>
              <Icon name="copy" /> {text.copy}
            </button>
            <button type="button" onClick={() => print()}>
              <Icon name="print" /> {text.print}
            </button>
            <span role="status">{said}</span>
          </div>
          <article className="chronicle-page" lang={tongue} aria-label={title}>
            <h3>{title}</h3>
            {paragraphs.length === 0 && <p>{summaryText[tongue].emptyChronicle}</p>}
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place on the page
              <p key={index}>{paragraph}</p>
            ))}
          </article>
        </>
      )}
    </section>
  );
}

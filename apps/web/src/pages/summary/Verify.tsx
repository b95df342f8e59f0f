import type { Facts } from '@carroccio/engine';
import { errorWords } from '@carroccio/engine/text';
import { verify } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { factsOfTrouble } from '../../engine/trouble.ts';
import { PackNote } from '../../match/PackNote.tsx';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';

type Finding = { genuine: true; entries: number; dice: number } | { genuine: false; why: Facts | null };

/** The commitment, the seed, and a replay of the whole match against them. */
export function Verify({ account: { record, laid, view } }: { account: Account }) {
  const language = useLanguage();
  const text = summaryText[language];
  const [finding, setFinding] = useState<Finding | 'checking' | null>(null);
  const check = (): void => {
    setFinding('checking');
    // The page says that it is at work before it is.
    setTimeout(() => setFinding(find()), 50);
  };
  const find = (): Finding => {
    try {
      const found = verify(laid.game, record);
      return found.genuine ? found : { genuine: false, why: null };
    } catch (error) {
      return { genuine: false, why: factsOfTrouble(error) };
    }
  };
  return (
    <section aria-labelledby="verify-title">
      <h2 id="verify-title">{text.verify}</h2>
      <p>{text.verifyAbout}</p>
      <dl className="commitment">
        <dt>{text.commitment}</dt>
        <dd>
          <code>{record.commitment}</code>
        </dd>
        <dt>{text.seed}</dt>
        <dd>{view.result ? <code>{record.seed}</code> : text.seedHidden}</dd>
      </dl>
      <button type="button" disabled={finding === 'checking'} onClick={check}>
        <Icon name="check" /> {text.check}
      </button>
      <p role="status" className="finding">
        {finding === 'checking' && text.checking}
        {finding !== null && finding !== 'checking' && (
          <>
            <Icon name={finding.genuine ? 'check' : 'warning'} /> {wordsOf(finding)}
          </>
        )}
      </p>
      {finding !== null && finding !== 'checking' && finding.genuine && <PackNote laid={laid} />}
    </section>
  );

  function wordsOf(found: Finding): string {
    if (found.genuine) return text.genuine(found.entries, found.dice);
    return found.why === null ? text.changed : text.notGenuine(errorWords(found.why, language));
  }
}

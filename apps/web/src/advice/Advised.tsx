import type { Choice, Teller } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import './advised.css';

interface AdvisedProps {
  readonly choice: Choice;
  /** What the bot is called. */
  readonly who: string;
  readonly teller: Teller;
}

/** What a bot would do, how it sees its chances, and what it compared. */
export function Advised({ choice: { action, evaluation, considered }, who, teller }: AdvisedProps) {
  const text = useText(matchText);
  const { percent } = GRAMMAR[useLanguage()];
  return (
    <>
      <p className="advised">
        {text.advised(who, teller.action(action))}{' '}
        {evaluation !== undefined && text.chances(percent((evaluation + 1) / 2))}
      </p>
      {considered && (
        <ol aria-label={text.compared} className="advised-compared">
          {considered.map(one => (
            <li key={JSON.stringify(one.action)}>
              {teller.action(one.action)}: {text.aboutSo(percent(one.chance), percent(one.error))}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

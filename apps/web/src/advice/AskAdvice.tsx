import { botWords } from '@carroccio/games/text';
import type { Teller } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useKey } from '@carroccio/table/ui/use-key.ts';
import { ErrorWords } from '../app/ErrorWords.tsx';
import type { Laid } from '../match/laid.ts';
import { Advised } from './Advised.tsx';
import type { Advice } from './use-advice.ts';

const KEY = 'i';

interface AskAdviceProps {
  readonly advice: Advice;
  readonly laid: Laid;
  readonly teller: Teller;
}

/** Asks what the strongest bot would do here, and shows it; nothing is done. */
export function AskAdvice({ advice: { bot, asked, toggle }, laid, teller }: AskAdviceProps) {
  const text = useText(matchText);
  const language = useLanguage();
  const who = botWords(laid.game.rulebook.id, bot, language).name;
  const thinking = asked !== null && asked.choice === null && !asked.problem;
  useKey(KEY, toggle);
  return (
    <>
      <button type="button" aria-keyshortcuts={KEY} onClick={toggle}>
        <Icon name="bot" /> {asked ? (thinking ? text.cancel : text.hideAdvice) : text.askAdvice(who)} <kbd>{KEY}</kbd>
      </button>
      <div role="status">
        {thinking && <p>{text.advising}</p>}
        {asked?.choice && <Advised choice={asked.choice} who={who} teller={teller} />}
        {asked?.problem && (
          <p className="refusal">
            {text.problem}: <ErrorWords facts={asked.problem} />
          </p>
        )}
      </div>
    </>
  );
}

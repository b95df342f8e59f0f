import { botsOf } from '@carroccio/bots';
import { botWords } from '@carroccio/games/text';
import type { Choice } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { Advised } from '../../advice/Advised.tsx';
import type { Moment } from '../../match/session.ts';
import { analysisText } from '../../text/analysis.ts';
import type { AnalysisProps } from './analysis.ts';

interface Advice extends Choice {
  readonly moment: Moment;
  readonly bot: string;
}

/** What a bot would do here. */
export function AskBot({ session, laid, sight, teller, moment, analysis }: AnalysisProps) {
  const language = useLanguage();
  const text = analysisText[language];
  const matchWords = matchText[language];
  const bots = botsOf(laid.game).toReversed();
  const [bot, setBot] = useState(bots[0]?.name ?? '');
  const [asking, setAsking] = useState(false);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const nameOf = (one: string): string => botWords(laid.game.rulebook.id, one, language).name;

  const ask = async (): Promise<void> => {
    setAsking(true);
    await analysis.attempt(async () => {
      const given = await session.advice(bot);
      if (!given) return;
      setAdvice({ moment, bot, ...given });
      analysis.point(laid.table.spot(given.action, sight));
    });
    setAsking(false);
  };

  // Advice for another moment is none.
  const open = advice?.moment === moment ? advice : null;
  return (
    <details className="analysis-part" name="analysis">
      <summary>{text.bot}</summary>
      <div className="analysis-row">
        <select aria-label={text.botWho} value={bot} onChange={({ target }) => setBot(target.value)}>
          {bots.map(({ name }) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
        <button type="button" disabled={asking} onClick={() => void ask()}>
          <Icon name="bot" /> {text.ask}
        </button>
      </div>
      <div role="status">
        {asking && <p className="analysis-note">{matchWords.advising}</p>}
        {open && <Advised choice={open} who={nameOf(open.bot)} teller={teller} />}
      </div>
      {open && (
        <button type="button" className="primary" onClick={() => void session.act(open.action)}>
          {text.playIt}
        </button>
      )}
    </details>
  );
}

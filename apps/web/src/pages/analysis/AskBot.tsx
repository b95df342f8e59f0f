import { botsOf } from '@carroccio/bots';
import type { Choice } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import type { Moment } from '../../match/session.ts';
import { analysisText } from '../../text/analysis.ts';
import { botWords } from '../../text/bots.ts';
import type { AnalysisProps } from './analysis.ts';

interface Advice extends Choice {
  readonly moment: Moment;
  readonly bot: string;
}

/** What a bot would do here. */
export function AskBot({ session, laid, sight, teller, moment, analysis }: AnalysisProps) {
  const language = useLanguage();
  const text = analysisText[language];
  const bots = botsOf(laid.game).toReversed();
  const [bot, setBot] = useState(bots[0]?.name ?? '');
  const [asking, setAsking] = useState(false);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const nameOf = (one: string): string => botWords(laid.game.rulebook.id, one, language).name;
  const { percent } = GRAMMAR[language];

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
        {asking && <p className="analysis-note">{text.asking}</p>}
        {open && (
          <p className="analysis-advice">
            {text.wouldDo(nameOf(open.bot), teller.action(open.action))}{' '}
            {open.evaluation === undefined ? text.noOpinion : text.chances(percent((open.evaluation + 1) / 2))}
          </p>
        )}
        {open?.considered && (
          <ol aria-label={text.compared} className="analysis-note">
            {open.considered.map(({ action, chance, error }) => (
              <li key={JSON.stringify(action)}>
                {teller.action(action)}: {text.aboutSo(percent(chance), percent(error))}
              </li>
            ))}
          </ol>
        )}
      </div>
      {open && (
        <button type="button" className="primary" onClick={() => void session.act(open.action)}>
          {text.playIt}
        </button>
      )}
    </details>
  );
}

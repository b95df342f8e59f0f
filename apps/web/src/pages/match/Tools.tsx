import { quickestBest } from '@carroccio/bots';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keepBranch } from '../../match/branch.ts';
import type { Laid } from '../../match/laid.ts';
import type { Moment, Session } from '../../match/session.ts';

interface ToolsProps {
  readonly id: string;
  readonly session: Session;
  readonly moment: Moment;
  readonly laid: Laid;
  readonly over: boolean;
}

/** What can be done with the match itself: taken back, looked at, handed to a bot. */
export function Tools({ id, session, moment, laid, over }: ToolsProps) {
  const { kept, phase, deciding } = moment;
  const text = useText(matchText);
  const [, go] = useLocation();
  const analysing = kept.kind === 'analysis';
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const undo = async (consent = false): Promise<void> => {
    const done = analysing ? ((await session.back()) ? 'done' : 'nothing') : await session.undo(consent);
    setAsking(done === 'needs-consent');
    setSaid(done === 'nothing' ? text.undoNothing : '');
  };
  const analyse = async (): Promise<void> => {
    const { record, decision } = await session.analysable();
    go(`/match/${await keepBranch(kept, record, decision, 'analysis')}`);
  };
  return (
    <>
      <div className="toolbar">
        <button type="button" aria-label={text.undo} title={text.undo} onClick={() => void undo()}>
          <Icon name="undo" />
        </button>
        <button type="button" aria-label={text.redo} title={text.redo} onClick={() => void session.redo()}>
          <Icon name="redo" />
        </button>
        <Link className="button" aria-label={text.replay} title={text.replay} href={`/replay/${id}`}>
          <Icon name="play" />
        </Link>
        {!analysing && (
          <button type="button" title={text.analysis} onClick={() => void analyse()}>
            <Icon name="branch" /> <span className="tool-word">{text.analysis}</span>
          </button>
        )}
        {!analysing && phase === 'person' && deciding !== null && (
          <button
            type="button"
            aria-label={text.letBotGoOn}
            title={text.letBotGoOn}
            onClick={() => void session.standIn(deciding, quickestBest(laid.game).name)}
          >
            <Icon name="bot" /> <span className="tool-word">{text.letBotGoOnShort}</span>
          </button>
        )}
        {over && (
          <Link className="button primary" href={`/summary/${id}`}>
            <Icon name="chart" /> {text.summary}
          </Link>
        )}
      </div>
      <p className={said === '' ? 'hidden-visually' : 'tool-said'} role="status">
        {said}
      </p>
      {asking && (
        <div className="confirm" role="alertdialog" aria-label={text.undoConsentTitle}>
          <h2>{text.undoConsentTitle}</h2>
          <p>{text.undoConsent}</p>
          <div className="actions">
            <button type="button" className="primary" onClick={() => void undo(true)}>
              {text.agree}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {text.cancel}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

import { quickestBest } from '@carroccio/bots';
import type { Teller } from '@carroccio/kernel';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { AnySight } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AskAdvice } from '../../advice/AskAdvice.tsx';
import type { Advice } from '../../advice/use-advice.ts';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { keepBranch } from '../../match/branch.ts';
import type { Laid } from '../../match/laid.ts';
import { PackNote } from '../../match/PackNote.tsx';
import type { Moment, Session } from '../../match/session.ts';
import { Held } from './Held.tsx';
import { StandIns } from './StandIns.tsx';

interface HeadingProps {
  readonly id: string;
  readonly moment: Moment;
  readonly session: Session;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly laid: Laid;
  /** `null` where nobody can be advised. */
  readonly advice: Advice | null;
}

/** The panel's top: who decides what, and what can be done with the match itself. */
export function Heading({ id, moment, session, sight, teller, laid, advice }: HeadingProps) {
  const text = useText(matchText);
  const { phase, deciding, problem } = moment;
  const { decision, result } = sight;
  const { rulebook } = laid.game;
  const beginning = moment.entries === 0 || (decision && laid.table.setUp?.includes(decision.step));
  return (
    <>
      <div className={`deciding${deciding === null ? '' : ` tone-seat${deciding}`}`}>
        {phase === 'person' && deciding !== null && <p className="who">{text.decides(teller.seat(deciding))}</p>}
        {phase === 'bot' && deciding !== null && <p className="who">{text.thinks(teller.seat(deciding))}</p>}
        {decision && (
          <p className="what">
            {teller.prompt(decision)} <RuleLink rule={decision.rule} rulebook={rulebook} />
          </p>
        )}
        {result && (
          <>
            <p className="who">
              {result.winners.length === 0
                ? text.draw
                : text.won(result.winners.map(seat => teller.seat(seat)).join(', '))}
            </p>
            <p className="what">
              {teller.event({ type: 'end', ...result })} <RuleLink rule={result.rule} rulebook={rulebook} />
            </p>
          </>
        )}
        {(result || beginning) && <Aims laid={laid} sight={sight} teller={teller} over={result !== null} />}
        {moment.mayLookAlone && (
          <button type="button" onClick={() => void session.lookAlone()}>
            <Icon name="hand-over" /> {text.lookAlone}
          </button>
        )}
        {advice && <AskAdvice advice={advice} laid={laid} teller={teller} />}
        {!result && <StandIns moment={moment} session={session} teller={teller} />}
        <Held standing={moment.standing} table={laid.table} release={one => void session.release(one)} />
        <Speakers moment={moment} session={session} teller={teller} />
        {phase === 'bot' && (
          <button type="button" onClick={() => session.hurry()}>
            <Icon name="last" /> {text.skip}
          </button>
        )}
        {problem !== null && (
          <p role="alert" className="refusal">
            {text.problem}: <ErrorWords facts={problem} />
          </p>
        )}
      </div>
      <PackNote laid={laid} />
      <Tools id={id} session={session} moment={moment} laid={laid} over={result !== null} />
    </>
  );
}

/** At the beginning what is played for, at the end that and what it was counted by. */
function Aims({ laid, sight, teller, over }: Pick<HeadingProps, 'laid' | 'sight' | 'teller'> & { over: boolean }) {
  const { scenario, seatNames } = sight.scene;
  const aims = laid.table.briefing?.(scenario, sight.language).aims ?? [];
  const scores = over ? (laid.table.bar?.(sight).scores ?? []) : [];
  return (
    <ul className="match-aims" data-early={!over || undefined}>
      {(over ? aims : aims.slice(0, 1)).map(aim => (
        <li key={aim}>{aim}</li>
      ))}
      {seatNames.flatMap((name, seat) => {
        const score = scores[seat];
        return score === undefined ? [] : [<li key={name}>{`${teller.seat(seat)}: ${score}`}</li>];
      })}
    </ul>
  );
}

/** Those who may speak in somebody else's turn ask for the word; who has it may give it back. */
function Speakers({ moment, session, teller }: Pick<HeadingProps, 'moment' | 'session' | 'teller'>) {
  const text = useText(matchText);
  const { invited, speaker } = moment;
  if (speaker !== null)
    return (
      <button type="button" onClick={() => void session.speak(null)}>
        {text.saysNothing(teller.seat(speaker))}
      </button>
    );
  return invited.map(seat => (
    <button key={seat} type="button" onClick={() => void session.speak(seat)}>
      {text.asksForWord(teller.seat(seat))}
    </button>
  ));
}

interface ToolsProps {
  readonly id: string;
  readonly session: Session;
  readonly moment: Moment;
  readonly laid: Laid;
  readonly over: boolean;
}

function Tools({ id, session, moment, laid, over }: ToolsProps) {
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
        <button type="button" onClick={() => void undo()}>
          <Icon name="undo" /> <span className="tool-word">{text.undo}</span>
        </button>
        <button type="button" onClick={() => void session.redo()}>
          <Icon name="redo" /> <span className="tool-word">{text.redo}</span>
        </button>
        <Link className="button" href={`/replay/${id}`}>
          <Icon name="play" /> <span className="tool-word">{text.replay}</span>
        </Link>
        {!analysing && (
          <button type="button" onClick={() => void analyse()}>
            <Icon name="branch" /> <span className="tool-word">{text.analysis}</span>
          </button>
        )}
        {!analysing && phase === 'person' && deciding !== null && (
          <button type="button" onClick={() => void session.standIn(deciding, quickestBest(laid.game).name)}>
            <Icon name="bot" /> <span className="tool-word">{text.letBotGoOn}</span>
          </button>
        )}
        {over && (
          <Link className="button primary" href={`/summary/${id}`}>
            <Icon name="chart" /> {text.summary}
          </Link>
        )}
      </div>
      <p className="hidden-visually" role="status">
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

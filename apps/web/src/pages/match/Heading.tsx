import type { Teller } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { AskAdvice } from '../../advice/AskAdvice.tsx';
import type { Advice } from '../../advice/use-advice.ts';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import type { Laid } from '../../match/laid.ts';
import { PackNote } from '../../match/PackNote.tsx';
import type { Moment, Session } from '../../match/session.ts';
import { Held } from './Held.tsx';
import { Question } from './Question.tsx';
import { StandIns } from './StandIns.tsx';

interface HeadingProps {
  readonly moment: Moment;
  readonly session: Session;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly laid: Laid;
  /** `null` where nobody can be advised. */
  readonly advice: Advice | null;
}

/** The panel's top: who decides what, and what can be done with the match itself. */
export function Heading({ moment, session, sight, teller, laid, advice }: HeadingProps) {
  const text = useText(matchText);
  const { phase, deciding, problem } = moment;
  return (
    <>
      <div className={`deciding${deciding === null ? '' : ` tone-seat${deciding}`}`}>
        {phase === 'person' && deciding !== null && <p className="who">{text.decides(teller.seat(deciding))}</p>}
        {phase === 'bot' && deciding !== null && <p className="who">{text.thinks(teller.seat(deciding))}</p>}
        <Question sight={sight} teller={teller} laid={laid} entries={moment.entries} />
        {moment.mayLookAlone && (
          <button type="button" onClick={() => void session.lookAlone()}>
            <Icon name="hand-over" /> {text.lookAlone}
          </button>
        )}
        {advice && <AskAdvice advice={advice} laid={laid} teller={teller} />}
        {!sight.result && <StandIns moment={moment} session={session} teller={teller} />}
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
    </>
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
  const asking = invited.map(seat => (
    <button key={seat} type="button" onClick={() => void session.speak(seat)}>
      {text.asksForWord(teller.seat(seat))}
    </button>
  ));
  if (asking.length < 2) return asking;
  return (
    <details className="speakers">
      <summary>{text.anotherAsks}</summary>
      {asking}
    </details>
  );
}

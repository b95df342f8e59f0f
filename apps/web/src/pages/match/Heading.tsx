import type { Teller } from '@carroccio/kernel';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
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

import type { Teller } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { ErrorWords } from '../../../app/ErrorWords.tsx';
import type { Laid } from '../../../match/laid.ts';
import { PackNote } from '../../../match/PackNote.tsx';
import type { RemoteMoment, RemoteSession } from '../../../online/remote.ts';
import { onlineText } from '../../../text/online/online.ts';
import { Held } from '../../match/Held.tsx';
import { Question } from '../../match/Question.tsx';
import { Late } from '../pace/Late.tsx';
import { useTableWords } from '../table-words.ts';
import { Beforehand } from './Beforehand.tsx';
import { Beside } from './Beside.tsx';
import { Offers } from './Offers.tsx';
import { RoomTools } from './RoomTools.tsx';

interface RoomHeadingProps {
  readonly session: RemoteSession;
  readonly moment: RemoteMoment;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly laid: Laid;
}

/** The panel's top: who decides what, how the line is, and what the players ask of each other. */
export function RoomHeading({ session, moment, sight, teller, laid }: RoomHeadingProps) {
  const text = useText(onlineText);
  const words = useText(matchText);
  const { sitter } = useTableWords(laid.game, session.table);
  const { phase, deciding, problem, settled, line, busy } = moment;
  return (
    <>
      <div className={`deciding${deciding === null ? '' : ` tone-seat${deciding}`}`}>
        {line === 'lost' && (
          <p role="alert" className="line-lost">
            {text.lost}
          </p>
        )}
        {phase === 'mine' && deciding !== null && <p className="who">{text.youDecide(teller.seat(deciding))}</p>}
        {phase === 'others' && deciding !== null && (
          <p className="who">{text.theyDecide(teller.seat(deciding), sitter(deciding))}</p>
        )}
        {session.table.mine.length === 0 && <p>{text.looking}</p>}
        {settled && <p className="who">{text.settled[settled.kind](teller.seat(settled.by))}</p>}
        <Question sight={sight} teller={teller} laid={laid} entries={moment.entries} settled={settled !== null} />
        {busy && <p role="status">{text.sending}</p>}
        {problem !== null && (
          <p role="alert" className="refusal">
            {words.problem}: <ErrorWords facts={problem} />
          </p>
        )}
        {session.table.pace && (
          <p className="narrow-clocks">
            {session.table.sitters.map((_, seat) => (
              <span key={teller.seat(seat)}>
                {teller.seat(seat)} <Beside session={session} moment={moment} teller={teller} seat={seat} />
              </span>
            ))}
          </p>
        )}
        <PackNote laid={laid} />
        {session.table.olderRules && <p className="older-rules">{text.olderRules}</p>}
        <Late session={session} moment={moment} seat={seat => teller.seat(seat)} />
        {phase !== 'over' && (
          <Held standing={moment.standing} table={laid.table} release={one => void session.release(one)} />
        )}
        <Beforehand session={session} moment={moment} table={laid.table} />
        <Offers session={session} moment={moment} teller={teller} />
      </div>
      <RoomTools session={session} moment={moment} />
    </>
  );
}

import { useLanguage } from '@carroccio/table/text/language.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSight } from '../../../match/seeing/use-sight.ts';
import { type OpenRoom, useRemoteMoment, useRoom } from '../../../online/use-table.ts';
import type { Actor } from '../../../table-top/state/actor.ts';
import { TableTop } from '../../../table-top/TableTop.tsx';
import { MatchBar } from '../../match/MatchBar.tsx';
import { Beside } from './Beside.tsx';
import { DiceProof } from './DiceProof.tsx';
import { Notes } from './Notes.tsx';
import { RoomHeading } from './RoomHeading.tsx';
import { Talk } from './Talk.tsx';

/** A match of people who are apart, at the same table as any other. */
export function RoomPage({ id }: { id: string }) {
  return <Room room={useRoom(id)} />;
}

function Room({ room: { laid, session } }: { room: OpenRoom }) {
  const moment = useRemoteMoment(session);
  const language = useLanguage();
  const { view, viewer, phase, fresh, busy } = moment;
  const { sight, teller } = useSight(laid, view, moment);
  const actor = useMemo<Actor>(
    () => ({
      act: action => session.act(action),
      actAll: actions => session.actAll(actions),
      hold: (answer, action) => session.hold(answer, action),
      odds: action => session.odds(action),
      refusal: action => session.refusal(action),
    }),
    [session],
  );
  const [announced, setAnnounced] = useState('');
  // Those who hear the table are told what happened, as it happens.
  useEffect(() => {
    if (fresh.length > 0) setAnnounced(fresh.map(({ event }) => teller.event(event)).join('. '));
  }, [fresh, teller]);
  return (
    <div className="match-page">
      <h1 className="hidden-visually">{laid.game.text[language].scenarios[view.scenario]?.title}</h1>
      <p className="hidden-visually" aria-live="polite">
        {announced}
      </p>
      <MatchBar
        laid={laid}
        sight={sight}
        teller={teller}
        beside={seat => <Beside {...{ session, moment, teller, seat }} />}
      />
      <TableTop
        laid={laid}
        sight={sight}
        teller={teller}
        log={moment.log}
        fresh={fresh}
        moment={`${moment.entries} ${viewer}`}
        actor={phase === 'mine' && !busy ? actor : null}
        stopped={moment.stopped}
        heading={<RoomHeading session={session} moment={moment} sight={sight} teller={teller} laid={laid} />}
      >
        <Talk table={session.table.id} />
        {phase === 'over' && moment.settled?.kind !== 'adjourn' && (
          <DiceProof table={session.table.id} game={laid.game} />
        )}
        {session.table.mine.length > 0 && <Notes table={session.table.id} />}
      </TableTop>
    </div>
  );
}

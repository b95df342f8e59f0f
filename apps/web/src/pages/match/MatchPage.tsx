import { Play } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { mayBeAdvised, useAdvice } from '../../advice/use-advice.ts';
import { Nowhere } from '../../app/Nowhere.tsx';
import type { Sitter } from '../../keep/database.ts';
import { currentSettings } from '../../keep/settings.ts';
import { useSight } from '../../match/seeing/use-sight.ts';
import { useAgain } from '../../match/use-again.ts';
import { type OpenMatch, useMatch, useMoment } from '../../match/use-match.ts';
import { useSound } from '../../match/use-sound.ts';
import type { Actor } from '../../table-top/state/actor.ts';
import { TableTop } from '../../table-top/TableTop.tsx';
import { AnalysisPanel } from '../analysis/AnalysisPanel.tsx';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { HandOver } from './HandOver.tsx';
import { Heading } from './Heading.tsx';
import { MatchBar } from './MatchBar.tsx';
import { Tools } from './Tools.tsx';

/** What the person on a seat is called, if he said so. */
const nameOf = (sitter: Sitter | undefined): ReactNode =>
  sitter?.kind === 'person' && sitter.name ? <i> {sitter.name}</i> : null;

/** What is seen again cannot be chosen any more. */
const NOTHING: readonly never[] = [];

export default function MatchPage({ id }: { id: string }) {
  const match = useMatch(id);
  return match ? <OpenMatchPage id={id} match={match} /> : <Nowhere />;
}

function OpenMatchPage({ id, match: { laid, session } }: { id: string; match: OpenMatch }) {
  const moment = useMoment(session);
  const language = useLanguage();
  const [, go] = useLocation();
  const { view, viewer, phase } = moment;
  const again = useAgain(session, laid.table);
  const { still } = again;
  const shown = useMemo(() => (still ? { viewer, legal: NOTHING, families: NOTHING } : null), [still, viewer]);
  const { sight, teller } = useSight(laid, still?.view ?? view, shown ?? moment);
  const actor = useMemo<Actor>(
    () => ({
      act: action => session.act(action),
      actAll: actions => session.actAll(actions),
      imagine: async () => {
        const imagined = await session.imagined();
        const { asked } = currentSettings();
        return (
          imagined && Attempt.from(new Play(laid.game, imagined.position), { seat: imagined.seat, language, asked })
        );
      },
      undo: async () => (await session.undo()) === 'done',
      hold: (answer, action) => session.hold(answer, action),
      odds: action => session.odds(action),
      refusal: action => session.refusal(action),
    }),
    [session, laid, language],
  );
  const analysing = moment.kept.kind === 'analysis';
  const analysis = useAnalysis({ session, laid, sight });
  const asking = useAdvice(session, moment, laid);
  const advice = mayBeAdvised(moment) && !still ? asking : null;
  const choice = advice?.asked?.choice;
  const advised = choice ? laid.table.spot(choice.action, sight) : null;
  const handsFree = !analysing || analysis.tool === 'play';
  const [announced, setAnnounced] = useState('');
  const { fresh } = moment;
  useSound(laid.table, fresh, phase === 'person');
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
      <MatchBar laid={laid} sight={sight} teller={teller} beside={seat => nameOf(moment.kept.sitters[seat])} />
      {phase === 'hand-over' ? (
        <HandOver who={teller.seat(moment.deciding ?? 0)} onTake={() => void session.takeOver()} />
      ) : (
        <TableTop
          laid={laid}
          sight={sight}
          teller={teller}
          log={moment.log}
          fresh={still?.fresh ?? fresh}
          moment={still ? `again ${still.entry}` : `${moment.entries} ${viewer}`}
          actor={phase === 'person' && handsFree && !still ? actor : null}
          stopped={moment.stopped}
          heading={
            <Heading moment={moment} session={session} sight={sight} teller={teller} laid={laid} advice={advice} />
          }
          tools={<Tools id={id} session={session} moment={moment} laid={laid} over={view.result !== null} />}
          onJump={entry => void session.inRecord(entry).then(number => go(`/replay/${id}/${number}`))}
          onSkip={() => (still ? again.stop() : session.hurry())}
          showAgain={lines => void again.play(lines)}
          pointed={advised}
          {...(analysing ? { onSpot: analysis.onSpot, onSelect: analysis.onSelect, pointed: analysis.pointed } : {})}
        >
          {analysing && (
            <AnalysisPanel
              session={session}
              laid={laid}
              sight={sight}
              teller={teller}
              moment={moment}
              analysis={analysis}
            />
          )}
        </TableTop>
      )}
    </div>
  );
}

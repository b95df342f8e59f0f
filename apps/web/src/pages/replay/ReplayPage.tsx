import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { PackNote } from '../../match/PackNote.tsx';
import { useSight } from '../../match/seeing/use-sight.ts';
import { TableTop } from '../../table-top/TableTop.tsx';
import { replayText } from '../../text/replay.ts';
import { Branch } from './Branch.tsx';
import { Player } from './Player.tsx';
import { doneInWords } from './told.ts';
import { usePlayer } from './use-player.ts';
import { type OpenReel, useReel, useStill } from './use-reel.ts';
import './replay.css';

/** How long a moment stays before the address names it: browsers refuse addresses that change too often. */
const ADDRESS_MS = 200;

export default function ReplayPage({ id, entry }: { id: string; entry?: string | undefined }) {
  const opened = useReel(id);
  return opened ? <OpenReplay id={id} asked={Number.parseInt(entry ?? '0', 10) || 0} opened={opened} /> : <Nowhere />;
}

/** What is over cannot be chosen any more. */
const NOTHING: readonly never[] = [];

interface OpenReplayProps {
  readonly id: string;
  /** The moment that the address names. */
  readonly asked: number;
  readonly opened: OpenReel;
}

function OpenReplay({ id, asked, opened: { laid, reel } }: OpenReplayProps) {
  const text = useText(replayText);
  const language = useLanguage();
  const [, go] = useLocation();
  const still = useStill(reel);
  const player = usePlayer(reel, still);
  const { entry, view } = still;
  const { viewer, log, entries } = reel;
  const { sight, teller } = useSight(laid, view, { viewer, legal: NOTHING, families: NOTHING });
  const fresh = useMemo(() => log.filter(line => line.entry === entry), [log, entry]);
  const done = doneInWords(reel, entry, fresh, teller, text);

  // The address follows the table, and the table an address that somebody else wrote.
  const written = useRef(0);
  const follow = useEffectEvent((moment: number) => {
    if (moment !== written.current) player.goTo(moment);
  });
  useEffect(() => follow(asked), [asked]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever has just left for another page is not brought back.
      if (!location.hash.startsWith(`#/replay/${id}`)) return;
      written.current = entry;
      go(`/replay/${id}/${entry}`, { replace: true });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [go, id, entry]);

  const { decision, result } = sight;
  const [deciding] = decision?.seats ?? [];
  return (
    <div className="match-page replay-page">
      <TableTop
        laid={laid}
        sight={sight}
        teller={teller}
        log={log}
        fresh={fresh}
        moment={String(entry)}
        actor={null}
        currentEntry={entry}
        onJump={player.goTo}
        heading={
          <>
            <div className={`deciding${deciding === undefined ? '' : ` tone-seat${deciding}`}`}>
              <h1 className="replay-title">
                {text.title} · {laid.game.text[language].scenarios[sight.scene.scenario]?.title}
              </h1>
              <p className="what" aria-live={player.playing ? 'off' : 'polite'}>
                {done}
              </p>
              <PackNote laid={laid} />
              {fresh.length === 0 && entry > 0 && <p className="replay-quiet">{text.quiet}</p>}
              {result && (
                <p className="what">
                  {teller.event({ type: 'end', ...result })}{' '}
                  <RuleLink rule={result.rule} rulebook={laid.game.rulebook} />
                </p>
              )}
              {decision && deciding !== undefined && (
                <p>
                  {text.next(teller.seat(deciding))} {teller.prompt(decision)}{' '}
                  <RuleLink rule={decision.rule} rulebook={laid.game.rulebook} />
                </p>
              )}
            </div>
            <div className="toolbar">
              <Branch secret={reel.secret} onAsk={() => player.goTo(entry)} branch={kind => reel.branch(entry, kind)} />
              <Link className="button" href={`/match/${id}`}>
                <Icon name="hand-over" /> {text.toMatch}
              </Link>
              <Link className="button" href={`/summary/${id}`}>
                <Icon name="chart" /> {text.toSummary}
              </Link>
            </div>
          </>
        }
      />
      <Player entry={entry} entries={entries} what={done} player={player} />
    </div>
  );
}

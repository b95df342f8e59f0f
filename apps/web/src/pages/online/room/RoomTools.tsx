import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, codeOf } from '../../../online/api.ts';
import type { RemoteMoment, RemoteSession } from '../../../online/remote.ts';
import { onlineText } from '../../../text/online/online.ts';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';

/** What can be done with the match itself. */
export function RoomTools({ session, moment }: { session: RemoteSession; moment: RemoteMoment }) {
  const text = useText(onlineText);
  const [resigning, setResigning] = useState(false);
  const { mine, sitters } = session.table;
  const plays = mine.length > 0;
  const otherPeople = sitters.some(({ kind }, seat) => kind === 'person' && !mine.includes(seat));
  const { phase, settled } = moment;
  const isEnded = phase === 'over' && settled?.kind !== 'adjourn';
  const resign = (): void => {
    setResigning(false);
    void session.offer('resign');
  };
  return (
    <>
      <div className="toolbar">
        {plays && phase !== 'over' && (
          <>
            <button type="button" onClick={() => void session.undo()}>
              <Icon name="undo" /> {text.undo}
            </button>
            {otherPeople && (
              <>
                <button type="button" onClick={() => void session.offer('draw')}>
                  {text.draw}
                </button>
                <button type="button" onClick={() => void session.offer('adjourn')}>
                  {text.adjourn}
                </button>
                <button type="button" onClick={() => void session.offer('end')}>
                  {text.end}
                </button>
              </>
            )}
            <button type="button" onClick={() => setResigning(true)}>
              <Icon name="flag" /> {text.resign}
            </button>
          </>
        )}
        {plays && settled?.kind === 'adjourn' && (
          <button type="button" className="primary" onClick={() => void session.resume()}>
            {text.resume}
          </button>
        )}
        {isEnded && (
          <>
            <Link className="button" href={`/replay/${session.table.id}`}>
              <Icon name="play" /> {text.replay}
            </Link>
            <Link className="button" href={`/summary/${session.table.id}`}>
              <Icon name="chart" /> {text.summary}
            </Link>
          </>
        )}
        <Link className="button" href="/online">
          {text.lobby}
        </Link>
      </div>
      {plays && isEnded && <Again table={session.table.id} />}
      {resigning && (
        <div className="confirm" role="alertdialog" aria-label={text.resignSure}>
          <h2>{text.resignSure}</h2>
          <div className="actions">
            <button type="button" className="primary" onClick={resign}>
              {text.resignYes}
            </button>
            <button type="button" onClick={() => setResigning(false)}>
              {text.cancel}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** The same once more; whether one of the others has asked for it already is looked up now and then. */
function Again({ table }: { table: string }) {
  const text = useText(onlineText);
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { answer } = useAsked(useCallback(() => api.table(table), [table]));
  const again = async (): Promise<void> => {
    try {
      go(`/online/table/${await api.again(table)}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <>
      {answer?.next && <p role="status">{text.againAsked}</p>}
      <p className="actions">
        <button type="button" className="primary" onClick={() => void again()}>
          <Icon name="flag" /> {text.again}
        </button>
      </p>
      <Problem code={problem} />
    </>
  );
}

import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, codeOf } from '../../online/api.ts';
import type { RemoteMoment, RemoteSession } from '../../online/remote.ts';
import { onlineText } from '../../text/online.ts';
import { Problem } from './Problem.tsx';

/** What can be done with the match itself. */
export function RoomTools({ session, moment }: { session: RemoteSession; moment: RemoteMoment }) {
  const text = useText(onlineText);
  const [, go] = useLocation();
  const [resigning, setResigning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mine, sitters } = session.table;
  const plays = mine.length > 0;
  const otherPeople = sitters.some(({ kind }, seat) => kind === 'person' && !mine.includes(seat));
  const { phase, settled } = moment;
  const again = async (): Promise<void> => {
    try {
      go(`/online/table/${await api.again(session.table.id)}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
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
        {plays && phase === 'over' && settled?.kind !== 'adjourn' && (
          <button type="button" className="primary" onClick={() => void again()}>
            {text.again}
          </button>
        )}
        <Link className="button" href="/online">
          {text.lobby}
        </Link>
      </div>
      <Problem code={problem} />
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

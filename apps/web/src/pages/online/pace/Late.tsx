import { useText } from '@carroccio/table/text/bilingual.ts';
import { useState } from 'react';
import { api, codeOf } from '../../../online/api.ts';
import { leftOf } from '../../../online/pace.ts';
import type { RemoteMoment, RemoteSession } from '../../../online/remote.ts';
import { paceText } from '../../../text/online/pace.ts';
import { Problem } from '../Problem.tsx';
import { useNow } from './use-now.ts';

interface LateProps {
  readonly session: RemoteSession;
  readonly moment: RemoteMoment;
  seat(seat: number): string;
}

const EVERY_MS = 1000;

/** Whose time is up, and what the others may do about it. */
export function Late({ session, moment, seat }: LateProps) {
  const text = useText(paceText);
  const [problem, setProblem] = useState<string | null>(null);
  const { around, phase } = moment;
  const { mine, pace, id } = session.table;
  const clocks = around?.clocks ?? null;
  const now = useNow(clocks !== null && phase !== 'over', EVERY_MS) + (around?.ahead ?? 0);
  const isLate = (place: number): boolean => {
    const clock = clocks?.[place];
    return phase !== 'over' && clock?.since != null && leftOf(clock, now) <= 0 && !around?.replaced.includes(place);
  };
  const claim = async (place: number, what: 'win' | 'bot'): Promise<void> => {
    try {
      await api.claim(id, place, what);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <>
      {around?.replaced.map(place => (
        <p key={place}>{text.replaced(seat(place))}</p>
      ))}
      {clocks?.map((_, place) =>
        isLate(place) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers
          <div key={place} className="offer" role="status">
            <p>{text.isLate(seat(place))}</p>
            {pace?.late === 'claim' && mine.length > 0 && !mine.includes(place) && (
              <>
                <p className="actions">
                  <button type="button" className="primary" onClick={() => void claim(place, 'win')}>
                    {text.claimWin}
                  </button>
                  <button type="button" onClick={() => void claim(place, 'bot')}>
                    {text.claimBot}
                  </button>
                </p>
                <p>{text.claimWait}</p>
              </>
            )}
          </div>
        ) : null,
      )}
      <Problem code={problem} />
    </>
  );
}

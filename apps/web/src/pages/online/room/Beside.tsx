import type { Teller } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import type { RemoteMoment, RemoteSession } from '../../../online/remote.ts';
import { onlineText } from '../../../text/online/online.ts';
import { SeatTime } from '../pace/SeatTime.tsx';

interface BesideProps {
  readonly session: RemoteSession;
  readonly moment: RemoteMoment;
  readonly teller: Teller;
  readonly seat: number;
}

/** Beside a seat in the bar: whether its player is there, and what time he has. */
export function Beside({ session, moment, teller, seat }: BesideProps) {
  const text = useText(onlineText);
  const { around } = moment;
  const { pace, sitters } = session.table;
  const clock = around?.clocks?.[seat];
  const here = around?.present.includes(seat);
  const presence = here ? text.present : text.absent;
  return (
    <>
      {around && sitters[seat]?.kind === 'person' && (
        <span className="present" role="img" aria-label={presence} title={presence} data-here={here || undefined} />
      )}
      {around && pace && clock && <SeatTime pace={pace} clock={clock} ahead={around.ahead} who={teller.seat(seat)} />}
    </>
  );
}

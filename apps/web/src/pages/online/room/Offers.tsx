import type { Teller } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import type { RemoteMoment, RemoteSession } from '../../../online/remote.ts';
import { onlineText } from '../../../text/online/online.ts';

interface OffersProps {
  readonly session: RemoteSession;
  readonly moment: RemoteMoment;
  readonly teller: Teller;
}

/** What players ask of each other: those concerned agree or decline, whoever asked may withdraw it. */
export function Offers({ session, moment, teller }: OffersProps) {
  const text = useText(onlineText);
  const { mine } = session.table;
  return moment.offers.map(({ id, kind, by, waiting }) => {
    const asked = waiting.find(seat => mine.includes(seat));
    return (
      <div key={id} className="offer" role="status">
        <p>{text.offers[kind](teller.seat(by))}</p>
        {asked !== undefined && (
          <p className="actions">
            <button type="button" className="primary" onClick={() => void session.answer(asked, id, true)}>
              {text.agree}
            </button>
            <button type="button" onClick={() => void session.answer(asked, id, false)}>
              {text.decline}
            </button>
          </p>
        )}
        {mine.includes(by) && (
          <button type="button" onClick={() => void session.answer(by, id, false)}>
            {text.withdraw}
          </button>
        )}
      </div>
    );
  });
}

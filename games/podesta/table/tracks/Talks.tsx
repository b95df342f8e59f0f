/** Deals as a conversation: the offer being answered, those left standing, the promises given. */
import { DEAL_WORDS, type Leg } from '@carroccio/podesta/survey';
import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import { merchantArms } from '../arms.ts';
import type { Labels } from '../labels.ts';

interface Offer {
  readonly proposer: number;
  readonly partner: number;
  readonly legs: readonly Leg[];
  readonly counter: boolean;
}

export function Talks({ labels }: { labels: Labels }) {
  const { sight, words } = labels;
  const { deal, offers, promises } = sight.state;
  if (!deal && offers.length === 0 && promises.length === 0) return null;
  return (
    <section className="pod-talks">
      <h3>{words.talks.title}</h3>
      {deal && <Conversation labels={labels} offer={deal} said="sent" />}
      {offers.map(offer => (
        <Conversation key={offer.id} labels={labels} offer={offer} said="stands" />
      ))}
      {promises.length > 0 && (
        <>
          <h4>{words.talks.promises}</h4>
          <ul>
            {promises.map(({ id, from, to, what, until }) => (
              <li key={id}>
                {words.talks.promise(labels.nick(from), labels.nick(to), labels.month(until))}
                {': '}
                {DEAL_WORDS[sight.language].promiseName(what)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What each of the two would give, in the words of one to the other. */
export function Conversation({ labels, offer, said }: { labels: Labels; offer: Offer; said: 'sent' | 'stands' }) {
  const { words } = labels;
  const { proposer, partner, legs, counter } = offer;
  const title = counter ? words.talks.counter : words.talks[said];
  return (
    <div className="pod-conversation" data-state={said}>
      <p className="pod-note">{title(labels.seat(proposer), labels.seat(partner))}</p>
      {[proposer, partner].map(seat => (
        <Bubble
          key={seat}
          labels={labels}
          seat={seat}
          other={seat === proposer ? partner : proposer}
          own={seat === proposer}
          legs={legs.filter(({ from }) => from === seat)}
        />
      ))}
    </div>
  );
}

interface BubbleProps {
  readonly labels: Labels;
  readonly seat: number;
  readonly other: number;
  readonly own: boolean;
  readonly legs: readonly Leg[];
}

function Bubble({ labels, seat, other, own, legs }: BubbleProps) {
  const { words, names, sight } = labels;
  const { clauseWords } = DEAL_WORDS[sight.language];
  return (
    <div className={`pod-bubble tone-seat${seat}`} data-own={own || undefined}>
      <p>
        <Shield blazon={merchantArms(seat)} size={18} />{' '}
        <b>{words.talks.gives(labels.nick(seat), labels.nick(other))}</b>
      </p>
      {legs.length === 0 ? (
        <p>{words.talks.nothing}</p>
      ) : (
        <ul>
          {legs.map(leg => (
            <li key={JSON.stringify(leg)}>{clauseWords(names, leg)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

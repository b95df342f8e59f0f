/** This month's event, and what earlier ones have left behind. */
import { AnnalesCard } from '../cards/AnnalesCard.tsx';
import type { Labels } from '../labels.ts';

export function Annales({ labels }: { labels: Labels }) {
  const { words, names, sight } = labels;
  const { annalesSeen, annales, lasting } = sight.state;
  const card = annalesSeen.at(-1);
  return (
    <section>
      <h3>{words.tracks.annales}</h3>
      {card === undefined ? <p>{words.tracks.noEvent}</p> : <AnnalesCard labels={labels} card={card} />}
      <p className="pod-note">{words.tracks.cardsLeft(annales)}</p>
      {lasting.length > 0 && (
        <ul className="pod-lasting">
          {lasting.map(({ kind, seat, commune, until }) => (
            <li key={`${kind} ${seat} ${commune} ${until}`}>
              {words.lasting[kind]}
              {seat >= 0 && ` (${labels.nick(seat)})`}
              {commune >= 0 && ` – ${names.commune(commune)}`}
              <small>{words.tracks.until(labels.month(until))}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

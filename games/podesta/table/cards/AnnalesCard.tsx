/** A card of the Annales: what happens this month. */
import type { CardLabels } from './labels.ts';

/** A sign for each kind of event, in a box of 24. */
const SIGNS = {
  politica: 'M4 21V9L12 3L20 9V21ZM9 21V14H15V21M4 12H20',
  diplomatica: 'M5 3H17V17Q17 21 13 21H5ZM8 7H14M8 11H14M8 15H12M17 17H21Q21 21 13 21',
  economica: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 6V18M9 9Q12 6 15 9M9 15Q12 18 15 15',
  religiosa: 'M10.500 2H13.500V7.500H19V10.500H13.500V22H10.500V10.500H5V7.500H10.500Z',
  militare: 'M4 4L18 18M20 4L6 18M15 20L20 15M4 15L9 20',
} as const;

export function AnnalesCard({ labels, card }: { labels: CardLabels; card: number }) {
  const { lore, words, sight } = labels;
  const printed = lore.data.annales.cards[card];
  if (!printed) return null;
  return (
    <article className="pod-card pod-annales" data-kind={printed.kind}>
      <p className="pod-card-kind">
        <svg className="pod-good" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
          <path d={SIGNS[printed.kind]} />
        </svg>
        {words.cards.annales[printed.kind]}
      </p>
      <h4>{printed.title[sight.language]}</h4>
      <p>{printed.text[sight.language]}</p>
      {printed.without && (
        <p className="pod-card-without">
          {words.cards.without} {printed.without.text[sight.language]}
        </p>
      )}
      <p className="pod-card-key">{words.cards.key}</p>
    </article>
  );
}

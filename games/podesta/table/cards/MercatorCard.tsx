/** A card of the Mercator deck: an informer's offer, or a buyer's demand. */
import type { Data } from '@carroccio/podesta/survey';
import { GoodSign } from './goods.tsx';
import type { CardLabels } from './labels.ts';

const goodOfCard = ({ goods, mercator }: Data, card: number): number =>
  goods.goods.findIndex(({ id }) => id === mercator.cards[card]?.good);

export function MercatorCard({ labels, card }: { labels: CardLabels; card: number }) {
  const { lore, words, names, sight } = labels;
  const printed = lore.data.mercator.cards[card];
  if (!printed) return null;
  const good = goodOfCard(lore.data, card);
  return (
    <article className="pod-card pod-mercator" data-kind={printed.kind}>
      <GoodSign good={good} size={30} />
      <div>
        <p className="pod-card-kind">{words.cards[printed.kind]}</p>
        <p className="pod-card-title">{printed.title[sight.language]}</p>
        <p className="pod-card-terms">{words.cards.terms(names.lots(printed.lots, good), printed.price)}</p>
      </div>
    </article>
  );
}

/** What the political board holds beside the map (chapter 2): values of the goods, months, cards, and the communes. */
import { at } from '@carroccio/kernel';
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import { communeArms } from '../arms.ts';
import { WORDS } from '../text/index.ts';
import type { PrintSource } from './source.ts';

/** Odd sestieri begin in government, even ones in opposition (pod.9c.d). */
const ROWS = [
  ['I', 'III', 'V'],
  ['II', 'IV', 'VI'],
] as const;

export function MarketPage({ source }: { source: PrintSource }) {
  const { lore, names, words, language } = source;
  const { goods, works } = lore.data;
  const prices = Array.from(
    { length: (goods.highest - goods.lowest) / goods.step + 1 },
    (_, index) => goods.lowest + index * goods.step,
  );
  const feastOf = (month: number): string => {
    const feast = works.feasts.findIndex(one => one.month === month);
    return feast < 0 ? '' : words.feastIn(names.feast(feast));
  };
  return (
    <div className="pod-political">
      <h4 className="pod-print-heading">{words.prices}</h4>
      <ol className="pod-print-prices">
        {prices.map(price => (
          <li key={price} data-start={price === goods.start || undefined}>
            {price}
          </li>
        ))}
      </ol>
      <h4 className="pod-print-heading">{words.calendar}</h4>
      <ol className="pod-print-months">
        {WORDS[language].months.map((month, index) => (
          <li key={month}>
            <b>{month}</b>
            <small>{feastOf(index + 1)}</small>
          </li>
        ))}
      </ol>
      <ol className="pod-print-spaces">
        {[words.annalesSpace, words.mercatorSpace, words.companiesSpace].map(space => (
          <li key={space}>{space}</li>
        ))}
      </ol>
    </div>
  );
}

export function TownsPage({ source }: { source: PrintSource }) {
  const { lore, names, words } = source;
  return (
    <ol className="pod-print-towns">
      {lore.data.map.communes.map(({ id, name }, commune) => {
        const faction = at(lore.world.faction, commune);
        return (
          <li key={id}>
            <svg className="pod-print-arms" viewBox="0 0 100 120" aria-hidden="true">
              <Arms blazon={communeArms(id)} surface={SHIELD} manner="painted" />
            </svg>
            <b>{name}</b>
            {ROWS.map((row, index) => (
              <div key={row[0]} className="pod-print-places">
                {row.map(number => (
                  <span key={number}>{number}</span>
                ))}
                <small>
                  {index === 0 ? words.governs : words.opposes}: {names.faction(index === 0 ? faction : 1 - faction)}
                </small>
              </div>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

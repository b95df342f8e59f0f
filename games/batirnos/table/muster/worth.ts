/** Why a troop costs what it costs: the formula that returns every printed price. */
import type { Troop } from '@carroccio/batirnos/survey';
import type { TableWords } from '../text/index.ts';

/** What its kind alone is worth; the others are priced by the piece. */
const KINDS: Readonly<Partial<Record<Troop['type'], number>>> = {
  CP: -1.5,
  CM: -1.5,
  R: -1,
  CL: -1.25,
  FL: 0.5,
  PM: 0.5,
  Q: 1,
  FP: 1,
};

/** The terms of a price, before it is rounded; nothing for what is priced by the piece. */
export function termsOf({ type, strength, series }: Troop): readonly (readonly [Term, number])[] {
  const kind = KINDS[type];
  const [first] = series;
  if (kind === undefined || !first) return [];
  const { movement, fire, melee, morale, armour } = first;
  return [
    ['movement', movement / 2],
    ['fire', fire === null ? 0 : (fire + 1) / 2],
    ['melee', 0.75 * (melee ?? 0)],
    ['morale', morale / 2],
    ['armour', (armour[0] + armour[1]) / 2],
    ['strength', 0.4 * strength],
    ['kind', kind],
  ];
}

type Term = keyof TableWords['muster']['terms'];

const inTenths = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−');

export function worthOf(troop: Troop, { muster }: TableWords): string {
  const terms = termsOf(troop).filter(([, value]) => value !== 0);
  if (terms.length === 0) return muster.asListed(troop.points);
  const said = terms.map(([term, value]) => `${muster.terms[term]} ${inTenths(value)}`).join(' + ');
  return muster.worth(said, troop.points);
}

/** The position of a lesson: who belongs to which commune, and what the decks hold in store. */
import { at, type Patch } from '@carroccio/kernel';
import { buildWorld, parts, readData, SESTIERI, squareName } from '@carroccio/podesta/survey';

const data = readData(Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value])));
export const world = buildWorld(data);

const known = (index: number | undefined, id: string): number => {
  if (index === undefined || index < 0) throw new Error(`the game has no "${id}"`);
  return index;
};

export const commune = (id: string): number => known(world.communeIndex.get(id), id);
export const sestiere = (id: string, number: number): number => commune(id) * SESTIERI + number - 1;
export const work = (id: string): number => known(world.workIndex.get(id), id);
export const townOf = (id: string): number => at(world.square, commune(id));
export const square = (name: string): number =>
  known(
    world.terrain.findIndex((_, cell) => squareName(world, cell) === name),
    name,
  );
export const good = (id: string): number =>
  known(
    data.goods.goods.findIndex(one => one.id === id),
    id,
  );

export const beneficio = (id: string): number =>
  known(
    data.benefici.tokens.findIndex(token => token.id === id),
    id,
  );
export const mercatorCard = (id: string): number =>
  known(
    data.mercator.cards.findIndex(card => card.id === id),
    id,
  );

/** Where a Beneficio lies in the bag as it is filled, kind by kind (pod.4i). */
export function placeInBag(id: string): number {
  return data.benefici.tokens.slice(0, beneficio(id)).reduce((sum, { count }) => sum + count, 0);
}

interface Beginning {
  /** By seat. */
  readonly communes: readonly string[];
  /** The first events of the year, by id. */
  readonly events: readonly string[];
}

/** The first month, before anybody has bid. */
export function beginning({ communes, events }: Beginning): Patch {
  const cards = data.annales.cards.map((_, card) => card);
  const first = events.map(id =>
    known(
      data.annales.cards.findIndex(card => card.id === id),
      id,
    ),
  );
  const later = cards.filter(card => !first.includes(card)).slice(0, data.annales.perYear - first.length);
  return [
    ...communes.flatMap(
      (id, seat): Patch => [
        { op: 'replace', path: `/state/players/${seat}/assigned`, value: commune(id) },
        { op: 'replace', path: `/state/players/${seat}/faction`, value: at(world.faction, commune(id)) },
      ],
    ),
    // The card on top is the last of the pile.
    { op: 'replace', path: '/state/annales', value: [...later, ...first.toReversed()] },
  ];
}

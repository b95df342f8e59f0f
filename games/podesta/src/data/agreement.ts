/** Where parts contradict each other, as they may once a data pack has replaced one of them. */
import type { Flaw } from '@carroccio/kernel';
import { repeated } from '@carroccio/kernel';
import { flaw } from '../../text/data/flaws.ts';
import type { Effect } from './cards.ts';
import type { Data } from './index.ts';
import { GOODS } from './shapes.ts';

const unknown = (names: readonly string[], known: readonly string[]): string[] =>
  [...new Set(names)].filter(name => !known.includes(name));

/** Every company of fortune has its chit, and they lie in the same order: the code counts on it. */
function chitFlaws({ benefici, companies: { companies } }: Data): Flaw[] {
  const chits = benefici.tokens.flatMap(({ company }) => (company === undefined ? [] : [company]));
  const ids = companies.map(({ id }) => id);
  return [
    ...unknown(chits, ids).map(id => flaw('/benefici/tokens', 'no-company', { id, known: ids })),
    ...unknown(ids, chits).map(id => flaw('/companies/companies', 'no-chit', { id })),
    ...(chits.join() === ids.join() || unknown(chits, ids).length + unknown(ids, chits).length > 0
      ? []
      : [flaw('/benefici/tokens', 'chit-order', { wanted: ids })]),
  ];
}

/** The communes given out are on the map, which says from how many players on each is. */
function communeFlaws({ map: { communes }, lengths: { setup } }: Data): Flaw[] {
  const ids = communes.map(({ id }) => id);
  const givenFrom = (id: string): number | null => (setup.includes(id) ? Math.max(2, setup.indexOf(id) + 1) : null);
  return [
    ...unknown(setup, ids).map(id => flaw('/lengths/setup', 'no-commune', { id, known: ids })),
    ...repeated(setup).map(id => flaw('/lengths/setup', 'given-twice', { id })),
    ...communes.flatMap(({ id, from }, index) =>
      from === givenFrom(id) ? [] : [flaw(`/map/communes/${index}/from`, 'given-from', { id, wanted: givenFrom(id) })],
    ),
  ];
}

const communesIn = (effects: readonly Effect[]): string[] =>
  effects.flatMap(effect => (effect.op === 'ifGoverns' ? effect.communes : []));

function eventFlaws({ annales: { cards, perYear }, map, lengths: { months } }: Data): Flaw[] {
  const ids = map.communes.map(({ id }) => id);
  return [
    ...(perYear === months ? [] : [flaw('/annales/perYear', 'months', { events: perYear, months })]),
    ...cards.flatMap(({ id: card, effects, without }, index) =>
      unknown(communesIn([...effects, ...(without?.effects ?? [])]), ids).map(id =>
        flaw(`/annales/cards/${index}`, 'card-commune', { card, id, known: ids }),
      ),
    ),
  ];
}

/** The first deal gives every player at a full table his hand; no card needs more lots than there are. */
function cardFlaws({ mercator: { cards, hand }, merchants: { merchants }, goods }: Data): Flaw[] {
  const players = merchants.length;
  const wanted = hand * players;
  return [
    ...(cards.length >= wanted ? [] : [flaw('/mercator/cards', 'hands', { cards: cards.length, players, wanted })]),
    ...cards.flatMap(({ id, good, lots }, index) => {
      const most = goods.goods[GOODS.indexOf(good)]?.lots ?? 0;
      return lots > most ? [flaw(`/mercator/cards/${index}/lots`, 'lots', { id, lots, most })] : [];
    }),
  ];
}

/** Works cost the same wherever it is said, in whole florins a lot, and walls are known for all that strengthen them. */
function workFlaws({ works, goods, battlefield, lengths: { months } }: Data): Flaw[] {
  const lots = Object.values(goods.work.lots).reduce((sum, some) => sum + some, 0);
  const walls = works.works.reduce((sum, work) => sum + work.walls, 0);
  return [
    ...(works.material === goods.work.florins
      ? []
      : [flaw('/works/material', 'material', { works: works.material, goods: goods.work.florins })]),
    ...(lots > 0 && works.material % lots === 0
      ? []
      : [flaw('/works/material', 'whole-price', { florins: works.material, lots })]),
    ...(walls < battlefield.walls.length ? [] : [flaw('/battlefield/walls', 'walls', { walls })]),
    ...works.feasts.flatMap(({ id, month }, index) =>
      month > months ? [flaw(`/works/feasts/${index}/month`, 'feast', { id, month, months })] : [],
    ),
  ];
}

export const disagreements = (data: Data): Flaw[] => [
  ...chitFlaws(data),
  ...communeFlaws(data),
  ...eventFlaws(data),
  ...cardFlaws(data),
  ...workFlaws(data),
];

import { repeated } from '@carroccio/kernel';
/** Where parts contradict each other, as they may once a data pack has replaced one of them. */
import type { Effect } from './cards.ts';
import type { Data } from './index.ts';
import { GOODS } from './shapes.ts';

const unknown = (names: readonly string[], known: readonly string[]): string[] =>
  [...new Set(names)].filter(name => !known.includes(name));

/** Every company of fortune has its chit, and they lie in the same order: the code counts on it. */
function chitProblems({ benefici, companies: { companies } }: Data): string[] {
  const chits = benefici.tokens.flatMap(({ company }) => (company === undefined ? [] : [company]));
  const ids = companies.map(({ id }) => id);
  return [
    ...unknown(chits, ids).map(id => `benefici: there is no company ${id}`),
    ...unknown(ids, chits).map(id => `companies: ${id} has no chit`),
    ...(chits.join() === ids.join() || unknown(chits, ids).length + unknown(ids, chits).length > 0
      ? []
      : ['benefici: the chits are not in the order of the companies']),
  ];
}

/** The communes given out are on the map, which says from how many players on each is. */
function communeProblems({ map: { communes }, lengths: { setup } }: Data): string[] {
  const ids = communes.map(({ id }) => id);
  return [
    ...unknown(setup, ids).map(id => `lengths: there is no commune ${id}`),
    ...repeated(setup).map(id => `lengths: ${id} is given out twice`),
    ...communes
      .filter(({ id, from }) => from !== (setup.includes(id) ? Math.max(2, setup.indexOf(id) + 1) : null))
      .map(({ id }) => `map: ${id} is not given out from as many players on as it says`),
  ];
}

const communesIn = (effects: readonly Effect[]): string[] =>
  effects.flatMap(effect => (effect.op === 'ifGoverns' ? effect.communes : []));

function eventProblems({ annales: { cards, perYear }, map, lengths: { months } }: Data): string[] {
  const ids = map.communes.map(({ id }) => id);
  return [
    ...(perYear === months ? [] : [`annales: ${perYear} events are not one for each of ${months} months`]),
    ...cards.flatMap(({ id, effects, without }) =>
      unknown(communesIn([...effects, ...(without?.effects ?? [])]), ids).map(
        commune => `annales: ${id}: there is no commune ${commune}`,
      ),
    ),
  ];
}

/** The first deal gives every player at a full table his hand; no card needs more lots than there are. */
function cardProblems({ mercator: { cards, hand }, merchants: { merchants }, goods }: Data): string[] {
  const needed = hand * merchants.length;
  return [
    ...(cards.length >= needed
      ? []
      : [`mercator: ${cards.length} cards are not hands for ${merchants.length} players`]),
    ...cards
      .filter(({ good, lots }) => lots > (goods.goods[GOODS.indexOf(good)]?.lots ?? 0))
      .map(({ id }) => `mercator: ${id} needs more lots than there are`),
  ];
}

/** Works cost the same wherever it is said, in whole florins a lot, and walls are known for all that strengthen them. */
function workProblems({ works, goods, battlefield, lengths: { months } }: Data): string[] {
  const lots = Object.values(goods.work.lots).reduce((sum, some) => sum + some, 0);
  const walls = works.works.reduce((sum, work) => sum + work.walls, 0);
  return [
    ...(works.material === goods.work.florins
      ? []
      : [`works: materials cost ${works.material} florins, in the goods ${goods.work.florins}`]),
    ...(lots > 0 && works.material % lots === 0
      ? []
      : [`works: ${works.material} florins for ${lots} lots are no whole price`]),
    ...(walls < battlefield.walls.length ? [] : [`battlefield: no walls are given for ${walls} works`]),
    ...works.feasts.filter(({ month }) => month > months).map(({ id }) => `works: ${id} is in no month of the year`),
  ];
}

export const disagreements = (data: Data): string[] => [
  ...chitProblems(data),
  ...communeProblems(data),
  ...eventProblems(data),
  ...cardProblems(data),
  ...workProblems(data),
];

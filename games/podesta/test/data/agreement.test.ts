import { at, type Flaw } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { disagreements } from '../../src/data/agreement.ts';
import type { Data } from '../../src/data/index.ts';
import { data } from './support.ts';

/** The part, and what is wrong without the advice after it. */
const told = ({ at: where, words }: Flaw): string => `${where.split('/')[1]}: ${words.en.split(';', 1).join()}`;
const broken = (change: (changed: Data) => void): string[] => {
  const changed = structuredClone(data);
  change(changed);
  return disagreements(changed).map(told);
};

test('the parts of the game agree', () => {
  expect(disagreements(data)).toEqual([]);
});

describe('replaced parts that contradict each other', () => {
  test('companies without a chit, chits without a company, chits in another order', () => {
    expect(broken(({ companies }) => Object.assign(at(companies.companies, 1), { id: 'falco' }))).toEqual([
      'benefici: there is no company bande',
      'companies: falco has no chit',
    ]);
    expect(broken(({ companies }) => companies.companies.reverse())).toEqual([
      'benefici: the chits are not in the order of the companies',
    ]);
  });

  test('communes that are not on the map, or given out otherwise than it says', () => {
    const nowhere = broken(({ lengths }) => lengths.setup.splice(5, 1, 'cortona'));
    expect(nowhere).toContain('lengths: there is no commune cortona');
    expect(nowhere).toContain('map: volterra is not given out from as many players on as it says');
    expect(broken(({ lengths }) => lengths.setup.splice(5, 1, 'siena'))).toContain('lengths: siena is given out twice');
    expect(broken(({ lengths }) => lengths.setup.splice(0, 2, 'siena', 'firenze'))).toEqual([]);
    expect(broken(({ lengths }) => lengths.setup.splice(1, 2, 'lucca', 'siena'))).toEqual([
      'map: lucca is not given out from as many players on as it says',
      'map: siena is not given out from as many players on as it says',
    ]);
  });

  test('events of communes that are gone, or too few for the months of a year', () => {
    const moved = broken(({ map }) => {
      for (const commune of map.communes) if (commune.id === 'poggibonsi') commune.id = 'colle';
    });
    expect(moved).toEqual([expect.stringMatching(/^annales: AN\d+: there is no commune poggibonsi$/)]);
    expect(broken(({ annales }) => Object.assign(annales, { perYear: 11 }))).toEqual([
      'annales: 11 events are not one for each of 12 months',
    ]);
  });

  test('hands that cannot be dealt, cards nobody could ever play', () => {
    expect(broken(({ mercator }) => Object.assign(mercator, { hand: 13 }))).toEqual([
      'mercator: 72 cards are not hands for 6 players',
    ]);
    expect(broken(({ mercator }) => Object.assign(mercator, { hand: 12 }))).toEqual([]);
    const card = at(data.mercator.cards, 0);
    const most = data.goods.goods.find(({ id }) => id === card.good)?.lots ?? 0;
    const asking = (lots: number) => broken(({ mercator }) => Object.assign(at(mercator.cards, 0), { lots }));
    expect([asking(most), asking(most + 1)]).toEqual([[], [`mercator: ${card.id} needs more lots than there are`]]);
  });

  test('works at two prices or at none, walls that are not given, feasts outside the year', () => {
    expect(broken(({ works }) => Object.assign(works, { material: 905 }))).toEqual([
      'works: materials cost 905 florins, in the goods 900',
    ]);
    expect(broken(({ goods }) => Object.assign(goods.work, { lots: {} }))).toEqual([
      'works: 900 florins for 0 lots are no whole price',
    ]);
    expect(broken(({ works }) => Object.assign(at(works.works, 5), { walls: 1 }))).toEqual([
      'battlefield: no walls are given for 3 works',
    ]);
    expect(
      broken(({ lengths, annales }) => [
        Object.assign(lengths, { months: 11 }),
        Object.assign(annales, { perYear: 11 }),
      ]),
    ).toEqual([expect.stringMatching(/^works: .* is in no month of the year$/)]);
  });
});

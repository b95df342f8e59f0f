import { type Part, partFaults, provenancesIn, read, tellFault } from '@carroccio/kernel';
import { dataProblems } from '@carroccio/kernel/suite';
import type { Static, TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { parts } from '../../src/data/index.ts';
import { batirnos } from '../../src/index.ts';
import { data, the } from './support.ts';

test('every part fits its schema and its check', () => {
  expect(dataProblems(parts)).toEqual([]);
});

test('a value that does not fit its schema is not read', () => {
  const { building, ...rest } = parts.orders.value;
  expect(building.base).toEqual([1, 30]);
  expect(() => read(parts.orders.schema, rest)).toThrow(/building/);
});

describe('provenance', () => {
  test('only rules of the catalogue are cited', () => {
    const known = new Set(batirnos.rulebook.entries.map(({ id }) => id));
    const cited = provenancesIn(data).flatMap(({ source }) => (source.from === 'rulebook' ? [source.rule] : []));
    expect(cited.length).toBeGreaterThan(50);
    expect([...new Set(cited)].filter(rule => !known.has(rule))).toEqual([]);
  });

  test('every card, table, sector, list and scenario says where it comes from', () => {
    const cards = [
      ...data.orders.cards,
      ...data.troops.troops,
      ...data.generals.leaders,
      ...Object.values(data.sectors),
      ...Object.values(data.scenarios),
    ];
    expect(cards).toHaveLength(50 + 55 + 56 + 7 + 9);
    for (const { sources } of cards)
      for (const { of, source } of sources) expect([of.length > 0, source.from]).not.toContain('');
    for (const { source } of [...data.armies.nations, ...data.armies.samples]) expect(source.from).toBeDefined();
  });
});

/** What is wrong, without where and without the advice after it. */
const core = (words: string): string => words.split(';', 1).join();

/** The problems of a part after a change. */
function after<S extends TSchema>(changed: Part<S>, change: (value: Static<S>) => void): string[] {
  const value = structuredClone(changed.value);
  change(value);
  return partFaults(changed, value).map(fault =>
    fault.code === 'flaw' ? core(fault.words.en) : tellFault(fault, 'en'),
  );
}

describe('the schema refuses', () => {
  test('a random value of 9, an unknown ability, a sixth morale', () => {
    expect(after(parts.orders, ({ cards }) => Object.assign(the(cards[0]), { value: 9 })).join()).toContain(
      'cards/0/value',
    );
    expect(after(parts.orders, ({ cards }) => Object.assign(the(cards[0]), { ability: 'rain' })).join()).toContain(
      'cards/0/ability',
    );
    expect(after(parts.generals, ({ leaders }) => Object.assign(the(leaders[1]), { morale: 6 })).join()).toContain(
      'leaders/1/morale',
    );
  });

  test('a card without a source, a field nobody knows', () => {
    expect(after(parts.troops, ({ troops }) => Object.assign(the(troops[0]), { sources: [] })).join()).toContain(
      'troops/0/sources',
    );
    expect(after(parts.troops, ({ troops }) => Object.assign(the(troops[0]), { luck: 1 })).join()).toContain(
      'troops/0',
    );
    expect(after(parts.terrain, ({ wood }) => Object.assign(wood.CP, { enter: 'maybe' })).join()).toContain(
      'wood/CP/enter',
    );
  });

  test('a division of one unit or of seven, ground nobody has drawn', () => {
    const lens = (value: Static<typeof parts.scenarios.schema>) => value.lens;
    expect(after(parts.scenarios, all => the(lens(all).sides[0].divisions[0]).units.splice(1)).join()).toContain(
      'lens/sides/0/divisions/0/units',
    );
    expect(after(parts.scenarios, all => lens(all).map.grid.splice(0, 1, 'x'.repeat(16))).join()).toContain(
      'lens/map/grid/0',
    );
  });
});

describe('the check finds', () => {
  test('order cards: two of a number, a card missing, priority without orders and orders without priority', () => {
    expect(after(parts.orders, ({ cards }) => cards.pop())).toEqual(['there are 49 cards, not 50']);
    expect(after(parts.orders, ({ cards }) => Object.assign(the(cards[49]), { number: 49 }))).toEqual([
      'card 49 is out of order',
      'card 49 stands twice',
    ]);
    expect(after(parts.orders, ({ cards }) => Object.assign(the(cards[14]), { priority: 2 }))).toEqual([
      'card 15 has a priority and gives no order',
    ]);
    expect(after(parts.orders, ({ cards }) => Object.assign(the(cards[0]), { priority: 0 }))).toEqual([
      'card 1 gives orders without a priority',
    ]);
  });

  test('troops: twice the same, a square not of six, one series too many, fire without a sector', () => {
    expect(after(parts.troops, ({ troops }) => troops.push(the(troops[0])))).toEqual(['fr-pm-vet stands twice']);
    expect(after(parts.troops, ({ troops }) => Object.assign(the(troops[18]), { strength: 5 }))).toEqual([
      'sp-sq-vet is a square and has not strength 6',
    ]);
    expect(after(parts.troops, ({ troops }) => the(troops[18]).series.pop())).toEqual([
      'sp-sq-vet has the wrong number of series',
    ]);
    expect(after(parts.troops, ({ troops }) => Object.assign(the(troops[0]?.series[0]), { sector: null }))).toEqual([
      'fr-pm-vet has a firing sector without fire, or fire without a sector',
    ]);
  });

  test('generals: a wrong price, one twice, no replacement', () => {
    expect(after(parts.generals, ({ leaders }) => Object.assign(the(leaders[1]), { points: 20 }))).toEqual([
      'conde does not cost what his ratings are worth',
    ]);
    expect(after(parts.generals, ({ leaders }) => leaders.push(the(leaders[1])))).toEqual(['conde stands twice']);
    expect(after(parts.generals, ({ leaders }) => leaders.shift())).toEqual([
      'the first card is not the replacement of nqsb.10.9',
    ]);
  });

  test('army lists: troops in two', () => {
    expect(after(parts.armies, ({ nations }) => the(nations[1]).troops.push('fr-fl'))).toEqual([
      'fr-fl is in two lists',
    ]);
  });

  test('sectors: a hex twice, a range that is not its own', () => {
    expect(after(parts.sectors, ({ musket }) => musket.hexes.push({ at: [0, -1] }))).toEqual([
      'the hex 0,-1 stands twice',
    ]);
    expect(after(parts.sectors, ({ musket }) => Object.assign(musket, { range: 3 }))).toEqual(['its range is not 3']);
  });

  test('scenarios: a row too short, a hex off the map, two pieces in one hex, zones that overlap', () => {
    expect(after(parts.scenarios, ({ lens }) => lens.map.grid.pop())).toEqual(['the map has 11 rows, not 12']);
    expect(after(parts.scenarios, ({ lens }) => lens.map.grid.splice(0, 1, '....'))).toEqual([
      'row 1 has 4 hexes, not 16',
    ]);
    expect(after(parts.scenarios, ({ lens }) => Object.assign(the(lens.objectives[0]), { hex: '1701' }))).toEqual([
      '1701 is not on the map',
    ]);
    expect(after(parts.scenarios, ({ lens }) => Object.assign(lens.sides[0], { cicHex: '0809' }))).toEqual([
      'two pieces are set up in 0809',
    ]);
    expect(after(parts.scenarios, ({ lens }) => lens.sides[0].zone.push('0201'))).toEqual([
      'both sides may deploy in 0201',
    ]);
  });
});

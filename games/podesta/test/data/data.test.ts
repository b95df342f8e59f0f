import { type Part, packFaults, partFaults, partProblems, provenancesIn, read, tellFault } from '@carroccio/kernel';
import { dataProblems } from '@carroccio/kernel/suite';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { parts } from '../../src/data/index.ts';
import { podesta } from '../../src/index.ts';
import { data } from './support.ts';

test('every part fits its schema and its check', () => {
  expect(dataProblems(parts)).toEqual([]);
});

test('a value that does not fit its schema is not read', () => {
  const { grid, ...rest } = parts.map.value;
  expect(grid).toHaveLength(18);
  expect(() => read(parts.map.schema, rest)).toThrow(/grid/);
});

describe('provenance', () => {
  test('every file says where its data come from', () => {
    for (const [name, part] of Object.entries(data))
      expect([name, provenancesIn(part).length > 0]).toEqual([name, true]);
    expect(provenancesIn(data.mercator)).toHaveLength(72);
    expect(provenancesIn(data.annales)).toHaveLength(51);
  });

  test('only rules of the catalogue are cited', () => {
    const known = new Set(podesta.rulebook.entries.map(({ id }) => id));
    const cited = provenancesIn(data).flatMap(({ source }) => (source.from === 'rulebook' ? [source.rule] : []));
    expect(cited.length).toBeGreaterThan(60);
    expect([...new Set(cited)].filter(rule => !known.has(rule))).toEqual([]);
  });

  test('the texts of the cards are not said to come from the rulebook', () => {
    const from = [...data.mercator.cards, ...data.annales.cards].map(({ source }) => source.from);
    expect(new Set(from)).toEqual(new Set(['reconstructed']));
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

/** A member that must be there. */
function the<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

describe('the check of the map finds', () => {
  test('a grid of the wrong size, an unknown terrain, two terrains with one symbol', () => {
    expect(after(parts.map, map => map.grid.pop())).toContain('the grid has 17 rows, not 18');
    expect(after(parts.map, ({ grid }) => grid.splice(0, 1, 'MMM~MMMMMMMMMMMMMMMMMMMx'))).toEqual([
      'the row "MMM~MMMMMMMMMMMMMMMMMMMx" is not 24 known symbols',
    ]);
    expect(
      after(parts.map, ({ terrain }) => {
        terrain.sea.symbol = 'M';
      }),
    ).toContain('"M" means two terrains');
  });

  test('a commune drawn elsewhere or twice, a way to nowhere', () => {
    expect(
      after(parts.map, ({ communes }) => {
        the(communes[0]).square = 'V13';
      }),
    ).toEqual(['arezzo is not drawn at V13']);
    expect(
      after(parts.map, ({ communes }) => {
        the(communes[1]).id = 'arezzo';
      }),
    ).toContain('arezzo stands twice');
    expect(
      after(parts.map, ({ distances }) => {
        the(distances[0]).to = 'roma';
      }),
    ).toEqual(['a distance from arezzo to roma, which are not both communes']);
  });

  test('a river on dry land', () => {
    expect(after(parts.map, ({ rivers }) => the(rivers[0]).squares.push('D4'))).toEqual([
      'the Arno is not drawn at D4',
    ]);
  });
});

describe('the check of the charts finds', () => {
  test('sestieri out of order, rebuilding that does not rise, a last raid that leaves taxes', () => {
    expect(after(parts.contributions, ({ sestieri }) => sestieri.reverse())).toContain('sestiere 6 is misplaced');
    expect(after(parts.contributions, ({ rebuilding }) => rebuilding.steps.reverse())).toEqual([
      'the sums of rebuilding do not rise',
    ]);
    expect(after(parts.contributions, ({ raids }) => raids.steps.pop())).toEqual(['the last raid leaves taxes']);
  });

  test('goods out of order, counters that do not make the lots, prices off the track', () => {
    expect(after(parts.goods, ({ goods }) => goods.reverse())).toContain('metalli is out of order');
    expect(
      after(parts.goods, ({ goods }) => {
        the(goods[0]).lots = 16;
      }),
    ).toEqual(['the counters of preziosi do not make its lots']);
    expect(
      after(parts.goods, goods => {
        goods.start = 105;
      }),
    ).toEqual(['the prices do not lie on the track']);
  });

  test('a wing or a row beyond the field', () => {
    expect(
      after(parts.battlefield, ({ wings }) => {
        wings.right = [9, 13];
      }),
    ).toEqual(['the right wing is not on the field']);
    expect(
      after(parts.battlefield, field => {
        field.defenderRows = [8, 9];
      }),
    ).toEqual(['rows that are not on the field']);
  });

  test('a work that needs a later one', () => {
    expect(after(parts.works, ({ works }) => the(works[0]).requires.push('cattedrale'))).toEqual([
      'ampliamento-mura requires cattedrale, which does not come before it',
    ]);
  });
});

describe('the check of the cards and counters finds', () => {
  test('a card twice, a year that needs more cards than there are', () => {
    expect(
      after(parts.mercator, ({ cards }) => {
        the(cards[1]).id = 'MC01';
      }),
    ).toEqual(['MC01 stands twice']);
    expect(
      after(parts.annales, annales => {
        the(annales.cards[1]).id = 'AN01';
        annales.perYear = 60;
      }),
    ).toEqual(['AN01 stands twice', 'fewer cards than a year needs']);
  });

  test('an effect that does not exist, or lacks what it needs', () => {
    const [card] = parts.annales.value.cards;
    const broken = (effect: object) =>
      partProblems(parts.annales, { ...parts.annales.value, cards: [{ ...card, effects: [effect] }] });
    expect(broken({ op: 'plague' }).join()).toContain('/cards/0/effects/0');
    expect(broken({ op: 'pay', amount: 100 }).join()).toContain('/cards/0/effects/0');
  });

  test('Benefici out of their places, a company in two copies or without a captain first', () => {
    expect(after(parts.benefici, ({ tokens }) => tokens.shift())).toContain('spada-1 is not in its place');
    expect(
      after(parts.benefici, ({ tokens }) => {
        the(tokens[7]).count = 2;
      }),
    ).toEqual(['compagnia-grifone is not one company']);
    expect(after(parts.companies, ({ units }) => units.reverse())).toEqual([
      'the first unit of a company is its captain',
    ]);
    expect(
      after(parts.companies, ({ companies }) => {
        the(companies[1]).id = 'grifone';
      }),
    ).toEqual(['grifone stands twice']);
  });
});

test('a pack with a wrong field is refused and the field named', () => {
  const pack = {
    format: 'carroccio-pack/1',
    game: 'podesta',
    title: 'another purse',
    parts: { merchants: { ...parts.merchants.value, florins: 'many' }, atlas: {} },
  };
  const problems = packFaults(podesta, pack).map(fault => tellFault(fault, 'en'));
  expect(problems.join('\n')).toContain('/parts/merchants/florins');
  expect(problems.join('\n')).toContain('/parts/atlas: podesta has no such part');
});

/** Every copy of a value in which one number has become another. */
function* changed(value: unknown, number: number): Generator<unknown> {
  if (typeof value === 'number') yield number;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const other of changed(item, number)) yield value.with(index, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const other of changed(item, number)) yield { ...value, [key]: other };
}

describe('a pack cannot ask for more than a machine can hold', () => {
  test.each(Object.entries(parts))('every number of %s has an upper limit', (_, one) => {
    const unbounded = [...changed(one.value, 2 ** 40)].filter(value => Check(one.schema, value));
    expect(unbounded).toEqual([]);
  });
});

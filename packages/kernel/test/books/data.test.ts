import {
  flawsIn,
  type GamePackage,
  Match,
  packFaults,
  provenancesIn,
  Registry,
  ruleText,
  searchRules,
  tellFault,
} from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { ford, registry } from '../tiny/index.ts';

const water = (length: number, soldiers: number) => ({
  length,
  soldiers,
  source: { from: 'rulebook', rule: 'ford.6' },
});
const pack = (parts: Record<string, unknown>, game = 'ford') => ({
  format: 'carroccio-pack/1' as const,
  game,
  title: 'Mine',
  parts,
});

const flaw = flawsIn<{ unsuited: object }>({
  en: { unsuited: () => 'they do not suit the ford' },
  it: { unsuited: () => 'non vanno bene per il guado' },
});

const packProblems = (one: GamePackage, given: unknown): string[] =>
  packFaults(one, given).map(fault => tellFault(fault, 'en'));

describe('a data pack', () => {
  test('replaces a part of the game’s data', () => {
    const mine = pack({ waters: { ford: water(20, 4), footbridge: water(7, 1) } });
    expect(packProblems(ford, mine)).toEqual([]);
    const { state } = registry.game('ford', mine).setup({
      scenario: 'ford',
      options: { fierce: false },
      seats: 2,
      chance: { draw: () => 0 },
    });
    expect(state).toMatchObject({ length: 20 });
    expect(registry.game('ford')).toBe(registry.game('ford'));
  });

  test.each([
    ['nonsense', 'must be an object'],
    [{ ...pack({}), format: 'x' }, '/format'],
    [pack({}, 'relics'), 'the pack is for "relics", not for "ford"'],
    [pack({ maps: 1 }), '/parts/maps: ford has no such part; it has waters'],
    [pack({ constructor: 1 }), '/parts/constructor: ford has no such part'],
    [
      pack({ waters: { ford: water(3, 1), footbridge: water(6, 2) } }),
      '/parts/waters/ford/length: must be at least 4, not 3',
    ],
    [
      pack({ waters: { ford: water(6, 3), footbridge: water(6, 2) } }),
      '/parts/waters/ford/soldiers: the soldiers do not fit in 6 cells',
    ],
  ])('%j: the problem is named', (given, problem) => {
    expect(packProblems(ford, given).join('\n')).toContain(problem);
  });

  const nested = (levels: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = [value];
    return value;
  };

  test.each<[string, unknown, string]>([
    ['deep', nested(200_000), 'the pack is nested more than 200 levels deep'],
    ['long', { x: 'y'.repeat(600_000) }, 'the pack is longer than 500000 characters'],
    ['a long list', { x: new Array(2001).fill(0) }, '/parts/waters/x: must have at most 2000 items'],
    ['a long text', { x: ['y'.repeat(4001)] }, '/parts/waters/x/0: must not be longer than 4000 characters'],
    ['a large number', { ford: { length: 1e6 } }, '/parts/waters/ford/length: must be between -100000 and 100000'],
    ['an endless number', { ford: JSON.parse('1e999') }, '/parts/waters/ford: must be between -100000 and 100000'],
  ])('%s: what is too large is refused by its field', (_, waters, problem) => {
    expect(packProblems(ford, pack({ waters }))).toEqual([problem]);
    expect(() => registry.game('ford', pack({ waters }))).toThrow(`the data pack does not fit: ${problem}`);
  });

  test('whose parts contradict the game’s other parts does not fit', () => {
    const picky = new Registry([
      {
        ...ford,
        disagreements: data => (data.waters === ford.parts.waters?.value ? [] : [flaw('/waters', 'unsuited', {})]),
      },
    ]);
    const mine = pack({ waters: { ford: water(20, 4), footbridge: water(7, 1) } });
    expect(() => picky.game('ford', pack({}))).not.toThrow();
    expect(() => picky.game('ford', mine)).toThrow(
      'the data pack does not fit: /parts/waters: they do not suit the ford',
    );
  });

  test('that a game cannot be built or begun with does not fit', () => {
    const mine = pack({ waters: { ford: water(20, 4), footbridge: water(7, 1) } });
    const fragile = new Registry([
      {
        ...ford,
        build: () => {
          throw new TypeError('no such water');
        },
      },
    ]);
    expect(() => fragile.game('ford', mine)).toThrow(
      'the data pack does not fit: /parts: the game cannot be built: no such water',
    );
    const game = registry.game('ford', mine);
    const stuck = {
      ...game,
      setup: () => {
        throw new TypeError('no room');
      },
    };
    expect(() => new Match(stuck, { scenario: 'ford', seed: 's' }, mine)).toThrow(
      'the data pack does not fit: /parts: scenario "ford" cannot begin: no room',
    );
    expect(() => new Match(game, { scenario: 'sea', seed: 's' }, mine)).toThrow('ford has no scenario "sea"');
  });

  test('that does not fit is refused by the registry', () => {
    expect(() => registry.game('ford', pack({ maps: 1 }))).toThrow('the data pack does not fit: /parts/maps');
  });
});

test('provenance is found wherever it stands', () => {
  expect(provenancesIn(ford.parts.waters?.value)).toEqual([
    { path: '/ford', source: { from: 'rulebook', rule: 'ford.6' } },
    {
      path: '/footbridge',
      source: { from: 'reconstructed', why: { en: 'short enough for a test', it: 'abbastanza breve per una prova' } },
    },
  ]);
});

describe('the registry', () => {
  test('knows what it has', () => {
    expect(registry.playable.map(game => game.rulebook.id)).toEqual(['ford', 'relics']);
    expect(() => registry.game('chess')).toThrow('there is no game "chess"; there are ford, relics');
    const unbuilt = new Registry([{ rulebook: ford.rulebook, parts: {} }]);
    expect(() => unbuilt.game('ford')).toThrow('"ford" has its rulebook here but cannot be played yet');
    expect(unbuilt.playable).toEqual([]);
  });

  test('finds a rule’s book by its prefix', () => {
    expect(registry.rulebookOf('relics.4.1')?.id).toBe('relics');
    expect(registry.rulebookOf('relicsx.4')).toBeUndefined();
  });
});

describe('rules', () => {
  test('can be read in both languages', () => {
    expect(ruleText(ford.rulebook, 'ford.3.2', 'en')?.title).toBe('Morale');
    expect(ruleText(ford.rulebook, 'ford.2.2', 'it')?.title).toBe('Notte');
    expect(ruleText(ford.rulebook, 'ford.9', 'en')).toBeUndefined();
  });

  test('have rulings beside them', () => {
    const rulings = [
      {
        id: 'ford.R1',
        title: { en: 'Wet feet', it: 'Piedi bagnati' },
        asks: { en: 'Who pays?', it: 'Chi paga?' },
        says: { en: 'Nobody.', it: 'Nessuno.' },
        why: { en: 'The book is silent.', it: 'Il libro tace.' },
        others: [{ en: 'Everybody.', it: 'Tutti.' }],
        option: 'fierce',
        concerns: ['ford.2.2'],
      },
    ];
    const book = { ...ford.rulebook, rulings };
    expect(ruleText(book, 'ford.2.2', 'en')?.rulings).toEqual(['ford.R1']);
    expect(ruleText(book, 'ford.2.1', 'en')?.rulings).toEqual([]);
    expect(ruleText(book, 'ford.R1', 'it')).toEqual({
      id: 'ford.R1',
      kind: 'ruling',
      title: 'Piedi bagnati',
      says: 'Nessuno.',
      see: ['ford.2.2'],
      rulings: [],
      ruling: { asks: 'Chi paga?', why: 'Il libro tace.', others: ['Tutti.'], option: 'fierce' },
    });
    expect(searchRules(book, 'who pays', 'en').map(({ id }) => id)).toEqual(['ford.R1']);
    expect(searchRules(ford.rulebook, 'who pays', 'en')).toEqual([]);
  });

  test('are found by their words, whatever the accents and the case', () => {
    expect(searchRules(ford.rulebook, 'PARITA', 'it').map(({ id }) => id)).toEqual(['ford.3.4']);
    expect(searchRules(ford.rulebook, 'charge', 'en')[0]?.id).toBe('ford.3');
    expect(searchRules(ford.rulebook, 'charge cannon', 'en')).toEqual([]);
  });
});

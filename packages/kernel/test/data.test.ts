import { packProblems, provenancesIn, Registry, ruleText, searchRules } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { ford, registry } from './tiny/index.ts';

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

describe('a data pack', () => {
  test('replaces a part of the game’s data', () => {
    const mine = pack({ waters: { ford: water(20, 4), footbridge: water(7, 1) } });
    expect(packProblems('ford', ford.parts, mine)).toEqual([]);
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
    ['nonsense', 'must be object'],
    [{ ...pack({}), format: 'x' }, '/format'],
    [pack({}, 'relics'), 'the pack is for "relics", not for "ford"'],
    [pack({ maps: 1 }), '/parts/maps: ford has no such part; it has waters'],
    [pack({ constructor: 1 }), '/parts/constructor: ford has no such part'],
    [pack({ waters: { ford: water(3, 1), footbridge: water(6, 2) } }), '/parts/waters/ford/length: must be >= 4'],
    [pack({ waters: { ford: water(6, 3), footbridge: water(6, 2) } }), 'ford: the soldiers do not fit in 6 cells'],
  ])('%j: the problem is named', (given, problem) => {
    expect(packProblems('ford', ford.parts, given).join('\n')).toContain(problem);
  });

  test('that does not fit is refused by the registry', () => {
    expect(() => registry.game('ford', pack({ maps: 1 }))).toThrow('the data pack does not fit: /parts/maps');
  });
});

test('provenance is found wherever it stands', () => {
  expect(provenancesIn(ford.parts.waters?.value)).toEqual([
    { path: '/ford', source: { from: 'rulebook', rule: 'ford.6' } },
    { path: '/footbridge', source: { from: 'reconstructed', why: 'short enough for a test' } },
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

  test('are found by their words, whatever the accents and the case', () => {
    expect(searchRules(ford.rulebook, 'PARITA', 'it').map(({ id }) => id)).toEqual(['ford.3.4']);
    expect(searchRules(ford.rulebook, 'charge', 'en')[0]?.id).toBe('ford.3');
    expect(searchRules(ford.rulebook, 'charge cannon', 'en')).toEqual([]);
  });
});

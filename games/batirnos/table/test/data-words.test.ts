/** What the data of ¡¡No queda sino batirnos!! Esa are called on the page of components. */
import { batirnos } from '@carroccio/batirnos';
import type { Language } from '@carroccio/kernel';
import { datumsOf } from '@carroccio/table/data/datums.ts';
import { wordsOfData } from '@carroccio/table/data/words.ts';
import { expect, it } from 'vitest';
import { DATA_WORDS } from '../text/data-words.ts';

/** Words that are the same in both languages. */
const SHARED = new Set([
  'Rocroi',
  'Lens',
  'Rethel',
  'Arras',
  'Valenciennes',
  'Leffrinckoucke',
  '2 PM',
  'Morale',
  'Reiter',
  'Scenario',
]);

const words = { en: wordsOfData(DATA_WORDS, 'en'), it: wordsOfData(DATA_WORDS, 'it') };
const datums = (language: Language) => Object.values(batirnos.parts).flatMap(({ value }) => datumsOf(value, language));
const wordsOf = (language: Language): string[] =>
  datums(language).flatMap(({ where, fields }) => [
    ...where.slice(0, 1).map(step => words[language].step(step)),
    ...fields.map(({ name }) => words[language].field(name)),
  ]);

it('parts and fields have their Italian words', () => {
  const english = new Set(wordsOf('en'));
  expect(english.size).toBeGreaterThan(50);
  expect([...new Set(wordsOf('it'))].filter(word => english.has(word) && !SHARED.has(word))).toEqual([]);
  const parts = Object.keys(batirnos.parts);
  expect(parts.filter(part => words.it.part(part) === words.en.part(part))).toEqual([]);
  expect(words.it.value('barrage')).toBe('tiro di sbarramento');
});

it.each([
  ['en', 'Italian tercio', '12 Barrage', 'France'],
  ['it', 'Tercio italiano', '12 Tiro di sbarramento', 'Francia'],
] as const)('troops, cards and nations go by their names in %s', (language, ...names) => {
  expect(datums(language).map(({ where }) => where.at(-1))).toEqual(expect.arrayContaining(names));
});

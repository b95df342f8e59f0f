/** What the data of ¡¡No queda sino batirnos!! Esa are called on the page of components. */
import { batirnos } from '@carroccio/batirnos';
import type { Language } from '@carroccio/kernel';
import { expect, it } from 'vitest';
import { datumsOf } from '../../src/pages/components/datums.ts';
import { componentsText } from '../../src/text/components.ts';

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

const datums = (language: Language) => Object.values(batirnos.parts).flatMap(({ value }) => datumsOf(value, language));
const wordsOf = (language: Language): string[] =>
  datums(language).flatMap(({ where, fields }) => [
    ...where.slice(0, 1).map(step => componentsText[language].step(step, 'batirnos')),
    ...fields.map(({ name }) => componentsText[language].field(name, 'batirnos')),
  ]);

it('parts and fields have their Italian words', () => {
  const english = new Set(wordsOf('en'));
  expect(english.size).toBeGreaterThan(50);
  expect([...new Set(wordsOf('it'))].filter(word => english.has(word) && !SHARED.has(word))).toEqual([]);
  const parts = Object.keys(batirnos.parts);
  expect(parts.filter(part => componentsText.it.part(part) === componentsText.en.part(part))).toEqual([]);
  expect(componentsText.it.value('barrage', 'batirnos')).toBe('tiro di sbarramento');
});

it.each([
  ['en', 'Italian tercio', '12 Barrage', 'France'],
  ['it', 'Tercio italiano', '12 Tiro di sbarramento', 'Francia'],
] as const)('troops, cards and nations go by their names in %s', (language, ...names) => {
  expect(datums(language).map(({ where }) => where.at(-1))).toEqual(expect.arrayContaining(names));
});

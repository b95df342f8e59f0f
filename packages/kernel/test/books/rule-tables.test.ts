/** Tables of rules in two languages. */
import { type Rulebook, ruleText } from '@carroccio/kernel';
import { catalogueProblems } from '@carroccio/kernel/suite';
import { expect, test } from 'vitest';

const TABLE = { columns: ['die', 'foot'], rows: { 'up to 3': [1, 'wounded'], '4-6': [2, null] }, cap: [0, 1] };
const TAVOLA = { columns: ['dado', 'a piedi'], rows: { 'fino a 3': [1, 'ferito'], '4-6': [2, null] }, massimo: [0, 1] };

const book = (table: unknown, italian: unknown): Rulebook => ({
  id: 'book',
  prefix: 'book',
  title: { en: 'Book', it: 'Libro' },
  entries: [{ id: 'book.1', title: 'Wounds', says: 'Roll.', kind: 'table', ...(table === undefined ? {} : { table }) }],
  italian: { 'book.1': { title: 'Ferite', says: 'Si tira.', ...(italian === undefined ? {} : { table: italian }) } },
});
const problems = (table: unknown, italian: unknown): string[] => catalogueProblems(book(table, italian));

test('a table is read in its language; one without words is the same in both', () => {
  expect(ruleText(book(TABLE, TAVOLA), 'book.1', 'en')?.table).toEqual(TABLE);
  expect(ruleText(book(TABLE, TAVOLA), 'book.1', 'it')?.table).toEqual(TAVOLA);
  expect(ruleText(book([[1, 2]], undefined), 'book.1', 'it')?.table).toEqual([[1, 2]]);
  expect(ruleText(book(undefined, undefined), 'book.1', 'it')).not.toHaveProperty('table');
});

test('whatever has letters has Italian, and the numbers are the same', () => {
  expect(problems(TABLE, TAVOLA)).toEqual([]);
  expect(problems({ 1: ['2-3', null, true] }, undefined)).toEqual([]);
  expect(problems({ onFoot: [1, 4] }, { 'a piedi': '1 / 4' })).toEqual([]);
  expect(problems(TABLE, undefined)).toEqual(['book.1 has a table without Italian']);
  expect(problems({ 1: 'x' }, undefined)).toEqual(['book.1 has a table without Italian']);
  expect(problems(undefined, TAVOLA)).toEqual(['book.1 has a table in Italian only']);
});

test.each([
  [{ foot: 1 }, { piedi: 2 }, 'book.1 /foot is 1, in Italian 2'],
  [{ foot: 1 }, { piedi: 1, cavallo: 2 }, 'book.1  has 1 labels, in Italian 2'],
  [{ foot: [1, 2] }, { piedi: [1] }, 'book.1 /foot is a list of 2 in English only'],
  [{ foot: { a: 1 } }, { piedi: 1 }, 'book.1 /foot has no fields'],
  [{ foot: 'one' }, { piedi: 1 }, 'book.1 /foot has no Italian'],
  [{ foot: 'one' }, { piedi: '–' }, 'book.1 /foot: "one" is not "–"'],
  [{ foot: 'up to 3' }, { piedi: 'fino a 4' }, 'book.1 /foot: "up to 3" and "fino a 4" have other numbers'],
  [{ rows: { a: [1] } }, { righe: { a: [1] } }, 'book.1 /rows is a matter of layout, not of words'],
  [{ 'on foot': 1 }, { a_piedi: 1 }, 'book.1 /on foot: "a_piedi" is not a word'],
])('%j is not %j', (table, italian, problem) => {
  expect(problems(table, italian)).toEqual([problem]);
});

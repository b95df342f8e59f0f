/** Every complaint of the terminal has words in both languages, which say all that it holds. */
import { BadRecord, LANGUAGES } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import type { Complaint, ComplaintCode, ComplaintOf } from '../src/words/complaint.ts';
import { wordsOf } from '../src/words/complaint-text.ts';
import { errorLine, exitCodeOf, Failed, reasonOf, WrongUsage } from '../src/words/failure.ts';

const EXAMPLES: { [C in ComplaintCode]: ComplaintOf<C> } = {
  'not-json': { code: 'not-json', path: 'a.json', line: 3, column: 14 },
  'large-file': { code: 'large-file', path: 'a.json', mebibytes: 64 },
  'cannot-read': { code: 'cannot-read', path: 'a.json', why: 'EWEIRD' },
  'csv-first-line': { code: 'csv-first-line', path: 'a.csv', wanted: 'carroccio-csv/1,GAME,TITLE' },
  'is-a-pack': { code: 'is-a-pack', path: 'a.json', check: 'carroccio validate a.json' },
  'csv-beyond': { code: 'csv-beyond', path: 'a.csv', place: '/charts/unitType/C', value: '9' },
  'csv-twice': { code: 'csv-twice', path: 'a.csv', place: '/charts/unitType/C' },
  'no-match': { code: 'no-match', name: 'my eve', meant: ['my evening'], list: 'carroccio matches' },
  'cannot-save': { code: 'cannot-save', path: 'a.json', why: 'EWEIRD' },
  'written-elsewhere': { code: 'written-elsewhere', path: 'match.json' },
  'half-written': { code: 'half-written', path: 'match.json', entries: 12 },
  'cannot-make-folder': { code: 'cannot-make-folder', path: 'a/b', why: 'EWEIRD' },
  'not-a-pack': { code: 'not-a-pack', path: 'a.json', faults: [{ path: '/title', code: 'missing', fields: ['x'] }] },
  exists: { code: 'exists', path: 'a.json' },
  'file-exists': { code: 'file-exists', path: 'a.json' },
  'no-part': { code: 'no-part', game: 'ford', part: 'wates', meant: ['waters'], parts: ['waters', 'marshes'] },
  'in-file': { code: 'in-file', path: 'a.json', why: new BadRecord({ code: 'state-differs', entry: 32 }) },
  'not-as-played': { code: 'not-as-played', path: 'a.json', entries: [4, 7] },
  'no-entries': { code: 'no-entries', from: 900, to: 242, entries: 242 },
  'no-chronicle': { code: 'no-chronicle', path: 'a.json', game: 'ford' },
  'has-problems': { code: 'has-problems', path: 'a.json', count: 3 },
  'no-game': { code: 'no-game', game: 'frod', meant: ['ford'], games: ['relics'] },
  'not-playable': { code: 'not-playable', game: 'marsh', title: { en: 'The Marsh', it: 'La palude' } },
  'nothing-playable': { code: 'nothing-playable' },
  'which-game': { code: 'which-game', games: ['ford', 'relics'] },
  'no-scenario': { code: 'no-scenario', game: 'ford', scenario: 'sea', meant: [], scenarios: ['footbridge'] },
  'no-seat': { code: 'no-seat', seat: 'green', meant: [], seats: ['red', 'blue'] },
  'no-program': { code: 'no-program', given: 'bot' },
  'few-players': { code: 'few-players' },
  'no-database': { code: 'no-database' },
  'database-fails': { code: 'database-fails', host: 'db:5432', why: 'EWEIRD' },
  'under-way': { code: 'under-way', seed: 'may' },
  'no-pair': { code: 'no-pair', option: '--seat', given: 'red' },
  'other-game': { code: 'other-game', recorded: 'ford', asked: 'relics' },
  'other-scenario': { code: 'other-scenario', recorded: 'ford', asked: 'footbridge' },
  'no-rule': { code: 'no-rule', id: 'ford.99', nearest: ['ford.1'] },
  'id-or-search': { code: 'id-or-search' },
  'where-needs-id': { code: 'where-needs-id' },
};

const plain = (complaint: Complaint): string[] =>
  Object.entries(complaint).flatMap(([field, value]): string[] => {
    if (field === 'code' || (typeof value === 'object' && !Array.isArray(value))) return [];
    return [value].flat().flatMap(item => (typeof item === 'object' ? [] : [String(item)]));
  });

describe.each(LANGUAGES)('in %s', language => {
  test.each(Object.values(EXAMPLES))('$code', complaint => {
    const words = wordsOf(new Failed(complaint), language);
    for (const said of plain(complaint)) expect(words).toContain(said);
    expect(words).not.toMatch(/undefined|object Object/);
  });
});

test('the languages differ', () => {
  for (const complaint of Object.values(EXAMPLES))
    expect(wordsOf(new Failed(complaint), 'it')).not.toBe(wordsOf(new Failed(complaint), 'en'));
});

test('what is wrong in a file is said as the machine says it', () => {
  expect(wordsOf(new Failed(EXAMPLES['in-file']), 'it')).toBe('a.json: alla mossa 32 la situazione è diversa');
  expect(wordsOf(new Failed({ code: 'in-file', path: 'b', why: new WrongUsage(EXAMPLES['no-game']) }), 'it')).toBe(
    'b: non c’è un gioco «frod» (forse ford?); ci sono relics',
  );
  expect(wordsOf(new TypeError('a bug'), 'it')).toBe('a bug');
});

test('only ten of many changed entries are listed', () => {
  const entries = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(wordsOf(new Failed({ code: 'not-as-played', path: 'a', entries }), 'en')).toContain('9, 10, …)');
});

test('the system’s reasons are known by its codes', () => {
  expect(reasonOf(Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' }))).toBe('ENOENT');
  expect([reasonOf(new Error('other')), reasonOf('odd')]).toEqual(['other', 'odd']);
  const missing = new Failed({ code: 'cannot-read', path: 'a.json', why: 'ENOENT' });
  expect(wordsOf(missing, 'en')).toBe('cannot read a.json: there is no such file or folder');
});

test('an error is one line, with the code of its kind', () => {
  expect(errorLine(' unknown command\n  (Did you mean this?)\n')).toBe(
    'carroccio: unknown command (Did you mean this?)',
  );
  expect([
    exitCodeOf(new Failed({ code: 'nothing-playable' })),
    exitCodeOf(new WrongUsage({ code: 'id-or-search' })),
  ]).toEqual([1, 2]);
});

/** Every problem has words in both languages, which say all that the problem holds. */
import {
  BadRecord,
  LANGUAGES,
  Match,
  type Problem,
  type ProblemCode,
  type ProblemOf,
  problemOf,
} from '@carroccio/kernel';
import { isProblem, PROBLEM_CODES, problemWords } from '@carroccio/kernel/text';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const faults = [{ path: '/parts/x', code: 'missing', fields: ['y'] }] as const;

/** One of each. */
const EXAMPLES: { [C in ProblemCode]: Omit<ProblemOf<C>, 'code'> } = {
  'unknown-scenario': { game: 'ford', scenario: 'sea', scenarios: ['ford', 'footbridge'] },
  'number-of-seats': { scenario: 'ford', seats: 9, fewest: 2, most: 3 },
  'unknown-option': { scenario: 'ford', option: 'mild', options: ['fierce'] },
  'option-value': { option: 'fierce', value: 'much', values: [false, true] },
  'number-of-bots': { seats: 4, bots: 3 },
  'no-game': { game: 'chess', games: ['ford', 'relics'] },
  unplayable: { game: 'marsh' },
  'unfit-pack': { faults },
  'no-record': { faults },
  'other-game': { game: 'relics', wanted: 'ford' },
  'other-version': { version: 7, wanted: 8 },
  beginning: { why: { code: 'number-of-bots', seats: 6, bots: 5 } },
  entry: { entry: 12, why: { code: 'refused', rule: 'ford.2.1', reason: 'occupied' } },
  'state-differs': { entry: 32 },
  'end-differs': {},
  'other-seed': {},
  'other-result': {},
  refused: { rule: 'ford.2.1', reason: 'occupied' },
  over: {},
  'many-operations': { limit: 500 },
  'long-patch': { limit: 1000 },
  'deep-patch': { limit: 200 },
  'large-number': { number: 'Infinity', least: -40, most: 41 },
  outside: { path: '/chance' },
  'nothing-there': { path: '/state/x' },
  operation: { op: 'test', path: '/state/turn', why: 'TEST_OPERATION_FAILED' },
  'large-position': { size: 100_000, depth: 200 },
  'unknown-step': { step: 'swim' },
  'nobody-asked': { step: 'turn', seat: 7 },
  'foreign-part': {},
  impossible: { says: ['two soldiers share a cell', 'nobody is left'] },
  broken: { why: 'no item 3' },
  'impossible-result': { result: 9, least: 1, most: 6 },
  'many-entries': { limit: 100_000 },
  'no-bot': { game: 'ford', bot: 'genius', bots: ['random'] },
};

/** The texts and numbers in a value, however deep; codes and the names of fields are nobody's words. */
function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, item]) => (key === 'code' ? [] : leaves(item)));
}

describe.each(LANGUAGES)('in %s', language => {
  test.each(Object.entries(EXAMPLES))('%s', (code, data) => {
    const problem: unknown = { code, ...data };
    if (!isProblem(problem)) throw new Error('no problem');
    const words = problemWords(problem, language);
    for (const leaf of leaves(data)) expect(words).toContain(leaf);
    expect(words).not.toMatch(/undefined|object Object|^$/);
  });
});

test('the languages differ wherever the words are ours', () => {
  const said: Problem = { code: 'impossible', says: ['the game says it'] };
  expect(problemWords(said, 'it')).toBe(problemWords(said, 'en'));
  for (const [code, data] of Object.entries(EXAMPLES)) {
    const problem: unknown = { code, ...data };
    if (isProblem(problem) && code !== 'impossible')
      expect(problemWords(problem, 'it')).not.toBe(problemWords(problem, 'en'));
  }
});

test('there is an example of every code', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual([...PROBLEM_CODES].sort());
  expect([isProblem({ code: 'constructor' }), isProblem(null), isProblem('over')]).toEqual([false, false, false]);
});

test('an option of a scenario that has none is told in both languages', () => {
  const none: Problem = { code: 'unknown-option', scenario: 'ford', option: 'mild', options: [] };
  expect(problemWords(none, 'en')).toBe('ford has no option "mild"; it has none');
  expect(problemWords(none, 'it')).toBe('ford non ha opzioni, nemmeno «mild»');
});

describe('what was thrown', () => {
  test('is a code with data where it was foreseen, and has English words for stack traces', () => {
    const error = new BadRecord({ code: 'state-differs', entry: 3 });
    expect(problemOf(error)).toEqual({ code: 'state-differs', entry: 3 });
    expect([error.code, error.name, error.message]).toEqual([
      'bad-record',
      'BadRecord',
      'the state differs at entry 3',
    ]);
  });

  test('is otherwise broken, for the first line of its reason', () => {
    expect(problemOf(new TypeError('no such soldier\nat line 5'))).toEqual({ code: 'broken', why: 'no such soldier' });
    expect(problemOf('strange')).toEqual({ code: 'broken', why: 'strange' });
  });
});

describe('an edit', () => {
  const edit = (...patch: Parameters<Match['edit']>[0]) =>
    new Match(registry.game('ford'), { scenario: 'ford', seed: 's' }).edit(patch);

  test.each([
    [{ op: 'test', path: '/state/turn', value: 77 }, 'TEST_OPERATION_FAILED'],
    [{ op: 'remove', path: '/state/nothing' }, 'OPERATION_PATH_UNRESOLVABLE'],
    [{ op: 'add', path: '/state/units/x', value: 1 }, 'OPERATION_PATH_ILLEGAL_ARRAY_INDEX'],
  ] as const)('that JSON Patch does not allow names the operation: %j', (operation, why) => {
    const { op, path } = operation;
    expect(edit(operation)).toEqual({ ok: false, denial: { problem: { code: 'operation', op, path, why } } });
  });

  test('of a match that has its last entry is too large, not wrong', () => {
    const match = new Match(registry.game('ford'), { scenario: 'ford', seed: 's' });
    for (let entry = 0; entry < 100_000; entry++) match.script([]);
    expect(() => match.edit([{ op: 'replace', path: '/state/turn', value: 1 }])).toThrow(
      expect.objectContaining({ code: 'too-large', problem: { code: 'many-entries', limit: 100_000 } }),
    );
  });
});

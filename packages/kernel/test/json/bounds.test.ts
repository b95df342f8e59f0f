import {
  type Entry,
  type Game,
  Match,
  type MatchRecord,
  MOST_ENTRIES,
  measure,
  type Patch,
  readRecord,
  recordFaults,
  replay,
  tellFault,
  verify,
} from '@carroccio/kernel';
import { problemWords } from '@carroccio/kernel/text';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const ford = registry.game('ford');
const fordMatch = (): Match => new Match(ford, { scenario: 'ford', seed: 'a match' });

const recordProblems = (value: unknown): string[] => recordFaults(value).map(fault => tellFault(fault, 'en'));

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

/** Each operation doubles the state: forty of them are two kilobytes, and a position of a thousand gigabytes. */
const doublings = (count: number): Patch =>
  Array.from({ length: count }, (_, step) => ({ op: 'copy', from: '/state', path: `/state/copy${step}` }) as const);

describe('measuring', () => {
  test('counts the characters and the levels', () => {
    const value = { a: [1, 22, 'xyz'], b: null };
    expect(measure(value, { size: 100, depth: 9 })).toEqual({ size: 29, depth: 2 });
    expect(Math.abs(29 - JSON.stringify(value).length)).toBeLessThan(6);
  });

  test('stops at the bound, however deep or wide the value is', () => {
    expect(measure(nested(200), { size: 1000, depth: 200 })).toMatchObject({ depth: 200 });
    expect(measure(nested(201), { size: 1000, depth: 200 })).toEqual({ beyond: { code: 'deep', limit: 200 } });
    expect(measure(nested(200_000), { size: 1e9, depth: 200 })).toEqual({ beyond: { code: 'deep', limit: 200 } });
    expect(measure('xxx', { size: 5, depth: 0 })).toEqual({ size: 5, depth: 0 });
    expect(measure('xxxx', { size: 5, depth: 0 })).toEqual({ beyond: { code: 'long', limit: 5 } });
  });
});

describe('an edit', () => {
  const refused = (patch: Patch): string => {
    const match = fordMatch();
    match.act(0, { type: 'march', unit: 2 });
    const before = JSON.stringify([match.record(), match.log, match.play.position]);
    const done = match.edit(patch);
    expect(JSON.stringify([match.record(), match.log, match.play.position])).toBe(before);
    return done.ok ? 'done' : typeof done.denial === 'string' ? done.denial : problemWords(done.denial.problem, 'en');
  };

  test('that doubles the position over and over is refused', () => {
    expect(refused(doublings(40))).toBe('a position may be 100000 characters long and 200 levels deep at most');
  });

  test('may have 500 operations', () => {
    const test: Patch[number] = { op: 'test', path: '/state/turn', value: 1 };
    expect(refused(Array.from({ length: 501 }, () => test))).toBe('a patch may have 500 operations at most');
    expect(fordMatch().edit(Array.from({ length: 500 }, () => test))).toEqual({ ok: true });
  });

  test('may be 100,000 characters long', () => {
    expect(refused([{ op: 'test', path: '/state', value: 'x'.repeat(100_000) }])).toBe(
      'the patch is longer than 100000 characters',
    );
  });

  test('brings nothing that is nested too deeply, neither at once nor little by little', () => {
    expect(refused([{ op: 'add', path: '/state/deep', value: nested(300) }])).toBe(
      'the patch is nested more than 200 levels deep',
    );
    const chain = Array.from({ length: 4 }, (_, step): Patch => {
      const value = nested(60);
      return [
        { op: 'add', path: `/state/deep${step}`, value },
        ...(step === 0
          ? []
          : [
              { op: 'add', path: `/state/deep${step}${'/0'.repeat(59)}/0`, value: 0 } as const,
              {
                op: 'copy',
                from: `/state/deep${step - 1}`,
                path: `/state/deep${step}${'/0'.repeat(59)}/0`,
              } as const,
            ]),
      ];
    }).flat();
    expect(refused(chain)).toContain('200 levels deep at most');
  });

  test.each([1e7, -1e7, Number.POSITIVE_INFINITY])('brings no number as large as %d', number => {
    expect(refused([{ op: 'replace', path: '/state/turn', value: number }])).toContain('is not between');
    expect(refused([{ op: 'add', path: '/state/x', value: [{ y: number }] }])).toContain('is not between');
  });

  test.each([
    ['/state', 7],
    ['/state', null],
    ['/state', []],
    ['/state/units', 7],
    ['/state/units', null],
    ['/stack', 7],
    ['/stack', [7]],
    ['/stack', [null]],
    ['/stack', []],
    ['/stack/0', {}],
  ])('that makes %s %j is refused', (path, value) => {
    expect(refused([{ op: 'replace', path, value }])).not.toBe('done');
  });

  test('of what is not there is refused', () => {
    expect(refused([{ op: 'copy', from: '/state/nowhere', path: '/state/here' }])).toBe(
      'there is nothing at "/state/nowhere"',
    );
    expect(refused([{ op: 'move', from: '/state/toString', path: '/state/here' }])).toContain('there is nothing');
  });

  test('that fails where a snapshot or a hash is due has changed nothing', () => {
    /** A game whose own copy of a state fails when the weather is not a number. */
    const fragile: Game = {
      ...ford,
      clone: state => {
        const copy: { turn?: unknown } = structuredClone(state);
        if (typeof copy.turn === 'string') throw new Error('no such turn');
        return copy;
      },
    };
    for (const entries of [14, 15, 16, 31]) {
      const match = new Match(fragile, { scenario: 'ford', seed: 's' });
      for (let entry = 0; entry < entries; entry++) match.script([]);
      const before = JSON.stringify(match.record());
      expect(match.edit([{ op: 'replace', path: '/state/turn', value: 'x' }])).toMatchObject({ ok: false });
      expect(JSON.stringify(match.record())).toBe(before);
      expect(match.act(0, { type: 'rest' })).toMatchObject({ ok: true });
      expect(match.undo()).toEqual({ ok: true });
    }
  });
});

describe('a record', () => {
  const record = (): MatchRecord => {
    const match = fordMatch();
    match.act(0, { type: 'march', unit: 2 });
    match.act(1, { type: 'march', unit: 5 });
    return match.record();
  };
  const withHistory = (...history: Entry[]): MatchRecord => ({ ...record(), history });
  const actionOf = (value: unknown) => ({ seat: 0, action: { type: 'march', unit: value } });

  test('nested deeply is refused without a word about stacks', () => {
    const deep = withHistory(actionOf(nested(200_000)));
    expect(recordProblems(deep)).toEqual(['the record is nested more than 200 levels deep']);
    expect(() => readRecord(deep)).toThrow('not a match record: the record is nested more than 200 levels deep');
  });

  test('longer than any match is refused', () => {
    expect(recordProblems(withHistory(actionOf('x'.repeat(9_000_000)))).join()).toContain('longer than 8388608');
    const dice = Array.from({ length: MOST_ENTRIES + 1 }, () => ({ dice: [] }));
    const tooMany = { ...record(), history: dice };
    expect(recordProblems(tooMany)).toEqual(['/history: a match may have 100000 entries at most']);
    const checkpoints = dice.map((_, index) => ({ entry: index + 1, hash: '' }));
    expect(recordProblems({ ...record(), checkpoints })).toEqual([
      '/checkpoints: there may be one after each entry at most',
    ]);
  });

  test('is looked at up to the first entry that is wrong', () => {
    const history = [actionOf(2), { seat: 0 }, { dice: 'x' }, ...Array.from({ length: 50_000 }, () => 7)];
    expect(recordProblems({ ...record(), history })[0]).toMatch(/^\/history\/1: /);
    expect(recordProblems({ ...record(), history }).join()).not.toContain('/history/2');
  });

  test('has few edits', () => {
    const { edit } = { edit: Array.from({ length: 500 }, () => ({ op: 'remove', path: '/state/x' }) as const) };
    expect(recordProblems(withHistory(...Array.from({ length: 20 }, () => ({ edit }))))).toEqual([]);
    expect(recordProblems(withHistory(...Array.from({ length: 21 }, () => ({ edit }))))).toEqual([
      '/history: edits may have 10000 operations in all',
    ]);
  });

  test.each([
    ['as many as entries', [1, 2], true],
    ['twice the same', [1, 1], false],
    ['backwards', [2, 1], false],
    ['beyond the end', [1, 3], false],
    ['before the beginning', [0], false],
  ])('has its checkpoints in order: %s', (_, entries, sound) => {
    const checked = { ...record(), checkpoints: entries.map(entry => ({ entry, hash: '' })) };
    expect(recordProblems(checked).length === 0).toBe(sound);
  });

  test('with an edit that is too large is refused before it is replayed', () => {
    const large: Entry = { edit: [{ op: 'add', path: '/state/x', value: 'x'.repeat(100_000) }] };
    expect(recordProblems(withHistory(large))).toEqual(['/history/0/edit: the patch is longer than 100000 characters']);
  });

  test('with an edit that doubles the position is refused when it comes to it', () => {
    const doubled = withHistory({ edit: doublings(40) });
    expect(() => replay(ford, readRecord(doubled))).toThrow('entry 1 cannot be played: a position may be');
  });

  test('with edits is not verified by playing it', () => {
    const doubled = withHistory({ seat: 0, action: { type: 'no such action' } }, { edit: doublings(40) });
    expect(verify(ford, doubled)).toEqual({ genuine: false, changed: [2] });
  });
});

test('a long match keeps few positions and goes back all the same', () => {
  const match = fordMatch();
  for (let entry = 0; entry < 5000; entry++) match.script([1 + (entry % 6)]);
  expect(match.moment(4990).position.chance.script).toEqual([1 + (4989 % 6)]);
  expect(match.moment(17).position.chance.script).toEqual([1 + (16 % 6)]);
  for (let back = 0; back < 3; back++) expect(match.undo()).toEqual({ ok: true });
  expect([match.length, match.play.position.chance.script]).toEqual([4997, [1 + (4996 % 6)]]);
  expect(match.redo()).toEqual({ ok: true });
  expect([match.length, match.play.position.chance.script]).toEqual([4998, [1 + (4997 % 6)]]);
});

test('a match has a bounded number of entries', () => {
  const match = fordMatch();
  for (let entry = 0; entry < MOST_ENTRIES; entry++) match.script([]);
  const before = match.play.hash();
  expect(() => match.act(0, { type: 'rest' })).toThrow('a match may have 100000 entries at most');
  expect([match.length, match.play.hash()]).toEqual([MOST_ENTRIES, before]);
  expect(match.undo()).toEqual({ ok: true });
});

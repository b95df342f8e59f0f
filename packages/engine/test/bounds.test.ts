/** Requests of any size and shape get an error with a code, and the other matches go on. */
import { Match } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../kernel/test/tiny/index.ts';
import { answerLine, type Engine, lineOf } from '../src/index.ts';
import { ask, error, newEngine, result } from './helpers.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const doublings = Array.from({ length: 40 }, (_, step) => ({ op: 'copy', from: '/state', path: `/state/copy${step}` }));
const record = (): object => new Match(registry.game('ford'), { scenario: 'ford', seed: 's' }).record();
const pack = (parts: unknown) => ({ format: 'carroccio-pack/1', game: 'ford', title: 'Mine', parts });

async function withMatch(): Promise<Engine> {
  const engine = newEngine();
  await result(engine, 'new', { game: 'ford', scenario: 'ford', seed: 's' });
  await result(engine, 'act', { match: 'm1', seat: 0, action: { type: 'march', unit: 2 } });
  return engine;
}

describe('one bad line leaves the open match as it was', () => {
  test.each<[string, string, unknown, string, string]>([
    ['a doubling edit', 'edit', { match: 'm1', patch: doublings }, 'bad-edit', 'a position may be 100000 characters'],
    [
      'a long patch',
      'edit',
      { match: 'm1', patch: Array.from({ length: 501 }, () => ({ op: 'remove', path: '/state/x' })) },
      'invalid-params',
      '/patch',
    ],
    [
      'a large number',
      'edit',
      { match: 'm1', patch: [{ op: 'replace', path: '/state/turn', value: 1e9 }] },
      'bad-edit',
      'is not between',
    ],
    ['many dice', 'dice', { match: 'm1', values: new Array(1001).fill(1) }, 'invalid-params', '/values'],
    [
      'a record that doubles its position',
      'load',
      { record: { ...record(), history: [{ edit: doublings }] } },
      'bad-record',
      'entry 1 cannot be played: a position may be',
    ],
    [
      'a record of too many checkpoints',
      'load',
      { record: { ...record(), checkpoints: new Array(100_000).fill({ entry: 1, hash: '' }) } },
      'bad-record',
      'one after each entry at most',
    ],
    [
      'a record of too many entries',
      'load',
      { record: { ...record(), history: new Array(100_001).fill({ dice: [] }) } },
      'bad-record',
      'a match may have 100000 entries at most',
    ],
    [
      'a pack that is too long',
      'new',
      { game: 'ford', scenario: 'ford', pack: pack({ waters: 'x'.repeat(600_000) }) },
      'unknown-game',
      'does not fit: the pack is longer than 500000 characters',
    ],
    [
      'a pack with a huge list',
      'new',
      { game: 'ford', scenario: 'ford', pack: pack({ waters: new Array(2001).fill(1) }) },
      'unknown-game',
      'does not fit: /parts/waters: must have at most 2000 items',
    ],
  ])('%s', async (_, method, params, code, message) => {
    const engine = await withMatch();
    const before = await result(engine, 'save', { match: 'm1' });
    const found = await error(engine, method, params);
    expect(found.code).toBe(code);
    expect(found.message).toContain(message);
    expect(await result(engine, 'save', { match: 'm1' })).toEqual(before);
    expect((await ask(engine, 'act', { match: 'm1', seat: 1, action: { type: 'march', unit: 5 } })).ok).toBe(true);
  });

  test.each(['edit', 'load', 'new', 'act', 'explain', 'legal'])('%s nested deeply', async method => {
    const engine = await withMatch();
    const line = `{"id":1,"method":"${method}","params":{"match":"m1","x":${nested(200_000)}}}`;
    expect(await answerLine(engine, line)).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
    expect((await ask(engine, 'decision', { match: 'm1' })).ok).toBe(true);
  });
});

test('a record or a pack nested deeply is refused also where no line is read', async () => {
  const engine = newEngine();
  const deep: unknown = JSON.parse(nested(200_000));
  const history = [{ seat: 0, action: { type: 'march', deep } }];
  expect(await engine.answer({ id: 1, method: 'load', params: { record: { ...record(), history } } })).toMatchObject({
    error: { code: 'bad-record', message: expect.stringContaining('nested more than 200 levels') },
  });
  expect(
    await engine.answer({
      id: 2,
      method: 'new',
      params: { game: 'ford', scenario: 'ford', pack: pack({ waters: deep }) },
    }),
  ).toMatchObject({ error: { code: 'unknown-game', message: expect.stringContaining('nested more than 200 levels') } });
});

test('a match that has its last entry answers too-large and can still be looked at', async () => {
  const engine = newEngine();
  const match = 'm1';
  const long = new Match(registry.game('ford'), { scenario: 'ford', seed: 's' });
  for (let entry = 0; entry < 100_000; entry++) long.script([]);
  await result(engine, 'load', { record: long.record() });
  expect(await error(engine, 'act', { match, seat: 0, action: { type: 'march', unit: 2 } })).toEqual({
    code: 'too-large',
    reason: 'many-entries',
    data: { limit: 100_000 },
    message: 'a match may have 100000 entries at most',
  });
  expect(await result(engine, 'decision', { match })).toMatchObject({ over: false });
});

test('an answer that cannot be written is answered by an error', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(JSON.parse(lineOf({ id: 7, ok: true, result: circle }))).toMatchObject({
    id: 7,
    ok: false,
    error: { code: 'too-large' },
  });
});

/** Ten thousand hostile lines: the engine answers every one of them, and no match changes. */
import { Generator, pick, startChance } from '@carroccio/kernel';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { answerLine, LineCutter, LONGEST_LINE, MESSAGES, ResponseSchema } from '../src/index.ts';
import { newEngine, result } from './helpers.ts';

const chance = new Generator(startChance('sfc32', 'fuzz'));

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  'm1',
  'ford',
  '__proto__',
  'constructor',
  '\u0000',
  '💥'.repeat(50),
  'x'.repeat(20_000),
  [],
  [[[[[]]]]],
  {},
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  { type: 'march' },
  { type: 'march', unit: 1e300 },
  { type: 'charge', unit: -1, target: '5' },
  { type: 'toString' },
  { op: 'replace', path: '/state/__proto__/polluted', value: true },
  [{ op: 'add', path: '/state/constructor/prototype/polluted', value: true }],
  [{ op: 'replace', path: '/state/units/0/cell', value: 1 }],
  [{ op: 'move', from: '/state', path: '/state/units/0' }],
  [
    { op: 'copy', from: '/state/units', path: '/state/units/0/units' },
    { op: 'test', path: '/state/turn', value: 'x' },
  ],
];

const FIELDS = [
  'match',
  'seat',
  'action',
  'at',
  'lang',
  'filter',
  'game',
  'scenario',
  'options',
  'seats',
  'seed',
  'entropy',
  'pack',
  'values',
  'patch',
  'consent',
  'record',
  'level',
  'budgetMs',
  'id',
  '__proto__',
  'constructor',
];

// Left out are the few requests that, well formed, are meant to change the match.
const METHODS = [...Object.keys(MESSAGES), 'eval', '__proto__', 'toString', ''];

function params(): unknown {
  if (chance.draw(4) === 0) return pick(chance, NASTY);
  const fields = Array.from({ length: chance.draw(5) }, () => [pick(chance, FIELDS), pick(chance, NASTY)]);
  return { match: 'm1', seat: 1, ...Object.fromEntries(fields) };
}

const request = (): string =>
  JSON.stringify({ id: pick(chance, [1, 'a', null, {}, []]), method: pick(chance, METHODS), params: params() });

function garbage(): string {
  const length = chance.draw(80);
  return String.fromCharCode(...Array.from({ length }, () => 32 + chance.draw(90)));
}

function broken(): string {
  const line = request();
  return line.slice(0, chance.draw(line.length)) + pick(chance, ['', '}', ']', '"', '\\', '\u0007']);
}

/** Requests that are well formed and would rightly change the match: everything else must not. */
const rightlyChanges = (line: string): boolean => {
  try {
    const { method } = JSON.parse(line) ?? {};
    return ['undo', 'redo', 'dice', 'close', 'act', 'edit'].includes(method);
  } catch {
    return false;
  }
};

test('10,000 lines', async () => {
  const engine = newEngine();
  await result(engine, 'new', { game: 'ford', scenario: 'ford', seed: 's' });
  const unchanged = JSON.stringify(await result(engine, 'state', { match: 'm1' }));
  let answers = 0;
  let refused = 0;
  for (let number = 0; number < 10_000; number++) {
    const line = pick(chance, [request, request, request, broken, garbage])();
    const answer = await answerLine(engine, line);
    if (!answer) {
      expect(line.trim()).toBe('');
      continue;
    }
    answers++;
    if (!answer.ok) refused++;
    if (answer.ok && rightlyChanges(line)) throw new Error(`accepted: ${line}`);
    expect(answer.ok || answer.error.code !== 'internal', `${line.slice(0, 300)} ${JSON.stringify(answer)}`).toBe(true);
    if (number % 100 === 0) expect(Check(ResponseSchema, JSON.parse(JSON.stringify(answer)))).toBe(true);
  }
  expect(answers).toBeGreaterThan(9000);
  expect(refused).toBeGreaterThan(5000);
  expect(JSON.stringify(await result(engine, 'state', { match: 'm1' }))).toBe(unchanged);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a line of 10 MB is refused without being kept, and the next one is answered', async () => {
  const cutter = new LineCutter();
  const piece = 'x'.repeat(1024 * 1024);
  const lines: (string | null)[] = [];
  for (let megabyte = 0; megabyte < 10; megabyte++) lines.push(...cutter.push(piece));
  lines.push(...cutter.push('\n{"id":1,"method":"hello"}\n{"id":2,'));
  lines.push(...cutter.push('"method":"hello"}'));
  lines.push(...cutter.end());
  expect(lines).toEqual([null, '{"id":1,"method":"hello"}', '{"id":2,"method":"hello"}']);
  const engine = newEngine();
  const answers = await Promise.all(lines.map(line => answerLine(engine, line)));
  expect(answers.map(answer => answer?.ok)).toEqual([false, true, true]);
  expect(answers[0]).toMatchObject({
    error: { code: 'too-large', reason: 'long-line', data: { limit: LONGEST_LINE } },
  });
});

test('the longest line that fits is read', () => {
  const cutter = new LineCutter(5);
  expect(cutter.push('12345\n123456\n\n')).toEqual(['12345', null, '']);
  expect(cutter.end()).toEqual([]);
});

test('a request nested too deeply is refused', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const answer = await answerLine(newEngine(), `{"id":1,"method":"new","params":{"game":"ford","x":${deep}}}`);
  expect(answer).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
});

/** What is wrong with data from outside: codes with what they are about, and words for them in both languages. */
import { type Fault, faultsOf, faultWords, LANGUAGES, Match, packFaults, tellFault } from '@carroccio/kernel';
import Type, { type TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { ford, registry } from '../tiny/index.ts';

const closed = { additionalProperties: false };

test.each<[TSchema, unknown, Fault, string, string]>([
  [
    Type.Integer(),
    'x',
    { path: '', code: 'type', types: ['integer'], is: 'string', found: 'x' },
    'must be a whole number, not "x"',
    'deve essere un numero intero, non "x"',
  ],
  [
    Type.Object({ n: Type.Integer({ minimum: 4 }) }),
    { n: 3 },
    { path: '/n', code: 'bound', comparison: '>=', limit: 4, found: 3 },
    'must be at least 4, not 3',
    'deve essere almeno 4, non 3',
  ],
  [
    Type.Array(Type.Integer(), { minItems: 2 }),
    [1],
    { path: '', code: 'few', of: 'items', limit: 2, has: 1 },
    'must have at least 2 items, not 1',
    'ne servono almeno 2, non 1',
  ],
  [
    Type.Object({}),
    [1],
    { path: '', code: 'type', types: ['object'], is: 'array' },
    'must be an object, not a list',
    'deve essere un oggetto, non un elenco',
  ],
  [
    Type.Array(Type.Integer()),
    null,
    { path: '', code: 'type', types: ['array'], is: 'null', found: null },
    'must be a list, not null',
    'deve essere un elenco, non null',
  ],
  [
    Type.String({ maxLength: 2 }),
    'xyz',
    { path: '', code: 'many', of: 'characters', limit: 2, has: 3 },
    'must have at most 2 characters, not 3',
    'possono essere al massimo 2, non 3',
  ],
  [
    Type.Literal('x'),
    'y',
    { path: '', code: 'constant', allowed: 'x', found: 'y' },
    'must be "x", not "y"',
    'deve essere "x", non "y"',
  ],
  [
    Type.Enum(['a', 'b']),
    'c',
    { path: '', code: 'choice', allowed: ['a', 'b'], found: 'c' },
    'must be one of "a", "b", not "c"',
    'deve essere uno fra "a", "b", non "c"',
  ],
  [
    Type.Object({ a: Type.Null(), b: Type.Null() }, closed),
    { a: null },
    { path: '', code: 'missing', fields: ['b'] },
    'lacks the field "b"',
    'manca il campo "b"',
  ],
  [
    Type.Object({ a: Type.Optional(Type.Null()) }, closed),
    { c: 1 },
    { path: '', code: 'unknown', fields: ['c'], allowed: ['a'] },
    'has no field "c"; it has a',
    'qui non esiste il campo "c"; ci sono a',
  ],
  [
    Type.String({ pattern: '^a$' }),
    'b',
    { path: '', code: 'pattern', pattern: '^a$', found: 'b' },
    '"b" is not written as it should be here',
    'qui non si scrive così: "b"',
  ],
  [
    Type.String({ pattern: '^a$', says: { en: 'the letter a', it: 'la lettera a' } }),
    'b',
    { path: '', code: 'pattern', pattern: '^a$', found: 'b', says: { en: 'the letter a', it: 'la lettera a' } },
    'must be the letter a, not "b"',
    'deve essere la lettera a, non "b"',
  ],
])('%j', (schema, value, fault, english, italian) => {
  expect(faultsOf(schema, value)).toContainEqual(fault);
  expect([faultWords(fault, 'en'), faultWords(fault, 'it')]).toEqual([english, italian]);
});

test('what fits has no faults, and where it does not, the field is named once', () => {
  const schema = Type.Array(Type.Union([Type.Integer(), Type.Null()]));
  expect(faultsOf(schema, [1, null])).toEqual([]);
  const faults = faultsOf(schema, ['x'], '/parts/charts');
  expect(faults).toEqual([
    { path: '/parts/charts/0', code: 'type', types: ['integer', 'null'], is: 'string', found: 'x' },
  ]);
  for (const language of LANGUAGES) for (const fault of faults) expect(tellFault(fault, language)).toMatch(/^\/parts/);
});

test('of several forms the one that was meant is told of', () => {
  const schema = Type.Union([
    Type.Object({ kind: Type.Literal('zone'), hexes: Type.Integer({ minimum: 2 }) }, closed),
    Type.Object({ kind: Type.Literal('enter'), turn: Type.Integer() }, closed),
    Type.Null(),
  ]);
  expect(faultsOf(schema, { kind: 'zone', hexes: 1 })).toEqual([
    { path: '/hexes', code: 'bound', comparison: '>=', limit: 2, found: 1 },
  ]);
  expect(faultsOf(schema, { kind: 'swim' })).toEqual([
    { path: '/kind', code: 'choice', allowed: ['zone', 'enter'], found: 'swim' },
  ]);
  expect(faultsOf(schema, 3)).toEqual([{ path: '', code: 'type', types: ['object', 'null'], is: 'number', found: 3 }]);
});

test('a pack is refused in the reader’s language', () => {
  const pack = { format: 'carroccio-pack/1', game: 'relics', title: 'Mine', parts: {} };
  const [fault] = packFaults(ford, pack);
  expect(fault).toEqual({ path: '/game', code: 'other-game', game: 'relics', wanted: 'ford' });
  expect(fault && tellFault(fault, 'it')).toBe('/game: il pacchetto è per «relics», non per «ford»');
});

test('so is an action', () => {
  const match = new Match(registry.game('ford'), { scenario: 'ford', seed: 'a match' });
  const refusal = match.play.explain(0, { type: 'march', unit: 'x' });
  expect(refusal).toMatchObject({ reason: 'malformed', faults: [{ path: '/unit', code: 'type', types: ['integer'] }] });
});

import { canonical, clone, equal, hashOf, isPlain } from '@carroccio/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a clone is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      const shared = (a: unknown, b: unknown): boolean =>
        typeof a === 'object' &&
        a !== null &&
        (a === b || Object.entries(a).some(([key, item]) => shared(item, new Map(Object.entries(b ?? {})).get(key))));
      expect(shared(value, copy)).toBe(false);
    }),
  );
});

test('equal is what canonical text says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(equal(a, b)).toBe(canonical(a) === canonical(b));
      expect(equal(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
  );
  expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(equal([1], { 0: 1 })).toBe(false);
});

test('the hash does not depend on the order of keys', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});

test('plain is what JSON keeps', () => {
  fc.assert(fc.property(fc.jsonValue(), value => isPlain(JSON.parse(JSON.stringify(value)))));
  for (const value of [
    undefined,
    Number.NaN,
    -0,
    new Map(),
    new Date(0),
    { a: undefined },
    [() => 1],
    1n,
    new Int8Array(1),
  ])
    expect(isPlain(value)).toBe(false);
});

/** The bounds within which a pack may set the numbers of a battle's special rules. */
import { partProblems } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { parts } from '../../src/data/index.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every bounded number of a schema with its bounds, by its path. */
function boundsIn(schema: unknown, path = ''): string[] {
  if (!isRecord(schema)) return [];
  const { minimum, maximum, minLength, minItems, properties, items, anyOf, patternProperties } = schema;
  const own =
    minimum === undefined && maximum === undefined && minLength === undefined && minItems === undefined
      ? []
      : [`${path} ${minimum ?? minLength ?? minItems ?? ''}..${maximum ?? ''}`];
  const below = (of: unknown, name: (key: string) => string): string[] =>
    isRecord(of) ? Object.entries(of).flatMap(([key, inner]) => boundsIn(inner, name(key))) : [];
  return [
    ...own,
    ...below(properties, key => (path ? `${path}.${key}` : key)),
    ...below(patternProperties, () => `${path}.*`),
    ...below(anyOf, key => `${path}|${key}`),
    ...boundsIn(items, `${path}[]`),
  ].filter(line => !/source/.test(line));
}

/** What every battle may have. */
const COMMON = [
  'openings[].attacks 1..100',
  'openingBonus.activations 1..100',
  'reserves.*.level.atLeast 0..12',
  'barons.loyalTo 1..6',
  'barons.points 0..40',
  'religiosiPoints 0..40',
  'rally.guelph|1.within 0..99',
  'rally.ghibelline|1.within 0..99',
  'march.turns 1..1000',
  'march.dice 1..10',
  'map.ground[].is 1..',
];
const OWN = {
  montaperti: ['treason.atMost 1..6', 'treason.standardFrom 1..6'],
  benevento: ['confusion.levels 1..11'],
  campaldino: [
    'papers.most 1..11',
    'donati.atLeast -12..18',
    'donati.failsOn 1..6',
    'novello.atLeast -12..18',
    'novello.succeedsOn 1..6',
    'novello.levels 1..11',
    'camp.levels 1..11',
    'fast.from 1..20',
    'fast.spaces 1..20',
  ],
};

test('every number of the special rules has its bounds', () => {
  const wanted = Object.entries(OWN).flatMap(([battle, own]) => [...COMMON, ...own].map(line => `${battle}.${line}`));
  expect(boundsIn(parts.specials.schema)).toEqual(wanted);
});

/** Every number of a value, by its path, with a way to set it. */
function numbersIn(value: unknown, path = ''): { path: string; value: number; set(to: number): unknown }[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'number'
      ? [{ path: `${path}.${key}`, value: inner, set: (to: number) => Object.assign(value, { [key]: to }) }]
      : numbersIn(inner, `${path}.${key}`),
  );
}

test('a pack with a number beyond its bounds is refused', () => {
  const copy = structuredClone(parts.specials.value);
  const taken: string[] = [];
  for (const { path, value, set } of numbersIn(copy)) {
    // What is added to a die may be any number.
    if (/openingBonus\.value|surprise/.test(path)) continue;
    for (const beyond of [-1000, 100_000]) {
      set(beyond);
      if (partProblems(parts.specials, copy).length === 0) taken.push(`${path} ${beyond}`);
    }
    set(value);
  }
  expect(taken).toEqual([]);
});

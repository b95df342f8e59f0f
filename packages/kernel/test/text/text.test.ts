import { expect, test } from 'vitest';
import { capital, described, GRAMMAR, named, say, vary } from '../../src/text/index.ts';

const { en, it } = GRAMMAR;

test('one thing is one, none and many are many', () => {
  expect([0, 1, 2, 21].map(number => en.count(number, 'die', 'dice'))).toEqual([
    '0 dice',
    '1 die',
    '2 dice',
    '21 dice',
  ]);
  expect([0, 1, 2].map(number => it.count(number, 'dado', 'dadi'))).toEqual(['0 dadi', '1 dado', '2 dadi']);
  expect(it.form(1_000_000, 'dado', 'dadi')).toBe('dadi');
  expect(en.form(1, 'is', 'are')).toBe('is');
});

test('a list has commas and one conjunction', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(en.list)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(it.list)).toEqual(['', 'a', 'a e b', 'a, b e c']);
});

test('signs are as wide as each other, and nothing has none', () => {
  expect([2, 0, -0, -1, 1234, -0.5].map(en.signed)).toEqual(['+2', '0', '0', '−1', '+1,234', '−0.5']);
  expect([2, 0, -0, -1, 1234, -0.5].map(it.signed)).toEqual(['+2', '0', '0', '−1', '+1.234', '−0,5']);
  expect([3, 0, -0, -3, 1200, 12_000.25].map(en.figure)).toEqual(['3', '0', '0', '−3', '1,200', '12,000.25']);
  expect([3, 0, -0, -3, 1200, 12_000.25].map(it.figure)).toEqual(['3', '0', '0', '−3', '1.200', '12.000,25']);
});

test('shares are said in hundredths', () => {
  expect([en.percent(0.284), en.percent(0.0949, 1), en.percent(0.5, 1), en.percent(1)]).toEqual([
    '28%',
    '9.5%',
    '50.0%',
    '100%',
  ]);
  expect([it.percent(0.284), it.percent(0.0949, 1), it.percent(0.5, 1), it.percent(1)]).toEqual([
    '28%',
    '9,5%',
    '50,0%',
    '100%',
  ]);
});

test('small numbers have words', () => {
  expect([0, 1, 2, 12, 20, 21].map(number => en.numeral(number))).toEqual([
    'no',
    'one',
    'two',
    'twelve',
    'twenty',
    '21',
  ]);
  expect([0, 1, 2, 20, 21].map(number => it.numeral(number))).toEqual(['nessuno', 'uno', 'due', 'venti', '21']);
  expect([0, 1, 2].map(number => it.numeral(number, 'f'))).toEqual(['nessuna', 'una', 'due']);
  expect([1, 2, 3, 8, 20].map(number => en.ordinal(number))).toEqual([
    'first',
    'second',
    'third',
    'eighth',
    'twentieth',
  ]);
  expect([21, 22, 23, 24, 111].map(number => en.ordinal(number))).toEqual(['21st', '22nd', '23rd', '24th', '111th']);
  expect([1, 2, 11, 12, 13].map(number => en.nth(number))).toEqual(['1st', '2nd', '11th', '12th', '13th']);
  expect([1, 8, 20, 21].map(number => it.ordinal(number))).toEqual(['primo', 'ottavo', 'ventesimo', '21º']);
  expect([1, 8, 21].map(number => it.ordinal(number, 'f'))).toEqual(['prima', 'ottava', '21ª']);
});

test('sentences begin with a capital, names never fail, ways take turns', () => {
  expect(say`${'è'} ferito ${3}`).toBe('È ferito 3');
  expect(capital('')).toBe('');
  expect(
    named(() => {
      throw new Error('no such unit');
    }, 'that unit'),
  ).toBe('that unit');
  expect(named(() => 'Vieri', 'that unit')).toBe('Vieri');
  expect(described('Vieri', ['routed', false, 'hex 1407'])).toBe('Vieri: routed, hex 1407');
  expect(described('Vieri', [false])).toBe('Vieri');
  expect([0, 1, 2].map(turn => vary(turn, 'a', 'b'))).toEqual(['a', 'b', 'a']);
});

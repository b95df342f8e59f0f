/** What bots are made of. */
import { expect, test } from 'vitest';
import { inTurn } from '../../src/index.ts';

const highest = (seen: readonly number[]): number => Math.max(...seen);

test('somebody asked again without his first choice names the next, as often as is wanted', () => {
  expect(inTurn([3, 1, 4, 1, 5], 3, highest)).toEqual([5, 4, 3]);
  expect(inTurn([3, 1, 4, 1, 5], 1, highest)).toEqual([5]);
  expect(inTurn([2, 1], 5, highest)).toEqual([2, 1]);
  expect(inTurn([], 5, highest)).toEqual([]);
});

test('what stands in no list is named once', () => {
  expect(inTurn([1, 2], 5, () => 9)).toEqual([9]);
});

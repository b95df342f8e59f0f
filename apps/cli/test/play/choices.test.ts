import { describe, expect, test } from 'vitest';
import { Choices } from '../../src/play/choices.ts';

const labels = Array.from(
  { length: 95 },
  (_, index) => `March to hex ${index + 1}${index % 10 === 0 ? ' by the Città' : ''}`,
);
const numbers = (choices: Choices): number[] => choices.shown.map(({ number }) => number);

describe('long lists of choices', () => {
  test('are shown page by page, and begin again after the last', () => {
    const choices = new Choices(labels);
    expect(numbers(choices)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    choices.turn();
    expect(numbers(choices)[0]).toBe(41);
    choices.turn();
    expect(numbers(choices)).toHaveLength(15);
    choices.turn();
    expect(numbers(choices)[0]).toBe(1);
  });

  test('are cut by words; a number stays the same', () => {
    const choices = new Choices(labels);
    expect(choices.filter(['CITTA', 'march'])).toBe(true);
    expect(numbers(choices)).toEqual([1, 11, 21, 31, 41, 51, 61, 71, 81, 91]);
    expect(choices.filter(['bridge'])).toBe(false);
    expect(choices.hits).toHaveLength(10);
    choices.turn();
    expect(choices.hits).toHaveLength(95);
  });
});

/** What a match came of, in sentences. */
import type { Afterwards } from '@carroccio/bots';
import { describe, expect, test } from 'vitest';
import { afterwardsSaid, turningSaid } from '../src/text/index.ts';

const names = { seat: (seat: number) => ['Red', 'Blue'][seat] ?? '', action: () => 'march on' };

const after: Afterwards = {
  care: { worlds: 8, again: 3 },
  seed: 's',
  start: [0.5, 0.5],
  entries: [
    {
      entry: 1,
      seat: 0,
      chances: [0.4, 0.6],
      cost: { points: 0.01, error: 0.002, better: { type: 'march' }, gave: [-0.01, 0.01] },
    },
  ],
  luck: [
    { points: -0.14, error: 0.05 },
    { points: 0.14, error: 0.05 },
  ],
  cost: [
    { points: 0.01, error: 0.002 },
    { points: 0, error: 0 },
  ],
  rest: [0.002, -0.002],
  turning: [],
};

describe('a fair account of a match', () => {
  test('tells luck, mistakes and the dearest of them; what is too little to tell is left out', () => {
    expect(afterwardsSaid(after, names, 'en')).toEqual([
      'Luck gave Blue 14 points of a hundred, give or take 5.',
      'Clear mistakes cost Red 1 point of a hundred, give or take 0.',
      'No clear mistake of Blue was found.',
      'The dearest was made by Red at entry 1 and cost 1; better would have been: march on.',
    ]);
    expect(afterwardsSaid(after, names, 'it').slice(0, 2)).toEqual([
      'La fortuna ha dato 14 punti su cento a favore di Blue, con un margine di 5.',
      'Errori chiari, costo per Red: 1 punto su cento, con un margine di 0.',
    ]);
  });

  test('luck within its error was even', () => {
    const luck = [
      { points: -0.04, error: 0.05 },
      { points: 0.04, error: 0.05 },
    ];
    expect(afterwardsSaid({ ...after, luck }, names, 'en')[0]).toBe(
      'Luck was even, give or take 5 points of a hundred.',
    );
  });

  test('a turning point is told by who was lucky, or who chose', () => {
    const point = { entry: 7, seat: 1, points: 0.214, error: 0.01 };
    expect(turningSaid({ ...point, by: 'luck' }, names, 'en')).toBe('7: luck for Blue, 21 points of a hundred');
    expect(turningSaid({ ...point, by: 'choice' }, names, 'it')).toBe(
      '7: una scelta di Blue costata 21 punti su cento',
    );
  });
});

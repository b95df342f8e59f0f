import { expect, test } from 'vitest';
import { roundStep, scaleOf } from '../src/plots/scale.ts';

test('a plot without width yet has places that are numbers', () => {
  expect(roundStep(120, 0)).toBe(200);
  const scale = scaleOf({ low: 0, high: 120 }, 40, 0, roundStep(120, 0));
  expect(scale.ticks.map(scale).every(Number.isFinite)).toBe(true);
});

/** Icons that say which way something goes. */
import { expect, test } from 'vitest';
import { SHAPES } from '../src/ui/icons/shapes.ts';

const POINTS_DOWN = 'M6.500 9l3.500 3.500L13.500 9';
const POINTS_UP = 'M6.500 6.500 10 3l3.500 3.500';

test('what is taken home comes down into the tray, what is brought goes up out of it', () => {
  expect(SHAPES.export).toContain(POINTS_DOWN);
  expect(SHAPES.import).toContain(POINTS_UP);
});

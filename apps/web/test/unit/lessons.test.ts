/** Every lesson of every game, taken to its end with the real rules. */

import { loadPackage, SHELVES } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import { testLessons } from '@carroccio/table/testing/index.ts';
import { expect, it } from 'vitest';
import { loadLessons } from '../../src/tables.ts';

const taught = await Promise.all(
  SHELVES.map(async ({ id }) => ({
    game: new Registry([await loadPackage(id)]).game(id),
    lessons: await loadLessons(id),
  })),
);

it('there are lessons, and no two share a name', () => {
  const names = taught.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

for (const { game, lessons } of taught) testLessons(game, lessons);

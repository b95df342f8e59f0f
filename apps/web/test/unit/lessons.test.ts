/** Every lesson of every game, taken to its end with the real rules; and how a lesson is taken. */

import { loadPackage, SHELVES } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import { testLessons } from '@carroccio/table/testing/index.ts';
import { describe, expect, it, test } from 'vitest';
import { LessonUnderWay } from '../../src/lessons/under-way.ts';
import { loadCourse } from '../../src/tables.ts';
import { Counted } from './counted.ts';

const taught = await Promise.all(
  SHELVES.map(async ({ id }) => {
    const registry = new Registry([await loadPackage(id)]);
    const course = await loadCourse(id);
    if (!course) throw new Error(`${id} has no course`);
    return { id, registry, game: registry.game(id), course };
  }),
);

it('no two lessons share a name', () => {
  const names = taught.flatMap(({ course }) => course.lessons.map(({ id }) => id));
  expect(new Set(names).size).toBe(names.length);
});

for (const { game, course } of taught) testLessons(game, course);

const begin = ({ id, registry, course }: (typeof taught)[number], number: number, step = 0) => {
  const lesson = course.lessons[number];
  if (!lesson) throw new Error(`${id} has no lesson ${number}`);
  return LessonUnderWay.begin(id, lesson, step, () => new Counted(registry));
};

const at = (underWay: LessonUnderWay) => underWay.session.moment().view;

test.each(taught)('the lessons of $id go to their end at the table, by nothing but help', async game => {
  for (const [number, { id, steps }] of game.course.lessons.entries()) {
    const underWay = await begin(game, number);
    for (let step = 0; step < steps.length; step++) await underWay.help();
    expect(underWay.step, id).toBeNull();
    underWay.session.close();
  }
});

describe.each(taught)('a lesson of $id', game => {
  test('goes back a step at a time, and each step finds the position as it left it', async () => {
    const underWay = await begin(game, 0);
    const seen = [at(underWay)];
    const { steps } = underWay.lesson;
    for (let step = 1; step < steps.length; step++) {
      await underWay.help();
      seen.push(at(underWay));
    }
    for (let step = steps.length - 2; step >= 0; step--) {
      await underWay.back();
      expect(underWay.progress().step).toBe(step);
      expect(at(underWay).state).toEqual(seen[step]?.state);
    }
    await underWay.back();
    expect(underWay.progress().step).toBe(0);
  });

  test('is resumed where it was left, with the position of that step', async () => {
    const underWay = await begin(game, 0);
    const step = underWay.lesson.steps.length - 1;
    for (let done = 0; done < step; done++) await underWay.help();
    const resumed = await begin(game, 0, step);
    expect(resumed.progress().step).toBe(step);
    expect(at(resumed).state).toEqual(at(underWay).state);
    await resumed.help();
    expect(resumed.step).toBeNull();
  });
});

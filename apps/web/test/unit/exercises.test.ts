/** Every exercise of every game: its answer is the best by the engine's odds; right answers are told so, and wrong ones. */
import { loadPackage, SHELVES } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import { testExercises } from '@carroccio/table/testing/index.ts';
import { expect, test } from 'vitest';
import { ExerciseUnderWay } from '../../src/lessons/exercise.ts';
import { hasExercises, loadExercises } from '../../src/tables.ts';
import { Counted } from './counted.ts';

const asked = await Promise.all(
  SHELVES.filter(({ id }) => hasExercises(id)).map(async ({ id }) => {
    const registry = new Registry([await loadPackage(id)]);
    const exercises = await loadExercises(id);
    if (!exercises) throw new Error(`${id} has no exercises`);
    return { id, registry, game: registry.game(id), exercises };
  }),
);

for (const { game, exercises } of asked) testExercises(game, exercises);

test.each(asked)('the exercises of $id judge at the table', async ({ id, registry, exercises }) => {
  for (const { id: exercise, best } of exercises.exercises) {
    const underWay = await ExerciseUnderWay.begin(id, exercises, exercise, () => new Counted(registry));
    if (!underWay) throw new Error(`${exercise} cannot be begun`);
    expect(await underWay.judge(best), exercise).toMatchObject({ right: true });
    const wrong = underWay.choices().find(choice => JSON.stringify(choice) !== JSON.stringify(best));
    expect(wrong && (await underWay.judge(wrong)), exercise).toMatchObject({ right: false });
    expect(await underWay.judge({ type: 'something else' })).toBeNull();
    underWay.session.close();
  }
});

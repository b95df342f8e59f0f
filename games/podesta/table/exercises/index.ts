import { readExercises, readQuestions } from '@carroccio/kernel';
import type { Exercises } from '@carroccio/table/exercise.ts';
import { exerciseWords as words } from '../text/exercises.ts';
import kinds from './kinds.json' with { type: 'json' };
import positions from './positions.json' with { type: 'json' };

export const exercises: Exercises = { kinds: readQuestions(kinds), words, exercises: readExercises(positions) };

import type { Lesson } from '../../../lessons/lesson.ts';
import { firstLesson } from './first-turn.ts';

export const lessons: readonly Lesson[] = [firstLesson];

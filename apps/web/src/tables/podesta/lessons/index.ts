import type { Lesson } from '../../../lessons/lesson.ts';
import { firstLesson } from './first-months.ts';

export const lessons: readonly Lesson[] = [firstLesson];

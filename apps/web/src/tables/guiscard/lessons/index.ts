import type { Lesson } from '../../../lessons/lesson.ts';
import { firstLesson } from './first-blows.ts';

export const lessons: readonly Lesson[] = [firstLesson];

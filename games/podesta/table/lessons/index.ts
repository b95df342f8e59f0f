import type { Lesson } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-months.ts';

export const lessons: readonly Lesson[] = [firstLesson];

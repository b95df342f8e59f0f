import type { Lesson } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-blows.ts';

export const lessons: readonly Lesson[] = [firstLesson];

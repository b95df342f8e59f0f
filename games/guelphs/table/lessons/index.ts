import type { Lesson } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-activation.ts';

export const lessons: readonly Lesson[] = [firstLesson];

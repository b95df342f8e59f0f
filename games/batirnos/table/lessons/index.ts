import type { Course } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-turn.ts';

export const course: Course = {
  lessons: [firstLesson],
  match: { scenario: 'intro' },
};

import type { Course } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-blows.ts';

export const course: Course = {
  lessons: [firstLesson],
  match: { scenario: 'civitate' },
};

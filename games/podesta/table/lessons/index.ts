import type { Course } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-months.ts';

export const course: Course = {
  lessons: [firstLesson],
  match: { scenario: 'short', seats: 3 },
};

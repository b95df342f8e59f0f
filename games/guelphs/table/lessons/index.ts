import type { Course } from '@carroccio/table/lesson.ts';
import { firstLesson } from './first-activation.ts';

export const course: Course = {
  lessons: [firstLesson],
  match: { scenario: 'campaldino' },
};

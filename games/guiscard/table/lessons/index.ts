import type { Course } from '@carroccio/table/lesson.ts';
import { charging } from './charging.ts';
import { civitate } from './civitate.ts';
import { firstLesson } from './first-blows.ts';
import { formations } from './formations.ts';
import { shooting } from './shooting.ts';
import { siege } from './siege.ts';

export const course: Course = {
  lessons: [firstLesson, shooting, charging, formations, siege, civitate],
  match: { scenario: 'civitate' },
};

import type { Course } from '@carroccio/table/lesson.ts';
import { firstRide } from './first-ride.ts';

export const course: Course = {
  lessons: [firstRide],
  match: { scenario: 'piazza' },
};

import type { Lesson } from '@carroccio/table/lesson.ts';
import { firstRide } from './first-ride.ts';

export const lessons: readonly Lesson[] = [firstRide];

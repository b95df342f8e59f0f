import type { Lesson } from '../../../lessons/lesson.ts';
import { firstLesson } from './first-activation.ts';

export const lessons: readonly Lesson[] = [firstLesson];

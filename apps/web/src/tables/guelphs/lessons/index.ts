import type { Lesson } from '../../../lessons/lesson.ts';

export const lessons: readonly Lesson[] = [];

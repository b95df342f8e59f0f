import type { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  guelphs: () => import('../tables/guelphs/lessons/index.ts').then(({ lessons }) => lessons),
};

export const hasLessons = (game: string): boolean => Object.hasOwn(LESSONS, game);

export const loadLessons = (game: string): Promise<readonly Lesson[]> => LESSONS[game]?.() ?? Promise.resolve([]);

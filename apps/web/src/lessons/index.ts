import type { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  batirnos: () => import('../tables/batirnos/lessons/index.ts').then(({ lessons }) => lessons),
  guelphs: () => import('../tables/guelphs/lessons/index.ts').then(({ lessons }) => lessons),
  podesta: () => import('../tables/podesta/lessons/index.ts').then(({ lessons }) => lessons),
  guiscard: () => import('../tables/guiscard/lessons/index.ts').then(({ lessons }) => lessons),
};

export const loadLessons = (game: string): Promise<readonly Lesson[]> => LESSONS[game]?.() ?? Promise.resolve([]);

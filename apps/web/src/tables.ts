/** What games bring to the browser, found in their folders: a game that has a table is at home here without being named. */
import type { Exercises } from '@carroccio/table/exercise.ts';
import type { Course } from '@carroccio/table/lesson.ts';
import type { Setting } from '@carroccio/table/sight.ts';
import type { Table } from '@carroccio/table/table.ts';

type Lay = (setting: Setting) => Table;

/** Modules found under `games/<game>/…`, by game. */
export function ofGames<T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(found).map(([path, module]) => [gameIn(path), module]));
}

const gameIn = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? '';

const TABLES = ofGames(import.meta.glob<Lay>('../../../games/*/table/index.tsx', { import: 'lay' }));
const COURSES = ofGames(import.meta.glob<Course>('../../../games/*/table/lessons/index.ts', { import: 'course' }));
const EXERCISES = ofGames(
  import.meta.glob<Exercises>('../../../games/*/table/exercises/index.ts', { import: 'exercises' }),
);

/** Whether a game has exercises; they are loaded by who wants them. */
export const hasExercises = (game: string): boolean => game in EXERCISES;

export const loadExercises = (game: string): Promise<Exercises | null> => EXERCISES[game]?.() ?? Promise.resolve(null);

export function loadTable(game: string): Promise<Lay> {
  const load = TABLES[game];
  if (!load) throw new Error(`"${game}" has no table in the browser`);
  return load();
}

export const loadCourse = (game: string): Promise<Course | null> => COURSES[game]?.() ?? Promise.resolve(null);

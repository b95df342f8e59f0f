/** Chapter 2: the course as squares counted from the start, and as cells of a board. */
import { createSquareGrid, requireCell, type SquareGrid } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import type { CourseData } from '../data/course.ts';

export interface Course {
  readonly grid: SquareGrid;
  /** The cells in the order in which they are ridden. */
  readonly ring: readonly number[];
  /** Which squares of a lap are curves. */
  readonly curves: ReadonlySet<number>;
  readonly rounds: number;
  readonly deck: readonly number[];
}

export function createCourse({ columns, rows, ring, curves, rounds, deck }: CourseData): Course {
  const two = (number: number): string => String(number).padStart(2, '0');
  const every = Array.from(
    { length: columns * rows },
    (_, index) => two((index % columns) + 1) + two(Math.floor(index / columns) + 1),
  );
  const grid = createSquareGrid({ columns, rows, missing: every.filter(name => !ring.includes(name)) });
  return {
    grid,
    ring: ring.map(name => requireCell(grid, name)),
    curves: new Set(curves.map(name => ring.indexOf(name))),
    rounds,
    deck,
  };
}

/** pal.2.1: the cell of a horse that has come so far. */
export const cellAfter = ({ ring }: Course, come: number): number => at(ring, come % ring.length);

export const isStart = ({ ring }: Course, come: number): boolean => come % ring.length === 0;

/** pal.4.4: how far from here the first curve lies that a ride enters or passes; 0 when it meets none. */
export function curveWithin({ ring, curves }: Course, come: number, squares: number): number {
  for (let ahead = 1; ahead <= squares; ahead++) if (curves.has((come + ahead) % ring.length)) return ahead;
  return 0;
}

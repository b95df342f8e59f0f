/** Where things stand on the board, and what they are called there. */
import { type Course, cellAfter } from '@carroccio/example/survey';
import { at } from '@carroccio/kernel';

export const BOARD = 'course';

export const horseOf = (seat: number): string => `horse${seat}`;

type Standing = { readonly come: readonly number[] };

export const cellOfRide = (course: Course, { come }: Standing, seat: number, squares: number): number =>
  cellAfter(course, at(come, seat) + squares);

/** How many squares a horse would ride to a cell: a whole lap to the one where it stands. */
export function squaresTo({ ring }: Course, { come }: Standing, seat: number, cell: number): number {
  const ahead = (ring.indexOf(cell) - at(come, seat)) % ring.length;
  return ahead > 0 ? ahead : ahead + ring.length;
}

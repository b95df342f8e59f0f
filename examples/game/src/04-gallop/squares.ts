/** Chapter 4: how far a horse may go. */
import { at, type Refusal } from '@carroccio/kernel';
import { type Course, cellAfter, isStart } from '../02-course/course.ts';
import type { Palio, State } from '../shape.ts';

const MOST_CHECKED = 2;

/** pal.4.2 */
const fewest = (pace: number): number => Math.max(1, pace - MOST_CHECKED);

/** pal.4.2, pal.4.3: one predicate for what is listed and for why the rest is refused. */
export function whyNoRide(
  course: Course,
  { come }: Pick<State, 'come'>,
  { seat, pace }: { seat: number; pace: number },
  squares: number,
): Refusal<Palio> | undefined {
  if (squares < fewest(pace) || squares > pace)
    return { rule: 'pal.4.2', reason: 'beyondPace', fewest: fewest(pace), most: pace };
  const to = at(come, seat) + squares;
  const by = come.findIndex((other, rider) => rider !== seat && cellAfter(course, other) === cellAfter(course, to));
  return by < 0 || isStart(course, to) ? undefined : { rule: 'pal.4.3', reason: 'taken', by };
}

export const ridesOf = (course: Course, state: Pick<State, 'come'>, ride: { seat: number; pace: number }): number[] =>
  Array.from({ length: ride.pace }, (_, index) => index + 1).filter(
    squares => !whyNoRide(course, state, ride, squares),
  );

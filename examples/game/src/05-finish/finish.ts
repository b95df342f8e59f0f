/** Chapter 5: how the race ends. */
import { at, type Flow } from '@carroccio/kernel';
import type { Course } from '../02-course/course.ts';
import type { Palio } from '../shape.ts';

/** pal.5.1, pal.6.1 */
export function arrive(flow: Flow<Palio>, { ring }: Course, seat: number): void {
  const { come } = flow.state;
  if (at(come, seat) < ring.length * flow.options.laps) return;
  flow.end({ rule: 'pal.5.1', why: 'finish', winners: [seat], scores: [...come] });
}

/** pal.5.2 */
export function dusk(flow: Flow<Palio>): void {
  const { come } = flow.state;
  const furthest = Math.max(...come);
  const winners = come.flatMap((squares, seat) => (squares === furthest ? [seat] : []));
  flow.end({ rule: 'pal.5.2', why: 'dusk', winners, scores: [...come] });
}

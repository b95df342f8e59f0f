/** What a table asks of the rules to draw them. */
import { read } from '@carroccio/kernel';
import { type Course, createCourse } from './02-course/course.ts';
import { course } from './data/course.ts';

export { type Course, cellAfter } from './02-course/course.ts';
export { FALLS_ON, risk } from './04-gallop/gallop.ts';
export { whyNoRide } from './04-gallop/squares.ts';
export type { Palio } from './shape.ts';

/** The course of the data a table is set with. */
export const courseIn = (data: Readonly<Record<string, unknown>>): Course =>
  createCourse(read(course.schema, data.course));

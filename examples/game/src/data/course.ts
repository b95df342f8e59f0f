/** The course and what is needed to race on it, as `data/course.json` gives them or a data pack in its place. */
import { closed, type Flaw, part, Sources } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/course.json' with { type: 'json' };
import { flaw, SQUARE } from '../../text/flaws.ts';

const Square = Type.String({ pattern: '^[0-9]{4}$', says: SQUARE });

const Course = closed({
  columns: Type.Integer({ minimum: 3, maximum: 20 }),
  rows: Type.Integer({ minimum: 3, maximum: 20 }),
  /** In the order in which they are ridden, the start first. */
  ring: Type.Array(Square, { minItems: 8 }),
  curves: Type.Array(Square),
  deck: Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), { minItems: 15 }),
  rounds: Type.Integer({ minimum: 1, maximum: 99 }),
  sources: Sources,
});
export type CourseData = Static<typeof Course>;

/** What the schema cannot say: the ring is closed, on the grid, and has its curves. */
function check({ columns, rows, ring, curves }: CourseData): Flaw[] {
  const place = (name: string) => ({ column: Number(name.slice(0, 2)), row: Number(name.slice(2)) });
  const outside = ring
    .map(place)
    .some(({ column, row }) => !(column >= 1 && column <= columns && row >= 1 && row <= rows));
  const gaps = ring.filter((name, index) => {
    const [one, next] = [place(name), place(ring[(index + 1) % ring.length] ?? name)];
    return Math.abs(one.column - next.column) + Math.abs(one.row - next.row) !== 1;
  });
  return [
    ...(outside ? [flaw('/ring', 'off-grid', {})] : []),
    ...(new Set(ring).size < ring.length ? [flaw('/ring', 'crossing', {})] : []),
    ...gaps.map(square => flaw('/ring', 'gap', { square })),
    ...curves.filter(square => !ring.includes(square)).map(square => flaw('/curves', 'no-curve', { square })),
  ];
}

export const course = part({ schema: Course, file: value, check });

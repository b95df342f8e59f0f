import type { Seat } from '@carroccio/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What somebody has gathered over a match: every point is a change, and holds until the next. */
export interface Line {
  readonly seat: Seat;
  readonly name: string;
  readonly points: readonly Point[];
}

/** Where chance alone would leave a line in two matches of three. */
export interface Band {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** The value at a moment. */
export const valueAt = ({ points }: Pick<Line, 'points'>, x: number): number =>
  points.findLast(point => point.x <= x)?.y ?? 0;

/** A line that changes in steps: level until the next change, then straight up or down. */
export function stepPath(points: readonly Point[], end: number, place: (point: Point) => Point): string {
  const first = points[0];
  if (!first) return '';
  const start = place(first);
  const steps = points.slice(1).map(point => {
    const { x, y } = place(point);
    return `H${x.toFixed(1)}V${y.toFixed(1)}`;
  });
  const last = place({ x: end, y: 0 });
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${steps.join('')}H${last.x.toFixed(1)}`;
}

/** The outline of a band: along its upper edge and back along the lower. */
export function bandPath(band: readonly Band[], end: number, place: (point: Point) => Point): string {
  const there = stepPath(
    band.map(({ x, high }) => ({ x, y: high })),
    end,
    place,
  );
  const low = band.toReversed().map((at, index) => {
    const until = index === 0 ? end : (band[band.length - index]?.x ?? end);
    const right = place({ x: until, y: at.low });
    const left = place({ x: at.x, y: at.low });
    return `L${right.x.toFixed(1)} ${right.y.toFixed(1)}H${left.x.toFixed(1)}`;
  });
  return `${there}${low.join('')}Z`;
}

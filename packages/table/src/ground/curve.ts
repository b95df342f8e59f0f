import type { Point } from '@carroccio/boards';

export interface Sample {
  readonly point: Point;
  /** Unit vector along the curve. */
  readonly along: Point;
}

/** Points along a smooth curve through all the given ones (Catmull-Rom). */
export function curveThrough(points: readonly Point[], perStretch: number): Sample[] {
  const samples: Sample[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index];
    const to = points[index + 1];
    if (from === undefined || to === undefined) continue;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const last = index + 2 === points.length;
    for (let step = 0; step < perStretch + (last ? 1 : 0); step++)
      samples.push(sampleAt([before, from, to, after], step / perStretch));
  }
  return samples;
}

function sampleAt([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Sample {
  const value = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  const slope = (p: number, q: number, r: number, s: number): number =>
    0.5 * (r - p + 2 * (2 * p - 5 * q + 4 * r - s) * t + 3 * (3 * q - p - 3 * r + s) * t * t);
  const dx = slope(a.x, b.x, c.x, d.x);
  const dy = slope(a.y, b.y, c.y, d.y);
  const size = Math.hypot(dx, dy) || 1;
  return {
    point: { x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y) },
    along: { x: dx / size, y: dy / size },
  };
}

/** A point so far to the right of the curve (to the left where negative). */
export const beside = ({ point, along }: Sample, distance: number): Point => ({
  x: point.x - along.y * distance,
  y: point.y + along.x * distance,
});

/** The curve carried on straight at both ends, as a river runs on beyond the map. */
export function carriedOn(points: readonly Point[], distance: number): Point[] {
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined)
    return points.slice();
  const beyond = (from: Point, through: Point): Point => {
    const size = Math.hypot(through.x - from.x, through.y - from.y) || 1;
    return {
      x: through.x + ((through.x - from.x) / size) * distance,
      y: through.y + ((through.y - from.y) / size) * distance,
    };
  };
  return [beyond(second, first), ...points, beyond(beforeLast, last)];
}

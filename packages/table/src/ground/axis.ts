import type { Point } from '@carroccio/boards';

interface Axis {
  readonly middle: Point;
  /** Degrees clockwise from the horizontal, within a right angle either way. */
  readonly angle: number;
  /** How much longer than broad the group is: 1 where it has no direction. */
  readonly stretch: number;
}

/** The line along which a group of points stretches. */
export function axisOf(points: readonly Point[]): Axis {
  const count = Math.max(1, points.length);
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - middle.x) ** 2;
    xy += (x - middle.x) * (y - middle.y);
    yy += (y - middle.y) ** 2;
  }
  const slope = Math.atan2(2 * xy, xx - yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  const mean = (xx + yy) / 2;
  const stretch = Math.sqrt((mean + spread + 1) / (mean - spread + 1));
  return { middle, angle: (slope * 180) / Math.PI, stretch };
}

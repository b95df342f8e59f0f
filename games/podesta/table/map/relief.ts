/** Hills and mountains as old maps draw them, seen from the south. */
import type { Point } from '@carroccio/boards';
import { jitter, sway } from '@carroccio/table/ground/jitter.ts';
import { num } from '@carroccio/table/ground/unit.ts';

export interface Place {
  readonly cell: number;
  readonly centre: Point;
}

export interface Peaks {
  /** From the back to the front: each hides what stands behind it. */
  readonly bodies: readonly string[];
  readonly shades: string;
}

interface Peak extends Point {
  readonly wide: number;
  readonly high: number;
  readonly cell: number;
}

const backToFront = (peaks: readonly Peak[]): Peak[] => peaks.toSorted((a, b) => a.y - b.y);

/** A mountain: a sharp outline, its eastern face hatched. */
export function mountains(places: readonly Place[]): Peaks {
  const peaks = backToFront(
    places.flatMap(({ cell, centre }) =>
      [
        { x: -22, y: 6, wide: 34, high: 52 },
        { x: 24, y: 34, wide: 30, high: 42 },
      ].map((peak, index) => ({
        cell,
        x: centre.x + peak.x + sway(cell, index, 9),
        y: centre.y + peak.y + sway(cell, index + 5, 7),
        wide: peak.wide + sway(cell, index + 10, 5),
        high: peak.high + sway(cell, index + 15, 8),
      })),
    ),
  );
  return {
    bodies: peaks.map(
      ({ x, y, wide, high }) =>
        `M${num(x - wide)} ${num(y)}L${num(x - wide * 0.45)} ${num(y - high * 0.62)}L${num(x - wide * 0.3)} ${num(y - high * 0.55)}` +
        `L${num(x)} ${num(y - high)}L${num(x + wide * 0.4)} ${num(y - high * 0.5)}L${num(x + wide * 0.55)} ${num(y - high * 0.55)}L${num(x + wide)} ${num(y)}`,
    ),
    shades: peaks
      .map(({ x, y, wide, high }) =>
        [0.12, 0.28, 0.44, 0.6, 0.76]
          .map(share => {
            const top = y - high * (1 - share) + 3;
            const left = x + wide * share * 0.86;
            return `M${num(left)} ${num(top)}L${num(left - wide * 0.12)} ${num(Math.min(y, top + high * 0.4))}`;
          })
          .join(''),
      )
      .join(''),
  };
}

/** A hill: two or three round humps with a little shade. */
export function hills(places: readonly Place[]): Peaks {
  const humps = backToFront(
    places.flatMap(({ cell, centre }) =>
      [
        { x: -24, y: -10, wide: 22, high: 19 },
        { x: 22, y: 4, wide: 24, high: 21 },
        { x: -14, y: 32, wide: 21, high: 17 },
      ]
        .filter((_, index) => index < 2 || jitter(cell, 40) > 0.35)
        .map((hump, index) => ({
          cell,
          x: centre.x + hump.x + sway(cell, index + 20, 10),
          y: centre.y + hump.y + sway(cell, index + 25, 8),
          wide: hump.wide + sway(cell, index + 30, 4),
          high: hump.high + sway(cell, index + 35, 4),
        })),
    ),
  );
  return {
    bodies: humps.map(
      ({ x, y, wide, high }) =>
        `M${num(x - wide)} ${num(y)}C${num(x - wide * 0.7)} ${num(y - high * 1.25)} ${num(x + wide * 0.55)} ${num(y - high * 1.35)} ${num(x + wide)} ${num(y)}`,
    ),
    shades: humps
      .map(({ x, y, wide, high }) =>
        [0.35, 0.55, 0.75]
          .map(
            share => `M${num(x + wide * share)} ${num(y - high * (0.95 - share * 0.7))}l${num(-3)} ${num(high * 0.45)}`,
          )
          .join(''),
      )
      .join(''),
  };
}

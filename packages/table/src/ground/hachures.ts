import type { Point } from '@carroccio/boards';
import { jitter } from './jitter.ts';
import type { Ring, Stretch } from './outline.ts';
import { midpoint } from './path.ts';
import { num } from './unit.ts';

export interface HachureStyle {
  /** How long the strokes are on this stretch; none where 0. */
  readonly length: (stretch: Stretch) => number;
  readonly spacing: number;
  /** Thickness at the upper end; the lower end is a point. */
  readonly thickness: number;
  /** How far inside the region the strokes start. */
  readonly inset: number;
}

/** Short strokes that run downhill, out of a region of higher ground. */
export function hachures(rings: readonly Ring[], { length, spacing, thickness, inset }: HachureStyle): string {
  const strokes: string[] = [];
  for (const ring of rings) {
    ring.forEach((stretch, index) => {
      const next = ring[(index + 1) % ring.length] ?? stretch;
      const bend = { from: midpoint(stretch.from, stretch.to), by: stretch.to, to: midpoint(next.from, next.to) };
      const count = Math.max(1, Math.round(UNIT_BEND / spacing));
      for (let stroke = 0; stroke < count; stroke++) {
        const share = (stroke + 0.5) / count;
        const here = share < 0.5 ? stretch : next;
        const long = length(here);
        if (long <= 0) continue;
        const chance = jitter(here.inner * 6 + index, stroke);
        strokes.push(wedge(onBend(bend, share), long * (0.7 + 0.5 * chance), thickness, inset));
      }
    });
  }
  return strokes.join('');
}

/** A bend from the middle of a side to the middle of the next is about this long. */
const UNIT_BEND = 92;

interface Bend {
  readonly from: Point;
  readonly by: Point;
  readonly to: Point;
}

function onBend({ from, by, to }: Bend, share: number): { point: Point; along: Point } {
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * share * b + share * share * c;
  const slope = (a: number, b: number, c: number): number => rest * (b - a) + share * (c - b);
  const dx = slope(from.x, by.x, to.x);
  const dy = slope(from.y, by.y, to.y);
  const size = Math.hypot(dx, dy);
  return {
    point: { x: mix(from.x, by.x, to.x), y: mix(from.y, by.y, to.y) },
    along: { x: dx / size, y: dy / size },
  };
}

/** Walking clockwise around a region, the outside lies on the left. */
function wedge({ point, along }: { point: Point; along: Point }, long: number, thick: number, inset: number): string {
  const out = { x: along.y, y: -along.x };
  const x = point.x - out.x * inset;
  const y = point.y - out.y * inset;
  const half = thick / 2;
  return (
    `M${num(x - along.x * half)} ${num(y - along.y * half)}` +
    `L${num(x + along.x * half)} ${num(y + along.y * half)}` +
    `L${num(x + out.x * long)} ${num(y + out.y * long)}Z`
  );
}

import type { Point } from '@carroccio/boards';
import { beside, carriedOn, curveThrough, type Sample } from './curve.ts';
import { jitter } from './jitter.ts';
import { polygon, polyline } from './path.ts';
import { UNIT } from './unit.ts';

export interface River {
  readonly water: string;
  readonly banks: string;
  /** Fine lines that follow the banks, as engravers shade water. */
  readonly waterlines: string;
  /** Short strokes on the land side of the banks. */
  readonly bankStrokes: string;
  readonly course: readonly Sample[];
}

const HALF_WIDTH = 0.56 * UNIT;
const PER_STRETCH = 6;

/** A river that runs through the given points and on beyond the sheet. */
export function river(points: readonly Point[]): River {
  const course = curveThrough(carriedOn(eased(points), 3 * UNIT), PER_STRETCH);
  const half = course.map((_, index) => HALF_WIDTH * (0.9 + 0.16 * smoothChance(index)));
  const edge = (share: number): Point[] => course.map((sample, index) => beside(sample, share * (half[index] ?? 0)));
  const right = edge(1);
  const left = edge(-1);
  return {
    water: polygon([...right, ...left.toReversed()]),
    banks: polyline(right) + polyline(left),
    waterlines: [0.8, 0.5, -0.5, -0.8].map(share => polyline(edge(share))).join(''),
    bankStrokes: strokes(course, half),
    course,
  };
}

/** Cells stand in a zigzag; water does not. The ends stay where they are. */
const eased = (points: readonly Point[]): Point[] =>
  points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return point;
    return { x: (before.x + 1.4 * point.x + after.x) / 3.4, y: (before.y + 1.4 * point.y + after.y) / 3.4 };
  });

/** The land on one hand of a river (1 right, -1 left), so far from it; clockwise, as outlines are. */
export function landBeside({ course }: River, hand: 1 | -1, reach: number): string {
  const bank = course.map(({ point }) => point);
  const inland = course.map(sample => beside(sample, hand * reach)).toReversed();
  return polygon(hand === 1 ? [...bank, ...inland] : [...bank, ...inland].toReversed());
}

/** On which hand of a river a point lies. */
export function handOf({ course }: River, { x, y }: Point): 1 | -1 {
  const far = ({ point }: Sample): number => Math.hypot(point.x - x, point.y - y);
  const [first, ...others] = course;
  if (first === undefined) return 1;
  const { point, along } = others.reduce((best, one) => (far(one) < far(best) ? one : best), first);
  return along.x * (y - point.y) - along.y * (x - point.x) > 0 ? 1 : -1;
}

const WAVE = 5;

/** Chance that changes slowly along the course, so that the banks swing and do not bristle. */
function smoothChance(index: number): number {
  const step = Math.floor(index / WAVE);
  const share = (index % WAVE) / WAVE;
  return jitter(step, 3) * (1 - share) + jitter(step + 1, 3) * share;
}

function strokes(course: readonly Sample[], half: readonly number[]): string {
  return course
    .flatMap((sample, index) =>
      [1, -1].map(hand => {
        const from = beside(sample, hand * (half[index] ?? 0));
        const to = beside(sample, hand * ((half[index] ?? 0) + 7 + 9 * jitter(index, hand + 7)));
        return polyline([from, to]);
      }),
    )
    .join('');
}

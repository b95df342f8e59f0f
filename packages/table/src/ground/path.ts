import type { Point } from '@carroccio/boards';
import { num } from './unit.ts';

const at = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

export const polyline = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const midpoint = (a: Point, b: Point): Point => between(a, b, 0.5);

/** A line rounded at every corner: it touches the middle of each stretch. */
export function roundedLine(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = points
    .slice(1, -1)
    .map((corner, index) => `Q${at(corner)} ${at(midpoint(corner, points[index + 2] ?? last))}`);
  const second = points[1];
  const start = second === undefined ? '' : `L${at(midpoint(first, second))}`;
  return `M${at(first)}${start}${bends.join('')}L${at(last)}`;
}

/** The same for a closed line. */
export function roundedRing(corners: readonly Point[]): string {
  const last = corners.at(-1);
  const first = corners[0];
  if (last === undefined || first === undefined) return '';
  const bends = corners.map((corner, index) => `Q${at(corner)} ${at(midpoint(corner, corners[index + 1] ?? first))}`);
  return `M${at(midpoint(last, first))}${bends.join('')}Z`;
}

import type { Point } from '@carroccio/boards';
import { midpoint } from './path.ts';

/** The general course of a line that zigzags along hexsides, for a name to follow. */
export function calm(line: readonly Point[], reach: number): Point[] {
  const middles = line.slice(1).map((point, index) => midpoint(line[index] ?? point, point));
  return middles.map((_, index) => {
    const near = middles.slice(Math.max(0, index - reach), index + reach + 1);
    const sum = near.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
    return { x: sum.x / near.length, y: sum.y / near.length };
  });
}

import type { Point } from '@carroccio/boards';
import { sway } from '@carroccio/table/ground/jitter.ts';
import { num } from '@carroccio/table/ground/unit.ts';

export interface Tents {
  readonly cloth: string;
  readonly folds: string;
  readonly pennants: string;
}

/** Where tents stand in a hex of the camp, from its centre. */
const PITCHES: readonly Point[] = [
  { x: -6, y: -20 },
  { x: -46, y: 4 },
  { x: 40, y: 2 },
  { x: -10, y: 44 },
];

/** Pavilions with a pennant each, the nearer ones last. */
export function tents(places: readonly { readonly cell: number; readonly centre: Point }[]): Tents {
  const pitched = places.flatMap(({ cell, centre }) =>
    PITCHES.map((pitch, index) => ({
      x: centre.x + pitch.x + sway(cell, index, 6),
      y: centre.y + pitch.y + sway(cell, index + 10, 4),
      size: 1.15 + sway(cell, index + 20, 0.15),
    })),
  );
  const draw = (shape: (x: number, y: number, size: number) => string): string =>
    pitched.map(({ x, y, size }) => shape(x, y, size)).join('');
  return {
    cloth: draw(
      (x, y, s) =>
        `M${num(x)} ${num(y - 34 * s)}Q${num(x + 6 * s)} ${num(y - 14 * s)} ${num(x + 24 * s)} ${num(y - 8 * s)}` +
        `L${num(x + 20 * s)} ${num(y + 10 * s)}H${num(x - 20 * s)}L${num(x - 24 * s)} ${num(y - 8 * s)}` +
        `Q${num(x - 6 * s)} ${num(y - 14 * s)} ${num(x)} ${num(y - 34 * s)}Z`,
    ),
    folds: draw(
      (x, y, s) =>
        `M${num(x - 24 * s)} ${num(y - 8 * s)}q${num(24 * s)} ${num(8 * s)} ${num(48 * s)} 0` +
        `M${num(x)} ${num(y - 32 * s)}Q${num(x - 4 * s)} ${num(y - 12 * s)} ${num(x - 8 * s)} ${num(y - 5 * s)}V${num(y + 10 * s)}` +
        `M${num(x)} ${num(y - 32 * s)}Q${num(x + 4 * s)} ${num(y - 12 * s)} ${num(x + 8 * s)} ${num(y - 5 * s)}V${num(y + 10 * s)}`,
    ),
    pennants: draw((x, y, s) => `M${num(x)} ${num(y - 34 * s)}v${num(-14 * s)}l${num(15 * s)} 4l${num(-15 * s)} 4Z`),
  };
}

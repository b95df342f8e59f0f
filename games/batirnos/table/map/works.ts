/** Field works along the sides of hexes: a bank with stakes towards the enemy. */
import type { Point } from '@carroccio/boards';
import { num } from '@carroccio/table/ground/unit.ts';

export interface Works {
  readonly banks: string;
  readonly stakes: string;
}

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** The middle of the hex that the works protect. */
  readonly inside: Point;
}

const STAKES = 7;
/** The bank lies a little inside the hex it protects. */
const INSET = 12;
const STAKE = 17;

export function worksAlong(sides: readonly Side[]): Works {
  const drawnSides = sides.map(({ from, to, inside }) => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const size = Math.hypot(inside.x - middle.x, inside.y - middle.y) || 1;
    const inward = { x: (inside.x - middle.x) / size, y: (inside.y - middle.y) / size };
    const at = (share: number, away: number): string =>
      `${num(from.x + (to.x - from.x) * share + inward.x * away)} ${num(from.y + (to.y - from.y) * share + inward.y * away)}`;
    const stakes = Array.from({ length: STAKES }, (_, nth) => (nth + 0.5) / STAKES)
      .map(share => `M${at(share, INSET)}L${at(share, INSET - STAKE)}`)
      .join('');
    return { bank: `M${at(0, INSET)}L${at(1, INSET)}`, stakes };
  });
  return {
    banks: drawnSides.map(({ bank }) => bank).join(''),
    stakes: drawnSides.map(({ stakes }) => stakes).join(''),
  };
}

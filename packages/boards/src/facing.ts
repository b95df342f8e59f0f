import { directionTo, type HexGrid } from './grid/grid.ts';
import { FLAT_DIRECTIONS, POINTY_DIRECTIONS } from './grid/hex-grid.ts';

/**
 * A piece on a hex faces one of its six corners or one of its six sides. Facings are numbered 0..5 clockwise:
 * facing side d is facing direction d; facing corner d is facing between directions d and d + 1.
 */
export type FacesWhat = 'corner' | 'side';

export const FRONT = 0;
export const FLANK = 1;
export const REAR = 2;
export const ASPECT_NAMES = ['front', 'flank', 'rear'] as const;
export type Aspect = 0 | 1 | 2;

/** How a game divides the six hexes around a piece; `aspects` is read by direction, counted from the facing. */
export interface FacingRule {
  readonly faces: FacesWhat;
  readonly aspects: readonly Aspect[];
}

/** Facing a corner: the two hexes at that corner are the front, the next on either hand the flanks, two the rear. */
export const CORNER_FACING: FacingRule = { faces: 'corner', aspects: [FRONT, FRONT, FLANK, REAR, REAR, FLANK] };

/**
 * Facing a side: the front is the hex ahead, or that and the one on either hand; the rear likewise behind;
 * whatever lies between is flank.
 */
export function sideFacing(frontWidth: 1 | 3, rearWidth: 1 | 3): FacingRule {
  const aspects = [0, 1, 2, 3, 4, 5].map((direction): Aspect => {
    const fromFront = turnsBetween(0, direction);
    if (fromFront <= (frontWidth - 1) / 2) return FRONT;
    return 3 - fromFront <= (rearWidth - 1) / 2 ? REAR : FLANK;
  });
  return { faces: 'side', aspects };
}

/** What of a piece an adjacent hex meets, or -1 when the hexes are not adjacent. */
export function aspectOf(
  grid: HexGrid,
  cell: number,
  facing: number,
  other: number,
  rule: FacingRule = CORNER_FACING,
): Aspect | -1 {
  const direction = directionTo(grid, cell, other);
  return direction < 0 ? -1 : rule.aspects[(direction - facing + 6) % 6]!;
}

/** The facing after turning so many steps of 60 degrees, clockwise when positive. */
export function turn(facing: number, steps: number): number {
  return (((facing + steps) % 6) + 6) % 6;
}

/** The least number of 60 degree steps from one facing to another, either way round. */
export function turnsBetween(from: number, to: number): number {
  const clockwise = turn(to, -from);
  return clockwise > 3 ? 6 - clockwise : clockwise;
}

// The corners of a flat hex lie where the sides of a pointy one do; corner 0 is the one after side 0.
const FLAT_CORNER_NAMES = POINTY_DIRECTIONS;
const POINTY_CORNER_NAMES = ['NE', 'SE', 'S', 'SW', 'NW', 'N'] as const;

/** The compass names of the six facings, in their order. */
export function facingNames(grid: HexGrid, faces: FacesWhat): readonly string[] {
  if (grid.orientation === 'flat') return faces === 'side' ? FLAT_DIRECTIONS : FLAT_CORNER_NAMES;
  return faces === 'side' ? POINTY_DIRECTIONS : POINTY_CORNER_NAMES;
}

export function facingNamed(grid: HexGrid, faces: FacesWhat, name: string): number {
  const facing = facingNames(grid, faces).indexOf(name);
  if (facing < 0) {
    throw new Error(
      `no ${faces} "${name}" on a ${grid.orientation} hex; it has ${facingNames(grid, faces).join(', ')}`,
    );
  }
  return facing;
}

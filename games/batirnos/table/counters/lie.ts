/** How a counter lies on its hex: the stripe looks at a corner, what is printed leans by no more than 30 degrees. */
interface Lie {
  /** Which edge of the counter bears the stripe: 0 upper, 1 right, 2 lower, 3 left. */
  readonly edge: 0 | 1 | 2 | 3;
  /** Degrees clockwise by which the whole counter is turned. */
  readonly tilt: -30 | 0 | 30;
}

/** By facing: north-east, south-east, south, south-west, north-west, north. */
const LIES: readonly Lie[] = [
  { edge: 1, tilt: -30 },
  { edge: 1, tilt: 30 },
  { edge: 2, tilt: 0 },
  { edge: 3, tilt: -30 },
  { edge: 3, tilt: 30 },
  { edge: 0, tilt: 0 },
];

/** Off the map, or limbered, a counter faces nowhere and lies straight. */
const UPRIGHT: Lie = { edge: 0, tilt: 0 };

export const lieOf = (facing: number | null): Lie => (facing === null ? UPRIGHT : (LIES[facing] ?? UPRIGHT));

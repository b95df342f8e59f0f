/** How a counter lies on its hex: the stripe looks at a corner, what is printed leans by no more than 30 degrees. */
interface Lie {
  /** Which edge of the counter bears the stripe: 0 upper, 1 right, 2 lower, 3 left. */
  readonly edge: 0 | 1 | 2 | 3;
  /** Degrees clockwise by which the whole counter is turned. */
  readonly tilt: -30 | 0 | 30;
}

const LIES: readonly Lie[] = [
  { edge: 0, tilt: 30 },
  { edge: 1, tilt: 0 },
  { edge: 2, tilt: -30 },
  { edge: 2, tilt: 30 },
  { edge: 3, tilt: 0 },
  { edge: 0, tilt: -30 },
];

/** Off the map a counter faces nowhere and lies straight. */
const UPRIGHT: Lie = { edge: 0, tilt: 0 };

export const lieOf = (facing: number | null): Lie => (facing === null ? UPRIGHT : (LIES[facing] ?? UPRIGHT));

/** Degrees clockwise from the top of the map to where the stripe looks. */
export const bearingOf = ({ edge, tilt }: Lie): number => (edge * 90 + tilt + 360) % 360;

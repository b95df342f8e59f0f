import type { Field } from '@carroccio/guelphs/survey';
import { type HachureStyle, hachures } from '@carroccio/table/ground/hachures.ts';
import { ringsAround, type Stretch, softOutline } from '@carroccio/table/ground/outline.ts';
import type { Padded } from '@carroccio/table/ground/padded.ts';
import { STEPS, type Step, stepOf } from '../tints.ts';

export interface Relief {
  /** Above the lowest step, each laid over those below it. */
  readonly tints: readonly { readonly step: Step; readonly outline: string }[];
  readonly slopes: string;
  readonly hills: string;
}

export function relief(field: Field, { grid, shows, offset }: Padded): Relief {
  const step = (cell: number): Step => stepOf(field, shows[cell] ?? 0);
  const layers = STEPS.slice(1)
    .map(level => ({ level, rings: ringsAround(grid, cell => step(cell) >= level, offset) }))
    .filter(({ rings }) => rings.length > 0);
  const drop = ({ inner, outer }: Stretch): number => (outer < 0 ? 0 : step(inner) - step(outer));
  const slopes = layers
    .filter(({ level }) => level < 4)
    .map(({ level, rings }) =>
      hachures(rings, {
        // Where the ground falls by several steps at once, only the highest is hatched.
        length: stretch => (step(stretch.inner) === level ? slopeLength(drop(stretch)) : 0),
        spacing: 13,
        thickness: 3.6,
        inset: 0,
      }),
    );
  const hills = layers
    .filter(({ level }) => level === 4)
    .flatMap(({ rings }) => HILL_HACHURES.map(style => hachures(rings, style)));
  return {
    tints: layers.map(({ level, rings }) => ({ step: level, outline: softOutline(rings) })),
    slopes: slopes.join(''),
    hills: hills.join(''),
  };
}

/** Three rows, from the foot of a hill towards its top. */
export const HILL_HACHURES: readonly HachureStyle[] = [
  { length: () => 34, spacing: 11, thickness: 5, inset: 4 },
  { length: () => 26, spacing: 14, thickness: 4.4, inset: 36 },
  { length: () => 18, spacing: 20, thickness: 3.8, inset: 62 },
];

const slopeLength = (drop: number): number => (drop > 0.5 ? 44 : 31);

import { BEYOND, type Field, HILL, RIVER } from '@carroccio/guelphs/survey';

/** The printed steps of the ground, from pale to warm; Hills stand above every level. */
export const STEPS = [1, 1.5, 2, 2.5, 3, 4] as const;
export type Step = (typeof STEPS)[number];

type Tint = Step | 'water' | 'beyond';

/** The step of a hex: rivers and what lies beyond them are drawn on the lowest. */
export function stepOf({ terrain, height }: Field, cell: number): Step {
  if (terrain[cell] === HILL) return 4;
  const step = STEPS.find(level => level === height[cell]);
  return step ?? 1;
}

export function tintOf(field: Field, cell: number): Tint {
  if (field.terrain[cell] === RIVER) return 'water';
  if (field.terrain[cell] === BEYOND) return 'beyond';
  return stepOf(field, cell);
}

import type { Paper } from './paper.ts';

export const PRINTED = ['map', 'counters', 'charts', 'sequence'] as const;
export type Printed = (typeof PRINTED)[number];

/** How wide a cell may be from side to side, in millimetres; counters are sixteen. */
export const CELLS = [16, 19, 22, 25] as const;

export interface Choices {
  readonly paper: Paper;
  readonly hex: number;
  /** Black on white. */
  readonly plain: boolean;
  readonly parts: Readonly<Record<Printed, boolean>>;
}

export const FIRST_CHOICES: Choices = {
  paper: 'a4',
  hex: 19,
  plain: false,
  parts: { map: true, counters: true, charts: true, sequence: true },
};

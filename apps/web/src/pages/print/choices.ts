import type { Paper } from './paper.ts';

export const PRINTED = ['map', 'counters', 'charts', 'sequence', 'aid'] as const;
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

/** Everything, or what alone was asked for. */
export const firstChoices = (only: Printed | undefined): Choices => ({
  paper: 'a4',
  hex: 19,
  plain: false,
  parts: {
    map: asked(only, 'map'),
    counters: asked(only, 'counters'),
    charts: asked(only, 'charts'),
    sequence: asked(only, 'sequence'),
    aid: asked(only, 'aid'),
  },
});

const asked = (only: Printed | undefined, part: Printed): boolean => only === undefined || only === part;

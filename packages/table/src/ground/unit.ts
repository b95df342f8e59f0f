import { centreOf, type Grid, type Point } from '@carroccio/boards';

/** The drawn length of a cell's side. */
export const UNIT = 100;

export const drawn = ({ x, y }: Point): Point => ({ x: x * UNIT, y: y * UNIT });

export const drawnCentre = (grid: Grid, cell: number): Point => drawn(centreOf(grid, cell));

/** A length or coordinate as it stands in a path: a tenth of a unit is finer than print. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

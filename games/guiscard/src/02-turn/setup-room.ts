/** Room for what is set up: free hexes that bear it, and which way it can lie. */
import { neighbour } from '@carroccio/boards';
import { hexCost } from '../04-movement/movement.ts';
import { type Battle, isOccupied } from '../battle.ts';

/** Whether a horse, or what is as heavy, may be placed in a hex; else a man on foot. */
export const canStand = (b: Battle, cell: number, mounted = true): boolean =>
  cell >= 0 && hexCost(b, cell, mounted) >= 0 && !isOccupied(b, cell) && b.field.closed[cell] === 0;
export const WAYS = [0, 1, 2, 3, 4, 5];
export const behind = (b: Battle, cell: number, way: number): number => neighbour(b.field.grid, cell, (way + 3) % 6);
export const horseFacings = (b: Battle, head: number, cells: readonly number[]): number[] =>
  WAYS.filter(way => {
    const tail = behind(b, head, way);
    return canStand(b, tail) && cells.includes(tail);
  });

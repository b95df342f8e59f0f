import { type Grid, neighbour } from './grid.ts';
import { sideOf } from './sides.ts';

/** What it costs to step into a cell from the one before, in a direction; -1 when that cannot be done. */
export type StepCost = (cell: number, from: number, direction: number) => number;

/** Step costs from a cost for every cell entered and one for every side crossed; -1 in either forbids the step. */
export function terrainCosts(grid: Grid, enter: ArrayLike<number>, cross?: ArrayLike<number>): StepCost {
  return (cell, from, direction) => {
    const entering = enter[cell]!;
    const side = cross === undefined ? -1 : sideOf(grid, from, direction);
    const crossing = cross === undefined || side < 0 ? 0 : cross[side]!;
    return entering < 0 || crossing < 0 ? -1 : entering + crossing;
  };
}

/**
 * All the step costs of a map worked out beforehand, the quickest thing to search with: by the cell left and the
 * direction, as neighbours are.
 */
export function tabulateCosts(grid: Grid, cost: StepCost): Int16Array {
  const table = new Int16Array(grid.cellCount * grid.directions).fill(-1);
  for (let from = 0; from < grid.cellCount; from++) {
    for (let direction = 0; direction < grid.directions; direction++) {
      const cell = neighbour(grid, from, direction);
      if (cell < 0) continue;
      const at = from * grid.directions + direction;
      const step = cost(cell, from, direction);
      table[at] = step;
      if (table[at] !== step) throw new Error(`a step cannot cost ${step}: costs are whole numbers up to 32767`);
    }
  }
  return table;
}

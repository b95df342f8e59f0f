import { type BucketQueue, clearQueue, createQueue } from './bucket-queue.ts';
import type { FacingRule } from './facing.ts';
import type { Grid, Ways } from './grid.ts';
import { searchCells } from './search-cells.ts';
import { searchFacings } from './search-facings.ts';
import { UNREACHED } from './search-terms.ts';
import type { StepCost } from './step-costs.ts';

export interface ReachQuery {
  readonly from: number;
  /** Points to spend, the same whole points the costs are in; unlimited when left out. */
  readonly budget?: number;
  /** From tabulateCosts, or asked step by step. */
  readonly cost: Int16Array | StepCost;
  /**
   * Marks of every cell: NO_ENTRY, MUST_STOP, PASS_ONLY, added together. Those of the starting cell do not count:
   * the piece is there already and may leave. A piece that must stop may still turn where it stopped.
   */
  readonly marks?: Uint8Array;
  readonly ways?: Ways;
  /** When facing matters: a piece steps only into its front and pays to turn. */
  readonly facing?: ReachFacing;
}

export interface ReachFacing {
  readonly start: number;
  readonly rule: FacingRule;
  /** The cost of turning by 1, 2 or 3 steps of 60 degrees at once in a cell; -1 when that cannot be done. */
  readonly turnCost: (cell: number, steps: number) => number;
}

/** What a search found, and the room it works in; give it to the next search to be used again. */
export interface Reach {
  /** States per cell: 6 when facing matters, otherwise 1. A state is cell * facings + facing. */
  readonly facings: 1 | 6;
  /** The cost of every state, passed or ended on; UNREACHED when out of reach. */
  readonly costs: Int32Array;
  /** The state before; -1 at the start. */
  readonly cameFrom: Int32Array;
  /** The cheapest state of every cell that can be ended on; -1 otherwise. */
  readonly ends: Int32Array;
  /** The first endCount are the cells that can be ended on, the cheapest first. */
  readonly endCells: Int32Array;
  endCount: number;
  readonly queue: BucketQueue;
}

export function createReach(grid: Grid, facings: 1 | 6 = 1): Reach {
  const states = grid.cellCount * facings;
  return {
    facings,
    costs: new Int32Array(states),
    cameFrom: new Int32Array(states),
    ends: new Int32Array(grid.cellCount),
    endCells: new Int32Array(grid.cellCount),
    endCount: 0,
    // A state is queued at most once from each of its neighbours and from each facing it can be turned from.
    queue: createQueue(states * (grid.directions + facings)),
  };
}

/**
 * Everything that a piece can reach, at the least cost. Of equally cheap ways the first found is kept: cells are
 * left in the order of their costs, those of one cost in the order they were found, directions clockwise.
 */
export function reach(grid: Grid, query: ReachQuery, into?: Reach): Reach {
  const facings = query.facing === undefined ? 1 : 6;
  const found = into ?? createReach(grid, facings);
  if (found.facings !== facings || found.ends.length !== grid.cellCount) {
    throw new Error('the reach given to be used again was made for another grid, or for other facings');
  }
  found.costs.fill(UNREACHED);
  found.ends.fill(-1);
  found.endCount = 0;
  clearQueue(found.queue);
  if (query.facing === undefined) searchCells(grid, query, found);
  else searchFacings(grid, query, query.facing, found);
  return found;
}

/** The least cost of ending on a cell (in a facing), or -1. */
export function costTo(found: Reach, cell: number, facing?: number): number {
  const end = found.ends[cell]!;
  if (end < 0) return -1;
  const cost = found.costs[facing === undefined ? end : cell * found.facings + facing]!;
  return cost === UNREACHED ? -1 : cost;
}

/** Adds to `into` the cells that can be ended on, the cheapest first; the starting cell is one of them. */
export function reachedCells(found: Reach, into: number[] = []): number[] {
  for (let i = 0; i < found.endCount; i++) into.push(found.endCells[i]!);
  return into;
}

/** The cells of the cheapest way to end on a cell, both ends included; undefined when it is out of reach. */
export function pathTo(found: Reach, cell: number): number[] | undefined {
  const end = found.ends[cell]!;
  if (end < 0) return undefined;
  const cells = statesTo(found, end).map(state => Math.floor(state / found.facings));
  return cells.filter((at, i) => at !== cells[i - 1]);
}

export interface FacingStep {
  readonly cell: number;
  readonly facing: number;
}

/** Every step and turn of the cheapest way to end on a cell in a facing. */
export function manoeuvreTo(found: Reach, cell: number, facing: number): FacingStep[] | undefined {
  if (costTo(found, cell, facing) < 0) return undefined;
  return statesTo(found, cell * found.facings + facing).map(state => ({
    cell: Math.floor(state / found.facings),
    facing: state % found.facings,
  }));
}

function statesTo(found: Reach, end: number): number[] {
  const states: number[] = [];
  for (let state = end; state >= 0; state = found.cameFrom[state]!) states.push(state);
  return states.reverse();
}

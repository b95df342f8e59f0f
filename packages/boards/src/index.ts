export {
  type Arc,
  type ArcEdges,
  type ArcWidth,
  bearing,
  cellsInArc,
  cone,
  cornerArc,
  inArc,
  inCone,
  sector,
  sideArc,
} from './arcs.ts';
export { type CellSet, cellSet, cellsOf, difference, intersection, namedRegion, union } from './cell-set.ts';
export { centreOf, cornersOf, endsOfSide, type Point, sizeOf } from './drawing.ts';
export {
  ASPECT_NAMES,
  type Aspect,
  aspectOf,
  CORNER_FACING,
  type FacesWhat,
  type FacingRule,
  FLANK,
  FRONT,
  facingNamed,
  facingNames,
  REAR,
  sideFacing,
  turn,
  turnsBetween,
} from './facing.ts';
export {
  cellFlags,
  cellLayer,
  cellNumbers,
  codeOf,
  type Flags,
  flagBit,
  hasFlag,
  type Layer,
  sideFlags,
  sideLayer,
  type WordsOfMap,
  wordAt,
} from './features.ts';
export {
  directionNamed,
  directionTo,
  type Grid,
  type HexGrid,
  neighbour,
  oppositeDirection,
  type SquareGrid,
  type Ways,
} from './grid.ts';
export { createHexGrid, type HexGridOptions } from './hex-grid.ts';
export { type Layout, layOut, type Tile } from './layout.ts';
export {
  createSightLine,
  LINE_ALONG,
  LINE_CELL,
  LINE_CORNER,
  LINE_END,
  type LineStep,
  lineOfSight,
  type SightLine,
  walkLine,
} from './lines.ts';
export { cellNamed, nameOf, requireCell } from './names.ts';
export { connected, pathDistance } from './path-distance.ts';
export {
  cellsAround,
  fits,
  footprint,
  MOUNTED,
  type PieceShape,
  type Pivot,
  type Placement,
  pieceShape,
  pivot,
  ride,
} from './pieces.ts';
export { distance, manhattanDistance, ring, within } from './range.ts';
export {
  costTo,
  createReach,
  type FacingStep,
  manoeuvreTo,
  pathTo,
  type Reach,
  type ReachFacing,
  type ReachQuery,
  reach,
  reachedCells,
} from './reach.ts';
export { type Regions, regions } from './regions.ts';
export { type Go, type Known, type Spread, type SpreadQuery, spread, wayTo } from './search/spread.ts';
export { MUST_STOP, NO_ENTRY, PASS_ONLY } from './search-terms.ts';
export { acrossSide, cellsOfSide, nameOfSide, sideBetween, sideOf, sidesNamed } from './sides.ts';
export { createSquareGrid, type SquareGridOptions } from './square-grid.ts';
export { type StepCost, tabulateCosts, terrainCosts } from './step-costs.ts';

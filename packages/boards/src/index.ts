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
  directionNamed,
  directionTo,
  type Grid,
  type HexGrid,
  neighbour,
  oppositeDirection,
  type SquareGrid,
  type Ways,
} from './grid/grid.ts';
export { createHexGrid, type HexGridOptions } from './grid/hex-grid.ts';
export { type Layout, layOut, type Tile } from './grid/layout.ts';
export { cellNamed, nameOf, requireCell } from './grid/names.ts';
export { cellsOfSide, sideBetween, sideOf } from './grid/sides.ts';
export { createSquareGrid, type SquareGridOptions } from './grid/square-grid.ts';
export {
  type Arc,
  type ArcEdges,
  type ArcWidth,
  bearing,
  cornerArc,
  inArc,
  inCone,
  sector,
  sideArc,
} from './lines/arcs.ts';
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
} from './lines/lines.ts';
export { type ListedCell, listedCells } from './listing.ts';
export { distance, manhattanDistance, ring, within } from './range.ts';
export { cellSet, type Regions, regions } from './search/regions.ts';
export { firstTo, type Go, type Known, type Spread, type SpreadQuery, spread, wayTo } from './search/spread.ts';

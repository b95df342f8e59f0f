import type { GridTables, Plane, Raster } from './grid.ts';

/** What a kind of grid has to say about itself before its tables can be built. */
export interface GridPlan {
  readonly columns: number;
  readonly rows: number;
  readonly directionNames: readonly string[];
  readonly cellSides: number;
  /** Lattice steps of the directions, clockwise. */
  readonly steps: readonly (readonly [u: number, v: number])[];
  readonly nameOf: (column: number, row: number) => string;
  readonly exists: (column: number, row: number) => boolean;
  readonly latticeOf: (column: number, row: number) => readonly [u: number, v: number];
  readonly planeOf: (column: number, row: number) => readonly [x: number, y: number];
  readonly corners: Plane['corners'];
  readonly scaleX: number;
  readonly scaleY: number;
}

export function buildTables(plan: GridPlan): GridTables {
  requireSize('columns', plan.columns);
  requireSize('rows', plan.rows);
  const places = placesOf(plan);
  const cellCount = places.length;
  const names = places.map(([column, row]) => plan.nameOf(column, row));
  const idsByName = new Map(names.map((name, cell) => [name, cell]));
  if (idsByName.size !== cellCount) throw new Error('two cells of the grid have the same name');

  const column = Int32Array.from(places, ([c]) => c);
  const row = Int32Array.from(places, ([, r]) => r);
  const lattice = places.map(([c, r]) => plan.latticeOf(c, r));
  const u = Int32Array.from(lattice, ([pu]) => pu);
  const v = Int32Array.from(lattice, ([, pv]) => pv);
  const stepU = Int32Array.from(plan.steps, ([du]) => du);
  const stepV = Int32Array.from(plan.steps, ([, dv]) => dv);

  const cells = rasterOf(u, v);
  const neighbours = neighboursOf(cells, stepU, stepV);
  const sides = sidesOf(neighbours, cellCount, plan.steps.length, plan.cellSides);
  const raster = { ...cells, sides: rasterSides(cells, stepU, stepV, sides.sidesOfCells, plan.cellSides) };

  const points = places.map(([c, r]) => plan.planeOf(c, r));
  return {
    columns: plan.columns,
    rows: plan.rows,
    cellCount,
    sideCount: sides.sidePlaces.length,
    directions: plan.steps.length,
    directionNames: plan.directionNames,
    cellSides: plan.cellSides,
    names,
    idsByName,
    column,
    row,
    u,
    v,
    stepU,
    stepV,
    neighbours,
    ...sides,
    raster,
    plane: {
      x: Int32Array.from(points, ([x]) => x),
      y: Int32Array.from(points, ([, y]) => y),
      corners: plan.corners,
      scaleX: plan.scaleX,
      scaleY: plan.scaleY,
    },
    linePatterns: Array.from({ length: (2 * raster.uSpan - 1) * (2 * raster.vSpan - 1) }),
  };
}

function requireSize(what: string, size: number): void {
  if (!Number.isInteger(size) || size < 1) throw new Error(`a grid needs at least one of ${what}, not ${size}`);
}

function placesOf(plan: GridPlan): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let column = 0; column < plan.columns; column++) {
    for (let row = 0; row < plan.rows; row++) {
      if (plan.exists(column, row)) places.push([column, row]);
    }
  }
  if (places.length === 0) throw new Error('a grid needs at least one cell; all of them are missing');
  return places;
}

type CellRaster = Omit<Raster, 'sides'>;

function rasterOf(u: Int32Array, v: Int32Array): CellRaster {
  const [uMin, uSpan] = spanOf(u);
  const [vMin, vSpan] = spanOf(v);
  const stride = vSpan + 2;
  const cells = new Int32Array((uSpan + 2) * stride).fill(-1);
  const position = u.map((cellU, cell) => (cellU - uMin + 1) * stride + v[cell]! - vMin + 1);
  position.forEach((at, cell) => {
    cells[at] = cell;
  });
  return { uMin, vMin, uSpan, vSpan, stride, position, cells };
}

function spanOf(values: Int32Array): [lowest: number, span: number] {
  let lowest = values[0]!;
  let highest = lowest;
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return [lowest, highest - lowest + 1];
}

function neighboursOf(raster: CellRaster, stepU: Int32Array, stepV: Int32Array): Int32Array {
  const directions = stepU.length;
  const neighbours = new Int32Array(raster.position.length * directions);
  raster.position.forEach((at, cell) => {
    for (let direction = 0; direction < directions; direction++) {
      const step = stepU[direction]! * raster.stride + stepV[direction]!;
      neighbours[cell * directions + direction] = raster.cells[at + step]!;
    }
  });
  return neighbours;
}

function sidesOf(neighbours: Int32Array, cellCount: number, directions: number, cellSides: number) {
  const sidesOfCells = new Int32Array(cellCount * cellSides);
  const pairs: number[] = [];
  const places: number[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    for (let place = 0; place < cellSides; place++) {
      const other = neighbours[cell * directions + (place * directions) / cellSides]!;
      const isShared = other >= 0 && other < cell;
      if (!isShared) {
        pairs.push(cell, other);
        places.push(place);
      }
      const opposite = (place + cellSides / 2) % cellSides;
      sidesOfCells[cell * cellSides + place] = isShared
        ? sidesOfCells[other * cellSides + opposite]!
        : places.length - 1;
    }
  }
  return { sidesOfCells, cellsOfSides: Int32Array.from(pairs), sidePlaces: Uint8Array.from(places) };
}

function rasterSides(
  raster: CellRaster,
  stepU: Int32Array,
  stepV: Int32Array,
  sidesOfCells: Int32Array,
  cellSides: number,
): Int32Array {
  const slots = new Int32Array((raster.cells.length * cellSides) / 2).fill(-1);
  const perSide = stepU.length / cellSides;
  raster.position.forEach((at, cell) => {
    for (let place = 0; place < cellSides; place++) {
      const step = stepU[place * perSide]! * raster.stride + stepV[place * perSide]!;
      slots[sideSlot(at, step, place, cellSides)] = sidesOfCells[cell * cellSides + place]!;
    }
  });
  return slots;
}

/** Where a raster cell's side is kept: with the cell itself, or with the neighbour (`step` away) that shares it. */
export function sideSlot(at: number, step: number, place: number, cellSides: number): number {
  const half = cellSides / 2;
  return place < half ? at * half + place : (at + step) * half + place - half;
}

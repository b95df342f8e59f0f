import type { HexGrid } from './grid.ts';
import { buildHexGrid } from './hex-grid.ts';
import { nameOf, requireCell } from './names.ts';

/** A geomorphic map to be laid on the table: its letter goes before the printed numbers, as in "A0512". */
export interface Tile {
  readonly name: string;
  readonly grid: HexGrid;
  /** Laid upside down, turned by 180 degrees. */
  readonly rotated?: boolean;
}

/** Maps laid side by side as one board. Tables are by tile, in the order of the tiles row after row. */
export interface Layout {
  readonly grid: HexGrid;
  readonly tiles: readonly Tile[];
  /** cells[tile][cell of the tile] -> cell of the board. */
  readonly cells: readonly Int32Array[];
  /** sides[tile][side of the tile] -> side of the board; where tiles meet two sides become one. */
  readonly sides: readonly Int32Array[];
  /** The tile that every cell of the board belongs to. */
  readonly tileOf: Int32Array;
}

/** Lays rows of tiles, all of one shape, edge to edge. */
export function layOut(rowsOfTiles: readonly (readonly Tile[])[]): Layout {
  const tiles = rowsOfTiles.flat();
  const first = tiles[0];
  const across = rowsOfTiles[0]?.length;
  if (first === undefined || across === undefined) throw new Error('a layout needs at least one tile');
  if (rowsOfTiles.some(row => row.length !== across)) throw new Error('all rows of a layout need as many tiles');
  for (const tile of tiles) requireSameShape(first, tile);
  requireNames(tiles);
  requireParity(first.grid, tiles, across, rowsOfTiles.length);

  const { columns, rows, orientation } = first.grid;
  const places = tiles.map(cellsByPlace);
  const tileAt = (column: number, row: number): number =>
    Math.floor(row / rows) * across + Math.floor(column / columns);
  const cellAt = (column: number, row: number): number =>
    places[tileAt(column, row)]![(column % columns) * rows + (row % rows)]!;

  const grid = buildHexGrid(
    {
      orientation,
      columns: columns * across,
      rows: rows * rowsOfTiles.length,
      firstShifted: isFirstShifted(first.grid),
    },
    {
      exists: (column, row) => cellAt(column, row) >= 0,
      nameOf: (column, row) => {
        const tile = tiles[tileAt(column, row)]!;
        return tile.name + nameOf(tile.grid, cellAt(column, row));
      },
    },
  );
  const cells = tiles.map(tile => Int32Array.from(tile.grid.names, name => requireCell(grid, tile.name + name)));
  const sides = tiles.map((tile, i) => boardSides(grid, tile, cells[i]!));
  const tileOf = new Int32Array(grid.cellCount);
  cells.forEach((boardCells, tile) => {
    for (const cell of boardCells) tileOf[cell] = tile;
  });
  return { grid, tiles, cells, sides, tileOf };
}

/** The cells of a tile by where they lie on the table: column * rows + row. */
function cellsByPlace({ grid, rotated }: Tile): Int32Array {
  const places = new Int32Array(grid.columns * grid.rows).fill(-1);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const place = grid.column[cell]! * grid.rows + grid.row[cell]!;
    places[rotated ? places.length - 1 - place : place] = cell;
  }
  return places;
}

function boardSides(board: HexGrid, { grid, rotated }: Tile, boardCells: Int32Array): Int32Array {
  return Int32Array.from(grid.sidePlaces, (place, side) => {
    const cell = boardCells[grid.cellsOfSides[side * 2]!]!;
    return board.sidesOfCells[cell * 6 + (rotated ? (place + 3) % 6 : place)]!;
  });
}

/** Whether the first column (flat) stands lower than the second, or the first row (pointy) further right. */
function isFirstShifted(grid: HexGrid): boolean {
  const [along, across, at] =
    grid.orientation === 'flat' ? [grid.row, grid.column, grid.plane.y] : [grid.column, grid.row, grid.plane.x];
  const isCellShifted = at[0] === 2 * along[0]! + 2;
  return isCellShifted === (across[0]! % 2 === 0);
}

function requireSameShape(a: Tile, b: Tile): void {
  const isSame =
    a.grid.columns === b.grid.columns &&
    a.grid.rows === b.grid.rows &&
    a.grid.orientation === b.grid.orientation &&
    isFirstShifted(a.grid) === isFirstShifted(b.grid);
  if (!isSame)
    throw new Error(`tiles "${a.name}" and "${b.name}" are not of one shape and cannot be laid edge to edge`);
}

function requireNames(tiles: readonly Tile[]): void {
  const names = new Set<string>();
  for (const { name } of tiles) {
    if (names.has(name)) throw new Error(`two tiles are named "${name}"`);
    names.add(name);
  }
}

/** Over an odd count of shifted lines the shift of the next tile, or of the turned one, would not match. */
function requireParity(grid: HexGrid, tiles: readonly Tile[], across: number, down: number): void {
  const [count, lines, repeats] =
    grid.orientation === 'flat' ? [grid.columns, 'columns', across] : [grid.rows, 'rows', down];
  if (count % 2 === 0) return;
  const turned = tiles.find(tile => tile.rotated);
  const rule = `a ${grid.orientation} tile needs an even count of ${lines} for that, not ${count}`;
  if (turned !== undefined) throw new Error(`tile "${turned.name}" cannot be turned by 180 degrees: ${rule}`);
  if (repeats > 1) throw new Error(`the tiles cannot be laid one after another: ${rule}`);
}

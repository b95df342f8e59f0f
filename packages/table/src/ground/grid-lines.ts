import { cellsOfSide, endsOfSide, type HexGrid } from '@carroccio/boards';
import { polyline } from './path.ts';
import { drawn } from './unit.ts';

/** The sides of all cells that are shown, each once. */
export function gridLines(grid: HexGrid, shown: (cell: number) => boolean): string {
  const lines: string[] = [];
  for (let side = 0; side < grid.sideCount; side++)
    if (cellsOfSide(grid, side).some(cell => cell >= 0 && shown(cell)))
      lines.push(polyline(endsOfSide(grid, side).map(drawn)));
  return lines.join('');
}

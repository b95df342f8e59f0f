/** What the boards do in a second, on a board of 40 by 30 hexes. */
import {
  createHexGrid,
  createSightLine,
  distance,
  lineOfSight,
  type SpreadQuery,
  spread,
  wayTo,
} from '@carroccio/boards';
import { Generator, startChance } from '@carroccio/kernel';
import { type Figure, perSecond } from '../common/measure.ts';

const QUERIES = 1000;

export function boardFigures(seconds: number): Figure[] {
  const grid = createHexGrid({ orientation: 'flat', columns: 40, rows: 30, shifted: 'even' });
  const chance = new Generator(startChance('sfc32', 'boards'));
  const cells = Array.from({ length: QUERIES * 2 }, () => chance.draw(grid.cellCount));
  const terrain = Uint8Array.from({ length: grid.cellCount }, () => 1 + chance.draw(3));
  const overland = (from: number): Pick<SpreadQuery, 'size' | 'from' | 'steps'> => ({
    size: grid.cellCount,
    from,
    steps(cell, _, go) {
      for (let way = cell * 6; way < cell * 6 + 6; way++) {
        const next = grid.neighbours[way] ?? -1;
        if (next >= 0) go(next, terrain[next] ?? 0);
      }
    },
  });
  const line = createSightLine();
  /** Asks a thousand queries; their answers are added up so that none of them can be optimised away. */
  const ask = (name: string, query: (from: number, to: number) => number): Figure =>
    perSecond(`40x30: ${name}`, 'queries/s', seconds, () => {
      let sum = 0;
      for (let i = 0; i < QUERIES; i++) sum += query(cells[i] ?? 0, cells[i + QUERIES] ?? 0);
      return sum >= 0 ? QUERIES : 0;
    });
  return [
    ask('distances', (from, to) => distance(grid, from, to)),
    ask('lines of sight between random hexes', (from, to) => lineOfSight(grid, from, to, line).length),
    ask('reach with 8 points', from => spread({ ...overland(from), most: 8 }).nodes.length),
    ask('shortest path between random hexes', (from, to) => {
      const found = spread({ ...overland(from), until: cell => cell === to });
      return wayTo(found, found.end).length;
    }),
  ];
}

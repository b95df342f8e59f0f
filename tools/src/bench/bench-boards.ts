/** What the boards do in a second, on a board of 40 by 30 hexes. */
import {
  createHexGrid,
  createReach,
  createSightLine,
  distance,
  lineOfSight,
  pathTo,
  reach,
  tabulateCosts,
} from '@carroccio/boards';
import { Generator, startChance } from '@carroccio/kernel';
import { type Figure, perSecond } from '../measure.ts';

const QUERIES = 1000;

export function boardFigures(seconds: number): Figure[] {
  const grid = createHexGrid({ orientation: 'flat', columns: 40, rows: 30, shifted: 'even' });
  const chance = new Generator(startChance('sfc32', 'boards'));
  const cells = Array.from({ length: QUERIES * 2 }, () => chance.draw(grid.cellCount));
  const terrain = Uint8Array.from({ length: grid.cellCount }, () => 1 + chance.draw(3));
  const cost = tabulateCosts(grid, cell => terrain[cell] ?? -1);
  const line = createSightLine();
  const found = createReach(grid);
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
    ask('reach with 8 points', from => reach(grid, { from, budget: 8, cost }, found).endCount),
    ask(
      'shortest path between random hexes',
      (from, to) => pathTo(reach(grid, { from, cost }, found), to)?.length ?? 0,
    ),
  ];
}

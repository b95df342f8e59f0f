/** The Guelph Camp at Campaldino: every hex of it that the Ghibellines enter is a Level for them (gg.S.8.9.3). */
import { distance } from '@carroccio/boards';
import { type Battle, enemyAt } from '../../src/battle.ts';
import { CAMP } from '../../src/field.ts';
import { LEVEL } from '../worth.ts';

/** What it is worth to come a hex nearer to the Camp. */
const LURE = 1.2;

const unplundered = (b: Battle): number[] => {
  const cells: number[] = [];
  b.field.terrain.forEach((ground, cell) => {
    if (ground === CAMP && !b.state.events.camp.includes(cell)) cells.push(cell);
  });
  return cells;
};

/** What standing in a hex is worth to a side for the sake of the Camp. */
export function plunderValue(b: Battle, cell: number, side: number): number {
  const { plunderer } = b.rules;
  if (plunderer === null || side !== plunderer) return 0;
  const open = unplundered(b).filter(one => enemyAt(b, one, plunderer) < 0);
  if (open.includes(cell)) return LEVEL;
  return open.length > 0 ? -LURE * Math.min(...open.map(one => distance(b.field.grid, cell, one))) : 0;
}

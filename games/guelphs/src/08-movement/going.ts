/** What the ground asks of those who cross it, from every hex in every direction (gg.8.2, gg.12.1c). */
import type { Charts, Ground } from '../data/charts.ts';
import { CAMP, type Field, HILL, WOODS } from '../field.ts';

export type Walker = 'cavalry' | 'foot' | 'personality';

export interface Going {
  /** By hex. */
  readonly ground: readonly Ground[];
  /** gg.8.2: by hex and direction, the points to enter the neighbour, terrain and stream alone. */
  readonly cost: Readonly<Record<Walker, Int32Array>>;
  /**
   * gg.8.2.1, gg.12.1c (R62): by hex and direction, whether neither the ground of the two hexes nor a stream prohibits
   * Carica!
   */
  readonly charge: Uint8Array;
}

function groundIn({ terrain }: Charts, kind: number): Ground {
  if (kind === HILL) return terrain.hill;
  if (kind === WOODS) return terrain.woods;
  return kind === CAMP ? terrain.camp : terrain.clear;
}

export function createGoing({ grid, terrain, stream }: Field, charts: Charts): Going {
  const ground = Array.from(terrain, kind => groundIn(charts, kind));
  const ways = grid.cellCount * 6;
  const cost = { cavalry: new Int32Array(ways), foot: new Int32Array(ways), personality: new Int32Array(ways) };
  const charge = new Uint8Array(ways);
  for (let way = 0; way < ways; way++) {
    const from = ground[Math.floor(way / 6)];
    const to = ground[grid.neighbours[way] ?? -1];
    if (!from || !to) continue;
    const wet = stream[grid.sidesOfCells[way] ?? -1] === 1;
    const ford = charts.terrain.stream;
    for (const walker of ['cavalry', 'foot', 'personality'] as const)
      cost[walker][way] = to.cost[walker] + (wet ? ford.cost[walker] : 0);
    charge[way] = from.charge && to.charge && (ford.charge || !wet) ? 1 : 0;
  }
  return { ground, cost, charge };
}

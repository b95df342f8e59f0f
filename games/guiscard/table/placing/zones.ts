/** The zones of a set-up, as they are drawn on the field and listed beside it: each with a letter and its count. */
import { centreOf } from '@carroccio/boards';
import { type Battle, type ZoneRoom, zoneRooms } from '@carroccio/guiscard/survey';
import type { CellMark } from '@carroccio/table/picture.ts';
import type { SkirmishSight } from '../lore.ts';

interface Lettered extends ZoneRoom {
  readonly letter: string;
}

const A = 'A'.charCodeAt(0);

/** While a man is placed, the zones of his group. */
export function zonesNow(b: Battle, { decision }: SkirmishSight): Lettered[] {
  const frame = decision?.frame;
  if (frame?.step !== 'placing') return [];
  return zoneRooms(b, frame.unit, frame.group).map((zone, index) => ({
    ...zone,
    letter: String.fromCharCode(A + index),
  }));
}

/** How many stand there, of how many who may. */
const countOf = ({ standing, most }: ZoneRoom): string => (most === null ? `${standing}` : `${standing}/${most}`);

/** The hex in the midst of a zone: nearest to the mean of all. */
function midst({ field: { grid } }: Battle, cells: readonly number[]): number {
  const points = cells.map(cell => ({ cell, ...centreOf(grid, cell) }));
  const x = points.reduce((sum, one) => sum + one.x, 0) / points.length;
  const y = points.reduce((sum, one) => sum + one.y, 0) / points.length;
  const far = (one: { x: number; y: number }): number => Math.hypot(one.x - x, one.y - y);
  return points.reduce((best, one) => (far(one) < far(best) ? one : best)).cell;
}

/** Open zones are lit by where he can be put; closed ones are hatched. Each says its count in its midst. */
export const zoneMarks = (b: Battle, sight: SkirmishSight): CellMark[] =>
  zonesNow(b, sight).flatMap(zone => {
    const named = midst(b, zone.cells);
    return zone.cells
      .filter(cell => cell === named || !zone.open)
      .map(cell => ({
        cell,
        texture: zone.open ? ('outline' as const) : ('hatch' as const),
        tone: zone.open ? ('legal' as const) : ('plain' as const),
        ...(cell === named ? { text: `${zone.letter} ${countOf(zone)}` } : {}),
      }));
  });

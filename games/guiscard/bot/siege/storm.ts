/** Those who must come into a castle: who opens the gate, who waits for a way in, who goes for the prize. */
import { neighbour } from '@carroccio/boards';
import { barrierBetween, inCastle, isWood } from '../../src/03-ground/works.ts';
import { ableOf, around, type Battle, cellOf, learnt, sideOf } from '../../src/battle.ts';
import { PALISADE } from '../../src/field.ts';

/** Hexes at the foot of a palisade. */
export function feet(b: Battle): number[] {
  const { grid, area } = b.field;
  const found: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if ((area[cell] ?? -1) >= 0) continue;
    for (let way = 0; way < 6; way++) {
      const next = neighbour(grid, cell, way);
      if (next < 0 || barrierBetween(b, cell, next) !== PALISADE || !isWood(b, next)) continue;
      found.push(cell);
      break;
    }
  }
  return found;
}

/** Whether a side has a way into the castle: the gate, a breach, a ladder or a rope. */
function hasWayIn({ state }: Battle, side: number): boolean {
  const { works, ladders, grapnels } = state;
  return (
    works.gate !== 'closed' ||
    works.ruins.length > 0 ||
    ladders.some(one => !one.gone && one.side === side && one.direction >= 0) ||
    grapnels.some(one => !one.gone && one.side === side && one.to >= 0)
  );
}

/** Before the prize comes the way in: from within men open the gate, without they wait there, or burn the wall. */
export function wayInGoals(b: Battle, unit: number): readonly number[] | null {
  const side = sideOf(b, unit);
  if (b.field.gate < 0 || hasWayIn(b, side)) return null;
  const isInside = (mate: number): boolean => inCastle(b, cellOf(b, mate));
  const mates = ableOf(b, side).filter(mate => mate !== unit);
  if (isInside(unit)) return mates.some(mate => !isInside(mate)) ? b.field.gateBehind : null;
  return mates.some(isInside) || !learnt(b, 10) ? beforeGate(b) : feet(b);
}

/** Hexes without, close to the gate. */
function beforeGate(b: Battle): number[] {
  const outside = (cell: number): boolean => !inCastle(b, cell);
  const outer = around(b, b.field.gate).filter(outside);
  return [...new Set(outer.flatMap(cell => [cell, ...around(b, cell)]))].filter(outside);
}

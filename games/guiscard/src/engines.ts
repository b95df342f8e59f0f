/** Stone throwers and Greek fire (gui.10.4, gui.10.5). */
import { type Arc, cornerArc, inArc, sideArc } from '@carroccio/boards';
import { around, type Battle, cellOf, hexesBetween, isAble, isMounted, marked, menOf } from './battle.ts';
import { hexCost } from './movement.ts';
import { sightBetween } from './sight.ts';
import { ATTACKED, BUSY, type Engine, FIRED, MOVED } from './state.ts';
import { engineAt, isBurning } from './works.ts';

/** gui.10.4.1b, gui.10.5.1b: men who serve an engine, next to the end with the arrow. */
export function crewOf(b: Battle, engine: Engine): number[] {
  return menOf(b, engine.side).filter(
    unit => isAble(b, unit) && !isMounted(b, unit) && hexesBetween(b, cellOf(b, unit), engine.head) === 1,
  );
}
const crewNeeded = (b: Battle, { kind }: Engine): number => b.charts.engines[kind].crew;
const loadNeeded = (b: Battle, { kind }: Engine): number => b.charts.engines[kind].every;

/** R108: served in this phase by as many men as it needs, who did nothing else. */
export const isServed = (b: Battle, engine: Engine): boolean =>
  crewOf(b, engine).filter(unit => !marked(b, unit, MOVED | FIRED | ATTACKED | BUSY)).length >= crewNeeded(b, engine);

const isReady = (b: Battle, engine: Engine): boolean =>
  !engine.gone &&
  !engine.jammed &&
  engine.load >= loadNeeded(b, engine) - 1 &&
  !isBurning(b, engine.head) &&
  crewOf(b, engine).filter(unit => !marked(b, unit, FIRED | BUSY)).length >= crewNeeded(b, engine);

/** gui.10.4.1a, gui.10.5.1c: 120 degrees before the arrow, which points at a hex or between two. */
const arcOf = ({ arrow, corner }: Engine): Arc => (corner ? cornerArc(arrow, 120, 'in') : sideArc(arrow, 120, 'in'));

/** gui.10.5.1c, R43: every hex in range and in the arc; gui.10.5.1a: a siphon must see it, and not through a slit. */
export function engineMarks(b: Battle, engine: Engine): number[] {
  const { grid } = b.field;
  const arc = arcOf(engine);
  const { stoneThrower, greekFire } = b.charts.engines;
  const [near, far] = engine.kind === 'greekFire' ? [greekFire.near, greekFire.range] : [1, stoneThrower.range];
  const found: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const range = hexesBetween(b, engine.head, cell);
    if (range < near || range > far || b.field.closed[cell] !== 0 || !inArc(grid, engine.head, arc, cell)) continue;
    if (engine.kind === 'stoneThrower' || isSprayed(b, engine, cell, far)) found.push(cell);
  }
  return found;
}
function isSprayed(b: Battle, { head }: Engine, cell: number, far: number): boolean {
  const { open, slit } = sightBetween(b, head, cell, far);
  return open && !slit;
}

/** Engines of a side that can be laid now. */
export const engineShots = (b: Battle, side: number): number[] =>
  b.state.engines.flatMap((engine, index) =>
    engine.side === side && isReady(b, engine) && engineMarks(b, engine).length > 0 ? [index] : [],
  );

/** gui.10.4.2: four men around a stone thrower who do nothing else. */
export function carriersOf(b: Battle, engine: Engine): number[] {
  if (engine.gone || engine.kind !== 'stoneThrower' || engine.head < 0) return [];
  const near = menOf(b, engine.side).filter(
    unit =>
      isAble(b, unit) &&
      !isMounted(b, unit) &&
      !marked(b, unit, MOVED | FIRED | BUSY) &&
      Math.min(hexesBetween(b, cellOf(b, unit), engine.head), hexesBetween(b, cellOf(b, unit), engine.tail)) === 1,
  );
  return near.length >= b.charts.engines.stoneThrower.carriers
    ? near.slice(0, b.charts.engines.stoneThrower.carriers)
    : [];
}

/** Where a carried engine may go next: either end leads into a free hex a man could enter. */
export function engineSteps(b: Battle, engine: Engine): { head: number; tail: number }[] {
  const free = (cell: number): boolean =>
    cell !== engine.head &&
    cell !== engine.tail &&
    hexCost(b, cell, false) >= 0 &&
    !b.state.cell.some((there, unit) => there === cell && b.state.health[unit] !== 3) &&
    !isBurning(b, cell) &&
    engineAt(b, cell) < 0;
  return [
    ...around(b, engine.head)
      .filter(free)
      .map(head => ({ head, tail: engine.head })),
    ...around(b, engine.tail)
      .filter(free)
      .map(cell => ({ head: engine.tail, tail: cell })),
  ];
}

/** Stone throwers and Greek fire (gui.10.4, gui.10.5). */
import { inArc, sideArc } from '@carroccio/boards';
import { around, type Battle, cellOf, hexesBetween, isAble, isMounted, marked, menOf } from './battle.ts';
import { hexCost } from './movement.ts';
import { sightBetween } from './sight.ts';
import { ATTACKED, BUSY, type Engine, FIRED, MOVED } from './state.ts';
import { engineAt, isBurning, isWood } from './works.ts';

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

/** Hexes an engine may aim at: in range, in its arc, in sight. */
export function engineMarks(b: Battle, engine: Engine): number[] {
  const { grid } = b.field;
  const arc = sideArc(engine.arrow, 120, 'in');
  const { stoneThrower, greekFire } = b.charts.engines;
  const [near, far] = engine.kind === 'greekFire' ? [greekFire.near, greekFire.range] : [1, stoneThrower.range];
  const found: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const range = hexesBetween(b, engine.head, cell);
    if (range < near || range > far || b.field.closed[cell] !== 0 || !inArc(grid, engine.head, arc, cell)) continue;
    if (!isWorthAiming(b, engine, cell)) continue;
    if (engine.kind === 'stoneThrower' || sightBetween(b, engine.head, cell, far).open) found.push(cell);
  }
  return found;
}

/** R43: an engine aims at enemies, engines and works, not at empty grass. */
function isWorthAiming(b: Battle, engine: Engine, cell: number): boolean {
  const other = engineAt(b, cell);
  if (other >= 0 && b.state.engines[other]?.side !== engine.side) return true;
  const enemyNear = b.state.cell.some(
    (there, unit) => there === cell && b.state.side[unit] !== engine.side && b.state.health[unit] !== 3,
  );
  if (enemyNear) return true;
  return engine.side === 0 && engine.kind === 'stoneThrower' && isWood(b, cell);
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

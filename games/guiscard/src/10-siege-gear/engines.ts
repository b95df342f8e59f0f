/** Stone throwers and Greek fire (gui.10.4, gui.10.5). */
import { type Arc, cornerArc, inArc, sideArc } from '@carroccio/boards';
import type { Refusal } from '@carroccio/kernel';
import { isBurning } from '../03-ground/works.ts';
import { hasGone } from '../04-movement/journey.ts';
import { isTooDark } from '../05-missiles/darkness.ts';
import { sightBetween } from '../05-missiles/sight.ts';
import { type Battle, cellOf, hexesBetween, isAble, isMounted, marked, menOf } from '../battle.ts';
import { nowhere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { ATTACKED, BUSY, CARRIER, type Engine, FIRED, HAULER } from '../state.ts';

/** gui.10.4.1b, gui.10.5.1b: men who serve an engine, next to the end with the arrow. */
function crewOf(b: Battle, engine: Engine): number[] {
  return menOf(b, engine.side).filter(
    unit => isAble(b, unit) && !isMounted(b, unit) && hexesBetween(b, cellOf(b, unit), engine.head) === 1,
  );
}
export const crewNeeded = (b: Battle, { kind }: Engine): number => b.charts.engines[kind].crew;
const loadNeeded = (b: Battle, { kind }: Engine): number => b.charts.engines[kind].every;

/** What else he may have done in the phase. */
const OTHERWISE = FIRED | ATTACKED | BUSY | CARRIER | HAULER;
/** R108: served in this phase by as many men as it needs, who did nothing else. */
const isServed = (b: Battle, engine: Engine): boolean =>
  crewOf(b, engine).filter(unit => !hasGone(b, unit) && !marked(b, unit, OTHERWISE)).length >= crewNeeded(b, engine);

/** Those of them who have done nothing else before the shot. */
export const gunners = (b: Battle, engine: Engine): number[] =>
  crewOf(b, engine).filter(unit => !marked(b, unit, FIRED | BUSY));

/** Shot or carried in this phase, which does not count for loading. */
const SPENT = -1;
export const spendLoad = (engine: Engine): void => {
  engine.load = SPENT;
};
export const loadOn = (b: Battle, engine: Engine): void => {
  engine.load = engine.load !== SPENT && isServed(b, engine) ? engine.load + 1 : 0;
};

const isReady = (b: Battle, engine: Engine): boolean =>
  !engine.gone &&
  !engine.jammed &&
  engine.load >= loadNeeded(b, engine) - 1 &&
  !isBurning(b, engine.head) &&
  gunners(b, engine).length >= crewNeeded(b, engine);

/** gui.10.4.1a, gui.10.5.1c, R139: 120 degrees before the arrow, which points at a hex or between two. */
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
    if (isTooDark(b, engine.head, cell, range)) continue;
    if (engine.kind === 'stoneThrower' || isSprayed(b, engine, cell, far)) found.push(cell);
  }
  return found;
}
/** gui.10.4.1a, gui.5.1, R139: out of its range or its arc, or with no line of fire from it. */
export function whyNoMark(b: Battle, engine: Engine, cell: number): Refusal<Guiscard> {
  const rule = engine.kind === 'greekFire' ? 'gui.10.5.1c' : 'gui.10.4.1a';
  const missing = nowhere(b, rule, cell);
  if (missing) return missing;
  const { stoneThrower, greekFire } = b.charts.engines;
  const [near, far] = engine.kind === 'greekFire' ? [greekFire.near, greekFire.range] : [1, stoneThrower.range];
  const range = hexesBetween(b, engine.head, cell);
  if (range < near || range > far) return { rule, reason: 'outOfRange', cell };
  if (!inArc(b.field.grid, engine.head, arcOf(engine), cell)) return { rule, reason: 'outOfArc', cell };
  if (isTooDark(b, engine.head, cell, range)) return { rule: 'gui.2.scenario-choice', reason: 'tooDark', cell };
  return { rule, reason: 'noLine', cell };
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

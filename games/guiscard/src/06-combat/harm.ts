/** Stunned, wounded, killed, unhorsed: what happens to a character (gui.1.2, gui.5.4.double, gui.6.8). */
import type { Flow, Frame } from '@carroccio/kernel';
import { isAccessible, isDrowning, isPassable } from '../04-movement/movement.ts';
import { mend } from '../07-charges-and-formations/formation.ts';
import {
  around,
  type Battle,
  cellOf,
  enemyAt,
  horse,
  isAlive,
  isHealthy,
  isMounted,
  isOccupied,
  isStunned,
  ledBy,
  lives,
  man,
  ridden,
  setMark,
  sideOf,
  tailOf,
} from '../battle.ts';
import type { Cause, Guiscard, Harm } from '../shape.ts';
import { DEAD, GONE, HEALTHY, SETTLED, STAYED, STUNNED, WOUNDED } from '../state.ts';
import { fallCells } from './retreat.ts';

export type Frames = Frame<Guiscard>[];

/** R28: stunned comes from healthy alone; any further blow kills. */
function outcome(b: Battle, unit: number, blow: Harm): Harm {
  if (blow === 'killed' || man(b, unit).animal) return 'killed';
  return isHealthy(b, unit) ? blow : 'killed';
}

const HEALTH: Readonly<Record<Harm, number>> = { stunned: STUNNED, wounded: WOUNDED, killed: DEAD };

interface Fall {
  /** Thrown from his horse whatever the blow. */
  unhorse?: boolean;
  /** The horse dies too. */
  horse?: boolean;
}

/** Does harm to a character; what his owner must decide comes back as frames. */
export function harm(
  b: Battle,
  flow: Flow<Guiscard>,
  unit: number,
  blow: Harm,
  cause: Cause,
  rule: string,
  { unhorse = false, horse: horseToo = false }: Fall = {},
): Frames {
  if (!isAlive(b, unit)) return [];
  const done = outcome(b, unit, blow);
  const frames: Frames = [];
  b.state.health[unit] = HEALTH[done];
  flow.emit({ type: 'harmed', rule, unit, harm: done, cause });
  // R72: a wound alone does not end a complete turn in place.
  if (done !== 'wounded' || unhorse || horseToo) setMark(b, unit, SETTLED | STAYED, false);
  if (isMounted(b, unit) && (done !== 'wounded' || unhorse || horseToo))
    frames.push(...throwRider(b, flow, unit, horseToo));
  if (done !== 'wounded') {
    frames.push(...letGoOfAll(b, flow, unit));
    dropLadder(b, unit);
    // gui.10.1.5b: whoever is stunned on a ladder lies at its foot.
    leavePerch(b, unit);
    dropLoot(b, unit);
  }
  if (done === 'killed') dropGear(b, unit);
  tellMended(b, flow);
  return frames;
}
/** gui.7.3.1c: formations that have lost a man reorganise; those that cannot are no more. */
export function tellMended(b: Battle, flow: Flow<Guiscard>): void {
  for (const { units } of mend(b)) flow.emit({ type: 'dissolved', rule: 'gui.7.3.1c', units });
}

/** gui.6.8a, gui.6.8d, R28: the horse stays where it is, alive or dead; the rider's owner lays him beside it. */
function throwRider(b: Battle, flow: Flow<Guiscard>, unit: number, horseDies: boolean): Frames {
  const mount = ridden(b, unit);
  const index = b.state.ride[unit] ?? -1;
  if (!mount) return [];
  mount.head = cellOf(b, unit);
  mount.tail = tailOf(b, unit);
  mount.rider = -1;
  mount.leader = -1;
  mount.side = sideOf(b, unit);
  b.state.ride[unit] = -1;
  b.state.tail[unit] = -1;
  flow.emit({ type: 'unhorsed', rule: 'gui.6.8a', unit });
  if (horseDies) killHorse(b, flow, index, 'gui.6.8d');
  // gui.6.8c, R105: with an enemy in every hex beside the horse he is killed.
  if (isAlive(b, unit) && fallCells(b, unit, index, true).every(cell => enemyAt(b, cell, sideOf(b, unit)) >= 0)) {
    b.state.health[unit] = DEAD;
    flow.emit({ type: 'harmed', rule: 'gui.6.8c', unit, harm: 'killed', cause: 'surrounded' });
  }
  return [{ step: 'fall', unit, horse: index }];
}

export function killHorse(b: Battle, flow: Flow<Guiscard>, index: number, rule: string): void {
  const one = horse(b, index);
  one.dead = true;
  one.leader = -1;
  flow.emit({ type: 'horseKilled', rule, horse: index });
}

/** gui.4.4.3f, R103, R104: bridles, burdens and prisoners of whoever falls. */
function letGoOfAll(b: Battle, flow: Flow<Guiscard>, unit: number): Frames {
  letBridlesGo(b, flow, unit);
  for (const carried of b.state.carries.filter(({ by }) => by === unit)) {
    // R103: if the carrier falls both lie in that hex.
    layDown(b, flow, carried.unit, cellOf(b, unit));
  }
  b.state.carries = b.state.carries.filter(({ by, unit: carried }) => by !== unit && carried !== unit);
  freePrisonersOf(b, flow, unit);
  return [];
}

/** gui.4.2.4b, gui.4.2.1d: a burden comes to lie in a hex; in deep water its armour takes it down. */
export function layDown(b: Battle, flow: Flow<Guiscard>, unit: number, to: number): void {
  b.state.cell[unit] = to;
  flow.emit({ type: 'laid', rule: 'gui.4.2.4b', unit, to });
  if (isDrowning(b, unit, to)) drown(b, flow, unit);
}

/** A prisoner walks free beside whoever held him, or stays in the hex from which his captor was driven. */
export function freePrisonersOf(b: Battle, flow: Flow<Guiscard>, captor: number, left = -1): void {
  const held = b.state.prisoners.filter(({ by }) => by === captor);
  b.state.prisoners = b.state.prisoners.filter(({ by }) => by !== captor);
  for (const { unit } of held) {
    const here = cellOf(b, captor);
    const free = (here < 0 ? [] : [left, ...around(b, here)]).find(
      cell => cell >= 0 && isPassable(b, unit, cell, false) && !isOccupied(b, cell),
    );
    b.state.cell[unit] = here < 0 ? GONE : (free ?? here);
    b.state.health[unit] = HEALTHY;
    flow.emit({ type: 'freed', rule: 'gui.1.2j', unit });
  }
}

export function letGo(b: Battle, flow: Flow<Guiscard>, index: number): void {
  horse(b, index).leader = -1;
  flow.emit({ type: 'released', rule: 'gui.4.4.3f', horse: index });
}

/** Where a man goes no horse could come, or into a fight. */
export function letBridlesGo(b: Battle, flow: Flow<Guiscard>, unit: number): void {
  for (const index of ledBy(b, unit)) letGo(b, flow, index);
}

/** Whoever is gone from the top of a ladder or rope no longer holds it. */
export function leavePerch({ state }: Battle, unit: number): void {
  for (const ladder of state.ladders) if (ladder.climber === unit) ladder.climber = -1;
  for (const grapnel of state.grapnels)
    if (grapnel.climber === unit) Object.assign(grapnel, { climber: -1, top: false, roof: false });
}

/** gui.10.1.2a: it takes two; without one of them a ladder lies where it was carried. */
export function dropLadder({ state }: Battle, unit: number): void {
  for (const ladder of state.ladders) if (ladder.bearers.includes(unit)) ladder.bearers = [];
}

/** gui.10.2.1a, gui.10.6.5b: who is put out of his place does not do there what he had undertaken. */
export function dropTask({ state }: Battle, unit: number): void {
  state.tasks = state.tasks.filter(({ team }) => !team.includes(unit));
}

/** It drops where he falls (scenario rule). */
function dropLoot(b: Battle, unit: number): void {
  const here = cellOf(b, unit);
  for (const loot of b.state.loot)
    if (loot.bearer === unit) Object.assign(loot, { bearer: -1, cell: here >= 0 ? here : loot.cell });
}

/** Ladders, ropes and loot of a dead man stay where he was; under water a rope is lost with him. */
function dropGear(b: Battle, unit: number, sinks = false): void {
  const here = cellOf(b, unit);
  leavePerch(b, unit);
  dropLadder(b, unit);
  for (const grapnel of b.state.grapnels)
    if (grapnel.bearer === unit)
      Object.assign(grapnel, sinks || here < 0 ? { gone: true } : { bearer: -1, cell: here, to: GONE });
  dropLoot(b, unit);
}

/** gui.4.2.1d: forced into deep water, man and horse sink. */
export function drown(b: Battle, flow: Flow<Guiscard>, unit: number): void {
  const mount = ridden(b, unit);
  flow.emit({ type: 'drowned', rule: 'gui.4.2.1d', unit });
  b.state.health[unit] = DEAD;
  if (mount) {
    mount.dead = true;
    mount.rider = -1;
    mount.head = GONE;
    mount.tail = GONE;
  }
  b.state.ride[unit] = -1;
  letGoOfAll(b, flow, unit);
  dropGear(b, unit, true);
  b.state.cell[unit] = GONE;
  b.state.tail[unit] = -1;
  tellMended(b, flow);
}

/** gui.6.2f, R106, R128: stunned men with an enemy in every hex they could be reached from. */
export function killSurrounded(b: Battle, flow: Flow<Guiscard>): void {
  for (let unit = 0; unit < b.state.cell.length; unit++) {
    if (!lives(b, unit) || !isStunned(b, unit)) continue;
    const here = cellOf(b, unit);
    const side = sideOf(b, unit);
    const ways = around(b, here).filter(cell => isAccessible(b, unit, here, cell));
    if (ways.length === 0 || !ways.every(cell => enemyAt(b, cell, side) >= 0)) continue;
    harm(b, flow, unit, 'killed', 'surrounded', 'gui.6.2f');
  }
}

/** Takes a character off the table with what he rides, leads and bears. */
export function takeOff(b: Battle, unit: number, to: number): void {
  const mount = ridden(b, unit);
  if (mount) {
    mount.head = GONE;
    mount.tail = GONE;
  }
  for (const index of ledBy(b, unit)) {
    const led = horse(b, index);
    led.head = GONE;
    led.tail = GONE;
  }
  for (const { by, unit: carried } of [...b.state.carries, ...b.state.prisoners])
    if (by === unit) b.state.cell[carried] = to;
  b.state.carries = b.state.carries.filter(({ by }) => by !== unit);
  b.state.prisoners = b.state.prisoners.filter(({ by }) => by !== unit || to !== GONE);
  b.state.cell[unit] = to;
  b.state.tail[unit] = -1;
}

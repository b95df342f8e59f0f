/** The tables of a siege's tactical actions: cleared, laid aside for another, taken up again (gui.11.4, gui.11.4.1k). */

import { emptyTable } from '../02-turn/setup.ts';
import type { Battle } from '../battle.ts';
import type { Scenario } from '../data/scenarios.ts';
import type { Ground } from '../field.ts';
import {
  ABSENT,
  type Aside,
  DEAD,
  ELSEWHERE,
  GONE,
  HEALTHY,
  LANCE_THROWN,
  type SiegeAction,
  STUNNED,
  type State,
} from '../state.ts';
import { besieged, siegeOf } from './siege.ts';

/** gui.11.4.1a, gui.11.4.2a, gui.11.4.3a, gui.11.4.4a, R99: the ground of each action; null is the place itself. */
export function groundFor({ siege }: Scenario, action: SiegeAction): Ground | null {
  if (!siege || action === 'assault') return null;
  const { camp, supplies, field } = siege.outside;
  return action === 'camp' ? camp : action === 'supplies' ? supplies : field;
}

function clearTable({ state }: Battle): void {
  const { ground } = state;
  Object.assign(state, emptyTable(), { ground });
  // gui.5.d, R146: the lance thrown on another day is not to hand again.
  state.marks = state.marks.map(marks => marks & LANCE_THROWN);
  state.ride = state.ride.map(() => -1);
  state.tail = state.tail.map(() => -1);
}

/** A clean table for an action; whoever assaults begins, or whoever sallies. */
export function openTable(b: Battle, action: SiegeAction): void {
  const siege = siegeOf(b);
  siege.action = action;
  siege.quiet = 0;
  siege.parties = [[], []];
  clearTable(b);
  b.state.first = action === 'assault' ? siege.initiative : besieged(siege);
}

/** Stunned men come round, the living go back to their side, the dead are buried. */
export function bringHome(b: Battle): void {
  const { state } = b;
  for (const unit of new Set(siegeOf(b).parties.flat())) {
    if (state.health[unit] === STUNNED) state.health[unit] = HEALTHY;
    state.cell[unit] = state.health[unit] === DEAD || state.cell[unit] === GONE ? GONE : ABSENT;
    state.arrows[unit] = 0;
  }
  clearTable(b);
}

/** Everything on the table, and its men off it. */
function lift(b: Battle): Aside {
  const { state } = b;
  const siege = siegeOf(b);
  const { action, parties, quiet, edge } = siege;
  const men = parties.flat().map(unit => ({
    unit,
    cell: state.cell[unit] ?? GONE,
    tail: state.tail[unit] ?? -1,
    marks: state.marks[unit] ?? 0,
    ride: state.ride[unit] ?? -1,
  }));
  for (const { unit } of men) {
    state.cell[unit] = ELSEWHERE;
    state.tail[unit] = -1;
    state.marks[unit] = 0;
    state.ride[unit] = -1;
  }
  return { table: tableOf(state), men, action, parties, quiet, edge };
}

function tableOf(state: State): Aside['table'] {
  const {
    cell: _c,
    tail: _t,
    health: _h,
    marks: _m,
    side: _s,
    ride: _r,
    arrows: _a,
    fielded: _f,
    siege: _,
    ...table
  } = state;
  return table;
}

/** The first table is laid aside while the second is set up (gui.11.4.1k). */
export function layAside(b: Battle): void {
  siegeOf(b).aside = lift(b);
}

function putBack(b: Battle, { table, men, action, parties, quiet, edge }: Aside): void {
  const { state } = b;
  Object.assign(state, table);
  for (const { unit, cell, tail, marks, ride } of men) {
    state.cell[unit] = cell;
    state.tail[unit] = tail;
    state.marks[unit] = marks;
    state.ride[unit] = ride;
  }
  Object.assign(siegeOf(b), { action, parties, quiet, edge });
}

/** The players go over to the other table, if there is one. */
export function changeTables(b: Battle): void {
  const siege = siegeOf(b);
  const { aside } = siege;
  if (!aside) return;
  siege.aside = lift(b);
  putBack(b, aside);
}

/** One of the two has been played to its end: the other goes on alone. */
export function takeUp(b: Battle): boolean {
  const siege = siegeOf(b);
  const { aside } = siege;
  if (!aside) return false;
  siege.aside = null;
  putBack(b, aside);
  return true;
}

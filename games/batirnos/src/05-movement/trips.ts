/** Setting a unit in motion: who may move, how far, with whom (nqsb.5.may, nqsb.9.3, nqsb.10.7.move). */
import { spread } from '@carroccio/boards';
import type { Action, Flow, Refusal } from '@carroccio/kernel';
import { ordered, underAbility } from '../02-armies/cards.ts';
import { engaged } from '../10-command/command.ts';
import { displaceLeaders } from '../10-command/losses.ts';
import {
  aggregated,
  type Battle,
  bared,
  cellOf,
  divisionOf,
  enemiesNear,
  enemyOf,
  facingOf,
  isArtillery,
  isCavalry,
  isInfantry,
  isLed,
  leaderSlot,
  leadersWhere,
  mark,
  marked,
  paralysed,
  postOf,
  put,
  seriesOf,
  shaken,
  sideOf,
  troopOf,
  unitAt,
  unitsWhere,
  unmark,
} from '../battle.ts';
import { AREA, FACINGS, farFrom, IMPASSABLE } from '../field.ts';
import type { Batirnos, Trip } from '../shape.ts';
import { ACTED, AMBUSHED, BALKED, EVADED, MOVED, pair, SHIFTED, type Side } from '../state.ts';
import { allowance, canReach, safeFromAttack } from './movement.ts';

const boldNear = (b: Battle, unit: number): number[] =>
  enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(foe => !shaken(b, foe));

export function newTrip(
  b: Battle,
  unit: number,
  kind: Trip['kind'],
  points: number,
  more: Partial<Trip> & Pick<Trip, 'contact'>,
): Trip {
  return {
    unit,
    kind,
    under: divisionOf(b, unit),
    points,
    from: cellOf(b, unit),
    entered: 0,
    target: -1,
    left: boldNear(b, unit),
    rival: -1,
    rivalPoints: 0,
    slipped: false,
    refuge: cellOf(b, unit),
    again: false,
    company: aggregated(b, unit),
    ...more,
  };
}

/** Whether a unit is fit to move at all: not shaken, not paralysed, not engaged. */
export function whyUnfit(b: Battle, unit: number): Refusal<Batirnos> | undefined {
  if (shaken(b, unit)) return { rule: 'nqsb.10.16', reason: 'isShaken', unit };
  if (paralysed(b, unit)) return { rule: 'nqsb.10.14', reason: 'isParalysed', unit };
  if (engaged(b, unit) && !underAbility(b, unit, 'withdrawal')) return { rule: 'nqsb.5.may', reason: 'engaged', unit };
  return undefined;
}

/** Why a unit that its general commands may not move. */
export function whyNoMove(b: Battle, unit: number): Refusal<Batirnos> | undefined {
  if (marked(b, unit, MOVED)) return { rule: 'nqsb.5.division', reason: 'hasMoved', unit };
  if (marked(b, unit, EVADED)) return { rule: 'nqsb.9.8.once', reason: 'hasMoved', unit };
  if (isArtillery(b, unit) && marked(b, unit, ACTED)) return { rule: 'nqsb.9.2.one-action', reason: 'hasActed', unit };
  return whyUnfit(b, unit);
}

/** nqsb.5.4.7: a march that begins on a road, out of the enemy's reach. */
export const mayTakeRoad = (b: Battle, unit: number): boolean =>
  b.field.road[cellOf(b, unit)] === 1 && safeFromAttack(b, unit, cellOf(b, unit));

/** nqsb.5.contact-orders: both orders, and a unit that can fight. */
export const mayContact = (b: Battle, unit: number): boolean =>
  seriesOf(b, unit).melee !== null &&
  ordered(b, divisionOf(b, unit), 'move') &&
  ordered(b, divisionOf(b, unit), 'melee');

/** The trip of an ordered march; R98: leaders with the unit go along unless it goes alone. */
export const marchTrip = (b: Battle, unit: number, road: boolean, alone: boolean, again: boolean): Trip =>
  newTrip(b, unit, road ? 'road' : 'move', road ? 2 * seriesOf(b, unit).movement : allowance(b, unit), {
    contact: !road && mayContact(b, unit),
    again,
    ...(alone ? { company: [] } : {}),
  });

export const speedOf = (b: Battle, unit: number): number => seriesOf(b, unit).movement;
export const chargePoints = (b: Battle, unit: number): number => seriesOf(b, unit).movement + troopOf(b, unit).charge;

/** The charge as if its test were passed. */
export const chargeTrip = (b: Battle, unit: number, target: number, kind: Trip['kind'] = 'charge'): Trip =>
  newTrip(b, unit, kind, chargePoints(b, unit), { contact: true, target });

/** nqsb.9.3.infantry, R116: whom a unit may charge. */
export const mayCharge = (b: Battle, unit: number, target: number): boolean =>
  troopOf(b, unit).charge > 0 && !marked(b, unit, BALKED) && !(isInfantry(b, unit) && isCavalry(b, target));

/** nqsb.9.3, nqsb.9.3.orders: the enemies a unit could charge with its order. */
export function chargeTargets(b: Battle, unit: number): number[] {
  if (troopOf(b, unit).charge === 0 || !mayContact(b, unit)) return [];
  if (enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).length > 0) return [];
  return targetsInReach(b, unit, chargePoints(b, unit));
}

/** Enemies a unit could come next to with these points; beyond its ordinary speed that is a charge. */
export function targetsInReach(b: Battle, unit: number, points: number, kind: Trip['kind'] = 'charge'): number[] {
  const side = sideOf(b, unit);
  return unitsWhere(
    b,
    foe =>
      sideOf(b, foe) !== side &&
      farFrom(b.field, cellOf(b, unit), cellOf(b, foe)) <= points + 1 &&
      ((kind !== 'charge' && points <= speedOf(b, unit)) || mayCharge(b, unit, foe)) &&
      canReach(b, { ...chargeTrip(b, unit, foe, kind), points }, foe),
  );
}

/** Moves a unit and those with it into a hex. */
export function walk(b: Battle, flow: Flow<Batirnos>, unit: number, to: number, company: readonly number[]): void {
  const from = cellOf(b, unit);
  put(b, unit, to);
  for (const leader of company) if (postOf(b, leader) === from) b.state.post[leader] = to;
  mark(b, unit, SHIFTED);
  unmark(b, unit, AMBUSHED);
  // An ambush is found out by whoever comes next to it (Rocroi).
  for (const foe of enemiesNear(b, to, sideOf(b, unit))) unmark(b, foe, AMBUSHED);
  flow.emit({ type: 'moved', rule: 'nqsb.5.1', unit, from, to });
  displaceLeaders(b, flow, to, sideOf(b, unit));
}

/** The facings in which a move may end (nqsb.5.1, R72: guns in battery keep theirs, limbered ones have none). */
export const facings = (b: Battle, unit: number): number[] =>
  isArtillery(b, unit) ? [facingOf(b, unit)] : [...FACINGS];

/** nqsb.9.4.2.advantage: remembers whom a unit has moved next to. */
export function noteContacts(b: Battle, unit: number, from: number): number[] {
  const side = sideOf(b, unit);
  const before = new Set(enemiesNear(b, from, side));
  const fresh = enemiesNear(b, cellOf(b, unit), side).filter(foe => !before.has(foe));
  for (const foe of fresh) if (!b.state.contacts.includes(pair(unit, foe))) b.state.contacts.push(pair(unit, foe));
  return fresh;
}

/** Whether a leader may ride into a hex; each is judged once for all of a side who ride from the same position. */
type MayRide = (cell: number) => boolean;

function judged(b: Battle, side: Side): MayRide {
  const known = new Int8Array(b.field.terrain.length);
  return cell => {
    if (known[cell] === 0) known[cell] = mayRideInto(b, cell, side) ? 1 : -1;
    return known[cell] === 1;
  };
}

/** R30: where a leader may ride: three hexes, past friends, never beside an unshaken enemy without a friendly unit. */
export function rideCells(b: Battle, leader: number, may: MayRide = judged(b, leaderSlot(b, leader).side)): number[] {
  const { side } = leaderSlot(b, leader);
  const start = postOf(b, leader);
  const { nodes } = spread({
    size: b.field.terrain.length,
    from: start,
    most: b.data.generals.movement.points,
    steps(cell, spent, go, known) {
      for (const next of b.field.around[cell] ?? []) if (known(next) > spent + 1 && may(next)) go(next, 1);
    },
  });
  return nodes.filter(cell => cell !== start && !isLed(b, cell, side));
}

/** Where leaders of one side may ride. */
export function ridesOf(b: Battle, leaders: readonly number[]): Action<Batirnos, 'ride'>[] {
  const [first] = leaders;
  if (first === undefined) return [];
  const may = judged(b, leaderSlot(b, first).side);
  return leaders.flatMap(leader => rideCells(b, leader, may).map(to => ({ type: 'ride' as const, leader, to })));
}

/** Whether any of them can: mostly one of the next hexes will do. */
export const anyRide = (b: Battle, leaders: readonly number[]): boolean =>
  leaders.some(leader => hasFreeNext(b, leader)) || ridesOf(b, leaders).length > 0;

const hasFreeNext = (b: Battle, leader: number): boolean => {
  const { side } = leaderSlot(b, leader);
  return (b.field.around[postOf(b, leader)] ?? []).some(next => !isLed(b, next, side) && mayRideInto(b, next, side));
};

export function mayRideInto(b: Battle, cell: number, side: Side): boolean {
  if (b.field.terrain[cell] === IMPASSABLE) return false;
  const unit = unitAt(b, cell);
  if (unit >= 0) return sideOf(b, unit) === side;
  return !isLed(b, cell, enemyOf(side)) && enemiesNear(b, cell, side).every(foe => shaken(b, foe));
}

/** R30: why a leader who may ride does not come to this hex. */
export function whyNoRide(b: Battle, leader: number, to: number): Refusal<Batirnos> {
  const slot = b.roster.leaders[leader];
  if (!slot || postOf(b, leader) < 0 || b.field.terrain[to] === undefined)
    return { rule: 'nqsb.5.2.free', reason: 'tooFar', cell: to };
  const unit = unitAt(b, to);
  if ((unit >= 0 && sideOf(b, unit) !== slot.side) || leadersWhere(b, other => postOf(b, other) === to).length > 0)
    return { rule: 'nqsb.5.2.free', reason: 'occupied', cell: to };
  if (b.field.terrain[to] === IMPASSABLE) return { rule: 'nqsb.5.4.5', reason: 'wrongGround', cell: to };
  if (!mayRideInto(b, to, slot.side)) return { rule: 'nqsb.5.2.free', reason: 'noContact', cell: to };
  return { rule: 'nqsb.5.2.free', reason: 'tooFar', cell: to };
}

/** nqsb.5.4.1.cav: mounted dragoons cannot occupy an area. */
export const mayMountHere = (b: Battle, unit: number): boolean => b.field.terrain[cellOf(b, unit)] !== AREA;

/** The beach that the ebb bares is open to those on horseback only. */
export const mayDismountHere = (b: Battle, unit: number): boolean => !bared(b, cellOf(b, unit));

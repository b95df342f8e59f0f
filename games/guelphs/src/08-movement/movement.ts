/** Movement (gg.8), hex by hex, and what entering a hex brings. */
import { directionTo, sideBetween, spread, turnsBetween } from '@carroccio/boards';
import { at, type Refusal } from '@carroccio/kernel';
import { frontalHexes, zoned } from '../06-facing/zones.ts';
import {
  around,
  type Battle,
  battaglia,
  card,
  cellOf,
  enemyAt,
  facingOf,
  firstAt,
  isCavalry,
  isMissile,
  marked,
  nextToEnemy,
  setCell,
  sideOf,
  standing,
  typeOf,
  unitsAt,
} from '../battle.ts';
import type { Ground } from '../data/charts.ts';
import { FACINGS, prohibited } from '../field.ts';
import type { Guelphs } from '../shape.ts';
import { GHIBELLINE, type Side, STAYING } from '../state.ts';
import type { Walker } from './going.ts';

export const groundOf = ({ going, charts }: Battle, cell: number): Ground => going.ground[cell] ?? charts.terrain.clear;

/** gg.8.1, gg.8.1.1, gg.S.3.7.1: the points of one Order to move or to charge. */
export function allowance({ charts: { movement } }: Battle, type: string): number {
  if (type === 'C') return movement.C;
  if (type === 'W') return movement.carroccio;
  if (type === 'P') return movement.palvesari;
  if (type === 'R') return movement.religiosi;
  return type === 'X' ? movement.X : type === 'A' ? movement.A : movement.I;
}

export const walkerOf = (b: Battle, unit: number): Walker => (isCavalry(b, unit) ? 'cavalry' : 'foot');

export const crossesStream = ({ field }: Battle, from: number, to: number): boolean =>
  field.stream[sideBetween(field.grid, from, to)] === 1;

/** gg.8.2: points to enter a hex from its neighbour, terrain and stream alone. */
const groundCost = ({ field, going }: Battle, walker: Walker, from: number, to: number): number =>
  going.cost[walker][from * 6 + directionTo(field.grid, from, to)] ?? 0;

/** gg.9.0.1, gg.14.0.1, gg.S.3.7.3: whether a unit may end in a hex with these friends; only units count (gg.9.0.2). */
export function mayStackWith(b: Battle, unit: number, friends: readonly number[]): boolean {
  if (friends.length === 0) return true;
  // Those who go with the unit come into the hex with it.
  const own = [unit, ...companionsOf(b, unit)];
  const others = friends.filter(friend => !own.includes(friend) && typeOf(b, friend) !== 'R');
  if (others.length === 0) return true;
  const all = [...others, ...own].filter(one => typeOf(b, one) !== 'R');
  const wagons = all.filter(one => typeOf(b, one) === 'W');
  const rest = all.filter(one => typeOf(b, one) !== 'W');
  if (rest.length <= 1) return true;
  const [first = -1, second = -1] = rest;
  const pair = isMissile(b, first) !== isMissile(b, second) && (typeOf(b, first) === 'P' || typeOf(b, second) === 'P');
  return wagons.length === 0 && rest.length === 2 && pair && card(b, first).battaglia === card(b, second).battaglia;
}

/** Whether a unit would meet another in its hex: a friend, and none of those who move with it. */
const meets = (b: Battle, unit: number, other: number): boolean =>
  other !== unit && sideOf(b, other) === sideOf(b, unit) && !goesWith(b, unit, other);

const friendsAt = (b: Battle, unit: number, cell: number): number[] =>
  firstAt(b, cell) < 0 ? [] : unitsAt(b, cell).filter(other => meets(b, unit, other));

export function meetsFriend(b: Battle, unit: number, cell: number): boolean {
  const { next } = standing(b);
  for (let other = firstAt(b, cell); other >= 0; other = next[other] ?? -1) if (meets(b, unit, other)) return true;
  return false;
}

/** gg.S.8.9.2: the Camp stops Ghibellines. */
export const stopsHere = (b: Battle, unit: number, cell: number): boolean =>
  groundOf(b, cell).stops === 'ghibelline' && sideOf(b, unit) === GHIBELLINE;

/**
 * gg.7.1: entering an enemy zone of control that counts for the unit, or the Camp, stops it; so does joining a friend
 * next to the enemy, through whom it may not pass (gg.8.3.1b).
 */
export const mustStopIn = (b: Battle, unit: number, cell: number): boolean =>
  zoned(b, cell, sideOf(b, unit), isCavalry(b, unit)) ||
  (meetsFriend(b, unit, cell) && nextToEnemy(b, cell, sideOf(b, unit))) ||
  stopsHere(b, unit, cell);

/** Where a moving unit is: the position the rules of movement are asked about. */
export interface Mover {
  unit: number;
  cell: number;
  facing: number;
  points: number;
  /** Hexes entered so far. */
  moved: number;
}

/** gg.8.2.2, gg.8.3.2: the points a step takes, friends in the hex included. */
export function stepCost(b: Battle, { unit, cell }: Mover, to: number): number {
  const extra = meetsFriend(b, unit, to) ? 1 : 0;
  return groundCost(b, walkerOf(b, unit), cell, to) + extra;
}

/** Why a step cannot be made, whatever comes after it (gg.6.0.2, gg.8.2.2, gg.8.2.7b, gg.8.3.1). */
export function whyNoStep(b: Battle, mover: Mover, to: number): Refusal<Guelphs> | undefined {
  const { unit, cell, facing, points } = mover;
  const side = sideOf(b, unit);
  const ahead = typeOf(b, unit) === 'W' ? around(b, cell) : frontalHexes(b, cell, facing);
  if (to < 0 || !ahead.includes(to)) return whyNotAhead(b, mover, to);
  if (prohibited(b.field, to)) return { rule: 'gg.8.2.7b', reason: 'prohibitedGround', cell: to };
  if (enemyAt(b, to, side) >= 0) return { rule: 'gg.8.3.1a', reason: 'enemyThere', cell: to };
  const passing = friendsAt(b, unit, to);
  if (passing.length > 0 && !mayStackWith(b, unit, passing) && nextToEnemy(b, to, side))
    return { rule: 'gg.8.3.1b', reason: 'friendInContact', cell: to };
  const cost = stepCost(b, mover, to);
  if (cost > points) return { rule: 'gg.8.2.2', reason: 'tooDear', cost, left: points };
  return undefined;
}

/** gg.8.1.3: a hex that is not in front is nowhere near, or needs a turn, if the unit can make one. */
function whyNotAhead(b: Battle, mover: Mover, to: number): Refusal<Guelphs> {
  if (to < 0 || !around(b, mover.cell).includes(to)) return { rule: 'gg.8.1.2', reason: 'notNext', cell: to };
  const turns = FACINGS.filter(facing => frontalHexes(b, mover.cell, facing).includes(to));
  const refusals = turns.map(facing => whyNoTurn(b, mover, facing));
  const [first] = refusals;
  return first && refusals.every(refusal => refusal) ? first : { rule: 'gg.8.1.3', reason: 'notInFront', cell: to };
}

export const mayStopIn = (b: Battle, unit: number, cell: number): boolean =>
  mayStackWith(b, unit, friendsAt(b, unit, cell));

/** Why the move cannot go this way: the step itself, or because the unit could not stop beyond it (gg.8.3.2). */
export function whyNoMove(b: Battle, mover: Mover, to: number): Refusal<Guelphs> | undefined {
  const refusal = whyNoStep(b, mover, to);
  if (refusal) return refusal;
  return canFinish(b, { ...mover, cell: to, points: mover.points - stepCost(b, mover, to) })
    ? undefined
    : { rule: 'gg.8.3.2', reason: 'cannotStop', cell: to };
}

/** gg.6.1.2: among friends a unit can only go straight on until it finds room. */
function canFinish(b: Battle, mover: Mover): boolean {
  if (mayStopIn(b, mover.unit, mover.cell)) return true;
  if (mustStopIn(b, mover.unit, mover.cell)) return false;
  return frontalHexes(b, mover.cell, mover.facing).some(
    to =>
      whyNoStep(b, mover, to) === undefined &&
      canFinish(b, { ...mover, cell: to, points: mover.points - stepCost(b, mover, to) }),
  );
}

/** gg.6.1a: Cavalry pays a point for any pivot, Foot one for each vertex. */
export const turnCost = (b: Battle, unit: number, from: number, to: number): number =>
  isCavalry(b, unit) ? 1 : turnsBetween(from, to);

/** The rule that forbids a unit to turn in a hex: gg.6.1.1, gg.6.1.2, gg.14.0.1. */
function whatForbidsTurn(b: Battle, unit: number, cell: number, moved: number): string | undefined {
  if (zoned(b, cell, sideOf(b, unit), isCavalry(b, unit))) return 'gg.6.1.1';
  const friends = friendsAt(b, unit, cell);
  if (moved > 0 && friends.length > 0) return 'gg.6.1.2';
  if (typeOf(b, unit) === 'P' && friends.some(friend => isMissile(b, friend))) return 'gg.14.0.1';
  return undefined;
}

export const mayTurnIn = (b: Battle, unit: number, cell: number, moved: number): boolean =>
  whatForbidsTurn(b, unit, cell, moved) === undefined;

/** gg.6.1a, gg.6.1.1, gg.6.1.2 */
export function whyNoTurn(b: Battle, mover: Mover, to: number): Refusal<Guelphs> | undefined {
  const { unit, cell, facing, points, moved } = mover;
  const rule = whatForbidsTurn(b, unit, cell, moved);
  if (rule !== undefined) return { rule, reason: 'noTurnHere', cell };
  const cost = turnCost(b, unit, facing, to);
  if (cost > points) return { rule: 'gg.6.1a', reason: 'tooDear', cost, left: points };
  return undefined;
}

/** gg.8.2.4, gg.S.8.9.2: whether coming into a hex from another disrupts the unit. */
export function disruptsOnEntry(b: Battle, unit: number, from: number, to: number): boolean {
  const type = typeOf(b, unit);
  const affected = (types: readonly string[]): boolean => types.includes(type);
  const ground = groundOf(b, to);
  const onlySide: Side | null = ground.disruptsSide === 'ghibelline' ? 1 : ground.disruptsSide === 'guelph' ? 0 : null;
  const byGround = affected(ground.disrupts) && (onlySide === null || onlySide === sideOf(b, unit));
  return byGround || (crossesStream(b, from, to) && affected(b.charts.terrain.stream.disrupts));
}

/** The type of those who go where a unit goes (gg.14.0.6a, gg.10.7.1c, R120). */
const companionType = (b: Battle, unit: number): 'P' | 'R' | null =>
  isMissile(b, unit) ? 'P' : typeOf(b, unit) === 'W' ? 'R' : null;

/** Whether another unit in the same hex goes where this one goes. */
const goesWith = (b: Battle, unit: number, other: number): boolean =>
  cellOf(b, other) === cellOf(b, unit) && typeOf(b, other) === companionType(b, unit) && !marked(b, other, STAYING);

/** Palvesari, Religiosi and the like that go where a unit goes. */
export const companionsOf = (b: Battle, unit: number): number[] =>
  companionType(b, unit) === null ? [] : unitsAt(b, cellOf(b, unit)).filter(other => goesWith(b, unit, other));

export const palvesariIn = (b: Battle, cell: number): number[] =>
  unitsAt(b, cell).filter(unit => typeOf(b, unit) === 'P');

/** gg.14.0.1: Palvesari have the facing of the missile unit they stand with. */
export function alignPalvesari(b: Battle): void {
  for (const palvesari of b.roster.palvesari)
    for (const unit of unitsAt(b, cellOf(b, palvesari)))
      if (isMissile(b, unit)) b.state.facing[palvesari] = facingOf(b, unit);
}

/** Puts a unit, with those who go with it, into a hex. */
export function place(b: Battle, unit: number, cell: number): void {
  for (const one of [unit, ...companionsOf(b, unit)]) setCell(b, one, cell);
}

/** Turns a unit, and the Palvesari stacked with it (gg.14.0.1). */
export function faceTo(b: Battle, unit: number, facing: number): void {
  for (const one of [unit, ...companionsOf(b, unit)]) b.state.facing[one] = facing;
}

/** Lone enemy Capitani whom a combat unit finds in a hex (gg.13.1.9). */
export const lonelyCapitaniAt = (b: Battle, cell: number, side: Side): number[] =>
  b.state.capitani.flatMap((capitano, index) =>
    capitano.cell === cell &&
    battaglia(b, index).side !== side &&
    unitsAt(b, cell).every(unit => sideOf(b, unit) === side)
      ? [index]
      : [],
  );

/** gg.13.1.3, gg.13.1.4, R32, R94: the hexes a Capitano can reach. */
export const ridingReach = (b: Battle, from: number, points: number, side: Side): number[] =>
  reachOf(b, from, points, side, mayRideThrough);

/** gg.13.0: Standards and Heroes ride as he does, but no zone bars them: gg.13.1.4 speaks of Capitani alone. */
export const bannerReach = (b: Battle, from: number, points: number, side: Side): number[] =>
  reachOf(b, from, points, side, isOpenTo);

/** gg.7.1.2: a zone may bar a hex to a rider, but does not stop him in one. */
function reachOf(b: Battle, from: number, points: number, side: Side, mayEnter: typeof isOpenTo): number[] {
  if (from < 0) return [];
  const { neighbours, cellCount } = b.field.grid;
  const costs = b.going.cost.personality;
  const { nodes } = spread({
    size: cellCount,
    from,
    most: points,
    steps(cell, spent, go, known) {
      for (let way = cell * 6; way < cell * 6 + 6; way++) {
        const to = neighbours[way] ?? -1;
        const cost = costs[way] ?? 0;
        if (to >= 0 && spent + cost <= points && known(to) > spent + cost && mayEnter(b, to, side)) go(to, cost);
      }
    },
  });
  return nodes.slice(1);
}

/** R32: no prohibited ground, as is all off the map, and no enemy unit. */
const isOpenTo = (b: Battle, cell: number, side: Side): boolean =>
  !prohibited(b.field, cell) && enemyAt(b, cell, side) < 0;

/** gg.13.1.4: and no zone of enemy Cavalry but with a friend. */
const mayRideThrough = (b: Battle, cell: number, side: Side): boolean =>
  isOpenTo(b, cell, side) && (unitsAt(b, cell).some(unit => sideOf(b, unit) === side) || !zoned(b, cell, side, true));

export const capitanoCell = (b: Battle, index: number): number => at(b.state.capitani, index).cell;

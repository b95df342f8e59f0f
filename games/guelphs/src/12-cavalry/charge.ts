/** Cavalry: Carica! (gg.12.1). */
import { directionTo, distance, inArc, sector, turnsBetween } from '@carroccio/boards';
import type { Refusal } from '@carroccio/kernel';
import { facesInto, frontalHexes, holdsCarroccio } from '../06-facing/zones.ts';
import { allowance } from '../08-movement/movement.ts';
import { both, canEnd, type Goal, type Trip } from '../08-movement/trip.ts';
import {
  around,
  type Battle,
  card,
  cellOf,
  disrupted,
  enemyAt,
  enemyOf,
  facingOf,
  isCavalry,
  nextToEnemy,
  sideOf,
  typeOf,
} from '../battle.ts';
import { FACINGS } from '../field.ts';
import { boundTo } from '../scenarios/bounds.ts';
import type { Guelphs, Manoeuvre } from '../shape.ts';

/** gg.12.1c (R62): Carica! from this hex into that one is not prohibited by the ground of either, nor by a stream. */
const groundAllowsCharge = ({ field, going }: Battle, from: number, to: number): boolean =>
  going.charge[from * 6 + directionTo(field.grid, from, to)] === 1;

/** gg.12.1b: no turn in a hex next to the unit charged. */
const turnedBeside = (b: Battle, turnedAt: readonly number[], target: number): boolean =>
  turnedAt.some(cell => isNext(b, cell, target));

const isNext = (b: Battle, cell: number, target: number): boolean =>
  distance(b.field.grid, cell, cellOf(b, target)) === 1;

/** Whether a unit standing and facing so has this enemy in front of it. */
function isBefore(b: Battle, { cell, facing }: Pick<Trip, 'cell' | 'facing'>, target: number): boolean {
  const direction = directionTo(b.field.grid, cell, cellOf(b, target));
  return direction >= 0 && (facesInto(facing, direction) || holdsCarroccio(b, cell));
}

/** Enemies in front of a unit standing and facing so; with the Carroccio all six hexes are its front (gg.S.3.7.3). */
export function enemiesInFront(b: Battle, unit: number, cell: number, facing: number): number[] {
  const side = sideOf(b, unit);
  return (holdsCarroccio(b, cell) ? around(b, cell) : frontalHexes(b, cell, facing))
    .map(front => (front < 0 ? -1 : enemyAt(b, front, side)))
    .filter(enemy => enemy >= 0);
}

/** gg.12.1a, gg.12.1b, gg.12.1c: whom a unit could charge from where it stands. */
export const chargeTargets = (b: Battle, { unit, cell, facing, turnedAt }: Trip): number[] =>
  enemiesInFront(b, unit, cell, facing).filter(target => !whyNotCharged(b, { cell, turnedAt }, target));

/** gg.12.1b, gg.12.1c: why an enemy in front cannot be charged. */
export function whyNotCharged(
  b: Battle,
  { cell, turnedAt }: Pick<Trip, 'cell' | 'turnedAt'>,
  target: number,
): Refusal<Guelphs> | undefined {
  if (!groundAllowsCharge(b, cell, cellOf(b, target)))
    return { rule: 'gg.12.1c', reason: 'chargeBarred', unit: target };
  return turnedBeside(b, turnedAt, target) ? { rule: 'gg.12.1b', reason: 'chargeBarred', unit: target } : undefined;
}

/** R60: a charge must be able to end, after at least one hex, with a legal target in front. */
export const chargeGoal = (b: Battle): Goal => ({
  accepts: trip => trip.moved > 0 && chargeTargets(b, trip).length > 0,
  // Only a turn made next to an enemy can forbid a target.
  remembers: ({ unit, turnedAt }) => turnedAt.some(cell => nextToEnemy(b, cell, sideOf(b, unit))),
  either: (trip, canReach) =>
    enemiesWithin(b, trip).some(target => !turnedBeside(b, trip.turnedAt, target) && canReach(chargeAt(b, target))),
});

const chargeAt = (b: Battle, target: number): Goal => ({
  accepts: end =>
    end.moved > 0 &&
    isNext(b, end.cell, target) &&
    isBefore(b, end, target) &&
    groundAllowsCharge(b, end.cell, cellOf(b, target)),
  worth: trip => mayReach(b, trip, target),
  // gg.12.1b
  barsTurn: cell => isNext(b, cell, target),
});

/** gg.5.3.1c, gg.10.5.1: whom a unit under a Move/Attack Order could attack; one that stays has turned a vertex at most. */
export const attackable = (
  b: Battle,
  { unit, cell, facing, moved }: Trip,
  { began, wasNext }: Pick<Manoeuvre, 'began' | 'wasNext'>,
): number[] => (moved === 0 && wasNext && turnsBetween(began, facing) > 1 ? [] : enemiesInFront(b, unit, cell, facing));

export const attackGoal = (b: Battle, start: Pick<Manoeuvre, 'began' | 'wasNext'>): Goal => {
  const accepts = (trip: Trip): boolean => attackable(b, trip, start).length > 0;
  return {
    accepts,
    either: (trip, canReach) =>
      enemiesWithin(b, trip).some(target => canReach({ accepts, worth: there => mayReach(b, there, target) })),
  };
};

/** Enemy combat units that a trip could come next to: every hex on the way takes a point. */
function enemiesWithin(b: Battle, { unit, cell, points }: Trip): number[] {
  const { grid } = b.field;
  const side = sideOf(b, unit);
  const found: number[] = [];
  for (const enemy of b.roster.armies[enemyOf(side)]) {
    const there = cellOf(b, enemy);
    if (there >= 0 && distance(grid, cell, there) <= points + 1 && enemyAt(b, there, side) === enemy) found.push(enemy);
  }
  return found;
}

/**
 * Nobody can be reached who is further away than the points left and the last hex. Whoever is not ahead takes a turn
 * too, unless the way ends with the Carroccio, where every hex is in front.
 */
const mayReach = (b: Battle, { cell, facing, points }: Place, target: number): boolean => {
  const there = cellOf(b, target);
  const most = points + 1 - distance(b.field.grid, cell, there);
  return (
    most > 0 ||
    (most === 0 && (isAhead(b, cell, facing, there) || around(b, there).some(end => holdsCarroccio(b, end))))
  );
};

type Place = Pick<Trip, 'cell' | 'facing' | 'points'>;

/** Whether a unit that only goes straight on could have a hex in front. */
function isAhead({ field: { grid } }: Battle, cell: number, facing: number, there: number): boolean {
  const ahead = AHEAD[facing];
  return ahead !== undefined && inArc(grid, cell, ahead, there);
}

const AHEAD = FACINGS.map(facing => sector(facing, (facing + 1) % 6));

/** gg.5.3.5, gg.12.0, gg.12.1.1a, gg.12.1.2, gg.S.6.5, gg.S.6.6.3, R60: why a unit may not be ordered to charge. */
export function whyNoCharge(b: Battle, unit: number): Refusal<Guelphs> | undefined {
  const { german, saracen } = card(b, unit);
  if (!isCavalry(b, unit)) return { rule: 'gg.12.0', reason: 'notCavalry', unit };
  if (german) return { rule: 'gg.S.6.5', reason: 'noCharge', unit };
  if (saracen) return { rule: 'gg.S.6.6.3', reason: 'noCharge', unit };
  if (disrupted(b, unit)) return { rule: 'gg.12.1.1a', reason: 'isDisrupted', unit };
  if (nextToEnemy(b, cellOf(b, unit), sideOf(b, unit))) return { rule: 'gg.12.1.2', reason: 'nextToEnemy', unit };
  const trip: Trip = {
    unit,
    cell: cellOf(b, unit),
    facing: facingOf(b, unit),
    points: allowance(b, typeOf(b, unit)),
    moved: 0,
    turnedAt: [],
  };
  const allowed = boundTo(b, unit);
  const goal = b.rules.isBound(b, unit) ? both(chargeGoal(b), { accepts: ({ cell }) => allowed(cell) }) : chargeGoal(b);
  return canEnd(b, trip, goal) ? undefined : { rule: 'gg.12.1a', reason: 'noTarget', unit };
}

/** Whether a manoeuvre is still a charge: it has the Order and was not Disrupted on the way (R162). */
export const stillCharging = (b: Battle, { unit, order }: Manoeuvre): boolean =>
  order === 'charge' && !disrupted(b, unit);

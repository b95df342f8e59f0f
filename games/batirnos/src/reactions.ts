/** Who may react to a move, and how (nqsb.3.3.1, nqsb.9.5, nqsb.9.8, nqsb.9.10). */
import {
  apart,
  type Battle,
  cellOf,
  enemiesNear,
  has,
  inArea,
  marked,
  onMap,
  paralysed,
  shaken,
  sideOf,
  unitsWhere,
} from './battle.ts';
import { engagersOf } from './command.ts';
import { farFrom } from './field.ts';
import { mayShoot, standsFirm } from './fire.ts';
import { evasions, type Way } from './forced.ts';
import { canReach, mustStop, stepsOf } from './movement.ts';
import type { Trip } from './shape.ts';
import { ACTED, EVADED, FIRED, PRESSED, PURSUED } from './state.ts';
import { chargePoints, mayCharge, newTrip, speedOf } from './trips.ts';

/** nqsb.9.8.no, nqsb.9.8.once: whether a unit may evade at all. */
export function mayEvade(b: Battle, unit: number, threat: number): boolean {
  if (!has(b, unit, 'evasion') || shaken(b, unit) || paralysed(b, unit) || marked(b, unit, EVADED)) return false;
  if (has(b, unit, 'artillery') && marked(b, unit, ACTED)) return false;
  return engagersOf(b, unit).every(foe => foe === threat);
}

export const evasionsFrom = (b: Battle, unit: number, threat: number): Way[] =>
  mayEvade(b, unit, threat) ? evasions(b, unit, cellOf(b, threat)) : [];

/** nqsb.3.3.1.evade: units the mover has come next to that can slip away. */
export const evaders = (b: Battle, mover: number, done: readonly number[]): number[] =>
  onMap(b, mover)
    ? enemiesNear(b, cellOf(b, mover), sideOf(b, mover)).filter(
        unit => !done.includes(unit) && evasionsFrom(b, unit, mover).length > 0,
      )
    : [];

/** R70: the move of a unit that countercharges: towards the enemy, with all the points of its charge. */
export const rivalTrip = (b: Battle, unit: number, mover: number, points: number): Trip =>
  newTrip(b, unit, 'chase', points, { contact: true, target: mover, left: [] });

/** nqsb.9.5.charge, nqsb.9.5.approach: those a charge or approach is aimed at that may come to meet it. */
export function counterCandidates(b: Battle, trip: Trip): number[] {
  const { unit, kind, target } = trip;
  if (!trip.contact) return [];
  const side = sideOf(b, unit);
  const able = (foe: number): boolean =>
    has(b, foe, 'countercharge') &&
    !shaken(b, foe) &&
    !paralysed(b, foe) &&
    !marked(b, foe, EVADED) &&
    engagersOf(b, foe).length === 0 &&
    apart(b, unit, foe) > 1 &&
    mayCharge(b, foe, unit) &&
    stepsOf(b, rivalTrip(b, foe, unit, chargePoints(b, foe))).length > 0;
  if (kind === 'charge') return target >= 0 && onMap(b, target) && able(target) ? [target] : [];
  if (mustStop(b, unit, cellOf(b, unit))) return [];
  return unitsWhere(
    b,
    foe =>
      sideOf(b, foe) !== side &&
      apart(b, unit, foe) <= trip.points + 1 &&
      farFrom(b.field, trip.from, cellOf(b, foe)) > apart(b, unit, foe) &&
      able(foe) &&
      canReach(b, trip, foe),
  );
}

/** nqsb.9.10: whether a unit may fire at an enemy that has come next to it, or it to the enemy. */
export const mayStand = (b: Battle, unit: number, target: number): boolean =>
  onMap(b, unit) &&
  onMap(b, target) &&
  apart(b, unit, target) === 1 &&
  standsFirm(b, unit) &&
  !marked(b, unit, FIRED) &&
  mayShoot(b, unit, target, 'fermezza');

type Chase = 'incalzare' | 'inseguire' | 'charge';

/** The move of a unit that goes after an enemy who walked away (R66, R85). */
export function chaseTrip(b: Battle, unit: number, mover: number, how: Chase): Trip {
  const points = how === 'incalzare' ? 1 : how === 'charge' ? chargePoints(b, unit) : speedOf(b, unit);
  const kind = how === 'charge' ? 'counter' : 'chase';
  return newTrip(b, unit, kind, points, { contact: true, target: mover, left: [] });
}

/** nqsb.3.3.1.pursue: how a unit may go after a mover it stood next to. */
export function chases(b: Battle, unit: number, mover: number): Chase[] {
  if (!onMap(b, unit) || !onMap(b, mover) || shaken(b, unit) || paralysed(b, unit) || inArea(b, unit)) return [];
  if (marked(b, unit, EVADED)) return [];
  if (apart(b, unit, mover) < 2 || engagersOf(b, unit).length > 0) return [];
  const goes = (how: Chase): boolean => stepsOf(b, chaseTrip(b, unit, mover, how)).length > 0;
  const found: Chase[] = [];
  if (has(b, unit, 'incalzare') && !marked(b, unit, PRESSED) && goes('incalzare')) found.push('incalzare');
  if (has(b, unit, 'inseguire') && !marked(b, unit, PURSUED) && goes('inseguire')) found.push('inseguire');
  if (mayCharge(b, unit, mover) && canReach(b, chaseTrip(b, unit, mover, 'charge'), mover)) found.push('charge');
  return found;
}

/** nqsb.3.3.1.parting-shot */
export const mayPartWithShot = (b: Battle, unit: number, mover: number): boolean =>
  onMap(b, unit) && onMap(b, mover) && mayShoot(b, unit, mover, 'parting');

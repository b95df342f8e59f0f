/** Who may react to a move, and how (nqsb.3.3.1, nqsb.9.5, nqsb.9.8, nqsb.9.10). */

import { evasions, type Way } from '../05-movement/forced.ts';
import { canReach, mayMeet, stepsOf } from '../05-movement/movement.ts';
import { chargePoints, mayCharge, newTrip, speedOf } from '../05-movement/trips.ts';
import { mayShoot, standsFirm, whyNoFire, whyNoTarget } from '../06-fire/fire.ts';
import { engagersOf } from '../10-command/command.ts';
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
} from '../battle.ts';
import { farFrom } from '../field.ts';
import type { Trip } from '../shape.ts';
import { ACTED, EVADED, FIRED, PRESSED, PURSUED } from '../state.ts';
import { type Why, whyHelpless, whyNoChargeAt, whyNoFoe } from './refusing.ts';

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

/**
 * nqsb.3.3.1.countercharge, nqsb.9.5.charge, nqsb.9.5.approach, R105: those a charge or approach is aimed at that may come
 * to meet it.
 */
export function counterCandidates(b: Battle, trip: Trip): number[] {
  const { unit, kind, target } = trip;
  if (!mayMeet(b, trip)) return [];
  const side = sideOf(b, unit);
  // Beside the unit already it could come no nearer.
  const able = (foe: number): boolean =>
    has(b, foe, 'countercharge') &&
    !shaken(b, foe) &&
    !paralysed(b, foe) &&
    !marked(b, foe, EVADED) &&
    engagersOf(b, foe).length === 0 &&
    mayCharge(b, foe, unit) &&
    stepsOf(b, rivalTrip(b, foe, unit, chargePoints(b, foe))).length > 0;
  if (kind === 'charge') return target >= 0 && onMap(b, target) && able(target) ? [target] : [];
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

/** nqsb.9.10: why a unit does not fire at an enemy that has come next to it, or it to the enemy. */
export function whyNoStand(b: Battle, unit: number, target: number): Why {
  const rule = 'nqsb.9.10';
  const strange = whyNoFoe(b, target, sideOf(b, unit), rule);
  if (strange) return strange;
  if (apart(b, unit, target) !== 1) return { rule, reason: 'notInContact', unit, target };
  if (!standsFirm(b, unit)) return { rule, reason: 'noFermezza', unit };
  if (marked(b, unit, FIRED)) return { rule: 'nqsb.9.10.once', reason: 'hasFired', unit };
  return whyNoFire(b, unit, 'fermezza') ?? whyNoTarget(b, unit, target, 'fermezza');
}

export const mayStand = (b: Battle, unit: number, target: number): boolean =>
  onMap(b, unit) && onMap(b, target) && !whyNoStand(b, unit, target);

const CHASES = ['incalzare', 'inseguire', 'charge'] as const;
type Chase = (typeof CHASES)[number];

/** The move of a unit that goes after an enemy who walked away (R66, R85). */
export function chaseTrip(b: Battle, unit: number, mover: number, how: Chase): Trip {
  const points = how === 'incalzare' ? 1 : how === 'charge' ? chargePoints(b, unit) : speedOf(b, unit);
  const kind = how === 'charge' ? 'counter' : 'chase';
  return newTrip(b, unit, kind, points, { contact: true, target: mover, left: [] });
}

/** What a unit needs to go after an enemy in this way. */
function whyNoSuchChase(b: Battle, unit: number, mover: number, how: Chase): Why {
  // R66: no more by a charge than by the two abilities, which name the area among their limits.
  if (how === 'charge' && inArea(b, unit)) return { rule: 'nqsb.3.3.1.pursue', reason: 'inBuildings', unit };
  if (how === 'charge') return whyNoChargeAt(b, unit, mover);
  if (how === 'incalzare') {
    if (!has(b, unit, 'incalzare')) return { rule: 'nqsb.9.11', reason: 'noIncalzare', unit };
    if (inArea(b, unit)) return { rule: 'nqsb.9.11.limits', reason: 'inBuildings', unit };
    return marked(b, unit, PRESSED) ? { rule: 'nqsb.9.11.once', reason: 'hasPressed', unit } : undefined;
  }
  if (!has(b, unit, 'inseguire')) return { rule: 'nqsb.9.12', reason: 'noInseguire', unit };
  if (inArea(b, unit)) return { rule: 'nqsb.9.12.limits', reason: 'inBuildings', unit };
  return marked(b, unit, PURSUED) ? { rule: 'nqsb.9.12.once', reason: 'hasPursued', unit } : undefined;
}

/** nqsb.3.3.1.pursue: why a unit does not go after a mover it stood next to. */
export function whyNoChase(b: Battle, unit: number, mover: number, how: Chase): Why {
  const helpless = whyHelpless(b, unit);
  if (helpless) return helpless;
  if (marked(b, unit, EVADED)) return { rule: 'nqsb.9.8.once', reason: 'hasEvaded', unit };
  if (apart(b, unit, mover) < 2) return { rule: 'nqsb.3.3.1.pursue', reason: 'besideEnemy', unit };
  if (engagersOf(b, unit).length > 0) return { rule: 'nqsb.10.13', reason: 'engaged', unit };
  const never = whyNoSuchChase(b, unit, mover, how);
  if (never) return never;
  const trip = chaseTrip(b, unit, mover, how);
  const goes = how === 'charge' ? canReach(b, trip, mover) : stepsOf(b, trip).length > 0;
  return goes ? undefined : { rule: 'nqsb.3.3.1.pursue', reason: 'cannotReach', unit, target: mover };
}

/** nqsb.3.3.1.pursue: how a unit may go after a mover it stood next to. */
export const chases = (b: Battle, unit: number, mover: number): Chase[] =>
  onMap(b, unit) && onMap(b, mover) ? CHASES.filter(how => !whyNoChase(b, unit, mover, how)) : [];

/** nqsb.3.3.1.parting-shot */
export const mayPartWithShot = (b: Battle, unit: number, mover: number): boolean =>
  onMap(b, unit) && onMap(b, mover) && mayShoot(b, unit, mover, 'parting');

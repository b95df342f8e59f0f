/** How good it is for a unit to end its move somewhere. */
import { distance } from '@carroccio/boards';
import {
  type Battle,
  cellOf,
  currentRating,
  disrupted,
  isCavalry,
  isMissile,
  isRated,
  sideOf,
  typeOf,
  unitsWhere,
} from '../src/battle.ts';
import { chargeTargets, enemiesInFront } from '../src/charge.ts';
import { attackersOf } from '../src/shock.ts';
import type { Trip } from '../src/trip.ts';
import { zonesOn } from '../src/zones.ts';
import { type Journey, journeysFrom } from './journeys.ts';
import { clashValue } from './worth.ts';

/** The battle as it would be with the unit at the end of its journey. */
function arrived(b: Battle, { unit, cell, facing }: Trip): Battle {
  const cells = b.state.cell.slice();
  const facings = b.state.facing.slice();
  cells[unit] = cell;
  facings[unit] = facing;
  return { ...b, state: { ...b.state, cell: cells, facing: facings } };
}

/** What attacking this target would be worth, together with those who attack it already. */
export function attackValue(b: Battle, unit: number, target: number, charge: boolean): number {
  const others = attackersOf(b, target).filter(other => other !== unit);
  const attackers = [...others, unit];
  const lead = attackers.reduce((a, c) => (currentRating(b, c) > currentRating(b, a) ? c : a));
  const together = clashValue(b, { target, lead, attackers, columns: charge ? 1 : 0 });
  if (others.length === 0) return together;
  const firstLead = others.reduce((a, c) => (currentRating(b, c) > currentRating(b, a) ? c : a));
  return together - clashValue(b, { target, lead: firstLead, attackers: others });
}

export interface Aim {
  charge: boolean;
  mayAttack: boolean;
  /** Whether the side presses forward, or keeps its distance. */
  eager: number;
}

/** Enemies worth going for, nearest first. */
function nearest(b: Battle, unit: number, cell: number): number {
  const side = sideOf(b, unit);
  let least = 99;
  for (const enemy of unitsWhere(b, other => sideOf(b, other) !== side && isRated(b, other)))
    least = Math.min(least, distance(b.field.grid, cell, cellOf(b, enemy)));
  return least;
}

function endValue(b: Battle, trip: Trip, { charge, mayAttack, eager }: Aim): number {
  const there = arrived(b, trip);
  const targets = charge
    ? chargeTargets(there, trip)
    : mayAttack
      ? enemiesInFront(there, trip.unit, trip.cell, trip.facing)
      : [];
  const attack = Math.max(charge ? -50 : 0, ...targets.map(target => attackValue(there, trip.unit, target, charge)));
  const range = nearest(there, trip.unit, trip.cell);
  const wanted = isMissile(b, trip.unit) ? 2 : 1;
  const approach = -0.12 * eager * Math.max(0, range - wanted);
  const zones = zonesOn(there, trip.cell, sideOf(b, trip.unit), isCavalry(b, trip.unit)).length;
  const exposure = zones * (disrupted(b, trip.unit) ? 0.8 : 0.35) * (targets.length > 0 ? 0.5 : 1);
  const guard = typeOf(b, trip.unit) === 'W' ? -5 * trip.moved : 0;
  return attack + approach - exposure + guard - 0.01 * trip.turnedAt.length;
}

/** The best end of a move, and how much better it is than staying. */
export function bestJourney(b: Battle, trip: Trip, aim: Aim): { journey: Journey; value: number } | null {
  let found: { journey: Journey; value: number } | null = null;
  for (const journey of journeysFrom(b, trip)) {
    if (aim.charge && (journey.trip.moved === 0 || chargeTargets(b, journey.trip).length === 0)) continue;
    const value = endValue(b, journey.trip, aim);
    if (!found || value > found.value) found = { journey, value };
  }
  return found;
}

/** How good it is for a unit to end its move somewhere. */
import { at } from '@carroccio/kernel';
import { zonesOn } from '../../src/06-facing/zones.ts';
import type { Trip } from '../../src/08-movement/trip.ts';
import { attackersOf } from '../../src/10-combat/shock.ts';
import { chargeTargets, enemiesInFront } from '../../src/12-cavalry/charge.ts';
import {
  around,
  type Battle,
  card,
  currentRating,
  disrupted,
  enemyAt,
  isCavalry,
  isMissile,
  sideOf,
  typeOf,
} from '../../src/battle.ts';
import { clashValue } from '../worth.ts';
import { type Journey, journeysFrom } from './journeys.ts';
import { plunderValue } from './plunder.ts';
import { nearestFighter } from './ranges.ts';

/** The battle as it would be with the unit at the end of its journey. */
function arrived(b: Battle, { unit, cell, facing }: Trip): Battle {
  const cells = b.state.cell.slice();
  const facings = b.state.facing.slice();
  cells[unit] = cell;
  facings[unit] = facing;
  return { ...b, state: { ...b.state, cell: cells, facing: facings } };
}

/** Activations after which a captain begins to prefer a bad attack to none. */
const PATIENCE = 90;

/** What attacking for its own sake is worth in a battle that drags on. */
const impatience = (b: Battle): number => 0.02 * Math.max(0, b.state.events.activations - PATIENCE);

/** What attacking this target would be worth, together with those who attack it already. */
export function attackValue(b: Battle, unit: number, target: number, charge: boolean): number {
  const others = attackersOf(b, target).filter(other => other !== unit);
  const attackers = [...others, unit];
  const lead = attackers.reduce((a, c) => (currentRating(b, c) > currentRating(b, a) ? c : a));
  const together = clashValue(b, { target, lead, attackers, columns: charge ? 1 : 0 });
  if (others.length === 0) return together + impatience(b);
  const firstLead = others.reduce((a, c) => (currentRating(b, c) > currentRating(b, a) ? c : a));
  return together - clashValue(b, { target, lead: firstLead, attackers: others }) + impatience(b);
}

export interface Aim {
  charge: boolean;
  mayAttack: boolean;
  /** Whether the side presses forward, or keeps its distance. */
  eager: number;
}

/** What it costs to rouse a Reserve that its own side could not release yet (gg.16.4). */
const WAKING = 2;

const wokenBy = (b: Battle, { unit, cell }: Trip): boolean =>
  around(b, cell).some(next => {
    const enemy = enemyAt(b, next, sideOf(b, unit));
    if (enemy < 0) return false;
    const { battaglia } = card(b, enemy);
    return at(b.state.capitani, battaglia).reserve && !b.rules.mayRelease(b, battaglia);
  });

function endValue(b: Battle, trip: Trip, { charge, mayAttack, eager }: Aim): number {
  const there = arrived(b, trip);
  const targets = charge
    ? chargeTargets(there, trip)
    : mayAttack
      ? enemiesInFront(there, trip.unit, trip.cell, trip.facing)
      : [];
  const attack = Math.max(charge ? -50 : 0, ...targets.map(target => attackValue(there, trip.unit, target, charge)));
  const range = nearestFighter(there, trip.cell, sideOf(b, trip.unit));
  const wanted = isMissile(b, trip.unit) ? 2 : 1;
  const approach = -0.12 * eager * Math.max(0, range - wanted);
  const zones = zonesOn(there, trip.cell, sideOf(b, trip.unit), isCavalry(b, trip.unit)).length;
  const exposure = zones * (disrupted(b, trip.unit) ? 0.8 : 0.35) * (targets.length > 0 ? 0.5 : 1);
  const guard = typeOf(b, trip.unit) === 'W' ? -5 * trip.moved : 0;
  const plunder = plunderValue(there, trip.cell, sideOf(b, trip.unit));
  const woken = wokenBy(there, trip) ? WAKING : 0;
  return attack + approach + plunder - woken - exposure + guard - 0.01 * trip.turnedAt.length;
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

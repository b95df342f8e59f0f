/** Moves: which unit, where to, facing which way. */
import type { Action } from '@carroccio/kernel';
import { ordered } from '../../src/02-armies/cards.ts';
import { chargeTrip, facings, marchTrip } from '../../src/05-movement/trips.ts';
import { holdsMelee } from '../../src/10-command/command.ts';
import { type Battle, cellOf, divisionOf, facingOf, isArtillery, sideOf } from '../../src/battle.ts';
import type { Batirnos, Trip } from '../../src/shape.ts';
import { best, type Choices, firstOfKind, ofKind } from '../choices.ts';
import { passes } from '../fight/chances.ts';
import { tried } from '../fight/trial.ts';
import { facingWorth, farFromFoes, nearestFoe, outlook, placeWorth, type Quarry } from './ground.ts';
import { type Destination, destinations } from './journeys.ts';

/** A move must be worth this much more than staying. */
const STIR = 0.12;

/** The best facing of a unit in a hex. */
export function bestFacing(b: Battle, unit: number, cell: number): number {
  const front = b.roster.front[sideOf(b, unit)] ?? 0;
  if (!isArtillery(b, unit) && farFromFoes(b, unit, cell)) return front;
  return best(facings(b, unit), facing => tried(b, unit, cell, facing, () => facingWorth(b, unit))).choice;
}

/** What it is worth to be in a hex, facing the best way. */
function worthIn(b: Battle, unit: number, cell: number, fights: boolean, view: readonly Quarry[]): number {
  const facing = isArtillery(b, unit) ? facingOf(b, unit) : bestFacing(b, unit, cell);
  return tried(b, unit, cell, facing, () => placeWorth(b, unit, fights, view));
}

const fightsAfter = (b: Battle, trip: Trip): boolean =>
  trip.kind !== 'raid' && (trip.contact || holdsMelee(b, trip.unit));

interface Aim extends Destination {
  worth: number;
}

/** The best end of a trip. */
function aimOf(b: Battle, trip: Trip): Aim | null {
  const ends = destinations(b, trip);
  if (ends.length === 0) return null;
  const view = outlook(b, trip.unit);
  const { choice, value } = best(ends, ({ cell }) => worthIn(b, trip.unit, cell, fightsAfter(b, trip), view));
  return { ...choice, worth: value };
}

const stayWorth = (b: Battle, unit: number): number =>
  tried(b, unit, cellOf(b, unit), facingOf(b, unit), () => placeWorth(b, unit, holdsMelee(b, unit)));

/** What a march gains over staying. */
function marchGain(b: Battle, { unit, road, alone }: Action<Batirnos, 'march'>): number {
  const aim = aimOf(b, marchTrip(b, unit, road, alone, false));
  return aim ? aim.worth - stayWorth(b, unit) : Number.NEGATIVE_INFINITY;
}

/** What a charge gains over staying, its test reckoned with. */
function chargeGain(b: Battle, { unit, target }: Action<Batirnos, 'charge'>): number {
  const aim = aimOf(b, chargeTrip(b, unit, target));
  return aim ? passes(b, unit, 'charge') * (aim.worth - stayWorth(b, unit)) : Number.NEGATIVE_INFINITY;
}

/** The best march or charge of one unit, if any is worth it. */
function setOut(b: Battle, unit: number, choices: Choices): Action<Batirnos> | null {
  const marches = ofKind(choices, 'march').filter(choice => choice.unit === unit && !choice.alone);
  const charges = ofKind(choices, 'charge').filter(choice => choice.unit === unit && !choice.alone);
  const march = marches.length > 0 ? best(marches, choice => marchGain(b, choice)) : null;
  const charge = charges.length > 0 ? best(charges, choice => chargeGain(b, choice)) : null;
  const better = charge && (!march || charge.value > march.value) ? charge : march;
  return better && better.value > STIR ? better.choice : null;
}

/** A march or charge on offer that is worth it; those nearest to the enemy go first and make room. */
export function chooseMarch(b: Battle, choices: Choices): Action<Batirnos> | null {
  const units = new Set([...ofKind(choices, 'march'), ...ofKind(choices, 'charge')].map(({ unit }) => unit));
  const inOrder = [...units].sort((one, other) => nearestFoe(b, one) - nearestFoe(b, other));
  for (const unit of inOrder) {
    const chosen = setOut(b, unit, choices);
    if (chosen) return chosen;
  }
  return null;
}

/** One step of a march: towards its best end, or a halt there. */
export function chooseStep(b: Battle, trip: Trip, choices: Choices): Action<Batirnos> {
  const aim = aimOf(b, trip);
  const step = aim && ofKind(choices, 'step').find(({ to }) => to === aim.first);
  if (step) return step;
  return chooseHalt(b, trip.unit, choices);
}

export function chooseHalt(b: Battle, unit: number, choices: Choices): Action<Batirnos> {
  const halts = ofKind(choices, 'halt');
  if (halts.length === 0) return firstOfKind(choices, 'step');
  const cell = cellOf(b, unit);
  return best(halts, ({ facing }) => tried(b, unit, cell, facing, () => facingWorth(b, unit))).choice;
}

/** Whether a unit's order lets it fire this turn. */
export const mayFireYet = (b: Battle, unit: number): boolean => ordered(b, divisionOf(b, unit), 'fire');

/** How good it is for a unit to end its move somewhere. */
import { at } from '@carroccio/kernel';
import { zonesOn } from '../../src/06-facing/zones.ts';
import type { Trip } from '../../src/08-movement/trip.ts';
import { attackersOf } from '../../src/10-combat/shock.ts';
import { chargeTargets, enemiesInFront } from '../../src/12-cavalry/charge.ts';
import {
  around,
  type Battle,
  battleOn,
  card,
  currentRating,
  disrupted,
  enemyAt,
  isCavalry,
  isMissile,
  nextToEnemy,
  setCell,
  sideOf,
  typeOf,
} from '../../src/battle.ts';
import type { Side } from '../../src/state.ts';
import { clashValue } from '../worth.ts';
import { type Journey, journeysFrom } from './journeys.ts';
import { plunderValue } from './plunder.ts';
import { nearestFighter } from './ranges.ts';

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

const wokenBy = (b: Battle, cell: number, side: Side): boolean =>
  around(b, cell).some(next => {
    const enemy = enemyAt(b, next, side);
    if (enemy < 0) return false;
    const { battaglia } = card(b, enemy);
    return at(b.state.capitani, battaglia).reserve && !b.rules.mayRelease(b, battaglia);
  });

/** The best end of a move, and how much better it is than staying. */
export const bestJourney = (b: Battle, trip: Trip, aim: Aim): Found | null =>
  new Prospect(b, trip.unit).best(trip, aim);

export interface Found {
  journey: Journey;
  value: number;
}

/** What an end in a hex means to any unit of a side, however it faces. */
export interface Hex {
  /** Whether an enemy is in one of the six hexes around. */
  met: boolean;
  range: number;
  zones: number;
  plunder: number;
  woken: number;
}

/** All that one unit could do by moving, as things stand. */
export class Prospect {
  readonly #battle: Battle;
  readonly #unit: number;
  /** The battle with the unit where it is thought to be: moved about in place, since hundreds of ends are looked at. */
  readonly #there: Battle;
  readonly #hexes: Map<number, Hex>;
  readonly #journeys = new Map<string, readonly Journey[]>();

  /** `hexes` may be shared by the units of a side, as long as nothing changes. */
  constructor(b: Battle, unit: number, hexes = new Map<number, Hex>()) {
    this.#battle = b;
    this.#unit = unit;
    this.#hexes = hexes;
    const state = { ...b.state, cell: b.state.cell.slice(), facing: b.state.facing.slice() };
    this.#there = battleOn(b, b.roster, state, b.options);
  }

  best(trip: Trip, aim: Aim): Found | null {
    const attacks = new Map<number, number>();
    let found: Found | null = null;
    for (const journey of this.#from(trip)) {
      if (aim.charge && !this.#charges(journey.trip)) continue;
      const value = this.#worth(journey.trip, aim, attacks);
      if (!found || value > found.value) found = { journey, value };
    }
    return found;
  }

  #from(trip: Trip): readonly Journey[] {
    const key = `${trip.points} ${trip.moved} ${trip.turnedAt.join()}`;
    const known = this.#journeys.get(key);
    if (known) return known;
    const found = journeysFrom(this.#battle, trip);
    this.#journeys.set(key, found);
    return found;
  }

  #charges(trip: Trip): boolean {
    return trip.moved > 0 && this.#hex(trip.cell).met && chargeTargets(this.#battle, trip).length > 0;
  }

  #hex(cell: number): Hex {
    const b = this.#battle;
    const cavalry = isCavalry(b, this.#unit);
    const key = cell * 2 + (cavalry ? 1 : 0);
    const known = this.#hexes.get(key);
    if (known) return known;
    const side = sideOf(b, this.#unit);
    const hex = {
      met: nextToEnemy(b, cell, side),
      range: nearestFighter(b, cell, side),
      zones: zonesOn(b, cell, side, cavalry).length,
      plunder: plunderValue(b, cell, side),
      woken: wokenBy(b, cell, side) ? WAKING : 0,
    };
    this.#hexes.set(key, hex);
    return hex;
  }

  /** What the best attack from the end of a trip is worth, and whether there is any. */
  #attack(trip: Trip, { charge, mayAttack }: Aim, known: Map<number, number>): { targets: number; value: number } {
    const { unit, cell, facing } = trip;
    let value = charge ? -50 : 0;
    if (!(charge || mayAttack) || !this.#hex(cell).met) return { targets: 0, value };
    const there = this.#there;
    setCell(there, unit, cell);
    there.state.facing[unit] = facing;
    const targets = charge ? chargeTargets(there, trip) : enemiesInFront(there, unit, cell, facing);
    for (const target of targets) {
      // The same from every facing that has the target in front.
      const key = cell * there.roster.units.length + target;
      const worth = known.get(key) ?? attackValue(there, unit, target, charge);
      known.set(key, worth);
      value = Math.max(value, worth);
    }
    return { targets: targets.length, value };
  }

  #worth(trip: Trip, aim: Aim, attacks: Map<number, number>): number {
    const b = this.#battle;
    const { unit } = trip;
    const { range, zones, plunder, woken } = this.#hex(trip.cell);
    const attack = this.#attack(trip, aim, attacks);
    const wanted = isMissile(b, unit) ? 2 : 1;
    const approach = -0.12 * aim.eager * Math.max(0, range - wanted);
    const exposure = zones * (disrupted(b, unit) ? 0.8 : 0.35) * (attack.targets > 0 ? 0.5 : 1);
    const guard = typeOf(b, unit) === 'W' ? -5 * trip.moved : 0;
    return attack.value + approach + plunder - woken - exposure + guard - 0.01 * trip.turnedAt.length;
  }
}

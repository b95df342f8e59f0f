/** Raids: what a troop with horsemen can carry off from under the walls, and what it risks there. */
import { at } from '@carroccio/kernel';
import { isUnrepresented } from '../../src/10-office/trust.ts';
import { truce } from '../../src/24-annales/lasting.ts';
import { defenders, unitsOf } from '../../src/26-armies/army.ts';
import { mustStayInside } from '../../src/43-sieges/siege.ts';
import { isCavalry } from '../../src/world.ts';
import type { Mind } from '../mind.ts';
import { isFoe, isRival, POINT, PUBLIC, richest, rivalry } from '../worth.ts';
import { chanceAgainst, strengthOf } from './strength.ts';

/** A treasury with this much needs no loot. */
const PLENTY = 1000;
/** What loot is still worth to whoever has plenty. */
const IDLE_LOOT = 0.2;
/** Points lost with a battle; whoever wins it gains as many. */
const BATTLE = 3;

/** What the loot is worth, and what the taxes of next year will lack. */
function booty(mind: Mind, commune: number): number {
  const { table, state, monthsLeft } = mind;
  const { raids, podesta, taxed } = at(state.communes, commune);
  const { steps } = table.world.data.contributions.raids;
  const step = steps[raids];
  if (!step || monthsLeft <= 1) return 0;
  const need = richest(mind).florins < PLENTY ? 1 : IDLE_LOOT;
  const before = raids === 0 ? steps.reduce((sum, { loot }) => sum + loot, 0) : at(steps, raids - 1).taxesLeft;
  const lost = ((before - step.taxesLeft) * PUBLIC) / POINT;
  const coming = monthsLeft > 12 || taxed < state.year;
  // What an unrepresented commune loses will be missed by whoever is elected there, perhaps the seat.
  const harm = coming ? lost * (podesta < 0 ? -0.3 : rivalry(mind, podesta)) : 0;
  return ((step.loot * PUBLIC) / POINT) * need + harm;
}

/** The likeliest defeat near a commune: by those inside, or by a rival's army within a month's march. */
function danger(mind: Mind, commune: number, units: readonly number[]): number {
  const { table, state } = mind;
  const { world } = table;
  const own = strengthOf(mind, units);
  const { podesta } = at(state.communes, commune);
  const inside =
    podesta < 0 || mustStayInside(table, commune) ? 0 : strengthOf(mind, defenders(state, podesta, commune, []));
  const near = state.armies
    .filter(army => isRival(mind, army.seat))
    .filter(({ cell }) => (world.home[commune]?.[cell] ?? world.data.map.allowance + 1) <= world.data.map.allowance)
    .map(({ id }) => strengthOf(mind, unitsOf(state, id)));
  return 1 - chanceAgainst(own, Math.max(inside, ...near));
}

/** What raiding a commune with these companies is worth, in points. */
export function raidValue(mind: Mind, commune: number, units: readonly number[]): number {
  const { table, state, seat } = mind;
  const { podesta, poor } = at(state.communes, commune);
  if (podesta === seat || poor || !units.some(unit => isCavalry(table.world, unit))) return -1;
  if (podesta < 0 ? !isUnrepresented(state, commune) : !isFoe(mind, podesta) || truce(state, seat, podesta) >= 0)
    return -1;
  const risk = danger(mind, commune, units);
  const loss = risk > 0.5 ? risk * BATTLE * (1 + rivalry(mind, podesta)) : 0;
  return booty(mind, commune) - loss;
}

/** The horsemen among some companies and one to guard them: so few march free. */
export function ridersAmong({ table }: Mind, units: readonly number[]): number[] {
  const free = table.world.data.battlefield.expedition.from - 1;
  const horse = units.filter(unit => isCavalry(table.world, unit));
  return horse.length === 0 ? [] : [...horse, ...units.filter(unit => !horse.includes(unit))].slice(0, free);
}

/** How strong companies are, and who would win. */
import { at } from '@carroccio/kernel';
import { factors, standing } from '../../src/30-battle/battle.ts';
import { sideOfSeat } from '../../src/30-battle/battle-setup.ts';
import { alike } from '../../src/secrets.ts';
import { ALL_UNITS, type Battle, isMercenary, UNDEPLOYED } from '../../src/state.ts';
import { kindOf, type Table } from '../../src/world.ts';
import type { Mind } from '../mind.ts';

/** A company's worth in a fight: what it deals, what it stops and what it can bear. */
const worthOf = (A: number, D: number, T: number, R: number): number => ((A + D + 0.6 * T) * (R + 1)) / 3;

export function unitStrength({ world, state }: Table, unit: number): number {
  const { A, D, T, R } = world.kinds[kindOf(world, unit)];
  const armed = isMercenary(unit) || state.armed[unit] === 1;
  return worthOf(A, D, T, armed ? R : R + world.data.battlefield.unarmed.R);
}

/** Sums of such numbers are the same in whatever order. */
const exact = (strength: number): number => Math.round(strength * 1024) / 1024;

/** How strong each company is, as far as a seat can tell: of those it cannot tell apart, each as strong as all are on average. */
export function reckonedStrengths(table: Table, seat: number): number[] {
  const strengths = Array.from({ length: ALL_UNITS }, (_, unit) => exact(unitStrength(table, unit)));
  for (const units of alike(table.state, seat)) {
    const mean = exact(units.reduce((sum, unit) => sum + at(strengths, unit), 0) / units.length);
    for (const unit of units) strengths[unit] = mean;
  }
  return strengths;
}

export const strengthOf = (mind: Mind, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + mind.strength(unit), 0);

/** The chance that one host beats another: numbers tell more than in proportion. */
export function chanceAgainst(own: number, enemy: number): number {
  if (enemy === 0) return 1;
  const [a, b] = [own ** 2.5, enemy ** 2.5];
  return a / (a + b);
}

/** What is left of a side in the battle under way; of lines that are not uncovered yet, what they may be worth. */
export function sideStrength(mind: Mind, battle: Battle, side: number): number {
  const { table } = mind;
  const own =
    battle.turn === 0
      ? battle.soldiers.flatMap((soldier, index) =>
          soldier.side === side && (soldier.cell === UNDEPLOYED || soldier.cell >= 0) ? [index] : [],
        )
      : standing(battle, side);
  const covered = battle.seats[side]?.includes(mind.viewer) !== true;
  return own.reduce((sum, index) => {
    const { cell, unit, damage } = at(battle.soldiers, index);
    if (covered && cell === UNDEPLOYED) return sum + mind.strength(unit);
    const { A, D, T, R } = factors(table, battle, index);
    return sum + exact(worthOf(A, D, T, Math.max(0, R - damage)));
  }, 0);
}

/** How likely a seat's side is to win the battle under way. */
export function battleChance(mind: Mind, seat: number): number {
  const { battle } = mind.state;
  if (!battle) return 0.5;
  const side = sideOfSeat(battle, seat);
  if (side < 0) return 0.5;
  return chanceAgainst(sideStrength(mind, battle, side), sideStrength(mind, battle, 1 - side));
}

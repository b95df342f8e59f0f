/** How strong companies are, and who would win. */
import { at } from '@carroccio/kernel';
import { factors, standing } from '../../src/30-battle/battle.ts';
import { sideOfSeat } from '../../src/30-battle/battle-setup.ts';
import { type Battle, isMercenary, UNDEPLOYED } from '../../src/state.ts';
import { kindOf, type Table } from '../../src/world.ts';
import type { Mind } from '../mind.ts';

/** A company's worth in a fight: what it deals, what it stops and what it can bear. */
const worthOf = (A: number, D: number, T: number, R: number): number => ((A + D + 0.6 * T) * (R + 1)) / 3;

export function unitStrength({ world, state }: Table, unit: number): number {
  const { A, D, T, R } = world.kinds[kindOf(world, unit)];
  const armed = isMercenary(unit) || state.armed[unit] === 1;
  return worthOf(A, D, T, armed ? R : R + world.data.battlefield.unarmed.R);
}

export const strengthOf = (table: Table, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + unitStrength(table, unit), 0);

/** The chance that one host beats another: numbers tell more than in proportion. */
export function chanceAgainst(own: number, enemy: number): number {
  if (enemy === 0) return 1;
  const [a, b] = [own ** 2.5, enemy ** 2.5];
  return a / (a + b);
}

/** What is left of a side in the battle under way. */
export function sideStrength(table: Table, battle: Battle, side: number): number {
  const own =
    battle.turn === 0
      ? battle.soldiers.flatMap((soldier, index) =>
          soldier.side === side && (soldier.cell === UNDEPLOYED || soldier.cell >= 0) ? [index] : [],
        )
      : standing(battle, side);
  return own.reduce((sum, index) => {
    const { A, D, T, R } = factors(table, battle, index);
    return sum + worthOf(A, D, T, Math.max(0, R - at(battle.soldiers, index).damage));
  }, 0);
}

/** How likely a seat's side is to win the battle under way. */
export function battleChance({ table, state }: Mind, seat: number): number {
  const { battle } = state;
  if (!battle) return 0.5;
  const side = sideOfSeat(battle, seat);
  if (side < 0) return 0.5;
  return chanceAgainst(sideStrength(table, battle, side), sideStrength(table, battle, 1 - side));
}

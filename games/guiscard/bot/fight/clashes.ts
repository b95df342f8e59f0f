/** What a combat is worth to the attacker: the exact mean over the ten faces of the die. */

import { testModifiers, testResult } from '../../src/04-movement/infiltration.ts';
import {
  ATTACKERS,
  armourBonus,
  clampColumn,
  columnOf,
  columnShifts,
  FOOTMEN,
  groundSign,
  HORSEMEN,
  resultOf,
  withBonus,
} from '../../src/06-combat/combat.ts';
import { attackOf, type Battle, cellsOf, defenceOf, isMounted, isStunned, man } from '../../src/battle.ts';
import type { Attack } from '../../src/state.ts';
import { DRIVEN, lossBy, worthOf } from '../worth.ts';

const SIDES = 10;

const least = (units: readonly number[], loss: (unit: number) => number): number => Math.min(...units.map(loss));

/** What one letter of the table is worth. */
function resultValue(b: Battle, { attackers, defenders }: Attack, result: string, mounted: boolean): number {
  if (result === '') return 0;
  if (result === 'D') return -DRIVEN * attackers.reduce((sum, unit) => sum + worthOf(b, unit), 0);
  if (result === 'E') return DRIVEN * defenders.reduce((sum, unit) => sum + worthOf(b, unit), 0);
  const own = ATTACKERS[result];
  if (own) return -least(attackers, unit => lossBy(b, unit, own.harm, own.unhorse));
  const blow = (mounted ? HORSEMEN : FOOTMEN)[result];
  return blow ? least(defenders, unit => lossBy(b, unit, blow.harm, blow.unhorse)) : 0;
}

/** The mean worth of reading a column with these modifiers. */
function meanOf(b: Battle, attack: Attack, column: number): number {
  const mounted = attack.defenders.every(unit => isMounted(b, unit));
  const bonus = armourBonus(b, attack);
  let total = 0;
  for (let die = 1; die <= SIDES; die++)
    total += resultValue(b, attack, resultOf(b, mounted, column, die + bonus), mounted);
  return total / SIDES;
}

export const attackOn = (attackers: number[], defenders: number[], pikes = false): Attack => ({
  attackers,
  defenders,
  charge: -1,
  horse: -1,
  pikes,
  done: false,
});

/** What these would gain by attacking those, from where all stand now. */
export function clashValue(b: Battle, attack: Attack): number {
  const { attackers, defenders } = attack;
  if (attackers.length === 0 || defenders.length === 0) return 0;
  const force = attackers.reduce((sum, unit) => sum + attackOf(b, unit), 0);
  const stand = defenders.reduce((sum, unit) => sum + defenceOf(b, unit), 0);
  const mounted = defenders.every(unit => isMounted(b, unit));
  const shifts = columnShifts(b, attack, mounted).reduce((sum, { value }) => sum + value, 0);
  return meanOf(b, attack, clampColumn(columnOf(b, force - stand) + shifts));
}

/** What a charge home would gain; the ground it will be fought from is taken for open. */
export function chargeValue(b: Battle, unit: number, target: number, inGroup = false): number {
  const difference = withBonus(attackOf(b, unit)) - defenceOf(b, target);
  const ground = cellsOf(b, target).length > 0 ? -groundSign(b, target) : 0;
  const column = columnOf(b, difference) + ground + (inGroup ? 1 : 0);
  return meanOf(b, attackOn([unit], [target]), clampColumn(column));
}

/** What the test of an enemy costs a mover on the average; `stop` is the part of being held. */
export function testCost(b: Battle, enemy: number, mover: number): { loss: number; stop: number } {
  const modifier = testModifiers(b, enemy, mover).reduce((sum, { value }) => sum + value, 0);
  let loss = 0;
  let stop = 0;
  for (let die = 1; die <= SIDES; die++) {
    const result = testResult(b, Math.max(1, Math.min(10, die + modifier)));
    if (result === 'wound') loss += lossBy(b, mover, 'wounded');
    if (result === 'kill') loss += lossBy(b, mover, 'killed');
    if (result !== 'none') stop += 1;
  }
  return { loss: loss / SIDES, stop: stop / SIDES };
}

/** Whether somebody can be struck down without striking back. */
export const isHelpless = (b: Battle, unit: number): boolean => isStunned(b, unit) || man(b, unit).animal;

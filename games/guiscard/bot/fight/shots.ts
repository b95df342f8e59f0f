/** What a shot is worth: every impact and every result, counted. */

import { coverOf, fireResult, impactModifiers, scatter, weaponOf } from '../../src/05-missiles/fire.ts';
import { sightBetween } from '../../src/05-missiles/sight.ts';
import { allLivingAt, type Battle, cellOf, isMounted, man, sideOf } from '../../src/battle.ts';
import { DRIVEN, lossBy, worthOf } from '../worth.ts';

const SIDES = 10;

/** What a result of the fire tables takes from whoever is hit. */
function resultLoss(b: Battle, unit: number, result: string): number {
  if (result === 'A') return DRIVEN * worthOf(b, unit);
  if (isMounted(b, unit))
    switch (result) {
      case 'B':
        return lossBy(b, unit, 'stunned', true);
      case 'C':
        return lossBy(b, unit, 'wounded');
      case 'D':
        return lossBy(b, unit, 'wounded', true);
      case 'E':
      case 'F':
        return lossBy(b, unit, 'killed');
      default:
        return 0;
    }
  if (result === 'B') return lossBy(b, unit, 'wounded');
  return result === 'C' ? lossBy(b, unit, 'killed') : 0;
}

/** What whoever is hit loses on the average, by the row of the weapon and his cover. */
export function struckLoss(b: Battle, unit: number, row: number, cover: number): number {
  const { armour } = man(b, unit);
  let total = 0;
  for (let die = 1; die <= SIDES; die++)
    total += resultLoss(b, unit, fireResult(b, isMounted(b, unit), die, row, armour, cover));
  return total / SIDES;
}

/** What a man loses on the average by a shot that comes down in his hex. */
function hitLoss(b: Battle, from: number, cell: number, unit: number, row: number, short: number): number {
  const sight = sightBetween(b, from, cell, short);
  return sight.open ? struckLoss(b, unit, row, coverOf(b, unit, cell, from, sight)) : 0;
}

/** What a shot at a hex gains on the average; friends who may be hit count against it. */
export function shotValue(b: Battle, unit: number, cell: number): number {
  const weapon = weaponOf(b, unit);
  if (weapon === null) return 0;
  const { row, ranges } = b.charts.weapons[weapon];
  const modifier = impactModifiers(b, unit, cell).reduce((sum, { value }) => sum + value, 0);
  const from = cellOf(b, unit);
  const side = sideOf(b, unit);
  const impacts = new Map<number, number>();
  for (let die = 1; die <= SIDES; die++) {
    const impact = scatter(b, b.diagrams.oneHex, from, cell, Math.max(4, Math.min(10, die + modifier)));
    if (impact >= 0 && impact !== from) impacts.set(impact, (impacts.get(impact) ?? 0) + 1);
  }
  let total = 0;
  for (const [impact, ways] of impacts) {
    const there = allLivingAt(b, impact);
    for (const struck of there) {
      const loss = hitLoss(b, from, impact, struck, row, ranges[0] ?? 0) / there.length;
      total += ways * (sideOf(b, struck) === side ? -1.2 * loss : loss);
    }
  }
  return total / SIDES;
}

/** What things are worth to the bot, in points of Determination of the side that would lose them. */

import { prevalentUnits } from '../src/03-turn/end-steps.ts';
import {
  aggregated,
  type Battle,
  divisionOf,
  leaderCard,
  leaderSlot,
  membersOf,
  onMap,
  shaken,
  strengthOf,
  troopOf,
} from '../src/battle.ts';
import { GONE } from '../src/state.ts';

/** What a unit is worth for its strength, beside what its loss costs. */
const STRENGTH = 0.7;
const SHAKEN = 1.2;
const DRIVEN_BACK = 0.3;
const WEAKENED = 0.15;

/** What the breaking of one more unit of its division costs: all the rest of it when it routs (nqsb.2.1.1.rout). */
function routRisk(b: Battle, unit: number): number {
  const division = divisionOf(b, unit);
  const prevalent = prevalentUnits(b, division);
  if (!prevalent.includes(unit) || shaken(b, unit)) return 0;
  const broken = prevalent.filter(one => b.state.cell[one] === GONE || (onMap(b, one) && shaken(b, one))).length;
  const spare = Math.floor(prevalent.length / 2) - broken;
  const rest = membersOf(b, division).reduce((sum, other) => sum + (other === unit ? 0 : troopOf(b, other).points), 0);
  return spare <= 0 ? rest * 0.8 : (rest * 0.2) / spare;
}

/** Leaders who share the blows that a unit takes. */
const companyRisk = (b: Battle, unit: number): number =>
  aggregated(b, unit).reduce((sum, leader) => {
    const last = (b.state.health[leader] ?? 1) <= 1;
    const weight = leaderSlot(b, leader).role === 'character' ? 1 : leaderCard(b, leader).morale + 2;
    return sum + (last ? weight : weight * 0.3);
  }, 0);

/** What a unit loses by so many losses, as a table to look up; one that is held by friends is not shaken (nqsb.10.18). */
export function lossWorths(b: Battle, unit: number, held: boolean): (losses: number) => number {
  const { points, strength: full } = troopOf(b, unit);
  const strength = strengthOf(b, unit);
  const rout = routRisk(b, unit);
  const company = companyRisk(b, unit);
  const before = b.state.losses[unit] ?? 0;
  const steady = held || shaken(b, unit);
  return losses => {
    if (losses <= 0) return 0;
    const left = strength - losses;
    if (left <= 0) return points * (1 + STRENGTH * (strength / full)) + rout + company;
    const breaks = !steady && before + losses >= 2;
    return (
      (points * STRENGTH * losses) / full +
      (left === 1 ? points * WEAKENED : 0) +
      (breaks ? SHAKEN + 0.15 * points + 0.5 * rout : DRIVEN_BACK) +
      company
    );
  };
}

/** What a unit that stands is worth altogether. */
export const unitWorth = (b: Battle, unit: number): number => {
  const { points, strength: full } = troopOf(b, unit);
  return points * (1 + (STRENGTH * strengthOf(b, unit)) / full);
};

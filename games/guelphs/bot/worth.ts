/** What things are worth to the bot, in Victory Points of the side that would gain them. */
import { directionTo, neighbour } from '@carroccio/boards';
import { at, type Modifier } from '@carroccio/kernel';
import { columnOf, columnShifts, diceModifiers, modifiedRoll, readShockTable } from '../src/10-combat/shock.ts';
import { capitaniAt, heroesWith } from '../src/13-personalities/personalities.ts';
import { levelStep } from '../src/17-victory/scoring.ts';
import {
  type Battle,
  card,
  cellOf,
  currentRating,
  disrupted,
  isCavalry,
  isRated,
  printedRating,
  typeOf,
  unitsAt,
} from '../src/battle.ts';
import { prohibited } from '../src/field.ts';
import type { Side } from '../src/state.ts';
import { WAYS } from './dice.ts';

/** What it costs a unit to be thrown into disorder. */
const DISORDER = 0.7;

/** What a Victory Level is worth. */
export const LEVEL = 6;

/** A point is worth more to the side that needs fewer of them for a Level. */
const pointValue = (b: Battle, gainer: Side): number => LEVEL / levelStep(b, gainer);

/** What a hit on a unit brings its enemy, and what its rout does. */
export function lossOf(b: Battle, unit: number, hits: number): number {
  if (!isRated(b, unit)) return typeOf(b, unit) === 'W' ? 60 : 0.5;
  const { side, baron } = card(b, unit);
  const left = (printedRating(b, unit) || 3) - (b.state.hits[unit] ?? 0);
  const routs = hits >= left;
  const points = isCavalry(b, unit) && !baron ? Math.min(hits, left) + (routs ? 1 : 0) : routs ? 2 : 0;
  // A weakened unit fights worse, and a lost one not at all.
  const strength = isCavalry(b, unit) ? 1 : 0.6;
  const company = routs ? companyOf(b, unit) : 0;
  return points * pointValue(b, side === 0 ? 1 : 0) + strength * Math.min(hits, left) + (routs ? 1.5 : 0) + company;
}

/** Capitani, Heroes and Standards that would suffer with a unit. */
function companyOf(b: Battle, unit: number): number {
  const { side } = card(b, unit);
  const capitani = capitaniAt(b, cellOf(b, unit), side).map(index =>
    b.roster.battaglie[index]?.capitano?.king ? 40 : 4,
  );
  const standard = b.state.standards[side] === unit ? 8 : 0;
  return capitani.reduce((sum, value) => sum + value, 0) + heroesWith(b, unit).length * 3 + standard;
}

export interface Clash {
  target: number;
  lead: number;
  attackers: readonly number[];
  /** Columns and dice that the position does not show yet: a Carica! about to be made. */
  columns?: number;
}

/** What a unit loses by hits in shock: they disrupt it, and men in disorder may lose more (gg.10.6.6). */
function shockLoss(b: Battle, unit: number, hits: number): number {
  if (hits === 0) return 0;
  if (!disrupted(b, unit)) return lossOf(b, unit, hits) + DISORDER;
  const steady = currentRating(b, unit) - hits;
  let total = 0;
  for (let die = 1; die <= 6; die++) total += lossOf(b, unit, hits + Math.max(0, die - steady));
  return total / 6;
}

/** Whether a unit pushed back by this attacker has nowhere to go (gg.10.7.2). */
function cornered(b: Battle, target: number, lead: number): boolean {
  const { grid } = b.field;
  const direction = directionTo(grid, cellOf(b, lead), cellOf(b, target));
  const behind = direction < 0 ? -1 : neighbour(grid, cellOf(b, target), direction);
  return behind < 0 || prohibited(b.field, behind) || unitsAt(b, behind).some(unit => isRated(b, unit));
}

/** The exact mean of what a shock combat is worth to the attacker, over the 36 rolls. */
export function clashValue(b: Battle, { target, lead, attackers, columns = 0 }: Clash): number {
  if (!isRated(b, target)) return lossOf(b, target, 1);
  const shifts: Modifier[] = [...columnShifts(b, target, lead, attackers), { rule: 'gg.10.6.1e', value: columns }];
  const modifiers = diceModifiers(b, target, lead, attackers, b.rules.openingBonus(b));
  const column = columnOf(shifts);
  const stuck = cornered(b, target, lead) && b.rules.stands(b, target) === null;
  const targetLoss = remembered(hits => shockLoss(b, target, hits));
  const leadLoss = remembered(hits => shockLoss(b, lead, hits));
  let total = 0;
  for (let roll = 2; roll <= 12; roll++) {
    const result = readShockTable(b, column, modifiedRoll(roll, modifiers));
    const won =
      targetLoss(result.defenderHits + (result.retreat && stuck ? 1 : 0)) +
      (result.retreat ? 0.7 : 0) +
      (result.defenderDisrupted ? DISORDER : 0);
    const lost =
      leadLoss(Math.min(result.attackerHits, attackers.length > 1 ? 1 : 9)) + (result.attackerDisrupted ? DISORDER : 0);
    const shared = attackers.length > 1 ? Math.max(0, result.attackerHits - 1) * 1.2 : 0;
    total += (WAYS[roll] ?? 0) * (won - lost - shared);
  }
  return total / 36;
}

/** A measure of small numbers that is worked out once for each. */
function remembered(measure: (of: number) => number): (of: number) => number {
  const known: (number | undefined)[] = [];
  return of => {
    const found = known[of] ?? measure(of);
    known[of] = found;
    return found;
  };
}

/** The best of some choices, by a measure; the first of equals. */
export function best<T>(choices: readonly T[], measure: (choice: T) => number): { choice: T; value: number } {
  let found = at(choices, 0);
  let value = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const measured = measure(choice);
    if (measured <= value) continue;
    found = choice;
    value = measured;
  }
  return { choice: found, value };
}

/** What missile fire is worth. */
import { distance } from '@carroccio/boards';
import { fireModifiers, numberToReach } from '../src/10-combat/fire.ts';
import {
  type Battle,
  cellOf,
  currentRating,
  disrupted,
  isRated,
  printedRating,
  sideOf,
  unitsWhere,
} from '../src/battle.ts';
import { chanceAtMost } from './dice.ts';
import { lossOf } from './worth.ts';

type Volley = 'order' | 'pivoted' | 'reaction';

/** The chance that a shot disrupts its target. */
function hitChance(b: Battle, unit: number, target: number, volley: Volley): number {
  const needed = numberToReach(b, unit, target);
  if (needed === null) return 0;
  const modifier = fireModifiers(b, unit, target, volley).reduce((sum, { value }) => sum + value, 0);
  return Math.max(1 / 36, 1 - chanceAtMost(needed - modifier - 1));
}

/** A Disrupted unit takes hits, and the nearer it is to rout the more a shot is worth: fire is best concentrated. */
export function shotValue(b: Battle, unit: number, target: number, volley: Volley): number {
  const chance = hitChance(b, unit, target, volley);
  if (!disrupted(b, target)) return chance * (0.9 + 0.1 * currentRating(b, target));
  const spent = ((b.state.hits[target] ?? 0) + 1) / Math.max(1, printedRating(b, target));
  return chance * (lossOf(b, target, 1) + 0.6 + spent * b.rules.temper.bloodlust(b, target));
}

/** What the best Fire Order of a unit is worth. */
export const bestShot = (b: Battle, unit: number): number =>
  Math.max(0, ...targetsNear(b, unit).map(target => shotValue(b, unit, target, 'order')));

const targetsNear = (b: Battle, unit: number): number[] =>
  unitsWhere(
    b,
    other =>
      sideOf(b, other) !== sideOf(b, unit) &&
      isRated(b, other) &&
      distance(b.field.grid, cellOf(b, unit), cellOf(b, other)) <= 3,
  );

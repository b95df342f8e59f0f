/** Reorganisation: markers first, then strength where the risk is worth it. */
import type { Action } from '@carroccio/kernel';
import { underAbility } from '../../src/02-armies/cards.ts';
import { type Battle, strengthOf, troopOf } from '../../src/battle.ts';
import type { Batirnos } from '../../src/shape.ts';
import { best, type Choices, firstOfKind } from '../choices.ts';
import { lossWorths } from '../worth.ts';
import { passes } from './chances.ts';

/** A weakened unit that fails its test is lost (nqsb.8.fail). */
export function recoveryWorth(b: Battle, unit: number): number {
  const chance = passes(b, unit, 'recovery');
  const { points, strength } = troopOf(b, unit);
  const gain = points * (0.7 / strength + 0.3);
  const risk = underAbility(b, unit, 'reform') ? 0 : lossWorths(b, unit, true)(strengthOf(b, unit));
  return chance * gain - (1 - chance) * risk;
}

export function chooseRally(b: Battle, choices: Choices): Action<Batirnos> {
  const { choice, value } = best(choices, option => {
    if (option.type === 'clear') return option.marker === 'shaken' ? 10 : 5;
    return option.type === 'recover' ? recoveryWorth(b, option.unit) : 0;
  });
  return value > 0 ? choice : firstOfKind(choices, 'endRally');
}

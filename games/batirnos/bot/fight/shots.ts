/** What fire is worth. */

import { obeying } from '../../src/02-armies/cards.ts';
import { due } from '../../src/04-tests/tests.ts';
import {
  fireAdvantage,
  fireModifiers,
  fireProtection,
  mayShoot,
  onlyParalyses,
  targetsOf,
} from '../../src/06-fire/fire.ts';
import { obeyedBy } from '../../src/10-command/command.ts';
import { supported } from '../../src/10-command/losses.ts';
import { type Battle, paralysed, shaken, sideOf } from '../../src/battle.ts';
import type { Shot } from '../../src/shape.ts';
import { lossWorths } from '../worth.ts';
import { spread, successRate } from './chances.ts';

const PARALYSIS = 0.8;
const PUSHED_ON = 0.6;

/** What one shot does to its target. */
export function hitWorth(b: Battle, unit: number, target: number, why: Shot['why'] = 'order'): number {
  const under = why === 'order' ? obeying(b, unit, obeyedBy(b, unit, 'fire')) : b;
  const cards = due(fireModifiers(under, unit, target, why, why === 'parting'));
  const wall = fireProtection(b, target, unit) - fireAdvantage(b, unit, target);
  const far = onlyParalyses(b, unit, target);
  const held = supported(b, target);
  const again = shaken(b, target) && !held ? PUSHED_ON : 0;
  const harm = lossWorths(b, target, held);
  return spread(cards, successRate(b, sideOf(b, unit))).reduce((sum, chance, hits) => {
    const losses = hits - wall;
    const worth = far ? (losses > 0 && !paralysed(b, target) ? PARALYSIS : 0) : harm(losses);
    return sum + chance * worth;
  }, again);
}

/** A shot and the answer it invites; fire is better concentrated on units already hurt. */
export function shotWorth(b: Battle, unit: number, target: number): number {
  const answer = mayShoot(b, target, unit, 'order') ? 0.5 * hitWorth(b, target, unit) : 0;
  const hurt = 0.1 * (b.state.losses[target] ?? 0);
  return hitWorth(b, unit, target) + hurt - answer;
}

/** The best shot a unit has where it stands. */
export const bestShot = (b: Battle, unit: number): number =>
  targetsOf(b, unit, 'order').reduce((most, target) => Math.max(most, hitWorth(b, unit, target)), 0);

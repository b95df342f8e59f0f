/** Which Capitano is activated, and when a roll for one more activation is worth its risks. */
import { type Action, at } from '@carroccio/kernel';
import { capacityOf, releasedOf } from '../src/03-activations/capacity.ts';
import { type Battle, battaglia, enemyOf } from '../src/battle.ts';
import type { Guelphs } from '../src/shape.ts';
import { AWAITED, type Side } from '../src/state.ts';
import type { Choices } from './choices.ts';
import { clockCost, rollRisk } from './clock.ts';
import { chanceAtMost } from './dice.ts';
import { promiseOf } from './orders.ts';
import { best } from './worth.ts';

/** What a fresh Battaglia is worth beyond its Orders. */
const FRESH = 1.5;
/** What a space of Command Capacity is worth. */
const SPACE = 0.3;
/** What men who come upon the enemy from the edge of the map are worth. */
const AMBUSH = 8;
/** The part of an activation's worth that is lost by waiting a turn for it. */
const TEMPO = 0.6;
/** An enemy who interrupts acts with half his Order Points instead of all. */
const RELIEF = 1.5;
/** What it is worth to rob the enemy of an activation. */
const ROBBED = 4;

/** gg.16.5: a Reserve released of one's own will lifts the others. */
function releaseValue(b: Battle, index: number): number {
  if (!at(b.state.capitani, index).reserve) return 0;
  const lifted = releasedOf(b, battaglia(b, index).side).filter(
    other => capacityOf(b, other) < (battaglia(b, other).capitano?.capacity ?? 0),
  );
  return FRESH + SPACE * lifted.length;
}

/** What activating a Battaglia now is worth. */
export function activationValue(b: Battle, index: number): number {
  const side = battaglia(b, index).side;
  const coming = at(b.state.capitani, index).cell === AWAITED ? AMBUSH : 0;
  return promiseOf(b, index, capacityOf(b, index)) + coming + releaseValue(b, index) - clockCost(b, side, index);
}

export const chooseBattaglia = (b: Battle, choices: Choices): Action<Guelphs> =>
  best(choices, choice => {
    if (choice.type === 'tradimento') return 30;
    return choice.type === 'activate' ? activationValue(b, choice.battaglia) : 0;
  }).choice;

/** What every attempt costs: the roll's risks, and a space if there is one to lose. */
const attemptCost = (b: Battle, side: Side, index: number): number =>
  rollRisk(b, side) + clockCost(b, side, index) + (capacityOf(b, index) > 1 ? SPACE : 0);

/** The chance that a side's best Capitano interrupts, if it tries. */
const interruptionChance = (b: Battle, side: Side): number =>
  b.state.events.run >= 0
    ? 0
    : Math.max(
        0,
        ...releasedOf(b, side)
          .filter(index => b.rules.barsInterruptio(b, index) === null)
          .map(index => chanceAtMost(capacityOf(b, index))),
      );

export function chooseContinuum(b: Battle, choices: Choices): Action<Guelphs> {
  const side = b.state.active;
  const stolen = interruptionChance(b, enemyOf(side));
  return best(choices, choice => {
    if (choice.type !== 'continuum') return 0;
    const capacity = capacityOf(b, choice.battaglia);
    const chance = chanceAtMost(capacity);
    const gain = chance > 0 ? (1 - stolen) * TEMPO * promiseOf(b, choice.battaglia, capacity) + stolen * RELIEF : 0;
    return chance * gain - attemptCost(b, side, choice.battaglia);
  }).choice;
}

export function chooseInterruption(b: Battle, choices: Choices): Action<Guelphs> {
  const side = enemyOf(b.state.active);
  return best(choices, choice => {
    if (choice.type !== 'interrupt') return 0;
    const capacity = capacityOf(b, choice.battaglia);
    const gain = ROBBED + promiseOf(b, choice.battaglia, Math.ceil(capacity / 2));
    return chanceAtMost(capacity) * gain - attemptCost(b, side, choice.battaglia);
  }).choice;
}

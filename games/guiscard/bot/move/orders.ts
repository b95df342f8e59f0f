/** Who comes first, where his owner says: of enemies who strike at one man, of men who must give way. */
import type { Action } from '@carroccio/kernel';
import { testModifiers, testResult } from '../../src/04-movement/infiltration.ts';
import { retreatSpots } from '../../src/06-combat/retreat.ts';
import type { Battle } from '../../src/battle.ts';
import type { Guiscard, Retreat } from '../../src/shape.ts';
import { best, type Choices, ofType } from '../choices.ts';
import { worthOf } from '../worth.ts';

const SIDES = 10;

/** How likely a man is to die of these tests in this order: a first wound makes the others worse, a second kills. */
function deathRisk(b: Battle, order: readonly number[], wounded: boolean): number {
  const [modifier, ...rest] = order;
  if (modifier === undefined) return 0;
  let risk = 0;
  for (let die = 1; die <= SIDES; die++) {
    const more = wounded ? b.charts.infiltration.infiltrator.wounded : 0;
    const result = testResult(b, Math.max(1, Math.min(SIDES, die + modifier + more)));
    if (result === 'kill' || (result === 'wound' && wounded)) risk += 1;
    else risk += deathRisk(b, rest, wounded || result === 'wound');
  }
  return risk / SIDES;
}

/** First the enemy after whom he is likeliest to live. */
export function chooseFaced(b: Battle, mover: number, choices: Choices): Action<Guiscard> {
  const offers = ofType(choices, 'faceFirst');
  const modifierOf = (enemy: number): number =>
    testModifiers(b, enemy, mover).reduce((sum, { value }) => sum + value, 0);
  const weights = offers
    .map(({ unit }) => ({ unit, modifier: modifierOf(unit) }))
    .sort((one, two) => two.modifier - one.modifier);
  return best(offers, ({ unit }) => {
    const rest = weights.filter(one => one.unit !== unit).map(({ modifier }) => modifier);
    // Beyond the third nothing changes that would be worth the counting.
    return -deathRisk(b, [modifierOf(unit), ...rest.slice(0, 2)], false);
  }).choice;
}

/** First who has the fewest ways out, the dearer man of equals; who has none waits for the others to make room. */
export function chooseRunner(b: Battle, pending: readonly Retreat[], choices: Choices): Action<Guiscard> {
  return best(ofType(choices, 'goFirst'), ({ unit }) => {
    const frame = pending.find(one => one.unit === unit);
    const ways = frame ? retreatSpots(b, frame).length : 0;
    return (ways === 0 ? -100 : -ways) + worthOf(b, unit) / 100;
  }).choice;
}

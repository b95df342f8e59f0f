/** Charges, alone and in groups, and how they are met. */
import { type Action, at } from '@carroccio/kernel';
import { mayVolley } from '../../src/05-missiles/fire.ts';
import { groupCandidates } from '../../src/07-charges-and-formations/charge.ts';
import { type Battle, cellOf, hexesBetween, isMounted, man, other, sideOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import type { Charge } from '../../src/state.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { worthOf } from '../worth.ts';
import { chargeValue } from './clashes.ts';

/** What a charge must promise. */
const WORTH_A_CHARGE = 1;
/** What each archer who may shoot at the charger takes from it, as a part of the charger's worth. */
const ARROWS = 0.03;

/** What the ride itself risks. */
function rideRisk(b: Battle, unit: number): number {
  const archers = b.state.cell.filter(
    (cell, enemy) => cell >= 0 && b.state.side[enemy] === other(sideOf(b, unit)) && mayVolley(b, enemy),
  ).length;
  return Math.min(4, archers) * ARROWS * worthOf(b, unit);
}

/** Pikes break a charge. */
const isPiked = (b: Battle, target: number): boolean => b.state.formations.some(({ units }) => units.includes(target));

const promise = (b: Battle, unit: number, target: number, inGroup: boolean): number =>
  chargeValue(b, unit, target, inGroup) * (isPiked(b, target) ? 0.3 : 1) - rideRisk(b, unit);

/** Whether three can be found to ride beside this one, each at a man of his own. */
function hasCompany(b: Battle, side: number, unit: number): boolean {
  const { charges } = b.state;
  let members = [unit];
  b.state.charges = [...charges];
  for (let more = true; more && members.length < 3; ) {
    const [next] = groupCandidates(b, side, members);
    more = next !== undefined;
    if (!next) break;
    members = [...members, next.unit];
    b.state.charges.push(declared(next.unit, next.target));
  }
  b.state.charges = charges;
  return members.length >= 3;
}
const declared = (unit: number, target: number): Charge => ({
  unit,
  target,
  path: [],
  counter: -1,
  route: [],
  group: -1,
  pike: -1,
  stage: 'declared',
});

export function chooseCharge(b: Battle, side: number, choices: Choices): Action<Guiscard> {
  const group = ofType(choices, 'groupCharge')
    .map(choice => ({ choice, value: promise(b, choice.unit, choice.target, true) }))
    .sort((one, two) => two.value - one.value)
    .find(({ choice, value }) => value > WORTH_A_CHARGE && hasCompany(b, side, choice.unit));
  if (group) return group.choice;
  const alone = ofType(choices, 'charge');
  if (alone.length > 0) {
    const found = best(alone, ({ unit, target }) => promise(b, unit, target, false));
    if (found.value > WORTH_A_CHARGE) return found.choice;
  }
  return firstOf(choices, 'endCharges');
}

export function chooseCompany(b: Battle, choices: Choices): Action<Guiscard> {
  const joins = ofType(choices, 'joinCharge');
  const complete = ofType(choices, 'launch')[0];
  if (joins.length > 0) {
    const found = best(joins, ({ unit, target }) => promise(b, unit, target, true));
    if (!complete || found.value > WORTH_A_CHARGE) return found.choice;
  }
  return complete ?? at(choices, 0);
}

/** The shortest way that stays out of reach of everybody but the target. */
export function chooseCourse(b: Battle, index: number, counter: boolean, choices: Choices): Action<Guiscard> {
  const charge = at(b.state.charges, index);
  const goal = cellOf(b, counter ? charge.unit : charge.target);
  const enemies = b.state.cell.flatMap((cell, unit) =>
    cell >= 0 && b.state.health[unit] === 0 && b.state.side[unit] !== sideOf(b, charge.unit) && unit !== charge.target
      ? [cell]
      : [],
  );
  return best(ofType(choices, 'rideTo'), ({ to }) => {
    const beside = enemies.filter(cell => hexesBetween(b, cell, to) === 1).length;
    return -hexesBetween(b, to, goal) - 2 * beside;
  }).choice;
}

/** A charge at a weaker man is met by a stronger one. */
export function chooseCounter(b: Battle, index: number, choices: Choices): Action<Guiscard> {
  const charge = at(b.state.charges, index);
  const standing = chargeValue(b, charge.unit, charge.target);
  const counters = ofType(choices, 'counter');
  if (counters.length === 0) return firstOf(choices, 'hold');
  const found = best(counters, ({ unit }) => counterValue(b, unit, charge.unit) + standing);
  return found.value > 0.5 ? found.choice : firstOf(choices, 'hold');
}

/** What riding out against a charger is worth to whoever counters: both strike with the weight of a charge. */
function counterValue(b: Battle, unit: number, charger: number): number {
  if (!isMounted(b, unit)) return -99;
  const edge = man(b, unit).cataphract ? 0.5 : 0;
  return 0.5 * (chargeValue(b, unit, charger) - chargeValue(b, charger, unit)) + edge;
}

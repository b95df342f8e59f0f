/** What is decided in the heat of it: to stand or give way, who takes the blow, where to retreat, whether to follow up. */
import { type Action, at } from '@carroccio/kernel';
import { ableAgainst } from '../../src/06-combat/contact.ts';
import { ableOf, type Battle, cellOf, isMounted, isWounded, other, sideOf, tailOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { aimOf } from '../move/aims.ts';
import { standValue } from '../move/stands.ts';
import { distancesTo, FAR, type Place } from '../move/ways.ts';
import { lossBy } from '../worth.ts';
import { clashValue } from './clashes.ts';
import { enemiesOf, friendsNear, nearestGap } from './foes.ts';

/** So much must a fight promise the attacker for a faster man to slip away. */
const TOO_MUCH = 1;

export function chooseAnswer(b: Battle, attack: number, choices: Choices): Action<Guiscard> {
  const value = clashValue(b, at(b.state.attacks, attack));
  return firstOf(choices, value > TOO_MUCH ? 'refuse' : 'stand');
}

/** Of two tables the one on which the attack is worth less; without horsemen there is only one. */
export const chooseTable = (b: Battle, attack: number, choices: Choices): Action<Guiscard> => {
  const { defenders } = at(b.state.attacks, attack);
  const riders = defenders.filter(unit => isMounted(b, unit));
  const foot = defenders.filter(unit => !isMounted(b, unit));
  const cheapest = (units: readonly number[]): number => Math.min(...units.map(unit => lossBy(b, unit, 'killed')));
  const mounted = cheapest(riders) < cheapest(foot);
  return choices.find(choice => choice.type === 'table' && choice.mounted === mounted) ?? at(choices, 0);
};

export const chooseVictim = (b: Battle, choices: Choices): Action<Guiscard> =>
  best(ofType(choices, 'takeBlow'), ({ unit }) => -lossBy(b, unit, 'killed') - (isWounded(b, unit) ? 2 : 0)).choice;

/** Away from the enemy and towards friends. */
function refugeValue(b: Battle, unit: number, cell: number): number {
  const side = sideOf(b, unit);
  const upon = ableAgainst(b, side, cell).length;
  const gap = nearestGap(b, cell, ableOf(b, other(side)));
  return -2 * upon + 0.3 * Math.min(6, gap) + 0.2 * Math.min(3, friendsNear(b, unit, cell, 2));
}

export const chooseRefuge = (b: Battle, unit: number, choices: Choices): Action<Guiscard> =>
  best(choices, choice => ('to' in choice && typeof choice.to === 'number' ? refugeValue(b, unit, choice.to) : -9))
    .choice;

/** What following up to a hex is worth, beyond staying. */
function pursuitGain(b: Battle, unit: number, place: Place): number {
  const aim = aimOf(b, unit);
  const here: Place = { ...place, head: cellOf(b, unit), tail: tailOf(b, unit) };
  const far = aim.goals.length > 0 ? distancesTo(b, unit, aim.goals) : null;
  const way = (cell: number): number => (far ? -aim.pull * Math.min(60, far[cell] ?? FAR) : 0);
  // Nobody attacks again in this phase: what counts is where he will be attacked.
  const calm = { ...aim, zeal: 0.2 };
  return (
    way(place.head) - way(here.head) + standValue(b, unit, place, calm, false) - standValue(b, unit, here, calm, false)
  );
}
const placeAt = (head: number, tail: number): Place => ({ head, tail, left: 0, first: null, held: false });

export function chooseAdvance(b: Battle, hexes: readonly number[], choices: Choices): Action<Guiscard> {
  const offers = ofType(choices, 'advance');
  if (offers.length === 0) return firstOf(choices, 'decline');
  const found = best(offers, ({ unit }) =>
    hexes.reduce(
      (most, hex) => Math.max(most, pursuitGain(b, unit, placeAt(hex, isMounted(b, unit) ? cellOf(b, unit) : -1))),
      -99,
    ),
  );
  return found.value > 0 ? found.choice : firstOf(choices, 'decline');
}

export function chooseAdvanceStep(b: Battle, unit: number, choices: Choices): Action<Guiscard> {
  const steps = ofType(choices, 'step');
  const stop = ofType(choices, 'stop')[0];
  if (steps.length === 0) return firstOf(choices, 'stop');
  const found = best(steps, ({ to, tail }) => pursuitGain(b, unit, placeAt(to, tail)));
  return stop && found.value <= 0.3 ? stop : found.choice;
}

/** The fallen are laid where the fewest enemies can reach them. */
export const chooseLying = (b: Battle, unit: number, choices: Choices): Action<Guiscard> =>
  best(choices, choice =>
    choice.type === 'lieAt' || choice.type === 'lay'
      ? -ableAgainst(b, sideOf(b, unit), choice.to).length + 0.1 * nearestGap(b, choice.to, enemiesOf(b, unit))
      : -50,
  ).choice;

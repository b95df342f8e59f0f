/** Shooting in one's own phase, and at whoever moves in the enemy's. */
import type { Action } from '@carroccio/kernel';
import { engineAt } from '../../src/03-ground/works.ts';
import { marksOf, weaponOf } from '../../src/05-missiles/fire.ts';
import { arrowNeeds } from '../../src/10-siege-gear/flames.ts';
import { attackOf, type Battle, cellOf, movementOf, sideOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { enemiesOf, nearestGap } from '../fight/foes.ts';
import { shotValue } from '../fight/shots.ts';
import { wantsFire } from '../sides.ts';
import { chooseHurl, isPosted, roastValue } from './engines.ts';

/** Whoever fires does not fight: a strong man near the enemy keeps his lance for the combat. */
function keepsForCombat(b: Battle, unit: number): number {
  const weapon = weaponOf(b, unit);
  const thrown = weapon === 'lanceMounted' || weapon === 'lanceFoot' || weapon === 'javelin';
  if (!thrown) return 0;
  const near = nearestGap(b, cellOf(b, unit), enemiesOf(b, unit)) <= movementOf(b, unit) * 0.8 + 1;
  return near ? attackOf(b, unit) * 0.1 : 0;
}

const bestMark = (b: Battle, unit: number): number =>
  marksOf(b, unit).reduce((most, { cell }) => Math.max(most, shotValue(b, unit, cell)), 0);

/** What is to be gained by setting a hex on fire: the men in naphtha, or the work itself. */
export function burnWorth(b: Battle, side: number, cell: number): number {
  const soaked = b.state.works.naphtha.find(({ lit, cells }) => !lit && cells.includes(cell));
  if (soaked) return roastValue(b, side, soaked.cells);
  return wantsFire(b, side) && !isOwnGear(b, side, cell) ? (engineAt(b, cell) >= 0 ? 12 : 6) : 0;
}
/** What a burning arrow at a hex is worth. */
const arrowValue = (b: Battle, side: number, cell: number): number =>
  ((11 - arrowNeeds(b, cell)) / 10) * burnWorth(b, side, cell);

/** Nobody burns the ladders and engines of his own side. */
const isOwnGear = ({ state }: Battle, side: number, cell: number): boolean =>
  [...state.ladders.map(one => ({ ...one, head: one.cell, tail: one.other })), ...state.engines].some(
    ({ gone, side: whose, head, tail }) => !gone && whose === side && (head === cell || tail === cell),
  );

/** Whether a man with burning arrows has something to burn. */
const mayBurn = (b: Battle, unit: number, side: number): boolean =>
  (b.state.arrows[unit] ?? 0) > 0 &&
  (wantsFire(b, side) || b.state.works.naphtha.some(({ lit, cells }) => !lit && roastValue(b, side, cells) > 0));

export function chooseShooter(b: Battle, side: number, choices: Choices): Action<Guiscard> {
  const engine = chooseHurl(b, choices);
  if (engine) return engine;
  const shooters = ofType(choices, 'shoot').filter(({ unit }) => !isPosted(b, unit));
  if (shooters.length === 0) return firstOf(choices, 'hold');
  const found = best(shooters, ({ unit }) => {
    const burns = mayBurn(b, unit, side) ? 1 : 0;
    return Math.max(bestMark(b, unit), burns) - keepsForCombat(b, unit);
  });
  return found.value > 0.1 ? found.choice : firstOf(choices, 'hold');
}

export function chooseAim(b: Battle, unit: number, choices: Choices): Action<Guiscard> {
  const side = sideOf(b, unit);
  return best(choices, choice => {
    switch (choice.type) {
      case 'fireAt':
        return shotValue(b, unit, choice.cell);
      case 'fireAtHorse':
        return 0.4;
      case 'burn':
        return arrowValue(b, side, choice.cell);
      default:
        return 0.05;
    }
  }).choice;
}

/** What a shot must promise for an archer to spend his only one in this phase of the enemy. */
const WORTH_AN_ARROW = 0.35;

/** Everybody with a good shot is named, then all shoot. */
export function chooseVolley(b: Battle, target: number, choices: Choices): Action<Guiscard> {
  const names = ofType(choices, 'name');
  const close = nearestGap(b, cellOf(b, target), enemiesOf(b, target)) <= 3;
  const needed = WORTH_AN_ARROW * (close ? 0.3 : 1);
  if (names.length > 0) {
    const found = best(names, ({ unit, cell }) => shotValue(b, unit, cell));
    if (found.value > needed) return found.choice;
  }
  return firstOf(choices, 'loose', 'hold');
}

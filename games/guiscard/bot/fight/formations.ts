/** Hoplites: they form up before the enemy, and march on him together. */
import { neighbour } from '@carroccio/boards';
import { type Action, at } from '@carroccio/kernel';
import { weaponOf } from '../../src/05-missiles/fire.ts';
import { frontRank } from '../../src/07-charges-and-formations/formation.ts';
import { ableOf, type Battle, cellOf, hexesBetween, isAble, marching, menOf, other, sideOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import type { Formation } from '../../src/state.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { attackOn, clashValue } from './clashes.ts';
import { nearestGap, threatsTo } from './foes.ts';
import { shotValue } from './shots.ts';

/** So near the pikes stay where they are. */
const NEAR = 3;

/** How squarely a front looks at the enemy: those before it, less those behind. */
export function frontValue(b: Battle, cells: readonly number[], front: number, side: number): number {
  const enemies = ableOf(b, other(side)).map(unit => cellOf(b, unit));
  let value = 0;
  for (const cell of cells) {
    const before = [front, front + 1].map(way => neighbour(b.field.grid, cell, way % 6)).filter(one => one >= 0);
    const behind = [front + 3, front + 4].map(way => neighbour(b.field.grid, cell, way % 6)).filter(one => one >= 0);
    for (const enemy of enemies) {
      const gap = (ones: readonly number[]): number => Math.min(30, ...ones.map(one => hexesBetween(b, one, enemy)));
      value += (gap(behind) - gap(before)) / (1 + gap(before));
    }
  }
  return value / Math.max(1, cells.length);
}

const gapOf = (b: Battle, { side, units }: Formation): number =>
  Math.min(...units.map(unit => nearestGap(b, cellOf(b, unit), ableOf(b, other(side)))));

/** What the enemy's best shots at a formation would cost it in his next phase. */
function arrowsAt(b: Battle, { side, units }: Formation): number {
  const marks = units.map(unit => cellOf(b, unit));
  return menOf(b, other(side)).reduce((sum, foe) => {
    const weapon = weaponOf(b, foe);
    if (weapon === null || !isAble(b, foe)) return sum;
    const [, , far = 0] = b.charts.weapons[weapon].ranges;
    const near = marks.filter(cell => hexesBetween(b, cellOf(b, foe), cell) <= far);
    return sum + near.reduce((most, cell) => Math.max(most, shotValue(b, foe, cell)), 0);
  }, 0);
}

/** What the two enemies nearest to a formation would gain by coming to blows with its front. */
function blowsAt(b: Battle, formation: Formation): number {
  return frontRank(b, formation).reduce((most, unit) => {
    const foes = threatsTo(b, formation.side, cellOf(b, unit)).slice(0, 2);
    return foes.length > 0 ? Math.max(most, clashValue(b, attackOn(foes, [unit]))) : most;
  }, 0);
}

/** What a formation has to fear, with its shields raised or with its pikes down. */
function fears(b: Battle, formation: Formation, foulkon: boolean): number {
  const before = formation.foulkon;
  formation.foulkon = foulkon;
  const value = arrowsAt(b, formation) + blowsAt(b, formation);
  formation.foulkon = before;
  return value;
}

/** What must be spared for a formation to spend its move on its shields. */
const WORTH_A_CHANGE = 0.5;

/** Shields go up under arrows, and pikes come down again when the enemy is about to strike. */
function chooseShields(b: Battle, choices: Choices): Action<Guiscard> | undefined {
  return ofType(choices, 'foulkon').find(({ formation }) => {
    const one = at(b.state.formations, formation);
    return fears(b, one, one.foulkon) > fears(b, one, !one.foulkon) + WORTH_A_CHANGE;
  });
}

/** Forming up is free; marching is for those whom the enemy leaves alone. */
export function chooseFormation(b: Battle, choices: Choices): Action<Guiscard> | null {
  const forms = ofType(choices, 'formUp');
  if (forms.length > 0) {
    const found = best(forms, ({ unit, front }) => frontValue(b, [cellOf(b, unit)], front, sideOf(b, unit)));
    if (found.value > 0) return found.choice;
  }
  const shields = chooseShields(b, choices);
  if (shields) return shields;
  return ofType(choices, 'march').find(({ formation }) => gapOf(b, at(b.state.formations, formation)) > NEAR) ?? null;
}

/** A formation wheels until it faces the enemy, and goes forward. */
export function chooseMarch(b: Battle, units: readonly number[], choices: Choices): Action<Guiscard> {
  const one = marching(b, units);
  if (!one) return firstOf(choices, 'stop');
  const cells = one.units.map(unit => cellOf(b, unit));
  const facing = frontValue(b, cells, one.front, one.side);
  const wheels = ofType(choices, 'wheel');
  if (wheels.length > 0) {
    const found = best(wheels, ({ by }) => frontValue(b, cells, (one.front + by + 6) % 6, one.side));
    if (found.value > facing + 0.3) return found.choice;
  }
  const shifts = ofType(choices, 'shift').filter(
    ({ direction }) => direction === one.front || direction === (one.front + 1) % 6,
  );
  if (shifts.length === 0 || gapOf(b, one) <= NEAR) return firstOf(choices, 'stop');
  const enemies = ableOf(b, other(one.side));
  return best(
    shifts,
    ({ direction }) =>
      -cells.reduce((sum, cell) => sum + nearestGap(b, neighbour(b.field.grid, cell, direction), enemies), 0),
  ).choice;
}

/** What it is worth to a man to end his move somewhere. */

import { isAccessible } from '../../src/04-movement/movement.ts';
import { weaponOf } from '../../src/05-missiles/fire.ts';
import { sightBetween } from '../../src/05-missiles/sight.ts';
import { attackTargets, groundSign, mayStillAttack } from '../../src/06-combat/combat.ts';
import { ableAgainst, canAttack } from '../../src/06-combat/contact.ts';
import {
  ableOf,
  attackOf,
  type Battle,
  cellOf,
  hexesBetween,
  isAble,
  isMounted,
  marked,
  movementOf,
  sideOf,
  tailOf,
} from '../../src/battle.ts';
import { FIRED, MOVED } from '../../src/state.ts';
import { attackOn, clashValue, isHelpless, testCost } from '../fight/clashes.ts';
import { enemiesOf, friendsNear, gapTo, threatsTo } from '../fight/foes.ts';
import { stormers } from '../sides.ts';
import type { Place } from './ways.ts';

/** How much of what the enemy could do next is feared. */
const FEAR = 0.4;
/** How much of an attack that a friend could join later is counted on. */
const TRUST = 0.5;
const GOOD_GROUND = 0.6;

/** Puts a man somewhere for as long as a question lasts. */
function standingAt<T>(b: Battle, unit: number, { head, tail }: Pick<Place, 'head' | 'tail'>, ask: () => T): T {
  const before = [cellOf(b, unit), tailOf(b, unit)] as const;
  b.state.cell[unit] = head;
  b.state.tail[unit] = tail;
  const answer = ask();
  b.state.cell[unit] = before[0];
  b.state.tail[unit] = before[1];
  return answer;
}

/** Friends who stand by a target and have not struck yet. */
const matesAgainst = (b: Battle, unit: number, target: number): number[] =>
  ableOf(b, sideOf(b, unit)).filter(mate => mate !== unit && canAttack(b, mate, target) && mayStillAttack(b, mate));

/** The strongest friend who could still come up to a target. */
function helperAgainst(b: Battle, unit: number, target: number): number[] {
  const coming = ableOf(b, sideOf(b, unit)).filter(
    mate =>
      mate !== unit &&
      !marked(b, mate, MOVED | FIRED) &&
      mayStillAttack(b, mate) &&
      gapTo(b, cellOf(b, target), mate) <= movementOf(b, mate) * 0.7 + 1 &&
      !canAttack(b, mate, target),
  );
  return coming.slice(0, 1);
}

/** What an attack from here adds to what friends can do already. */
function assaultValue(b: Battle, unit: number, target: number): number {
  const mates = matesAgainst(b, unit, target);
  const alone = mates.length > 0 ? clashValue(b, attackOn(mates, [target])) : 0;
  const now = clashValue(b, attackOn([unit, ...mates], [target])) - Math.max(0, alone);
  if (mates.length > 0) return now;
  const helped = helperAgainst(b, unit, target);
  const later = helped.length > 0 ? clashValue(b, attackOn([unit, ...helped], [target])) / 2 : 0;
  return Math.max(now, (1 - TRUST) * now + TRUST * later);
}

/** The best attack from where he stands, less the tests of whomever he leaves alone. */
function fightValue(b: Battle, unit: number, moved: boolean): number {
  const testing = moved ? ableAgainst(b, sideOf(b, unit), cellOf(b, unit)) : [];
  const risk = (spared: number): number =>
    testing.reduce((sum, enemy) => sum + (enemy === spared ? 0 : testCost(b, enemy, unit).loss), 0);
  let value = -risk(-1);
  if (!mayStillAttack(b, unit)) return value;
  for (const target of attackTargets(b, unit)) value = Math.max(value, assaultValue(b, unit, target) - risk(target));
  return value;
}

/** What the enemy could do to him there. */
function dangerAt(b: Battle, unit: number): number {
  const here = cellOf(b, unit);
  const foes = threatsTo(b, sideOf(b, unit), here).slice(0, 2);
  if (foes.length === 0) return 0;
  const harm = Math.max(0, clashValue(b, attackOn(foes, [unit])));
  return (FEAR * harm) / (1 + 0.25 * friendsNear(b, unit, here, 2));
}

/** For whoever shoots: enemies in sight and in range, and none upon him. */
function shootingValue(b: Battle, unit: number): number {
  const weapon = weaponOf(b, unit);
  if (weapon === null) return 0;
  const here = cellOf(b, unit);
  const [short = 0, medium = 0] = b.charts.weapons[weapon].ranges;
  const near = enemiesOf(b, unit)
    .filter(enemy => !isHelpless(b, enemy))
    .map(enemy => ({ enemy, gap: gapTo(b, here, enemy) }))
    .sort((one, two) => one.gap - two.gap)
    .slice(0, 3);
  const [first] = near;
  if (!first) return 0;
  const seen = near.some(
    ({ enemy, gap }) => gap <= medium && gap > 1 && sightBetween(b, here, cellOf(b, enemy), short).open,
  );
  const crowded = first.gap < 3 ? 1.5 : 0;
  return (seen ? (first.gap <= short ? 2.5 : 1.5) : 0) - crowded;
}

const isArcher = (b: Battle, unit: number): boolean => {
  const weapon = weaponOf(b, unit);
  return weapon !== null && weapon !== 'lanceMounted' && weapon !== 'lanceFoot';
};

/** What it costs to stand before the only door when a better man waits for the place. */
const IN_THE_WAY = 5;
/** So much stronger a man is the better one, within so many hexes. */
const BETTER = 1.3;
const WAITS_WITHIN = 5;
function barsTheDoor(b: Battle, unit: number): number {
  const here = cellOf(b, unit);
  const { towerDoor } = b.field;
  const storms = stormers(b) === sideOf(b, unit);
  if (!storms || towerDoor < 0 || hexesBetween(b, here, towerDoor) !== 1 || !isAccessible(b, unit, here, towerDoor))
    return 0;
  const better = ableOf(b, sideOf(b, unit)).some(
    mate =>
      mate !== unit &&
      attackOf(b, mate) > BETTER * attackOf(b, unit) &&
      hexesBetween(b, cellOf(b, mate), here) <= WAITS_WITHIN,
  );
  return better ? IN_THE_WAY : 0;
}

export interface Mood {
  /** How much his own safety weighs: 1 for a man who fights, less for one in a hurry. */
  care: number;
  /** How gladly he fights. */
  zeal: number;
}

/** What it is worth to end there, goals apart. */
export function standValue(b: Battle, unit: number, place: Place, mood: Mood, moved: boolean): number {
  return standingAt(b, unit, place, () => {
    const archer = isArcher(b, unit);
    const fight = fightValue(b, unit, moved);
    const ground = GOOD_GROUND * groundSign(b, unit);
    return (
      (fight > 0 ? mood.zeal * fight : fight) -
      mood.care * dangerAt(b, unit) +
      ground -
      barsTheDoor(b, unit) +
      (archer ? shootingValue(b, unit) : 0)
    );
  });
}

/** Whether anything could matter there but the way to a goal. */
export const isQuietPlace = (b: Battle, unit: number, { head }: Place): boolean =>
  !isAble(b, unit) ||
  (!isArcher(b, unit) &&
    enemiesOf(b, unit).every(
      enemy => hexesBetween(b, cellOf(b, enemy), head) > movementOf(b, enemy) * 0.8 + 1 + (isMounted(b, enemy) ? 1 : 0),
    ));

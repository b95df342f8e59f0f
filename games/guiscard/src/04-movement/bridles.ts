/** Horses on the bridle: taken, led along, let go (gui.4.4.3). */
import { directionTo, neighbour } from '@carroccio/boards';
import type { Flow } from '@carroccio/kernel';
import { barrierBetween, engineAt, isBurning, terrainAt } from '../03-ground/works.ts';
import { letGo } from '../06-combat/harm.ts';
import {
  around,
  type Battle,
  cellOf,
  hexesBetween,
  horse,
  isMounted,
  ledBy,
  lives,
  livingAt,
  sideOf,
  tailOf,
} from '../battle.ts';
import { DEEP, LOW_WALL, TREE } from '../field.ts';
import type { Guiscard } from '../shape.ts';
import type { Horse } from '../state.ts';
import { beforeHead, controller, flanksOf, isLoose } from './horses.ts';
import { hexCost, isHeaped, sideOpens } from './movement.ts';

/** gui.4.4.3g */
export const mostLed = (mounted: boolean): number => (mounted ? 1 : 3);

/** gui.4.4.3d: whoever missed this bridle in passing does not get it this turn. */
const hasMissed = ({ state }: Battle, unit: number, index: number): boolean =>
  state.missed.some(one => one.unit === unit && one.horse === index);

/** gui.4.4.3b, gui.4.4.3c: from the three hexes before its head; a rider at rest from any hex beside the horse; gui.8.4a: through no wall. */
function withinReach(b: Battle, unit: number, one: Horse, passing: boolean): boolean {
  const here = cellOf(b, unit);
  if (isMounted(b, unit) && !passing) return isOpen(b, here, one.head) || isOpen(b, here, one.tail);
  return beforeHead(b, one).includes(here) && isOpen(b, here, one.head);
}

/** gui.4.4.3b, gui.4.4.3c, gui.4.4.3g: horses whose bridle is at hand, to a man at rest or in passing. */
export function bridlesAt(b: Battle, unit: number, passing = false): number[] {
  if (ledBy(b, unit).length >= mostLed(isMounted(b, unit))) return [];
  const side = sideOf(b, unit);
  return b.state.horses.flatMap((one, index) => {
    if (!isLoose(one) || one.leader >= 0 || hasMissed(b, unit, index)) return [];
    if (!withinReach(b, unit, one, passing)) return [];
    const owner = controller(b, index);
    return owner >= 0 && owner !== side ? [] : [index];
  });
}

export function takeBridle(b: Battle, flow: Flow<Guiscard>, unit: number, index: number): void {
  const one = horse(b, index);
  one.leader = unit;
  one.side = sideOf(b, unit);
  flow.emit({ type: 'bridled', rule: 'gui.4.4.3b', unit, horse: index });
}

/** gui.4.2.1b: a led horse crosses trees and deep water, and nothing else that is closed to horses. */
function canStand(b: Battle, leader: number, cell: number): boolean {
  if (cell < 0 || b.field.closed[cell] !== 0 || isBurning(b, cell) || engineAt(b, cell) >= 0) return false;
  if (isHeaped(b, cell)) return false;
  const strange = b.state.horses.some(
    one => one.leader !== leader && !one.dead && one.rider < 0 && (one.head === cell || one.tail === cell),
  );
  if (strange || livingAt(b, cell) >= 0) return false;
  const code = terrainAt(b, cell);
  return code === TREE || code === DEEP || hexCost(b, cell, true) >= 0;
}
/** gui.8.4b: a horse passes where a rider could: doorways, entrances, low walls, ruins. */
const isOpen = (b: Battle, from: number, to: number): boolean => sideOpens(b, from, to, true);
/** gui.8.4.2b: and stands with no low wall under it. */
const hasFooting = (b: Battle, head: number, tail: number): boolean =>
  isOpen(b, head, tail) && barrierBetween(b, head, tail) !== LOW_WALL;

interface Place {
  head: number;
  tail: number;
}

/** gui.4.4.3d, R141: beside a rider, parallel and slightly behind: its head next to both hexes of his horse. */
function besideRider(b: Battle, leader: number, { head: now }: Place): Place[] {
  const [head, tail] = [cellOf(b, leader), tailOf(b, leader)];
  const way = directionTo(b.field.grid, tail, head);
  const far = (cell: number): number => (now < 0 ? 0 : hexesBetween(b, now, cell));
  return flanksOf(b, head, tail)
    .map(flank => ({ head: flank, tail: neighbour(b.field.grid, flank, (way + 3) % 6) }))
    .filter(
      place =>
        canStand(b, leader, place.head) &&
        canStand(b, leader, place.tail) &&
        hasFooting(b, place.head, place.tail) &&
        (isOpen(b, head, place.head) || isOpen(b, tail, place.head)),
    )
    .sort((one, two) => far(one.head) - far(two.head));
}

/** So far a horse may shift while the man who leads it takes a step. */
const LONGEST_SHIFT = 2;

/** R104, R141: with its head beside a man on foot; best where it is, or in the hex he has left, its body where its head was. */
function besideWalker(b: Battle, leader: number, now: Place, left: number): Place[] {
  const here = cellOf(b, leader);
  const near = (cell: number): boolean => now.head < 0 || hexesBetween(b, now.head, cell) <= LONGEST_SHIFT;
  const strain = ({ head, tail }: Place): number => {
    if (head === now.head && tail === now.tail) return 0;
    return (tail === now.head || now.head < 0 ? 1 : 3) + (head === left ? 0 : 1);
  };
  return around(b, here)
    .filter(head => near(head) && canStand(b, leader, head) && isOpen(b, here, head))
    .flatMap(head =>
      around(b, head)
        .filter(tail => near(tail) && tail !== here && canStand(b, leader, tail) && hasFooting(b, head, tail))
        .map(tail => ({ head, tail })),
    )
    .sort((one, two) => strain(one) - strain(two));
}

/** Places for as many of the horses as there is room for together, in their order; undefined for one left out. */
function seatAll(choices: readonly Place[][], taken: readonly number[] = []): (Place | undefined)[] {
  const [first, ...rest] = choices;
  if (!first) return [];
  let best: (Place | undefined)[] = [undefined, ...seatAll(rest, taken)];
  for (const place of first) {
    if (taken.includes(place.head) || taken.includes(place.tail)) continue;
    const found = [place, ...seatAll(rest, [...taken, place.head, place.tail])];
    if (count(found) > count(best)) best = found;
    if (count(best) === choices.length) break;
  }
  return best;
}
const count = (places: readonly (Place | undefined)[]): number => places.filter(place => place !== undefined).length;

/** R104: led horses come after their leader, who has left this hex; one that cannot is let go. */
export function horsesFollow(b: Battle, flow: Flow<Guiscard>, leader: number, left = -1): void {
  const train = ledBy(b, leader);
  if (train.length === 0) return;
  const choices = train.map(index => {
    if (!lives(b, leader)) return [];
    const now = horse(b, index);
    return isMounted(b, leader) ? besideRider(b, leader, now) : besideWalker(b, leader, now, left);
  });
  for (const [order, place] of seatAll(choices).entries()) {
    const index = train[order] ?? -1;
    if (place) Object.assign(horse(b, index), place);
    // One that is still off the table waits there.
    else if (horse(b, index).head >= 0 || !lives(b, leader)) letGo(b, flow, index);
  }
}

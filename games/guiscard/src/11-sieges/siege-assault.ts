/** The assault on the place: where both stand, when all defenders are cornered, what it leaves (gui.11.4.1). */
import { neighbour, spread } from '@carroccio/boards';
import type { Flow, Frame } from '@carroccio/kernel';
import { newEngine, newGrapnel, newLadder } from '../02-turn/setup.ts';
import { isAccessible } from '../04-movement/movement.ts';
import { bandOf, weaponOf } from '../05-missiles/fire.ts';
import { sightBetween } from '../05-missiles/sight.ts';
import { type Battle, cellOf, hexesBetween, isAble, isAlive, other, sideOf } from '../battle.ts';
import { WARD } from '../field.ts';
import type { Guiscard } from '../shape.ts';
import { GONE } from '../state.ts';
import {
  BESIEGER,
  besieging,
  cellsOfKind,
  centreCells,
  damageHex,
  daysLeft,
  demolished,
  GARRISON,
  gearOf,
  isDemolished,
  isShooter,
  placeCells,
  redoubtKind,
  redoubts,
  refugeCells,
  siegeOf,
  wallType,
} from './siege.ts';

const EVERY_SIDE = [1, 2, 3, 4];
/** gui.11.6.13: how many come in by the opened gate. */
const infiltratorsOf = (b: Battle): number => (siegeOf(b).of === 'castle' ? 6 : 4);

export const setupFrames = (
  side: number,
  units: readonly number[],
  cells: number[],
  sides: number[] = [],
): Frame<Guiscard>[] => units.map(unit => ({ step: 'siegeSetup', side, unit, cells, sides }));

/** What the days before have brought down, and the gate a spy has opened (gui.11.4.1e, gui.11.6.13). */
function layRubble(b: Battle): void {
  const { works } = b.state;
  if (siegeOf(b).spy) works.gate = 'open';
  for (const cell of demolished(b)) {
    if (cell === b.field.gate) works.gate = 'destroyed';
    else works.ruins.push(cell);
  }
}

/** gui.11.4.1l, gui.11.4.1n: the besieger has his equipment with him; so has the army of relief before his works. */
function bringGear(b: Battle): void {
  const siege = siegeOf(b);
  const { state } = b;
  for (const side of siege.shutIn ? [BESIEGER, GARRISON] : [BESIEGER]) {
    const gear = gearOf(siege, side);
    for (let index = 0; index < gear.ladders; index++) state.ladders.push(newLadder(side));
    for (let index = 0; index < gear.grapnels; index++) state.grapnels.push(newGrapnel(side));
    // gui.11.4.1b: engines that have bombarded today stay away.
    const unused = gear.stoneThrowers - (side === besieging(siege) ? siege.bombarded.engines : 0);
    for (let index = 0; index < Math.min(2, unused); index++) state.engines.push(newEngine('stoneThrower', side));
  }
}

/** gui.11.4.1q, R137: hexes no missile man of the garrison can reach with his shot from where he stands. */
export function outOfShot(b: Battle, cells: readonly number[]): number[] {
  const archers = b.state.cell.flatMap((cell, unit) => {
    const weapon = sideOf(b, unit) === GARRISON && cell >= 0 && isAlive(b, unit) ? weaponOf(b, unit) : null;
    return weapon !== null && isShooter(b, unit) ? [{ cell, weapon }] : [];
  });
  return cells.filter(cell =>
    archers.every(
      ({ cell: from, weapon }) =>
        bandOf(b, weapon, hexesBetween(b, from, cell)) < 0 ||
        !sightBetween(b, from, cell, b.charts.weapons[weapon].ranges[0] ?? 0).open,
    ),
  );
}

/** Besiegers lie along the sides of the map and may come in by them (gui.11.4.1e), or stand before a refuge (gui.11.4.1q). */
export function assaultFrames(b: Battle): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const [besiegers = [], defenders = []] = siege.parties;
  layRubble(b);
  bringGear(b);
  const all = Array.from({ length: b.field.grid.cellCount }, (_, cell) => cell);
  const outside = all.filter(cell => (b.field.area[cell] ?? -1) < 0);
  // gui.11.4.1m: besides the refuge, what it still holds of the outer works.
  const refuge = [...refugeCells(b), ...siege.outer];
  const held = placeCells(b).filter(cell => !refuge.includes(cell));
  // gui.11.4.1n: shut in, they are between the refuge and the army of relief.
  const relief = siege.shutIn ? siege.reliefUnits.filter(unit => defenders.includes(unit)) : [];
  const sides = siege.shutIn ? [] : EVERY_SIDE;
  const elsewhere = siege.shutIn ? held : siege.redoubt > 0 ? all.filter(cell => !refuge.includes(cell)) : [];
  const { infiltrators } = siege;
  const yard = siege.of === 'castle' ? cellsOfKind(b, 'ward').filter(cell => isYard(b, cell)) : placeCells(b);
  return [
    ...setupFrames(
      GARRISON,
      defenders.filter(unit => !relief.includes(unit)),
      refuge,
    ),
    ...setupFrames(GARRISON, relief, [], EVERY_SIDE),
    ...b.state.engines.map(({ side }, engine) => ({
      step: 'placeEngine' as const,
      engine,
      cells: siege.shutIn && side === BESIEGER ? held : outside,
    })),
    ...setupFrames(BESIEGER, infiltrators, yard),
    ...setupFrames(
      BESIEGER,
      besiegers.filter(unit => !infiltrators.includes(unit)),
      elsewhere,
      sides,
    ),
    ...b.state.grapnels.map((_, grapnel) => ({ step: 'giveGrapnel' as const, grapnel })),
  ];
}

/** gui.11.6.13: the open court itself, not the works around it. */
const isYard = (b: Battle, cell: number): boolean => b.field.terrain[cell] === WARD;

/** gui.11.6.13: the besieger names those whom the spy lets in. */
export const infiltration = (b: Battle): Frame<Guiscard>[] =>
  siegeOf(b).spy
    ? [{ step: 'picking', side: BESIEGER, left: infiltratorsOf(b), action: 'assault', picked: [], exact: true }]
    : [];

const able = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((cell, unit) => (cell >= 0 && sideOf(b, unit) === side && isAble(b, unit) ? [cell] : []));

const holdOut = (b: Battle, refuge: readonly number[]): boolean => {
  const defenders = able(b, GARRISON);
  return defenders.length > 0 && defenders.every(cell => refuge.includes(cell));
};

/** gui.11.4.1o: the further refuge all able defenders are in, with the besieger inside the place; 0 for none. */
function refugeReached(b: Battle): number {
  const place = placeCells(b);
  if (!able(b, BESIEGER).some(cell => place.includes(cell))) return 0;
  for (let stage = siegeOf(b).redoubt + 1; stage <= redoubts(b); stage++)
    if (holdOut(b, cellsOfKind(b, redoubtKind(b, stage)))) return stage;
  return 0;
}

/** gui.11.4.1o: all are in one refuge, come to in this assault or held since a day before; the besieger's own assault alone. */
export function isCornered(b: Battle): boolean {
  const { redoubt, shutIn, initiative } = siegeOf(b);
  if (refugeReached(b) > 0) return true;
  return redoubt > 0 && !shutIn && initiative === BESIEGER && holdOut(b, refugeCells(b));
}

/** gui.11.4.1h: a free way on foot to the heart of the place. */
function reachesCentre(b: Battle, unit: number, centre: readonly number[]): boolean {
  const { grid } = b.field;
  const enemies = new Set(able(b, other(sideOf(b, unit))));
  const { end } = spread({
    size: grid.cellCount,
    from: cellOf(b, unit),
    until: cell => centre.includes(cell),
    steps(cell, spent, go, known) {
      for (let way = 0; way < 6; way++) {
        const next = neighbour(grid, cell, way);
        if (next >= 0 && known(next) > spent && !enemies.has(next) && isAccessible(b, unit, cell, next)) go(next, 0);
      }
    },
  });
  return end >= 0;
}

/** Whoever of the garrison cannot get back to the heart of the place, or to the refuge. */
function takePrisoners(b: Battle, flow: Flow<Guiscard>, reached: number): void {
  const siege = siegeOf(b);
  const heart = siege.redoubt > 0 ? refugeCells(b) : centreCells(b);
  const next = reached > 0 ? cellsOfKind(b, redoubtKind(b, reached)) : [];
  // gui.11.4.1n: the army of relief goes back to its camp.
  const free = siege.shutIn ? siege.reliefUnits : [];
  const units = b.state.cell.flatMap((cell, unit) =>
    cell >= 0 &&
    sideOf(b, unit) === GARRISON &&
    isAlive(b, unit) &&
    !free.includes(unit) &&
    !reachesCentre(b, unit, [...heart, ...next])
      ? [unit]
      : [],
  );
  for (const unit of units) b.state.cell[unit] = GONE;
  if (units.length > 0) flow.emit({ type: 'prisoners', rule: 'gui.11.4.1h', units });
}

/** What fell stays down, and equipment lost is lost. */
function countLosses(b: Battle): void {
  const siege = siegeOf(b);
  const { works, ladders, grapnels, engines } = b.state;
  for (const cell of [...works.ruins, ...(works.gate === 'destroyed' ? [b.field.gate] : [])])
    while (wallType(b.field, cell) !== null && !isDemolished(b, cell)) damageHex(b, cell);
  for (const side of [BESIEGER, GARRISON]) {
    const gear = gearOf(siege, side);
    const lost = (one: { side: number; gone: boolean }): boolean => one.side === side && one.gone;
    gear.ladders -= ladders.filter(lost).length;
    gear.grapnels -= grapnels.filter(lost).length;
    gear.stoneThrowers -= engines.filter(one => lost(one) && one.head >= 0).length;
  }
}

export function afterAssault(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const reached = refugeReached(b);
  takePrisoners(b, flow, reached);
  countLosses(b);
  const works = placeCells(b).filter(cell => !refugeCells(b).includes(cell));
  // gui.11.4.1m, R134: hexes of the outer works those of the refuge still stand in.
  siege.outer = siege.shutIn ? footholds(b, works) : [];
  if (reached > 0) fallBack(b, flow, reached);
  // gui.11.4.1k: those who sallied from the refuge have won back what the besieger held.
  else if (
    siege.redoubt > 0 &&
    siege.initiative === GARRISON &&
    !able(b, BESIEGER).some(cell => works.includes(cell))
  ) {
    siege.redoubt = 0;
    flow.emit({ type: 'regained', rule: 'gui.11.4.1k' });
  }
}
const footholds = (b: Battle, works: readonly number[]): number[] => {
  const { reliefUnits } = siegeOf(b);
  return b.state.cell.filter(
    (cell, unit) =>
      works.includes(cell) && sideOf(b, unit) === GARRISON && isAble(b, unit) && !reliefUnits.includes(unit),
  );
};

/** gui.11.4.1p: half of the food, rounded down, is left behind for whoever holds the works (gui.11.4.1l). */
function fallBack(b: Battle, flow: Flow<Guiscard>, to: number): void {
  const siege = siegeOf(b);
  const lost = Math.floor(daysLeft(siege) / 2);
  siege.redoubt = to;
  siege.eaten += lost;
  siege.leftBehind += lost;
  flow.emit({ type: 'fellBack', rule: 'gui.11.4.1p', redoubt: siege.redoubt });
}

/** Where men, horses and engines stand before the first turn. */
import { neighbour } from '@carroccio/boards';
import { type Action, at, type Chance } from '@carroccio/kernel';
import { inTower, terrainAt } from '../../src/03-ground/works.ts';
import { type Battle, cellOf, hexesBetween, isMounted, man, menOf, other, sideOf } from '../../src/battle.ts';
import { PLATFORM, TERRAINS, TREE } from '../../src/field.ts';
import type { Guiscard } from '../../src/shape.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { nearestGap } from '../fight/foes.ts';
import { frontValue } from '../fight/formations.ts';
import { worthOf } from '../worth.ts';
import { aimOf } from './aims.ts';
import { distancesTo, FAR } from './ways.ts';

/** Beyond this a goal is simply far. */
const LOST = 40;

const isShooter = (b: Battle, unit: number): boolean => {
  const { missile } = man(b, unit);
  return b.scenario.missiles && missile !== null && missile !== 'lance';
};

/** What the ground itself offers: walls to archers, trees to men on foot whom horsemen hunt. */
function groundValue(b: Battle, unit: number, cell: number): number {
  const code = terrainAt(b, cell);
  if (code === PLATFORM) return isShooter(b, unit) ? 4 : 1.5;
  if (inTower(b, cell)) return 1;
  const sign = b.charts.terrain[TERRAINS[code] ?? 'clear']?.[3];
  const wood = code === TREE && !isMounted(b, unit) && menOf(b, other(sideOf(b, unit))).some(one => isMounted(b, one));
  return (wood ? 1.5 : 0) + (sign === '+' ? 0.8 : sign === '-' ? -0.4 : 0);
}

/** Where the first to be set up are the crew of an engine, the cheapest men of the group are given to it. */
function isTooGoodForCrew(b: Battle, unit: number): boolean {
  const side = sideOf(b, unit);
  const served = b.scenario.equipment.some(
    ({ kind, side: whose, zone }) => kind === 'stoneThrower' && whose === side && zone,
  );
  if (!served || b.state.siege) return false;
  const mates = b.roster.men.flatMap((one, mate) => (one.group === man(b, unit).group ? [mate] : []));
  const cheaper = mates.filter(mate => mate !== unit && worthOf(b, mate) < worthOf(b, unit)).length;
  return cheaper >= b.charts.engines.stoneThrower.crew + 3;
}

/** Near what he is there for, on good ground, by his friends; archers a little behind. */
export function choosePlace(b: Battle, unit: number, choices: Choices): Action<Guiscard> {
  const puts = ofType(choices, 'put');
  if (puts.length === 0) return chooseSide(b, choices);
  const later = ofType(choices, 'stayOut')[0];
  if (later && isTooGoodForCrew(b, unit)) return later;
  const { goals, pull } = aimOf(b, unit);
  const placed = goals.filter(goal => goal >= 0);
  const far = placed.length > 0 ? distancesTo(b, unit, placed) : null;
  const friends = menOf(b, sideOf(b, unit));
  const foes = menOf(b, other(sideOf(b, unit)));
  const middle = middleOf(
    b,
    puts.map(({ to }) => to),
  );
  return best(puts, ({ to }) => {
    const way = far ? Math.min(LOST, far[to] ?? FAR) : hexesBetween(b, to, middle);
    const gap = nearestGap(b, to, foes);
    const shy = (isShooter(b, unit) && gap < 4) || (!isMounted(b, unit) && gap < 2) ? 2 : 0;
    const company = friends.filter(mate => hexesBetween(b, cellOf(b, mate), to) <= 2).length;
    return groundValue(b, unit, to) - Math.max(0.1, pull) * way - shy + 0.15 * Math.min(4, company);
  }).choice;
}

/** The hex amid some others. */
function middleOf({ field: { grid } }: Battle, cells: readonly number[]): number {
  const mean = (of: Int16Array | Int32Array | Uint8Array | readonly number[]): number =>
    cells.reduce((sum, cell) => sum + (of[cell] ?? 0), 0) / Math.max(1, cells.length);
  const [row, column] = [mean(grid.row), mean(grid.column)];
  return best(cells, cell => -Math.abs((grid.row[cell] ?? 0) - row) - Math.abs((grid.column[cell] ?? 0) - column))
    .choice;
}

/** Whoever may come in by several sides takes the one nearest to what he wants. */
function chooseSide(b: Battle, choices: Choices): Action<Guiscard> {
  const edges = ofType(choices, 'patrol');
  if (edges.length === 0) return firstOf(choices, 'stayOut');
  const wanted = [...b.state.works.ruins, b.field.gate, ...[...b.field.doorCells]].filter(cell => cell >= 0);
  return best(
    edges,
    ({ edge }) =>
      -(b.field.edges[edge] ?? []).reduce(
        (least, cell) => wanted.reduce((near, goal) => Math.min(near, hexesBetween(b, cell, goal)), least),
        99,
      ),
  ).choice;
}

/** Ladders lie where the enemy comes last. */
export function chooseLadderBed(b: Battle, side: number, choices: Choices): Action<Guiscard> {
  const beds = ofType(choices, 'layLadder');
  const foes = menOf(b, other(side));
  return beds.length > 0 ? best(beds, ({ cell }) => nearestGap(b, cell, foes)).choice : firstOf(choices, 'stayOut');
}

/** A horseman looks at the enemy, or else at the middle of the table. */
export function chooseFacing(b: Battle, side: number, head: number, choices: Choices): Action<Guiscard> {
  const { grid } = b.field;
  const foes = menOf(b, other(side)).map(unit => cellOf(b, unit));
  const all = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  const looked = foes.length > 0 ? foes : [middleOf(b, all)];
  return best(ofType(choices, 'face'), ({ direction }) => {
    const ahead = neighbour(grid, head, direction);
    if (ahead < 0) return -99;
    return -looked.reduce((sum, cell) => sum + hexesBetween(b, ahead, cell), 0);
  }).choice;
}

/** The first rank stands in the middle of its zone. */
export function chooseRank(b: Battle, choices: Choices): Action<Guiscard> {
  const puts = ofType(choices, 'put');
  const middle = middleOf(
    b,
    puts.map(({ to }) => to),
  );
  return best(puts, ({ to }) => -hexesBetween(b, to, middle)).choice;
}
export const chooseRankFacing = (b: Battle, side: number, to: number, choices: Choices): Action<Guiscard> => {
  const faces = ofType(choices, 'face');
  const foes = menOf(b, other(side));
  if (foes.length > 0) return best(faces, ({ direction }) => frontValue(b, [to], direction, side)).choice;
  const all = Array.from({ length: b.field.grid.cellCount }, (_, cell) => cell);
  const middle = middleOf(b, all);
  return best(faces, ({ direction }) => {
    const ahead = [direction, (direction + 1) % 6].map(way => neighbour(b.field.grid, to, way));
    return -ahead.reduce((sum, cell) => sum + (cell < 0 ? 50 : hexesBetween(b, cell, middle)), 0);
  }).choice;
};

/** An engine stands well back from what it shoots at, and by its crew. */
const WELL_BACK = 10;
export function chooseEnginePlace(b: Battle, side: number, choices: Choices): Action<Guiscard> {
  const puts = ofType(choices, 'put');
  if (puts.length === 0) return firstOf(choices, 'stayOut');
  const goal =
    b.field.gate >= 0
      ? b.field.gate
      : middleOf(
          b,
          puts.map(({ to }) => to),
        );
  const crew = menOf(b, side);
  return best(puts, ({ to }) => -Math.abs(hexesBetween(b, to, goal) - WELL_BACK) - 2 * nearestGap(b, to, crew)).choice;
}

/** The man one would miss least carries the grapnel. */
export const chooseBearer = (b: Battle, choices: Choices): Action<Guiscard> => {
  const bearers = ofType(choices, 'bear');
  return bearers.length > 0 ? best(bearers, ({ unit }) => -worthOf(b, unit)).choice : firstOf(choices, 'stayOut');
};

/** An army of a few knights, archers, and as many men on foot as the points will pay. */
const RIDERS = 4;
const ARCHERS = 5;
export function chooseRecruit(b: Battle, got: readonly number[], choices: Choices, chance: Chance): Action<Guiscard> {
  const offers = ofType(choices, 'recruit');
  if (offers.length === 0) return firstOf(choices, 'ready');
  const riders = got.filter(unit => b.state.fielded[unit] === 1).length;
  const archers = got.filter(unit => isShooter(b, unit)).length;
  const wanted = offers.filter(({ unit, mounted }) => {
    if (riders < RIDERS) return mounted && man(b, unit).armour;
    return archers < ARCHERS ? isShooter(b, unit) && !mounted : !mounted && man(b, unit).armour;
  });
  const pool = wanted.length > 0 ? wanted : offers;
  const price = ({ unit, mounted }: (typeof offers)[number]): number => {
    const { points, mounted: horse, foot } = man(b, unit);
    const strength = ((mounted ? horse : foot) ?? foot)[0] ?? 0;
    return strength / Math.max(1, (mounted ? points.mounted : points.foot) ?? 1);
  };
  const most = best(pool, price).value;
  const good = pool.filter(offer => price(offer) > 0.9 * most);
  return at(good, chance.draw(good.length));
}

/** Stone throwers and Greek fire: what a shot is worth, who serves them, when they are carried elsewhere. */
import { type Action, at } from '@carroccio/kernel';
import { engineAt, isBurning, isWood } from '../../src/03-ground/works.ts';
import { coverOf, scatter, weaponOf } from '../../src/05-missiles/fire.ts';
import { sightBetween } from '../../src/05-missiles/sight.ts';
import { isPerched } from '../../src/06-combat/contact.ts';
import { engineMarks } from '../../src/10-siege-gear/engines.ts';
import { arrowNeeds } from '../../src/10-siege-gear/flames.ts';
import { isMasonry } from '../../src/11-sieges/siege.ts';
import {
  ableOf,
  allLivingAt,
  around,
  type Battle,
  cellOf,
  hexesBetween,
  isMounted,
  marked,
  menOf,
  other,
  sideOf,
} from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { type Engine, FIRED } from '../../src/state.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { nearestGap } from '../fight/foes.ts';
import { struckLoss } from '../fight/shots.ts';
import { stormers } from '../sides.ts';
import { DRIVEN, lossBy, worthOf } from '../worth.ts';

const SIDES = 10;
/** What a breach is worth to those who must come in. */
const BREACH = 6;
/** The price of an engine. */
const ENGINE = 25;
/** What a friend who may be hit weighs against an enemy. */
const FRIEND = 1.2;
/** So near an enemy makes the crew look to its weapons. */
const UPON = 4;
/** From no further away do men come to an engine. */
const AT_HAND = 8;
/** What a shot must promise for men to be given to an engine. */
const WORTH_SERVING = 0.4;

/** Engines are served by those who fight worst. */
export const chooseHand = (b: Battle, choices: Choices): Action<Guiscard> =>
  best(ofType(choices, 'serve'), ({ unit }) => -worthOf(b, unit)).choice;

const signFor = (b: Battle, side: number, unit: number): number => (sideOf(b, unit) === side ? -FRIEND : 1);

/** By hex: in how many of the hundred throws of two dice a stone aimed there comes down in it. */
function stoneImpacts(b: Battle, { head }: Engine, cell: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let sum = 2; sum <= 2 * SIDES; sum++) {
    const ways = SIDES - Math.abs(sum - SIDES - 1);
    const impact = scatter(b, b.diagrams.twoHexes, head, cell, sum);
    if (impact >= 0) found.set(impact, (found.get(impact) ?? 0) + ways);
  }
  return found;
}

/** How often a single stone brings down wood. */
const breakChance = (b: Battle): number => b.charts.bombardment.rows.filter(row => row[2] === 'D').length / SIDES;

function impactValue(b: Battle, engine: Engine, cell: number): number {
  const { row, range } = b.charts.engines.stoneThrower;
  let value = 0;
  const sight = sightBetween(b, engine.head, cell, range);
  const reached = sight.open && !isMasonry(b, cell) ? allLivingAt(b, cell) : [];
  for (const unit of reached) {
    const cover = coverOf(b, unit, cell, engine.head, sight);
    value += signFor(b, engine.side, unit) * struckLoss(b, unit, row, cover);
  }
  const struck = b.state.engines[engineAt(b, cell)];
  if (struck) value += breakChance(b) * ENGINE * (struck.side === engine.side ? -1 : 1);
  if (isWood(b, cell) && stormers(b) === engine.side) value += breakChance(b) * BREACH;
  return value;
}

/** Of a man in burning naphtha: half die, three in ten are wounded, the others run. */
const roasted = (b: Battle, unit: number): number =>
  0.5 * lossBy(b, unit, 'killed') + 0.3 * lossBy(b, unit, 'wounded') + 0.2 * DRIVEN * worthOf(b, unit);

/** What burning these hexes gains a side. */
export const roastValue = (b: Battle, side: number, cells: readonly number[]): number =>
  cells.flatMap(cell => allLivingAt(b, cell)).reduce((sum, unit) => sum + signFor(b, side, unit) * roasted(b, unit), 0);

/** How likely naphtha there is to be lit in the same step: by a fire nearby, or by archers with burning arrows. */
function lightChance(b: Battle, side: number, cells: readonly number[]): number {
  if (cells.some(cell => isBurning(b, cell))) return 1;
  const [centre = 0] = cells;
  const chance = (SIDES + 1 - arrowNeeds(b, centre)) / SIDES;
  const archers = ableOf(b, side).filter(unit => {
    const weapon = weaponOf(b, unit);
    if (weapon === null || (b.state.arrows[unit] ?? 0) === 0 || marked(b, unit, FIRED)) return false;
    const [short = 0] = b.charts.weapons[weapon].ranges;
    return cells.some(cell => hexesBetween(b, cellOf(b, unit), cell) <= short);
  });
  return 1 - (1 - chance) ** archers.length;
}

function siphonValue(b: Battle, { head, side }: Engine, cell: number): number {
  const { explodes, jams } = b.charts.siphon;
  const spray = [cell, ...around(b, cell)];
  const burst = around(b, head);
  return (
    ((SIDES - jams) / SIDES) * lightChance(b, side, spray) * roastValue(b, side, spray) +
    (explodes / SIDES) * lightChance(b, side, burst) * roastValue(b, side, burst)
  );
}

/** What a shot of an engine at a hex gains on the average. */
function strikeValue(b: Battle, engine: Engine, cell: number): number {
  if (engine.kind === 'greekFire') return siphonValue(b, engine, cell);
  let total = 0;
  for (const [impact, ways] of stoneImpacts(b, engine, cell)) total += ways * impactValue(b, engine, impact);
  return total / (SIDES * SIDES);
}

/** Whether there is something in a hex to aim at: an enemy, his engine, or wood that bars the way in. */
function isMark(b: Battle, { side }: Engine, cell: number): boolean {
  const struck = b.state.engines[engineAt(b, cell)];
  if (struck && struck.side !== side) return true;
  if (allLivingAt(b, cell).some(unit => sideOf(b, unit) !== side)) return true;
  return isWood(b, cell) && stormers(b) === side;
}

const marksOf = (b: Battle, engine: Engine): number[] => engineMarks(b, engine).filter(cell => isMark(b, engine, cell));

const bestStrike = (b: Battle, engine: Engine): number =>
  marksOf(b, engine).reduce((most, cell) => Math.max(most, strikeValue(b, engine, cell)), 0);

/** Engines are laid when the shot gains something; a loaded one can wait. */
export function chooseHurl(b: Battle, choices: Choices): Action<Guiscard> | null {
  return ofType(choices, 'hurl').find(({ engine }) => bestStrike(b, at(b.state.engines, engine)) > 0) ?? null;
}

export function chooseStrike(b: Battle, engine: number, choices: Choices): Action<Guiscard> {
  const one = at(b.state.engines, engine);
  const strikes = ofType(choices, 'strike').filter(({ cell }) => isMark(b, one, cell));
  if (strikes.length === 0) return firstOf(choices, 'hold');
  const found = best(strikes, ({ cell }) => strikeValue(b, one, cell));
  return found.value > 0 ? found.choice : firstOf(choices, 'hold');
}

const isUsable = (b: Battle, engine: Engine): boolean =>
  !engine.gone && !engine.jammed && engine.head >= 0 && !isBurning(b, engine.head);

const isPressed = (b: Battle, { head, side }: Engine): boolean => nearestGap(b, head, ableOf(b, other(side))) <= UPON;

/** How many men an engine wants: its crew while it has a mark, its carriers when it must go where it has one. */
function handsFor(b: Battle, engine: Engine): number {
  if (!isUsable(b, engine) || isPressed(b, engine)) return 0;
  const { stoneThrower, greekFire } = b.charts.engines;
  const crew = engine.kind === 'greekFire' ? greekFire.crew : stoneThrower.crew;
  if (marksOf(b, engine).length > 0) return bestStrike(b, engine) >= WORTH_SERVING ? crew : 0;
  const foes = menOf(b, other(engine.side));
  return engine.kind === 'stoneThrower' && foes.length > 0 ? stoneThrower.carriers : 0;
}

/** Who serves which engine in a position: every man on the move is asked for it. */
const crews = new WeakMap<Battle, Map<Engine, readonly number[]>>();

function crewFor(b: Battle, engine: Engine): readonly number[] {
  const known = crews.get(b) ?? new Map<Engine, readonly number[]>();
  crews.set(b, known);
  const crew = known.get(engine) ?? mustered(b, engine);
  known.set(engine, crew);
  return crew;
}

/** Who serves an engine: those by it already, then the men near it who would be missed least. */
function mustered(b: Battle, engine: Engine): readonly number[] {
  const hands = handsFor(b, engine);
  if (hands === 0) return [];
  const near = ableOf(b, engine.side)
    .filter(unit => !isMounted(b, unit) && !isPerched(b, unit))
    .map(unit => ({ unit, gap: hexesBetween(b, cellOf(b, unit), engine.head) }))
    .filter(({ gap }) => gap <= AT_HAND)
    .sort((one, two) => cost(b, one) - cost(b, two))
    .slice(0, hands);
  return near.length === hands ? near.map(({ unit }) => unit) : [];
}
const cost = (b: Battle, { unit, gap }: { unit: number; gap: number }): number =>
  gap <= 1 ? -1 : gap + 0.3 * worthOf(b, unit);

/** The engine a man serves, if any. */
export const engineOf = (b: Battle, unit: number): Engine | undefined =>
  b.state.engines.find(engine => engine.side === sideOf(b, unit) && crewFor(b, engine).includes(unit));

/** Whether he stands by the engine he serves. */
export function isPosted(b: Battle, unit: number): boolean {
  const engine = engineOf(b, unit);
  return engine !== undefined && hexesBetween(b, cellOf(b, unit), engine.head) === 1;
}

/** What a place is worth to an engine: a mark first, else to be nearer to the enemy. */
function placeValue(b: Battle, engine: Engine): number {
  if (marksOf(b, engine).length > 0) return 100 + bestStrike(b, engine);
  return -nearestGap(b, engine.head, menOf(b, other(engine.side)));
}

/** An engine without a mark is carried to where it has one, if the enemy is not upon it. */
export function chooseCarrying(b: Battle, choices: Choices): Action<Guiscard> | null {
  const idle = ofType(choices, 'carryEngine').find(({ engine }) => {
    const one = at(b.state.engines, engine);
    return isUsable(b, one) && !isPressed(b, one) && marksOf(b, one).length === 0;
  });
  return idle ?? null;
}

export function chooseEngineStep(b: Battle, index: number, choices: Choices): Action<Guiscard> {
  const engine = at(b.state.engines, index);
  const steps = ofType(choices, 'engineTo');
  if (steps.length === 0) return firstOf(choices, 'stop');
  const found = best(steps, ({ head, tail }) =>
    placeValue(b, { ...engine, head, tail, arrow: wayFrom(b, tail, head) }),
  );
  return found.value > placeValue(b, engine) ? found.choice : firstOf(choices, 'stop');
}
function wayFrom({ field: { grid } }: Battle, from: number, to: number): number {
  for (let way = 0; way < 6; way++) if (grid.neighbours[from * 6 + way] === to) return way;
  return 0;
}

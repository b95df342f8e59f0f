/** What a place on the field is worth to a unit. */
import { aspectOf, requireCell } from '@carroccio/boards';
import { ordered } from '../../src/02-armies/cards.ts';
import { judge } from '../../src/03-turn/end-steps.ts';
import { inLine } from '../../src/09-abilities/line.ts';
import { mayStand } from '../../src/09-abilities/reactions.ts';
import { commandDistance, holdsMelee } from '../../src/10-command/command.ts';
import {
  apart,
  type Battle,
  cellOf,
  divisionOf,
  effectOn,
  enemiesNear,
  facingOf,
  generalOf,
  inPlay,
  isArtillery,
  isOpen,
  marked,
  postOf,
  seriesOf,
  shaken,
  sideOf,
  troopOf,
  unitAt,
  unitsWhere,
} from '../../src/battle.ts';
import { farFrom, wayFrom } from '../../src/field.ts';
import { FIRED, SHIFTED, type Side } from '../../src/state.ts';
import { attackWorth, dangerAt, duelWorth } from '../fight/clash.ts';
import { bestShot, hitWorth } from '../fight/shots.ts';

const NEAR = 4;
const MUSKETS = 2;
const SUPPORT = 0.25;
/** What a hex nearer to the enemy is worth; who would lose by the clock is drawn more after this part of the turns. */
const CLOSER = 0.3;
const CALM = 0.25;
const HASTE = 4;

export const foesOn = (b: Battle, side: Side): number[] => unitsWhere(b, foe => sideOf(b, foe) !== side);

/** Objectives whose taking would still cost the enemy something. */
export function prizes(b: Battle, side: Side): { cell: number; points: number }[] {
  return b.setup.objectives.flatMap(({ hex, loser, points, each }, objective) =>
    (loser === 'any' || loser !== side) && (each || !b.state.paid[objective])
      ? [{ cell: requireCell(b.field.grid, hex), points }]
      : [],
  );
}

/** Objectives that this side would pay for, if the enemy took them. */
const wards = (b: Battle, side: Side): { cell: number; points: number }[] =>
  b.setup.objectives.flatMap(({ hex, loser, points, each }, objective) =>
    (loser === 'any' || loser === side) && (each || !b.state.paid[objective])
      ? [{ cell: requireCell(b.field.grid, hex), points }]
      : [],
  );

/** Whether no enemy is near enough to a hex for a facing to matter. */
export const farFromFoes = (b: Battle, unit: number, cell: number): boolean =>
  foesOn(b, sideOf(b, unit)).every(foe => farFrom(b.field, cell, cellOf(b, foe)) > NEAR);

/** A facing is good that has the enemies who matter in front, and keeps a line of battle. */
export function facingWorth(b: Battle, unit: number): number {
  const side = sideOf(b, unit);
  const { grid } = b.field;
  const cell = cellOf(b, unit);
  const { weakness } = seriesOf(b, unit);
  let worth = facingOf(b, unit) === b.roster.front[side] ? 0.05 : 0;
  for (const foe of foesOn(b, side)) {
    const far = apart(b, unit, foe);
    if (far > NEAR || shaken(b, foe)) continue;
    // The side from which it would come: that of the nearest hex beside the unit.
    const beside = far === 1 ? cellOf(b, foe) : nearestBeside(b, cell, cellOf(b, foe));
    const aspect = Math.max(0, aspectOf(grid, cell, facingOf(b, unit), beside));
    const exposed = aspect > 0 ? 0.2 + (weakness[aspect] ?? 0) : 0;
    worth -= (exposed * (far === 1 ? 1.5 : 0.6)) / far;
  }
  return worth + (inLine(b, unit) ? 0.25 : 0) + (seriesOf(b, unit).fire === null ? 0 : 0.6 * bestShot(b, unit));
}

function nearestBeside(b: Battle, cell: number, foe: number): number {
  let nearest = cell;
  let least = 255;
  for (const next of b.field.around[cell] ?? []) {
    const far = farFrom(b.field, next, foe);
    if (far >= least) continue;
    least = far;
    nearest = next;
  }
  return nearest;
}

/** How far the nearest enemy is on foot. */
export function nearestFoe(b: Battle, unit: number): number {
  let nearest = 40;
  for (const foe of foesOn(b, sideOf(b, unit)))
    nearest = Math.min(nearest, wayFrom(b.field, cellOf(b, unit), cellOf(b, foe)));
  return nearest;
}

/** How a unit stands in its army: friends beside it where the enemy is near, the command of its general. */
function orderWorth(b: Battle, unit: number): number {
  const side = sideOf(b, unit);
  const friends = (b.field.around[cellOf(b, unit)] ?? []).filter(cell => {
    const other = unitAt(b, cell);
    return other >= 0 && sideOf(b, other) === side && !shaken(b, other);
  }).length;
  const general = generalOf(b, divisionOf(b, unit));
  // A general follows his men, as far as he can ride.
  const reach = commandDistance(b, divisionOf(b, unit)) + b.data.generals.movement.points - 1;
  const astray = inPlay(b, general) ? wayFrom(b.field, postOf(b, general), cellOf(b, unit)) - reach : 0;
  const support = nearestFoe(b, unit) <= NEAR ? SUPPORT : 0.1 * SUPPORT;
  return support * Math.min(2, friends) - 0.4 * Math.max(0, astray);
}

/** An enemy as a unit sees it from afar. */
export interface Quarry {
  readonly cell: number;
  /** What a fight with it would be worth. */
  readonly duel: number;
  /** What its fire would cost. */
  readonly fire: number;
  /** How far it comes in a turn. */
  readonly reach: number;
}

/** What a unit makes of all its enemies; it does not depend on where it stands. */
export function outlook(b: Battle, unit: number): Quarry[] {
  return foesOn(b, sideOf(b, unit)).map(foe => {
    const { movement, fire, melee } = seriesOf(b, foe);
    return {
      cell: cellOf(b, foe),
      duel: seriesOf(b, unit).melee === null ? 0 : duelWorth(b, unit, foe),
      fire: fire === null || shaken(b, foe) ? 0 : hitWorth(b, foe, unit),
      reach: melee === null || shaken(b, foe) ? 0 : movement + troopOf(b, foe).charge + 1,
    };
  });
}

/** Who would lose by the clock has to take risks, and after the first turns to close with the enemy. */
const caution = (b: Battle, side: Side): number => (judge(b) === side ? 1 : 0.5);
const haste = (b: Battle, side: Side): number =>
  judge(b) === side ? 1 : 1 + HASTE * Math.max(0, b.state.turn / b.setup.turns - CALM);

/** How a unit is drawn to the enemies it would beat, and kept off those who would beat it. */
function pull(b: Battle, unit: number, foes: readonly Quarry[]): number {
  const side = sideOf(b, unit);
  const cell = cellOf(b, unit);
  const shooter = seriesOf(b, unit).fire !== null && isOpen(b, unit);
  const keepsOff = isArtillery(b, unit) ? 3 : shooter ? 2 : 1;
  const careful = caution(b, side);
  const closer = CLOSER * haste(b, side);
  let drawn = -40;
  let driven = 0;
  for (const { cell: there, duel, fire, reach } of foes) {
    const far = wayFrom(b.field, cell, there);
    const eager = shooter || isArtillery(b, unit) ? 0 : 0.5 * Math.max(-2, Math.min(2, duel));
    drawn = Math.max(drawn, eager - closer * Math.max(0, far - keepsOff));
    if (duel < 0 && far > 1 && far <= reach) driven -= 0.25 * Math.min(3, -duel) * careful;
    if (far <= MUSKETS) driven -= 0.3 * fire * careful;
  }
  return drawn + driven + objectiveWorth(b, unit, side, cell);
}

function objectiveWorth(b: Battle, unit: number, side: Side, cell: number): number {
  if (isArtillery(b, unit)) return 0;
  let worth = 0;
  const late = b.state.turn >= b.setup.turns - 3 ? 1.5 : 1;
  for (const { cell: goal, points } of prizes(b, side)) {
    const far = wayFrom(b.field, cell, goal);
    const effect = effectOn(b, unit, goal);
    const stands = effect === null || effect.enter === 'occupy';
    if (far === 0) worth += points * late * 1.2;
    else if (stands && isNearestTo(b, unit, side, goal)) worth += (points * late) / (1 + far);
  }
  for (const { cell: goal, points } of wards(b, side)) if (cell === goal) worth += points * 0.4 * late;
  return worth;
}

const isNearestTo = (b: Battle, unit: number, side: Side, goal: number): boolean => {
  const own = wayFrom(b.field, cellOf(b, unit), goal);
  const nearer = unitsWhere(
    b,
    other =>
      other !== unit &&
      sideOf(b, other) === side &&
      !isArtillery(b, other) &&
      !shaken(b, other) &&
      wayFrom(b.field, cellOf(b, other), goal) < own - 1,
  );
  return nearer.length < 2;
};

/** What is fired before a melee by those who stand firm, theirs against one's own (nqsb.9.10). */
function firstFire(b: Battle, unit: number): number {
  let worth = 0;
  for (const foe of enemiesNear(b, cellOf(b, unit), sideOf(b, unit))) {
    if (mayStand(b, foe, unit)) worth -= 0.9 * hitWorth(b, foe, unit, 'fermezza');
    if (mayStand(b, unit, foe)) worth += 0.5 * hitWorth(b, unit, foe, 'fermezza');
  }
  return worth;
}

/** What it is worth to a unit to end its move where it stands; `fights` if it then has to. */
export function placeWorth(
  b: Battle,
  unit: number,
  fights: boolean,
  view: readonly Quarry[] = outlook(b, unit),
): number {
  const cell = cellOf(b, unit);
  const side = sideOf(b, unit);
  const beside = enemiesNear(b, cell, side).length > 0;
  const shoots = ordered(b, divisionOf(b, unit), 'fire') && !marked(b, unit, FIRED);
  let worth = pull(b, unit, view) + orderWorth(b, unit);
  if (beside && marked(b, unit, SHIFTED)) worth += firstFire(b, unit);
  if (beside) worth += fights || holdsMelee(b, unit) ? attackWorth(b, unit) : -Math.max(0, dangerAt(b, unit));
  if (seriesOf(b, unit).fire !== null) worth += (shoots ? 0.9 : 0.3) * bestShot(b, unit);
  return worth + (effectOn(b, unit, cell)?.protection ? 0.3 : 0) + 0.5 * facingWorth(b, unit);
}

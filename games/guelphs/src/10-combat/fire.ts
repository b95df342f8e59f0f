/** Missile combat (gg.10.1 to gg.10.4). */
import { directionTo, distance, inCone, LINE_CELL, LINE_END, turn, walkLine } from '@carroccio/boards';
import { at, type Flow, type Modifier, type Refusal } from '@carroccio/kernel';
import { holdsCarroccio, inFront, inZone } from '../06-facing/zones.ts';
import { groundOf } from '../08-movement/movement.ts';
import {
  around,
  type Battle,
  card,
  cellOf,
  currentRating,
  disrupted,
  enemyAt,
  enemyOf,
  facingOf,
  firstAt,
  isCavalry,
  isMissile,
  isRated,
  marked,
  onMap,
  setMark,
  sideOf,
  standing,
  typeOf,
  unitsAt,
} from '../battle.ts';
import { HILL, WOODS } from '../field.ts';
import { baronsAwake } from '../scenarios/barons.ts';
import type { Guelphs } from '../shape.ts';
import { FIRED, TURNED } from '../state.ts';
import { disrupt, type Frames } from './losses.ts';

/** How a shot came about (gg.10.1.1). */
export type Volley = 'order' | 'pivoted' | 'reaction';

/** Whether anybody but this unit stands in a hex. */
function heldByOthers(b: Battle, cell: number, unit: number): boolean {
  const first = firstAt(b, cell);
  return first >= 0 && (first !== unit || (standing(b).next[unit] ?? -1) >= 0);
}

/** gg.10.2.1a, R47, R49, R50: whether a hex between two others stops the sight of a unit between them. */
function blocks(b: Battle, cell: number, from: number, to: number, unit: number): boolean {
  const { terrain, building, height } = b.field;
  const ends = Math.max(height[from] ?? 0, height[to] ?? 0);
  return (
    terrain[cell] === HILL ||
    terrain[cell] === WOODS ||
    building[cell] === 1 ||
    (height[cell] ?? 0) > ends ||
    heldByOthers(b, cell, unit)
  );
}

/** gg.10.2, gg.10.2.1b, gg.10.2.2 (R48): whether one hex is seen from another; a unit that looks is not in its own way. */
export function sees(b: Battle, from: number, to: number, unit = -1): boolean {
  const { grid } = b.field;
  if (distance(grid, from, to) <= 1) return true;
  return walkLine(grid, from, to, ({ kind, left, right }) => {
    if (kind === LINE_END) return true;
    if (kind === LINE_CELL) return !blocks(b, left, from, to, unit);
    return !(blocks(b, left, from, to, unit) && blocks(b, right, from, to, unit));
  });
}

/** gg.10.3: the number a shot from a hex must reach; null where the table shows a dash. */
function numberFrom(b: Battle, unit: number, from: number, target: number): number | null {
  const type = typeOf(b, unit);
  if (type !== 'A' && type !== 'X') return null;
  const range = distance(b.field.grid, from, cellOf(b, target));
  return b.charts.fire[type][card(b, target).armour][range - 1] ?? null;
}

export const numberToReach = (b: Battle, unit: number, target: number): number | null =>
  numberFrom(b, unit, cellOf(b, unit), target);

/** Why a missile unit may not shoot at all (gg.10.1, gg.10.1.4). */
export function whyNoFire(b: Battle, unit: number): Refusal<Guelphs> | undefined {
  if (!isMissile(b, unit)) return { rule: 'gg.10.1', reason: 'notMissile', unit };
  if (marked(b, unit, FIRED)) return { rule: 'gg.10.1.4', reason: 'hasFired', unit };
  return undefined;
}

/**
 * gg.10.1.2, gg.10.1.2b, gg.10.2, R46: whether a unit, standing and facing so, may shoot at a target: never at
 * Palvesari (gg.14.0.5, R54) or at the Carroccio (gg.S.3.7.4a).
 */
function mayShootFrom(b: Battle, unit: number, from: number, facing: number, target: number): boolean {
  const to = cellOf(b, target);
  if (to < 0 || !isRated(b, target) || sideOf(b, target) === sideOf(b, unit)) return false;
  const ahead = holdsCarroccio(b, from) || inCone(b.field.grid, from, facing, to);
  return ahead && numberFrom(b, unit, from, target) !== null && sees(b, from, to, unit);
}

export const mayShootAt = (b: Battle, unit: number, target: number, facing: number): boolean =>
  mayShootFrom(b, unit, cellOf(b, unit), facing, target);

export const longestRange = ({ charts: { fire } }: Battle): number => Math.max(fire.A['-'].length, fire.X['-'].length);

function enemiesInRange(b: Battle, unit: number, from: number): number[] {
  const range = longestRange(b);
  return b.roster.armies[enemyOf(sideOf(b, unit))].filter(
    enemy => onMap(b, enemy) && distance(b.field.grid, from, cellOf(b, enemy)) <= range,
  );
}

export const targetsOf = (b: Battle, unit: number, facing: number): number[] =>
  enemiesInRange(b, unit, cellOf(b, unit)).filter(target => mayShootAt(b, unit, target, facing));

/** gg.5.3.2: the facings a missile unit may fire from: its own, or one vertex either way out of enemy zones (gg.6.1.1). */
export function firingFacings(b: Battle, unit: number): number[] {
  const facing = facingOf(b, unit);
  return inZone(b, unit) ? [facing] : [facing, turn(facing, 1), turn(facing, -1)];
}

/** Whether a unit in this hex would have anybody to shoot at from one of these facings. */
export function hasTargetFrom(b: Battle, unit: number, cell: number, facings: readonly number[]): boolean {
  const enemies = enemiesInRange(b, unit, cell);
  return facings.some(facing => enemies.some(target => mayShootFrom(b, unit, cell, facing, target)));
}

/** The hex next to the target through which the line of fire arrives; through a vertex, both that share it. */
function arrivals(b: Battle, from: number, to: number): number[] {
  const { grid } = b.field;
  if (distance(grid, from, to) === 1) return [from];
  const last: number[] = [];
  walkLine(grid, from, to, ({ kind, left, right }) => {
    if (kind !== LINE_END) last.splice(0, last.length, left, right);
    return true;
  });
  return [...new Set(last)].filter(cell => cell >= 0 && directionTo(grid, to, cell) >= 0);
}

/** gg.10.3, gg.6.1d, gg.10.3.3, gg.10.4.3, gg.14.0.2a, gg.S.6.6.2: everything added to the dice. */
export function fireModifiers(b: Battle, unit: number, target: number, volley: Volley): Modifier[] {
  const { modifiers } = b.charts.fire;
  const { saracen, type } = card(b, unit);
  const ground = groundOf(b, cellOf(b, target));
  const arriving = arrivals(b, cellOf(b, unit), cellOf(b, target));
  const frontal = arriving.some(cell => inFront(b, target, cell));
  const sheltered = isMissile(b, target) && unitsAt(b, cellOf(b, target)).some(other => typeOf(b, other) === 'P');
  const shelters = ground.shelters === undefined || (ground.shelters === 'guelph') === (sideOf(b, target) === 0);
  const list: Modifier[] = [
    { rule: 'gg.10.3', value: currentRating(b, unit) },
    { rule: 'gg.10.3.3', value: volley === 'pivoted' ? modifiers.pivot : 0 },
    { rule: 'gg.10.4.3', value: volley === 'reaction' && marked(b, unit, TURNED) ? modifiers.reaction : 0 },
    { rule: 'gg.14.0.2a', value: sheltered && frontal ? modifiers.palvesari : 0 },
    { rule: 'gg.S.6.6.2', value: saracen && type === 'A' ? saracenModifier(b, target) : 0 },
    { rule: 'gg.10.3', value: disrupted(b, unit) ? modifiers.firerDisrupted : 0 },
    { rule: 'gg.10.3', value: frontal ? 0 : modifiers.flankOrRear },
    { rule: 'gg.8.2.3', value: shelters ? ground.fire : 0 },
  ];
  return list.filter(({ value }) => value !== 0);
}

const saracenModifier = (b: Battle, target: number): number => {
  const { saracensAtFoot, saracensAtHorse } = b.charts.fire.modifiers;
  if (isCavalry(b, target)) return saracensAtHorse;
  return typeOf(b, target) === 'I' ? saracensAtFoot : 0;
};

/** gg.10.3, gg.10.3.1, gg.10.3.2: rolls a volley; its effects come at once. The firer is Fired (gg.10.1.3a). */
export function shoot(b: Battle, flow: Flow<Guelphs>, unit: number, target: number, volley: Volley): Frames {
  const needed = numberToReach(b, unit, target);
  if (needed === null) throw new Error(`unit ${unit} cannot shoot at unit ${target}`);
  const modifier = fireModifiers(b, unit, target, volley).reduce((sum, { value }) => sum + value, 0);
  setMark(b, unit, FIRED, true);
  const dice = flow.roll({ rule: 'gg.10.3', why: 'fire', dice: 2, sides: 6, seat: sideOf(b, unit) });
  const natural = at(dice, 0) + at(dice, 1);
  const hit = natural === 12 || natural + modifier >= needed;
  flow.emit({ type: 'shot', rule: 'gg.10.3', unit, target, needed, total: natural + modifier, hit });
  if (!hit) return [];
  const wounds: Frames = (natural === 12 ? capitaniIn(b, cellOf(b, target)) : []).map(index => ({
    step: 'wound',
    battaglia: index,
    alone: false,
  }));
  // gg.S.6.7, R127: only the die of a Disrupted unit asks for its rating.
  const deserted = disrupted(b, target) ? baronsAwake(b, flow, [target]) : [];
  if (!onMap(b, target)) return [...wounds, ...deserted];
  const frames = disrupt(b, flow, target, 'gg.10.3');
  // gg.13.1.8: with a unit that routs the Capitano rolls once, for the rout.
  return onMap(b, target) ? [...frames, ...wounds] : frames;
}

/** gg.10.3.2b; Standards and Heroes have nothing to fear from missiles (gg.13.2.5, gg.13.3.4). */
const capitaniIn = (b: Battle, cell: number): number[] =>
  b.state.capitani.flatMap((capitano, index) => (capitano.cell === cell ? [index] : []));

/** gg.10.4 (R42): enemy missile units, of whatever Battaglia, with a hex in front and not yet Fired. */
export const reactingFirers = (b: Battle, mover: number, cell: number): number[] =>
  around(b, cell)
    .map(next => enemyAt(b, next, sideOf(b, mover)))
    .filter(
      enemy => enemy >= 0 && !whyNoFire(b, enemy) && inFront(b, enemy, cell) && numberToReach(b, enemy, mover) !== null,
    );

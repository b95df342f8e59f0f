/** The table as rules see it: state, ground and roster together, and the plainest questions about them. */
import { distance, neighbour } from '@carroccio/boards';
import { at, type Look } from '@carroccio/kernel';
import type { Charts } from './data/charts.ts';
import type { Diagrams } from './data/diagrams.ts';
import type { Scenario } from './data/scenarios.ts';
import type { Field, Ground } from './field.ts';
import type { Man, Roster } from './roster.ts';
import type { ScenarioRules } from './scenarios/scenario.ts';
import type { Guiscard } from './shape.ts';
import { DEAD, type Formation, HEALTHY, type Horse, IN_PLACE, STIRRED, STUNNED, type State, WOUNDED } from './state.ts';

export interface Battle {
  readonly state: State;
  readonly field: Field;
  readonly roster: Roster;
  readonly scenario: Scenario;
  /** What the scenario decides for itself. */
  readonly rules: ScenarioRules;
  readonly charts: Charts;
  readonly diagrams: Diagrams;
  /** The price of a hex by terrain code, -1 where it is closed. */
  readonly hexCosts: { readonly foot: Int8Array; readonly horse: Int8Array };
  readonly options: Guiscard['options'];
  /** The ground of another layout, as the siege needs it. */
  readonly fieldOf: (ground: Ground) => Field;
  /** Ids of all maps, for those who choose. */
  readonly mapIds: readonly string[];
  readonly prices: Readonly<Record<string, number>>;
  readonly armyPoints: number;
  readonly maxLords: number;
}
export type BattleOf = (look: Pick<Look<Guiscard>, 'state' | 'scenario' | 'options'>) => Battle;

export const other = (side: number): number => 1 - side;

export const man = (b: Battle, unit: number): Man => at(b.roster.men, unit);
export const cellOf = (b: Battle, unit: number): number => b.state.cell[unit] ?? -1;
export const tailOf = (b: Battle, unit: number): number => b.state.tail[unit] ?? -1;
export const sideOf = (b: Battle, unit: number): number => b.state.side[unit] ?? -1;
const healthOf = (b: Battle, unit: number): number => b.state.health[unit] ?? DEAD;

export const isAlive = (b: Battle, unit: number): boolean => healthOf(b, unit) !== DEAD;
const onMap = (b: Battle, unit: number): boolean => cellOf(b, unit) >= 0;
/** Alive and on the table, stunned or not. */
export const lives = (b: Battle, unit: number): boolean => onMap(b, unit) && isAlive(b, unit);
export const isStunned = (b: Battle, unit: number): boolean => healthOf(b, unit) === STUNNED;
export const isWounded = (b: Battle, unit: number): boolean => healthOf(b, unit) === WOUNDED;
export const isHealthy = (b: Battle, unit: number): boolean => healthOf(b, unit) === HEALTHY;
/** Alive, on the table, awake, and a man. */
export const isAble = (b: Battle, unit: number): boolean =>
  lives(b, unit) && !isStunned(b, unit) && !man(b, unit).animal;
export const isMounted = (b: Battle, unit: number): boolean => (b.state.ride[unit] ?? -1) >= 0;

export const marked = (b: Battle, unit: number, mark: number): boolean => ((b.state.marks[unit] ?? 0) & mark) !== 0;
export function setMark(b: Battle, unit: number, mark: number, on = true): void {
  const now = b.state.marks[unit] ?? 0;
  b.state.marks[unit] = on ? now | mark : now & ~mark;
}
/** Points are spent on a move: whatever he did before where he stood, now he has set out. */
export function stir(b: Battle, unit: number, marks = 0): void {
  setMark(b, unit, STIRRED | marks);
  setMark(b, unit, IN_PLACE, false);
}
/** Whether any of his points went on a move of his own, not on what he was busy with in his place. */
export const hasStirred = (b: Battle, unit: number): boolean => marked(b, unit, STIRRED) && !marked(b, unit, IN_PLACE);

/** The hexes of a character: his own, or head and tail of the horse under him (gui.1.1b). */
export const cellsOf = (b: Battle, unit: number): number[] =>
  isMounted(b, unit) ? [cellOf(b, unit), tailOf(b, unit)] : [cellOf(b, unit)];

/** Attack, defence, movement of the face shown now (gui.1.2c, gui.1.2d, gui.1.2e, gui.1.2j). */
export function values(b: Battle, unit: number): readonly number[] {
  const one = man(b, unit);
  if (isStunned(b, unit)) return [0, one.stunned, 0];
  if (isMounted(b, unit))
    return (isWounded(b, unit) ? one.mountedWounded : one.mounted) ?? (isWounded(b, unit) ? one.footWounded : one.foot);
  return isWounded(b, unit) ? one.footWounded : one.foot;
}
export const attackOf = (b: Battle, unit: number): number => values(b, unit)[0] ?? 0;
export const defenceOf = (b: Battle, unit: number): number => values(b, unit)[1] ?? 0;
/** What loot takes from whoever bears it (scenario rule). */
export const LOOT_WEIGHT = 2;
export const bearsLoot = ({ state }: Battle, unit: number): boolean => state.loot.some(({ bearer }) => bearer === unit);
/** His potential as he is now, laden or not (R69). */
export const movementOf = (b: Battle, unit: number): number =>
  Math.max(0, (values(b, unit)[2] ?? 0) - (bearsLoot(b, unit) ? LOOT_WEIGHT : 0));

export function menOf({ state: { cell, side: sides, health } }: Battle, side: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < cell.length; unit++)
    if (sides[unit] === side && (cell[unit] ?? -1) >= 0 && health[unit] !== DEAD) found.push(unit);
  return found;
}
export const ableOf = (b: Battle, side: number): number[] => menOf(b, side).filter(unit => isAble(b, unit));

/** The living character in a hex, or -1; `but` is overlooked. */
export function livingAt({ state }: Battle, cell: number, but = -1): number {
  if (cell < 0) return -1;
  const { cell: heads, tail, health, ride } = state;
  for (let unit = 0; unit < heads.length; unit++) {
    if (heads[unit] !== cell && (tail[unit] !== cell || (ride[unit] ?? -1) < 0)) continue;
    if (unit !== but && health[unit] !== DEAD) return unit;
  }
  return -1;
}
export function allLivingAt({ state }: Battle, cell: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < state.cell.length; unit++) {
    if (state.health[unit] === DEAD) continue;
    if (state.cell[unit] === cell || (state.tail[unit] === cell && (state.ride[unit] ?? -1) >= 0)) found.push(unit);
  }
  return found;
}
/** The living riderless horse in a hex, or -1. */
export function horseAt({ state: { horses } }: Battle, cell: number): number {
  if (cell < 0) return -1;
  for (let index = 0; index < horses.length; index++) {
    const one = horses[index];
    if (one && (one.head === cell || one.tail === cell) && !one.dead && one.rider < 0) return index;
  }
  return -1;
}
/** Whether a living being, man or animal, is in a hex (gui.4.1); `but` and the horses he leads are overlooked. */
export const isOccupied = (b: Battle, cell: number, but = -1): boolean => {
  if (livingAt(b, cell, but) >= 0) return true;
  const horse = horseAt(b, cell);
  return horse >= 0 && (but < 0 || b.state.horses[horse]?.leader !== but);
};
/** An enemy of the side who is neither stunned nor dead, and bars the way (gui.4.2a). */
export function enemyAt({ state }: Battle, cell: number, side: number): number {
  const { cell: heads, tail, health, ride, side: sides } = state;
  for (let unit = 0; unit < heads.length; unit++) {
    if (heads[unit] !== cell && (tail[unit] !== cell || (ride[unit] ?? -1) < 0)) continue;
    if (sides[unit] !== side && health[unit] !== DEAD && health[unit] !== STUNNED) return unit;
  }
  return -1;
}

export const horse = (b: Battle, index: number): Horse => at(b.state.horses, index);
export const ridden = (b: Battle, unit: number): Horse | undefined => b.state.horses[b.state.ride[unit] ?? -1];
/** Whether he has no hand free for a saddle, a ladder or another man: one on his back or a prisoner (R103). */
export const hasManInHand = (b: Battle, unit: number): boolean =>
  bearsMan(b, unit) || b.state.prisoners.some(({ by }) => by === unit);
/** Whether he has a stunned man on his back (gui.4.2.4a). */
export const bearsMan = ({ state }: Battle, unit: number): boolean => state.carries.some(({ by }) => by === unit);
/** Riderless horses a character leads (gui.4.4.3b). */
export const ledBy = ({ state }: Battle, unit: number): number[] =>
  state.horses.flatMap(({ leader, dead }, index) => (leader === unit && !dead ? [index] : []));

export const around = ({ field }: Battle, cell: number): number[] => {
  const found: number[] = [];
  for (let way = 0; way < 6; way++) {
    const next = neighbour(field.grid, cell, way);
    if (next >= 0 && field.closed[next] === 0) found.push(next);
  }
  return found;
};
export const hexesBetween = (b: Battle, one: number, another: number): number => distance(b.field.grid, one, another);

export const formationOf = ({ state }: Battle, unit: number): Formation | undefined =>
  state.formations.find(({ units }) => units.includes(unit));

/** The formation of those who set out together, or what is left of it: others may have been broken meanwhile. */
export const marching = ({ state }: Battle, together: readonly number[]): Formation | undefined =>
  state.formations.find(({ units }) => units.some(unit => together.includes(unit)));

/** The chapter is learnt here (gui.6.stop, gui.7.stop, gui.8.stop, gui.9.stop, gui.10.stop, gui.11.5.stop). */
export const learnt = (b: Battle, chapter: number): boolean => b.scenario.rules >= chapter;

/** A copy on which a man can be moved about without anybody noticing. */
export const scratch = (b: Battle): Battle => ({
  ...b,
  state: { ...b.state, cell: b.state.cell.slice(), tail: b.state.tail.slice() },
});

/** A battle under way: its state together with what is printed on counters, charts and map. */
import { distance } from '@carroccio/boards';
import type { Going } from './08-movement/going.ts';
import type { Charts } from './data/charts.ts';
import type { Setup } from './data/setups.ts';
import type { Field } from './field.ts';
import { moveTo, type Occupancies, type Occupancy } from './occupancy.ts';
import type { BattagliaCard, Roster, UnitCard, UnitType } from './roster.ts';
import type { BattleModule } from './scenarios/module.ts';
import type { ScenarioRules } from './scenarios/scenario.ts';
import type { Guelphs, ScenarioId } from './shape.ts';
import type { Sheets } from './sheet.ts';
import { AWAITED, DISRUPTED, type Side, type State } from './state.ts';

/** What never changes in a scenario. */
export interface Ground {
  readonly scenario: ScenarioId;
  /** The battle it is of: where its map and its armies stand in the data. */
  readonly battle: string;
  /** What is special to it: the general rules ask here, and never for its name. */
  readonly rules: ScenarioRules;
  readonly words: BattleModule['words'];
  /** A free set-up, with a march before the battle (gg.S.2). */
  readonly free: boolean;
  readonly setup: Setup;
  /** Victory Points for a Level (gg.17.2b), in the short game where it differs. */
  readonly steps: Setup['steps'];
  readonly field: Field;
  readonly going: Going;
  readonly roster: Roster;
  /** The roster after a Battaglia has renounced its ambush (gg.S.4.3.1). */
  readonly joinedRoster: Roster;
  readonly charts: Charts;
  readonly occupancies: Occupancies;
  readonly sheets: Sheets;
}

export type Grounds = Readonly<Record<ScenarioId, Ground>>;

export function groundOf(grounds: Grounds, scenario: ScenarioId): Ground {
  const found = grounds[scenario];
  if (!found) throw new RangeError(`no scenario ${scenario}`);
  return found;
}

export interface Battle extends Ground {
  readonly state: State;
  readonly options: Guelphs['options'];
}

/** Written out, so that all battles have one shape: every rule reads it, and engines are fast with what they know. */
export const battleOn = (ground: Ground, roster: Roster, state: State, options: Guelphs['options']): Battle => ({
  scenario: ground.scenario,
  battle: ground.battle,
  rules: ground.rules,
  words: ground.words,
  free: ground.free,
  setup: ground.setup,
  steps: ground.steps,
  field: ground.field,
  going: ground.going,
  roster,
  joinedRoster: ground.joinedRoster,
  charts: ground.charts,
  occupancies: ground.occupancies,
  sheets: ground.sheets,
  state,
  options,
});

export type BattleOf = (look: {
  readonly state: State;
  readonly scenario: ScenarioId;
  readonly options: Guelphs['options'];
}) => Battle;

export function card({ roster }: Battle, unit: number): UnitCard {
  const found = roster.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}

export function battaglia({ roster }: Battle, index: number): BattagliaCard {
  const found = roster.battaglie[index];
  if (!found) throw new RangeError(`no Battaglia ${index}`);
  return found;
}

export const typeOf = (b: Battle, unit: number): UnitType => card(b, unit).type;
export const sideOf = (b: Battle, unit: number): Side => card(b, unit).side;
export const cellOf = ({ state }: Battle, unit: number): number => state.cell[unit] ?? -1;
export const facingOf = ({ state }: Battle, unit: number): number => state.facing[unit] ?? 0;
export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0);

export const onMap = (b: Battle, unit: number): boolean => cellOf(b, unit) >= 0;
/** On the map, or still to come. */
export const inPlay = (b: Battle, unit: number): boolean => onMap(b, unit) || cellOf(b, unit) === AWAITED;
/** gg.2.2.2a, R25: Cavalry and Foot, Palvesari among them, and the Carroccio; the Religiosi are none. */
export const isCombatUnit = (b: Battle, unit: number): boolean => typeOf(b, unit) !== 'R';
export const isCavalry = (b: Battle, unit: number): boolean => typeOf(b, unit) === 'C';
export const isMissile = (b: Battle, unit: number): boolean => typeOf(b, unit) === 'X' || typeOf(b, unit) === 'A';
/** Cavalry, Infantry, Crossbows, Archers: the units with a rating and an armour class (gg.2.2.2b). */
export const isRated = (b: Battle, unit: number): boolean => card(b, unit).rated;

export const marked = ({ state }: Battle, unit: number, mark: number): boolean =>
  ((state.marks[unit] ?? 0) & mark) !== 0;
export const disrupted = (b: Battle, unit: number): boolean => marked(b, unit, DISRUPTED);

export function setMark({ state }: Battle, unit: number, mark: number, on: boolean): void {
  const marks = state.marks[unit] ?? 0;
  state.marks[unit] = on ? marks | mark : marks & ~mark;
}

/** Printed Cohesion Rating; a Baron's is the one he rolled (gg.S.6.7). */
export function printedRating(b: Battle, unit: number): number {
  const { rating, baron } = card(b, unit);
  return baron ? (b.state.barons[unit] ?? 0) : rating;
}

/** gg.S.6.7: a Baron whose rating has not been asked for yet. */
export const unrolled = (b: Battle, unit: number): boolean => card(b, unit).baron && !b.state.barons[unit];

/** gg.G.cr, with the comfort of the Religiosi (gg.S.5.2.3, which never counts against rout). */
export function currentRating(b: Battle, unit: number): number {
  return printedRating(b, unit) - (b.state.hits[unit] ?? 0) + (comforted(b, unit) ? 1 : 0);
}

function comforted(b: Battle, unit: number): boolean {
  if (!b.options.religiosi || sideOf(b, unit) !== 1) return false;
  const { neighbours } = b.field.grid;
  const cell = cellOf(b, unit);
  return unitsWhere(b, other => typeOf(b, other) === 'R').some(religiosi => {
    const there = cellOf(b, religiosi);
    for (let direction = 0; direction < 6; direction++) if (neighbours[there * 6 + direction] === cell) return true;
    return false;
  });
}

/** Units on the map that satisfy something. */
export function unitsWhere(b: Battle, wanted: (unit: number) => boolean): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < b.roster.units.length; unit++) if (onMap(b, unit) && wanted(unit)) found.push(unit);
  return found;
}

/** Who stands where now. */
export const standing = ({ occupancies, state }: Battle): Occupancy => occupancies.of(state.cell);

/** The first unit in a hex, or -1; `standing(b).next` leads to the others. */
export const firstAt = (b: Battle, cell: number): number => (cell < 0 ? -1 : (standing(b).first[cell] ?? -1));

export function unitsAt(b: Battle, cell: number): number[] {
  const units: number[] = [];
  const { next } = standing(b);
  for (let unit = firstAt(b, cell); unit >= 0; unit = next[unit] ?? -1) units.push(unit);
  return units;
}

export const setCell = (b: Battle, unit: number, to: number): void => moveTo(standing(b), b.state.cell, unit, to);

/** The unit that fights for a hex: the rated one, or else the Carroccio, Palvesari or Religiosi alone in it. */
export function occupant(b: Battle, cell: number): number {
  const first = firstAt(b, cell);
  if (first < 0 || isRated(b, first)) return first;
  const units = unitsAt(b, cell);
  return units.find(unit => isRated(b, unit)) ?? units.find(unit => typeOf(b, unit) === 'W') ?? first;
}

/** The enemy combat unit in a hex, or -1; Religiosi alone stop nobody (gg.S.5.2.4). */
export const enemyAt = (b: Battle, cell: number, side: Side): number => {
  const unit = occupant(b, cell);
  return unit >= 0 && sideOf(b, unit) !== side && typeOf(b, unit) !== 'R' ? unit : -1;
};

const NOWHERE: readonly number[] = [];

/** The six hexes around a hex that are on the map. */
export const around = ({ field }: Battle, cell: number): readonly number[] => field.around[cell] ?? NOWHERE;

/** gg.5.4.1a (R25): an enemy combat unit, Palvesari and Carroccio included, in one of the six hexes. */
export function nextToEnemy(b: Battle, cell: number, side: Side): boolean {
  const { first } = standing(b);
  // Most hexes are empty.
  for (const next of around(b, cell)) if ((first[next] ?? -1) >= 0 && enemyAt(b, next, side) >= 0) return true;
  return false;
}

/** How far the nearest enemy unit is from a hex. */
export function distanceToEnemy(b: Battle, cell: number, side: Side): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of b.roster.armies[enemyOf(side)])
    if (onMap(b, enemy)) nearest = Math.min(nearest, distance(b.field.grid, cell, cellOf(b, enemy)));
  return nearest;
}

/** A battle under way: its state together with what is printed on cards and map, and the questions every chapter asks. */
import { at } from '@carroccio/kernel';
import type { Leader } from './data/generals.ts';
import type { Data } from './data/index.ts';
import type { OrderCard } from './data/orders.ts';
import type { Scenario } from './data/scenarios.ts';
import type { TroopClass } from './data/shapes.ts';
import type { Effect, Terrain } from './data/terrain.ts';
import type { Series, Troop, TroopAbility, TroopType } from './data/troops.ts';
import {
  AREA,
  createField,
  DIFFICULT,
  type Field,
  farFrom,
  IMPASSABLE,
  type SectorTables,
  sectorTables,
  WOOD,
} from './field.ts';
import { createRoster, type DivisionSlot, type LeaderSlot, type Roster, type UnitSlot } from './roster.ts';
import { forEvery, type ScenarioId } from './scenarios/index.ts';
import type { Batirnos } from './shape.ts';
import { AWAITED, PARALYSED, SECOND, SHAKEN, type Side, type State } from './state.ts';

/** What never changes in a scenario. */
export interface Ground {
  readonly scenario: ScenarioId;
  readonly setup: Scenario;
  readonly field: Field;
  readonly roster: Roster;
  readonly data: Data;
  readonly cards: readonly OrderCard[];
  readonly troops: readonly Troop[];
  readonly leaders: readonly Leader[];
  readonly sectors: SectorTables;
}

export interface Battle extends Ground {
  readonly state: State;
  readonly options: Batirnos['options'];
}

export type BattleOf = (look: {
  readonly state: State;
  readonly scenario: ScenarioId;
  readonly options: Batirnos['options'];
}) => Battle;

/** Lays out the ground of every scenario once. */
export function grounds(data: Data): Readonly<Record<ScenarioId, Ground>> {
  const sectors = sectorTables(data.sectors);
  const lay = (scenario: ScenarioId): Ground => {
    const setup = data.scenarios[scenario];
    let laid: Pick<Ground, 'field' | 'roster'> | undefined;
    /** When somebody first comes to it: a match is played on one of them. */
    const lie = () => {
      if (laid) return laid;
      const field = createField(setup.map);
      laid = { field, roster: createRoster(setup, field, data.troops.troops, data.generals.leaders) };
      return laid;
    };
    return {
      scenario,
      setup,
      get field() {
        return lie().field;
      },
      get roster() {
        return lie().roster;
      },
      data,
      cards: data.orders.cards,
      troops: data.troops.troops,
      leaders: data.generals.leaders,
      sectors,
    };
  };
  return forEvery(lay);
}

/** Written out, so that all battles have one shape. */
export const battleOn = (ground: Ground, state: State, options: Batirnos['options']): Battle => ({
  scenario: ground.scenario,
  setup: ground.setup,
  field: ground.field,
  roster: ground.roster,
  data: ground.data,
  cards: ground.cards,
  troops: ground.troops,
  leaders: ground.leaders,
  sectors: ground.sectors,
  state,
  options,
});

export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0);
export const asSide = (side: number): Side => (side === 0 ? 0 : 1);

// Units

export const slot = ({ roster }: Battle, unit: number): UnitSlot => at(roster.units, unit);
export const sideOf = (b: Battle, unit: number): Side => slot(b, unit).side;
export const cellOf = ({ state }: Battle, unit: number): number => state.cell[unit] ?? -1;
export const facingOf = ({ state }: Battle, unit: number): number => state.facing[unit] ?? 0;
export const strengthOf = ({ state }: Battle, unit: number): number => state.strength[unit] ?? 0;
export const divisionOf = ({ state }: Battle, unit: number): number => state.division[unit] ?? -1;
export const onMap = ({ state }: Battle, unit: number): boolean => (state.cell[unit] ?? -1) >= 0;
export const exists = ({ state }: Battle, unit: number): boolean => (state.troop[unit] ?? -1) >= 0;

export const marked = ({ state }: Battle, unit: number, mark: number): boolean =>
  ((state.marks[unit] ?? 0) & mark) !== 0;
export function mark({ state }: Battle, unit: number, bits: number): void {
  state.marks[unit] = (state.marks[unit] ?? 0) | bits;
}
export function unmark({ state }: Battle, unit: number, bits: number): void {
  state.marks[unit] = (state.marks[unit] ?? 0) & ~bits;
}
export const shaken = (b: Battle, unit: number): boolean => marked(b, unit, SHAKEN);
export const paralysed = (b: Battle, unit: number): boolean => marked(b, unit, PARALYSED);

export function troopOf({ state, troops }: Battle, unit: number): Troop {
  return at(troops, state.troop[unit] ?? -1);
}

/** The values of its card that hold now: squares by strength, dragoons and guns by their state (nqsb.9.7, nqsb.9.15.bonus). */
export function seriesOf(b: Battle, unit: number): Series {
  const troop = troopOf(b, unit);
  const { series } = troop;
  const second = troop.type === 'Q' ? strengthOf(b, unit) <= 3 : marked(b, unit, SECOND);
  return (second ? series[1] : undefined) ?? at(series, 0);
}

export const typeOf = (b: Battle, unit: number): TroopType => troopOf(b, unit).type;
export const has = (b: Battle, unit: number, ability: TroopAbility): boolean =>
  seriesOf(b, unit).abilities.includes(ability);
export const isCavalry = (b: Battle, unit: number): boolean => has(b, unit, 'cavalry');
export const isInfantry = (b: Battle, unit: number): boolean => has(b, unit, 'infantry');
export const isArtillery = (b: Battle, unit: number): boolean => has(b, unit, 'artillery');
/** nqsb.9.4.1: units not in open order are in closed order. */
export const isOpen = (b: Battle, unit: number): boolean => has(b, unit, 'open');

/** The row of the tables its troops follow (R71, R79). */
export function classOf(b: Battle, unit: number): TroopClass {
  const type = typeOf(b, unit);
  switch (type) {
    case 'R':
      return 'CM';
    case 'PM':
    case 'Q':
      return 'Pi';
    case 'Dr':
      return marked(b, unit, SECOND) ? 'FL' : 'CL';
    default:
      return type;
  }
}

/** R79: the type by which divisions and lines are reckoned. */
export function kindOf(b: Battle, unit: number): TroopType {
  const type = typeOf(b, unit);
  if (type === 'Q') return 'PM';
  return type === 'R' ? 'CM' : type;
}

/** nqsb.10.12 */
export const weakened = (b: Battle, unit: number): boolean => strengthOf(b, unit) === 1;

export function unitsWhere(b: Battle, wanted: (unit: number) => boolean): number[] {
  const found: number[] = [];
  const { cell } = b.state;
  for (let unit = 0; unit < cell.length; unit++) if ((cell[unit] ?? -1) >= 0 && wanted(unit)) found.push(unit);
  return found;
}
/** The units of a division that are on the map. */
export const membersOf = (b: Battle, division: number): number[] =>
  unitsWhere(b, unit => b.state.division[unit] === division);

const stands = new WeakMap<number[], Int16Array>();

/** Which unit stands in each hex, the first of two while one passes through; kept up to date by `put`. */
function standing({ state, field }: Battle): Int16Array {
  const known = stands.get(state.cell);
  if (known) return known;
  const found = new Int16Array(field.terrain.length).fill(-1);
  state.cell.forEach((cell, unit) => {
    if (found[cell] === -1) found[cell] = unit;
  });
  stands.set(state.cell, found);
  return found;
}

export const unitAt = (b: Battle, cell: number): number => standing(b)[cell] ?? -1;

/** Puts a unit in a hex, or off the map. */
export function put(b: Battle, unit: number, cell: number): void {
  const where = standing(b);
  const old = b.state.cell[unit] ?? -1;
  if (old >= 0 && where[old] === unit)
    where[old] = b.state.cell.findIndex((other, index) => other === old && index !== unit);
  b.state.cell[unit] = cell;
  if (cell < 0) return;
  const there = where[cell] ?? -1;
  where[cell] = there < 0 ? unit : Math.min(there, unit);
}

/** Whether another unit stands in the hex as well. */
export const sharedBy = ({ state }: Battle, unit: number, cell: number): boolean =>
  state.cell.some((other, index) => other === cell && index !== unit);

/** Units of the other side next to a hex. */
export function enemiesNear(b: Battle, cell: number, side: Side): number[] {
  const found: number[] = [];
  const where = standing(b);
  for (const next of b.field.around[cell] ?? []) {
    const unit = where[next] ?? -1;
    if (unit >= 0 && sideOf(b, unit) !== side) found.push(unit);
  }
  return found;
}

/** Whether a hex is next to an enemy that is not shaken. */
export const nearUnshaken = (b: Battle, cell: number, side: Side): boolean =>
  enemiesNear(b, cell, side).some(unit => !shaken(b, unit));

export const apart = (b: Battle, one: number, other: number): number =>
  farFrom(b.field, cellOf(b, one), cellOf(b, other));
export const adjacent = (b: Battle, one: number, other: number): boolean =>
  onMap(b, one) && onMap(b, other) && apart(b, one, other) === 1;

// Ground

/** What the ground of a hex does to a unit; null in the open. */
export function effectOn(b: Battle, unit: number, cell: number): Effect | null {
  const kind = groundKind(b.field.terrain[cell] ?? 0);
  return kind === null ? null : b.data.terrain[kind][classOf(b, unit)];
}

/** The rows of the terrain tables, by ground and class of troops. */
const GROUND_RULES: Readonly<Record<'area' | 'wood' | 'difficult', Readonly<Record<TroopClass, string>>>> = {
  area: {
    CP: 'nqsb.5.4.1.cav',
    CM: 'nqsb.5.4.1.cav',
    CL: 'nqsb.5.4.1.cav',
    FP: 'nqsb.5.4.1.inf',
    Pi: 'nqsb.5.4.1.inf',
    FL: 'nqsb.5.4.1.inf',
    AL: 'nqsb.5.4.1.art',
    AP: 'nqsb.5.4.1.art',
  },
  wood: {
    CP: 'nqsb.5.4.2.closed',
    CM: 'nqsb.5.4.2.closed',
    CL: 'nqsb.5.4.2.cl',
    FP: 'nqsb.5.4.2.fp',
    Pi: 'nqsb.5.4.2.pm',
    FL: 'nqsb.5.4.2.fl',
    AL: 'nqsb.5.4.2.art',
    AP: 'nqsb.5.4.2.art',
  },
  difficult: {
    CP: 'nqsb.5.4.3.closed',
    CM: 'nqsb.5.4.3.closed',
    CL: 'nqsb.5.4.3.open',
    FP: 'nqsb.5.4.3.closed',
    Pi: 'nqsb.5.4.3.closed',
    FL: 'nqsb.5.4.3.open',
    AL: 'nqsb.5.4.3.art',
    AP: 'nqsb.5.4.3.art',
  },
};

/** The Dunes: whether a hex of the sea has been bared by the ebb, and is a beach for those on horseback. */
export function bared({ setup, state, field }: Battle, cell: number): boolean {
  const { tide } = setup.rules;
  return (
    tide !== undefined &&
    state.turn >= tide.from &&
    field.grid.column[cell] === tide.column - 1 &&
    field.terrain[cell] === IMPASSABLE
  );
}

/** The rule by which the ground of a hex does what it does to a unit. */
export function groundRule(b: Battle, unit: number, cell: number): string {
  const terrain = b.field.terrain[cell] ?? 0;
  const kind = groundKind(terrain);
  if (kind !== null) return GROUND_RULES[kind][classOf(b, unit)];
  return terrain === IMPASSABLE ? 'nqsb.5.4.5' : 'nqsb.5.4.open';
}

export function groundKind(terrain: number): keyof Omit<Terrain, 'readings' | 'cover'> | null {
  if (terrain === WOOD) return 'wood';
  if (terrain === AREA) return 'area';
  return terrain === DIFFICULT ? 'difficult' : null;
}

/** nqsb.10.18, nqsb.5.3.2.optional: cavalry crosses an area without occupying it. */
export const inArea = (b: Battle, unit: number): boolean =>
  b.field.terrain[cellOf(b, unit)] === AREA && effectOn(b, unit, cellOf(b, unit))?.enter === 'occupy';

// Leaders and divisions

export const leaderSlot = ({ roster }: Battle, leader: number): LeaderSlot => at(roster.leaders, leader);
export const divisionSlot = ({ roster }: Battle, division: number): DivisionSlot => at(roster.divisions, division);
export const leaderCard = (b: Battle, leader: number): Leader => at(b.leaders, b.state.leader[leader] ?? -1);
export const postOf = ({ state }: Battle, leader: number): number => state.post[leader] ?? -1;
export const inPlay = ({ state }: Battle, leader: number): boolean =>
  (state.leader[leader] ?? -1) >= 0 && (state.post[leader] ?? -1) >= 0;

export function leadersWhere({ state }: Battle, wanted: (leader: number) => boolean): number[] {
  const found: number[] = [];
  state.post.forEach((post, leader) => {
    if (post >= 0 && (state.leader[leader] ?? -1) >= 0 && wanted(leader)) found.push(leader);
  });
  return found;
}

/** The leaders of a side in a hex. */
export const leadersAt = (b: Battle, cell: number, side: Side): number[] =>
  leadersWhere(b, leader => b.state.post[leader] === cell && leaderSlot(b, leader).side === side);

/** Whether a leader of the side is in a hex. */
export function isLed({ state, roster }: Battle, cell: number, side: Side): boolean {
  const { post, leader: who } = state;
  for (let leader = 0; leader < post.length; leader++)
    if (post[leader] === cell && (who[leader] ?? -1) >= 0 && roster.leaders[leader]?.side === side) return true;
  return false;
}

/** nqsb.10.1: the leaders in the hex of a unit. */
export const aggregated = (b: Battle, unit: number): number[] =>
  onMap(b, unit) ? leadersAt(b, cellOf(b, unit), sideOf(b, unit)) : [];

export const generalOf = (b: Battle, division: number): number => divisionSlot(b, division).leader;

/** Divisions of a side that have units, lost ones included, and have not routed; on the field once their general is. */
export function divisionsOf(b: Battle, side: Side): number[] {
  const found: number[] = [];
  b.roster.divisions.forEach((one, division) => {
    if (one.side !== side || b.state.routed.includes(division)) return;
    // nqsb.10.15.permanent: units given to another division are that one's; a reserve that has given all is none.
    if (b.state.division.some((own, unit) => own === division && exists(b, unit))) found.push(division);
  });
  return found;
}

export const onField = (b: Battle, division: number): boolean => inPlay(b, generalOf(b, division));

/** Whether a division may enter from this turn on. */
export const isDue = ({ state }: Battle, division: number): boolean => {
  const due = state.due[division] ?? 0;
  return due > 0 && state.turn >= due;
};
export const awaited = ({ state }: Battle, unit: number): boolean => state.cell[unit] === AWAITED;

/** Set-up: who stands where before the first turn (gui.2.scenario-choice). */
import { directionNamed, neighbour } from '@carroccio/boards';
import { isPassable, place } from '../04-movement/movement.ts';
import { ableAgainst } from '../06-combat/contact.ts';
import { newSiege } from '../11-sieges/siege.ts';
import { type Battle, cellOf, isMounted, isOccupied, man, other, sideOf } from '../battle.ts';
import type { Scenario, Zone } from '../data/scenarios.ts';
import type { Field } from '../field.ts';
import type { Roster } from '../roster.ts';
import { ABSENT, type Aside, AWAITED, type Engine, type Entry, type Horse, type State } from '../state.ts';

const emptyWorks = (): State['works'] => ({
  // gui.9.2.3.2b
  gate: 'closed',
  ruins: [],
  torn: [],
  burnt: [],
  flames: [],
  naphtha: [],
});

/** What is laid on a table, apart from the men themselves. */
export const emptyTable = (): Aside['table'] => ({
  ground: null,
  turn: 0,
  phase: 0,
  first: 0,
  horses: [],
  carries: [],
  prisoners: [],
  loot: [],
  tested: [],
  faced: [],
  missed: [],
  spare: [],
  volley: { target: -1, hexes: 0, closed: [] },
  charges: [],
  formations: [],
  attacks: [],
  tasks: [],
  covered: [],
  works: emptyWorks(),
  engines: [],
  ladders: [],
  grapnels: [],
  entries: [],
  exits: [],
  fought: false,
});

export function blankState(roster: Roster): State {
  const each = <T>(value: T): T[] => roster.men.map(() => value);
  return {
    ...emptyTable(),
    cell: each(ABSENT),
    tail: each(-1),
    health: each(0),
    marks: each(0),
    side: each(-1),
    ride: each(-1),
    arrows: each(0),
    fielded: each(-1),
    siege: null,
  };
}

export const newHorse = (of: number, side: number): Horse => ({
  of,
  head: -1,
  tail: -1,
  dead: false,
  rider: -1,
  leader: -1,
  side,
});

/** A character gets his horse under him. */
export function saddle(state: State, unit: number): void {
  state.horses.push({ ...newHorse(unit, state.side[unit] ?? -1), rider: unit });
  state.ride[unit] = state.horses.length - 1;
}

export const newLadder = (side: number): State['ladders'][number] => ({
  side,
  cell: -1,
  other: -1,
  direction: -1,
  climber: -1,
  bearers: [],
  gone: false,
  since: 0,
});
export const newGrapnel = (side: number): State['grapnels'][number] => ({
  side,
  bearer: -1,
  cell: -1,
  to: -1,
  climber: -1,
  top: false,
  roof: false,
  gone: false,
});
export const newEngine = (kind: Engine['kind'], side: number): Engine => ({
  kind,
  side,
  head: -1,
  tail: -1,
  arrow: 0,
  corner: false,
  load: 0,
  gone: false,
  jammed: false,
});

/** The state of a scenario before anybody is placed. */
export function initialState(scenario: Scenario, roster: Roster, field: Field): State {
  const state = blankState(roster);
  for (const { side, characters, mounted } of scenario.groups)
    for (const id of characters) {
      const unit = roster.byId.get(id) ?? -1;
      state.side[unit] = side;
      state.fielded[unit] = mounted.includes(id) ? 1 : 0;
      if (mounted.includes(id) && !scenario.siege) saddle(state, unit);
    }
  for (const { side } of scenario.sheep)
    roster.men.forEach((one, unit) => {
      if (one.animal) state.side[unit] = side;
    });
  for (const { of } of scenario.riderless) {
    const unit = roster.byId.get(of) ?? -1;
    state.horses.push(newHorse(unit, state.side[unit] ?? -1));
  }
  const cell = (name: string): number => field.ids.get(name) ?? -1;
  for (const { hexes, count } of scenario.loot)
    for (let index = 0; index < count; index++) state.loot.push({ cell: cell(hexes[index] ?? ''), bearer: -1 });
  for (const gear of scenario.equipment) equip(state, roster, field, gear, cell);
  state.siege = newSiege(scenario);
  return state;
}

function equip(
  state: State,
  roster: Roster,
  field: Field,
  { kind, side, count = 1, at = [], arrow, loaded = false }: Scenario['equipment'][number],
  cell: (name: string) => number,
): void {
  const [head = -1, tail = head] = at.map(cell);
  if (kind === 'ladder')
    for (let index = 0; index < (at.length > 0 ? 1 : count); index++)
      state.ladders.push({ ...newLadder(side), cell: head, other: tail });
  if (kind === 'grapnel') for (let index = 0; index < count; index++) state.grapnels.push(newGrapnel(side));
  if (kind === 'fireArrows')
    roster.men.forEach((one, unit) => {
      if (state.side[unit] === side && one.code[2] === 'a') state.arrows[unit] = count;
    });
  if (kind === 'stoneThrower' || kind === 'greekFire') {
    const way = arrow ? directionNamed(field.grid, arrow) : head === tail ? 0 : directionBetween(field, tail, head);
    state.engines.push({ ...newEngine(kind, side), head, tail, arrow: way, load: loaded ? 9 : 0 });
  }
}
const directionBetween = ({ grid }: Field, from: number, to: number): number => {
  for (let way = 0; way < 6; way++) if (neighbour(grid, from, way) === to) return way;
  return 0;
};

export const groupUnits = (b: Battle, group: number): number[] =>
  (b.scenario.groups[group]?.characters ?? []).map(id => b.roster.byId.get(id) ?? -1);

export const zonesOf = (b: Battle, group: number): Zone[] =>
  (b.scenario.groups[group]?.placement ?? []).flatMap(place => (place.kind === 'zone' ? [place] : []));

const eligible = (b: Battle, unit: number, who: readonly string[] | undefined): boolean =>
  who === undefined || who.includes(man(b, unit).id);

export const cellsOfZone = (b: Battle, { hexes }: Zone): number[] => hexes.map(name => b.field.ids.get(name) ?? -1);

/** Zones with room for one more of the group, once what each zone still needs is kept back. */
export function openZones(b: Battle, unit: number, group: number): Zone[] {
  const units = groupUnits(b, group);
  const count = (zone: Zone): number => {
    const cells = cellsOfZone(b, zone);
    return units.filter(one => cells.includes(cellOf(b, one))).length;
  };
  const waiting = units.filter(one => b.state.cell[one] === ABSENT);
  const missing = (zone: Zone): number => Math.max(0, (zone.min ?? 0) - count(zone));
  const all = zonesOf(b, group);
  return all
    .filter(zone => eligible(b, unit, zone.who))
    .filter(zone => count(zone) < (zone.max ?? Number.POSITIVE_INFINITY))
    .filter(zone => {
      const kept = all.reduce((sum, one) => sum + (one === zone ? Math.max(0, missing(one) - 1) : missing(one)), 0);
      return waiting.length - 1 >= kept;
    })
    .filter(
      zone =>
        waiting.filter(one => one !== unit && eligible(b, one, zone.who)).length >= Math.max(0, missing(zone) - 1),
    );
}

/** A zone of a group: who stands there, how many may and must, and whether this man may join them. */
export interface ZoneRoom {
  readonly cells: readonly number[];
  readonly standing: number;
  readonly least: number;
  readonly most: number | null;
  readonly open: boolean;
}

export function zoneRooms(b: Battle, unit: number, group: number): ZoneRoom[] {
  const open = openZones(b, unit, group);
  const units = groupUnits(b, group);
  return zonesOf(b, group).map(zone => {
    const cells = cellsOfZone(b, zone);
    return {
      cells,
      standing: units.filter(one => cells.includes(cellOf(b, one))).length,
      least: zone.min ?? 0,
      most: zone.max ?? null,
      open: open.includes(zone),
    };
  });
}

/** Whether he may wait off the table instead. */
export function mayEnterLater(b: Battle, unit: number, group: number): boolean {
  const entry = (b.scenario.groups[group]?.placement ?? []).some(
    one => one.kind === 'enter' && eligible(b, unit, one.who),
  );
  if (!entry) return false;
  const units = groupUnits(b, group);
  const waiting = units.filter(one => b.state.cell[one] === ABSENT).length - 1;
  const kept = zonesOf(b, group).reduce((sum, zone) => {
    const cells = cellsOfZone(b, zone);
    return sum + Math.max(0, (zone.min ?? 0) - units.filter(one => cells.includes(cellOf(b, one))).length);
  }, 0);
  return waiting >= kept;
}

/** Directions in which a horseman with his head here can face: his tail must have room too. */
export function facingsAt(b: Battle, unit: number, head: number, zone: readonly number[] | null): number[] {
  return [0, 1, 2, 3, 4, 5].filter(way => {
    const tail = neighbour(b.field.grid, head, (way + 3) % 6);
    return (
      tail >= 0 &&
      (zone === null || zone.includes(tail)) &&
      isPassable(b, unit, tail, true) &&
      !isOccupied(b, tail, unit)
    );
  });
}

/** Hexes in which a character of a group may be placed. */
export function placingCells(b: Battle, unit: number, group: number): number[] {
  const found = new Set<number>();
  for (const zone of openZones(b, unit, group)) {
    const cells = cellsOfZone(b, zone);
    for (const cell of cells) {
      if (!isPassable(b, unit, cell) || isOccupied(b, cell, unit)) continue;
      if (isMounted(b, unit) && facingsAt(b, unit, cell, cells).length === 0) continue;
      if (zone.apart && (ableAgainst(b, sideOf(b, unit), cell).length > 0 || besideEnemy(b, unit, cell))) continue;
      found.add(cell);
    }
  }
  return [...found];
}
const besideEnemy = (b: Battle, unit: number, cell: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(way => {
    const next = neighbour(b.field.grid, cell, way);
    return next >= 0 && b.state.cell.some((there, one) => there === next && sideOf(b, one) === other(sideOf(b, unit)));
  });

/** The zone a hex of this group belongs to, for the tail. */
export const zoneAt = (b: Battle, unit: number, group: number, cell: number): number[] =>
  openZones(b, unit, group)
    .map(zone => cellsOfZone(b, zone))
    .find(cells => cells.includes(cell)) ?? [];

/** Puts whoever waits off the table in the list of those to come. */
export function awaitEntry(b: Battle, unit: number, group: number): void {
  const placement = (b.scenario.groups[group]?.placement ?? []).find(
    one => one.kind === 'enter' && eligible(b, unit, one.who),
  );
  b.state.cell[unit] = AWAITED;
  if (placement?.kind !== 'enter') return;
  const { sides, turn, split = false } = placement;
  const known = b.state.entries.find(
    entry =>
      entry.turn === turn &&
      entry.sides.join() === sides.join() &&
      sideOf(b, entry.units[0] ?? unit) === sideOf(b, unit),
  );
  if (known) known.units.push(unit);
  else b.state.entries.push(newEntry([unit], [...sides], turn, split));
}
export const newEntry = (units: number[], sides: number[], turn: number, split = false): Entry => ({
  units,
  sides,
  turn,
  split,
  came: [0, 0, 0, 0, 0],
});

export function putOn(b: Battle, unit: number, to: number, direction: number): void {
  place(b, unit, to, isMounted(b, unit) ? neighbour(b.field.grid, to, (direction + 3) % 6) : -1);
}

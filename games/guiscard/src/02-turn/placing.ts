/** Where somebody may be placed in the set-up: the zones of his group, and the room in them (gui.2.scenario-choice). */
import { neighbour } from '@carroccio/boards';
import { isPassable, place } from '../04-movement/movement.ts';
import { ableAgainst } from '../06-combat/contact.ts';
import { type Battle, cellOf, isMounted, isOccupied, man, other, sideOf } from '../battle.ts';
import type { Zone } from '../data/scenarios.ts';
import type { Field } from '../field.ts';
import { ABSENT, AWAITED } from '../state.ts';
import { newEntry } from './setup.ts';

export const groupUnits = (b: Battle, group: number): number[] =>
  (b.scenario.groups[group]?.characters ?? []).map(id => b.roster.byId.get(id) ?? -1);

export const zonesOf = (b: Battle, group: number): Zone[] =>
  (b.scenario.groups[group]?.placement ?? []).flatMap(place => (place.kind === 'zone' ? [place] : []));

const eligible = (b: Battle, unit: number, who: readonly string[] | undefined): boolean =>
  who === undefined || who.includes(man(b, unit).id);

/** The hexes of a zone on its ground, looked up once: they are asked for at every placing. */
const zoneCells = new WeakMap<Field, WeakMap<Zone, ReadonlySet<number>>>();

export function cellsOfZone({ field }: Battle, zone: Zone): ReadonlySet<number> {
  const known = zoneCells.get(field) ?? new WeakMap<Zone, ReadonlySet<number>>();
  zoneCells.set(field, known);
  const cells = known.get(zone) ?? new Set(zone.hexes.map(name => field.ids.get(name) ?? -1));
  known.set(zone, cells);
  return cells;
}

/** Zones with room for one more of the group, once what each zone still needs is kept back. */
export function openZones(b: Battle, unit: number, group: number): Zone[] {
  const units = groupUnits(b, group);
  const count = (zone: Zone): number => {
    const cells = cellsOfZone(b, zone);
    return units.filter(one => cells.has(cellOf(b, one))).length;
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
      cells: [...cells],
      standing: units.filter(one => cells.has(cellOf(b, one))).length,
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
    return sum + Math.max(0, (zone.min ?? 0) - units.filter(one => cells.has(cellOf(b, one))).length);
  }, 0);
  return waiting >= kept;
}

/** Directions in which a horseman with his head here can face: his tail must have room too. */
export const facingsAt = (b: Battle, unit: number, head: number, zone: ReadonlySet<number> | null): number[] =>
  WAYS.filter(way => canFace(b, unit, head, zone, way));

function canFace(b: Battle, unit: number, head: number, zone: ReadonlySet<number> | null, way: number): boolean {
  const tail = neighbour(b.field.grid, head, (way + 3) % 6);
  return (
    tail >= 0 && (zone === null || zone.has(tail)) && isPassable(b, unit, tail, true) && !isOccupied(b, tail, unit)
  );
}
const WAYS = [0, 1, 2, 3, 4, 5];

/** Hexes in which a character of a group may be placed. */
export const placingCells = (b: Battle, unit: number, group: number): number[] => [...new Set(places(b, unit, group))];
export const canBePlaced = (b: Battle, unit: number, group: number): boolean => !places(b, unit, group).next().done;

function* places(b: Battle, unit: number, group: number): Generator<number> {
  for (const zone of openZones(b, unit, group)) {
    const cells = cellsOfZone(b, zone);
    for (const cell of cells) {
      if (!isPassable(b, unit, cell) || isOccupied(b, cell, unit)) continue;
      if (isMounted(b, unit) && !WAYS.some(way => canFace(b, unit, cell, cells, way))) continue;
      if (zone.apart && (ableAgainst(b, sideOf(b, unit), cell).length > 0 || besideEnemy(b, unit, cell))) continue;
      yield cell;
    }
  }
}
const besideEnemy = (b: Battle, unit: number, cell: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(way => {
    const next = neighbour(b.field.grid, cell, way);
    return next >= 0 && b.state.cell.some((there, one) => there === next && sideOf(b, one) === other(sideOf(b, unit)));
  });

/** The zone a hex of this group belongs to, for the tail. */
export const zoneAt = (b: Battle, unit: number, group: number, cell: number): ReadonlySet<number> =>
  openZones(b, unit, group)
    .map(zone => cellsOfZone(b, zone))
    .find(cells => cells.has(cell)) ?? new Set();

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
export function putOn(b: Battle, unit: number, to: number, direction: number): void {
  place(b, unit, to, isMounted(b, unit) ? neighbour(b.field.grid, to, (direction + 3) % 6) : -1);
}

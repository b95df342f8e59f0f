/** Where pieces may be deployed (nqsb.2.3). */
import type { Action } from '@carroccio/kernel';
import {
  type Battle,
  divisionSlot,
  effectOn,
  exists,
  generalOf,
  isArtillery,
  leaderCard,
  leadersWhere,
  postOf,
  slot,
  typeOf,
  unitAt,
} from './battle.ts';
import { IMPASSABLE, wayFrom } from './field.ts';
import type { Batirnos } from './shape.ts';
import { AWAITED, type Side } from './state.ts';

/** nqsb.2.3.stacking, nqsb.2.3.no-aggregate: a hex holds one piece. */
export const isFree = (b: Battle, cell: number): boolean =>
  b.field.terrain[cell] !== IMPASSABLE &&
  unitAt(b, cell) < 0 &&
  leadersWhere(b, leader => postOf(b, leader) === cell).length === 0;

/** Whether the ground lets a unit stand in a hex. */
function suits(b: Battle, unit: number, cell: number): boolean {
  const effect = effectOn(b, unit, cell);
  return effect === null || effect.enter === 'occupy';
}

const freeZone = (b: Battle, side: Side): number[] => (b.roster.zones[side] ?? []).filter(cell => isFree(b, cell));

/** Units of a division still to be placed. */
export const unplaced = (b: Battle, division: number): number[] =>
  divisionSlot(b, division).units.filter(unit => exists(b, unit) && b.state.cell[unit] === AWAITED);

/** nqsb.2.3.command: the free hexes of the zone within reach of a general in `post`. */
function within(b: Battle, division: number, post: number, zone: readonly number[]): number[] {
  const reach = leaderCard(b, generalOf(b, division)).morale;
  return zone.filter(cell => cell !== post && wayFrom(b.field, post, cell) <= reach);
}

/** Whether all these units find hexes of their own among the cells: a matching. */
function allFit(b: Battle, units: readonly number[], cells: readonly number[]): boolean {
  const taken = new Map<number, number>();
  const seat = (unit: number, tried: Set<number>): boolean => {
    for (const cell of cells) {
      if (tried.has(cell) || !suits(b, unit, cell)) continue;
      tried.add(cell);
      const holder = taken.get(cell);
      if (holder === undefined || seat(holder, tried)) {
        taken.set(cell, unit);
        return true;
      }
    }
    return false;
  };
  return units.every(unit => seat(unit, new Set()));
}

const attached = (b: Battle, division: number): number[] => unplaced(b, division).filter(unit => !slot(b, unit).zone);

/** Where a division's general may stand so that his units find room; anywhere in the zone if nowhere does. */
export function generalPosts(b: Battle, division: number): number[] {
  const { side } = divisionSlot(b, division);
  const zone = freeZone(b, side);
  const units = attached(b, division);
  const good = zone.filter(post => allFit(b, units, within(b, division, post, zone)));
  return good.length > 0 ? good : zone;
}

/** Where the next unit may stand, leaving room for those after it. */
export function unitPosts(b: Battle, division: number, unit: number): number[] {
  const { zone: own } = slot(b, unit);
  if (own) return own.filter(cell => isFree(b, cell) && suits(b, unit, cell));
  const { side } = divisionSlot(b, division);
  const zone = freeZone(b, side);
  const near = within(b, division, postOf(b, generalOf(b, division)), zone);
  const rest = attached(b, division).filter(other => other !== unit);
  const good = near.filter(
    cell =>
      suits(b, unit, cell) &&
      allFit(
        b,
        rest,
        near.filter(other => other !== cell),
      ),
  );
  if (good.length > 0) return good;
  const anywhere = zone.filter(cell => suits(b, unit, cell));
  return anywhere.length > 0 ? anywhere : zone;
}

/** nqsb.2.3.facing; guns limbered or in battery, dragoons mounted or on foot, as their owner likes. */
export function placements(b: Battle, division: number, unit: number): Action<Batirnos, 'placeUnit'>[] {
  const two = isArtillery(b, unit) || typeOf(b, unit) === 'Dr' ? [false, true] : [false];
  return unitPosts(b, division, unit).flatMap(to =>
    two.flatMap(second => {
      const facings = second && isArtillery(b, unit) ? [b.roster.front[slot(b, unit).side] ?? 0] : [0, 1, 2, 3, 4, 5];
      return facings.map(facing => ({ type: 'placeUnit' as const, unit, to, facing, second }));
    }),
  );
}

export const leaderPosts = (b: Battle, side: Side): number[] => freeZone(b, side);

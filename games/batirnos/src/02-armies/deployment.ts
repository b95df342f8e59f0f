/** Where pieces may be deployed (nqsb.2.3). */
import type { Action } from '@carroccio/kernel';
import type { Why } from '../09-abilities/refusing.ts';
import {
  type Battle,
  divisionSlot,
  effectOn,
  exists,
  generalOf,
  groundRule,
  isArtillery,
  leaderCard,
  leadersWhere,
  postOf,
  slot,
  typeOf,
  unitAt,
} from '../battle.ts';
import { FACINGS, IMPASSABLE, wayFrom } from '../field.ts';
import type { Batirnos } from '../shape.ts';
import { AWAITED, type Side } from '../state.ts';

/** nqsb.2.3.stacking, nqsb.2.3.no-aggregate: a hex holds one piece. */
export const isFree = (b: Battle, cell: number): boolean =>
  b.field.terrain[cell] !== IMPASSABLE &&
  unitAt(b, cell) < 0 &&
  leadersWhere(b, leader => postOf(b, leader) === cell).length === 0;

/** nqsb.5.4.5, nqsb.2.3.stacking: why nothing can be put in a hex of the zone. */
function whyNotFree(b: Battle, cell: number): Why {
  if (isFree(b, cell)) return undefined;
  return b.field.terrain[cell] === IMPASSABLE
    ? { rule: 'nqsb.5.4.5', reason: 'wrongGround', cell }
    : { rule: 'nqsb.2.3.stacking', reason: 'occupied', cell };
}

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

/** R95: where a division's general may stand so that his units find room; anywhere in the zone if nowhere does. */
export function generalPosts(b: Battle, division: number): number[] {
  const { side } = divisionSlot(b, division);
  const zone = freeZone(b, side);
  const units = attached(b, division);
  const good = zone.filter(post => allFit(b, units, within(b, division, post, zone)));
  return good.length > 0 ? good : zone;
}

/** nqsb.2.3, nqsb.2.3.stacking: why no piece of this side may stand in a hex. */
export function whyNoLeaderPost(b: Battle, side: Side, to: number): Why {
  if (!(b.roster.zones[side] ?? []).includes(to)) return { rule: 'nqsb.2.3.command', reason: 'notInZone', cell: to };
  return whyNotFree(b, to);
}

/** Why a division's general does not take his post there. */
export const whyNoGeneralPost = (b: Battle, division: number, to: number): Why =>
  whyNoLeaderPost(b, divisionSlot(b, division).side, to) ??
  (generalPosts(b, division).includes(to) ? undefined : { rule: 'nqsb.2.3.command', reason: 'noRoom', cell: to });

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

/** nqsb.2.3.command: why a unit is not placed in a hex. */
function whyNoUnitPost(b: Battle, division: number, unit: number, to: number): Why {
  if (unitPosts(b, division, unit).includes(to)) return undefined;
  const rule = 'nqsb.2.3.command';
  const { zone: own } = slot(b, unit);
  if (own && !own.includes(to)) return { rule, reason: 'notInZone', cell: to };
  const taken = own ? whyNotFree(b, to) : whyNoLeaderPost(b, divisionSlot(b, division).side, to);
  if (taken) return taken;
  if (!suits(b, unit, to)) return { rule: groundRule(b, unit, to), reason: 'wrongGround', cell: to };
  const post = postOf(b, generalOf(b, division));
  return within(b, division, post, [to]).length === 0
    ? { rule, reason: 'beyondGeneral', unit, division }
    : { rule, reason: 'noRoom', cell: to };
}

/** nqsb.2.3: why a unit is not placed so. */
export function whyNoPlacement(
  b: Battle,
  division: number,
  { unit, to, second }: Omit<Action<Batirnos, 'placeUnit'>, 'type'>,
): Why {
  const [next] = unplaced(b, division);
  const rule = 'nqsb.2.3.command';
  if (b.state.post[generalOf(b, division)] === AWAITED)
    return { rule: 'nqsb.2.3.general', reason: 'generalFirst', unit };
  if (unit !== next)
    return unplaced(b, division).includes(unit)
      ? { rule, reason: 'notNext', unit }
      : divisionSlot(b, division).units.includes(unit)
        ? { rule, reason: 'isPlaced', unit }
        : { rule, reason: 'otherDivision', unit };
  const barred = whyNoUnitPost(b, division, unit, to);
  if (barred) return barred;
  return second && !hasTwoForms(b, unit)
    ? { rule: 'nqsb.2.3.facing', reason: 'oneForm', unit }
    : { rule: 'nqsb.9.2.no-front', reason: 'keepsFacing', unit };
}

const hasTwoForms = (b: Battle, unit: number): boolean => isArtillery(b, unit) || typeOf(b, unit) === 'Dr';

/** nqsb.2.3.facing, R96: guns limbered or in battery, dragoons mounted or on foot, as their owner likes. */
export function placements(b: Battle, division: number, unit: number): Action<Batirnos, 'placeUnit'>[] {
  const two = hasTwoForms(b, unit) ? [false, true] : [false];
  return unitPosts(b, division, unit).flatMap(to =>
    two.flatMap(second => {
      const facings = second && isArtillery(b, unit) ? [b.roster.front[slot(b, unit).side] ?? 0] : FACINGS;
      return facings.map(facing => ({ type: 'placeUnit' as const, unit, to, facing, second }));
    }),
  );
}

export const leaderPosts = (b: Battle, side: Side): number[] => freeZone(b, side);

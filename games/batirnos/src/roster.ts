/** The pieces of a scenario: units, leaders and divisions by number, and what never changes about them. */
import { facingNamed, requireCell } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import type { Leader } from './data/generals.ts';
import type { Army, Arrival, Scenario } from './data/scenarios.ts';
import type { Troop } from './data/troops.ts';
import type { Field } from './field.ts';
import type { Side } from './state.ts';

interface Name {
  readonly en: string;
  readonly it: string;
}

export interface UnitSlot {
  readonly side: Side;
  /** The division it begins in. */
  readonly division: number;
  /** Its place in the division, from 0. */
  readonly place: number;
  /** Without a name: a unit of a points battle, whose troops the players choose. */
  readonly name?: Name;
  readonly troop: number;
  readonly hex: number;
  readonly zone?: readonly number[];
}

export interface LeaderSlot {
  readonly side: Side;
  readonly role: 'cic' | 'division' | 'wing' | 'character';
  /** The division he leads, or a character is listed with; -1. */
  readonly division: number;
  readonly place: number;
  readonly card: number;
  readonly hex: number;
}

export interface DivisionSlot {
  readonly side: Side;
  readonly place: number;
  readonly name?: Name;
  readonly leader: number;
  readonly units: readonly number[];
  readonly arrival?: Arrival;
  readonly optional: boolean;
  /** The reserve under the CiC himself (nqsb.10.15). */
  readonly reserve: boolean;
}

export interface Roster {
  readonly units: readonly UnitSlot[];
  readonly leaders: readonly LeaderSlot[];
  readonly divisions: readonly DivisionSlot[];
  /** By side: the slot of its CiC, its zone, the facing of its army. */
  readonly cic: readonly number[];
  readonly zones: readonly (readonly number[])[];
  readonly front: readonly number[];
}

const MUSTERED_DIVISIONS = 5;
const MUSTERED_UNITS = 6;
const MUSTERED_WINGS = 2;
const MUSTERED_CHARACTERS = 10;

interface Lists {
  units: UnitSlot[];
  leaders: LeaderSlot[];
  divisions: DivisionSlot[];
}

/** The place of a card among its kind: a pack may name one that does not exist. */
function placeOf(cards: readonly { id: string }[], id: string): number {
  const place = cards.findIndex(card => card.id === id);
  if (place < 0) throw new Error(`there is no card "${id}"`);
  return place;
}

/** The divisions of an army that the scenario gives. */
function enlist(
  lists: Lists,
  field: Field,
  army: Army,
  side: Side,
  troops: readonly Troop[],
  leaders: readonly Leader[],
) {
  const { units, divisions } = lists;
  const card = (id: string): number => placeOf(leaders, id);
  const hexOf = (name: string | undefined): number => (name === undefined ? -1 : requireCell(field.grid, name));
  const cic = lists.leaders.length;
  lists.leaders.push({
    side,
    role: 'cic',
    division: -1,
    place: 0,
    card: card(army.cic ?? ''),
    hex: hexOf(army.cicHex),
  });
  army.divisions.forEach((division, place) => {
    const index = divisions.length;
    const leader = lists.leaders.length;
    lists.leaders.push({
      side,
      role: 'division',
      division: index,
      place,
      card: card(division.general),
      hex: hexOf(division.hex),
    });
    const members = division.units.map((unit, nth) => {
      units.push({
        side,
        division: index,
        place: nth,
        name: unit.name,
        troop: placeOf(troops, unit.troop),
        hex: hexOf(unit.hex),
        ...(unit.zone ? { zone: unit.zone.map(hexOf) } : {}),
      });
      return units.length - 1;
    });
    divisions.push({
      side,
      place,
      name: division.name,
      leader,
      units: members,
      ...(division.arrival ? { arrival: division.arrival } : {}),
      optional: division.optional ?? false,
      reserve: false,
    });
  });
  return cic;
}

/** Empty places for an army that its player will muster (nqsb.2.1.points). */
function openPlaces(lists: Lists, side: Side): number {
  const { units, leaders, divisions } = lists;
  const cic = leaders.length;
  leaders.push({ side, role: 'cic', division: -1, place: 0, card: -1, hex: -1 });
  for (let place = 0; place <= MUSTERED_DIVISIONS; place++) {
    const reserve = place === MUSTERED_DIVISIONS;
    const index = divisions.length;
    const leader = reserve ? cic : leaders.length;
    if (!reserve) leaders.push({ side, role: 'division', division: index, place, card: -1, hex: -1 });
    const members = Array.from({ length: MUSTERED_UNITS }, (_, nth) => {
      units.push({ side, division: index, place: nth, troop: -1, hex: -1 });
      return units.length - 1;
    });
    divisions.push({ side, place, leader, units: members, optional: false, reserve });
  }
  for (let place = 0; place < MUSTERED_WINGS; place++)
    leaders.push({ side, role: 'wing', division: -1, place, card: -1, hex: -1 });
  for (let place = 0; place < MUSTERED_CHARACTERS; place++)
    leaders.push({ side, role: 'character', division: -1, place, card: -1, hex: -1 });
  return cic;
}

export function createRoster(
  { sides, muster }: Scenario,
  field: Field,
  troops: readonly Troop[],
  leaders: readonly Leader[],
): Roster {
  const lists: Lists = { units: [], leaders: [], divisions: [] };
  const cic = ([0, 1] as const).map(side =>
    muster ? openPlaces(lists, side) : enlist(lists, field, at(sides, side), side, troops, leaders),
  );
  return {
    ...lists,
    cic,
    zones: sides.map(({ zone }) => zone.map(name => requireCell(field.grid, name))),
    front: sides.map(({ facing }) => facingNamed(field.grid, 'corner', facing)),
  };
}

/** Command distance, the chain of command and command capacity (nqsb.10.3, nqsb.10.4, nqsb.10.6). */

import { abilityOf, ordered } from '../02-armies/cards.ts';
import { lineOf } from '../09-abilities/line.ts';
import {
  type Battle,
  bared,
  cellOf,
  divisionOf,
  divisionsOf,
  effectOn,
  enemiesNear,
  exists,
  generalOf,
  inPlay,
  isArtillery,
  leaderCard,
  leaderSlot,
  marked,
  onField,
  onMap,
  postOf,
  seriesOf,
  shaken,
  sideOf,
} from '../battle.ts';
import { farFrom, wayFrom } from '../field.ts';
import type { Phase } from '../shape.ts';
import { FIERCE, type Side } from '../state.ts';

/** nqsb.10.6.1: up to the general's morale; the whole line forward gives two more. */
export const commandDistance = (b: Battle, division: number): number =>
  leaderCard(b, generalOf(b, division)).morale + (abilityOf(b, division) === 'wholeLine' ? 2 : 0);

/** R14: hexes round impassable ground; the beach that the ebb bares is none, and is counted from the shore. */
export function commandWay(b: Battle, from: number, to: number): number {
  const { field } = b;
  if (!bared(b, to)) return wayFrom(field, from, to);
  if (bared(b, from)) return farFrom(field, from, to);
  return 1 + Math.min(254, ...(field.around[to] ?? []).map(shore => wayFrom(field, from, shore)));
}

const reaches = (b: Battle, division: number, unit: number): boolean =>
  commandWay(b, postOf(b, generalOf(b, division)), cellOf(b, unit)) <= commandDistance(b, division);

/** nqsb.10.3.unit, nqsb.9.13.command, nqsb.10.1.orders: whether the general of this division commands the unit now. */
export function commands(b: Battle, division: number, unit: number): boolean {
  const general = generalOf(b, division);
  if (!inPlay(b, general) || !onMap(b, unit)) return false;
  const tied = b.state.tied[general] ?? -1;
  // R12, R13: that unit alone, and only while he reaches it.
  if (tied >= 0) return unit === tied && reaches(b, division, unit);
  return reaches(b, division, unit) || lineOf(b, unit).some(other => reaches(b, division, other));
}

export const inCommand = (b: Battle, unit: number): boolean => commands(b, divisionOf(b, unit), unit);

/** nqsb.10.6.1: near enough to its general, whether or not he can order it now: a general with a unit orders that alone. */
const nearItsGeneral = (b: Battle, unit: number): boolean => {
  const division = divisionOf(b, unit);
  return inPlay(b, generalOf(b, division)) && reaches(b, division, unit);
};

/** nqsb.9.2.command: guns beyond their general's reach obey any other that has them in his. */
const borrows = (b: Battle, division: number, unit: number): boolean =>
  isArtillery(b, unit) &&
  divisionOf(b, unit) !== division &&
  sideOf(b, unit) === b.roster.divisions[division]?.side &&
  !nearItsGeneral(b, unit) &&
  commands(b, division, unit);

/** Whether the general of a division has a unit under him now: one of his own in command, or guns on loan. */
export const hasUnder = (b: Battle, division: number, unit: number): boolean =>
  divisionOf(b, unit) === division ? commands(b, division, unit) : borrows(b, division, unit);

/** nqsb.9.2.command: the division whose order a unit would carry out in a phase; of several that have guns on loan, the first to act. */
export function obeyedBy(b: Battle, unit: number, phase: Phase): number {
  const lenders = divisionsOf(b, sideOf(b, unit)).filter(
    division => ordered(b, division, phase) && borrows(b, division, unit),
  );
  const rank = (division: number): number => b.state.priority[division] ?? 0;
  return lenders.reduce(
    (first, other) => (rank(other) > rank(first) ? other : first),
    lenders[0] ?? divisionOf(b, unit),
  );
}

/** The units that may act in a phase under the order of a division (nqsb.3.3, R13). */
export function actingUnits(b: Battle, division: number, phase: Phase): number[] {
  if (!ordered(b, division, phase)) return [];
  const found: number[] = [];
  b.state.cell.forEach((cell, unit) => {
    if (cell >= 0 && hasUnder(b, division, unit)) found.push(unit);
  });
  return found;
}

/** R49: whether a unit holds a melee order. */
export function holdsMelee(b: Battle, unit: number): boolean {
  if (seriesOf(b, unit).melee === null || shaken(b, unit)) return false;
  return marked(b, unit, FIERCE) || (ordered(b, divisionOf(b, unit), 'melee') && inCommand(b, unit));
}

/** R81: whether the ground lets a unit fight another; pikes fight into woods from outside (nqsb.5.4.2.pm). */
export function mayFight(b: Battle, unit: number, foe: number): boolean {
  if (seriesOf(b, unit).melee === null) return false;
  const effect = effectOn(b, unit, cellOf(b, foe));
  return effect === null || effect.fightInto;
}

/** nqsb.6.3, nqsb.10.13: the enemies that engage a unit. */
export const engagersOf = (b: Battle, unit: number): number[] =>
  onMap(b, unit)
    ? enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(
        foe => !shaken(b, foe) && holdsMelee(b, foe) && mayFight(b, foe, unit),
      )
    : [];
export const engaged = (b: Battle, unit: number): boolean => engagersOf(b, unit).length > 0;

/** nqsb.6.3: whether a unit itself engages an enemy. */
export const engages = (b: Battle, unit: number): boolean =>
  holdsMelee(b, unit) && enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).some(foe => mayFight(b, unit, foe));

/** nqsb.2.4.cdc, nqsb.10.4, R19, R88 */
export function commandCapacity(b: Battle, side: Side): number {
  const fielded = divisionsOf(b, side).filter(division => onField(b, division));
  const cic = b.state.cic[side] ?? -1;
  const leads = fielded.some(division => generalOf(b, division) === cic);
  return Math.max(1, fielded.length + (leads ? 0 : 1) - (b.state.fallen[side] ?? 0));
}

/** nqsb.10.6.2: whether an order reaches one general from another without a test. */
export function linked(b: Battle, from: number, to: number): boolean {
  if (from === to) return true;
  if (!inPlay(b, from) || !inPlay(b, to)) return !inPlay(b, to);
  return commandWay(b, postOf(b, from), postOf(b, to)) <= leaderCard(b, from).morale + leaderCard(b, to).morale;
}

/** R10: the generals who must test for an order sent this way, in order. */
export function brokenLinks(b: Battle, division: number, through: boolean): number[] {
  const general = generalOf(b, division);
  const cic = b.state.cic[leaderSlot(b, general).side] ?? -1;
  const wing = b.state.wing[division] ?? -1;
  const path = through && wing >= 0 ? [cic, wing, general] : [cic, general];
  return path.slice(1).filter((to, index) => !linked(b, path[index] ?? cic, to));
}

/** Whether a division can be given a card: on the field, or due to enter with an order. */
export const mayBeOrdered = (b: Battle, division: number): boolean =>
  onField(b, division) ||
  (b.roster.divisions[division]?.arrival?.by === 'order' &&
    (b.state.due[division] ?? 0) > 0 &&
    b.state.turn >= (b.state.due[division] ?? 0) &&
    (b.roster.divisions[division]?.units ?? []).some(unit => exists(b, unit)));

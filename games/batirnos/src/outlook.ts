/** What can be seen of a position at a glance: how far command, fire and movement reach. */

import { wayTo } from '@carroccio/boards';
import { obeying } from './02-armies/cards.ts';
import { due } from './04-tests/tests.ts';
import { mayEnd, rove, unmoved } from './05-movement/movement.ts';
import { marchTrip } from './05-movement/trips.ts';
import { fireModifiers, sectorOf, whyNoTarget } from './06-fire/fire.ts';
import { commandDistance, commands, commandWay, linked, obeyedBy } from './10-command/command.ts';
import {
  type Battle,
  cellOf,
  facingOf,
  generalOf,
  inPlay,
  membersOf,
  onMap,
  postOf,
  sideOf,
  unitsWhere,
} from './battle.ts';
import { clearLine, FAR, FIRST_FAR, HITS_ASIDE, OUTSIDE, sectorCode } from './field.ts';
import type { Trip } from './shape.ts';

/** The hexes a general commands, and which units of his division he has in hand (nqsb.10.3, nqsb.10.6.1). */
export function commandOf(b: Battle, division: number): { cells: number[]; units: { unit: number; held: boolean }[] } {
  const general = generalOf(b, division);
  if (!inPlay(b, general)) return { cells: [], units: [] };
  const most = commandDistance(b, division);
  const cells = [...b.field.terrain.keys()].filter(cell => commandWay(b, postOf(b, general), cell) <= most);
  const units = membersOf(b, division).map(unit => ({ unit, held: commands(b, division, unit) }));
  return { cells, units };
}

/** The chain of command of a side: from the CiC to his generals, straight and through the wings (nqsb.10.6.2). */
export function chainOf(b: Battle, side: number): { from: number; to: number; holds: boolean }[] {
  const cic = b.state.cic[side] ?? -1;
  const link = (from: number, to: number) => ({ from, to, holds: linked(b, from, to) });
  const links = b.roster.divisions.flatMap((one, division) => {
    const general = generalOf(b, division);
    if (one.side !== side || general === cic || !inPlay(b, general) || !inPlay(b, cic)) return [];
    const wing = b.state.wing[division] ?? -1;
    const straight = link(cic, general);
    if (wing < 0 || wing === general || !inPlay(b, wing)) return [straight];
    return [straight, link(cic, wing), link(wing, general)];
  });
  return links.filter(
    ({ from, to }, index) => links.findIndex(other => other.from === from && other.to === to) === index,
  );
}

type Zone = 'near' | 'aside' | 'far';

/** The hexes of a unit's firing sector that it can see, and how they lie (nqsb.6.4, nqsb.9.2.paralyse, nqsb.9.16). */
export function sectorCells(b: Battle, unit: number): { cell: number; zone: Zone }[] {
  const sector = sectorOf(b, unit);
  if (sector === null || !onMap(b, unit)) return [];
  const from = cellOf(b, unit);
  return [...b.field.terrain.keys()].flatMap(cell => {
    const code = sectorCode(b.field, b.sectors, sector, facingOf(b, unit), from, cell);
    if (code === OUTSIDE || !clearLine(b.field, from, cell)) return [];
    const zone = code === FAR || code === FIRST_FAR ? 'far' : code === HITS_ASIDE ? 'aside' : 'near';
    return [{ cell, zone }];
  });
}

/** The enemies in a unit's sector, and the cards it would draw against each. */
export function shotsOf(b: Battle, unit: number): { target: number; cards: number }[] {
  if (sectorOf(b, unit) === null || !onMap(b, unit)) return [];
  const foes = unitsWhere(b, foe => sideOf(b, foe) !== sideOf(b, unit) && !whyNoTarget(b, unit, foe, 'order'));
  const under = obeying(b, unit, obeyedBy(b, unit, 'fire'));
  return foes.map(target => ({ target, cards: due(fireModifiers(under, unit, target, 'order', false)) }));
}

interface Leg {
  readonly cell: number;
  /** Points spent on the way. */
  readonly cost: number;
  readonly path: readonly number[];
}

/** The hexes in which a trip may end, each by its cheapest way. */
export function reachOf(b: Battle, trip: Trip): Map<number, Leg> {
  const start = cellOf(b, trip.unit);
  const found = rove(b, trip, start);
  const legs = new Map<number, Leg>();
  found.nodes.forEach((cell, place) => {
    if (cell === start || cell === unmoved(b.field) || !mayEnd(b, trip, cell)) return;
    legs.set(cell, { cell, cost: found.costs[place] ?? 0, path: wayTo(found, place).slice(1) });
  });
  return legs;
}

/** An ordinary march as the unit's orders stand. */
export const ordinaryTrip = (b: Battle, unit: number): Trip =>
  marchTrip(obeying(b, unit, obeyedBy(b, unit, 'move')), unit, false, false, false);

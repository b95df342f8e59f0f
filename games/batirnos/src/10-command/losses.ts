/** Losses, support, shaken units, eliminated units and generals (nqsb.6.1, nqsb.7.1, nqsb.10.8, nqsb.10.9, nqsb.10.16, nqsb.10.18). */
import { at, type Flow } from '@carroccio/kernel';
import { underAbility } from '../02-armies/cards.ts';
import {
  aggregated,
  type Battle,
  cellOf,
  divisionOf,
  divisionSlot,
  generalOf,
  inArea,
  isArtillery,
  leaderCard,
  leaderSlot,
  leadersWhere,
  mark,
  onMap,
  put,
  shaken,
  sideOf,
  troopOf,
  unitAt,
  unitsWhere,
} from '../battle.ts';
import { farFrom, wayFrom } from '../field.ts';
import type { Batirnos } from '../shape.ts';
import { GONE, SHAKEN, type Side } from '../state.ts';

/** nqsb.10.18, R38: two unshaken friends beside it (one, sustaining the line), an area, or a general with it. */
export function supported(b: Battle, unit: number): boolean {
  const side = sideOf(b, unit);
  if (inArea(b, unit) || aggregated(b, unit).length > 0) return true;
  const friends = (b.field.around[cellOf(b, unit)] ?? []).filter(cell => {
    const other = unitAt(b, cell);
    return other >= 0 && sideOf(b, other) === side && !shaken(b, other);
  });
  return friends.length >= (underAbility(b, unit, 'sustain') ? 1 : 2);
}

/** R102: the units that count for Determination: Beck's column does not. */
export const counts = (b: Battle, unit: number): boolean =>
  !divisionSlot(b, at(b.roster.units, unit).division).optional;

/** nqsb.3.2.4.det-unit, R62, R64: guns too cost their points when lost. */
function bookUnit(b: Battle, unit: number): void {
  const ledger = at(b.state.ledger, sideOf(b, unit));
  if (counts(b, unit)) ledger.units += troopOf(b, unit).points;
}

/** nqsb.10.8.elim */
export function eliminate(
  b: Battle,
  flow: Flow<Batirnos>,
  unit: number,
  rule: string,
  fallen: readonly number[] = [],
): void {
  if (!onMap(b, unit)) return;
  const leaders = aggregated(b, unit);
  const cell = cellOf(b, unit);
  put(b, unit, GONE);
  b.state.strength[unit] = 0;
  bookUnit(b, unit);
  flow.emit({ type: 'eliminated', rule, unit });
  // nqsb.10.1.losses, R44: one further loss for the general, not for the man who has just taken his place; the only one
  // where a recovery failed (nqsb.8.general-loss).
  for (const leader of leaders) if (!fallen.includes(leader)) hurtLeader(b, flow, leader, cell);
}

/** Removed without a fight, with its routed division (nqsb.2.1.1.rout); R63: one that had yet to come costs as much. */
export function removeRouted(b: Battle, unit: number, where: number): void {
  bookUnit(b, unit);
  put(b, unit, where);
}

/** Applies losses to a unit; says whether it is still there. */
export function inflict(b: Battle, flow: Flow<Batirnos>, unit: number, losses: number, rule: string): boolean {
  if (losses <= 0 || !onMap(b, unit)) return onMap(b, unit);
  const { state } = b;
  const left = Math.max(0, (state.strength[unit] ?? 0) - losses);
  const spared = underAbility(b, unit, 'sword');
  const leaders = aggregated(b, unit);
  state.strength[unit] = left;
  state.losses[unit] = (state.losses[unit] ?? 0) + losses;
  flow.emit({ type: 'losses', rule, unit, losses, strength: left });
  // nqsb.10.1.losses: one for the general, whatever the unit's; the prince's sword spares one of its own division.
  const fallen = leaders.filter(
    leader =>
      !(spared && left > 0 && generalOf(b, divisionOf(b, unit)) === leader) &&
      hurtLeader(b, flow, leader, cellOf(b, unit)),
  );
  if (left === 0) eliminate(b, flow, unit, 'nqsb.10.8.elim', fallen);
  return onMap(b, unit);
}

/** nqsb.10.16, nqsb.3.2.4.det-shaken */
export function shake(b: Battle, flow: Flow<Batirnos>, unit: number, rule: string): void {
  if (!onMap(b, unit) || shaken(b, unit)) return;
  mark(b, unit, SHAKEN);
  if (counts(b, unit)) at(b.state.ledger, sideOf(b, unit)).shaken += 1;
  flow.emit({ type: 'shaken', rule, unit });
}

/** One loss for a leader; says whether it was his last. */
function hurtLeader(b: Battle, flow: Flow<Batirnos>, leader: number, cell: number): boolean {
  const { state } = b;
  const left = (state.health[leader] ?? 0) - 1;
  state.health[leader] = Math.max(0, left);
  flow.emit({ type: 'leaderHurt', rule: 'nqsb.10.1.losses', leader, strength: Math.max(0, left) });
  if (left <= 0) fell(b, flow, leader, cell);
  return left <= 0;
}

/** nqsb.10.9: an eliminated general is replaced; a character is gone for good. */
function fell(b: Battle, flow: Flow<Batirnos>, leader: number, cell: number): void {
  const { state } = b;
  const { side, role } = leaderSlot(b, leader);
  flow.emit({ type: 'leaderFell', rule: 'nqsb.10.9', leader });
  if (role === 'character') {
    state.post[leader] = GONE;
    return;
  }
  // nqsb.3.2.4.det-general, nqsb.10.9.det, nqsb.10.9.cdc
  at(state.ledger, side).generals += leaderCard(b, leader).morale;
  state.fallen[side] = (state.fallen[side] ?? 0) + 1;
  state.leader[leader] = 0;
  state.health[leader] = at(b.leaders, 0).strength;
  state.post[leader] = successorPost(b, leader, cell);
  flow.emit({ type: 'replaced', rule: 'nqsb.10.9', leader });
}

/** R18: the same hex, or the nearest unit of the division if an enemy holds it. */
function successorPost(b: Battle, leader: number, cell: number): number {
  const { side, division } = leaderSlot(b, leader);
  const there = unitAt(b, cell);
  if (there < 0 || sideOf(b, there) === side) return cell;
  const own = unitsWhere(b, unit => sideOf(b, unit) === side);
  const first = own.filter(unit => divisionOf(b, unit) === division);
  return cellOf(b, nearest(b, first.length > 0 ? first : own, cell));
}

const nearest = (b: Battle, units: readonly number[], cell: number, far = farFrom): number =>
  units.reduce(
    (best, unit) =>
      best < 0 || far(b.field, cell, cellOf(b, unit)) < far(b.field, cell, cellOf(b, best)) ? unit : best,
    -1,
  );

/** R31: an enemy unit has come into a hex where leaders stand alone: they ride to the nearest friends, or fall. */
export function displaceLeaders(b: Battle, flow: Flow<Batirnos>, cell: number, mover: Side): void {
  const reach = b.data.generals.movement.points;
  for (const leader of leadersWhere(b, one => b.state.post[one] === cell && leaderSlot(b, one).side !== mover)) {
    const { side } = leaderSlot(b, leader);
    const friends = unitsWhere(b, unit => sideOf(b, unit) === side && wayFrom(b.field, cell, cellOf(b, unit)) <= reach);
    const refuge = nearest(b, friends, cell, wayFrom);
    if (refuge < 0) {
      fell(b, flow, leader, cell);
      continue;
    }
    b.state.post[leader] = cellOf(b, refuge);
    flow.emit({ type: 'leaderPressed', rule: 'nqsb.10.1', leader, to: cellOf(b, refuge) });
  }
}

/** R39: how many losses a unit has had in this turn. */
export const lossesOf = ({ state }: Battle, unit: number): number => state.losses[unit] ?? 0;

/** Guns are outside the initial Determination (nqsb.2.1.3), as in the orders of battle (nqsb.2.1.3.scenario). */
export function startingDetermination(b: Battle, side: Side): number {
  let points = 0;
  b.state.troop.forEach((troop, unit) => {
    if (troop >= 0 && sideOf(b, unit) === side && counts(b, unit) && !isArtillery(b, unit))
      points += troopOf(b, unit).points;
  });
  return Math.floor(points / 2);
}

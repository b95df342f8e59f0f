/** Declared wars (chapter 29): who may challenge whom, where they can meet, what a refusal costs. */
import { at, type Refusal } from '@carroccio/kernel';
import { governed, PURSE, warMeans } from '../09-money/money.ts';
import { score } from '../10-office/office.ts';
import { AID, promiseBetween } from '../20-agreements/promises.ts';
import { allowance, inForce, truce } from '../24-annales/lasting.ts';
import {
  canPayWar,
  dueTogether,
  hasMarched,
  mayLeave,
  rate,
  serves,
  troopsIn,
  unitsOf,
  warFunds,
} from '../26-armies/army.ts';
import type { CallUp } from '../26-armies/calling-up.ts';
import { ridersTo, whyNoRide } from '../26-armies/counters.ts';
import { destinations, heldBy, isBesieged, shortestTrips } from '../26-armies/movement.ts';
import type { Podesta } from '../shape.ts';
import { type Army, now, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** A promise of aid, given by deal, makes an ally who is asked (R45). */
export const owesAid = (state: State, seat: number, to: number): boolean =>
  promiseBetween(state, seat, to, AID) !== undefined;

/** Squares a player's communes and armies can reach within a month's march. */
function within(table: Table, seat: number): Uint8Array {
  const { state, world } = table;
  const reached = new Uint8Array(world.terrain.length);
  const from = (start: number): void => {
    reached[start] = 1;
    for (const cell of destinations(table, start, world.data.map.allowance)) reached[cell] = 1;
  };
  const { host } = at(state.players, seat);
  for (const commune of [...governed(state, seat), ...(host < 0 ? [] : [host])]) from(at(world.square, commune));
  for (const army of state.armies) if (army.seat === seat) from(army.cell);
  return reached;
}

/** Squares in the open that both can reach in a turn (pod.29d). */
export function meetingSquares(table: Table, one: number, other: number): number[] {
  const [first, second] = [within(table, one), within(table, other)];
  const found: number[] = [];
  for (let cell = 0; cell < first.length; cell++)
    if (first[cell] === 1 && second[cell] === 1 && (table.world.communeAt[cell] ?? -1) < 0) found.push(cell);
  return found;
}

/** Why a player cannot be challenged (R59); being of the same faction is no reason (pod.20f). */
export function whyNoWar(table: Table, seat: number, challenged: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const rival = state.players[challenged];
  if (!rival || challenged === seat || rival.out) return { rule: 'pod.29a', reason: 'cannot', what: 'rival' };
  if (state.turn.declared) return { rule: 'pod.29a', reason: 'lotsLimit', most: 1 };
  if (inForce(state, 'noWar', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  const kept = truce(state, seat, challenged);
  if (kept >= 0) return { rule: 'pod.24d', reason: 'truce', seat: kept };
  const arranged = state.wars.some(
    ({ attacker, defender }) => [attacker, defender].includes(seat) && [attacker, defender].includes(challenged),
  );
  if (arranged) return { rule: 'pod.29c', reason: 'cannot', what: 'arranged' };
  return meetingSquares(table, seat, challenged).length > 0
    ? undefined
    : { rule: 'pod.29d', reason: 'outOfReach', cell: -1 };
}

/** A date that was refused costs every player of that side a point (pod.29f, pod.29g). */
export function refusedDate(live: Live, side: readonly number[]): void {
  for (const seat of side) score(live, seat, -live.world.data.lengths.points.refused, 'refused', 'pod.3k');
}

/** What a player can bring to a field: companies of his communes, and whole armies. */
export interface Contingent {
  /** The unit that stands for it in the list. */
  unit: number;
  units: number[];
  /** Squares entered on the way. */
  squares: number;
  commune: number;
  /** With the squares on the way: how far it has come since it left home, and what of it nobody has paid. */
  walked: number;
  owed: number;
}

/** Everything of a player's that can be on the square this month (pod.29i, R63). */
export function contingents(table: Table, seat: number, cell: number): Contingent[] {
  const { state, world } = table;
  const found: Contingent[] = [];
  state.communes.forEach(({ vacant, podesta }, commune) => {
    if (isBesieged(state, commune) || (vacant && podesta === seat)) return;
    const troops = troopsIn(state, seat, commune).filter(unit => !hasMarched(state, unit));
    if (troops.length === 0) return;
    const squares = squaresTo(table, at(world.square, commune), allowance(table, seat), cell);
    if (squares >= 0)
      for (const unit of troops)
        found.push({ unit, units: [unit], squares, commune, walked: squares, owed: rate(table, [unit]) * squares });
  });
  for (const army of state.armies) {
    if (army.seat !== seat || army.siege || army.homeward || heldBy(table, army).length > 0) continue;
    const units = unitsOf(state, army.id);
    const squares = squaresFor(table, army, cell);
    if (squares >= 0)
      found.push({
        unit: at(units, 0),
        units,
        squares,
        commune: -1,
        walked: army.walked + squares,
        owed: army.owed + rate(table, units) * squares,
      });
  }
  return found;
}

/** How far an army is from the field, -1 if it cannot come: whoever has just fought stays where he is (R65). */
function squaresFor(table: Table, { cell, left, stays }: Army, field: number): number {
  if (cell === field) return 0;
  return stays ? -1 : squaresTo(table, cell, left, field);
}

/** Why a company does not go to the field: its town needs it, or it is not among those that can. */
export function whyNotJoining(
  table: Table,
  seat: number,
  all: readonly Contingent[],
  chosen: readonly number[],
  unit: number,
): Refusal<Podesta> {
  const one = all.find(contingent => contingent.unit === unit && !chosen.includes(unit));
  return one && !mayLeave(table.state, seat, one.commune, chosen, unit)
    ? { rule: 'pod.29l', reason: 'garrison', commune: one.commune }
    : { rule: 'pod.29k', reason: 'cannot', what: 'choice' };
}

/** The fewest squares on the way to a cell within these points, -1 if it is too far (R61). */
const squaresTo = (table: Table, from: number, points: number, cell: number): number =>
  shortestTrips(table, from, points).find(trip => trip.cell === cell)?.squares ?? -1;

/** Contingents that can still be added to those chosen. */
export const joinable = (
  table: Table,
  seat: number,
  all: readonly Contingent[],
  chosen: readonly number[],
): Contingent[] => all.filter(one => !chosen.includes(one.unit) && mayJoin(table, seat, one, chosen));

/** Whether a contingent can be brought besides those chosen. */
const mayJoin = (table: Table, seat: number, { unit, commune }: Contingent, chosen: readonly number[]): boolean =>
  commune < 0 || mayLeave(table.state, seat, commune, chosen, unit);

/** Those of the contingents that were chosen. */
export const chosenOf = (all: readonly Contingent[], units: readonly number[]): Contingent[] =>
  all.filter(({ unit }) => units.includes(unit));

/** What a player can bring to an appointment, as one choice (pod.29h, pod.29o, R64). */
export function gathering(table: Table, seat: number, cell: number): CallUp {
  const { state } = table;
  const all = contingents(table, seat, cell);
  const riders = ridersTo(table, seat, cell);
  const funds = warFunds(state, seat);
  const cost = (units: readonly number[]): number => gatheringCost(table, chosenOf(all, units));
  const payers = (units: readonly number[]): number[] => {
    const able = funds.filter(from => warMeans(state, seat, from) >= cost(units));
    // Who cannot pay for all of them does not come (R64).
    return able.length > 0 ? able : [PURSE];
  };
  return {
    companies: {
      of: joinable(table, seat, all, []).map(({ unit }) => unit),
      allows: (chosen, unit) => all.some(one => one.unit === unit && mayJoin(table, seat, one, chosen)),
    },
    least: 0,
    riders,
    payers,
    whyNot({ units, counters, from }) {
      const unfit = units.find(
        unit => !joinable(table, seat, all, without(units, unit)).some(one => one.unit === unit),
      );
      if (unfit !== undefined)
        return serves(state, seat, unfit)
          ? whyNotJoining(table, seat, all, without(units, unfit), unfit)
          : { rule: 'pod.29h', reason: 'cannot', what: 'stranger' };
      const absent = counters.find(counter => !riders.includes(counter));
      if (absent !== undefined) return whyNoRide(table, seat, absent);
      if (counters.length > 0 && units.length === 0) return { rule: 'pod.32e', reason: 'cannot', what: 'choice' };
      if (payers(units).includes(from)) return null;
      return funds.includes(from)
        ? { rule: 'pod.29o', reason: 'tooDear', florins: cost(units) }
        : { rule: 'pod.29o', reason: 'notGoverned', commune: from };
    },
  };
}

const without = (units: readonly number[], unit: number): number[] => units.filter(one => one !== unit);

/** What it costs to bring them all (R61: the threshold counts each player's companies together). */
export function gatheringCost(table: Table, chosen: readonly Contingent[]): number {
  const companies = chosen.reduce((sum, { units }) => sum + units.length, 0);
  return dueTogether(table, companies, chosen);
}

/** Whether a player could bring anybody at all, and pay for it (R64). */
export const canCome = (table: Table, seat: number, cell: number): boolean =>
  joinable(table, seat, contingents(table, seat, cell), []).some(one =>
    warFunds(table.state, seat).some(from => canPayWar(table.state, seat, from, gatheringCost(table, [one]))),
  );

/** Months a battle can be set for: this one and the two after it (R59). */
export const dates = (state: State): number[] => [now(state), now(state) + 1, now(state) + 2];

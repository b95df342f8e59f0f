/** Marching on the map (chapters 26 and 29). */

import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { governed, spendOnWar } from '../09-money/money.ts';
import { breakLeague } from '../13-civil-war/uprising.ts';
import { inForce, leagued, truce } from '../24-annales/lasting.ts';
import type { Podesta } from '../shape.ts';
import { type Army, NOBODY, type State } from '../state.ts';
import type { Live, Table, Tables } from '../world.ts';
import { armyById, baseOfUnit, basesOf, canPayWar, expeditionCost, findArmy, pointsTo, rate, unitsOf } from './army.ts';
import { canLeave, cheapestTrips, heldBy, shortestTrips, type Trip } from './movement.ts';

type MarchSteps = Pick<Steps<Podesta>, 'march' | 'assault'>;

/** What a trip costs an army that pays for its squares (R61). */
const tripCost = (table: Table, army: Army, squares: number): number =>
  expeditionCost(table, unitsOf(table.state, army.id), squares, army);

export const pays = (table: Table, army: Army): boolean =>
  unitsOf(table.state, army.id).length >= table.world.data.battlefield.expedition.from;

const trips = (table: Table, army: Army, points: number): Trip[] =>
  (pays(table, army) ? shortestTrips(table, army.cell, points) : cheapestTrips(table, army.cell, points)).filter(
    ({ cell }) => mayHalt(table, army, cell),
  );

/** Counters of the player that can ride with the army (R57). */
export const escort = ({ state }: Table, army: Army): number[] =>
  governed(state, army.seat).filter(commune => {
    const { cell, left, captor } = at(state.communes, commune);
    return cell === army.cell && captor < 0 && left > 0;
  });

/** Points an army may use: no more than the Podestà who rides with it has left. */
const pointsLeft = (table: Table, army: Army, podesta: boolean): number =>
  podesta
    ? Math.min(army.left, ...escort(table, army).map(commune => at(table.state.communes, commune).left))
    : army.left;

/** Why an army cannot march at all. */
export function whyNoMarch({ state }: Table, army: Army): Refusal<Podesta> | undefined {
  if (army.siege) return { rule: 'pod.44r', reason: 'cannot', what: 'besieging' };
  if (army.stays) return { rule: 'pod.29t', reason: 'cannot', what: 'stays' };
  if (inForce(state, 'noWar', army.seat)) return { rule: 'pod.24d', reason: 'forbidden', seat: army.seat };
  return army.left > 0 ? undefined : { rule: 'pod.26e', reason: 'outOfReach', cell: army.cell };
}

/** Partners of a league, and who stands on the same side in an arranged war (R45, R60). */
const areFriends = (state: State, one: number, other: number): boolean =>
  leagued(state, one, other) ||
  state.wars.some(({ sides }) => sides.some(side => side.includes(one) && side.includes(other)));

/** Armies on a square that an army would attack by marching onto it: not those of friends (R45, R60). */
const enemiesOn = ({ state }: Table, army: Army, cell: number): Army[] =>
  state.armies.filter(
    ({ seat, cell: where }) =>
      where === cell && seat !== army.seat && !areFriends(state, seat, army.seat) && truce(state, army.seat, seat) < 0,
  );

/** Whether an army may end its march on a square: not inside the walls of a stranger (pod.26c, R142). */
function isWelcome({ world, state }: Table, army: Army, cell: number): boolean {
  const commune = world.communeAt[cell] ?? -1;
  const { podesta } = state.communes[commune] ?? { podesta: NOBODY };
  return (
    podesta === NOBODY ||
    podesta === army.seat ||
    at(state.players, army.seat).host === commune ||
    areFriends(state, army.seat, podesta) ||
    unitsOf(state, army.id).some(unit => state.lent[unit] === army.seat && baseOfUnit(state, unit) === commune)
  );
}

/** A siege shuts the gates: no army comes in, and who is inside comes out only against a besieger (pod.44l, R154). */
function isShutOff(table: Table, army: Army, cell: number): boolean {
  const held = heldBy(table, army).length > 0;
  const attacks = enemiesOn(table, army, cell).some(({ siege }) => siege?.commune === table.world.communeAt[army.cell]);
  return (held && !attacks) || heldBy(table, { seat: army.seat, cell }).length > 0;
}

/** Whether an army may end its march on a square. */
const mayHalt = (table: Table, army: Army, cell: number): boolean =>
  isWelcome(table, army, cell) && !isShutOff(table, army, cell);

/** Why it does not march to a square. */
function whyNoHalt(table: Table, army: Army, cell: number): Refusal<Podesta> {
  if (!isWelcome(table, army, cell)) return { rule: 'pod.26c', reason: 'cannot', what: 'walls' };
  return isShutOff(table, army, cell)
    ? { rule: 'pod.44l', reason: 'cannot', what: 'siege' }
    : { rule: 'pod.26e', reason: 'outOfReach', cell };
}

/** Where an army can go, paid for or, on its way home, free of charge (R61). */
function marches(table: Table, army: Army, from: number, podesta: boolean): { cell: number; homeward: boolean }[] {
  const bases = basesOf(table, army);
  const here = pointsTo(table, bases, army.cell);
  const costs = pays(table, army);
  const found: { cell: number; homeward: boolean }[] = [];
  for (const { cell, squares } of trips(table, army, pointsLeft(table, army, podesta))) {
    if (canPayWar(table.state, army.seat, from, tripCost(table, army, squares))) found.push({ cell, homeward: false });
    // Who goes home free may not fight on the way.
    if (costs && pointsTo(table, bases, cell) < here && enemiesOn(table, army, cell).length === 0)
      found.push({ cell, homeward: true });
  }
  return found;
}

/** Whether an army can go anywhere: where the next square can be paid for, the search is spared. */
export function canMarch(table: Table, army: Army, from: number, podesta: boolean): boolean {
  const points = pointsLeft(table, army, podesta);
  if (!canLeave(table, army.cell, points)) return false;
  const next = tripCost(table, army, 1);
  const mayStepOut = canLeave(table, army.cell, points, cell => mayHalt(table, army, cell));
  return (
    (mayStepOut && canPayWar(table.state, army.seat, from, next)) || marches(table, army, from, podesta).length > 0
  );
}

/** Why an army that may march goes nowhere like this: too far, or the next square cannot be paid from there. */
export function whyNoWay(table: Table, army: Army, from: number, podesta: boolean): Refusal<Podesta> {
  const next = tripCost(table, army, 1);
  if (!canLeave(table, army.cell, pointsLeft(table, army, podesta)))
    return { rule: 'pod.26e', reason: 'outOfReach', cell: army.cell };
  if (heldBy(table, army).length > 0) return { rule: 'pod.44l', reason: 'cannot', what: 'siege' };
  return canPayWar(table.state, army.seat, from, next)
    ? { rule: 'pod.26c', reason: 'cannot', what: 'choice' }
    : { rule: 'pod.29o', reason: 'tooDear', florins: next };
}

/** An army falls upon another: it must fight or concede (R60). */
export function attack(live: Live, army: number, target: number): void {
  const { state, flow } = live;
  flow.next({ step: 'attacked', army, target });
  breakLeague(live, armyById(state, army).seat, armyById(state, target).seat);
}

/** The army moves, its squares are paid, who rides with it moves too (R57, R61). */
function march(live: Live, army: Army, trip: Trip, homeward: boolean, from: number, podesta: boolean): void {
  const { state, world, flow } = live;
  const riders = podesta ? escort(live, army) : [];
  const florins = homeward ? 0 : tripCost(live, army, trip.squares);
  if (pays(live, army)) flow.reveal();
  spendOnWar(live, army.seat, from, florins, 'pod.29o');
  army.walked += trip.squares;
  army.owed = florins > 0 || homeward ? 0 : army.owed + rate(live, unitsOf(state, army.id)) * trip.squares;
  army.left -= trip.points;
  army.cell = trip.cell;
  army.homeward = homeward;
  const commune = world.communeAt[army.cell] ?? -1;
  if (commune >= 0 && at(state.communes, commune).podesta === army.seat)
    Object.assign(army, { walked: 0, owed: 0, homeward: false });
  for (const rider of riders) {
    const counter = at(state.communes, rider);
    counter.left -= trip.points;
    counter.cell = trip.cell;
    flow.emit({ type: 'rode', rule: 'pod.26c', commune: rider, cell: trip.cell });
  }
  flow.emit({ type: 'marched', rule: 'pod.26c', seat: army.seat, army: army.id, cell: army.cell });
}

export function marchSteps({ look, live }: Tables): MarchSteps {
  return {
    march: {
      rule: 'pod.26c',
      seats: ({ state }, { army }) => {
        const found = findArmy(state, army);
        return found ? [found.seat] : [];
      },
      offers: {
        marchTo: {
          list: (l, { army, from, podesta }) =>
            marches(look(l), armyById(l.state, army), from, podesta).map(way => ({ type: 'marchTo', ...way })),
          why: (l, { army }, __, { cell }) => whyNoHalt(look(l), armyById(l.state, army), cell),
          take(flow, { army, from, podesta }, _, { cell, homeward }) {
            const table = live(flow);
            const found = armyById(flow.state, army);
            const trip = trips(table, found, pointsLeft(table, found, podesta)).find(one => one.cell === cell);
            if (!trip) throw new Error(`army ${army} cannot go to ${cell}`);
            march(table, found, trip, homeward, from, podesta);
            const [target, ...others] = enemiesOn(table, found, cell);
            if (!target) return;
            if (others.length > 0) flow.next({ step: 'assault', seat: found.seat, army });
            else attack(table, army, target.id);
          },
        },
      },
    },

    assault: {
      rule: 'pod.29a',
      seats: (_, { seat }) => [seat],
      offers: {
        attack: {
          list(l, { army }) {
            const found = armyById(l.state, army);
            return enemiesOn(look(l), found, found.cell).map(({ id }) => ({ type: 'attack', army, target: id }));
          },
          why: ({ state }, _, __, { target }) => ({
            rule: 'pod.29a',
            reason: 'outOfReach',
            cell: findArmy(state, target)?.cell ?? -1,
          }),
          take: (flow, _, __, { army, target }) => attack(live(flow), army, target),
        },
      },
    },
  };
}

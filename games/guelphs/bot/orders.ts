/** Which Orders a Capitano gives. */
import { type Action, at } from '@carroccio/kernel';
import { tripOf } from '../src/05-orders/goals.ts';
import { ordersFor } from '../src/05-orders/orders.ts';
import { allowance } from '../src/08-movement/movement.ts';
import { stillCharging } from '../src/12-cavalry/charge.ts';
import { type Battle, battaglia, card, disrupted, facingOf, isRated, sideOf, typeOf } from '../src/battle.ts';
import type { Guelphs, Manoeuvre, OrdersFrame } from '../src/shape.ts';
import { capitanoMove } from './capitano.ts';
import type { Choices } from './choices.ts';
import { bestJourney, type Hex, Prospect } from './move/manoeuvre.ts';
import { nearestEnemy, reachOf } from './move/ranges.ts';
import { bestShot } from './shots.ts';
import { best } from './worth.ts';

type Order = Action<Guelphs, 'order'>;

const manoeuvreOf = (b: Battle, frame: OrdersFrame, unit: number, order: 'move' | 'charge'): Manoeuvre => ({
  unit,
  order,
  points: allowance(b, typeOf(b, unit)),
  moved: 0,
  began: facingOf(b, unit),
  turnedAt: [],
  mayAttack: frame.battaglia >= 0 && isRated(b, unit) && !card(b, unit).traitor,
  wasNext: false,
});

/** What giving this Order would be worth. */
function orderValue(b: Battle, frame: OrdersFrame, { order, unit }: Order, prospects: Prospects): number {
  const eager = b.rules.temper.eagerness[sideOf(b, unit)];
  switch (order) {
    case 'move':
    case 'charge': {
      const manoeuvre = manoeuvreOf(b, frame, unit, order);
      const aim = { charge: order === 'charge', mayAttack: manoeuvre.mayAttack, eager };
      const trip = tripOf(b, manoeuvre);
      const prospect = prospects(unit);
      const found = prospect.best(trip, aim);
      if (!found) return -1;
      const staying = order === 'move' && found.journey.trip.moved === 0 && found.journey.trip.turnedAt.length === 0;
      const idle = prospect.best({ ...trip, points: 0 }, { ...aim, charge: false, mayAttack: false })?.value ?? 0;
      return found.value - (staying ? Math.max(idle, found.value > idle ? idle : found.value) : idle) - 0.05;
    }
    case 'fire':
      return bestShot(b, unit) + 0.1;
    case 'reorganize':
      return 0.9;
    case 'withdraw':
      return disrupted(b, unit) ? 0.3 : -1;
    case 'echelon':
      return disrupted(b, unit) ? 0.5 : -1;
    case 'reload':
      return 0.4;
  }
}

/** What each unit of a side could do, found once for all the Orders it might get. */
type Prospects = (unit: number) => Prospect;

function prospectsIn(b: Battle): Prospects {
  const known = new Map<number, Prospect>();
  const hexes = new Map<number, Hex>();
  return unit => {
    const found = known.get(unit) ?? new Prospect(b, unit, hexes);
    known.set(unit, found);
    return found;
  };
}

const costOf = ({ order }: Order): number => (order === 'echelon' ? 2 : 1);

/** Among many Orders only those to units near the enemy are looked at closely. */
const LOOKED_AT = 42;

const foremost = (b: Battle, orders: readonly Order[]): Order[] =>
  orders
    .map(order => ({ order, reach: reachOf(b, order.unit) }))
    .sort((a, c) => a.reach - c.reach)
    .slice(0, LOOKED_AT)
    .map(({ order }) => order);

/** Those still off the map come in where the enemy is nearest (gg.S.2.2.5). */
function chooseArrival(b: Battle, index: number, choices: Choices): Action<Guelphs> | null {
  const entering = choices.filter(action => action.type === 'enterMap');
  const { side } = battaglia(b, index);
  return entering.length > 0 ? best(entering, ({ to }) => -nearestEnemy(b, to, side)).choice : null;
}

interface Ranked {
  choice: Order;
  value: number;
}

/** The Orders that are looked at closely, each with what it is worth for each point, the best first. */
function ranked(b: Battle, frame: OrdersFrame, orders: readonly Order[]): Ranked[] {
  const prospects = prospectsIn(b);
  return foremost(b, orders)
    .map(choice => ({ choice, value: orderValue(b, frame, choice, prospects) / costOf(choice) }))
    .sort((one, other) => other.value - one.value);
}

const isOrder = (action: Action<Guelphs>): action is Order => action.type === 'order';

/** The Orders that can be given, the best first. */
export const rankedOrders = (b: Battle, frame: OrdersFrame, choices: Choices): Order[] =>
  ranked(b, frame, choices.filter(isOrder)).map(({ choice }) => choice);

export function chooseOrder(b: Battle, frame: OrdersFrame, choices: Choices): Action<Guelphs> {
  const end = choices.find(action => action.type === 'endOrders');
  const [found] = ranked(b, frame, choices.filter(isOrder));
  const arrival = chooseArrival(b, frame.battaglia, choices);
  if (arrival && (!found || found.value < 1)) return arrival;
  const recovery = choices.find(action => action.type === 'recovery');
  if (recovery && (!found || found.value < 1)) return recovery;
  const rally = choices.find(action => action.type === 'rally');
  if (rally && (!found || found.value < 0.6)) return rally;
  if (found && (found.value > 0.08 || !end)) return found.choice;
  return capitanoMove(b, frame, choices) ?? end ?? found?.choice ?? at(choices, 0);
}

/** What a Battaglia could do if it were activated now, with so many Order Points. */
export function promiseOf(b: Battle, battaglia: number, points: number): number {
  const frame: OrdersFrame = { battaglia, kind: 'continuum', points, begun: false, compagnia: -1, attacks: 0 };
  const byUnit = new Map<number, number>();
  for (const { choice, value } of ranked(b, frame, ordersFor(b, frame)))
    byUnit.set(choice.unit, Math.max(value, byUnit.get(choice.unit) ?? 0));
  return [...byUnit.values()]
    .sort((a, c) => c - a)
    .slice(0, points)
    .reduce((sum, value) => sum + value, 0);
}

/** Which of a manoeuvre's actions leads to the best end. */
export function chooseStep(b: Battle, frame: Manoeuvre, choices: Choices): Action<Guelphs> {
  const aim = {
    charge: stillCharging(b, frame),
    mayAttack: frame.mayAttack,
    eager: b.rules.temper.eagerness[sideOf(b, frame.unit)],
  };
  const found = bestJourney(b, tripOf(b, frame), aim);
  const way = found && choices.find(choice => sameMove(choice, found.journey.first));
  if (way) return way;
  // A rule that demands a certain end leaves only actions that lead to one.
  return choices.find(choice => choice.type === 'stop') ?? at(choices, 0);
}

const sameMove = (a: Action<Guelphs>, c: Action<Guelphs>): boolean =>
  (a.type === 'stop' && c.type === 'stop') ||
  (a.type === 'step' && c.type === 'step' && a.to === c.to) ||
  (a.type === 'turn' && c.type === 'turn' && a.facing === c.facing);

/** Orders: what a Capitano may tell his units to do, and what it costs (gg.5). */
import { at, type Refusal } from '@carroccio/kernel';
import { rearHexes } from '../06-facing/zones.ts';
import { bannerReach, companionsOf } from '../08-movement/movement.ts';
import { firingFacings, hasTargetFrom, whyNoFire } from '../10-combat/fire.ts';
import { whyNoCharge } from '../12-cavalry/charge.ts';
import {
  type Battle,
  battaglia,
  card,
  cellOf,
  disrupted,
  facingOf,
  firstAt,
  isCavalry,
  isRated,
  marked,
  nextToEnemy,
  onMap,
  setMark,
  sideOf,
  typeOf,
  unitsAt,
} from '../battle.ts';
import { prohibited } from '../field.ts';
import { boundTo } from '../scenarios/bounds.ts';
import {
  attackRule,
  attacksDue,
  type Duty,
  freeOrders,
  inVolley,
  starves,
  whyNotInOpening,
} from '../scenarios/openings.ts';
import { mustFollow } from '../scenarios/with-his-men.ts';
import { type Guelphs, ORDERS, type OrderKind, type OrdersFrame } from '../shape.ts';
import { FIRED, ORDERED, STAYING } from '../state.ts';
import { commandNow } from './command.ts';

/** Who can be ordered in this activation: his Battaglia, and at Campaldino one Compagnia (gg.5.1.3a, gg.S.8.5.1). */
function mayOrder(b: Battle, { battaglia: index, compagnia }: OrdersFrame, unit: number): boolean {
  const one = b.roster.units[unit];
  if (!one || !onMap(b, unit)) return false;
  if (one.battaglia === index) return true;
  const own = battaglia(b, one.battaglia);
  const free = compagnia < 0 || compagnia === one.battaglia;
  return own.capitano === null && own.side === battaglia(b, index).side && free;
}

/** gg.5.3, gg.5.5; an Echelon costs 2 for both units (gg.12.3.2); the Saracens' opening is free (gg.S.6.2.1a, R125). */
export function orderCost(b: Battle, order: OrderKind, unit: number, inCommand: ReadonlySet<number>): number {
  if (inVolley(b, unit)) return 0;
  return order === 'echelon' || !inCommand.has(unit) ? 2 : 1;
}

/** Why a unit cannot be given this Order (gg.5.1.3, gg.5.3, gg.5.5). */
export function whyNoOrder(
  b: Battle,
  frame: OrdersFrame,
  order: OrderKind,
  unit: number,
): Refusal<Guelphs> | undefined {
  const inCommand = commandNow(b, frame);
  return whyNoneAtAll(b, frame, unit) ?? whyNotThis(b, frame, order, unit, inCommand, attacksDue(b, frame, inCommand));
}

/** Why a unit can be given no Order, whatever it is (gg.5.1.3). */
function whyNoneAtAll(b: Battle, frame: OrdersFrame, unit: number): Refusal<Guelphs> | undefined {
  if (!mayOrder(b, frame, unit))
    return mayOrder(b, { ...frame, compagnia: -1 }, unit)
      ? { rule: 'gg.S.8.5.1b', reason: 'oneCompagnia', unit }
      : { rule: 'gg.5.1.3a', reason: 'notYourBattaglia', unit };
  if (typeOf(b, unit) === 'R') return { rule: 'gg.S.5.2', reason: 'notYourBattaglia', unit };
  // gg.S.6.2.1b: in their opening the Saracens may have a second Order.
  if (marked(b, unit, ORDERED) && !inVolley(b, unit)) return { rule: 'gg.5.1.3b', reason: 'alreadyOrdered', unit };
  if (mustFollow(b, frame.battaglia))
    return { rule: b.rules.cites.withHisMen, reason: 'mustFollow', battaglia: frame.battaglia };
  return undefined;
}

/** Why a unit that can be ordered cannot be ordered this (gg.5.3, gg.5.5). */
function whyNotThis(
  b: Battle,
  frame: OrdersFrame,
  order: OrderKind,
  unit: number,
  inCommand: ReadonlySet<number>,
  duty: Duty,
): Refusal<Guelphs> | undefined {
  if (!inCommand.has(unit)) {
    const compagnia = card(b, unit).battaglia !== frame.battaglia;
    if (compagnia) return { rule: 'gg.S.8.5.1a', reason: 'outOfCommand', unit };
    if (!OUT_OF_COMMAND.includes(order)) return { rule: 'gg.5.5', reason: 'outOfCommand', unit };
  }
  const cost = orderCost(b, order, unit, inCommand);
  if (cost > frame.points) return { rule: 'gg.5.3', reason: 'tooFewPoints', cost, left: frame.points };
  return whyUnfit(b, order, unit) ?? whyNotInOpening(b, frame, order, unit, cost, inCommand, duty);
}

/** gg.5.5 */
const OUT_OF_COMMAND: readonly OrderKind[] = ['move', 'fire', 'withdraw'];

/** gg.5.1.3b, gg.14.0.6a, R33: Palvesari stacked with a unit move with it, unless they have had an Order already. */
export function giveOrder(b: Battle, order: OrderKind, unit: number): void {
  setMark(b, unit, ORDERED, true);
  if (order !== 'move' && order !== 'withdraw') return;
  for (const one of companionsOf(b, unit)) setMark(b, one, marked(b, one, ORDERED) ? STAYING : ORDERED, true);
}

/** What each Order asks of the unit itself. */
function whyUnfit(b: Battle, order: OrderKind, unit: number): Refusal<Guelphs> | undefined {
  const type = typeOf(b, unit);
  if (type === 'P' && order !== 'move' && order !== 'withdraw')
    return { rule: 'gg.14.0.6b', reason: 'notYourBattaglia', unit };
  if (type === 'W' && order !== 'move') return { rule: 'gg.S.3.7.1', reason: 'notYourBattaglia', unit };
  if (b.rules.onlyMoves(b, unit) && order !== 'move') return { rule: 'gg.S.3.4.1', reason: 'onlyMoves', unit };
  switch (order) {
    case 'move':
      return undefined;
    case 'fire':
      return whyNoFire(b, unit) ?? whyNoShot(b, unit);
    case 'reorganize':
      return whyNoReorganization(b, unit);
    case 'withdraw':
      return withdrawals(b, unit).length > 0 ? undefined : { rule: 'gg.5.3.4', reason: 'noRoomBehind', unit };
    case 'charge':
      return whyNoCharge(b, unit);
    case 'echelon':
      return whyNoEchelon(b, unit);
    case 'reload':
      return whyNoReload(b, unit);
  }
}

const whyNoShot = (b: Battle, unit: number): Refusal<Guelphs> | undefined =>
  hasTargetFrom(b, unit, cellOf(b, unit), firingFacings(b, unit))
    ? undefined
    : { rule: 'gg.10.1.2a', reason: 'noTarget', unit };

/** gg.5.3.3 */
function whyNoReorganization(b: Battle, unit: number): Refusal<Guelphs> | undefined {
  if (!disrupted(b, unit)) return { rule: 'gg.5.3.3', reason: 'notDisrupted', unit };
  if (nextToEnemy(b, cellOf(b, unit), sideOf(b, unit))) return { rule: 'gg.5.3.3', reason: 'nextToEnemy', unit };
  return undefined;
}

/** gg.5.3.4 (R28): why a unit may not go back into a hex. */
export function whyNoWithdrawal(b: Battle, unit: number, to: number): Refusal<Guelphs> | undefined {
  if (!rearHexes(b, unit).includes(to)) return { rule: 'gg.5.3.4', reason: 'notBehind', cell: to };
  if (prohibited(b.field, to)) return { rule: 'gg.8.2.7b', reason: 'prohibitedGround', cell: to };
  if (firstAt(b, to) >= 0) return { rule: 'gg.5.3.4', reason: 'occupied', cell: to };
  return b.rules.isBound(b, unit) && !boundTo(b, unit)(to)
    ? { rule: b.rules.boundBy(b, unit), reason: 'outOfBounds', unit }
    : undefined;
}

export const withdrawals = (b: Battle, unit: number): number[] =>
  rearHexes(b, unit).filter(to => !whyNoWithdrawal(b, unit, to));

/** gg.5.3.6, gg.12.3, R22: Cavalry of the same Battaglia and facing right behind, not yet ordered. */
export const echelonPartners = (b: Battle, unit: number): number[] =>
  rearHexes(b, unit).flatMap(cell =>
    unitsAt(b, cell).filter(
      other =>
        isCavalry(b, other) &&
        card(b, other).battaglia === card(b, unit).battaglia &&
        facingOf(b, other) === facingOf(b, unit) &&
        !b.rules.onlyMoves(b, other) &&
        !marked(b, other, ORDERED),
    ),
  );

function whyNoEchelon(b: Battle, unit: number): Refusal<Guelphs> | undefined {
  if (!isCavalry(b, unit)) return { rule: 'gg.5.3.6', reason: 'notCavalry', unit };
  return echelonPartners(b, unit).length > 0 ? undefined : { rule: 'gg.5.3.6', reason: 'noPartner', unit };
}

const hasCompagnie = ({ roster }: Battle): boolean => roster.compagnie.some(ofSide => ofSide.length > 0);

/** gg.S.8.5.2 */
function whyNoReload(b: Battle, unit: number): Refusal<Guelphs> | undefined {
  const compagnia = battaglia(b, card(b, unit).battaglia).capitano === null;
  return compagnia && typeOf(b, unit) === 'X' && marked(b, unit, FIRED)
    ? undefined
    : { rule: hasCompagnie(b) ? 'gg.S.8.5.2' : 'gg.S.1.5', reason: 'noReload', unit };
}

type GivenOrder = { type: 'order'; order: OrderKind; unit: number };

export function ordersFor(b: Battle, frame: OrdersFrame): GivenOrder[] {
  const orders: GivenOrder[] = [];
  if (frame.points === 0 && !freeOrders(b)) return orders;
  const inCommand = commandNow(b, frame);
  const duty = attacksDue(b, frame, inCommand);
  for (let unit = 0; unit < b.roster.units.length; unit++) {
    if (!mayOrder(b, frame, unit) || whyNoneAtAll(b, frame, unit)) continue;
    for (const order of ORDERS)
      if (!whyNotThis(b, frame, order, unit, inCommand, duty)) orders.push({ type: 'order', order, unit });
  }
  return orders;
}

/** The unit a Standard or Hero of this Battaglia rides with, or -1. */
function bearerOf(b: Battle, index: number, who: 'standard' | 'hero'): number {
  const { side, hero, standard } = battaglia(b, index);
  if (who === 'standard') return standard ? at(b.state.standards, side) : -1;
  return hero >= 0 ? at(b.state.heroes, hero) : -1;
}

/** gg.13.2.4, gg.13.3.2, gg.5.5 (R21): a point, or two when he is out of command. */
export const rideCost = (
  b: Battle,
  frame: OrdersFrame,
  who: 'standard' | 'hero',
  inCommand = commandNow(b, frame),
): number => (inCommand.has(bearerOf(b, frame.battaglia, who)) ? 1 : 2);

/** gg.13.2.4, gg.13.3.2, gg.13.2.1: units of the Battaglia a Standard or Hero can ride to. */
export function personalityMoves(
  b: Battle,
  frame: OrdersFrame,
): { type: 'movePersonality'; who: 'standard' | 'hero'; to: number }[] {
  const { side, units } = battaglia(b, frame.battaglia);
  const bound = b.rules.standardStays(b, side);
  const riders = (['standard', 'hero'] as const).filter(
    who => bearerOf(b, frame.battaglia, who) >= 0 && !b.state.rode.includes(who) && !(who === 'standard' && bound),
  );
  if (riders.length === 0 || frame.points < 1) return [];
  const inCommand = commandNow(b, frame);
  const duty = attacksDue(b, frame, inCommand);
  return riders.flatMap(who => {
    const bearer = bearerOf(b, frame.battaglia, who);
    const cost = rideCost(b, frame, who, inCommand);
    if (cost > frame.points || starves(duty, frame, cost)) return [];
    const reach = bannerReach(b, cellOf(b, bearer), b.charts.movement.personality, side);
    return units
      .filter(unit => unit !== bearer && isRated(b, unit) && reach.includes(cellOf(b, unit)))
      .map(to => ({ type: 'movePersonality' as const, who, to }));
  });
}

/** gg.13.2.4, gg.13.3.2: why a Standard or Hero cannot ride to a unit. */
export function whyNoRide(
  b: Battle,
  frame: OrdersFrame,
  who: 'standard' | 'hero',
  to: number,
): Refusal<Guelphs> | undefined {
  const index = frame.battaglia;
  const bearer = bearerOf(b, index, who);
  const rule = who === 'standard' ? 'gg.13.2.4' : 'gg.13.3.2';
  if (bearer < 0) return { rule, reason: 'notEligible', battaglia: index };
  if (b.state.rode.includes(who)) return { rule, reason: 'hasRidden', who, battaglia: index };
  if (who === 'standard' && b.rules.standardStays(b, battaglia(b, index).side))
    return { rule: 'gg.S.3.4.1', reason: 'staysWith', unit: bearer };
  const inCommand = commandNow(b, frame);
  const cost = rideCost(b, frame, who, inCommand);
  if (cost > frame.points) return { rule: 'gg.5.3', reason: 'tooFewPoints', cost, left: frame.points };
  if (starves(attacksDue(b, frame, inCommand), frame, cost))
    return { rule: attackRule(b), reason: 'openingFirst', battaglia: index };
  if (b.roster.units[to]?.battaglia !== index || !isRated(b, to) || to === bearer || !onMap(b, to))
    return { rule, reason: 'notYourBattaglia', unit: to };
  return { rule, reason: 'outOfReach', cell: cellOf(b, to) };
}

/** gg.5.4: why no Special Order can be given at all. */
export function whyNotSpecial({ battaglia: index, kind, begun }: OrdersFrame): Refusal<Guelphs> | undefined {
  if (kind !== 'basic') return { rule: 'gg.5.4', reason: 'notBasic', battaglia: index };
  return begun ? { rule: 'gg.5.4', reason: 'notAlone', battaglia: index } : undefined;
}

/** gg.5.4, gg.5.4.1a, gg.5.4.1b, R23 */
export function whyNoRecovery(b: Battle, frame: OrdersFrame): Refusal<Guelphs> | undefined {
  const special = whyNotSpecial(frame);
  if (special) return special;
  const { units, side } = battaglia(b, frame.battaglia);
  if (at(b.state.capitani, frame.battaglia).capacity > 5)
    return { rule: 'gg.5.4.1b', reason: 'stillStrong', battaglia: frame.battaglia };
  const met = units.find(unit => onMap(b, unit) && nextToEnemy(b, cellOf(b, unit), side));
  return met === undefined ? undefined : { rule: 'gg.5.4.1a', reason: 'nextToEnemy', unit: met };
}

/** What the opening activations demand (gg.S.3.2c, gg.S.6.2.1, gg.S.8.2b). */
import type { Refusal } from '@carroccio/kernel';
import {
  type Battle,
  battaglia,
  card,
  facingOf,
  isMissile,
  isRated,
  marked,
  nextToEnemy,
  onMap,
  sideOf,
  typeOf,
  unitsWhere,
} from './battle.ts';
import { attackGoal, whyNoCharge } from './charge.ts';
import { commandNow } from './command.ts';
import { allowance } from './movement.ts';
import { openingOf } from './scenario-rules.ts';
import type { Guelphs, Manoeuvre, OrderKind, OrdersFrame } from './shape.ts';
import { FIRED, ORDERED } from './state.ts';
import { canEnd } from './trip.ts';

/** gg.S.3.2c */
const ATTACKS_DUE = 4;

/** gg.S.1.2: the Battaglia that is making its opening activation. */
function openingNow(b: Battle): string | undefined {
  if (!b.free) return openingOf(b)[b.state.events.activations - 1];
  // gg.S.7.4: in a free set-up the Saracens' rule holds only if they are the first to be activated.
  const first = b.state.events.activations === 1 ? b.roster.battaglie[b.state.row.battaglia]?.id : undefined;
  return first === 'saracens' ? first : undefined;
}

/** gg.S.2.2.4c: the activation that opens the battle of a free set-up must engage, by attack or by fire. */
const mustEngage = (b: Battle, frame: OrdersFrame): boolean =>
  b.free &&
  b.state.events.activations === 1 &&
  b.state.row.battaglia === frame.battaglia &&
  !battaglia(b, frame.battaglia).units.some(unit => marked(b, unit, FIRED));

/** gg.S.6.2.1a: whether there may be Orders that cost nothing. */
export const freeOrders = (b: Battle): boolean => openingNow(b) === 'saracens';

/** gg.S.6.2: the Saracens' archers in their opening activation. */
export const saracensOpening = (b: Battle, unit: number): boolean =>
  freeOrders(b) && card(b, unit).saracen && isMissile(b, unit);

const toCome = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(unit => isRated(b, unit) && onMap(b, unit) && !marked(b, unit, ORDERED));

/** Whether a unit could be ordered to charge, or to move and attack. */
function canAttack(b: Battle, unit: number): boolean {
  if (!whyNoCharge(b, unit)) return true;
  const cell = b.state.cell[unit] ?? -1;
  const facing = facingOf(b, unit);
  const wasNext = nextToEnemy(b, cell, sideOf(b, unit));
  const trip = { unit, cell, facing, points: allowance(b, typeOf(b, unit)), moved: 0, turnedAt: [] };
  return canEnd(b, trip, attackGoal(b, { began: facing, wasNext }));
}

/** gg.S.3.2c, R109: the attacks still due that can be ordered, and who could make them. */
export interface Duty {
  due: number;
  able: readonly number[];
}

const NO_DUTY: Duty = { due: 0, able: [] };

/** How many attacks the opening still wants, whether or not they can be ordered. */
function attacksWanted(b: Battle, frame: OrdersFrame): number {
  const now = openingNow(b);
  const demanded = now === battaglia(b, frame.battaglia).id && b.battle === 'montaperti';
  const wanted = demanded ? ATTACKS_DUE : mustEngage(b, frame) && now === undefined ? 1 : 0;
  return Math.max(0, wanted - frame.attacks);
}

export function attacksDue(b: Battle, frame: OrdersFrame, inCommand: ReadonlySet<number>): Duty {
  const wanted = attacksWanted(b, frame);
  if (wanted === 0) return NO_DUTY;
  const able = toCome(b, frame.battaglia).filter(unit => inCommand.has(unit) && canAttack(b, unit));
  return { due: Math.min(wanted, frame.points, able.length), able };
}

function anyAttackDue(b: Battle, frame: OrdersFrame): boolean {
  if (frame.points === 0 || attacksWanted(b, frame) === 0) return false;
  const inCommand = commandNow(b, frame);
  return toCome(b, frame.battaglia).some(unit => inCommand.has(unit) && canAttack(b, unit));
}

/** R109: whether points spent otherwise, on this unit, would leave too few for the attacks due. */
export function starves({ due, able }: Duty, { points }: OrdersFrame, unit: number, cost: number): boolean {
  const others = able.filter(other => other !== unit).length;
  return Math.min(points - cost, others) < due;
}

const mustCharge = (b: Battle, frame: OrdersFrame): boolean =>
  openingNow(b) === 'montefeltro' && battaglia(b, frame.battaglia).id === 'montefeltro';

/** Why the opening does not allow an Order that would otherwise be legal. */
export function whyNotInOpening(
  b: Battle,
  frame: OrdersFrame,
  order: OrderKind,
  unit: number,
  cost: number,
  inCommand: ReadonlySet<number>,
  duty: Duty,
): Refusal<Guelphs> | undefined {
  const refusal = (rule: string): Refusal<Guelphs> => ({ rule, reason: 'openingFirst', battaglia: frame.battaglia });
  if (saracensOpening(b, unit)) {
    if (order === 'move')
      return marked(b, unit, ORDERED) ? { rule: 'gg.S.6.2.1a', reason: 'alreadyOrdered', unit } : undefined;
    if (order !== 'fire') return refusal('gg.S.6.2.1a');
    return toCome(b, frame.battaglia).length > 0 ? refusal('gg.S.6.2.1b') : undefined;
  }
  // R133: whoever cannot charge moves, into contact if he can.
  if (mustCharge(b, frame) && order !== 'charge')
    return order === 'move' && (!inCommand.has(unit) || whyNoCharge(b, unit)) ? undefined : refusal('gg.S.8.2b');
  if (order === 'charge' || (order === 'fire' && b.free) || (order === 'move' && duty.able.includes(unit)))
    return undefined;
  return duty.due > 0 && starves(duty, frame, unit, cost) ? refusal('gg.S.3.2c') : undefined;
}

/** What the opening demands of the end of a move (R109, R133). */
export function demandOn(
  b: Battle,
  frame: OrdersFrame,
  order: OrderKind,
  unit: number,
  cost: number,
  inCommand: ReadonlySet<number>,
): Pick<Manoeuvre, 'demand'> {
  if (mustCharge(b, frame)) return { demand: 'contact' };
  if (order !== 'move') return {};
  const duty = attacksDue(b, frame, inCommand);
  return duty.able.includes(unit) && starves(duty, frame, unit, cost) ? { demand: 'attack' } : {};
}

/** R109: the rule that keeps the activation from ending while what it demands can still be ordered. */
export function openingUnfinished(b: Battle, frame: OrdersFrame): string | null {
  const waits = (unit: number): boolean => saracensOpening(b, unit) && !marked(b, unit, ORDERED);
  if (freeOrders(b) && unitsWhere(b, waits).length > 0) return 'gg.S.6.2.1a';
  if (mustCharge(b, frame)) {
    const inCommand = commandNow(b, frame);
    const orderable = toCome(b, frame.battaglia).filter(unit => frame.points >= (inCommand.has(unit) ? 1 : 2));
    return orderable.length > 0 ? 'gg.S.8.2b' : null;
  }
  return anyAttackDue(b, frame) ? 'gg.S.3.2c' : null;
}

/** What the opening activations demand (gg.S.2.2.4c, gg.S.3.2c, gg.S.6.2.1, gg.S.8.2b). */
import type { Refusal } from '@carroccio/kernel';
import { capacityOf } from '../03-activations/capacity.ts';
import { commandNow } from '../05-orders/command.ts';
import { canAttack, canFire, tripFrom } from '../05-orders/engagement.ts';
import { canEnd, type Goal } from '../08-movement/trip.ts';
import { hasTargetFrom } from '../10-combat/fire.ts';
import { whyNoCharge } from '../12-cavalry/charge.ts';
import { capitanoMoves } from '../13-personalities/riding.ts';
import { type Battle, battaglia, card, isMissile, isRated, marked, onMap, unitsWhere } from '../battle.ts';
import type { Guelphs, Manoeuvre, OrderKind, OrdersFrame } from '../shape.ts';
import { ORDERED } from '../state.ts';
import type { Opening } from './scenario.ts';
import { mustFollow } from './with-his-men.ts';

/** gg.S.7.4: what holds of an opening in a free set-up holds only for who is the first to be activated. */
const freeOpening = (b: Battle, id: string | undefined): Opening | undefined =>
  b.rules.openings.find(one => one.free && one.battaglia === id);

/** gg.S.1.2: the opening activation that is being made. */
function openingNow(b: Battle): Opening | undefined {
  const { activations } = b.state.events;
  if (!b.free) return b.rules.openings[activations - 1];
  return activations === 1 ? freeOpening(b, b.roster.battaglie[b.state.row.battaglia]?.id) : undefined;
}

/** gg.S.2.2.4c: the activation that opens the battle of a free set-up must engage, by attack or by fire. */
const mustEngage = (b: Battle, frame: OrdersFrame): boolean =>
  b.free && b.state.events.activations === 1 && b.state.row.battaglia === frame.battaglia;

/** gg.S.2.2.4c: whether nobody has been ordered to engage yet, or only the unit whose Order is being carried out. */
export const engagesFirst = (b: Battle, frame: OrdersFrame): boolean => mustEngage(b, frame) && frame.attacks <= 1;

/** The rule that demands attacks of the opening activation. */
export const attackRule = (b: Battle): string => (b.free ? 'gg.S.2.2.4c' : b.rules.cites.openingAttacks);

/** gg.S.6.2.1a: whether there may be Orders that cost nothing. */
export const freeOrders = (b: Battle): boolean => openingNow(b)?.manner === 'volley';

/** gg.S.6.2: those who first move and then fire in the opening activation of their Battaglia. */
export function inVolley(b: Battle, unit: number): boolean {
  const now = openingNow(b);
  return now?.manner === 'volley' && isMissile(b, unit) && battaglia(b, card(b, unit).battaglia).id === now.battaglia;
}

const toCome = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(unit => isRated(b, unit) && onMap(b, unit) && !marked(b, unit, ORDERED));

/** gg.S.3.2c, gg.S.2.2.4c, R109: the attacks still due that can be ordered, and who could make them. */
export interface Duty {
  due: number;
  /** Who could be ordered to attack as things stand. */
  attackers: readonly number[];
  /** How much could be done with so many points and without this unit; the Capitano may ride for it if he still can. */
  left(points: number, without?: number): number;
  /** How much could be done once the Capitano has ridden to a hex. */
  from(cell: number): number;
}

const NO_DUTY: Duty = { due: 0, attackers: [], left: () => 0, from: () => 0 };

/** How many attacks the opening still wants, whether or not they can be ordered. */
function attacksWanted(b: Battle, frame: OrdersFrame): number {
  const now = openingNow(b);
  const demanded = now?.battaglia === battaglia(b, frame.battaglia).id ? now.attacks : 0;
  const wanted = mustEngage(b, frame) && now === undefined ? 1 : demanded;
  return Math.max(0, wanted - frame.attacks);
}

export function attacksDue(b: Battle, frame: OrdersFrame, inCommand: ReadonlySet<number>): Duty {
  const wanted = attacksWanted(b, frame);
  return wanted === 0 ? NO_DUTY : dutyOf(b, frame, inCommand, wanted);
}

/** The duty of a Battaglia that is to make so many attacks; in a free set-up Fire Orders count as well. */
function dutyOf(
  b: Battle,
  frame: Pick<OrdersFrame, 'battaglia' | 'points'>,
  inCommand: ReadonlySet<number>,
  wanted: number,
): Duty {
  const hands = toCome(b, frame.battaglia)
    .map(unit => ({ unit, attacks: canAttack(b, unit), fires: b.free && canFire(b, unit) }))
    .filter(({ attacks, fires }) => attacks || fires);
  const done = (points: number, without: number | undefined, command: ReadonlySet<number>): number => {
    // gg.5.5: out of command a unit fires for two points, and does not attack.
    const able = hands.filter(
      ({ unit, fires }) => unit !== without && (command.has(unit) ? points >= 1 : fires && points >= 2),
    );
    return Math.min(wanted, Math.max(0, points), able.length);
  };
  let commands: ReadonlySet<number>[] | undefined;
  const left = (points: number, without?: number): number => {
    const here = done(points, without, inCommand);
    if (here >= Math.min(wanted, points, hands.length)) return here;
    commands ??= capitanoMoves(b, frame.battaglia).map(cell => commandNow(b, frame, cell));
    return commands.reduce((most, command) => Math.max(most, done(points, without, command)), here);
  };
  return {
    due: left(frame.points),
    attackers: hands.filter(({ unit, attacks }) => attacks && inCommand.has(unit)).map(({ unit }) => unit),
    left,
    from: cell => done(frame.points, undefined, commandNow(b, frame, cell)),
  };
}

/** gg.S.2.2.4c (R146): whether a Battaglia that opened the battle could be ordered to engage. */
export function canOpen(b: Battle, index: number): boolean {
  // gg.S.6.2.1b: those of a volley first move, and then fire.
  const archers = battaglia(b, index).units.filter(unit => isMissile(b, unit) && onMap(b, unit));
  if (freeOpening(b, battaglia(b, index).id)?.manner === 'volley' && archers.length > 0)
    return archers.some(unit => canEnd(b, tripFrom(b, unit), volleyGoal(b)));
  const frame = { battaglia: index, points: capacityOf(b, index) };
  return dutyOf(b, frame, commandNow(b, frame), 1).due > 0;
}

/** R109: whether points spent otherwise, on this unit if on one, would leave too few for the attacks due. */
export const starves = ({ due, left }: Duty, { points }: OrdersFrame, cost: number, unit?: number): boolean =>
  due > 0 && left(points - cost, unit) < due;

/** Where the Capitano may ride without leaving behind what an opening demands (gg.S.2.2.4c, R109). */
export function ridesInOpening(b: Battle, frame: OrdersFrame): number[] {
  const open = capitanoMoves(b, frame.battaglia);
  if (attacksWanted(b, frame) === 0 || mustFollow(b, frame.battaglia)) return open;
  const { due, from } = attacksDue(b, frame, commandNow(b, frame));
  return open.filter(cell => from(cell) >= due);
}

/** Whether an Order that does not engage leaves points enough for what an opening demands. */
export const sparesPoint = (b: Battle, frame: OrdersFrame): boolean =>
  attacksWanted(b, frame) === 0 || !starves(attacksDue(b, frame, commandNow(b, frame)), frame, 1);

/** gg.S.6.2.1a, gg.S.6.2.1c, R125: every archer moves, and ends with an enemy in range. */
export const volleyGoal = (b: Battle): Goal => ({
  accepts: ({ unit, cell, facing, moved }) => moved > 0 && hasTargetFrom(b, unit, cell, [facing]),
});

/** gg.S.8.2b */
function mustCharge(b: Battle, frame: OrdersFrame): boolean {
  const now = openingNow(b);
  return now?.manner === 'charge' && battaglia(b, frame.battaglia).id === now.battaglia;
}

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
  const { cites } = b.rules;
  if (inVolley(b, unit)) {
    if (order === 'move')
      return marked(b, unit, ORDERED) ? { rule: cites.volleyMove, reason: 'alreadyOrdered', unit } : undefined;
    if (order !== 'fire') return refusal(cites.volleyMove);
    return toCome(b, frame.battaglia).length > 0 ? refusal(cites.volleyFire) : undefined;
  }
  // R133: whoever cannot charge moves, into contact if he can.
  if (mustCharge(b, frame) && order !== 'charge')
    return order === 'move' && (!inCommand.has(unit) || whyNoCharge(b, unit))
      ? undefined
      : refusal(cites.openingCharge);
  if (order === 'charge' || (order === 'fire' && b.free) || (order === 'move' && duty.attackers.includes(unit)))
    return undefined;
  return starves(duty, frame, cost, unit) ? refusal(attackRule(b)) : undefined;
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
  return duty.attackers.includes(unit) && starves(duty, frame, cost, unit) ? { demand: 'attack' } : {};
}

/** R109: the rule that keeps the activation from ending while what it demands can still be ordered. */
export function openingUnfinished(b: Battle, frame: OrdersFrame): string | null {
  const waits = (unit: number): boolean => inVolley(b, unit) && !marked(b, unit, ORDERED);
  if (freeOrders(b)) {
    if (unitsWhere(b, waits).length > 0) return b.rules.cites.volleyMove;
    const shoots = (unit: number): boolean => inVolley(b, unit) && canFire(b, unit);
    return mustEngage(b, frame) && frame.attacks === 0 && unitsWhere(b, shoots).length > 0 ? 'gg.S.2.2.4c' : null;
  }
  if (mustCharge(b, frame)) {
    const inCommand = commandNow(b, frame);
    const orderable = toCome(b, frame.battaglia).filter(unit => frame.points >= (inCommand.has(unit) ? 1 : 2));
    return orderable.length > 0 ? b.rules.cites.openingCharge : null;
  }
  return attacksDue(b, frame, commandNow(b, frame)).due > 0 ? attackRule(b) : null;
}

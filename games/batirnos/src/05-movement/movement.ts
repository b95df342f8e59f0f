/** Movement: which hexes a unit may enter, at what cost, and where it may stay (nqsb.5, nqsb.5.1, nqsb.5.4). */
import { type Spread, sideBetween, spread } from '@carroccio/boards';
import type { Refusal } from '@carroccio/kernel';
import { abilityOf, underAbility } from '../02-armies/cards.ts';
import { sectorOf } from '../06-fire/fire.ts';
import {
  type Battle,
  bared,
  cellOf,
  classOf,
  effectOn,
  enemiesNear,
  facingOf,
  groundRule,
  isArtillery,
  isCavalry,
  isInfantry,
  isOpen,
  marked,
  onMap,
  seriesOf,
  shaken,
  sharedBy,
  sideOf,
  troopOf,
  typeOf,
  unitAt,
  unitsWhere,
} from '../battle.ts';
import {
  AREA,
  clearLine,
  DIFFICULT,
  type Field,
  farFrom,
  IMPASSABLE,
  OPEN,
  OUTSIDE,
  sectorCode,
  WOOD,
} from '../field.ts';
import type { Batirnos, Trip } from '../shape.ts';
import { EVADED } from '../state.ts';

/** nqsb.5.4.5, nqsb.1.4.terrain-river: no water but by a bridge; and the beach that the ebb bares for cavalry. */
export const passable = (b: Battle, unit: number, cell: number, rides = isCavalry(b, unit)): boolean =>
  b.field.terrain[cell] !== IMPASSABLE || (rides && bared(b, cell));

/** nqsb.5.1, nqsb.9.2.al-move: its points, with what the order card adds. */
export function allowance(b: Battle, unit: number): number {
  const base = seriesOf(b, unit).movement;
  if (isArtillery(b, unit)) return base;
  const more = underAbility(b, unit, 'advance') || (underAbility(b, unit, 'dragoons') && isOpen(b, unit));
  return base + (more ? 1 : 0);
}

/** R27: out of the reach of every enemy's move and fire. */
export function safeFromAttack(b: Battle, unit: number, cell: number): boolean {
  const side = sideOf(b, unit);
  return unitsWhere(b, foe => sideOf(b, foe) !== side && !shaken(b, foe)).every(foe => {
    const from = cellOf(b, foe);
    if (farFrom(b.field, from, cell) <= seriesOf(b, foe).movement + troopOf(b, foe).charge) return false;
    const sector = sectorOf(b, foe);
    if (sector === null || sectorCode(b.field, b.sectors, sector, facingOf(b, foe), from, cell) === OUTSIDE)
      return true;
    return !clearLine(b.field, from, cell);
  });
}

/** nqsb.9.4.1.contact, nqsb.9.9.2.contact: whether an open-order unit may go next to this closed-order enemy. */
function mayCloseWith(b: Battle, unit: number, to: number, foe: number): boolean {
  if (!isOpen(b, unit) || isOpen(b, foe) || shaken(b, foe)) return true;
  const ground = b.field.terrain[to];
  if (ground === WOOD || ground === AREA || ground === DIFFICULT) return true;
  const side = sideOf(b, unit);
  const onFoot = classOf(b, unit) === 'FL';
  return (b.field.around[cellOf(b, foe)] ?? []).some(cell => {
    const friend = unitAt(b, cell);
    return (
      friend >= 0 &&
      friend !== unit &&
      sideOf(b, friend) === side &&
      !shaken(b, friend) &&
      !(onFoot && isOpen(b, friend))
    );
  });
}

/** Why an open-order unit does not enter a hex for the enemies beside it. */
export const whyTooNear = (b: Battle, unit: number, to: number): Refusal<Batirnos> | undefined =>
  enemiesNear(b, to, sideOf(b, unit)).every(foe => mayCloseWith(b, unit, to, foe))
    ? undefined
    : { rule: isCavalry(b, unit) ? 'nqsb.9.4.1.contact' : 'nqsb.9.9.2.contact', reason: 'openOrder', cell: to };

/** The caracole order lets these go next to an enemy without a melee order. */
const caracoles = (b: Battle, unit: number): boolean =>
  underAbility(b, unit, 'caracole') && ['R', 'CM', 'CL'].includes(typeOf(b, unit));

/** nqsb.5.contact-orders: whether a move may bring the unit next to an enemy who is not shaken. */
export const mayMeet = (b: Battle, { unit, contact }: Trip): boolean => contact || caracoles(b, unit);

/** nqsb.5.contact-orders, nqsb.7.5, R23: why the enemies near a hex keep a unit out of it. */
function whyNoContact(b: Battle, trip: Trip, from: number, to: number): Refusal<Batirnos> | undefined {
  const { unit, left } = trip;
  const side = sideOf(b, unit);
  const near = enemiesNear(b, to, side);
  const bold = near.filter(foe => !shaken(b, foe));
  if (bold.length > 0 && !mayMeet(b, trip)) return { rule: 'nqsb.5.contact-orders', reason: 'noContact', cell: to };
  const tooNear = whyTooNear(b, unit, to);
  if (tooNear) return tooNear;
  if (trip.kind === 'charge' && isInfantry(b, unit) && bold.some(foe => isCavalry(b, foe)))
    return { rule: 'nqsb.9.3.infantry', reason: 'noContact', cell: to };
  if (left.length > 0 && leavesCombat(trip)) {
    // R23: round the flank of the one enemy it stands by, as its whole move.
    const shifts = trip.entered === 0 && bold.length === 1 && left.length === 1 && bold[0] === left[0];
    if (bold.length > 0 && !shifts) return { rule: 'nqsb.7.5', reason: 'leavingNear', cell: to };
    const others = unitsWhere(b, foe => sideOf(b, foe) !== side && !left.includes(foe));
    if (others.some(foe => farFrom(b.field, to, cellOf(b, foe)) < farFrom(b.field, from, cellOf(b, foe))))
      return { rule: 'nqsb.7.5', reason: 'leavingNear', cell: to };
  }
  return undefined;
}

/** nqsb.7.5 speaks of a unit that walks away in the movement phase, not of one that pursues. */
const leavesCombat = ({ kind }: Trip): boolean => kind === 'move' || kind === 'late' || kind === 'raid';

/** nqsb.5.pass, nqsb.9.4.1.pass, nqsb.9.9.2.pass: whether a unit may cross a friend's hex. */
const passesFriends = (b: Battle, { unit, under }: Trip): boolean =>
  isOpen(b, unit) || abilityOf(b, under) === 'passage';

/** nqsb.5.4.obstacle: what lies on the side crossed; pioneers are halted by none of it, whatever makes them move. */
export function obstacleBetween(b: Battle, unit: number, from: number, to: number): boolean {
  const side = sideBetween(b.field.grid, from, to);
  if (b.field.obstacle[side] !== 1 && b.field.works[side] !== to) return false;
  const pioneers = underAbility(b, unit, 'pioneers') && (isInfantry(b, unit) || typeOf(b, unit) === 'Dr');
  return !pioneers;
}

/** What a step costs, in points; or why it cannot be made. */
export function entry(b: Battle, trip: Trip, from: number, to: number): number | Refusal<Batirnos> {
  const { unit } = trip;
  const { terrain, road } = b.field;
  if (!passable(b, unit, to)) return { rule: 'nqsb.5.4.5', reason: 'wrongGround', cell: to };
  const other = unitAt(b, to);
  if (other >= 0 && (sideOf(b, other) !== sideOf(b, unit) || !passesFriends(b, trip)))
    return { rule: 'nqsb.5.pass', reason: 'occupied', cell: to };
  const starting = trip.entered === 0;
  // nqsb.5.4.7.penalty: by road the ground neither bars nor slows.
  const byRoad = trip.kind === 'road' && road[to] === 1;
  const effect = effectOn(b, unit, to);
  if (!byRoad) {
    // nqsb.5.4.2.pm, nqsb.5.4.2.art, nqsb.5.4.3.art: pikes keep out of woods, guns out of difficult ground too.
    if (effect?.enter === 'no') return { rule: groundRule(b, unit, to), reason: 'wrongGround', cell: to };
    // nqsb.5.4.2.fp halts first; in open order nobody does (nqsb.9.4.1.terrain, nqsb.9.9.2.terrain).
    if (!starting && effect?.stop && terrain[to] !== OPEN && terrain[to] !== terrain[from])
      return { rule: 'nqsb.5.4.stop', reason: 'terrainStop', cell: to };
  }
  if (!starting && !(byRoad && road[from] === 1) && obstacleBetween(b, unit, from, to))
    return { rule: 'nqsb.5.4.obstacle', reason: 'obstacleStop', cell: to };
  // nqsb.5.4.3.closed, nqsb.5.4.3.open: difficult ground is dear in closed order only.
  const cost = byRoad ? 1 : (effect?.points ?? 1);
  // R24: the first hex can always be entered, with everything the unit has.
  if (cost > trip.points && !starting) return { rule: 'nqsb.5.1', reason: 'tooFar', cell: to };
  if (trip.kind === 'road' && !safeFromAttack(b, unit, to)) return { rule: 'nqsb.5.4.7', reason: 'notSafe', cell: to };
  const refusal = whyNoContact(b, trip, from, to);
  if (refusal) return refusal;
  // R23: a shift round the flank takes the whole move.
  const shifts = trip.left.length > 0 && enemiesNear(b, to, sideOf(b, unit)).some(foe => trip.left.includes(foe));
  return shifts && leavesCombat(trip) ? trip.points : Math.min(cost, trip.points);
}

/** nqsb.5.stop, R22: next to any enemy the move is over. */
export const mustStop = (b: Battle, unit: number, cell: number): boolean =>
  enemiesNear(b, cell, sideOf(b, unit)).length > 0;

/** Whether the hex itself lets the unit stay. */
export function mayStay(b: Battle, unit: number, cell: number): boolean {
  if (unitAt(b, cell) >= 0 && sharedBy(b, unit, cell)) return false;
  const effect = effectOn(b, unit, cell);
  return effect === null || effect.enter === 'occupy';
}

/** Whether the enemy next to a hex is one that a charge may end beside (nqsb.9.3.contact, nqsb.9.3.infantry). */
const chargeable = (b: Battle, unit: number, foe: number): boolean => !(isInfantry(b, unit) && isCavalry(b, foe));

/** In place of a target: the move must end beside any enemy. */
export const ANY_FOE = -2;

/** Whether a move may end in a hex. */
export function mayEnd(b: Battle, trip: Trip, cell: number): boolean {
  const { unit, kind } = trip;
  if (!mayStay(b, unit, cell)) return false;
  if (kind === 'road') return b.field.road[cell] === 1;
  const near = enemiesNear(b, cell, sideOf(b, unit));
  if (abilityOf(b, trip.under) === 'misunderstood' && kind === 'move') return near.length === 0;
  if (kind === 'charge' || trip.target === ANY_FOE) return near.some(foe => chargeable(b, unit, foe));
  if (kind === 'aggressive' || kind === 'counter') return near.includes(trip.target);
  return true;
}

/** The rule by which a move may not end in a hex. */
export function whyNoEnd(b: Battle, { unit, kind, target }: Trip, cell: number): string {
  if (unitAt(b, cell) >= 0 && sharedBy(b, unit, cell)) return 'nqsb.2.3.stacking';
  if (!mayStay(b, unit, cell)) return groundRule(b, unit, cell);
  if (kind === 'road') return 'nqsb.5.4.7';
  if (kind === 'charge' || target === ANY_FOE) return 'nqsb.9.3.contact';
  if (kind === 'aggressive') return 'nqsb.9.1';
  return kind === 'counter' ? 'nqsb.9.5.fire' : 'nqsb.2.5.2.ability';
}

/** The trip after a step. */
export const stepped = (trip: Trip, cost: number): Trip => ({
  ...trip,
  points: trip.points - cost,
  entered: trip.entered + 1,
});

/** R85: a unit that chases goes towards its target only. */
const goesAstray = (b: Battle, trip: Trip, from: number, to: number): boolean => {
  if (trip.kind !== 'chase') return false;
  if (!onMap(b, trip.target)) return true;
  const there = cellOf(b, trip.target);
  return farFrom(b.field, to, there) >= farFrom(b.field, from, there);
};

/** In place of a hex: where a unit stands that has not entered any. */
export const unmoved = ({ terrain }: Field): number => terrain.length;

interface Wish {
  readonly until?: (cell: number) => boolean;
  /** Whether to go on from a hex with these points. */
  readonly worth?: (cell: number, left: number) => boolean;
}

/** The hexes a trip that has come to one can enter, and the points spent on the way to each. */
export function rove(b: Battle, trip: Trip, start: number, { until, worth }: Wish = {}): Spread {
  const { around } = b.field;
  const nowhere = unmoved(b.field);
  const now = { ...trip };
  return spread({
    size: nowhere + 1,
    from: trip.entered > 0 ? start : nowhere,
    most: trip.points,
    until: node => node !== nowhere && until?.(node) === true,
    steps(node, spent, go, known) {
      const cell = node === nowhere ? start : node;
      now.points = trip.points - spent;
      now.entered = node === nowhere ? 0 : Math.max(1, trip.entered);
      if (now.points <= 0 || (now.entered > 0 && mustStop(b, trip.unit, cell))) return;
      if (worth?.(cell, now.points) === false) return;
      for (const next of around[cell] ?? []) {
        if (known(next) <= spent + 1 || goesAstray(b, trip, cell, next)) continue;
        const cost = entry(b, now, cell, next);
        if (typeof cost === 'number') go(next, cost);
      }
    },
  });
}

/** Whether a trip that has come to a hex can still end somewhere it may. */
const canFinish = (b: Battle, trip: Trip, cell: number): boolean =>
  mayEnd(b, trip, cell) || rove(b, trip, cell, { until: next => mayEnd(b, trip, next) }).end >= 0;

/** Why a step is not allowed; undefined when it is. */
export function whyNoStep(b: Battle, trip: Trip, to: number): Refusal<Batirnos> | undefined {
  const from = cellOf(b, trip.unit);
  if (farFrom(b.field, from, to) !== 1) return { rule: 'nqsb.5.1', reason: 'tooFar', cell: to };
  if (marked(b, trip.unit, EVADED)) return { rule: 'nqsb.9.8.once', reason: 'hasMoved', unit: trip.unit };
  if (trip.entered > 0 && mustStop(b, trip.unit, from)) return { rule: 'nqsb.5.stop', reason: 'mustStop', cell: from };
  if (trip.points <= 0) return { rule: 'nqsb.5.1', reason: 'tooFar', cell: to };
  if (goesAstray(b, trip, from, to)) return { rule: 'nqsb.3.3.1.pursue', reason: 'tooFar', cell: to };
  const cost = entry(b, trip, from, to);
  if (typeof cost !== 'number') return cost;
  const next = stepped(trip, cost);
  return canFinish(b, next, to) ? undefined : { rule: whyNoEnd(b, next, to), reason: 'cannotStay', cell: to };
}

/** Why a unit does not come onto the map by a hex, the first of its move (nqsb.2.1.scenario-oob). */
export function whyNoComing(b: Battle, trip: Trip, to: number): Refusal<Batirnos> | undefined {
  const refusal = whyNoContact(b, trip, to, to);
  if (refusal) return refusal;
  const next = stepped(trip, comingCost(b, trip, to));
  return canFinish(b, next, to) ? undefined : { rule: whyNoEnd(b, next, to), reason: 'cannotStay', cell: to };
}

/** What the hex by which a unit comes on costs it: R24, never more than it has. */
export const comingCost = (b: Battle, { unit, points }: Trip, to: number): number =>
  Math.min(points, effectOn(b, unit, to)?.points ?? 1);

export function stepsOf(b: Battle, trip: Trip): number[] {
  return (b.field.around[cellOf(b, trip.unit)] ?? []).filter(to => !whyNoStep(b, trip, to));
}

/** Whether a unit could come next to a target with these points. */
export function canReach(b: Battle, trip: Trip, target: number): boolean {
  const there = cellOf(b, target);
  const found = rove(b, trip, cellOf(b, trip.unit), {
    until: cell => farFrom(b.field, cell, there) === 1 && mayStay(b, trip.unit, cell),
    worth: (cell, left) => farFrom(b.field, cell, there) <= left + 1,
  });
  return found.end >= 0;
}

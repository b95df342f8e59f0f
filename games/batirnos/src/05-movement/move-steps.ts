/** The movement phase of a division, and of those without orders (nqsb.5.division, nqsb.5.2, nqsb.9.1, nqsb.9.2, nqsb.9.7). */
import { requireCell, turn } from '@carroccio/boards';
import { type Action, at, type Flow, type Frame, type Steps } from '@carroccio/kernel';
import { abilityOf, focusedOn, obeying, ordered } from '../02-armies/cards.ts';
import { guarded } from '../04-tests/test-steps.ts';
import { moraleModifiers } from '../04-tests/tests.ts';
import { type Why, whyIdle, whyNoCharge, whyNotAlone, whyNotOwn } from '../09-abilities/refusing.ts';
import { actingUnits, engaged } from '../10-command/command.ts';
import { displaceLeaders } from '../10-command/losses.ts';
import {
  adjacent,
  aggregated,
  awaited,
  type Battle,
  type BattleOf,
  cellOf,
  divisionOf,
  divisionSlot,
  effectOn,
  enemiesNear,
  facingOf,
  generalOf,
  groundRule,
  inPlay,
  isArtillery,
  isDue,
  leadersAt,
  mark,
  marked,
  membersOf,
  nearUnshaken,
  onMap,
  postOf,
  put,
  sideOf,
  typeOf,
  unitAt,
  unmark,
  weakened,
} from '../battle.ts';
import { FACINGS } from '../field.ts';
import type { Batirnos, Trip } from '../shape.ts';
import { chargeFrames, chargeStakes, hangsOn, nerveStakes } from '../stakes.ts';
import { ACTED, MOVED, ON_MOVE, PARALYSED, REMOUNTED, SECOND, SHAKEN, SHIFTED, WITHDREW } from '../state.ts';
import { marches, whyNoMarch } from './march-steps.ts';
import { allowance, comingCost, passable, stepped, stepsOf, whyNoComing } from './movement.ts';
import {
  chargeTargets,
  chargeTrip,
  marchTrip,
  mayContact,
  mayDismountHere,
  mayMountHere,
  mayRideInto,
  newTrip,
  ridesOf,
  whyNoMove,
  whyNoRide,
} from './trips.ts';

type MoveStep = 'arriving' | 'moving' | 'turnOver' | 'trading';
type Moving = Extract<Frame<Batirnos>, { step: 'moving' }>;
type How = Extract<Frame<Batirnos>, { step: 'turnOver' }>['how'];

/** nqsb.5.may, R17: units that may still move under this division's order. */
function movers(b: Battle, { division, commanded }: Moving): number[] {
  if (!ordered(b, division, 'move')) return [];
  const now = actingUnits(b, division, 'move');
  const lined = commanded.filter(unit => onMap(b, unit) && !now.includes(unit));
  return [...now, ...lined]
    .filter(unit => !whyNoMove(obeying(b, unit, division), unit))
    .sort((one, other) => one - other);
}

const emplaced = (b: Battle, unit: number): boolean => isArtillery(b, unit) && !marked(b, unit, SECOND);

/** Units that can march: guns in battery only if light (nqsb.9.2.al-move, nqsb.9.2.ap-move). */
const marchers = (b: Battle, frame: Moving): number[] => movers(b, frame).filter(unit => allowance(b, unit) > 0);

/** nqsb.9.7.mount; the dragoons' order lets them do it for nothing, once. */
function remounters(b: Battle, frame: Moving): number[] {
  const free = (unit: number): boolean =>
    abilityOf(b, frame.division) === 'dragoons' && !marked(b, unit, REMOUNTED) && !engaged(b, unit);
  const able = movers(b, frame);
  return actingUnits(b, frame.division, 'move').filter(
    unit => typeOf(b, unit) === 'Dr' && (able.includes(unit) || (free(unit) && !whyStuck(b, unit))),
  );
}

const whyStuck = (b: Battle, unit: number): boolean => marked(b, unit, SHAKEN | PARALYSED);

/** Passage of lines: why a unit does not come to stand in the hex of the other. */
function whyUnsuited(b: Battle, unit: number, cell: number): Why {
  const effect = effectOn(b, unit, cell);
  if (effect !== null && effect.enter !== 'occupy')
    return { rule: groundRule(b, unit, cell), reason: 'wrongGround', cell };
  return nearUnshaken(b, cell, sideOf(b, unit))
    ? { rule: 'nqsb.5.contact-orders', reason: 'noContact', cell }
    : undefined;
}

/** Passage of lines: two neighbours of the division that can take each other's place. */
function whyNoTrade(b: Battle, frame: Moving, unit: number, other: number): Why {
  const { division } = frame;
  const rule = 'nqsb.2.5.2.ability';
  if (abilityOf(b, division) !== 'passage') return { rule, reason: 'noPassage', division };
  for (const one of [unit, other]) {
    const idle = whyNotNow(b, frame, one);
    if (idle) return idle;
    if (divisionOf(b, one) !== division) return { rule, reason: 'otherDivision', unit: one };
    if (allowance(b, one) <= 0) return { rule: 'nqsb.9.2.ap-move', reason: 'inBattery', unit: one };
  }
  if (!adjacent(b, unit, other)) return { rule, reason: 'notInContact', unit, target: other };
  return whyUnsuited(b, unit, cellOf(b, other)) ?? whyUnsuited(b, other, cellOf(b, unit));
}

function trades(b: Battle, frame: Moving): Action<Batirnos, 'trade'>[] {
  if (abilityOf(b, frame.division) !== 'passage') return [];
  const able = marchers(b, frame);
  return able.flatMap((unit, index) =>
    able
      .slice(index + 1)
      .filter(other => !whyNoTrade(b, frame, unit, other))
      .map(other => ({ type: 'trade' as const, units: [unit, other] })),
  );
}

/** nqsb.9.2.actions: why guns do not turn, or change between battery and limber. */
function whyNoGunnery(b: Battle, frame: Moving, unit: number, how: 'rotate' | 'limber' | 'unlimber'): Why {
  const idle = whyNotNow(b, frame, unit);
  if (idle) return idle;
  if (!isArtillery(b, unit)) return { rule: 'nqsb.9.2', reason: 'notGuns', unit };
  if (how === 'unlimber') return { rule: 'nqsb.9.2', reason: 'inBattery', unit };
  if (marked(b, unit, SECOND)) return { rule: 'nqsb.9.2', reason: 'notInBattery', unit };
  return { rule: 'nqsb.9.2.al-move', reason: 'turnsBySixty', unit };
}

/** nqsb.9.7.mount: why a unit does not mount or dismount. */
function whyNoRemount(b: Battle, frame: Moving, unit: number, how: 'mount' | 'dismount'): Why {
  const strange = whyNotOwn(b, unit, divisionSlot(b, frame.division).side, 'nqsb.9.7.mount');
  if (strange) return strange;
  if (typeOf(b, unit) !== 'Dr') return { rule: 'nqsb.9.7', reason: 'notDragoons', unit };
  if (how === 'mount' && !marked(b, unit, SECOND)) return { rule: 'nqsb.9.7.mount', reason: 'isMounted', unit };
  if (how === 'dismount' && marked(b, unit, SECOND)) return { rule: 'nqsb.9.7.mount', reason: 'onFoot', unit };
  if (how === 'mount' && !mayMountHere(b, unit))
    return { rule: 'nqsb.5.4.1.cav', reason: 'wrongGround', cell: cellOf(b, unit) };
  if (how === 'dismount' && !mayDismountHere(b, unit))
    return { rule: 'nqsb.5.4.5', reason: 'wrongGround', cell: cellOf(b, unit) };
  return whyNotNow(b, frame, unit);
}

const entryCells = (b: Battle, division: number): number[] =>
  (divisionSlot(b, division).arrival?.hexes ?? []).map(name => requireCell(b.field.grid, name));

/** Why a piece of a division that arrives does not enter by this hex. */
function whyNoEntry(b: Battle, division: number, to: number): Why {
  const rule = 'nqsb.2.1.scenario-oob';
  if (!entryCells(b, division).includes(to)) return { rule, reason: 'notEntry', cell: to };
  return unitAt(b, to) >= 0 ? { rule: 'nqsb.5.pass', reason: 'occupied', cell: to } : undefined;
}

/** R30: why a general who arrives does not enter by this hex. */
const whyNoGeneralEntry = (b: Battle, division: number, to: number): Why =>
  whyNoEntry(b, division, to) ??
  (nearUnshaken(b, to, divisionSlot(b, division).side)
    ? { rule: 'nqsb.2.1.scenario-oob', reason: 'noContact', cell: to }
    : undefined);

/** R108: the move of a unit that comes on; it comes from nowhere and leaves nobody. */
const comingTrip = (b: Battle, unit: number): Trip =>
  newTrip(b, unit, 'move', allowance(b, unit), {
    contact: mayContact(b, unit),
    left: [],
    again: focusedOn(b, unit, ON_MOVE) && !isArtillery(b, unit),
  });

/** Why a unit that enters does not do so by this hex. */
function whyNoUnitEntry(b: Battle, division: number, unit: number, to: number): Why {
  const closed = whyNoEntry(b, division, to);
  if (closed) return closed;
  if (!enterable(b, unit, to)) return { rule: groundRule(b, unit, to), reason: 'wrongGround', cell: to };
  // R109: a unit that comes on beside an enemy would have to stop there.
  if (abilityOf(b, division) === 'misunderstood' && enemiesNear(b, to, sideOf(b, unit)).length > 0)
    return { rule: 'nqsb.2.5.2.ability', reason: 'noContact', cell: to };
  return whyNoComing(b, comingTrip(b, unit), to);
}

/** The hexes by which a unit may enter. */
const entriesOf = (b: Battle, division: number, unit: number): Action<Batirnos, 'enter'>[] =>
  entryCells(b, division)
    .filter(to => !whyNoUnitEntry(b, division, unit, to))
    .map(to => ({ type: 'enter', unit, to }));

const waiting = (b: Battle, division: number): number[] =>
  divisionSlot(b, division).units.filter(unit => awaited(b, unit));

/** Units of a division that wait for its movement order to enter. */
const dueByOrder = (b: Battle, division: number): number[] =>
  isDue(b, division) && divisionSlot(b, division).arrival?.by === 'order' ? waiting(b, division) : [];

/** Units of a division that enter with its movement order. */
function entries(b: Battle, { division }: Moving): Action<Batirnos, 'enter'>[] {
  const [unit] = dueByOrder(b, division);
  return unit === undefined ? [] : entriesOf(b, division, unit);
}

/** Why a unit does not enter now: it is not due, or another of its division comes first. */
function whyNotEntering(due: readonly number[], unit: number): Why {
  const rule = 'nqsb.2.1.scenario-oob';
  if (!due.includes(unit)) return { rule, reason: 'notDue', unit };
  return due[0] === unit ? undefined : { rule, reason: 'notNext', unit };
}

const enterable = (b: Battle, unit: number, to: number): boolean => {
  const effect = effectOn(b, unit, to);
  return passable(b, unit, to) && (effect === null || effect.enter === 'occupy');
};

/** Where the general of a division may go as its movement closes (nqsb.5.2.general). */
function generalRides(b: Battle, division: number): Action<Batirnos, 'ride'>[] {
  const leader = generalOf(b, division);
  if (inPlay(b, leader)) return ridesOf(b, [leader]);
  if (!isDue(b, division) || divisionSlot(b, division).arrival?.by !== 'order') return [];
  const { side } = divisionSlot(b, division);
  return (divisionSlot(b, division).arrival?.hexes ?? [])
    .map(name => requireCell(b.field.grid, name))
    .filter(to => mayRideInto(b, to, side) && leadersAt(b, to, side).length === 0)
    .map(to => ({ type: 'ride', leader, to }));
}

/** A unit comes onto the map: enemy leaders alone there make room (R31), those beside it may slip away, then this. */
function arrive(
  b: Battle,
  flow: Flow<Batirnos>,
  { unit, to }: Action<Batirnos, 'enter'>,
  then: (trip: Trip) => Frame<Batirnos>[],
): void {
  const trip = comingTrip(b, unit);
  put(b, unit, to);
  flow.emit({ type: 'entered', rule: 'nqsb.2.1.scenario-oob', unit, to });
  displaceLeaders(b, flow, to, sideOf(b, unit));
  mark(b, unit, MOVED | SHIFTED);
  const next = { ...stepped(trip, comingCost(b, trip, to)), refuge: to };
  flow.next({ step: 'evasion', mover: unit, done: [] }, ...then(next));
}

/** What may come on now of a division that comes piece by piece: the general first, then his units. */
function ridesIn(b: Battle, division: number): Action<Batirnos, 'ride'>[] {
  const leader = generalOf(b, division);
  if (inPlay(b, leader)) return [];
  return entryCells(b, division)
    .filter(to => !whyNoGeneralEntry(b, division, to))
    .map(to => ({ type: 'ride', leader, to }));
}
const marchesIn = (b: Battle, division: number): Action<Batirnos, 'enter'>[] =>
  inPlay(b, generalOf(b, division)) ? waiting(b, division).flatMap(unit => entriesOf(b, division, unit)) : [];

/** Moves a leader, or brings him on. */
export function ride(b: Battle, flow: Flow<Batirnos>, leader: number, to: number): void {
  const entering = postOf(b, leader) < 0;
  b.state.post[leader] = to;
  b.state.rode.push(leader);
  if (!entering) {
    flow.emit({ type: 'rode', rule: 'nqsb.5.2.free', leader, to });
    return;
  }
  flow.emit({ type: 'leaderEntered', rule: 'nqsb.2.1.scenario-oob', leader, to });
  const { division, side } = at(b.roster.leaders, leader);
  if (b.roster.divisions[division]?.arrival?.takesCommand) {
    b.state.cic[side] = leader;
    flow.emit({ type: 'tookCommand', rule: 'nqsb.2.1.scenario-oob', leader });
  }
}

/** A misunderstood order: some unit that can must move a hex before the division is done; to come on is to move (R109). */
const owesMove = (b: Battle, frame: Moving): boolean =>
  abilityOf(b, frame.division) === 'misunderstood' &&
  !frame.budged &&
  (entries(b, frame).length > 0 ||
    marchers(b, frame).some(
      unit => stepsOf(b, marchTrip(obeying(b, unit, frame.division), unit, false, false, false)).length > 0,
    ));

/** Whether a unit set out of the division has left its hex, for the misunderstood order. */
const hasBudged = (b: Battle, frame: Moving): boolean =>
  frame.budged || membersOf(b, frame.division).some(unit => marked(b, unit, SHIFTED));

function whyNotNow(b: Battle, frame: Moving, unit: number): Why {
  const strange = whyNotOwn(b, unit, divisionSlot(b, frame.division).side, 'nqsb.5.may');
  if (strange) return strange;
  if (!actingUnits(b, frame.division, 'move').includes(unit) && !frame.commanded.includes(unit))
    return whyIdle(b, frame.division, unit, 'nqsb.5.may');
  return whyNoMove(obeying(b, unit, frame.division), unit);
}

/** Marks the movement of a unit as used. */
function spend(b: Battle, { division }: Moving, unit: number): void {
  const withdraws = abilityOf(b, division) === 'withdrawal' && engaged(b, unit);
  mark(b, unit, MOVED | (isArtillery(b, unit) ? ACTED : 0) | (withdraws ? WITHDREW : 0));
}

const turned = (b: Battle, unit: number, how: How, facing = facingOf(b, unit)): Frame<Batirnos> => ({
  step: 'turnOver',
  unit,
  how,
  facing,
});

const turnStakes = (b: Battle, seat: number, unit: number, how: How, facing?: number) =>
  nerveStakes(b, seat, unit, [turned(b, unit, how, facing)]);

const turnOver = (b: Battle, frame: Moving, unit: number, how: How, facing?: number): Frame<Batirnos>[] => {
  const free =
    abilityOf(b, frame.division) === 'dragoons' &&
    (how === 'mount' || how === 'dismount') &&
    !marked(b, unit, REMOUNTED);
  if (free) mark(b, unit, REMOUNTED);
  else spend(b, frame, unit);
  return [...guarded(b, unit, [turned(b, unit, how, facing)]), frame];
};

export const moveSteps = (battle: BattleOf): Pick<Steps<Batirnos>, MoveStep> => ({
  /** Valenciennes: one piece a turn comes over the flood, the general first. */
  arriving: {
    rule: 'nqsb.2.1.scenario-oob',
    open: true,
    seats(look, { side, division }) {
      const b = battle(look);
      if (!isDue(b, division)) return [];
      return ridesIn(b, division).length > 0 || marchesIn(b, division).length > 0 ? [side] : [];
    },
    offers: {
      ride: {
        list: (look, { division }) => ridesIn(battle(look), division),
        why(look, { division }, _, { leader, to }) {
          const b = battle(look);
          return leader !== generalOf(b, division) || inPlay(b, leader)
            ? { rule: 'nqsb.2.1.scenario-oob', reason: 'notHisTurn', leader }
            : whyNoGeneralEntry(b, division, to);
        },
        take: (flow, _, __, { leader, to }) => ride(battle(flow), flow, leader, to),
        odds: () => 'sequence',
      },
      enter: {
        list: (look, { division }) => marchesIn(battle(look), division),
        why(look, { division }, _, { unit, to }) {
          const b = battle(look);
          const rule = 'nqsb.2.1.scenario-oob';
          if (!waiting(b, division).includes(unit)) return { rule, reason: 'notDue', unit };
          if (!inPlay(b, generalOf(b, division))) return { rule, reason: 'generalFirst', unit };
          return whyNoUnitEntry(b, division, unit, to);
        },
        // It goes no further: one piece a turn comes over the bridge.
        take: (flow, _, __, action) =>
          arrive(battle(flow), flow, action, trip => [{ ...trip, again: false, step: 'halted' }]),
        odds: () => 'sequence',
      },
      decline: { list: () => [{ type: 'decline' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  /** nqsb.5.division: units one by one, the general last. */
  moving: {
    rule: 'nqsb.5.division',
    open: true,
    seats: (look, { division }) => [divisionSlot(battle(look), division).side],
    offers: {
      march: {
        list(look, frame) {
          const b = battle(look);
          return marchers(b, frame).flatMap(unit => marches(b, unit));
        },
        why(look, frame, _, action) {
          const b = battle(look);
          return whyNotNow(b, frame, action.unit) ?? whyNoMarch(b, action);
        },
        take(flow, frame, _, { unit, road, alone }) {
          const b = battle(flow);
          const again = focusedOn(b, unit, ON_MOVE) && !isArtillery(b, unit);
          const trip = marchTrip(obeying(b, unit, frame.division), unit, road, alone, again);
          spend(b, frame, unit);
          if (road) flow.emit({ type: 'roadMarch', rule: 'nqsb.5.4.7', unit });
          flow.next(...guarded(b, unit, [{ ...trip, step: 'marching' }]), frame);
        },
        odds: (look, _, seat, { unit }) => nerveStakes(battle(look), seat, unit, []),
      },
      charge: {
        list(look, frame) {
          const b = battle(look);
          return marchers(b, frame).flatMap(unit => chargesOf(b, unit));
        },
        why(look, frame, _, { unit, target, alone }) {
          const b = battle(look);
          return whyNotNow(b, frame, unit) ?? whyNotAlone(b, unit, alone) ?? whyNoCharge(b, unit, target);
        },
        take(flow, frame, _, { unit, target, alone }) {
          const b = battle(flow);
          const trip = chargeBy(b, unit, target, alone);
          spend(b, frame, unit);
          flow.next(...guarded(b, unit, chargeFrames(b, trip)), frame);
        },
        odds(look, _, seat, { unit, target, alone }) {
          const b = battle(look);
          return chargeStakes(b, seat, chargeBy(b, unit, target, alone));
        },
      },
      /** nqsb.9.2.al-move, nqsb.9.2.ap-move: guns in battery turn by sixty degrees. */
      rotate: {
        list(look, frame) {
          const b = battle(look);
          return movers(b, frame)
            .filter(unit => emplaced(b, unit))
            .flatMap(unit =>
              [1, 5].map(by => ({ type: 'rotate' as const, unit, facing: turn(facingOf(b, unit), by) })),
            );
        },
        why: (look, frame, _, { unit }) => whyNoGunnery(battle(look), frame, unit, 'rotate'),
        take: (flow, frame, _, { unit, facing }) => flow.next(...turnOver(battle(flow), frame, unit, 'rotate', facing)),
        odds: (look, _, seat, { unit, facing }) => turnStakes(battle(look), seat, unit, 'rotate', facing),
      },
      limber: {
        list: (look, frame) => {
          const b = battle(look);
          return movers(b, frame)
            .filter(unit => emplaced(b, unit))
            .map(unit => ({ type: 'limber', unit }));
        },
        why: (look, frame, _, { unit }) => whyNoGunnery(battle(look), frame, unit, 'limber'),
        take: (flow, frame, _, { unit }) => flow.next(...turnOver(battle(flow), frame, unit, 'limber')),
        odds: (look, _, seat, { unit }) => turnStakes(battle(look), seat, unit, 'limber'),
      },
      /** nqsb.9.2.no-front: put into battery in any direction. */
      unlimber: {
        list(look, frame) {
          const b = battle(look);
          return movers(b, frame)
            .filter(unit => isArtillery(b, unit) && marked(b, unit, SECOND))
            .flatMap(unit => FACINGS.map(facing => ({ type: 'unlimber' as const, unit, facing })));
        },
        why: (look, frame, _, { unit }) => whyNoGunnery(battle(look), frame, unit, 'unlimber'),
        take: (flow, frame, _, { unit, facing }) =>
          flow.next(...turnOver(battle(flow), frame, unit, 'unlimber', facing)),
        odds: (look, _, seat, { unit, facing }) => turnStakes(battle(look), seat, unit, 'unlimber', facing),
      },
      mount: {
        list(look, frame) {
          const b = battle(look);
          return remounters(b, frame)
            .filter(unit => marked(b, unit, SECOND) && mayMountHere(b, unit))
            .map(unit => ({ type: 'mount', unit }));
        },
        why: (look, frame, _, { unit }) => whyNoRemount(battle(look), frame, unit, 'mount'),
        take: (flow, frame, _, { unit }) => flow.next(...turnOver(battle(flow), frame, unit, 'mount')),
        odds: (look, _, seat, { unit }) => turnStakes(battle(look), seat, unit, 'mount'),
      },
      dismount: {
        list(look, frame) {
          const b = battle(look);
          return remounters(b, frame)
            .filter(unit => !marked(b, unit, SECOND) && mayDismountHere(b, unit))
            .map(unit => ({ type: 'dismount', unit }));
        },
        why: (look, frame, _, { unit }) => whyNoRemount(battle(look), frame, unit, 'dismount'),
        take: (flow, frame, _, { unit }) => flow.next(...turnOver(battle(flow), frame, unit, 'dismount')),
        odds: (look, _, seat, { unit }) => turnStakes(battle(look), seat, unit, 'dismount'),
      },
      trade: {
        list: (look, frame) => trades(battle(look), frame),
        why: (look, frame, _, { units: [unit = -1, other = -1] }) => whyNoTrade(battle(look), frame, unit, other),
        take(flow, frame, _, { units: [unit = -1, other = -1] }) {
          const b = battle(flow);
          spend(b, frame, unit);
          spend(b, frame, other);
          flow.next(...tradeFrames(b, unit, other), frame);
        },
        odds(look, _, seat, { units: [unit = -1, other = -1] }) {
          const b = battle(look);
          const first = weakened(b, unit) ? unit : other;
          return hangsOn(b, seat, moraleModifiers(b, first, 'nerve'), tradeFrames(b, unit, other), {
            succeeds: told => told.some(({ type }) => type === 'traded'),
          });
        },
      },
      enter: {
        list: (look, frame) => entries(battle(look), frame),
        why(look, { division }, _, { unit, to }) {
          const b = battle(look);
          return whyNotEntering(dueByOrder(b, division), unit) ?? whyNoUnitEntry(b, division, unit, to);
        },
        take: (flow, frame, _, action) =>
          arrive(battle(flow), flow, action, trip => [{ ...trip, step: 'marching' }, frame]),
      },
      ride: {
        list(look, frame) {
          const b = battle(look);
          return owesMove(b, { ...frame, budged: hasBudged(b, frame) }) ? [] : generalRides(b, frame.division);
        },
        why(look, frame, _, { leader, to }) {
          const b = battle(look);
          if (leader !== generalOf(b, frame.division))
            return { rule: 'nqsb.5.2.general', reason: 'notHisTurn', leader };
          return owesMove(b, { ...frame, budged: hasBudged(b, frame) })
            ? { rule: 'nqsb.2.5.2.ability', reason: 'mustMove', division: frame.division }
            : whyNoRide(b, leader, to);
        },
        take: (flow, _, __, { leader, to }) => ride(battle(flow), flow, leader, to),
        odds: () => 'sequence',
      },
      endMoves: {
        list(look, frame) {
          const b = battle(look);
          return owesMove(b, { ...frame, budged: hasBudged(b, frame) }) ? [] : [{ type: 'endMoves' }];
        },
        why: (_, { division }) => ({ rule: 'nqsb.2.5.2.ability', reason: 'mustMove', division }),
        take: () => undefined,
        odds: () => 'sequence',
      },
    },
  },

  /** Turning guns, hitching them, mounting: the whole movement of a unit. */
  turnOver: {
    rule: 'nqsb.9.2.actions',
    run(flow, { unit, how, facing }) {
      const b = battle(flow);
      if (!onMap(b, unit)) return;
      if (how === 'rotate' || how === 'unlimber') b.state.facing[unit] = facing;
      if (how === 'limber' || how === 'dismount') mark(b, unit, SECOND);
      if (how === 'unlimber' || how === 'mount') unmark(b, unit, SECOND);
      switch (how) {
        case 'rotate':
          return flow.emit({ type: 'faced', rule: 'nqsb.9.2.actions', unit, facing });
        case 'limber':
          return flow.emit({ type: 'limbered', rule: 'nqsb.9.2.actions', unit });
        case 'unlimber':
          return flow.emit({ type: 'unlimbered', rule: 'nqsb.9.2.no-front', unit, facing });
        case 'mount':
          return flow.emit({ type: 'mounted', rule: 'nqsb.9.7.mount', unit });
        case 'dismount':
          return flow.emit({ type: 'dismounted', rule: 'nqsb.9.7.mount', unit });
      }
    },
  },

  trading: {
    rule: 'nqsb.2.5.2.ability',
    run(flow, { unit, other }) {
      const b = battle(flow);
      const [here, there] = [cellOf(b, unit), cellOf(b, other)];
      const [mine, theirs] = [aggregated(b, unit), aggregated(b, other)];
      put(b, unit, -1);
      put(b, other, here);
      put(b, unit, there);
      for (const leader of mine) b.state.post[leader] = there;
      for (const leader of theirs) b.state.post[leader] = here;
      mark(b, unit, SHIFTED);
      mark(b, other, SHIFTED);
      flow.emit({ type: 'traded', rule: 'nqsb.2.5.2.ability', unit, other });
    },
  },
});

/** nqsb.10.12: who is weakened tests before the two change places. */
const tradeFrames = (b: Battle, unit: number, other: number): Frame<Batirnos>[] =>
  guarded(b, unit, guarded(b, other, [{ step: 'trading', unit, other }]));

/** A charge by order, with or without the leaders. */
export const chargeBy = (b: Battle, unit: number, target: number, alone: boolean): Trip => ({
  ...chargeTrip(b, unit, target),
  ...(alone ? { company: [] } : {}),
});

/** Charges a unit could declare, with or without its leaders. */
export function chargesOf(b: Battle, unit: number): Action<Batirnos, 'charge'>[] {
  const company = aggregated(b, unit).length > 0 ? [false, true] : [false];
  return chargeTargets(b, unit).flatMap(target =>
    company.map(alone => ({ type: 'charge' as const, unit, target, alone })),
  );
}

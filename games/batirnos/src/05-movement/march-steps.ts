/** A unit moves hex by hex, and the other side reacts (nqsb.5, nqsb.9.3, nqsb.9.5, nqsb.9.8, R103). */
import type { Action, Flow, Frame, Steps } from '@carroccio/kernel';
import { underAbility } from '../02-armies/cards.ts';
import { takeResult } from '../04-tests/tests.ts';
import { comingToBlows } from '../07-melee/melee-steps.ts';
import { type Why, whyNotAlone } from '../09-abilities/refusing.ts';
import {
  apart,
  type Battle,
  type BattleOf,
  cellOf,
  enemiesNear,
  facingOf,
  isArtillery,
  mark,
  marked,
  onMap,
  postOf,
  put,
  sideOf,
  unmark,
} from '../battle.ts';
import type { Batirnos, Trip } from '../shape.ts';
import { playGoesOn } from '../stakes.ts';
import { AMBUSHED, BALKED, EVADED, FIERCE, ON_MOVE, REACTED, SECOND } from '../state.ts';
import { allowance, entry, mayEnd, mayStay, stepped, stepsOf, whyNoEnd, whyNoStep } from './movement.ts';
import { facings, marchTrip, mayTakeRoad, noteContacts, walk, whyUnfit } from './trips.ts';

type MarchStep = 'setOut' | 'marching' | 'halted' | 'secondMove';

/** Ordered moves open the countercharge; moves of reaction do not (R104), nor does a raid, which comes near nobody. */
const isOrdered = ({ kind }: Trip): boolean =>
  kind === 'move' || kind === 'road' || kind === 'charge' || kind === 'late';

/** nqsb.7.5.react: who walks away on an order, that of a raid too, is answered by those he leaves. */
const mayBeFollowed = (trip: Trip): boolean => isOrdered(trip) || trip.kind === 'raid';

/** One hex further, and what the other side may do about it. */
function advance(b: Battle, flow: Flow<Batirnos>, trip: Trip, to: number): void {
  const { unit } = trip;
  const cost = entry(b, trip, cellOf(b, unit), to);
  walk(b, flow, unit, to, trip.company);
  const next = stepped(trip, typeof cost === 'number' ? cost : trip.points);
  if (mayStay(b, unit, to)) next.refuge = to;
  const evasion: Frame<Batirnos> = { step: 'evasion', mover: unit, done: [] };
  const counter: Frame<Batirnos> = { step: 'counter', mover: unit, target: trip.target, points: next.points };
  const frames: Frame<Batirnos>[] = [evasion];
  // The target of a charge answers before those beside the charger evade; an approach may be over unless they do.
  if (next.entered === 1 && isOrdered(trip)) frames.splice(trip.kind === 'charge' ? 0 : 1, 0, counter);
  else if (onMap(b, next.rival))
    frames.push({ step: 'rivalStep', mover: unit, unit: next.rival, points: next.rivalPoints, on: false });
  flow.next(...frames, { ...next, step: 'marching' });
}

/** A unit that cannot stay where it has come to goes back to where it could. */
function takeRefuge(b: Battle, flow: Flow<Batirnos>, trip: Trip): void {
  const { unit, refuge } = trip;
  if (mayStay(b, unit, cellOf(b, unit)) || refuge === cellOf(b, unit)) return;
  const from = cellOf(b, unit);
  put(b, unit, refuge);
  for (const leader of trip.company) if (postOf(b, leader) === from) b.state.post[leader] = refuge;
  flow.emit({ type: 'moved', rule: 'nqsb.5.pass', unit, from, to: refuge });
}

/**
 * A charge or a rush is not broken off, unless an enemy has slipped away before it (nqsb.9.8.attacker), nor does a move
 * end where the unit may not stay, as long as it can go on.
 */
function mustGoOn(b: Battle, trip: Trip): boolean {
  const bound = trip.kind === 'charge' || trip.kind === 'aggressive';
  const here = cellOf(b, trip.unit);
  const free = trip.entered === 0 ? !bound : mayEnd(b, trip, here) || (trip.slipped && mayStay(b, trip.unit, here));
  return !free && stepsOf(b, trip).length > 0;
}

/** nqsb.9.8: a unit that slipped away in mid-move keeps its facing. */
const endFacings = (b: Battle, unit: number): number[] =>
  marked(b, unit, EVADED) ? [facingOf(b, unit)] : facings(b, unit);

/** What follows the end of a move: Fermezza, the enemies it walked away from, a second move. */
function afterHalt(b: Battle, trip: Trip): Frame<Batirnos>[] {
  const { unit, kind, left } = trip;
  const side = sideOf(b, unit);
  const met = trip.entered > 0 ? enemiesNear(b, cellOf(b, unit), side) : [];
  const frames: Frame<Batirnos>[] = [];
  const rival = trip.rival;
  if (onMap(b, rival))
    frames.push(
      apart(b, rival, unit) > 1 && trip.rivalPoints > 0
        ? { step: 'rivalStep', mover: unit, unit: rival, points: trip.rivalPoints, on: true }
        : { step: 'rivalHalt', mover: unit, unit: rival, awaited: true },
    );
  // nqsb.9.10.no: not after Inseguire, nor after a chase by Incalzare or Inseguire.
  if (met.length > 0 && kind !== 'pursuit' && kind !== 'chase')
    frames.push(
      { step: 'firmness', side, mover: unit, foes: met },
      { step: 'firmness', side: side === 0 ? 1 : 0, mover: unit, foes: met },
    );
  if (trip.entered > 0 && left.length > 0 && mayBeFollowed(trip))
    frames.push({ step: 'departures', mover: unit, left, done: [] });
  if (trip.again) frames.push({ step: 'secondMove', unit });
  return frames;
}

export const marchSteps = (battle: BattleOf): Pick<Steps<Batirnos>, MarchStep> => ({
  /** nqsb.9.3.test: a charge begins with its test, whose successes wait. */
  setOut: {
    rule: 'nqsb.9.3.test',
    run(flow, frame) {
      const b = battle(flow);
      const { unit, target } = frame;
      const passed = takeResult(b) > 0;
      if (passed) {
        flow.emit({ type: 'charging', rule: 'nqsb.9.3', unit, target });
        flow.next({ ...frame, step: 'marching' });
        return;
      }
      mark(b, unit, BALKED);
      flow.emit({ type: 'chargeFailed', rule: 'nqsb.9.3.test', unit });
      // Charge!: a unit whose test fails may still make its ordinary move, without contact.
      if (frame.kind === 'charge' && underAbility(b, unit, 'charge'))
        flow.next({
          ...marchTrip(b, unit, false, frame.company.length === 0, false),
          contact: false,
          step: 'marching',
        });
    },
  },

  /** nqsb.5.1: one hex at a time. */
  marching: {
    rule: 'nqsb.5.1',
    open: true,
    seats: (look, { unit }) => (onMap(battle(look), unit) ? [sideOf(battle(look), unit)] : []),
    offers: {
      step: {
        list: (look, trip) => stepsOf(battle(look), trip).map(to => ({ type: 'step', to })),
        why: (look, trip, _, { to }) => whyNoStep(battle(look), trip, to),
        take: (flow, { step: _, ...trip }, __, { to }) => advance(battle(flow), flow, trip, to),
      },
      halt: {
        list(look, trip) {
          const b = battle(look);
          return mustGoOn(b, trip) ? [] : endFacings(b, trip.unit).map(facing => ({ type: 'halt', facing }));
        },
        why(look, trip) {
          const b = battle(look);
          const { unit } = trip;
          return mustGoOn(b, trip)
            ? { rule: whyNoEnd(b, trip, cellOf(b, unit)), reason: 'cannotStay', cell: cellOf(b, unit) }
            : { rule: isArtillery(b, unit) ? 'nqsb.9.2.actions' : 'nqsb.9.8', reason: 'keepsFacing', unit };
        },
        take(flow, { step: _, ...trip }, __, { facing }) {
          const b = battle(flow);
          const { unit } = trip;
          takeRefuge(b, flow, trip);
          if (facing !== facingOf(b, unit)) {
            b.state.facing[unit] = facing;
            flow.emit({ type: 'faced', rule: 'nqsb.5.1', unit, facing });
          }
          flow.next({ ...trip, step: 'halted' });
        },
        odds: (look, { unit }, seat) => comingToBlows(battle(look), look, seat, unit) ?? playGoesOn(look),
      },
    },
  },

  halted: {
    rule: 'nqsb.5.stop',
    run(flow, { step: _, ...trip }) {
      const b = battle(flow);
      const { unit, kind } = trip;
      if (!onMap(b, unit)) return;
      if (trip.entered > 0) {
        noteContacts(b, unit, trip.from);
        unmark(b, unit, AMBUSHED);
        const touches = enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).length > 0;
        // R70, R77, R85: those who come into contact without an order of melee hold one none the less.
        if (touches && kind === 'aggressive') mark(b, unit, FIERCE);
        if (touches && (kind === 'chase' || kind === 'counter')) mark(b, unit, FIERCE | REACTED);
      }
      flow.next(...afterHalt(b, trip));
    },
  },

  /** nqsb.10.7.move, R32 */
  secondMove: {
    rule: 'nqsb.10.7.move',
    open: true,
    seats(look, { unit }) {
      const b = battle(look);
      return onMap(b, unit) &&
        b.state.focus[b.state.division[unit] ?? -1] === ON_MOVE &&
        !marked(b, unit, EVADED) &&
        !whyUnfit(b, unit)
        ? [sideOf(b, unit)]
        : [];
    },
    offers: {
      march: {
        list: (look, { unit }) => marches(battle(look), unit),
        why: (look, frame, _, action) =>
          action.unit === frame.unit
            ? whyNoMarch(battle(look), action)
            : { rule: 'nqsb.10.7.move', reason: 'notNext', unit: action.unit },
        take(flow, _, __, { unit, road, alone }) {
          const b = battle(flow);
          if (road) flow.emit({ type: 'roadMarch', rule: 'nqsb.5.4.7', unit });
          // nqsb.10.7: one action, for which weakened troops have tested.
          flow.next({ ...marchTrip(b, unit, road, alone, false), step: 'marching' });
        },
        odds: look => playGoesOn(look),
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined, odds: look => playGoesOn(look) },
    },
  },
});

type March = Action<Batirnos, 'march'>;

/** nqsb.9.2.ap-move, nqsb.5.4.7, nqsb.10.1.separate: why a unit that may move does not set out in this way. */
export function whyNoMarch(b: Battle, { unit, road, alone }: Omit<March, 'type'>): Why {
  if (allowance(b, unit) <= 0) return { rule: 'nqsb.9.2.ap-move', reason: 'inBattery', unit };
  const emplaced = isArtillery(b, unit) && !marked(b, unit, SECOND);
  if (road && (emplaced || !mayTakeRoad(b, unit))) return { rule: 'nqsb.5.4.7', reason: 'notOnRoad', unit };
  return whyNotAlone(b, unit, alone);
}

/** The ways a unit can set out: with or without its leaders, by road or across country. */
export const marches = (b: Battle, unit: number): March[] =>
  [false, true].flatMap(road =>
    [false, true].flatMap((alone): March[] =>
      whyNoMarch(b, { unit, road, alone }) ? [] : [{ type: 'march', unit, road, alone }],
    ),
  );

/** What the other side may do while a unit moves (nqsb.3.3.1, nqsb.9.5, nqsb.9.8, nqsb.9.10). */
import type { Action, Flow, Frame, Steps } from '@carroccio/kernel';
import { evasionTest, guarded } from '../04-tests/test-steps.ts';
import { nameOfWay, type Way, wayNamed } from '../05-movement/forced.ts';
import { entry, mustStop, stepped, stepsOf, whyNoStep } from '../05-movement/movement.ts';
import { chargePoints, facings, noteContacts, walk } from '../05-movement/trips.ts';
import { whyNoFire, whyNoTarget } from '../06-fire/fire.ts';
import { shotStakes } from '../06-fire/shots.ts';
import {
  aggregated,
  apart,
  type Battle,
  type BattleOf,
  cellOf,
  enemiesNear,
  enemyOf,
  isArtillery,
  mark,
  onMap,
  sideOf,
  typeOf,
  unmark,
} from '../battle.ts';
import type { Batirnos } from '../shape.ts';
import { chargeFrames, chargeStakes, evasionStakes, nerveStakes, playGoesOn } from '../stakes.ts';
import { ACTED, AMBUSHED, EVADED, FIERCE, FIRED, MOVED, PRESSED, PURSUED, REACTED, SECOND } from '../state.ts';
import {
  chases,
  chaseTrip,
  counterCandidates,
  evaders,
  evasionsFrom,
  mayPartWithShot,
  mayStand,
  rivalTrip,
  whyNoChase,
  whyNoStand,
} from './reactions.ts';
import { type Why, whyNoCountercharge, whyNoEvasion, whyNoFoe, whyNotOwn } from './refusing.ts';

type ReactionStep = 'evasion' | 'evading' | 'counter' | 'rivalStep' | 'rivalHalt' | 'firmness' | 'departures';

/** nqsb.9.8: the frames of an evasion, with the test that guns need. */
export function evade(b: Battle, unit: number, { path }: Way, threat: number): Frame<Batirnos>[] {
  mark(b, unit, EVADED | (isArtillery(b, unit) ? ACTED : 0));
  const extra = evasionTest(b, unit);
  return guarded(b, unit, [{ step: 'evading', unit, path, threat }], { reaction: true, ...(extra ? { extra } : {}) });
}

export const evasionChoices = (unit: number, ways: readonly Way[]): Action<Batirnos, 'evade'>[] =>
  ways.map(way => ({ type: 'evade', unit, ...nameOfWay(way, ways) }));

/** R49, R91: remembers that a unit came into contact by reaction. */
function noteMeeting(b: Battle, unit: number): void {
  if (noteContacts(b, unit, -1).length > 0) mark(b, unit, FIERCE | REACTED);
}

/** A unit has come into contact by its own last step: the other side may answer (R104). */
function meet(b: Battle, flow: Flow<Batirnos>, unit: number): void {
  noteMeeting(b, unit);
  const side = sideOf(b, unit);
  const foes = enemiesNear(b, cellOf(b, unit), side);
  flow.next(
    { step: 'evasion', mover: unit, done: [] },
    { step: 'firmness', side, mover: unit, foes },
    { step: 'firmness', side: enemyOf(side), mover: unit, foes },
  );
}

/** nqsb.9.5.charge: the hexes to which a rival may ride on, until the two meet. */
const rivalSteps = (b: Battle, unit: number, mover: number, points: number): number[] =>
  onMap(b, mover) && points > 0 && apart(b, mover, unit) > 1 ? stepsOf(b, rivalTrip(b, unit, mover, points)) : [];

/** The march that a countercharge or an evasion answers, if it still goes on. */
const marchOf = (flow: Flow<Batirnos>) => (flow.inside('marching') ? flow.enclosing('marching') : null);

export const reactionSteps = (battle: BattleOf): Pick<Steps<Batirnos>, ReactionStep> => ({
  /** nqsb.3.3.1.evade */
  evasion: {
    rule: 'nqsb.9.8',
    open: true,
    seats(look, { mover, done }) {
      const b = battle(look);
      return onMap(b, mover) && evaders(b, mover, done).length > 0 ? [enemyOf(sideOf(b, mover))] : [];
    },
    offers: {
      evade: {
        list(look, { mover, done }) {
          const b = battle(look);
          return evaders(b, mover, done).flatMap(unit => evasionChoices(unit, evasionsFrom(b, unit, mover)));
        },
        why(look, { mover }, _, { unit, to }) {
          const b = battle(look);
          if (onMap(b, unit) && sideOf(b, unit) !== sideOf(b, mover) && apart(b, unit, mover) > 1)
            return { rule: 'nqsb.3.3.1.evade', reason: 'notBeside', unit };
          return whyNoEvasion(b, unit, mover, to);
        },
        take(flow, frame, _, { unit, ...choice }) {
          const b = battle(flow);
          const way = wayNamed(evasionsFrom(b, unit, frame.mover), choice);
          if (way) flow.next(...evade(b, unit, way, frame.mover), { ...frame, done: [...frame.done, unit] });
        },
        odds: (look, { mover }, seat, { unit, to }) =>
          evasionStakes(battle(look), seat, unit, to, mover) ?? playGoesOn(look),
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined, odds: look => playGoesOn(look) },
    },
  },

  /** nqsb.9.8, nqsb.9.7.retreat: the unit is gone, facing as before. */
  evading: {
    rule: 'nqsb.9.8',
    run(flow, { unit, path, threat }) {
      const b = battle(flow);
      if (!onMap(b, unit) || !onMap(b, threat)) return;
      const company = aggregated(b, unit);
      if (typeOf(b, unit) === 'Dr') unmark(b, unit, SECOND);
      for (const cell of path) walk(b, flow, unit, cell, company);
      flow.emit({ type: 'evaded', rule: 'nqsb.9.8', unit, to: cellOf(b, unit) });
      // nqsb.9.8.attacker
      const march = marchOf(flow);
      if (march?.unit === threat) march.slipped = true;
    },
  },

  /** nqsb.9.5.charge: after the first hex, if the two are not yet face to face. */
  counter: {
    rule: 'nqsb.9.5.charge',
    open: true,
    seats(look, { mover }) {
      const b = battle(look);
      const trip = look.enclosing('marching');
      return onMap(b, mover) && counterCandidates(b, trip).length > 0 ? [enemyOf(sideOf(b, mover))] : [];
    },
    offers: {
      countercharge: {
        list: look =>
          counterCandidates(battle(look), look.enclosing('marching')).map(unit => ({ type: 'countercharge', unit })),
        why: (look, { mover }, _, { unit }) => whyNoCountercharge(battle(look), unit, mover, 'nqsb.9.5.charge'),
        take(flow, { mover }, _, { unit }) {
          const b = battle(flow);
          unmark(b, unit, AMBUSHED);
          mark(b, unit, MOVED);
          flow.emit({ type: 'countercharged', rule: 'nqsb.9.5.charge', unit, target: mover });
          flow.next(
            ...guarded(b, unit, [{ step: 'rivalStep', mover, unit, points: chargePoints(b, unit), on: false }], {
              reaction: true,
            }),
          );
        },
        odds: (look, _, seat, { unit }) => nerveStakes(battle(look), seat, unit, [], { reaction: true }),
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined, odds: look => playGoesOn(look) },
    },
  },

  /** nqsb.9.5.charge: one hex each in turn, until they meet. */
  rivalStep: {
    rule: 'nqsb.9.5.charge',
    open: true,
    seats(look, { mover, unit, points, on }) {
      const b = battle(look);
      if (!onMap(b, unit)) return [];
      // nqsb.5.1: once the charger has halted, whoever rode out ends his move facing as he likes, though he can go no further.
      return on || rivalSteps(b, unit, mover, points).length > 0 ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list: (look, { mover, unit, points }) =>
          rivalSteps(battle(look), unit, mover, points).map(to => ({ type: 'step', to })),
        why(look, { mover, unit, points }, _, { to }) {
          const b = battle(look);
          if (!onMap(b, mover)) return { rule: 'nqsb.9.5.charge', reason: 'notThere', unit: mover };
          return whyNoStep(b, rivalTrip(b, unit, mover, points), to);
        },
        take(flow, { mover, unit, points, on }, _, { to }) {
          const b = battle(flow);
          const trip = rivalTrip(b, unit, mover, points);
          const from = cellOf(b, unit);
          const cost = entry(b, trip, from, to);
          const left = stepped(trip, typeof cost === 'number' ? cost : points).points;
          walk(b, flow, unit, to, trip.company);
          const march = on ? null : marchOf(flow);
          const met = mustStop(b, unit, to);
          if (march) {
            march.rival = met ? -1 : unit;
            march.rivalPoints = left;
          }
          if (met) {
            flow.next({ step: 'rivalHalt', mover, unit, awaited: false });
          } else if (on) flow.next({ step: 'rivalStep', mover, unit, points: left, on });
        },
      },
      halt: {
        list: (look, { unit }) => facings(battle(look), unit).map(facing => ({ type: 'halt', facing })),
        why: (_, { unit }) => ({ rule: 'nqsb.5.1', reason: 'keepsFacing', unit }),
        take(flow, { unit, on }, _, { facing }) {
          const b = battle(flow);
          const march = on ? null : marchOf(flow);
          if (march) march.rival = -1;
          b.state.facing[unit] = facing;
          flow.emit({ type: 'faced', rule: 'nqsb.5.1', unit, facing });
        },
        odds: look => playGoesOn(look),
      },
    },
  },

  rivalHalt: {
    rule: 'nqsb.5.stop',
    open: true,
    seats: (look, { unit }) => (onMap(battle(look), unit) ? [sideOf(battle(look), unit)] : []),
    offers: {
      halt: {
        list: (look, { unit }) => facings(battle(look), unit).map(facing => ({ type: 'halt', facing })),
        why: (_, { unit }) => ({ rule: 'nqsb.5.1', reason: 'keepsFacing', unit }),
        take(flow, { unit, awaited }, _, { facing }) {
          const b = battle(flow);
          b.state.facing[unit] = facing;
          flow.emit({ type: 'faced', rule: 'nqsb.5.1', unit, facing });
          if (awaited) noteMeeting(b, unit);
          else meet(b, flow, unit);
        },
        odds: look => playGoesOn(look),
      },
    },
  },

  /** nqsb.6.3.fermezza, nqsb.9.10: fire before the melee, the active side first. */
  firmness: {
    rule: 'nqsb.9.10',
    open: true,
    seats(look, frame) {
      const b = battle(look);
      return standing(b, frame).length > 0 ? [frame.side] : [];
    },
    offers: {
      stand: {
        list: (look, frame) => standing(battle(look), frame).map(([unit, target]) => ({ type: 'stand', unit, target })),
        why: (look, frame, _, { unit, target }) => whyNotStanding(battle(look), frame, unit, target),
        take(flow, frame, _, { unit, target }) {
          const b = battle(flow);
          flow.next(
            ...guarded(b, unit, [{ step: 'targeted', unit, target, evadable: false, why: 'fermezza' }], {
              reaction: frame.mover !== unit,
              forfeit: FIRED,
            }),
            frame,
          );
        },
        odds: (look, { mover }, seat, { unit, target }) =>
          shotStakes(battle(look), seat, { unit, target, why: 'fermezza' }, mover !== unit),
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined, odds: look => playGoesOn(look) },
    },
  },

  /** nqsb.3.3.1.pursue, nqsb.3.3.1.parting-shot, nqsb.7.5.react: those a mover walked away from. */
  departures: {
    rule: 'nqsb.3.3.1.pursue',
    open: true,
    seats(look, frame) {
      const b = battle(look);
      return onMap(b, frame.mover) && leavers(b, frame).length > 0 ? [enemyOf(sideOf(b, frame.mover))] : [];
    },
    offers: {
      chase: {
        list(look, frame) {
          const b = battle(look);
          return leavers(b, frame).flatMap(unit =>
            chases(b, unit, frame.mover).map(how => ({ type: 'chase' as const, unit, how })),
          );
        },
        why(look, frame, _, { unit, how }) {
          const b = battle(look);
          return whyNotLeft(b, frame, unit) ?? whyNoChase(b, unit, frame.mover, how);
        },
        take(flow, frame, _, { unit, how }) {
          const b = battle(flow);
          const trip = chaseTrip(b, unit, frame.mover, how);
          // nqsb.5.1: it is its move of the turn, though a charge should fail its test (nqsb.9.3.test).
          mark(b, unit, MOVED | (how === 'incalzare' ? PRESSED : how === 'inseguire' ? PURSUED : 0));
          flow.emit({ type: 'chased', rule: 'nqsb.3.3.1.pursue', unit, target: frame.mover, how });
          const frames: Frame<Batirnos>[] =
            how === 'charge' ? chargeFrames(b, trip, true) : [{ ...trip, step: 'marching' }];
          // After the melee phase there is none to wait for: the melee of 9.12 and 9.3 is fought at once; 9.11 makes none.
          if (how !== 'incalzare' && flow.inside('late'))
            frames.push({ step: 'freshMelee', unit, from: cellOf(b, unit), at: 'late' });
          flow.next(...guarded(b, unit, frames, { reaction: true }), { ...frame, done: [...frame.done, unit] });
        },
        odds(look, { mover }, seat, { unit, how }) {
          const b = battle(look);
          return how === 'charge'
            ? chargeStakes(b, seat, chaseTrip(b, unit, mover, how), true)
            : nerveStakes(b, seat, unit, [], { reaction: true });
        },
      },
      partingShot: {
        list(look, frame) {
          const b = battle(look);
          return leavers(b, frame)
            .filter(unit => mayPartWithShot(b, unit, frame.mover))
            .map(unit => ({ type: 'partingShot' as const, unit }));
        },
        why(look, frame, _, { unit }) {
          const b = battle(look);
          return (
            whyNotLeft(b, frame, unit) ?? whyNoFire(b, unit, 'parting') ?? whyNoTarget(b, unit, frame.mover, 'parting')
          );
        },
        take(flow, frame, _, { unit }) {
          const b = battle(flow);
          const shot: Frame<Batirnos> = {
            step: 'volley',
            unit,
            target: frame.mover,
            back: false,
            charge: 'no',
            why: 'parting',
          };
          flow.next(...guarded(b, unit, [shot], { reaction: true, forfeit: FIRED }), {
            ...frame,
            done: [...frame.done, unit],
          });
        },
        odds: (look, { mover }, seat, { unit }) =>
          shotStakes(battle(look), seat, { unit, target: mover, why: 'parting' }, true),
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined, odds: look => playGoesOn(look) },
    },
  },
});

/** Who of a side may fire by Fermezza at whom. */
function standing(
  b: Battle,
  { side, mover, foes }: { side: number; mover: number; foes: readonly number[] },
): (readonly [number, number])[] {
  if (!onMap(b, mover)) return [];
  const pairs = foes.map(foe => (sideOf(b, mover) === side ? ([mover, foe] as const) : ([foe, mover] as const)));
  return pairs.filter(([unit, target]) => mayStand(b, unit, target));
}

/** nqsb.9.10: why a unit does not stand firm against this enemy now. */
function whyNotStanding(
  b: Battle,
  { side, mover, foes }: Frame<Batirnos, 'firmness'>,
  unit: number,
  target: number,
): Why {
  const strange = whyNotOwn(b, unit, side, 'nqsb.9.10') ?? whyNoFoe(b, target, side, 'nqsb.9.10');
  if (strange) return strange;
  const other = unit === mover ? target : unit;
  return (unit === mover || target === mover) && foes.includes(other)
    ? whyNoStand(b, unit, target)
    : { rule: 'nqsb.9.10', reason: 'notNewlyMet', unit, target };
}

/** nqsb.3.3.1.pursue: why a unit has nobody who walked away from it, or has had its answer. */
function whyNotLeft(b: Battle, { mover, left, done }: Frame<Batirnos, 'departures'>, unit: number): Why {
  const rule = 'nqsb.3.3.1.pursue';
  const strange = whyNoFoe(b, unit, sideOf(b, mover), rule);
  if (strange) return strange;
  if (!left.includes(unit)) return { rule, reason: 'notLeft', unit };
  return done.includes(unit) ? { rule, reason: 'hasReacted', unit } : undefined;
}

const leavers = (b: Battle, { mover, left, done }: { mover: number; left: number[]; done: number[] }): number[] =>
  left.filter(
    unit =>
      !done.includes(unit) && onMap(b, unit) && (chases(b, unit, mover).length > 0 || mayPartWithShot(b, unit, mover)),
  );

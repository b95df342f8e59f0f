/** A raised ladder shifted by a hex or turned in its own, for two points each (gui.10.1.4). */
import type { Refusal, Steps } from '@carroccio/kernel';
import { work } from '../03-ground/going.ts';
import { journeyOf, keep, pointsLeft, spendInPlace } from '../04-movement/journey.ts';
import type { Battle, BattleOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { ladderHands, settings } from './ladders.ts';

const TURN_COST = 2;

interface Pair {
  ladder: number;
  unit: number;
  mate: number;
}

/** gui.10.1.4: somebody is on it, one of the two has too few points, or they do not stand beside it with free hands. */
function whyNotTurned(
  b: Battle,
  side: number,
  { ladder, unit, mate }: Pair,
  points: (unit: number) => number,
): Refusal<Guiscard> {
  const hands = pairs(b, side, points);
  if (hands.some(one => one.ladder === ladder && one.unit === mate && one.mate === unit))
    return { rule: 'gui.10.1.4a', reason: 'otherFirst', unit: mate };
  const one = b.state.ladders[ladder];
  if (one && one.climber >= 0) return { rule: 'gui.10.1.4b', reason: 'perched', unit: one.climber };
  const beside = one ? ladderHands(b, one, side) : [];
  if (one && beside.length > 0 && settings(b, one).length === 0) return { rule: 'gui.10.1.4a', reason: 'noRoom' };
  const left = Math.min(...[unit, mate].map(points));
  return beside.includes(unit) && beside.includes(mate) && left < TURN_COST
    ? { rule: 'gui.10.1.4a', reason: 'tooDear', cost: TURN_COST, left: Math.max(0, left) }
    : { rule: 'gui.10.1.4a', reason: 'notAtLadder', ladder };
}

/** Every pair beside a ladder who can pay for it. */
function pairs(b: Battle, side: number, points: (unit: number) => number): Pair[] {
  return b.state.ladders.flatMap((one, ladder) => {
    const hands = ladderHands(b, one, side).filter(unit => points(unit) >= TURN_COST);
    if (hands.length < 2 || settings(b, one).length === 0) return [];
    return hands.flatMap((unit, index) => hands.slice(index + 1).map(mate => ({ ladder, unit, mate })));
  });
}

/** Before or after his own move: the points are gone, what is left of them stays his. */
function pay(b: Battle, unit: number): void {
  spendInPlace(b, journeyOf(b, unit), TURN_COST);
  keep(b, unit, pointsLeft(b, unit) - TURN_COST);
}

type Standing = Steps<Guiscard>['movement']['offers']['turnLadder'];
type OnTheWay = Steps<Guiscard>['moving']['offers']['turnLadder'];

export const turnStanding = (battle: BattleOf): Standing => ({
  list(look, { side }) {
    const b = battle(look);
    return pairs(b, side, unit => pointsLeft(b, unit)).map(pair => ({ type: 'turnLadder', ...pair }));
  },
  why: (look, { side }, _seat, pair) => {
    const b = battle(look);
    return whyNotTurned(b, side, pair, one => pointsLeft(b, one));
  },
  take(flow, frame, _seat, { ladder, unit, mate }) {
    const b = battle(flow);
    for (const one of [unit, mate]) pay(b, one);
    flow.next({ step: 'ladderTurn', ladder, unit, mate }, frame);
  },
});

export const turnOnTheWay = (battle: BattleOf): OnTheWay => ({
  list(look, { unit: mover, mp, limit }) {
    const b = battle(look);
    if (limit >= 0 || b.state.ladders.length === 0) return [];
    return pairs(b, b.state.side[mover] ?? -1, unit => (unit === mover ? mp : pointsLeft(b, unit)))
      .filter(({ unit, mate }) => unit === mover || mate === mover)
      .map(pair => ({ type: 'turnLadder', ...pair }));
  },
  why: (look, { unit: mover, mp }, _seat, pair) => {
    const b = battle(look);
    return whyNotTurned(b, b.state.side[mover] ?? -1, pair, one => (one === mover ? mp : pointsLeft(b, one)));
  },
  take(flow, { step: _, ...journey }, _seat, { ladder, unit, mate }) {
    const b = battle(flow);
    pay(b, unit === journey.unit ? mate : unit);
    work(b, flow, journey, journey.mp - TURN_COST);
    flow.next({ step: 'ladderTurn', ladder, unit, mate });
  },
});

/** Retreats hex by hex, friends who make room, riders who fall (gui.4.3f, gui.5.4.retreat, gui.6.5.retreat, gui.6.8). */
import type { Flow, Steps } from '@carroccio/kernel';
import { isBurning } from '../03-ground/works.ts';
import { horsesFollow } from '../04-movement/bridles.ts';
import { asksOrder, inTurn, test, testers } from '../04-movement/infiltration.ts';
import { isAstride, isDrowning, place } from '../04-movement/movement.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import { ropeBetween } from '../10-siege-gear/grapnels.ts';
import {
  allLivingAt,
  type Battle,
  type BattleOf,
  cellOf,
  cellsOf,
  isAlive,
  isMounted,
  isOccupied,
  isStunned,
  lives,
  livingAt,
  sideOf,
  tailOf,
} from '../battle.ts';
import { closed, notAmong } from '../missing.ts';
import { drivenInto, outcomeOf } from '../odds.ts';
import type { Guiscard, Retreat } from '../shape.ts';
import { dropLadder, dropTask, drown, type Frames, freePrisonersOf, harm, killSurrounded, leavePerch } from './harm.ts';
import { asides, fallCells, inBurningNaphtha, nearestFree, placesFor, retreatSpots, type Spot } from './retreat.ts';

type RetreatStep = 'retreat' | 'retreatStep' | 'driven' | 'displace' | 'pushedAside' | 'fall';

const RULES = {
  fire: 'gui.5.4.retreat',
  combat: 'gui.6.5.retreat',
  refusal: 'gui.7.4b',
  flames: 'gui.10.2.5a',
} as const;

/** The frames of a retreat; a stunned man who must give ground dies (gui.5.4.double, gui.6.5.double). */
export function retreatOf(
  b: Battle,
  flow: Flow<Guiscard>,
  unit: number,
  left: number,
  cause: Retreat['cause'],
  more: Partial<Pick<Retreat, 'foes' | 'firsts' | 'wound'>> = {},
): Frames {
  if (!lives(b, unit)) return [];
  if (isStunned(b, unit))
    return harm(
      b,
      flow,
      unit,
      'killed',
      cause === 'fire' ? 'fire' : 'combat',
      `gui.${cause === 'fire' ? '5.4' : '6.5'}.double`,
    );
  const frame = retreatFrom(b, unit, left, cause, more);
  // gui.10.2.5a, gui.10.5.3b: who burns is told to have fallen back only once it is known that he can.
  if (cause !== 'flames') flow.emit({ type: 'drivenBack', rule: RULES[cause], unit, hexes: left, wound: frame.wound });
  return [{ step: 'retreat', ...frame }];
}
const retreatFrom = (
  b: Battle,
  unit: number,
  left: number,
  cause: Retreat['cause'],
  more: Partial<Pick<Retreat, 'foes' | 'firsts' | 'wound'>>,
): Retreat => ({
  unit,
  left,
  start: cellOf(b, unit),
  cause,
  foes: [],
  firsts: [],
  gone: 0,
  wound: false,
  ...more,
});

/** gui.10.5.3b, R78: what burning naphtha does to whoever is in it; with nowhere to go he is killed. */
export function roast(b: Battle, flow: Flow<Guiscard>, unit: number): Frames {
  const [die = 0] = flow.roll({ rule: 'gui.10.5.3b', why: 'naphtha', sides: 10, seat: sideOf(b, unit) });
  const { killed, wounded } = b.charts.naphtha;
  const dead = (): Frames => harm(b, flow, unit, 'killed', 'flames', 'gui.10.5.3b');
  if (die <= killed || isStunned(b, unit)) return dead();
  return retreatOf(b, flow, unit, 1, 'flames', { wound: die <= wounded });
}

/** gui.10.5.3c: into another burning hex, be it with one end of his horse: he rolls again; in plain flames he is hurt (R77). */
function burnsOn(b: Battle, flow: Flow<Guiscard>, unit: number): Frames {
  const burning = cellsOf(b, unit).filter(cell => isBurning(b, cell));
  if (burning.some(cell => inBurningNaphtha(b, cell))) return roast(b, flow, unit);
  return burning.length > 0 ? harm(b, flow, unit, 'wounded', 'flames', 'gui.10.2.5a') : [];
}

/**
 * R17: in a hex crossed a man is halted and wounded; in the last one only wounds count. R69: halted as he breaks off
 * he has fallen short of nothing.
 */
function testsIn(
  b: Battle,
  flow: Flow<Guiscard>,
  unit: number,
  last: boolean,
  cause?: Retreat['cause'],
): { halted: boolean; frames: Frames } {
  let halted = false;
  let wounds = 0;
  const frames: Frames = [];
  for (const enemy of inTurn(b, unit, testers(b, unit))) {
    if (!isAlive(b, unit)) break;
    const result = test(b, flow, enemy, unit);
    if (result === 'kill') frames.push(...harm(b, flow, unit, 'killed', 'infiltration', 'gui.4.3.1.kill'));
    if (result === 'wound') {
      wounds++;
      frames.push(...harm(b, flow, unit, 'wounded', 'infiltration', 'gui.4.3.1.wound'));
    }
    if (!last && (result === 'stop' || result === 'wound')) halted = true;
  }
  if (halted && isAlive(b, unit)) flow.emit({ type: 'stopped', rule: 'gui.4.3f', unit });
  if (halted && wounds === 0 && cause !== 'refusal')
    frames.push(...harm(b, flow, unit, 'wounded', 'infiltration', 'gui.4.3f'));
  return { halted, frames };
}

/** Friends in the way of where he ends (R23); without a way out, or astride a low wall, he goes on to the first free hex (R17). */
function makeRoom(b: Battle, flow: Flow<Guiscard>, unit: number): Frames {
  const astride = isMounted(b, unit) && isAstride(b, cellOf(b, unit), tailOf(b, unit));
  const crowded = cellsOf(b, unit).filter(cell => isOccupied(b, cell, unit));
  const friends = crowded
    .map(cell => ({ cell, friend: livingAt(b, cell, unit) }))
    .filter(({ cell, friend }) => friend >= 0 && placesFor(b, friend, cell, [unit], cellsOf(b, unit)).length > 0);
  if (friends.length === crowded.length && !astride)
    return friends.map(({ friend }) => ({ step: 'displace', unit: friend, by: unit, moved: [unit] }));
  const free = nearestFree(b, unit);
  if (free) {
    driveTo(b, flow, unit, free);
    flow.emit({ type: 'retreated', rule: 'gui.5.4.retreat', unit, to: free.to });
  }
  return [];
}

/** Moves a man who is driven off, also from a ladder or rope; whoever leads horses lets them follow, captors lose their prisoners. */
function driveTo(b: Battle, flow: Flow<Guiscard>, unit: number, { to, tail }: Spot): void {
  const left = cellOf(b, unit);
  place(b, unit, to, tail);
  leavePerch(b, unit);
  dropLadder(b, unit);
  dropTask(b, unit);
  leaveFormation(b, flow, unit);
  freePrisonersOf(b, flow, unit, left);
  horsesFollow(b, flow, unit);
}

export const retreatSteps = (battle: BattleOf): Pick<Steps<Guiscard>, RetreatStep> => ({
  /** Goes on while there is a way and a distance; short of it he is wounded (R20, R21, R122). */
  retreat: {
    rule: 'gui.5.4.retreat',
    run(flow, { step: _, ...frame }) {
      const b = battle(flow);
      const { unit } = frame;
      if (!lives(b, unit)) return;
      if (frame.left > 0 && retreatSpots(b, frame).length > 0) {
        if (frame.cause === 'flames' && frame.gone === 0)
          flow.emit({ type: 'drivenBack', rule: RULES.flames, unit, hexes: frame.left, wound: frame.wound });
        flow.next({ step: 'retreatStep', ...frame });
        return;
      }
      const short = frame.left > 0 && frame.cause !== 'refusal' ? standsWounded(b, flow, frame) : [];
      const frames: Frames = [...short, ...(lives(b, unit) ? makeRoom(b, flow, unit) : [])];
      if (frame.wound && lives(b, unit)) frames.push(...harm(b, flow, unit, 'wounded', 'flames', 'gui.10.5.3b'));
      if (frame.cause === 'flames' && frame.gone > 0 && lives(b, unit)) frames.push(...burnsOn(b, flow, unit));
      flow.next(...frames);
      killSurrounded(b, flow);
    },
  },

  /** gui.5.4.retreat, gui.6.5.retreat: the owner chooses every hex. */
  retreatStep: {
    rule: 'gui.5.4.retreat',
    seats: (look, frame) => [sideOf(battle(look), frame.unit)],
    offers: {
      retreatTo: {
        list(look, frame) {
          const b = battle(look);
          const spots = retreatSpots(b, frame).map(({ to, tail }) => ({ type: 'retreatTo' as const, to, other: tail }));
          if (frame.left > 1 || !isMounted(b, frame.unit)) return spots;
          // R22: at the end either end may be the head.
          return spots.flatMap(spot => [spot, { type: 'retreatTo' as const, to: spot.other, other: spot.to }]);
        },
        why: (look, { cause }, _seat, { to }) => closed(battle(look), RULES[cause], to),
        odds(look, { step: _, ...frame }, _seat, { to, other }) {
          const b = battle(look);
          const { unit } = frame;
          const { spot, driven } = stepBack(b, frame, to, other);
          if (isDrowning(b, unit, spot.to)) return 'sequence';
          const there = (table: Battle): void => {
            place(table, unit, spot.to, spot.tail);
            leavePerch(table, unit);
          };
          return driven.rope >= 0 ? outcomeOf(b, there, driven) : drivenInto(b, unit, there, driven);
        },
        take(flow, { step: _, ...frame }, _seat, { to, other }) {
          const b = battle(flow);
          const { unit } = frame;
          const { spot, driven } = stepBack(b, frame, to, other);
          driveTo(b, flow, unit, spot);
          flow.emit({ type: 'retreated', rule: RULES[frame.cause], unit, to: spot.to });
          if (isDrowning(b, unit, spot.to)) {
            drown(b, flow, unit);
            return;
          }
          flow.next(driven);
        },
      },
    },
  },

  /** gui.4.3f, gui.7.4d, R17: the tests of a hex he has gone back into; down a rope nobody reaches him. */
  driven: {
    rule: 'gui.4.3f',
    run(flow, { step, ...frame }) {
      const b = battle(flow);
      const { retreat, swap, rope } = frame;
      const { unit } = retreat;
      if (rope < 0 && asksOrder(b, flow, [{ unit }], { step, ...frame })) return;
      const last = retreat.left <= 1;
      const { halted, frames } =
        rope >= 0 ? { halted: false, frames: [] } : testsIn(b, flow, unit, last, retreat.cause);
      if (swap && isMounted(b, unit) && lives(b, unit)) {
        place(b, unit, tailOf(b, unit), cellOf(b, unit));
        horsesFollow(b, flow, unit);
      }
      const left = halted || last ? 0 : retreat.left - 1;
      flow.next(...frames, ...(rope >= 0 ? [{ step: 'ropeGrab' as const, unit, grapnel: rope }] : []), {
        step: 'retreat',
        ...retreat,
        left,
        gone: retreat.gone + 1,
      });
    },
  },

  /** R23: the friend displaced moves one hex, chosen by his owner, and is tested there. */
  displace: {
    rule: 'gui.5.4.retreat',
    seats(look, { unit, by, moved }) {
      const b = battle(look);
      return lives(b, unit) && options(b, unit, by, moved).length > 0 ? [sideOf(b, unit)] : [];
    },
    offers: {
      giveWay: {
        list: (look, { unit, by, moved }) =>
          options(battle(look), unit, by, moved).map(({ to, tail }) => ({ type: 'giveWay', to, tail })),
        why: (look, _frame, _seat, { to }) => closed(battle(look), 'gui.5.4.retreat', to),
        odds: (look, { unit, moved }, _seat, { to, tail }) =>
          drivenInto(battle(look), unit, table => place(table, unit, to, tail), {
            step: 'pushedAside',
            unit,
            to,
            moved,
          }),
        take(flow, { unit, moved }, _seat, { to, tail }) {
          const b = battle(flow);
          driveTo(b, flow, unit, { to, tail });
          flow.emit({ type: 'displaced', rule: 'gui.5.4.retreat', unit, to });
          flow.next({ step: 'pushedAside', unit, to, moved });
        },
      },
    },
  },

  pushedAside: {
    rule: 'gui.5.4.retreat',
    run(flow, { step, ...frame }) {
      const b = battle(flow);
      const { unit, to, moved } = frame;
      if (asksOrder(b, flow, [{ unit }], { step, ...frame })) return;
      const { frames } = testsIn(b, flow, unit, true);
      const next = lives(b, unit) ? livingAt(b, to, unit) : -1;
      flow.next(
        ...frames,
        ...(next >= 0 && next !== unit
          ? [{ step: 'displace' as const, unit: next, by: unit, moved: [...moved, unit] }]
          : []),
      );
    },
  },

  /** gui.6.8a–gui.6.8c, R105, R126: the owner lays the fallen rider beside his horse. */
  fall: {
    rule: 'gui.6.8a',
    seats(look, { unit, horse }) {
      const b = battle(look);
      if (cellOf(b, unit) < 0) return [];
      const dead = !isAlive(b, unit);
      const open = fallCells(b, unit, horse, dead).length > 0 || (!dead && asides(b, unit, horse).length > 0);
      return open ? [sideOf(b, unit)] : [];
    },
    offers: {
      lieAt: {
        list: (look, { unit, horse }) => {
          const b = battle(look);
          return fallCells(b, unit, horse, !isAlive(b, unit)).map(to => ({ type: 'lieAt', to }));
        },
        why: (look, _frame, _seat, { to }) => closed(battle(look), 'gui.6.8a', to),
        odds: () => 'sequence',
        take(flow, { unit }, _seat, { to }) {
          const b = battle(flow);
          b.state.cell[unit] = to;
          flow.emit({ type: 'lies', rule: 'gui.6.8a', unit, to });
          killSurrounded(b, flow);
        },
      },
      moveAside: {
        list(look, { unit, horse }) {
          const b = battle(look);
          if (!isAlive(b, unit) || fallCells(b, unit, horse, false).length > 0) return [];
          return asides(b, unit, horse).map(aside => ({ type: 'moveAside', ...aside }));
        },
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.6.8b', unit),
        odds: () => 'sequence',
        take(flow, frame, _seat, { unit, to }) {
          const b = battle(flow);
          const from = cellOf(b, unit);
          place(b, unit, to);
          dropLadder(b, unit);
          dropTask(b, unit);
          leaveFormation(b, flow, unit);
          flow.emit({ type: 'displaced', rule: 'gui.6.8b', unit, to });
          b.state.cell[frame.unit] = from;
          flow.emit({ type: 'lies', rule: 'gui.6.8b', unit: frame.unit, to: from });
          horsesFollow(b, flow, unit);
          killSurrounded(b, flow);
        },
      },
    },
  },
});

/** Where a step of a retreat leads, and what comes of it there. */
function stepBack(b: Battle, frame: Retreat, to: number, other: number) {
  const { unit } = frame;
  const swap = cellsOf(b, unit).includes(to);
  const spot = swap ? { to: other, tail: to } : { to, tail: other };
  const start = frame.gone === 0 && isMounted(b, unit) ? spot.tail : frame.start;
  const rope = ropeBetween(b, cellOf(b, unit), spot.to);
  return { spot, driven: { step: 'driven' as const, retreat: { ...frame, start }, swap, rope } };
}

const options = (b: Battle, unit: number, by: number, moved: readonly number[]): Spot[] => {
  const crowded = cellsOf(b, by).find(cell => cellsOf(b, unit).includes(cell)) ?? cellOf(b, unit);
  if (!allLivingAt(b, crowded).includes(unit)) return [];
  return placesFor(b, unit, crowded, moved, cellsOf(b, by));
};

/** gui.10.2.5a, R78: with no way out of the flames he is wounded, of burning naphtha killed. */
const staysInFire = (b: Battle, flow: Flow<Guiscard>, unit: number): Frames =>
  cellsOf(b, unit).some(cell => inBurningNaphtha(b, cell))
    ? harm(b, flow, unit, 'killed', 'flames', 'gui.10.5.3b')
    : harm(b, flow, unit, 'wounded', 'flames', 'gui.10.2.5a');

/** gui.4.3g, R20, R21: where no retreat begins, the man stands and is wounded. */
function standsWounded(b: Battle, flow: Flow<Guiscard>, frame: Retreat): Frames {
  if (frame.cause === 'flames') return staysInFire(b, flow, frame.unit);
  flow.emit({ type: 'stood', rule: 'gui.4.3g', unit: frame.unit });
  return harm(b, flow, frame.unit, 'wounded', frame.cause === 'fire' ? 'fire' : 'combat', 'gui.4.3g');
}

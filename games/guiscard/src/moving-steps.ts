/** A character on the move, hex by hex (gui.2.1.3a, gui.4). */
import { at, type Flow, type Frame, type Steps } from '@carroccio/kernel';
import {
  type Battle,
  type BattleOf,
  cellOf,
  isAble,
  isMounted,
  isOccupied,
  isWounded,
  ledBy,
  lives,
  man,
  movementOf,
  setMark,
  sideOf,
  tailOf,
} from './battle.ts';
import { isPerched } from './contact.ts';
import { leaveFormation } from './formation-moves.ts';
import { CLIMB_DOWN, CLIMB_UP, overTheTop } from './grapnels.ts';
import { killSurrounded, letGo, takeOff } from './harm.ts';
import {
  bridlesAt,
  dismountCells,
  horsesFollow,
  maySeize,
  mountable,
  mountUp,
  saddleCost,
  stepDown,
} from './horses.ts';
import { cross } from './infiltration.ts';
import {
  canEnter,
  entryOf,
  entryStrides,
  exitsOf,
  layCells,
  leadsOn,
  liftable,
  makeSpace,
  mayStop,
  journeyOf as newJourney,
  spend,
} from './journey.ts';
import { behindLadder, LADDER_COST, ladderHere, ladderUnder, landBehind, TOP_COST } from './ladders.ts';
import { place, type Stride, stridesOf, whyNoStep } from './movement.ts';
import { newEntry } from './setup.ts';
import type { Guiscard, Journey } from './shape.ts';
import { CARRIED, LEFT, MISSED_BRIDLE, MOVED } from './state.ts';

type MovingStep = 'moving' | 'halted' | 'laying' | 'entering';

/** Steps he can pay for, from which his move can end somewhere. */
function open(b: Battle, { unit, mp, limit }: Journey): Stride[] {
  if (isPerched(b, unit) || limit === 0) return [];
  const strides = stridesOf(b, unit);
  if (limit > 0) return strides.filter(({ to, tail }) => leadsOn(b, unit, { to, tail, cost: 0 }, limit - 1));
  return strides.filter(stride => leadsOn(b, unit, stride, mp));
}

const volleyAt = (unit: number): Frame<Guiscard> => ({ step: 'window', target: unit, named: [], cells: [] });

/** gui.4.3a: before he goes on from a hex next to the enemy he is tested; gui.5.3b: then they may shoot. */
function goOn(
  b: Battle,
  flow: Flow<Guiscard>,
  journey: Journey,
  cost: number,
  act: () => Partial<Journey> | null,
): void {
  const { unit } = journey;
  if (journey.entered > 0) {
    const { free, frames } = cross(b, flow, unit);
    flow.next(...frames);
    if (!free || !lives(b, unit)) return;
  }
  spend(b, journey, cost);
  const change = act();
  if (change === null) return;
  const next = { ...journey, mp: journey.mp - cost, spent: journey.spent + cost, ...change };
  flow.next(volleyAt(unit), { step: 'moving', ...next });
}

/** What changes without a hex being left. */
function stay(b: Battle, flow: Flow<Guiscard>, journey: Journey, change: Partial<Journey>, seen: boolean): void {
  const cost = journey.mp - (change.mp ?? journey.mp);
  if (cost > 0) spend(b, journey, cost);
  flow.next(...(seen ? [volleyAt(journey.unit)] : []), {
    step: 'moving',
    ...journey,
    spent: journey.spent + Math.max(0, cost),
    ...change,
  });
}

function countHex(b: Battle, unit: number): void {
  if (b.state.volley.target === unit) b.state.volley.hexes += 1;
}

export const movingSteps = (battle: BattleOf): Pick<Steps<Guiscard>, MovingStep> => ({
  moving: {
    rule: 'gui.4.a',
    seats(look, { unit }) {
      const b = battle(look);
      return isAble(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list(look, frame) {
          const b = battle(look);
          return open(b, frame).map(({ to, tail }) => ({ type: 'step', to, tail }));
        },
        why: (look, { unit, mp }, _seat, { to }) => whyNoStep(battle(look), unit, to, mp),
        take(flow, { step: _, ...journey }, _seat, { to, tail }) {
          const b = battle(flow);
          const { unit } = journey;
          const stride = at(
            stridesOf(b, unit).filter(one => one.to === to && one.tail === tail),
            0,
          );
          goOn(b, flow, journey, journey.limit > 0 ? 0 : stride.cost, () => {
            place(b, unit, to, tail);
            leaveFormation(b, flow, unit);
            horsesFollow(b, flow, unit);
            countHex(b, unit);
            flow.emit({ type: 'entered', rule: 'gui.4.a', unit, to, tail });
            return { entered: journey.entered + 1, limit: journey.limit > 0 ? journey.limit - 1 : journey.limit };
          });
        },
      },
      aboutFace: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          const cost = b.diagrams.horse.turning.aboutFace;
          return isMounted(b, unit) && mp >= cost && limit < 0 ? [{ type: 'aboutFace' }] : [];
        },
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const { unit } = journey;
          place(b, unit, tailOf(b, unit), cellOf(b, unit));
          flow.emit({ type: 'turned', rule: 'gui.4.4.1c', unit });
          stay(b, flow, journey, { mp: journey.mp - b.diagrams.horse.turning.aboutFace }, false);
        },
      },
      mount: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          if (limit >= 0 || mp < saddleCost(b, unit) || isPerched(b, unit)) return [];
          return mountable(b, unit).map(horse => ({ type: 'mount', horse }));
        },
        why: (_look, { unit }) => ({ rule: 'gui.4.4.2e', reason: 'enemyNear', unit }),
        take(flow, { step: _, ...journey }, _seat, { horse }) {
          const b = battle(flow);
          const { unit } = journey;
          const left = journey.mp - saddleCost(b, unit);
          for (const index of ledBy(b, unit)) if (index !== horse) letGo(b, flow, index);
          leaveFormation(b, flow, unit);
          mountUp(b, unit, horse);
          flow.emit({ type: 'mounted', rule: 'gui.4.4.2a', unit });
          // gui.4.4.2b, R5: twice what is left, never more than the horse has.
          stay(b, flow, journey, { mp: Math.min(left * 2, movementOf(b, unit)), entered: journey.entered }, true);
        },
      },
      dismount: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          if (limit >= 0 || !isMounted(b, unit) || mp < saddleCost(b, unit)) return [];
          return dismountCells(b, unit).map(to => ({ type: 'dismount', to }));
        },
        take(flow, { step: _, ...journey }, _seat, { to }) {
          const b = battle(flow);
          const { unit } = journey;
          const left = journey.mp - saddleCost(b, unit);
          stepDown(b, unit, to);
          flow.emit({ type: 'dismounted', rule: 'gui.4.4.2a', unit, to });
          // gui.4.4.2c: half, or a quarter for a wounded man.
          const mp = Math.floor(left / (isWounded(b, unit) ? 4 : 2));
          stay(b, flow, journey, { mp: Math.min(mp, movementOf(b, unit)) }, true);
        },
      },
      bridle: {
        list(look, { unit, limit }) {
          const b = battle(look);
          return limit >= 0 || isPerched(b, unit) ? [] : bridlesAt(b, unit).map(horse => ({ type: 'bridle', horse }));
        },
        take(flow, { step: _, ...journey }, _seat, { horse }) {
          const b = battle(flow);
          const { unit } = journey;
          takeBridle(b, flow, unit, horse);
          // gui.4.4.3c: a rider takes it as he sets out, or stops for it.
          if (isMounted(b, unit) && journey.entered > 0) return;
          stay(b, flow, journey, {}, false);
        },
      },
      letGo: {
        list: (look, { unit }) => ledBy(battle(look), unit).map(horse => ({ type: 'letGo', horse })),
        take(flow, { step: _, ...journey }, _seat, { horse }) {
          const b = battle(flow);
          letGo(b, flow, horse);
          stay(b, flow, journey, {}, false);
        },
      },
      seize: {
        list(look, { unit, entered, limit }) {
          const b = battle(look);
          if (limit >= 0 || entered === 0 || !maySeize(b, unit)) return [];
          return bridlesAt(b, unit).map(horse => ({ type: 'seize', horse }));
        },
        odds: () => ({ modifiers: [], until: 'bridled' }),
        take(flow, { step: _, ...journey }, _seat, { horse }) {
          const b = battle(flow);
          const { unit } = journey;
          const [die = 0] = flow.roll({ rule: 'gui.4.4.3d', why: 'bridle', sides: 10, seat: sideOf(b, unit) });
          if (die <= 6) takeBridle(b, flow, unit, horse);
          else {
            setMark(b, unit, MISSED_BRIDLE);
            flow.emit({ type: 'bridleMissed', rule: 'gui.4.4.3d', unit, horse });
          }
          stay(b, flow, journey, {}, false);
        },
      },
      lift: {
        list: (look, { unit, limit }) =>
          limit >= 0 ? [] : liftable(battle(look), unit).map(who => ({ type: 'lift', unit: who })),
        take(flow, { step: _, ...journey }, _seat, { unit: who }) {
          const b = battle(flow);
          b.state.cell[who] = CARRIED;
          b.state.carries.push({ by: journey.unit, unit: who });
          flow.emit({ type: 'lifted', rule: 'gui.4.2.4a', unit: who, by: journey.unit });
          stay(b, flow, journey, { mp: Math.floor(journey.mp / 2) }, false);
        },
      },
      takeLoot: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          const here = b.state.loot.some(({ cell, bearer }) => bearer < 0 && cell === cellOf(b, unit));
          const bears = b.state.loot.some(({ bearer }) => bearer === unit);
          return here && !bears && mp >= 2 && limit < 0 && !isMounted(b, unit) ? [{ type: 'takeLoot' }] : [];
        },
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const { unit } = journey;
          const loot = b.state.loot.find(({ cell, bearer }) => bearer < 0 && cell === cellOf(b, unit));
          if (loot) loot.bearer = unit;
          flow.emit({ type: 'loot', rule: 'gui.2.scenario-choice', unit, taken: true });
          stay(b, flow, journey, { mp: Math.max(0, journey.mp - 4) }, false);
        },
      },
      leave: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          return mp < 1 || limit >= 0 ? [] : exitsOf(b, unit).map(edge => ({ type: 'leave', edge }));
        },
        take(flow, { step: _, ...journey }, _seat, { edge }) {
          const b = battle(flow);
          const { unit } = journey;
          goOn(b, flow, journey, 1, () => {
            b.state.exits.push({ unit, side: edge, horses: ledBy(b, unit).length });
            leaveFormation(b, flow, unit);
            takeOff(b, unit, LEFT);
            flow.emit({ type: 'left', rule: 'gui.2.scenario-choice', unit, side: edge });
            return null;
          });
        },
      },
      climb: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          const ladder = ladderHere(b, unit);
          if (ladder < 0 || limit >= 0 || mp < LADDER_COST || isMounted(b, unit) || isPerched(b, unit)) return [];
          return (b.state.ladders[ladder]?.since ?? 0) === moment(b) ? [] : [{ type: 'climb', ladder }];
        },
        take(flow, { step: _, ...journey }, _seat, { ladder }) {
          const b = battle(flow);
          goOn(b, flow, journey, LADDER_COST, () => {
            at(b.state.ladders, ladder).climber = journey.unit;
            flow.emit({ type: 'climbed', rule: 'gui.10.1.3a', unit: journey.unit, up: true });
            return { entered: journey.entered };
          });
        },
      },
      descend: {
        list(look, { unit, mp }) {
          const b = battle(look);
          const onLadder = ladderUnder(b, unit) >= 0;
          return isPerched(b, unit) && mp >= (onLadder ? LADDER_COST : CLIMB_DOWN) ? [{ type: 'descend' }] : [];
        },
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const ladder = b.state.ladders[ladderUnder(b, journey.unit)];
          if (ladder) ladder.climber = -1;
          for (const grapnel of b.state.grapnels)
            if (grapnel.climber === journey.unit) Object.assign(grapnel, { climber: -1, top: false });
          flow.emit({ type: 'climbed', rule: 'gui.10.1.3a', unit: journey.unit, up: false });
          stay(b, flow, journey, { mp: journey.mp - (ladder ? LADDER_COST : CLIMB_DOWN) }, true);
        },
      },
      vault: {
        list(look, { unit, mp }) {
          const b = battle(look);
          return ladderUnder(b, unit) >= 0 && mp >= TOP_COST && behindLadder(b, unit) >= 0 ? [{ type: 'vault' }] : [];
        },
        odds: () => ({ modifiers: [], until: 'vaulted' }),
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const to = behindLadder(b, journey.unit);
          spend(b, journey, TOP_COST);
          const frames = landBehind(b, flow, journey.unit, to);
          countHex(b, journey.unit);
          flow.next(...frames, volleyAt(journey.unit), {
            step: 'moving',
            ...journey,
            mp: Math.min(journey.mp - TOP_COST, movementOf(b, journey.unit)),
            entered: journey.entered + 1,
          });
        },
      },
      climbRope: {
        list(look, { unit, mp, entered, limit }) {
          const b = battle(look);
          if (
            limit >= 0 ||
            entered > 0 ||
            mp < CLIMB_UP ||
            isMounted(b, unit) ||
            man(b, unit).armour ||
            isPerched(b, unit)
          )
            return [];
          return b.state.grapnels.flatMap(({ gone, cell, climber }, grapnel) =>
            !gone && climber < 0 && cell >= 0 && cell === cellOf(b, unit)
              ? [{ type: 'climbRope' as const, grapnel }]
              : [],
          );
        },
        take(flow, { step: _, ...journey }, _seat, { grapnel }) {
          const b = battle(flow);
          Object.assign(at(b.state.grapnels, grapnel), { climber: journey.unit, top: true });
          flow.emit({ type: 'climbed', rule: 'gui.10.6.1c', unit: journey.unit, up: true });
          stay(b, flow, journey, { mp: journey.mp - CLIMB_UP }, true);
        },
      },
      crossTop: {
        list(look, { unit, mp }) {
          const b = battle(look);
          const grapnel = b.state.grapnels.find(({ climber, gone }) => !gone && climber === unit);
          if (!grapnel || isOccupied(b, grapnel.to)) return [];
          return mp >= overTheTop(b, grapnel) ? [{ type: 'crossTop' }] : [];
        },
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const { unit } = journey;
          const grapnel = b.state.grapnels.find(({ climber, gone }) => !gone && climber === unit);
          if (!grapnel) return;
          const cost = overTheTop(b, grapnel);
          Object.assign(grapnel, { climber: -1, top: false });
          place(b, unit, grapnel.to);
          countHex(b, unit);
          flow.emit({ type: 'entered', rule: 'gui.10.6.1d', unit, to: grapnel.to, tail: -1 });
          stay(b, flow, journey, { mp: journey.mp - cost, entered: journey.entered + 1 }, true);
        },
      },
      stop: {
        list(look, { step: _, ...journey }) {
          const b = battle(look);
          return mayStop(b, journey.unit) || open(b, journey).length === 0 ? [{ type: 'stop' }] : [];
        },
        why: (look, { unit }) => ({ rule: 'gui.4.1', reason: 'mustStop', cell: cellOf(battle(look), unit) }),
        take: () => undefined,
      },
    },
  },

  /** gui.4.1: where the move has ended, for whatever reason. */
  halted: {
    rule: 'gui.4.1',
    run(flow, { unit }) {
      const b = battle(flow);
      if (lives(b, unit)) {
        if (!isPerched(b, unit)) makeSpace(b, unit);
        if (b.state.carries.some(({ by }) => by === unit)) flow.next({ step: 'laying', unit });
      }
      killSurrounded(b, flow);
    },
  },

  /** gui.4.2.4b, R103 */
  laying: {
    rule: 'gui.4.2.4b',
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      lay: {
        list(look, { unit }) {
          const b = battle(look);
          const cells = layCells(b, unit);
          return (cells.length > 0 ? cells : [cellOf(b, unit)]).map(to => ({ type: 'lay', to }));
        },
        take(flow, { unit }, _seat, { to }) {
          const b = battle(flow);
          for (const carried of b.state.carries.filter(({ by }) => by === unit)) {
            b.state.cell[carried.unit] = to;
            flow.emit({ type: 'laid', rule: 'gui.4.2.4b', unit: carried.unit, to });
          }
          b.state.carries = b.state.carries.filter(({ by }) => by !== unit);
          killSurrounded(b, flow);
        },
      },
    },
  },

  /** From off the table: the first hex costs what it costs. */
  entering: {
    rule: 'gui.4.a',
    seats(look, { unit }) {
      const b = battle(look);
      return canEnter(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list: (look, { unit }) =>
          entryStrides(battle(look), unit)
            .filter((one, index, all) => all.findIndex(two => two.to === one.to && two.tail === one.tail) === index)
            .map(({ to, tail }) => ({ type: 'step', to, tail })),
        take(flow, { unit }, _seat, { to, tail }) {
          const b = battle(flow);
          const stride = at(
            entryStrides(b, unit).filter(one => one.to === to && one.tail === tail),
            0,
          );
          const entry = entryOf(b, unit);
          const journey = { ...newJourney(b, unit), entered: 1 };
          if (entry) {
            entry.units = entry.units.filter(one => one !== unit);
            entry.came[stride.edge] = (entry.came[stride.edge] ?? 0) + 1;
          }
          place(b, unit, to, tail);
          setMark(b, unit, MOVED);
          spend(b, journey, stride.cost);
          flow.emit({ type: 'entered', rule: 'gui.4.a', unit, to, tail });
          flow.next(
            volleyAt(unit),
            { step: 'moving', ...journey, mp: journey.mp - stride.cost, spent: stride.cost },
            { step: 'halted', unit },
          );
        },
      },
      /** gui.11.4.1d: he goes along to another side, and may come in by it next turn. */
      patrol: {
        list(look, { unit }) {
          const b = battle(look);
          if (b.state.siege?.action !== 'assault') return [];
          return [1, 2, 3, 4]
            .filter(edge => !entryOf(b, unit)?.sides.includes(edge))
            .map(edge => ({ type: 'patrol', edge }));
        },
        take(flow, { unit }, _seat, { edge }) {
          const b = battle(flow);
          for (const entry of b.state.entries) entry.units = entry.units.filter(one => one !== unit);
          b.state.entries.push(newEntry([unit], [edge], b.state.turn + 1));
          flow.emit({ type: 'edge', rule: 'gui.11.4.1d', side: sideOf(b, unit), edge });
        },
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
    },
  },
});

/** A number for the present phase, to tell what was done in it (gui.10.1.3b). */
export const moment = ({ state }: Battle): number => state.turn * 2 + state.phase;

function takeBridle(b: Battle, flow: Flow<Guiscard>, unit: number, index: number): void {
  const horse = at(b.state.horses, index);
  horse.leader = unit;
  horse.side = sideOf(b, unit);
  flow.emit({ type: 'bridled', rule: 'gui.4.4.3b', unit, horse: index });
}

/** Ladders and ropes in the course of a move (gui.10.1.3, gui.10.6.1). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { countHex, goingOn, goOn, moment, stay, volleyAt } from '../03-ground/going.ts';
import { isBurning } from '../03-ground/works.ts';
import { spend } from '../04-movement/journey.ts';
import { canReachRest, isPassable, pikesBar, place } from '../04-movement/movement.ts';
import { whyNoClimb } from '../04-movement/moving-whys.ts';
import { isOnRoof, isPerched } from '../06-combat/contact.ts';
import { letBridlesGo } from '../06-combat/harm.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import {
  type Battle,
  type BattleOf,
  cellOf,
  enemyAt,
  hasManInHand,
  isMounted,
  man,
  movementOf,
  sideOf,
} from '../battle.ts';
import type { Guiscard, Journey } from '../shape.ts';
import { CLIMB_DOWN, CLIMB_UP, climbedBy, isHooked, leadsToRoof, overTheTop } from './grapnels.ts';
import {
  behindLadder,
  LADDER_COST,
  ladderHere,
  ladderUnder,
  landBehind,
  leapModifier,
  leapRule,
  vaultCost,
} from './ladders.ts';

type MovingOffers = Steps<Guiscard>['moving']['offers'];

/** R75: one man on a ladder or a rope, and nobody on his back. */
const isFreeToClimb = (b: Battle, unit: number): boolean =>
  !isMounted(b, unit) && !isPerched(b, unit) && !hasManInHand(b, unit);

const hangs = (b: Battle, unit: number): boolean => isPerched(b, unit) && !isOnRoof(b, unit);
/** gui.4.1, gui.4.2a, R63: past a friend or a man who lies there, if he can go on; onto an enemy or his pikes never. */
const opensUp = (b: Battle, unit: number, to: number, mp: number): boolean =>
  isPassable(b, unit, to, false) &&
  enemyAt(b, to, sideOf(b, unit)) < 0 &&
  !pikesBar(b, unit, to) &&
  canReachRest(b, unit, to, -1, mp);

/** Why he does not come off ladder or rope into that hex: his points, an enemy, the ground, or whoever is there. */
function whyNoWayOff(b: Battle, unit: number, to: number, rule: string, cost: number, left: number): Refusal<Guiscard> {
  if (left < cost) return { rule, reason: 'tooDear', cost, left };
  if (enemyAt(b, to, sideOf(b, unit)) >= 0) return { rule: 'gui.4.2a', reason: 'enemyThere', cell: to };
  if (isBurning(b, to)) return { rule: 'gui.10.2.5b', reason: 'closedHex', cell: to };
  if (pikesBar(b, unit, to)) return { rule: 'gui.7.3.1d', reason: 'closedHex', cell: to };
  return isPassable(b, unit, to, false)
    ? { rule: 'gui.4.1', reason: 'occupied', cell: to }
    : { rule: 'gui.4.2.2b', reason: 'closedHex', cell: to };
}

const descentCost = (b: Battle, unit: number): number => (ladderUnder(b, unit) >= 0 ? LADDER_COST : CLIMB_DOWN);

function whyNoDescent(b: Battle, { unit, mp }: Journey): Refusal<Guiscard> {
  if (!hangs(b, unit)) return { rule: 'gui.10.1.3a', reason: 'notOnTop', unit };
  const rule = ladderUnder(b, unit) >= 0 ? 'gui.10.1.3a' : 'gui.10.6.1c';
  return whyNoWayOff(b, unit, cellOf(b, unit), rule, descentCost(b, unit), mp);
}

function whyNoVault(b: Battle, { unit, mp }: Journey): Refusal<Guiscard> {
  const to = behindLadder(b, unit);
  return to < 0
    ? { rule: 'gui.9.2.1b', reason: 'notOnTop', unit }
    : whyNoWayOff(b, unit, to, 'gui.10.1.3a', vaultCost(b, to), mp);
}

function whyNoCrossing(b: Battle, { unit, mp }: Journey): Refusal<Guiscard> {
  const rule = 'gui.10.6.1d';
  const grapnel = climbedBy(b, unit);
  return grapnel
    ? whyNoWayOff(b, unit, grapnel.to, rule, overTheTop(b, grapnel), mp)
    : { rule, reason: 'notOnTop', unit };
}

function whyNoRope(b: Battle, { unit, mp, entered }: Journey, grapnel: number): Refusal<Guiscard> {
  const rule = 'gui.10.6.1c';
  const one = b.state.grapnels[grapnel];
  if (isMounted(b, unit)) return { rule, reason: 'inSaddle', unit };
  if (hasManInHand(b, unit)) return { rule: 'gui.4.2.4b', reason: 'hasCarried', unit };
  if (man(b, unit).armour) return { rule: 'gui.10.6.1a', reason: 'armoured', unit };
  if (!one || !isHooked(one) || one.climber >= 0 || one.cell !== cellOf(b, unit) || entered > 0)
    return { rule, reason: 'noRope', grapnel };
  return { rule, reason: 'tooDear', cost: CLIMB_UP, left: mp };
}

export const climbingOffers = (
  battle: BattleOf,
): Pick<MovingOffers, 'climb' | 'descend' | 'vault' | 'climbRope' | 'crossTop'> => ({
  climb: {
    list(look, { unit, mp, limit }) {
      const b = battle(look);
      const ladder = ladderHere(b, unit);
      if (ladder < 0 || limit >= 0 || mp < LADDER_COST || !isFreeToClimb(b, unit)) return [];
      return (b.state.ladders[ladder]?.since ?? 0) === moment(b) ? [] : [{ type: 'climb', ladder }];
    },
    why: (look, journey, _seat, { ladder }) => whyNoClimb(battle(look), journey, ladder),
    odds: (look, { step: _, ...journey }, _seat, { ladder }) =>
      goingOn(battle(look), journey, { type: 'climb', ladder }, 'climbed'),
    take(flow, { step: _, ...journey }, _seat, { ladder }) {
      const b = battle(flow);
      goOn(b, flow, journey, LADDER_COST, { type: 'climb', ladder }, () => {
        at(b.state.ladders, ladder).climber = journey.unit;
        leaveFormation(b, flow, journey.unit);
        flow.emit({ type: 'climbed', rule: 'gui.10.1.3a', unit: journey.unit, up: true });
        return { entered: journey.entered };
      });
    },
  },
  descend: {
    list(look, { unit, mp }) {
      const b = battle(look);
      const cost = descentCost(b, unit);
      return hangs(b, unit) && mp >= cost && opensUp(b, unit, cellOf(b, unit), mp - cost) ? [{ type: 'descend' }] : [];
    },
    why: (look, journey) => whyNoDescent(battle(look), journey),
    take(flow, { step: _, ...journey }) {
      const b = battle(flow);
      const ladder = b.state.ladders[ladderUnder(b, journey.unit)];
      if (ladder) ladder.climber = -1;
      for (const grapnel of b.state.grapnels)
        if (grapnel.climber === journey.unit) Object.assign(grapnel, { climber: -1, top: false });
      flow.emit({ type: 'climbed', rule: 'gui.10.1.3a', unit: journey.unit, up: false });
      // R13: he has come to the foot, and going on he crosses it.
      const mp = journey.mp - (ladder ? LADDER_COST : CLIMB_DOWN);
      stay(b, flow, journey, { mp, entered: journey.entered + 1 }, true);
    },
  },
  vault: {
    list(look, { unit, mp }) {
      const b = battle(look);
      const to = behindLadder(b, unit);
      return to >= 0 && mp >= vaultCost(b, to) && opensUp(b, unit, to, mp - vaultCost(b, to))
        ? [{ type: 'vault' }]
        : [];
    },
    why: (look, journey) => whyNoVault(battle(look), journey),
    odds(look, { unit }) {
      const b = battle(look);
      const value = leapModifier(b, unit);
      return {
        modifiers: value === 0 ? [] : [{ rule: leapRule(b, behindLadder(b, unit)), value }],
        succeeds: told => told.some(event => event.type === 'vaulted' && event.ok),
      };
    },
    take(flow, { step: _, ...journey }) {
      const b = battle(flow);
      const to = behindLadder(b, journey.unit);
      const cost = vaultCost(b, to);
      spend(b, journey, cost);
      const frames = landBehind(b, flow, journey.unit, to);
      countHex(b, journey.unit);
      flow.next(...frames, volleyAt(journey.unit), {
        step: 'moving',
        ...journey,
        mp: Math.min(journey.mp - cost, movementOf(b, journey.unit)),
        entered: journey.entered + 1,
      });
    },
  },
  climbRope: {
    list(look, { unit, mp, entered, limit }) {
      const b = battle(look);
      if (limit >= 0 || entered > 0 || mp < CLIMB_UP || man(b, unit).armour || !isFreeToClimb(b, unit)) return [];
      return b.state.grapnels.flatMap((one, grapnel) =>
        isHooked(one) && one.climber < 0 && one.cell === cellOf(b, unit)
          ? [{ type: 'climbRope' as const, grapnel }]
          : [],
      );
    },
    why: (look, journey, _seat, { grapnel }) => whyNoRope(battle(look), journey, grapnel),
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
      const grapnel = climbedBy(b, unit);
      if (!grapnel) return [];
      const left = mp - overTheTop(b, grapnel);
      return left >= 0 && (leadsToRoof(b, grapnel) || opensUp(b, unit, grapnel.to, left)) ? [{ type: 'crossTop' }] : [];
    },
    why: (look, journey) => whyNoCrossing(battle(look), journey),
    take(flow, { step: _, ...journey }) {
      const b = battle(flow);
      const { unit } = journey;
      const grapnel = climbedBy(b, unit);
      if (!grapnel) return;
      const cost = overTheTop(b, grapnel);
      if (leadsToRoof(b, grapnel)) {
        grapnel.roof = true;
        flow.emit({ type: 'climbed', rule: 'gui.10.6.1d', unit, up: true });
        stay(b, flow, journey, { mp: journey.mp - cost }, true);
        return;
      }
      Object.assign(grapnel, { climber: -1, top: false, roof: false });
      place(b, unit, grapnel.to);
      letBridlesGo(b, flow, unit);
      countHex(b, unit);
      flow.emit({ type: 'entered', rule: 'gui.10.6.1d', unit, to: grapnel.to, tail: -1 });
      stay(b, flow, journey, { mp: journey.mp - cost, entered: journey.entered + 1 }, true);
    },
  },
});

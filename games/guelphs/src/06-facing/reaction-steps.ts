/** What the other side may do while an Order is carried out: turn, shoot, stand or countercharge (gg.4.0.4, gg.6.2, gg.10.4, gg.12). */
import { turn } from '@carroccio/boards';
import type { Refusal, Steps } from '@carroccio/kernel';
import { faceTo } from '../08-movement/movement.ts';
import { reactingFirers, shoot, whyNoFire } from '../10-combat/fire.ts';
import { checkOrDisrupt, disrupt } from '../10-combat/losses.ts';
import { loseCarroccio } from '../13-personalities/personalities.ts';
import {
  around,
  type Battle,
  type BattleOf,
  card,
  cellOf,
  currentRating,
  disrupted,
  enemyAt,
  enemyOf,
  facingOf,
  isCavalry,
  isRated,
  marked,
  onMap,
  setMark,
  sideOf,
} from '../battle.ts';
import { baronsAwake } from '../scenarios/barons.ts';
import type { Guelphs } from '../shape.ts';
import {
  asItFalls,
  brokenChargeStakes,
  FOOT_AGAINST_HORSE,
  footAgainstHorse,
  reactionStakes,
  volleyStakes,
} from '../stakes.ts';
import { COUNTERED, TURNED } from '../state.ts';
import { inFront, zonesOn } from './zones.ts';

type ReactionStep =
  | 'exitFire'
  | 'facingReaction'
  | 'chargeMorale'
  | 'entryFire'
  | 'countercharge'
  | 'brokenCharge'
  | 'volley'
  | 'reactionCheck';

/** gg.6.2a, gg.6.2c, R37: enemies with the mover in a flank or rear hex who may turn. */
const reactors = (b: Battle, mover: number, done: readonly number[]): number[] =>
  enemiesAround(b, mover, cellOf(b, mover))
    .filter(unit => !whyNoReaction(b, unit, mover, done))
    .sort((one, other) => one - other);

const enemiesAround = (b: Battle, mover: number, cell: number): number[] =>
  around(b, cell)
    .map(next => enemyAt(b, next, sideOf(b, mover)))
    .filter(enemy => enemy >= 0);

/** Why a unit does not turn against one that has stopped. */
function whyNoReaction(b: Battle, unit: number, mover: number, done: readonly number[]): Refusal<Guelphs> | undefined {
  const beset =
    enemiesAround(b, mover, cellOf(b, mover)).includes(unit) && isRated(b, unit) && !inFront(b, unit, cellOf(b, mover));
  if (done.includes(unit)) return { rule: 'gg.6.2a', reason: 'turnedBefore', unit };
  if (!beset) return { rule: 'gg.6.2a', reason: 'notBeset', unit };
  const zones = zonesOn(b, cellOf(b, unit), sideOf(b, unit), isCavalry(b, unit));
  return zones.every(enemy => enemy === mover) ? undefined : { rule: 'gg.6.2c', reason: 'heldInZone', unit };
}

/** gg.10.4: why a unit does not shoot at one that moves into or out of a hex. */
function whyNoShot(b: Battle, unit: number, mover: number, cell: number, rule: string): Refusal<Guelphs> {
  if (!enemiesAround(b, mover, cell).includes(unit)) return { rule, reason: 'notBeforeIt', unit };
  const unfit = whyNoFire(b, unit);
  if (unfit) return unfit;
  return inFront(b, unit, cell)
    ? { rule: 'gg.10.3', reason: 'cannotShootAt', unit: mover }
    : { rule, reason: 'notBeforeIt', unit };
}

const aim = (b: Battle, unit: number) => b.state.attacks.find(attack => attack.unit === unit);

/** gg.12.2, R66, R67, gg.S.6.6.3: whether the charged Cavalry may countercharge. */
function mayCountercharge(b: Battle, unit: number): boolean {
  const attack = aim(b, unit);
  if (!attack?.charge || !onMap(b, attack.target)) return false;
  const { target } = attack;
  return (
    isCavalry(b, target) &&
    !card(b, target).saracen &&
    !disrupted(b, target) &&
    !marked(b, target, COUNTERED) &&
    inFront(b, target, cellOf(b, unit))
  );
}

export const reactionSteps = (battle: BattleOf): Pick<Steps<Guelphs>, ReactionStep> => ({
  /** gg.10.4.2, gg.7.2.1, R41: fire at a unit that leaves a frontal hex. */
  exitFire: {
    rule: 'gg.10.4.2',
    open: true,
    seats(look, { mover, cell }) {
      const b = battle(look);
      const open = onMap(b, mover) && isRated(b, mover) && reactingFirers(b, mover, cell).length > 0;
      return open ? [enemyOf(sideOf(b, mover))] : [];
    },
    offers: {
      shoot: {
        list: (look, { mover, cell }) =>
          reactingFirers(battle(look), mover, cell).map(unit => ({ type: 'shoot', unit })),
        why: (look, { mover, cell }, _, { unit }) => whyNoShot(battle(look), unit, mover, cell, 'gg.10.4.2'),
        odds: (look, { mover }, _, { unit }) => volleyStakes(battle(look), unit, mover, 'reaction'),
        take: (flow, frame, _, { unit }) =>
          flow.next({ step: 'volley', unit, target: frame.mover, volley: 'reaction' }, frame),
      },
      hold: { list: () => [{ type: 'hold' }], odds: asItFalls, take: () => undefined },
    },
  },

  /** gg.6.2: one turn of a vertex against the unit that has stopped, each with its die. */
  facingReaction: {
    rule: 'gg.6.2a',
    open: true,
    seats(look, { mover, done }) {
      const b = battle(look);
      return reactors(b, mover, done).length > 0 ? [enemyOf(sideOf(b, mover))] : [];
    },
    offers: {
      react: {
        why: (look, { mover, done }, _, { unit }) =>
          whyNoReaction(battle(look), unit, mover, done) ?? { rule: 'gg.6.2a', reason: 'oneVertex', unit },
        odds: (look, { mover }, _, { unit }) => reactionStakes(battle(look), unit, mover),
        list(look, { mover, done }) {
          const b = battle(look);
          return reactors(b, mover, done).flatMap(unit =>
            [1, 5].map(more => ({ type: 'react' as const, unit, facing: turn(facingOf(b, unit), more) })),
          );
        },
        take(flow, frame, _, { unit, facing }) {
          const b = battle(flow);
          faceTo(b, unit, facing);
          // gg.10.4.3: it bears on the fire that follows in this Order; after an advance there is none.
          setMark(b, unit, TURNED, flow.inside('orderEnd'));
          flow.emit({ type: 'turned', rule: 'gg.6.2a', unit, facing });
          flow.next({ step: 'reactionCheck', unit, mover: frame.mover }, { ...frame, done: [...frame.done, unit] });
        },
      },
      hold: { list: () => [{ type: 'hold' }], odds: asItFalls, take: () => undefined },
    },
  },

  /** gg.6.2.1: Cavalry turns against Foot without a die; gg.6.2.2: Foot adds 2 against Cavalry. */
  reactionCheck: {
    rule: 'gg.6.2d',
    run(flow, { unit, mover }) {
      const b = battle(flow);
      if (isCavalry(b, unit) && !isCavalry(b, mover)) return;
      const deserted = baronsAwake(b, flow, [unit]);
      const added = footAgainstHorse(b, unit, mover) ? FOOT_AGAINST_HORSE : 0;
      flow.next(
        ...deserted,
        ...(onMap(b, unit) ? checkOrDisrupt(b, flow, unit, 'reactionFacing', 'gg.6.2d', added).frames : []),
      );
    },
  },

  /** gg.10.3, gg.S.6.7: a Baron who deserts is out of range for good. */
  volley: {
    rule: 'gg.10.3',
    run(flow, { unit, target, volley }) {
      flow.next(...shoot(battle(flow), flow, unit, target, volley));
    },
  },

  /** gg.12.1.4, gg.4.0.4d: charged Foot checks; if it routs the charger advances at once (gg.12.1.4b, R65). */
  chargeMorale: {
    rule: 'gg.12.1.4a',
    run(flow, { unit }) {
      const b = battle(flow);
      const attack = aim(b, unit);
      if (!attack?.charge || isCavalry(b, attack.target) || !isRated(b, attack.target)) return;
      const { target } = attack;
      const cell = cellOf(b, target);
      const { frames } = checkOrDisrupt(b, flow, target, 'morale', 'gg.12.1.4a');
      if (onMap(b, target)) {
        flow.next(...frames);
        return;
      }
      // R118: the Carroccio falls with a guard that runs from a Carica!
      if (loseCarroccio(b, flow, cell, sideOf(b, target))) return;
      b.state.attacks = b.state.attacks.filter(other => other.target !== target);
      // R65, gg.10.4.1: the charger advances at once, and an advance draws no Entry Fire.
      flow.unwind('orderEnd');
      flow.next(...frames, { step: 'advance', unit, to: cell });
    },
  },

  /** gg.10.4.1, gg.4.0.4e, R40 */
  entryFire: {
    rule: 'gg.10.4.1',
    open: true,
    seats(look, { mover }) {
      const b = battle(look);
      const open = onMap(b, mover) && isRated(b, mover) && reactingFirers(b, mover, cellOf(b, mover)).length > 0;
      return open ? [enemyOf(sideOf(b, mover))] : [];
    },
    offers: {
      shoot: {
        list(look, { mover }) {
          const b = battle(look);
          return reactingFirers(b, mover, cellOf(b, mover)).map(unit => ({ type: 'shoot', unit }));
        },
        why(look, { mover }, _, { unit }) {
          const b = battle(look);
          return whyNoShot(b, unit, mover, cellOf(b, mover), 'gg.10.4.1');
        },
        odds: (look, { mover }, _, { unit }) => volleyStakes(battle(look), unit, mover, 'reaction'),
        take: (flow, frame, _, { unit }) =>
          flow.next({ step: 'volley', unit, target: frame.mover, volley: 'reaction' }, frame),
      },
      hold: { list: () => [{ type: 'hold' }], odds: asItFalls, take: () => undefined },
    },
  },

  /** gg.12.2, gg.12.2.1 */
  countercharge: {
    rule: 'gg.12.2',
    open: true,
    seats(look, { unit }) {
      const b = battle(look);
      return onMap(b, unit) && mayCountercharge(b, unit) ? [enemyOf(sideOf(b, unit))] : [];
    },
    offers: {
      countercharge: {
        list: () => [{ type: 'countercharge' }],
        odds: () => ({
          modifiers: [],
          succeeds: told => told.some(event => event.type === 'countercharged' && event.ok),
        }),
        take(flow, { unit }) {
          const b = battle(flow);
          const attack = aim(b, unit);
          if (!attack) throw new Error(`unit ${unit} charges nobody`);
          const { target } = attack;
          setMark(b, target, COUNTERED, true);
          flow.next(...baronsAwake(b, flow, [target]));
          if (!onMap(b, target)) return;
          const [die = 0] = flow.roll({ rule: 'gg.12.2.1', why: 'countercharge', sides: 6, seat: sideOf(b, target) });
          const ok = die <= currentRating(b, target);
          flow.emit({ type: 'countercharged', rule: 'gg.12.2.1', unit: target, ok });
          if (ok) attack.charge = false;
          else flow.next(...disrupt(b, flow, target, 'gg.12.2.1'));
        },
      },
      hold: { list: () => [{ type: 'hold' }], odds: asItFalls, take: () => undefined },
    },
  },

  /** gg.12.1.1b: a charger Disrupted before its combat attacks as others do, or not at all. */
  brokenCharge: {
    rule: 'gg.12.1.1b',
    open: true,
    seats(look, { unit }) {
      const b = battle(look);
      return onMap(b, unit) && aim(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      press: {
        list: () => [{ type: 'press' }],
        odds: (look, { unit }) => brokenChargeStakes(battle(look), unit, true),
        take: (flow, { unit }) => flow.emit({ type: 'downgraded', rule: 'gg.12.1.1b', unit }),
      },
      callOff: {
        list: () => [{ type: 'callOff' }],
        odds: (look, { unit }) => brokenChargeStakes(battle(look), unit, false),
        take(flow, { unit }) {
          const b = battle(flow);
          b.state.attacks = b.state.attacks.filter(attack => attack.unit !== unit);
          flow.emit({ type: 'calledOff', rule: 'gg.12.1.1b', unit });
        },
      },
    },
  },
});

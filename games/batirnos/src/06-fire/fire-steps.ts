/** The fire phase, and every shot (nqsb.6, nqsb.6.1). */
import type { Flow, Frame, Refusal, Steps } from '@carroccio/kernel';
import { guarded } from '../04-tests/test-steps.ts';
import { moraleTest, takeResult } from '../04-tests/tests.ts';
import { type Way, wayNamed, waysBack } from '../05-movement/forced.ts';
import { canReach } from '../05-movement/movement.ts';
import { chargeTrip, mayCharge, speedOf, walk } from '../05-movement/trips.ts';
import { evade, evasionChoices } from '../09-abilities/reaction-steps.ts';
import { evasionsFrom } from '../09-abilities/reactions.ts';
import {
  whyIdle,
  whyNoCountercharge,
  whyNoEvasion,
  whyNoFoe,
  whyNoReply,
  whyNotOwn,
} from '../09-abilities/refusing.ts';
import { actingUnits, engagersOf, mayFight } from '../10-command/command.ts';
import { inflict, lossesOf, shake, supported } from '../10-command/losses.ts';
import {
  aggregated,
  type Battle,
  type BattleOf,
  cellOf,
  divisionOf,
  divisionSlot,
  has,
  isArtillery,
  mark,
  marked,
  onMap,
  paralysed,
  shaken,
  sideOf,
  unmark,
} from '../battle.ts';
import type { Aim, Batirnos, Shot } from '../shape.ts';
import { chargeFrames, evasionStakes, hangsOn, playGoesOn } from '../stakes.ts';
import { ACTED, AMBUSHED, BARRAGED, EVADED, FIRED, MOVED, PARALYSED } from '../state.ts';
import {
  fireAdvantage,
  fireModifiers,
  fireProtection,
  mayShoot,
  onlyParalyses,
  standsFirm,
  swingsBack,
  targetsOf,
  whyNoFire,
  whyNoTarget,
} from './fire.ts';
import { shotOf, shotStakes, volleyStakes, volleyTests } from './shots.ts';

type FireStep = 'firing' | 'targeted' | 'answer' | 'evaded' | 'volley' | 'struck' | 'ridingDown' | 'caracole';

/** The shots a division may still order (nqsb.6.order, R46). */
function shotsOf(b: Battle, frame: { division: number; barrage: boolean; done: readonly number[] }) {
  const why = frame.barrage ? 'barrage' : 'order';
  return actingUnits(b, frame.division, 'fire')
    .filter(unit => !frame.done.includes(unit))
    .flatMap(unit => targetsOf(b, unit, why).map(target => ({ type: 'shoot' as const, unit, target })));
}

/** A shot that the order of a division gives; guns may be of another (nqsb.9.2.command). */
const aimOf = (
  b: Battle,
  { division, barrage }: { division: number; barrage: boolean },
  unit: number,
  target: number,
) =>
  ({
    unit,
    target,
    why: barrage ? 'barrage' : 'order',
    ...(division === divisionOf(b, unit) ? {} : { under: division }),
  }) satisfies Aim;

/** nqsb.9.5.fire, R70, R93: how a unit under fire could ride down the shooter; not where no melee could come of it (R81). */
function counterWays(b: Battle, target: number, shooter: number): boolean[] {
  if (!has(b, target, 'countercharge') || shaken(b, target) || paralysed(b, target)) return [];
  if (!mayCharge(b, target, shooter) || !mayFight(b, target, shooter) || engagersOf(b, target).length > 0) return [];
  const charge = { ...chargeTrip(b, target, shooter, 'counter'), left: [] };
  const plain = { ...charge, points: speedOf(b, target) };
  return [...(canReach(b, plain, shooter) ? [false] : []), ...(canReach(b, charge, shooter) ? [true] : [])];
}

/** nqsb.6.1.react-fire, R47, nqsb.9.10.reply */
const mayFireBack = (b: Battle, target: number, shooter: number, why: Shot['why']): boolean =>
  why === 'fermezza'
    ? standsFirm(b, target) && mayShoot(b, target, shooter, 'fermezza')
    : why !== 'parting' && mayShoot(b, target, shooter, 'order');

type Aimed = Omit<Frame<Batirnos, 'answer'>, 'step'>;

/** nqsb.6.1.react-evade: where a target may slip away to. */
const flightsOf = (b: Battle, { unit, target, evadable }: Aimed): Way[] =>
  evadable ? evasionsFrom(b, target, unit) : [];

/** nqsb.6.1.react-charge: how a target may ride at the shooter; not before a melee, nor at who has left it behind. */
const ridesAt = (b: Battle, { unit, target, why }: Aimed): boolean[] =>
  why === 'fermezza' || why === 'parting' ? [] : counterWays(b, target, unit);

/** Why a unit does not fire at this target. */
function whyNoShotAt(b: Battle, unit: number, target: number, why: Shot['why']): Refusal<Batirnos> | undefined {
  return (
    whyNoFire(b, unit, why) ??
    whyNoFoe(b, target, sideOf(b, unit), 'nqsb.6.1.declare') ??
    whyNoTarget(b, unit, target, why)
  );
}

/** Marks that a unit has fired. */
function spend(b: Battle, unit: number, why: Shot['why']): void {
  mark(b, unit, why === 'barrage' ? BARRAGED : FIRED);
  if (isArtillery(b, unit)) mark(b, unit, ACTED);
  unmark(b, unit, AMBUSHED);
}

/** nqsb.4.fire, nqsb.6.1.damage, nqsb.6.1.protection: what one side's fire does; the losses are not yet applied. */
function damageOf(b: Battle, flow: Flow<Batirnos>, unit: number, target: number, successes: number): number {
  const damage = successes + fireAdvantage(b, unit, target);
  const protection = fireProtection(b, target, unit);
  const losses = Math.max(0, damage - protection);
  flow.emit({ type: 'fired', rule: 'nqsb.6.1.damage', unit, target, damage, protection, losses });
  return losses;
}

/** nqsb.6.1.two-losses, nqsb.10.16.fire: what a unit does after fire. */
function consequences(
  b: Battle,
  flow: Flow<Batirnos>,
  unit: number,
  shooter: number,
  from: number,
  { losses, held, wasShaken }: { losses: number; held: boolean; wasShaken: boolean },
): Frame<Batirnos>[] {
  if (!onMap(b, unit)) return [];
  if (wasShaken)
    return [{ step: 'forced', unit, how: 'fall', must: !held, foe: shooter, from, rule: 'nqsb.10.16.fire' }];
  // nqsb.6.1.one-loss: the first of the turn moves nobody.
  if (losses === 0 || lossesOf(b, unit) < 2) return [];
  if (!held) shake(b, flow, unit, 'nqsb.6.1.two-losses');
  return [{ step: 'forced', unit, how: 'fall', must: !held, foe: shooter, from, rule: 'nqsb.6.1.two-losses' }];
}

export const fireSteps = (battle: BattleOf): Pick<Steps<Batirnos>, FireStep> => ({
  firing: {
    rule: 'nqsb.6.order',
    open: true,
    seats(look, frame) {
      const b = battle(look);
      return shotsOf(b, frame).length > 0 ? [divisionSlot(b, frame.division).side] : [];
    },
    offers: {
      shoot: {
        list: (look, frame) => shotsOf(battle(look), frame),
        why(look, { division, barrage, done }, _, { unit, target }) {
          const b = battle(look);
          if (done.includes(unit)) return { rule: 'nqsb.3.3.1.fire', reason: 'hasFired', unit };
          const strange = whyNotOwn(b, unit, divisionSlot(b, division).side, 'nqsb.6.order');
          if (strange) return strange;
          if (!actingUnits(b, division, 'fire').includes(unit)) return whyIdle(b, division, unit, 'nqsb.6.order');
          const why = barrage ? 'barrage' : 'order';
          return whyNoShotAt(b, unit, target, why);
        },
        take(flow, frame, _, { unit, target }) {
          const b = battle(flow);
          const forfeit = frame.barrage ? BARRAGED : FIRED;
          const aim = aimOf(b, frame, unit, target);
          flow.next(...guarded(b, unit, [{ ...aim, step: 'targeted', evadable: true }], { forfeit }), {
            ...frame,
            done: [...frame.done, unit],
          });
        },
        odds(look, frame, seat, { unit, target }) {
          const b = battle(look);
          return shotStakes(b, seat, aimOf(b, frame, unit, target));
        },
      },
      ceaseFire: { list: () => [{ type: 'ceaseFire' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  /** Only who can do something is asked: a target that cannot lets the shot come. */
  targeted: {
    rule: 'nqsb.6.1.react-fire',
    run(flow, frame) {
      const b = battle(flow);
      const { unit, target, why } = frame;
      if (!onMap(b, unit) || !onMap(b, target)) return;
      const able = mayFireBack(b, target, unit, why) || flightsOf(b, frame).length > 0 || ridesAt(b, frame).length > 0;
      if (able) flow.next({ ...frame, step: 'answer' });
      else flow.next(...shots(b, shotOf(frame)));
    },
  },

  /** nqsb.6.1.react-fire, nqsb.6.1.react-evade, nqsb.6.1.react-charge: the target's owner answers. */
  answer: {
    rule: 'nqsb.6.1.react-fire',
    open: true,
    seats: (look, { unit, target }) => {
      const b = battle(look);
      return onMap(b, unit) && onMap(b, target) ? [sideOf(b, target)] : [];
    },
    offers: {
      fireBack: {
        list: (look, { unit, target, why }) =>
          mayFireBack(battle(look), target, unit, why) ? [{ type: 'fireBack' }] : [],
        why: (look, { unit, target, why }) => whyNoReply(battle(look), target, unit, why),
        take: (flow, frame) => flow.next(...shots(battle(flow), shotOf(frame, { back: true }))),
        odds(look, frame, seat) {
          const b = battle(look);
          const { unit, target, why } = frame;
          const shot = shotOf(frame, { back: true });
          return hangsOn(b, seat, fireModifiers(b, target, unit, why, true), shots(b, shot), {
            more: volleyTests(b, shot),
          });
        },
      },
      evade: {
        list: (look, frame) => evasionChoices(frame.target, flightsOf(battle(look), frame)),
        why(look, frame, _, { unit, to }) {
          if (unit !== frame.target) return { rule: 'nqsb.6.1.react-evade', reason: 'notTarget', unit };
          if (!frame.evadable && frame.why === 'fermezza') return { rule: 'nqsb.9.10', reason: 'noEvasion', unit };
          if (!frame.evadable) return { rule: 'nqsb.6.1.react-evade', reason: 'secondTarget', unit };
          return whyNoEvasion(battle(look), unit, frame.unit, to);
        },
        take(flow, frame, _, choice) {
          const b = battle(flow);
          const { step: __, evadable: ___, ...aim } = frame;
          const way = wayNamed(flightsOf(b, frame), choice);
          if (way) flow.next(...evade(b, aim.target, way, aim.unit), { ...aim, step: 'evaded' });
        },
        odds: (look, { unit, target }, seat, { to }) =>
          evasionStakes(battle(look), seat, target, to, unit) ?? playGoesOn(look),
      },
      counterFire: {
        list: (look, frame) => ridesAt(battle(look), frame).map(charge => ({ type: 'counterFire', charge })),
        why: (look, { unit, target, why }) =>
          why === 'fermezza'
            ? { rule: 'nqsb.9.10.reply', reason: 'noCountercharge', unit: target }
            : whyNoCountercharge(battle(look), target, unit, 'nqsb.9.5.fire'),
        take(flow, frame, _, { charge }) {
          flow.next(...shots(battle(flow), shotOf(frame, { charge: charge ? 'test' : 'plain' })));
        },
        odds: (look, frame, seat) => volleyStakes(battle(look), seat, frame),
      },
      hold: {
        list: () => [{ type: 'hold' }],
        take: (flow, frame) => flow.next(...shots(battle(flow), shotOf(frame))),
        odds: (look, frame, seat) => volleyStakes(battle(look), seat, frame),
      },
    },
  },

  /** nqsb.6.1.react-evade, nqsb.9.8.attacker: another target, which may not evade, or the same one. */
  evaded: {
    rule: 'nqsb.6.1.react-evade',
    open: true,
    seats(look, { unit, why }) {
      const b = battle(look);
      return onMap(b, unit) && targetsOf(b, unit, why).length > 0 ? [sideOf(b, unit)] : [];
    },
    offers: {
      retarget: {
        list: (look, { unit, why }) => targetsOf(battle(look), unit, why).map(target => ({ type: 'retarget', target })),
        why: (look, { unit, why }, _, { target }) => whyNoShotAt(battle(look), unit, target, why),
        take: (flow, frame, _, { target }) => flow.next({ ...frame, step: 'targeted', target, evadable: false }),
        odds: (look, frame, seat, { target }) => volleyStakes(battle(look), seat, { ...frame, target }),
      },
      giveUp: { list: () => [{ type: 'giveUp' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  /** The tests of both sides are drawn; losses come together (nqsb.3.3.1.fire). */
  volley: {
    rule: 'nqsb.6.1.damage',
    run: (flow, { step: _, ...shot }) => flow.next(...volley(battle(flow), shot)),
  },

  struck: {
    rule: 'nqsb.6.1.protection',
    run(flow, { unit, target, back, charge, why }) {
      const b = battle(flow);
      const returned = back ? takeResult(b) : 0;
      const successes = takeResult(b);
      if (!onMap(b, unit) || !onMap(b, target)) return;
      spend(b, unit, why);
      if (back) spend(b, target, why === 'barrage' ? 'order' : why);
      const [here, there] = [cellOf(b, unit), cellOf(b, target)];
      const far = onlyParalyses(b, unit, target);
      const farBack = back && onlyParalyses(b, target, unit);
      const hits = damageOf(b, flow, unit, target, successes);
      const hitsBack = back ? damageOf(b, flow, target, unit, returned) : 0;
      const frames = [
        ...suffer(b, flow, target, unit, here, { losses: hits, far }),
        ...(back ? suffer(b, flow, unit, target, there, { losses: hitsBack, far: farBack }) : []),
      ];
      if (charge !== 'no') frames.push({ step: 'ridingDown', unit: target, target: unit, charge: charge === 'test' });
      if (why === 'order' && swingsBack(b, unit)) frames.push({ step: 'caracole', unit, target });
      flow.next(...frames);
    },
  },

  /** nqsb.9.5.fire: the unit that was fired at rides at the shooter, if it still can. */
  ridingDown: {
    rule: 'nqsb.9.5.fire',
    run(flow, { unit, target, charge }) {
      const b = battle(flow);
      if (!onMap(b, unit) || !onMap(b, target) || !counterWays(b, unit, target).includes(charge)) return;
      const full = { ...chargeTrip(b, unit, target, 'counter'), left: [] };
      // nqsb.9.3.test: it has moved, though it should fail its test.
      mark(b, unit, MOVED);
      flow.emit({ type: 'countercharged', rule: 'nqsb.9.5.fire', unit, target });
      const frames: Frame<Batirnos>[] = charge
        ? chargeFrames(b, full, true)
        : [{ ...full, points: speedOf(b, unit), step: 'marching' }];
      flow.next(...guarded(b, unit, frames, { reaction: true }));
    },
  },

  /** The caracole: after its shot the unit may swing back a hex. */
  caracole: {
    rule: 'nqsb.2.5.2.ability',
    open: true,
    seats(look, { unit, target }) {
      const b = battle(look);
      return onMap(b, unit) && onMap(b, target) && swings(b, unit, target).length > 0 ? [sideOf(b, unit)] : [];
    },
    offers: {
      fallBack: {
        list: (look, { unit, target }) => swings(battle(look), unit, target).map(to => ({ type: 'fallBack', to })),
        why: (_, __, ___, { to }) => ({ rule: 'nqsb.2.5.2.ability', reason: 'notStraight', cell: to }),
        take(flow, { unit }, _, { to }) {
          const b = battle(flow);
          walk(b, flow, unit, to, aggregated(b, unit));
        },
        odds: () => 'sequence',
      },
      stay: { list: () => [{ type: 'stay' }], take: () => undefined, odds: () => 'sequence' },
    },
  },
});

/** Where a unit may swing to: nowhere in a state that bars its own moves, nor after an evasion (nqsb.9.8.once). */
const swings = (b: Battle, unit: number, target: number): number[] =>
  shaken(b, unit) || paralysed(b, unit) || marked(b, unit, EVADED)
    ? []
    : waysBack(b, unit, cellOf(b, target), 'swing')
        .filter(({ path, dies }) => path.length > 0 && !dies)
        .map(({ to }) => to);

/** Weakened targets test before they fire back (R59); if they fail the shot goes on alone. */
function shots(b: Battle, shot: Shot): Frame<Batirnos>[] {
  if (!shot.back || b.state.strength[shot.target] !== 1) return [{ ...shot, step: 'volley' }];
  return [moraleTest(b, shot.target, 'nerve', true), { ...shot, step: 'volley' }];
}

/** The tests of a shot. A weakened target's nerve was tested just before: its result waits. */
function volley(b: Battle, shot: Shot): Frame<Batirnos>[] {
  const { target } = shot;
  const steady = !(shot.back && b.state.strength[target] === 1) || takeResult(b) > 0;
  const back = shot.back && steady;
  // R46, R59: a shot lost with the nerve is done.
  if (shot.back && !steady) spend(b, target, 'order');
  return [...volleyTests(b, { ...shot, back }), { ...shot, back, step: 'struck' }];
}

/** Losses, or paralysis from afar (nqsb.9.2.paralyse, nqsb.10.14); then what they lead to. */
function suffer(
  b: Battle,
  flow: Flow<Batirnos>,
  unit: number,
  shooter: number,
  from: number,
  { losses, far }: { losses: number; far: boolean },
): Frame<Batirnos>[] {
  const wasShaken = shaken(b, unit);
  const held = supported(b, unit);
  if (far) {
    if (losses > 0 && !paralysed(b, unit)) {
      mark(b, unit, PARALYSED);
      flow.emit({ type: 'paralysed', rule: 'nqsb.9.2.paralyse', unit });
    }
    return wasShaken ? consequences(b, flow, unit, shooter, from, { losses: 0, held, wasShaken }) : [];
  }
  // nqsb.9.2.near: guns hurt as others do.
  inflict(b, flow, unit, losses, 'nqsb.6.1.protection');
  return consequences(b, flow, unit, shooter, from, { losses, held, wasShaken });
}

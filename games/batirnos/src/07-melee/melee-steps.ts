/** The melee phase: declaring, answering, separating (nqsb.7.1, nqsb.7.1.1, nqsb.7.4.1). */
import type { Flow, Frame, Look, Steps } from '@carroccio/kernel';
import { moraleTest, takeResult } from '../04-tests/tests.ts';
import { whyNoAttack, whyNoJoin } from '../09-abilities/refusing.ts';
import { eliminate } from '../10-command/losses.ts';
import {
  asSide,
  type Battle,
  type BattleOf,
  cellOf,
  enemiesNear,
  enemyOf,
  isArtillery,
  onMap,
  shaken,
  sideOf,
  unitsWhere,
  weakened,
} from '../battle.ts';
import { farFrom } from '../field.ts';
import type { Batirnos, Fight, Melee } from '../shape.ts';
import { nerveStakes } from '../stakes.ts';
import { pair } from '../state.ts';
import { duelStakes, fightStakes } from './combat-steps.ts';
import { batteriesBeside, foesOf, mayAnswer, mayDecline } from './melee.ts';
import { clustersOf, fightsFrom, nextChoice, participants, separator, touching } from './separation.ts';

type MeleeStep =
  | 'declaring'
  | 'declare'
  | 'emboldened'
  | 'answering'
  | 'joining'
  | 'joinTested'
  | 'sorting'
  | 'separating'
  | 'freshMelee';

type Declaring = Melee & { rest: number[] };
type Sorting = Extract<Frame<Batirnos>, { step: 'sorting' }>;

export const newMelee = (side: number, rest: number[], at: Melee['at']): Frame<Batirnos, 'declaring'> => ({
  step: 'declaring',
  side,
  attacks: [],
  joined: [],
  at,
  rest,
});

const melee = ({ side, attacks, joined, at }: Melee): Melee => ({ side, attacks, joined, at });

/** nqsb.9.2.no-melee: batteries beside the attacker are lost in its melee action. */
function overrun(b: Battle, flow: Flow<Batirnos>, unit: number): void {
  for (const battery of batteriesBeside(b, unit)) {
    flow.emit({ type: 'overrun', rule: 'nqsb.9.2.no-melee', unit, battery });
    eliminate(b, flow, battery, 'nqsb.9.2.no-melee');
  }
}

/** Who must fight takes the batteries beside it; then it needs a foe. */
function engage(b: Battle, flow: Flow<Batirnos>, frame: Declaring, unit: number): void {
  overrun(b, flow, unit);
  const foes = foesOf(b, unit);
  const [foe] = foes;
  if (foe === undefined) flow.next({ ...frame, step: 'declaring' });
  else if (foes.length > 1) flow.next({ ...frame, step: 'declare', unit });
  else flow.next(attackBy(flow, frame, unit, foe));
}

/** nqsb.9.16.decline: who need not fight has chosen to: a battery alone, or a foe and with him the batteries beside. */
function strike(b: Battle, flow: Flow<Batirnos>, frame: Declaring, unit: number, target: number): void {
  const guns = isArtillery(b, target);
  overrun(b, flow, unit);
  flow.next(guns ? { ...frame, step: 'declaring' } : attackBy(flow, frame, unit, target));
}

/** Whom a unit may name: its foes, and the guns beside it if it is free to leave them be. */
const targetsFor = (b: Battle, unit: number): number[] =>
  mayDecline(b, unit) ? [...foesOf(b, unit), ...batteriesBeside(b, unit)] : foesOf(b, unit);

function attackBy(flow: Flow<Batirnos>, frame: Declaring, unit: number, target: number): Frame<Batirnos, 'declaring'> {
  flow.emit({ type: 'attacked', rule: 'nqsb.7.1.declare', unit, target });
  return { ...melee(frame), rest: frame.rest, attacks: [...frame.attacks, [unit, target]], step: 'declaring' };
}

/** nqsb.3.3.1.melee, nqsb.3.3.1.join: units of the other side beside an attacker that may still fight. */
function answerers(b: Battle, { side, attacks, joined }: Melee, refused: readonly number[]): number[] {
  const attackers = attacks.map(([attacker = -1]) => attacker);
  return unitsWhere(
    b,
    unit =>
      sideOf(b, unit) !== side &&
      !joined.includes(unit) &&
      !refused.includes(unit) &&
      attackers.some(attacker => mayAnswer(b, unit, attacker)),
  );
}

type Sorted = Frame<Batirnos, 'sorting'> | Frame<Batirnos, 'separating'> | Frame<Batirnos, 'fights'>;

/** Settles what needs no choice; asks for what does. */
function sorted(b: Battle, frame: Omit<Sorting, 'step'>): Sorted {
  const [cluster, ...clusters] = frame.clusters;
  if (!cluster) return { ...melee(frame), fights: frame.fights, step: 'fights' };
  const active = asSide(frame.side);
  const own = cluster.filter(unit => sideOf(b, unit) === active);
  const others = cluster.filter(unit => sideOf(b, unit) !== active);
  const settle = (...fights: Fight[]): Sorted => ({
    ...frame,
    clusters,
    fights: [...frame.fights, ...fights],
    links: [],
    step: 'sorting',
  });
  const [mine] = own;
  const [theirs] = others;
  if (mine !== undefined && own.length === 1) return settle({ one: mine, many: others });
  if (theirs !== undefined && others.length === 1) return settle({ one: theirs, many: own });
  const side = separator(b, cluster, active);
  const choice = nextChoice(b, cluster, side, frame.links, frame.attacks);
  if (!choice) return settle(...fightsFrom(b, side, frame.links));
  const [only, ...more] = choice.enemies;
  return only !== undefined && more.length === 0
    ? { ...frame, links: [...frame.links, [choice.unit, only]], step: 'sorting' }
    : { ...frame, step: 'separating' };
}

/** The combats that a melee makes; none while somebody has to separate them. */
function combatsOf(b: Battle, frame: Melee): Fight[] {
  let now: Sorted = sorting(b, frame);
  while (now.step === 'sorting') now = sorted(b, now);
  return now.step === 'fights' ? now.fights : [];
}

/** What a melee hangs on as it stands: its only combat, or that of a unit. */
function meleeStakes(b: Battle, seat: number, frame: Melee, unit = -1) {
  const fights = combatsOf(b, frame);
  const [only, ...others] = unit < 0 ? fights : fights.filter(({ one, many }) => one === unit || many.includes(unit));
  return only && others.length === 0 ? fightStakes(b, seat, melee(frame), only) : null;
}

/**
 * What a melee that is about to be declared hangs on: the nerve of the first who must fight if it is weakened, else the
 * combat, where nobody has to choose a foe and those attacked fight back.
 */
export function clashStakes(b: Battle, seat: number, { rest, ...frame }: Declaring) {
  const attacks: number[][] = [];
  for (const unit of rest) {
    const foes = foesOf(b, unit);
    const [foe] = foes;
    const idle = foe === undefined && batteriesBeside(b, unit).length === 0;
    if (!idle && mayDecline(b, unit)) return null;
    if (!idle && weakened(b, unit)) return attacks.length > 0 ? 'sequence' : nerveStakes(b, seat, unit, []);
    if (foe === undefined) continue;
    if (foes.length > 1) return null;
    attacks.push([unit, foe]);
  }
  if (attacks.length === 0) return 'sequence';
  const joined = attacks.flatMap(([unit = -1, foe = -1]) => (mayAnswer(b, foe, unit) ? [foe] : []));
  return meleeStakes(b, seat, { ...melee(frame), attacks, joined });
}

/** nqsb.9.12, R84: what the melee hangs on in which a move ends, if a melee follows at once. */
export function comingToBlows(b: Battle, look: Look<Batirnos>, seat: number, unit: number) {
  if (!look.inside('freshMelee')) return null;
  const { unit: fighter, from, at } = look.enclosing('freshMelee');
  const fresh = fighter === unit ? newlyMet(b, unit, from) : [];
  return fresh.length > 0 ? clashStakes(unfought(b, unit, fresh), seat, newMelee(sideOf(b, unit), [unit], at)) : null;
}

/** The enemies beside a unit that were not beside the hex it came from. */
const newlyMet = (b: Battle, unit: number, from: number): number[] =>
  enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(foe => farFrom(b.field, from, cellOf(b, foe)) > 1);

/** R51: the battle without what a unit has already fought with these enemies. */
function unfought(b: Battle, unit: number, foes: readonly number[]): Battle {
  const again = foes.map(foe => pair(Math.min(unit, foe), Math.max(unit, foe)));
  return { ...b, state: { ...b.state, fought: b.state.fought.filter(both => !again.includes(both)) } };
}

export const meleeSteps = (battle: BattleOf): Pick<Steps<Batirnos>, MeleeStep> => ({
  /** nqsb.7.1.1, R50: units with a melee order must fight; each in turn names its foe. */
  declaring: {
    rule: 'nqsb.7.1.1',
    run(flow, frame) {
      const b = battle(flow);
      const [unit, ...rest] = frame.rest;
      if (unit === undefined) {
        flow.next({ ...melee(frame), step: 'answering' });
        return;
      }
      const idle = foesOf(b, unit).length === 0 && batteriesBeside(b, unit).length === 0;
      if (idle) flow.next({ ...frame, rest });
      else if (mayDecline(b, unit)) flow.next({ ...melee(frame), rest, unit, step: 'declare' });
      else if (weakened(b, unit))
        flow.next(moraleTest(b, unit, 'nerve'), { ...melee(frame), rest, unit, target: -1, step: 'emboldened' });
      else engage(b, flow, { ...melee(frame), rest }, unit);
    },
  },

  declare: {
    rule: 'nqsb.7.1.declare',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      attack: {
        list: (look, { unit }) => targetsFor(battle(look), unit).map(target => ({ type: 'attack', target })),
        why: (look, { unit }, _, { target }) => whyNoAttack(battle(look), unit, target),
        take(flow, frame, _, { target }) {
          const b = battle(flow);
          const { unit, rest } = frame;
          const declaring = { ...melee(frame), rest };
          // Who must fight has kept its nerve already; who need not tests only if it chooses to (R59).
          if (!mayDecline(b, unit)) flow.next(attackBy(flow, declaring, unit, target));
          else if (weakened(b, unit))
            flow.next(moraleTest(b, unit, 'nerve'), { ...declaring, unit, target, step: 'emboldened' });
          else strike(b, flow, declaring, unit, target);
        },
        odds(look, frame, seat, { target }) {
          const b = battle(look);
          if (mayDecline(b, frame.unit) && weakened(b, frame.unit)) return nerveStakes(b, seat, frame.unit, []);
          return isArtillery(b, target) ? 'sequence' : duelStakes(b, seat, frame, frame.unit, target);
        },
      },
      decline: {
        list: (look, { unit }) => (mayDecline(battle(look), unit) ? [{ type: 'decline' }] : []),
        why: (_, { unit }) => ({ rule: 'nqsb.7.1.1', reason: 'mustFight', unit }),
        take: (flow, frame) => flow.next({ ...melee(frame), rest: frame.rest, step: 'declaring' }),
        odds: () => 'sequence',
      },
    },
  },

  /** R59: a weakened attacker that fails its test does not attack. */
  emboldened: {
    rule: 'nqsb.10.12',
    run(flow, { unit, rest, step: _, target, ...frame }) {
      const b = battle(flow);
      if (takeResult(b) > 0) {
        flow.emit({ type: 'steadied', rule: 'nqsb.10.12', unit });
        if (target >= 0) strike(b, flow, { ...melee(frame), rest }, unit, target);
        else engage(b, flow, { ...melee(frame), rest }, unit);
      } else {
        flow.emit({ type: 'faltered', rule: 'nqsb.10.12', unit });
        flow.next({ ...melee(frame), rest, step: 'declaring' });
      }
    },
  },

  answering: {
    rule: 'nqsb.7.1.react',
    run(flow, frame) {
      const b = battle(flow);
      if (answerers(b, frame, []).length > 0) flow.next({ ...melee(frame), refused: [], step: 'joining' });
      else flow.next(sorting(b, frame));
    },
  },

  /** nqsb.7.1.react, nqsb.3.3.1.join: the other side says which of its units fight. */
  joining: {
    rule: 'nqsb.7.1.react',
    open: true,
    seats: (_, { side }) => [enemyOf(asSide(side))],
    offers: {
      join: {
        list: (look, frame) => answerers(battle(look), frame, frame.refused).map(unit => ({ type: 'join', unit })),
        why: (look, frame, _, { unit }) => whyNoJoin(battle(look), frame, frame.refused, unit),
        take(flow, frame, _, { unit }) {
          const b = battle(flow);
          if (weakened(b, unit)) {
            flow.next(moraleTest(b, unit, 'nerve', true), { ...frame, unit, step: 'joinTested' });
            return;
          }
          flow.emit({ type: 'joined', rule: 'nqsb.3.3.1.melee', unit });
          answer(b, flow, { ...melee(frame), joined: [...frame.joined, unit] }, frame.refused);
        },
        odds(look, frame, seat, { unit }) {
          const b = battle(look);
          if (weakened(b, unit)) return nerveStakes(b, seat, unit, [], { reaction: true });
          return meleeStakes(b, seat, { ...melee(frame), joined: [...frame.joined, unit] }, unit);
        },
      },
      ready: {
        list: () => [{ type: 'ready' }],
        take: (flow, frame) => flow.next(sorting(battle(flow), frame)),
        odds: (look, frame, seat) => meleeStakes(battle(look), seat, melee(frame)),
      },
    },
  },

  joinTested: {
    rule: 'nqsb.10.12',
    run(flow, { unit, refused, step: _, ...frame }) {
      const b = battle(flow);
      const bold = takeResult(b) > 0;
      flow.emit(
        bold ? { type: 'joined', rule: 'nqsb.3.3.1.melee', unit } : { type: 'faltered', rule: 'nqsb.10.12', unit },
      );
      answer(
        b,
        flow,
        { ...melee(frame), joined: bold ? [...frame.joined, unit] : frame.joined },
        bold ? refused : [...refused, unit],
      );
    },
  },

  sorting: {
    rule: 'nqsb.7.4.1',
    run: (flow, { step: _, ...frame }) => flow.next(sorted(battle(flow), frame)),
  },

  /** nqsb.7.4.1.steps: the larger side separates. */
  separating: {
    rule: 'nqsb.7.4.1.steps',
    open: true,
    seats(look, { clusters: [cluster = []], side }) {
      return [separator(battle(look), cluster, asSide(side))];
    },
    offers: {
      pair: {
        list(look, { clusters: [cluster = []], side, links, attacks }) {
          const b = battle(look);
          const choice = nextChoice(b, cluster, separator(b, cluster, asSide(side)), links, attacks);
          return (choice?.enemies ?? []).map(enemy => ({ type: 'pair' as const, unit: choice?.unit ?? -1, enemy }));
        },
        why(look, { clusters: [cluster = []], side, links, attacks }, _, { unit, enemy }) {
          const b = battle(look);
          const choice = nextChoice(b, cluster, separator(b, cluster, asSide(side)), links, attacks);
          const rule = 'nqsb.7.4.1.steps';
          const strange = [unit, enemy].find(one => !cluster.includes(one));
          if (strange !== undefined) return { rule, reason: 'notInMelee', unit: strange };
          if (choice?.unit !== unit) return { rule, reason: 'notItsTurn', unit };
          if (!touching(b, unit, enemy)) return { rule, reason: 'notInContact', unit, target: enemy };
          return sideOf(b, unit) === separator(b, cluster, asSide(side))
            ? { rule, reason: 'leavesOut', unit, target: enemy }
            : { rule: 'nqsb.7.4.1', reason: 'notAlone', target: enemy };
        },
        take: (flow, frame, _, { unit, enemy }) =>
          flow.next({ ...frame, links: [...frame.links, [unit, enemy]], step: 'sorting' }),
      },
    },
  },

  /** nqsb.9.12, R51, R84: a unit that has just come into contact fights at once, even whom it has fought before. */
  freshMelee: {
    rule: 'nqsb.9.12',
    run(flow, { unit, from, at }) {
      const b = battle(flow);
      if (!onMap(b, unit) || shaken(b, unit)) return;
      const fresh = newlyMet(b, unit, from);
      if (fresh.length === 0) return;
      b.state.fought = unfought(b, unit, fresh).state.fought;
      flow.next(newMelee(sideOf(b, unit), [unit], at));
    },
  },
});

function sorting(b: Battle, frame: Melee): Frame<Batirnos, 'sorting'> {
  const clusters = clustersOf(b, participants(frame));
  return { ...melee(frame), fights: [], clusters, links: [], step: 'sorting' };
}

function answer(b: Battle, flow: Flow<Batirnos>, frame: Melee, refused: number[]): void {
  if (answerers(b, frame, refused).length > 0) flow.next({ ...frame, refused, step: 'joining' });
  else flow.next(sorting(b, frame));
}

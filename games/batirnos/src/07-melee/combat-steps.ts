/** One combat at a time: the principal, the blows, what follows (nqsb.7.1, nqsb.7.4, nqsb.9.11, nqsb.9.12). */
import type { Flow, Frame, Steps } from '@carroccio/kernel';
import { underAbility } from '../02-armies/cards.ts';
import { guarded } from '../04-tests/test-steps.ts';
import { due, takeResult, testFrame } from '../04-tests/tests.ts';
import { ANY_FOE, passable, whyTooNear } from '../05-movement/movement.ts';
import { chargePoints, newTrip, noteContacts, speedOf, walk } from '../05-movement/trips.ts';
import type { Why } from '../09-abilities/refusing.ts';
import { mayFight } from '../10-command/command.ts';
import { inflict, lossesOf, shake, supported } from '../10-command/losses.ts';
import {
  adjacent,
  aggregated,
  type Battle,
  type BattleOf,
  cellOf,
  effectOn,
  groundRule,
  has,
  inArea,
  isCavalry,
  isOpen,
  mark,
  marked,
  onMap,
  paralysed,
  shaken,
  sideOf,
  strengthOf,
  troopOf,
  typeOf,
  unitAt,
  unmark,
} from '../battle.ts';
import { FACINGS } from '../field.ts';
import type { Batirnos, Blows, Fight, Forced, Melee, Trip } from '../shape.ts';
import { chargeFrames, chargeStakes, hangsOn, nerveStakes, playGoesOn } from '../stakes.ts';
import { BALKED, DRIVEN_BACK, EVADED, PRESSED, PURSUED, pair, REACTED } from '../state.ts';
import { advantageOf, mayAnswer, meleeModifiers, meleeProtection, principals, weaknessTo } from './melee.ts';

type CombatStep = 'fights' | 'nextFight' | 'fight' | 'leading' | 'blows' | 'pursuit' | 'pressing' | 'advancing';

const melee = ({ side, attacks, joined, at }: Melee): Melee => ({ side, attacks, joined, at });

/** What is left of a combat when its turn comes: those still there, in contact and able. */
function trim(b: Battle, { side }: Melee, { one, many }: Fight): Fight | null {
  const able = (unit: number): boolean => onMap(b, unit) && !(sideOf(b, unit) === side && shaken(b, unit));
  if (!able(one)) return null;
  const left = many.filter(unit => able(unit) && adjacent(b, unit, one));
  return left.length > 0 ? { one, many: left } : null;
}

/** Who can lead the larger side: those who fight, but an idle unit in closed order before fighters in open order (nqsb.7.4.open). */
function leads(b: Battle, { side, joined }: Melee, { many }: Fight): number[] {
  const own = many.filter(unit => sideOf(b, unit) === side || joined.includes(unit));
  const best = principals(b, own.length > 0 ? own : many);
  return best.some(unit => !isOpen(b, unit)) || many.every(unit => isOpen(b, unit)) ? best : principals(b, many);
}

/** The units that deal blows for a side of a fight. */
const fighters = (b: Battle, { side, joined }: Pick<Melee, 'side' | 'joined'>, units: readonly number[]): number[] =>
  units.filter(unit => !shaken(b, unit) && (sideOf(b, unit) === side || joined.includes(unit)));

/** The two who test, and who alone take the losses (nqsb.7.4.2.losses): the active side's, the other's. */
function champions(b: Battle, side: number, { one }: Fight, principal: number): { active: number; other: number } {
  return sideOf(b, one) === side ? { active: one, other: principal } : { active: principal, other: one };
}

/**
 * nqsb.7.1.damage, nqsb.7.4.2: automatic damages that one side deals to the champion of the other. Of the larger side
 * only the principal suffers the enemy's advantage (nqsb.7.4.2.enemy-adv) and its own weakness (nqsb.7.4.2.own-weak).
 */
function automatic(
  b: Battle,
  frame: Pick<Blows, 'side' | 'joined' | 'fight'>,
  striker: number,
  struck: number,
): number {
  const { one, many } = frame.fight;
  const dealers = striker === one ? [one] : fighters(b, frame, many).filter(unit => mayFight(b, unit, one));
  return advantageOf(b, dealers, struck) + weaknessTo(b, struck, dealers);
}

/** nqsb.4.1: the successes that would eliminate the struck unit. */
const decisive = (
  b: Battle,
  frame: Pick<Blows, 'side' | 'joined' | 'fight'>,
  striker: number,
  struck: number,
): number =>
  Math.max(1, strengthOf(b, struck) + meleeProtection(b, struck, striker) - automatic(b, frame, striker, struck));

/** The tests of a combat, and the blows that follow them. */
function strike(b: Battle, frame: Melee, fight: Fight, principal: number): Frame<Batirnos>[] {
  const { active, other } = champions(b, frame.side, fight, principal);
  const about = { side: frame.side, joined: frame.joined, fight };
  // R81: the enemy who cannot fight on this ground only takes the blows.
  const tests = [mayFight(b, active, other), fighters(b, frame, [other]).length > 0 && mayFight(b, other, active)];
  const test = (unit: number, foe: number, reaction: boolean): Frame<Batirnos> =>
    testFrame(sideOf(b, unit), 'melee', due(meleeModifiers(b, unit, foe, reaction)), decisive(b, about, unit, foe), {
      unit,
    });
  return [
    ...(tests[0] ? [test(active, other, false)] : []),
    ...(tests[1] ? [test(other, active, true)] : []),
    { step: 'blows', side: frame.side, fight, principal, joined: frame.joined, tests, at: frame.at },
  ];
}

/** What a combat hangs on, once it is known who fights for the larger side. */
function combatStakes(b: Battle, seat: number, frame: Melee, fight: Fight, principal: number) {
  const { active, other } = champions(b, frame.side, fight, principal);
  const [own, foe, reaction] = sideOf(b, active) === seat ? [active, other, false] : [other, active, true];
  return hangsOn(b, seat, meleeModifiers(b, own, foe, reaction), strike(b, frame, fight, principal));
}

/** The same before that is known: nothing, where the larger side has yet to name its principal. */
export function fightStakes(b: Battle, seat: number, frame: Melee, fight: Fight) {
  const [only, ...others] = leads(b, frame, fight);
  return only === undefined || others.length > 0 ? null : combatStakes(b, seat, frame, fight, only);
}

/** The duel of an attacker and its target: what it is like if the target fights back and nobody joins in. */
export function duelStakes(b: Battle, seat: number, frame: Melee, unit: number, target: number) {
  const joined = mayAnswer(b, target, unit) ? [target] : [];
  const duel = { ...melee(frame), attacks: [[unit, target]], joined };
  return combatStakes(b, seat, duel, { one: unit, many: [target] }, target);
}

/** Books who fought whom (R51), and what cavalry may owe at the end of the phase (R41). */
function book(b: Battle, { one, many }: Fight): void {
  const { state } = b;
  for (const unit of many) {
    const both = pair(Math.min(one, unit), Math.max(one, unit));
    if (!state.fought.includes(both)) state.fought.push(both);
    if (isCavalry(b, one)) state.standing.push(pair(one, unit));
    if (isCavalry(b, unit) || backsHorse(b, unit, { one, many })) state.standing.push(pair(unit, one));
  }
}

/** R82: open-order foot in the combat whose closed-order friends are all horse, against an enemy in closed order. */
function backsHorse(b: Battle, unit: number, { one, many }: Fight): boolean {
  const closed = many.filter(other => !isOpen(b, other));
  return isOpen(b, unit) && !isOpen(b, one) && closed.length > 0 && closed.every(other => isCavalry(b, other));
}

/** nqsb.7.1.one-loss, nqsb.7.1.two-losses, nqsb.10.16.melee: what the struck unit must do, and who goes with it. */
function aftermath(
  b: Battle,
  flow: Flow<Batirnos>,
  { fight, principal }: Pick<Blows, 'fight' | 'principal'>,
  unit: number,
  foe: number,
  { losses, held, wasShaken, from }: { losses: number; held: boolean; wasShaken: boolean; from: number },
): { moves: Forced[]; after: Frame<Batirnos>[] } {
  const was = cellOf(b, unit);
  if (was < 0 || (losses === 0 && !wasShaken)) return { moves: [], after: [] };
  const fall = wasShaken || lossesOf(b, unit) >= 2;
  if (fall && !held) shake(b, flow, unit, 'nqsb.7.1.two-losses');
  const how = fall ? 'fall' : 'back';
  const rule = wasShaken ? 'nqsb.10.16.melee' : fall ? 'nqsb.7.1.two-losses' : 'nqsb.7.1.one-loss';
  const move: Forced = { unit, how, must: !held, foe, from, rule };
  return { moves: [move], after: dragged(b, fight, principal, move, was) };
}

/**
 * nqsb.5.3.2.open, nqsb.9.4.1.follow, nqsb.9.9.2.follow, R82: open-order supporters follow if no other closed-order
 * friend is in the combat.
 */
function dragged(
  b: Battle,
  { many }: Fight,
  principal: number,
  { unit, foe, how, must, from }: Forced,
  was: number,
): Frame<Batirnos>[] {
  if (unit !== principal || !many.includes(unit)) return [];
  const others = many.filter(other => other !== unit && onMap(b, other));
  if (others.some(other => !isOpen(b, other))) return [];
  if (how === 'fall' && isOpen(b, foe)) return [];
  // Shaken ones fall back on their own account.
  const supporters = others.filter(other => !shaken(b, other));
  return supporters.length > 0 ? [{ step: 'drag', unit, supporters, foe, how, must, was, from }] : [];
}

/** nqsb.10.16.melee, R43: shaken units that were attacked fall back, whoever fought for their side. */
const flinching = (b: Battle, { many }: Fight, principal: number, foe: number): Forced[] =>
  many
    .filter(unit => unit !== principal && shaken(b, unit))
    .map(unit => ({
      unit,
      how: 'fall',
      must: !supported(b, unit),
      foe,
      from: cellOf(b, foe),
      rule: 'nqsb.10.16.melee',
    }));

/** nqsb.9.12.limits: who may go after the beaten: the active principal, or who struck back under Counter-attack. */
const mayFollow = (b: Battle, unit: number, reaction: boolean): boolean =>
  reaction ? underAbility(b, unit, 'counterattack') : !marked(b, unit, REACTED);

export const combatSteps = (battle: BattleOf): Pick<Steps<Batirnos>, CombatStep> => ({
  fights: {
    rule: 'nqsb.7.4.1.complete',
    run(flow, frame) {
      const b = battle(flow);
      const fights = frame.fights.map(fight => trim(b, frame, fight)).filter(fight => fight !== null);
      const [first, ...rest] = fights;
      if (!first) return;
      if (rest.length > 0) flow.next({ ...melee(frame), fights, step: 'nextFight' });
      else flow.next({ ...melee(frame), fight: first, step: 'fight' });
    },
  },

  /** nqsb.7.4.1.choose */
  nextFight: {
    rule: 'nqsb.7.4.1.choose',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      combat: {
        list: (_, { fights }) => fights.map(({ one }) => ({ type: 'combat', unit: one })),
        why: (_, __, ___, { unit }) => ({ rule: 'nqsb.7.4.1.choose', reason: 'noCombat', unit }),
        take(flow, frame, _, { unit }) {
          const fight = frame.fights.find(({ one }) => one === unit);
          const fights = frame.fights.filter(other => other !== fight);
          if (fight) flow.next({ ...melee(frame), fight, step: 'fight' }, { ...melee(frame), fights, step: 'fights' });
        },
        odds(look, frame, seat, { unit }) {
          const b = battle(look);
          const fight = frame.fights.find(({ one }) => one === unit);
          return fight ? fightStakes(b, seat, melee(frame), fight) : null;
        },
      },
    },
  },

  /** nqsb.7.4: the larger side names the unit that fights for it. */
  fight: {
    rule: 'nqsb.7.4',
    run(flow, frame) {
      const b = battle(flow);
      const candidates = leads(b, frame, frame.fight);
      const [only] = candidates;
      if (candidates.length > 1) flow.next({ ...frame, step: 'leading' });
      else if (only !== undefined) flow.next(...strike(b, frame, frame.fight, only));
    },
  },

  leading: {
    rule: 'nqsb.7.4',
    open: true,
    seats: (look, { fight }) => [sideOf(battle(look), fight.many[0] ?? 0)],
    offers: {
      principal: {
        list: (look, frame) => leads(battle(look), frame, frame.fight).map(unit => ({ type: 'principal', unit })),
        why: (_, __, ___, { unit }) => ({ rule: 'nqsb.7.4.open', reason: 'openPrincipal', unit }),
        take: (flow, frame, _, { unit }) => flow.next(...strike(battle(flow), frame, frame.fight, unit)),
        odds: (look, frame, seat, { unit }) => combatStakes(battle(look), seat, melee(frame), frame.fight, unit),
      },
    },
  },

  /** nqsb.7.1: damage both ways, losses together, then what they lead to, the inactive side first (R33). */
  blows: {
    rule: 'nqsb.7.1.damage',
    run(flow, { step: _, ...frame }) {
      const b = battle(flow);
      const { fight, principal, side, tests } = frame;
      const { active, other } = champions(b, side, fight, principal);
      const back = tests[1] ? takeResult(b) : 0;
      book(b, fight);
      // What follows looks at who gives way in this combat, not in an earlier one.
      for (const unit of [active, other]) unmark(b, unit, DRIVEN_BACK);
      const blow = (unit: number, foe: number, successes: number): number => {
        // nqsb.4.melee: each success is a damage.
        const damage = successes + automatic(b, frame, unit, foe);
        const protection = meleeProtection(b, foe, unit);
        const losses = Math.max(0, damage - protection);
        flow.emit({ type: 'fought', rule: 'nqsb.7.1.damage', unit, foe, damage, protection, losses });
        return losses;
      };
      const toOther = tests[0] ? blow(active, other, takeResult(b)) : 0;
      // nqsb.7.4.2.vantaggio: those who joined deal their damage though their principal stands idle.
      const backed = other === principal && fighters(b, frame, fight.many).some(unit => mayFight(b, unit, active));
      const toActive = tests[1] || backed ? blow(other, active, back) : 0;
      const was = { active: cellOf(b, active), other: cellOf(b, other) };
      const held = { active: supported(b, active), other: supported(b, other) };
      const broken = { active: shaken(b, active), other: shaken(b, other) };
      const flinch = flinching(b, fight, principal, fight.one);
      inflict(b, flow, other, toOther, 'nqsb.7.1.protection');
      inflict(b, flow, active, toActive, 'nqsb.7.1.protection');
      const theirs = aftermath(b, flow, frame, other, active, {
        losses: toOther,
        held: held.other,
        wasShaken: broken.other,
        from: was.active,
      });
      const ours = aftermath(b, flow, frame, active, other, {
        losses: toActive,
        held: held.active,
        wasShaken: broken.active,
        from: was.other,
      });
      flow.next(
        { step: 'backInTurn', moves: [...theirs.moves, ...flinch] },
        ...theirs.after,
        { step: 'backInTurn', moves: ours.moves },
        ...ours.after,
        ...(mayFollow(b, active, false)
          ? [{ step: 'pursuit' as const, unit: active, foe: other, from: was.active, to: was.other, at: frame.at }]
          : []),
        ...(tests[1] && mayFollow(b, other, true)
          ? [{ step: 'pursuit' as const, unit: other, foe: active, from: was.other, to: was.active, at: frame.at }]
          : []),
      );
    },
  },

  /** nqsb.9.11, nqsb.9.12: the enemy was driven back or destroyed. */
  pursuit: {
    rule: 'nqsb.9.11',
    run(flow, frame) {
      const b = battle(flow);
      const { unit, foe, from, to, at } = frame;
      const won = !onMap(b, foe) || (marked(b, foe, DRIVEN_BACK) && cellOf(b, foe) !== to);
      if (!won || cellOf(b, unit) !== from || marked(b, unit, DRIVEN_BACK | EVADED)) return;
      // nqsb.9.11.limits, nqsb.9.12.limits: not out of an area or field works.
      if (shaken(b, unit) || paralysed(b, unit) || inArea(b, unit)) return;
      const advance = !whyNoPress(b, unit, to);
      const chase = !whyNoPursuit(b, unit, at);
      if (advance || chase) flow.next({ ...frame, advance, chase, step: 'pressing' });
    },
  },

  pressing: {
    rule: 'nqsb.9.11',
    open: true,
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      press: {
        list: (_, { advance }) => (advance ? FACINGS.map(facing => ({ type: 'press' as const, facing })) : []),
        why: (look, { unit, to }) => whyNoPress(battle(look), unit, to),
        take(flow, { unit, to }, _, { facing }) {
          const b = battle(flow);
          mark(b, unit, PRESSED);
          flow.next(...guarded(b, unit, [{ step: 'advancing', unit, to, facing }]));
        },
        odds: (look, { unit, to }, seat, { facing }) =>
          nerveStakes(battle(look), seat, unit, [{ step: 'advancing', unit, to, facing }]) ?? playGoesOn(look),
      },
      pursue: {
        list(look, { unit, chase }) {
          const b = battle(look);
          if (!chase) return [];
          // R116
          const charges = troopOf(b, unit).charge > 0 && !marked(b, unit, BALKED);
          return (charges ? [false, true] : [false]).map(charge => ({ type: 'pursue' as const, charge }));
        },
        why: (look, { unit, at }) =>
          whyNoPursuit(battle(look), unit, at) ?? { rule: 'nqsb.9.3', reason: 'noCarica', unit },
        take(flow, { unit, at }, _, { charge }) {
          const b = battle(flow);
          mark(b, unit, PURSUED);
          flow.emit({ type: 'pursued', rule: 'nqsb.9.12', unit });
          const trip = pursuitTrip(b, unit, charge);
          const frames: Frame<Batirnos>[] = charge ? chargeFrames(b, trip) : [{ ...trip, step: 'marching' }];
          flow.next(
            ...guarded(b, unit, [
              ...frames,
              { step: 'freshMelee', unit, from: cellOf(b, unit), at: at === 'division' ? 'pursuit' : at },
            ]),
          );
        },
        odds(look, { unit }, seat, { charge }) {
          const b = battle(look);
          return charge ? chargeStakes(b, seat, pursuitTrip(b, unit, true)) : nerveStakes(b, seat, unit, []);
        },
      },
      decline: { list: () => [{ type: 'decline' }], take: () => undefined, odds: look => playGoesOn(look) },
    },
  },

  /** nqsb.9.11: the hex of the beaten enemy is taken. */
  advancing: {
    rule: 'nqsb.9.11',
    run(flow, { unit, to, facing }) {
      const b = battle(flow);
      const from = cellOf(b, unit);
      walk(b, flow, unit, to, aggregated(b, unit));
      b.state.facing[unit] = facing;
      noteContacts(b, unit, from);
      flow.emit({ type: 'pressed', rule: 'nqsb.9.11', unit, to });
      // nqsb.9.11.ex2: those it comes next to may slip away; it fights nobody and fires at nobody.
      flow.next({ step: 'evasion', mover: unit, done: [] });
    },
  },
});

/** nqsb.9.12: the move of a unit that goes on after a beaten enemy. */
const pursuitTrip = (b: Battle, unit: number, charge: boolean): Trip =>
  newTrip(b, unit, 'pursuit', charge ? chargePoints(b, unit) : speedOf(b, unit), {
    contact: true,
    target: charge ? ANY_FOE : -1,
  });

/** nqsb.9.11: the ability, or the order that lends it. */
const presses = (b: Battle, unit: number): boolean =>
  has(b, unit, 'incalzare') ||
  underAbility(b, unit, 'elan') ||
  (underAbility(b, unit, 'santiago') && ['PM', 'Q'].includes(typeOf(b, unit)));

/** nqsb.9.11: why a winner does not take the ground of the beaten. */
function whyNoPress(b: Battle, unit: number, to: number): Why {
  if (!presses(b, unit)) return { rule: 'nqsb.9.11', reason: 'noIncalzare', unit };
  if (marked(b, unit, PRESSED)) return { rule: 'nqsb.9.11.once', reason: 'hasPressed', unit };
  if (unitAt(b, to) >= 0) return { rule: 'nqsb.9.11', reason: 'occupied', cell: to };
  const effect = effectOn(b, unit, to);
  if (!passable(b, unit, to) || (effect !== null && effect.enter !== 'occupy'))
    return { rule: groundRule(b, unit, to), reason: 'wrongGround', cell: to };
  return whyTooNear(b, unit, to);
}

/** nqsb.9.12: why a winner does not go on after the beaten. */
function whyNoPursuit(b: Battle, unit: number, at: Melee['at']): Why {
  if (!has(b, unit, 'inseguire')) return { rule: 'nqsb.9.12', reason: 'noInseguire', unit };
  if (marked(b, unit, PURSUED)) return { rule: 'nqsb.9.12.once', reason: 'hasPursued', unit };
  return at === 'late' ? { rule: 'nqsb.9.6.pursuit', reason: 'tooLate', unit } : undefined;
}

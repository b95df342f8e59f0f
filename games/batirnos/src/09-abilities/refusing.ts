/** Why a reaction or a choice in a melee is not open to a unit: the rule that forbids it, in this case. */
import type { Refusal } from '@carroccio/kernel';
import { ordered } from '../02-armies/cards.ts';
import { evasions, straightAway } from '../05-movement/forced.ts';
import { standsFirm, whyNoFire, whyNoTarget } from '../06-fire/fire.ts';
import { engagersOf, mayFight } from '../10-command/command.ts';
import {
  adjacent,
  aggregated,
  type Battle,
  cellOf,
  divisionOf,
  enemiesNear,
  generalOf,
  groundRule,
  has,
  isArtillery,
  isCavalry,
  isInfantry,
  marked,
  onMap,
  paralysed,
  seriesOf,
  shaken,
  sideOf,
  troopOf,
} from '../battle.ts';
import type { Batirnos, Melee, Shot } from '../shape.ts';
import { ACTED, BALKED, EVADED } from '../state.ts';

export type Why = Refusal<Batirnos> | undefined;

/** Why a unit is not one that this side could set in motion at all. */
export function whyNotOwn(b: Battle, unit: number, side: number, rule: string): Why {
  if (!onMap(b, unit)) return { rule, reason: 'notThere', unit };
  return sideOf(b, unit) === side ? undefined : { rule, reason: 'isEnemy', unit };
}

/** Why a unit is no enemy that this side could turn against. */
export function whyNoFoe(b: Battle, unit: number, side: number, rule: string): Why {
  if (!onMap(b, unit)) return { rule, reason: 'notThere', unit };
  return sideOf(b, unit) === side ? { rule, reason: 'isFriend', unit } : undefined;
}

/** nqsb.10.1.separate: only who has leaders with it can leave them behind. */
export const whyNotAlone = (b: Battle, unit: number, alone: boolean): Why =>
  alone && aggregated(b, unit).length === 0 ? { rule: 'nqsb.10.1.separate', reason: 'noLeader', unit } : undefined;

/** Why the general of the division that acts does not set this unit in motion. */
export function whyIdle(
  b: Battle,
  division: number,
  unit: number,
  rule: 'nqsb.5.may' | 'nqsb.6.order' | 'nqsb.8.order',
): Why {
  const phase = rule === 'nqsb.5.may' ? 'move' : rule === 'nqsb.6.order' ? 'fire' : 'rally';
  if (divisionOf(b, unit) !== division || !ordered(b, division, phase)) return { rule, reason: 'noOrder', unit };
  // nqsb.10.1.orders: a general who began the turn with another unit commands that one alone.
  const tied = b.state.tied[generalOf(b, division)] ?? -1;
  return tied >= 0 && tied !== unit
    ? { rule: 'nqsb.10.1.orders', reason: 'tiedGeneral', unit }
    : { rule: 'nqsb.10.3.unit', reason: 'outOfCommand', unit };
}

/** nqsb.10.16, nqsb.10.14, nqsb.9.5: states in which a unit does not react. */
export function whyHelpless(b: Battle, unit: number): Why {
  if (shaken(b, unit)) return { rule: 'nqsb.10.16', reason: 'isShaken', unit };
  return paralysed(b, unit) ? { rule: 'nqsb.10.14', reason: 'isParalysed', unit } : undefined;
}

/** nqsb.9.8: why a unit may not evade a threat, or not to this hex. */
export function whyNoEvasion(b: Battle, unit: number, threat: number, to: number): Why {
  const strange = whyNoFoe(b, unit, sideOf(b, threat), 'nqsb.9.8');
  if (strange) return strange;
  if (!has(b, unit, 'evasion')) return { rule: 'nqsb.9.8', reason: 'noEvasion', unit };
  if (shaken(b, unit)) return { rule: 'nqsb.9.8.no', reason: 'isShaken', unit };
  if (paralysed(b, unit)) return { rule: 'nqsb.10.14', reason: 'isParalysed', unit };
  if (marked(b, unit, EVADED)) return { rule: 'nqsb.9.8.once', reason: 'hasEvaded', unit };
  if (isArtillery(b, unit) && marked(b, unit, ACTED)) return { rule: 'nqsb.9.2.one-action', reason: 'hasActed', unit };
  if (engagersOf(b, unit).some(foe => foe !== threat)) return { rule: 'nqsb.9.8.no', reason: 'engaged', unit };
  if (straightAway(b, unit, cellOf(b, threat)).length === 0) return { rule: 'nqsb.9.8', reason: 'noWayOut', unit };
  return evasions(b, unit, cellOf(b, threat)).length > 0
    ? { rule: 'nqsb.9.8', reason: 'notStraight', cell: to }
    : { rule: 'nqsb.9.8.distance', reason: 'comesNearer', unit };
}

/** nqsb.6.1.react-fire, nqsb.9.10.reply: why a target does not fire back. */
export function whyNoReply(b: Battle, target: number, shooter: number, why: Shot['why']): Why {
  if (why === 'fermezza' && !standsFirm(b, target))
    return { rule: 'nqsb.9.10.reply', reason: 'noFermezza', unit: target };
  const kind = why === 'fermezza' ? 'fermezza' : 'order';
  return whyNoFire(b, target, kind) ?? whyNoTarget(b, target, shooter, kind);
}

/** nqsb.3.3.1.countercharge, nqsb.9.5: why a unit does not ride at an enemy that fires at it or comes on. */
export function whyNoCountercharge(
  b: Battle,
  unit: number,
  foe: number,
  rule: 'nqsb.9.5.fire' | 'nqsb.9.5.charge',
): Why {
  const strange = whyNoFoe(b, unit, sideOf(b, foe), rule);
  if (strange) return strange;
  if (!has(b, unit, 'countercharge')) return { rule: 'nqsb.9.5', reason: 'noCountercharge', unit };
  const helpless = whyHelpless(b, unit);
  if (helpless) return helpless;
  if (marked(b, unit, EVADED)) return { rule: 'nqsb.9.8.once', reason: 'hasEvaded', unit };
  if (engagersOf(b, unit).length > 0) return { rule: 'nqsb.10.13', reason: 'engaged', unit };
  const charges = whyNoChargeAt(b, unit, foe);
  if (charges) return charges;
  if (rule === 'nqsb.9.5.fire' && !mayFight(b, unit, foe)) return whyCannotFight(b, unit, foe);
  if (rule === 'nqsb.9.5.charge' && adjacent(b, unit, foe))
    return { rule: 'nqsb.9.5.charge-limit', reason: 'besideEnemy', unit };
  return { rule, reason: 'cannotReach', unit, target: foe };
}

/** nqsb.9.3, nqsb.9.3.infantry: why a unit is not one to charge this enemy at all. */
export function whyNoChargeAt(b: Battle, unit: number, target: number): Why {
  if (troopOf(b, unit).charge === 0) return { rule: 'nqsb.9.3', reason: 'noCarica', unit };
  if (isInfantry(b, unit) && isCavalry(b, target)) return { rule: 'nqsb.9.3.infantry', reason: 'noCharge', unit };
  return marked(b, unit, BALKED) ? { rule: 'nqsb.9.3.test', reason: 'hasMoved', unit } : undefined;
}

/** nqsb.9.3: why a unit that may move does not charge this enemy. */
export function whyNoCharge(b: Battle, unit: number, target: number): Why {
  const never = whyNoFoe(b, target, sideOf(b, unit), 'nqsb.9.3') ?? whyNoChargeAt(b, unit, target);
  if (never) return never;
  if (!ordered(b, b.state.division[unit] ?? -1, 'melee')) return { rule: 'nqsb.9.3.orders', reason: 'noOrder', unit };
  if (enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).length > 0)
    return { rule: 'nqsb.9.3.contact', reason: 'besideEnemy', unit };
  return { rule: 'nqsb.9.3.contact', reason: 'cannotReach', unit, target };
}

/** nqsb.7.1.react, nqsb.3.3.1.join: why a unit does not fight against those who attack. */
export function whyNoJoin(b: Battle, { side, attacks, joined }: Melee, refused: readonly number[], unit: number): Why {
  const strange = whyNoFoe(b, unit, side, 'nqsb.3.3.1.join');
  if (strange) return strange;
  if (joined.includes(unit)) return { rule: 'nqsb.3.3.1.melee', reason: 'hasJoined', unit };
  if (refused.includes(unit)) return { rule: 'nqsb.10.12', reason: 'hasFaltered', unit };
  if (shaken(b, unit)) return { rule: 'nqsb.10.16.melee', reason: 'isShaken', unit };
  const beside = attacks.map(([attacker = -1]) => attacker).find(attacker => adjacent(b, unit, attacker));
  return beside === undefined
    ? { rule: 'nqsb.3.3.1.join', reason: 'notBeside', unit }
    : whyCannotFight(b, unit, beside);
}

/** R81, nqsb.9.2.no-melee: guns never fight, cavalry not into areas, closed-order cavalry not into woods. */
function whyCannotFight(b: Battle, unit: number, foe: number): Why {
  if (seriesOf(b, unit).melee === null) return { rule: 'nqsb.9.2.no-melee', reason: 'noMelee', unit };
  return { rule: groundRule(b, unit, cellOf(b, foe)), reason: 'cannotFight', unit };
}

/** nqsb.7.1.declare: why a unit does not attack this enemy. */
export function whyNoAttack(b: Battle, unit: number, target: number): Why {
  const strange = whyNoFoe(b, target, sideOf(b, unit), 'nqsb.7.1.declare');
  if (strange) return strange;
  if (!adjacent(b, unit, target)) return { rule: 'nqsb.7.1.declare', reason: 'notBeside', unit: target };
  if (!mayFight(b, unit, target)) return whyCannotFight(b, unit, target);
  return { rule: 'nqsb.7.1.declare', reason: 'hasFought', unit, target };
}

/** Why an action is refused: the rule that really forbids it, and a sentence true of the case. */
import type { Refusal } from '@carroccio/kernel';
import { closedToSaddle, controller, flanksOf, isLoose, reachesHorse, saddleCost } from './04-movement/horses.ts';
import { isAstride, mayRest } from './04-movement/movement.ts';
import { lineTo, mayVolley, weaponOf } from './05-missiles/fire.ts';
import { whyNoShot, whyNotFree } from './05-missiles/line-whys.ts';
import { fitsAttack } from './06-combat/combat.ts';
import { ableAgainst, bearsLadder, canAttack, isPerched } from './06-combat/contact.ts';
import {
  type Battle,
  cellOf,
  cellsOf,
  hasManInHand,
  isAble,
  isMounted,
  isStunned,
  man,
  marked,
  sideOf,
  tailOf,
} from './battle.ts';
import { nobody } from './missing.ts';
import type { Guiscard, Journey } from './shape.ts';
import { ATTACKED, BUSY, CARRIER, FIRED, FRESH, HAULER, VOLLEYED } from './state.ts';

type Why = Refusal<Guiscard>;

const isKnown = ({ state }: Battle, unit: number): boolean => state.cell[unit] !== undefined;

/** gui.2.1.4, gui.5.2c, gui.6.b: why somebody attacks nobody, or null when he could. */
export function whyNoAttacker(b: Battle, side: number, unit: number): Why | null {
  if (!isKnown(b, unit) || sideOf(b, unit) !== side) return { rule: 'gui.6.a', reason: 'notYours', unit };
  if (isStunned(b, unit)) return { rule: 'gui.1.2j', reason: 'stunned', unit };
  if (marked(b, unit, FIRED)) return { rule: 'gui.5.2c', reason: 'hasFired', unit };
  if (marked(b, unit, CARRIER)) return { rule: 'gui.4.2.4b', reason: 'hasCarried', unit };
  if (marked(b, unit, HAULER) && !bearsLadder(b, unit)) return { rule: 'gui.10.1.2b', reason: 'hasHauled', unit };
  if (bearsLadder(b, unit)) return { rule: 'gui.10.1.2b', reason: 'bearsLadder', unit };
  if (marked(b, unit, ATTACKED)) return { rule: 'gui.6.b', reason: 'hasAttacked', unit };
  if (marked(b, unit, BUSY) || !isAble(b, unit)) return { rule: 'gui.6.b', reason: 'busy', unit };
  return null;
}

/** gui.6.2b, R29: why he does not join an attack already declared. */
export function whyNoJoin(b: Battle, side: number, unit: number, index: number): Why {
  const idle = whyNoAttacker(b, side, unit);
  if (idle) return idle;
  const attack = b.state.attacks[index];
  if (!attack) return { rule: 'gui.6.2b', reason: 'noTarget', unit };
  if (attack.charge >= 0) return { rule: 'gui.7.2.3c', reason: 'foughtAlone', unit };
  const beyond = attack.defenders.find(target => !fitsAttack(b, unit, { ...attack, defenders: [target] }));
  return beyond === undefined
    ? { rule: 'gui.6.2b', reason: 'noTarget', unit }
    : { rule: 'gui.6.2b', reason: 'cannotAttack', unit, target: beyond };
}

/** gui.6.2a, R29: why an enemy is not taken into an attack already declared. */
export function whyNotIncluded(b: Battle, index: number, target: number): Why {
  const attack = b.state.attacks[index];
  const missing = nobody(b, 'gui.6.2a', target);
  if (missing) return missing;
  const [first] = attack?.attackers ?? [];
  if (!attack || first === undefined) return { rule: 'gui.6.2a', reason: 'resolved', attack: index };
  if (attack.charge >= 0) return { rule: 'gui.7.2.3c', reason: 'foughtAlone', unit: target };
  if (attack.defenders.includes(target)) return { rule: 'gui.6.2a', reason: 'alreadyIn', target };
  const unit = attack.attackers.find(one => !canAttack(b, one, target)) ?? first;
  return { rule: 'gui.6.2a', reason: 'cannotAttack', unit, target };
}

/** gui.4.4.2: why he does not mount that horse. */
export function whyNoMount(b: Battle, { unit, mp }: Journey, index: number): Why {
  const one = b.state.horses[index];
  if (!one) return { rule: 'gui.4.4.2d', reason: 'noHorse', unit };
  if (man(b, unit).mounted === null) return { rule: 'gui.4.4.2f', reason: 'notHorseman', unit };
  if (isMounted(b, unit)) return { rule: 'gui.4.4.2d', reason: 'inSaddle', unit };
  if (hasManInHand(b, unit)) return { rule: 'gui.4.2.4b', reason: 'hasCarried', unit };
  const here = cellOf(b, unit);
  if (!isLoose(one) || !flanksOf(b, one.head, one.tail).includes(here) || !reachesHorse(b, here, one))
    return { rule: 'gui.4.4.2d', reason: 'noHorse', unit };
  const owner = controller(b, index);
  if (owner >= 0 && owner !== sideOf(b, unit)) return { rule: 'gui.4.4.3e', reason: 'horseHeld', unit };
  const barred = closedToSaddle(b, unit, one);
  if (barred >= 0) return { rule: 'gui.4.2.1a', reason: 'closedHex', cell: barred };
  const near = [here, one.head, one.tail].some(cell => ableAgainst(b, sideOf(b, unit), cell).length > 0);
  if (near) return { rule: 'gui.4.4.2e', reason: 'enemyNear', unit };
  return { rule: 'gui.4.4.2a', reason: 'tooDear', cost: saddleCost(b, unit), left: mp };
}

/** gui.4.4.2c: why he does not step down there. */
export function whyNoDismount(b: Battle, { unit, mp }: Journey, to: number): Why {
  if (!isMounted(b, unit)) return { rule: 'gui.4.4.2c', reason: 'onFoot', unit };
  const cost = saddleCost(b, unit);
  if (mp < cost) return { rule: 'gui.4.4.2a', reason: 'tooDear', cost, left: mp };
  if (isAstride(b, cellOf(b, unit), tailOf(b, unit)))
    return { rule: 'gui.8.4.2b', reason: 'mustStop', cell: cellOf(b, unit) };
  if (!mayRest(b, unit)) return { rule: 'gui.4.1', reason: 'mustStop', cell: cellOf(b, unit) };
  return { rule: 'gui.4.4.2c', reason: 'noFooting', cell: to };
}

/** gui.4.4.1c: why he does not turn about. */
export function whyNoAboutFace(b: Battle, { unit, mp }: Journey): Why {
  if (!isMounted(b, unit)) return { rule: 'gui.4.4.1c', reason: 'onFoot', unit };
  return { rule: 'gui.4.4.1c', reason: 'tooDear', cost: b.diagrams.horse.turning.aboutFace, left: mp };
}

/** gui.4.2.4: why he takes nobody up. */
export function whyNoLift(b: Battle, unit: number): Why {
  if (isMounted(b, unit)) return { rule: 'gui.4.2.4a', reason: 'inSaddle', unit };
  if (isPerched(b, unit)) return { rule: 'gui.4.2.4a', reason: 'notOnTop', unit };
  if (marked(b, unit, FIRED)) return { rule: 'gui.4.2.4b', reason: 'hasFired', unit };
  if (hasManInHand(b, unit)) return { rule: 'gui.4.2.4a', reason: 'hasCarried', unit };
  return { rule: 'gui.4.2.4a', reason: 'nobodyStunned', cell: cellOf(b, unit) };
}

/** gui.5.3: why somebody does not shoot at a man on the move. */
export function whyNoVolley(b: Battle, target: number, named: readonly number[], unit: number, cell: number): Why {
  if (!isKnown(b, unit) || sideOf(b, unit) === sideOf(b, target)) return { rule: 'gui.5.3b', reason: 'notYours', unit };
  if (weaponOf(b, unit) === null) return { rule: 'gui.5.a', reason: 'noWeapon', unit };
  if (named.includes(unit) || marked(b, unit, VOLLEYED)) return { rule: 'gui.5.e', reason: 'hasFired', unit };
  const held = whyNotFree(b, unit);
  if (held && held.reason !== 'inContact') return held;
  if (marked(b, unit, ATTACKED)) return { rule: 'gui.5.3a', reason: 'foughtBefore', unit };
  if (marked(b, unit, FRESH)) return { rule: 'gui.11.4.3d', reason: 'justCome', unit };
  if (!mayVolley(b, unit)) return { rule: 'gui.5.3a', reason: 'movedTooFar', unit };
  if (held) return held;
  const seen = cellsOf(b, target).includes(cell) && lineTo(b, unit, cell, target) !== null;
  return seen ? { rule: 'gui.5.3d', reason: 'tooSoon', unit: target } : whyNoShot(b, unit, target, cell);
}

/** Why an attack on somebody is refused. */
export const whyNoAttack = (b: Battle, side: number, unit: number, target: number): Why =>
  whyNoAttacker(b, side, unit) ??
  (isKnown(b, target) && canAttack(b, unit, target)
    ? { rule: 'gui.6.b', reason: 'hasAttacked', unit }
    : { rule: 'gui.6.7', reason: 'cannotAttack', unit, target });

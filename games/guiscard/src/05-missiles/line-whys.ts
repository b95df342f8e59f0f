/** Why a shot at somebody is refused: the rule that leaves no line to him, and a sentence true of the case. */
import type { Refusal } from '@carroccio/kernel';
import { isWater } from '../04-movement/movement.ts';
import { bearsLadder } from '../06-combat/contact.ts';
import { type Battle, bearsMan, cellOf, cellsOf, isStunned, lives, sideOf } from '../battle.ts';
import { nobody, nowhere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { type Hindrance, isFreeToShoot, lineOrRule } from './fire.ts';

type Why = Refusal<Guiscard>;

const REASONS = {
  'gui.5.1': 'outOfRange',
  'gui.2.scenario-choice': 'tooDark',
  'gui.10.1.5a': 'onlyAhead',
  'gui.7.1b': 'behindHim',
  'gui.9.3.4e': 'tooHigh',
  'gui.5.5.1a': 'noLine',
  'gui.9.3.4d': 'onlyBows',
  'gui.9.3.4b': 'friendBeside',
  'gui.5.5.3a': 'overHeads',
  'gui.5.5.3b': 'overHeads',
} as const satisfies Record<Exclude<Hindrance, 'gui.5.a'>, string>;

/** Why there is no shot into a hex, at a character in it or, with -1, at whatever else is there. */
export function whyNoLine(b: Battle, unit: number, cell: number, target: number): Why {
  const missing = nowhere(b, 'gui.5.5.1a', cell);
  if (missing) return missing;
  const rule = lineOrRule(b, unit, cell, target);
  if (rule === 'gui.5.a') return { rule, reason: 'noWeapon', unit };
  return typeof rule === 'string'
    ? { rule, reason: REASONS[rule], cell }
    : { rule: 'gui.5.4.1a', reason: 'noTarget', unit };
}

/** gui.5.5.1a: whoever is no enemy, or not in that hex, is no mark either. */
export function whyNoShot(b: Battle, unit: number, target: number, cell: number): Why {
  const missing = nobody(b, 'gui.5.5.1a', target) ?? nowhere(b, 'gui.5.5.1a', cell);
  if (missing) return missing;
  const there = lives(b, target) && sideOf(b, target) !== sideOf(b, unit) && cellsOf(b, target).includes(cell);
  return there ? whyNoLine(b, unit, cell, target) : { rule: 'gui.5.5.1a', reason: 'notThere', unit: target };
}

/** gui.5.2a: who is held by an enemy does not shoot; nor who lies, wades, bears something or is on a roof. */
export function whyNotFree(b: Battle, unit: number): Why | null {
  if (isStunned(b, unit)) return { rule: 'gui.1.2j', reason: 'stunned', unit };
  if (isWater(b, cellOf(b, unit))) return { rule: 'gui.5.5.2.4c', reason: 'inWater', unit };
  if (bearsLadder(b, unit)) return { rule: 'gui.10.1.2b', reason: 'bearsLadder', unit };
  if (bearsMan(b, unit)) return { rule: 'gui.4.2.4b', reason: 'hasCarried', unit };
  return isFreeToShoot(b, unit) ? null : { rule: 'gui.5.2a', reason: 'inContact', unit };
}

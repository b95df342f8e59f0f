/** Why a shot at somebody is refused: the rule that leaves no line to him, and a sentence true of the case. */
import type { Refusal } from '@carroccio/kernel';
import { type Battle, cellsOf, lives, sideOf } from '../battle.ts';
import { nobody, nowhere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { type Hindrance, lineOrRule } from './fire.ts';

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

/** Why a man does not take a task in hand, or throw his grapnel: the rule of that task, and what hinders him. */
import type { Refusal } from '@carroccio/kernel';
import { isGreekFire } from '../03-ground/works.ts';
import { hasGone } from '../04-movement/journey.ts';
import { isPerched } from '../06-combat/contact.ts';
import { around, type Battle, cellOf, enemyAt, isMounted, isStunned, man, marked, menOf } from '../battle.ts';
import { nobody, nowhere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { BUSY, FIRED, MOVED, type Task } from '../state.ts';
import { whyNoAttacker } from '../whys.ts';
import { isHooked } from './grapnels.ts';

type Why = Refusal<Guiscard>;

const RULES: Record<Task['kind'], string> = {
  push: 'gui.10.1.6a',
  light: 'gui.10.2.1a',
  douse: 'gui.10.2.3a',
  cut: 'gui.10.6.4',
  pull: 'gui.10.6.5a',
  gate: 'gui.9.2.3.2a',
  tear: 'gui.8.5.2b',
  capture: 'gui.2.scenario-choice',
};

/** gui.2.1.4, R147: he fights, shoots or is in the saddle; else the task itself is not to be done here. */
export function whyNoTask(b: Battle, side: number, { kind, unit, on }: Task): Why {
  const rule = RULES[kind];
  const missing = nobody(b, rule, unit);
  if (missing) return missing;
  const idle = whyNoAttacker(b, side, unit);
  if (idle) return idle;
  if (isMounted(b, unit)) return { rule, reason: 'inSaddle', unit };
  if (isPerched(b, unit)) return { rule, reason: 'perched', unit };
  switch (kind) {
    case 'push':
      return { rule, reason: 'notAtLadder', ladder: on };
    case 'cut':
    case 'pull':
      return { rule, reason: 'noRope', grapnel: on };
    case 'capture':
      return nobody(b, rule, on) ?? { rule, reason: 'cannotAttack', unit, target: on };
    case 'douse':
      if (hasGone(b, unit)) return { rule: 'gui.10.2.3b', reason: 'alreadyMoved', unit };
      return { rule: isGreekFire(b, on) ? 'gui.10.2.3c' : rule, reason: 'noTarget', unit };
    default:
      return { rule, reason: 'notSettled', unit };
  }
}

/** gui.10.6.1a, gui.10.6.1b: whoever has it wears armour, rides or has moved; else no wall is beside him. */
export function whyNoThrow(b: Battle, side: number, index: number, to: number): Why {
  const rule = 'gui.10.6.1b';
  const one = b.state.grapnels[index];
  const unit = one?.bearer ?? -1;
  const missing = nowhere(b, rule, to);
  if (missing) return missing;
  if (!one || one.gone || one.side !== side || unit < 0) return { rule, reason: 'noRope', grapnel: index };
  if (isStunned(b, unit)) return { rule: 'gui.1.2j', reason: 'stunned', unit };
  if (isMounted(b, unit)) return { rule, reason: 'inSaddle', unit };
  if (man(b, unit).armour) return { rule: 'gui.10.6.1a', reason: 'armoured', unit };
  if (marked(b, unit, MOVED | BUSY)) return { rule, reason: 'alreadyMoved', unit };
  return { rule, reason: 'noRope', grapnel: index };
}

/** gui.10.6.1e: somebody is on the rope or an enemy at its foot, or whoever stands at its ends has no hand for it. */
export function whyNotCoiled(b: Battle, side: number, index: number): Why {
  const rule = 'gui.10.6.1e';
  const one = b.state.grapnels[index];
  if (!one || one.gone || one.cell < 0 || (isHooked(one) && one.side !== side))
    return { rule, reason: 'noRope', grapnel: index };
  if (one.climber >= 0) return { rule, reason: 'perched', unit: one.climber };
  if (around(b, one.cell).some(next => enemyAt(b, next, side) >= 0))
    return { rule, reason: 'enemyAtRope', grapnel: index };
  const near = menOf(b, side).filter(unit => [one.cell, one.to].includes(cellOf(b, unit)));
  const [unit = -1] = near;
  if (unit < 0) return { rule, reason: 'noRope', grapnel: index };
  if (isStunned(b, unit)) return { rule: 'gui.1.2j', reason: 'stunned', unit };
  if (isMounted(b, unit)) return { rule, reason: 'inSaddle', unit };
  if (man(b, unit).armour) return { rule: 'gui.10.6.1a', reason: 'armoured', unit };
  if (marked(b, unit, FIRED)) return { rule, reason: 'hasFired', unit };
  return { rule, reason: 'alreadyMoved', unit };
}

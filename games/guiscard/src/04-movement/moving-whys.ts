/** Why something is refused in the movement step, and in the course of a move. */
import type { Refusal } from '@carroccio/kernel';
import { bearersFor, LADDER_COST, ladderFoot, ladderHere } from '../10-siege-gear/ladders.ts';
import {
  around,
  type Battle,
  bearsLoot,
  cellOf,
  enemyAt,
  hasManInHand,
  hexesBetween,
  isAble,
  isMounted,
  isStunned,
  ledBy,
  man,
  marked,
  sideOf,
} from '../battle.ts';
import { nobody } from '../missing.ts';
import type { Guiscard, Journey } from '../shape.ts';
import { AWAITED, BUSY, FIRED, MOVED } from '../state.ts';
import { mostLed } from './bridles.ts';
import { exitsOf } from './journey.ts';

type Why = Refusal<Guiscard>;

/** Why somebody has no hand free for a work of this rule, on foot, in the movement step. */
function whyNoHand(b: Battle, rule: string, side: number, ...units: readonly number[]): Why | undefined {
  const missing = nobody(b, rule, ...units);
  if (missing) return missing;
  for (const unit of units) {
    if (sideOf(b, unit) !== side || cellOf(b, unit) < 0) return { rule, reason: 'notYours', unit };
    if (isStunned(b, unit)) return { rule, reason: 'stunned', unit };
    if (marked(b, unit, MOVED | BUSY)) return { rule, reason: 'alreadyMoved', unit };
    if (marked(b, unit, FIRED)) return { rule, reason: 'hasFired', unit };
    if (isMounted(b, unit)) return { rule, reason: 'inSaddle', unit };
    if (!isAble(b, unit)) return { rule, reason: 'notAmong', unit };
  }
  return undefined;
}

/** gui.4.2.3: why two men do not clear these hexes. */
export function whyNotCleared(b: Battle, side: number, unit: number, mate: number, from: readonly number[]): Why {
  const idle = whyNoHand(b, 'gui.4.2.3b', side, unit, mate);
  if (idle) return idle;
  const far = [unit, mate].find(one => from.every(cell => cell < 0 || hexesBetween(b, cellOf(b, one), cell) > 1));
  if (far !== undefined) return { rule: 'gui.4.2.3a', reason: 'notAmong', unit: far };
  return { rule: 'gui.4.2.3a', reason: 'noRoom' };
}

/** gui.11.4.2f: why fire arrows do not change hands. */
export function whyNoHandover(b: Battle, side: number, unit: number, to: number): Why {
  const rule = 'gui.11.4.2f';
  const missing = nobody(b, rule, unit, to);
  if (missing) return missing;
  for (const one of [unit, to]) {
    if (sideOf(b, one) !== side || cellOf(b, one) < 0) return { rule, reason: 'notYours', unit: one };
    if (marked(b, one, MOVED | FIRED | BUSY)) return { rule, reason: 'alreadyMoved', unit: one };
    if (!isAble(b, one) || man(b, one).code[2] !== 'a') return { rule, reason: 'notAmong', unit: one };
  }
  if ((b.state.arrows[unit] ?? 0) <= 0) return { rule, reason: 'noArrows', unit };
  return { rule, reason: 'notBeside', unit, mate: to };
}

/** gui.10.1.2a, gui.10.1.2d: why two men do not take up a ladder. */
export function whyNotShouldered(b: Battle, side: number, index: number, unit: number, mate: number): Why {
  const idle = whyNoHand(b, 'gui.10.1.2a', side, unit, mate);
  if (idle) return idle;
  const ladder = b.state.ladders[index];
  if (ladder && ladder.climber >= 0) return { rule: 'gui.10.1.2d', reason: 'perched', unit: ladder.climber };
  const near = ladder && ladderFoot(ladder).some(cell => around(b, cell).some(next => enemyAt(b, next, side) >= 0));
  if (near) return { rule: 'gui.10.1.2d', reason: 'enemyAtLadder', ladder: index };
  const turned = ladder && bearersFor(b, ladder, side).some(([one, two]) => one === mate && two === unit);
  if (turned) return { rule: 'gui.10.1.2a', reason: 'otherFirst', unit: mate };
  return { rule: 'gui.10.1.2a', reason: 'notAtLadder', ladder: index };
}

/** gui.10.1.2a: why two men do not bring a ladder onto the table. */
export function whyNotBrought(b: Battle, side: number, index: number, unit: number): Why {
  const rule = 'gui.10.1.2a';
  const missing = nobody(b, rule, unit);
  if (missing) return missing;
  if (sideOf(b, unit) !== side || b.state.cell[unit] !== AWAITED) return { rule, reason: 'notWaiting', unit };
  return { rule, reason: 'notAtLadder', ladder: index };
}

/** gui.4.4.3: why he does not get hold of that bridle. */
export function whyNoBridle(b: Battle, unit: number, horse: number): Why {
  if (ledBy(b, unit).length >= mostLed(isMounted(b, unit))) return { rule: 'gui.4.4.3g', reason: 'ledEnough', unit };
  return { rule: 'gui.4.4.3b', reason: 'noBridle', horse };
}

export const LOOT_COST = 2;
/** Why he picks up nothing here. */
export function whyNoLoot(b: Battle, { unit, mp }: Journey): Why {
  const rule = 'gui.2.scenario-choice';
  if (isMounted(b, unit)) return { rule, reason: 'inSaddle', unit };
  const here = b.state.loot.some(({ cell, bearer }) => bearer < 0 && cell === cellOf(b, unit));
  if (here && mp < LOOT_COST && !bearsLoot(b, unit)) return { rule, reason: 'tooDear', cost: LOOT_COST, left: mp };
  return { rule, reason: 'noLoot', unit };
}

/** R25: why he does not leave the table there. */
export const whyNoLeave = (b: Battle, { unit, mp }: Journey, edge: number): Why =>
  exitsOf(b, unit).includes(edge) && mp < 1
    ? { rule: 'gui.4.a', reason: 'tooDear', cost: 1, left: mp }
    : { rule: 'gui.2.scenario-choice', reason: 'noExit', edge };

/** gui.10.1.3: why he does not climb that ladder. */
export function whyNoClimb(b: Battle, { unit, mp }: Journey, ladder: number): Why {
  if (isMounted(b, unit)) return { rule: 'gui.10.1.3a', reason: 'inSaddle', unit };
  if (hasManInHand(b, unit)) return { rule: 'gui.4.2.4b', reason: 'hasCarried', unit };
  if (ladderHere(b, unit) !== ladder) return { rule: 'gui.10.1.3a', reason: 'notAtLadder', ladder };
  if (mp < LADDER_COST) return { rule: 'gui.10.1.3a', reason: 'tooDear', cost: LADDER_COST, left: mp };
  return { rule: 'gui.10.1.3b', reason: 'justRaised', ladder };
}

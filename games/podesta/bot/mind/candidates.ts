/** What is worth comparing: what is done in the three phases of a turn, whether to fight, and what is agreed. All else is the merchant's. */
import { type Action, type Chance, type Frame, inTurn } from '@carroccio/kernel';
import type { Podesta } from '../../src/shape.ts';
import type { Choices, Mind } from '../mind.ts';
import { decide } from '../policy.ts';

/** How many are compared at most. */
const COMPARED = 3;

const WEIGHTY: ReadonlySet<Frame<Podesta>['step']> = new Set([
  'political',
  'answer',
  'declaration',
  'commercial',
  'military',
  'assault',
  'challenged',
  'countered',
  'defence',
  'attacked',
  'allies',
  'relief',
  'window',
  'battleFight',
  'parley',
]);

/** The merchant's choice, then what it would do without it. A sum or a set is in no list: it has no second to it. */
export function candidates(mind: Mind, frame: Frame<Podesta>, choices: Choices, chance: Chance): Action<Podesta>[] {
  const choose = (seen: Choices) => decide(mind, frame, seen, chance);
  if (choices.length === 0) return [choose(choices)];
  return inTurn(choices, WEIGHTY.has(frame.step) ? COMPARED : 1, choose);
}

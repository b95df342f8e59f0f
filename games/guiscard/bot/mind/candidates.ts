/** What is worth comparing: whom to shoot at, to charge and to strike, where men go, what is done in a day of a siege. All else is the captain's. */
import { type Action, type Chance, type Frame, inTurn } from '@carroccio/kernel';
import type { Battle } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import type { Choices } from '../choices.ts';
import { decide } from '../policy.ts';

/** How many are compared at most. */
const COMPARED = 3;

const WEIGHTY: ReadonlySet<Frame<Guiscard>['step']> = new Set([
  'offensive',
  'lay',
  'charges',
  'moving',
  'declare',
  'answer',
  'blow',
  'advance',
  'garrisonChoice',
  'besiegerChoice',
  'reliefChoice',
]);

/** The captain's choice, then what he would do without it. */
export const candidates = (b: Battle, frame: Frame<Guiscard>, choices: Choices, chance: Chance): Action<Guiscard>[] =>
  inTurn(choices, WEIGHTY.has(frame.step) ? COMPARED : 1, seen => decide(b, frame, seen, chance));

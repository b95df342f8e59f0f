/** What is worth comparing: orders, who goes first, where units go and whom they shoot at or meet. All else is the captain's. */
import { type Action, type Frame, inTurn } from '@carroccio/kernel';
import type { Battle } from '../../src/battle.ts';
import type { Batirnos } from '../../src/shape.ts';
import { type Asked, decide } from '../policy.ts';

/** How many are compared at most. */
const COMPARED = 4;

const WEIGHTY: ReadonlySet<Frame<Batirnos>['step']> = new Set([
  'orders',
  'focusing',
  'ordering',
  'moving',
  'secondMove',
  'evasion',
  'counter',
  'departures',
  'firing',
  'answer',
  'declare',
  'joining',
  'pressing',
]);

/** The captain's choice, then what he would do without it. */
export const candidates = (b: Battle, frame: Frame<Batirnos>, asked: Asked): Action<Batirnos>[] =>
  inTurn(asked.choices, WEIGHTY.has(frame.step) ? COMPARED : 1, choices => decide(b, frame, { ...asked, choices }));

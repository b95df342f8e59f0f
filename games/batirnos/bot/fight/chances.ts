/** How likely cards are to be successes, as far as a side can tell. */

import { card } from '../../src/02-armies/cards.ts';
import { cardsOf } from '../../src/02-armies/decks.ts';
import { armyValue, due, leaderModifiers, moraleModifiers } from '../../src/04-tests/tests.ts';
import { type Battle, leaderSlot, sideOf } from '../../src/battle.ts';
import type { TestKind } from '../../src/shape.ts';
import type { Side } from '../../src/state.ts';

/** Fewer cards than these are soon shuffled together with the discards. */
const THIN = 6;

const rates = new WeakMap<Battle, number[]>();

/** The share of successes among the cards a side has not shown; reckoned once a decision. */
export function successRate(b: Battle, side: number): number {
  const known = rates.get(b) ?? [rateOf(b, 0), rateOf(b, 1)];
  rates.set(b, known);
  return known[side] ?? 0;
}

/** When few cards are left in the deck, the discards are soon among them. */
function rateOf(b: Battle, side: Side): number {
  const { hand, top, pile, bottom, discard } = cardsOf(b.state, side);
  const deck = [...top, ...pile, ...bottom];
  const unseen = [...hand, ...deck, ...(deck.length < THIN ? discard : [])];
  const value = armyValue(b, side);
  return unseen.filter(number => card(b, number).value <= value).length / Math.max(1, unseen.length);
}

/** The chance of each number of successes in so many cards. */
export function spread(cards: number, rate: number): number[] {
  let chances = [1];
  for (let one = 0; one < cards; one++) {
    const next = chances.map(chance => chance * (1 - rate));
    next.push(0);
    chances.forEach((chance, hits) => {
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * rate;
    });
    chances = next;
  }
  return chances;
}

/** The chance that at least one card of so many is a success. */
const anySuccess = (cards: number, rate: number): number => 1 - (1 - rate) ** cards;

/** The chance that a unit passes a test of its morale. */
export const passes = (b: Battle, unit: number, kind: TestKind): number =>
  anySuccess(due(moraleModifiers(b, unit, kind)), successRate(b, sideOf(b, unit)));

/** The chance that a general passes his. */
export const leaderPasses = (b: Battle, leader: number): number =>
  anySuccess(due(leaderModifiers(b, leader)), successRate(b, leaderSlot(b, leader).side));

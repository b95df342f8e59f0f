/** How likely cards are to be successes, as far as a side can tell. */

import { card } from '../../src/02-armies/cards.ts';
import { cardsOf, deckSize } from '../../src/02-armies/decks.ts';
import { armyValue, due, leaderModifiers, moraleModifiers } from '../../src/04-tests/tests.ts';
import { type Battle, leaderSlot, sideOf } from '../../src/battle.ts';
import { reckonedHidden } from '../../src/secrets.ts';
import type { TestKind } from '../../src/shape.ts';
import type { Side } from '../../src/state.ts';

/** Fewer cards than these are soon shuffled together with the discards. */
const THIN = 6;

const rates = new WeakMap<Battle, number[]>();

/** A side is about to decide: of the other's cards it can only reckon which they are. */
export function decideFor(b: Battle, seat: number): void {
  rates.set(
    b,
    ([0, 1] as const).map(side => rateOf(b, side, side === seat ? ownHidden(b, side) : reckonedHidden(b, side))),
  );
}

/** The share of successes among the cards a side has not shown, as far as whoever decides can tell. */
export const successRate = (b: Battle, side: number): number => rates.get(b)?.[side] ?? 0;

function ownHidden(b: Battle, side: Side): number[] {
  const { hand, top, pile, bottom } = cardsOf(b.state, side);
  return [...hand, ...top, ...pile, ...bottom];
}

/** When few cards are left in the deck, the discards are soon among them. */
function rateOf(b: Battle, side: Side, hidden: readonly number[]): number {
  const cards = cardsOf(b.state, side);
  const unseen = [...hidden, ...(deckSize(cards) < THIN ? cards.discard : [])];
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

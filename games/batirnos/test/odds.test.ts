/** The exact chances of tests, before their cards are drawn (nqsb.4). */
import { type AnyAction, at, Generator, oddsOf, Play, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { data, type Position, position, type Table } from './battlefield.ts';
import { FIRE_BACK, fighting, firing, HOLD, rallying, shoot } from './drill.ts';

const successes = (cards: readonly number[]): number =>
  cards.filter(number => at(data.orders.cards, number - 1).value <= 3).length;

/** How many of all draws of so many cards from a pile give each number of successes, counted one by one. */
function counted(pile: readonly number[], cards: number): number[] {
  const tally = Array.from({ length: cards + 1 }, () => 0);
  const draw = (left: readonly number[], drawn: number[]): void => {
    if (drawn.length === cards) {
      tally[successes(drawn)] = (tally[successes(drawn)] ?? 0) + 1;
      return;
    }
    for (const card of left)
      draw(
        left.filter(other => other !== card),
        [...drawn, card],
      );
  };
  draw(pile, []);
  const all = tally.reduce((sum, ways) => sum + ways, 0);
  return tally.map(ways => ways / all);
}

/** The chance of each number of successes of one side's tests of a kind, by the odds of an action. */
function chances(t: Table, action: AnyAction, side: number): number[] {
  const seat = at(t.seats, 0);
  const found: number[] = [];
  for (const { probability, events } of oddsOf(t.play, seat, action)?.outcomes ?? []) {
    const tested = events.find(event => event.type === 'tested' && 'side' in event && event.side === side);
    const hits = Number(tested && 'successes' in tested ? tested.successes : -1);
    found[hits] = (found[hits] ?? 0) + probability;
  }
  return found;
}

/** French A at 1007 and the Spanish B at 1005, face to face; A may fire with three cards, its order is card 5. */
function exchange(): Position {
  const p = position()
    .lead(0, 0, '1008', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, 'fr-fl', '1007', 'N')
    .put('B', 1, 'sp-pm', '1005', 'S')
    .order(0, 0, 5);
  at(p.state.cards, 0).pile.splice(4, 1);
  return p;
}

const closeTo = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((chance, hits) => {
    expect(found[hits]).toBeCloseTo(chance, 12);
  });
};

describe('a shot', () => {
  test('every draw from the pile is counted', () => {
    const p = exchange();
    at(p.state.cards, 0).pile = [1, 3, 4, 7, 9, 10, 12];
    closeTo(chances(firing(p), shoot(p, 'A', 'B'), 0), counted([1, 3, 4, 7, 9, 10, 12], 3));
  });

  test('a player knows what he put on top, and what the discards will bring', () => {
    const p = exchange();
    Object.assign(at(p.state.cards, 0), { top: [3], pile: [1], bottom: [], discard: [7, 4] });
    // A success, a failure, then one of the two discards.
    closeTo(chances(firing(p), shoot(p, 'A', 'B'), 0).slice(1, 3), [0.5, 0.5]);
  });

  test('who fires back sees both tests, his own from his pile', () => {
    const p = exchange();
    at(p.state.cards, 1).pile = [2, 3, 4, 5, 9];
    at(p.state.cards, 1).hand = Array.from({ length: 25 }, (_, index) => index + 6).filter(card => card !== 9);
    at(p.state.cards, 1).hand.push(1);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    // Pike and musket of strength four fires with two cards.
    closeTo(chances(t, FIRE_BACK, 1), counted([2, 3, 4, 5, 9], 2));
  });

  test('of the other deck nobody knows more than what has been shown', () => {
    const known = chances(firing(exchange()).act(shoot(exchange(), 'A', 'B')), HOLD, 0);
    const p = exchange();
    Object.assign(at(p.state.cards, 0), {
      hand: [3, 7, 9],
      top: [25, 22],
      pile: at(p.state.cards, 0).pile.filter(card => ![3, 7, 9, 25, 22].includes(card)),
    });
    const t = firing(p).act(shoot(p, 'A', 'B'));
    closeTo(chances(t, HOLD, 0), known);
    // Twelve of the thirty cards are successes; the order of A's division has been seen.
    const all = at(position().state.cards, 0).pile.filter(card => card !== 5);
    expect(successes(all)).toBe(12);
    expect(known[3]).toBeCloseTo((12 * 11 * 10) / (29 * 28 * 27), 12);
  });
});

test('a test is worked out up to what it leads to: losses, the loss of a unit', () => {
  const p = exchange().put('A', 0, 'fr-pm-vet', '1007', 'N', { strength: 1 }).order(0, 0, 1);
  const t = rallying(p);
  const odds = oddsOf(t.play, 0, { type: 'recover', unit: p.unit('A') });
  const lost = odds?.outcomes.find(({ events }) => events.some(({ type }) => type === 'eliminated'));
  const pile = at(p.state.cards, 0).pile;
  expect(lost?.probability).toBeCloseTo(counted(pile, 3)[0] ?? -1, 12);
});

test('an attack is worked out as the duel of the two', () => {
  const p = position()
    .lead(0, 0, '1008', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, 'fr-pm-vet', '1007', 'N')
    .put('B', 1, 'sp-pm', '1006', 'S')
    .put('C', 1, 'sp-pm', '0906', 'S')
    .order(0, 0, 10);
  const t = fighting(p, 'A');
  expect(t.step).toBe('declare');
  const odds = oddsOf(t.play, 0, { type: 'attack', target: p.unit('B') });
  expect(odds?.modifiers.length).toBeGreaterThan(0);
  expect(odds?.outcomes.every(({ events }) => events.filter(({ type }) => type === 'fought').length === 2)).toBe(true);
  expect(odds?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
});

test('whatever is offered in a match, its chances add up to one', { timeout: 60_000 }, () => {
  const { game } = position();
  const captain = at(game.bots ?? [], 0);
  const kinds = new Set<string>();
  const { play } = Play.begin(game, { scenario: 'intro', seed: 'odds two', stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', 'odds of captains'));
  const thinking = {
    draw: (n: number, from?: number) => chance.draw(n, from),
    budgetMs: 100,
    elapsedMs: () => 0,
  };
  while (!play.result) {
    const seat = at(play.decision()?.seats ?? [], 0);
    // A few of every kind.
    const tried = new Map<string, number>();
    for (const action of play.legal(seat)) {
      const times = (tried.get(action.type) ?? 0) + 1;
      tried.set(action.type, times);
      if (times > 3) continue;
      const odds = oddsOf(play, seat, action);
      if (!odds) continue;
      kinds.add(action.type);
      expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    }
    play.apply(seat, captain.choose(play.resample(seat, chance), seat, thinking).action);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['charge', 'shoot', 'hold']));
});

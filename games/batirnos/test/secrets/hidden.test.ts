/** Which cards the other side may hold, as far as anybody can tell (nqsb.2.2, R3). */
import { at, Generator, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { possibleHidden, redrawSecrets } from '../../src/secrets.ts';
import { type Position, position } from '../battlefield.ts';
import { rule } from '../rules.ts';

const base = Array.from({ length: 30 }, (_, index) => index + 1);

/** Side 1 with these exchanges (threes, fours, poor generals); three cards in hand, the rest in the deck. */
function exchanged(due: [number, number, number], discard: number[] = [], size = 30): Position {
  const p = position();
  p.state.exchanged[1] = due;
  const cards = at(p.state.cards, 1);
  cards.discard = discard;
  cards.hand = [1, 2, 3];
  // Which they are nobody knows: only how many count.
  cards.pile = Array.from({ length: size - 3 - discard.length }, (_, index) => index + 4);
  return p;
}
const decks = (p: Position) => possibleHidden(p.battle, 1);
/** Of all possible decks, how many hold each of these cards. */
const holding = (p: Position, ...cards: number[]) =>
  cards.map(card => decks(p).filter(deck => deck.includes(card)).length);

describe('the cards nobody has seen', () => {
  rule('nqsb.2.2.base-deck', 'without exchanges: the thirty cards, less those that lie open', () => {
    expect(decks(exchanged([0, 0, 0]))).toEqual([base]);
    expect(decks(exchanged([0, 0, 0], [5, 30]))).toEqual([base.filter(card => card !== 5 && card !== 30)]);
  });

  rule('nqsb.2.2.m3', 'one exchange of a general of morale 3: one of 25-30 for one of 31-36', () => {
    const p = exchanged([1, 0, 0]);
    expect(decks(p)).toHaveLength(36);
    expect(holding(p, 24, 25, 30, 31, 36, 37, 38)).toEqual([36, 30, 30, 6, 6, 0, 0]);
    for (const deck of decks(p)) expect(deck).toHaveLength(30);
  });

  rule('nqsb.2.2.m45', 'one exchange of a better one: for one of 31-38', () => {
    const p = exchanged([0, 1, 0]);
    expect(decks(p)).toHaveLength(48);
    expect(holding(p, 24, 25, 31, 37, 38, 39)).toEqual([48, 40, 6, 6, 6, 0]);
  });

  rule('nqsb.2.2.order', 'one of each: two cards, of which one at most is 37 or 38', () => {
    const p = exchanged([1, 1, 0]);
    // 15 ways out; in: 15 pairs of 31-36, and 12 with one of 37 and 38.
    expect(decks(p)).toHaveLength(15 * 27);
    expect(decks(p).filter(deck => deck.includes(37) && deck.includes(38))).toEqual([]);
    expect(decks(exchanged([0, 2, 0])).filter(deck => deck.includes(37) && deck.includes(38))).toHaveLength(15);
  });

  rule('nqsb.2.2.modify', 'cards that have been seen are neither taken out nor doubtful', () => {
    const p = exchanged([1, 0, 0], [25, 31]);
    // 31 came in, for one of the five of 25-30 that have not been seen.
    expect(decks(p)).toHaveLength(5);
    expect(holding(p, 25, 26, 31, 32)).toEqual([0, 4, 0, 0]);
    for (const deck of decks(p)) expect(deck).toHaveLength(28);
    const better = exchanged([0, 2, 0], [37]);
    // One more of the seven others, for two of the six.
    expect(decks(better)).toHaveLength(15 * 7);
  });

  rule('nqsb.2.2.low', 'poor generals change 15-20 for 45-50, which everybody knows', () => {
    expect(decks(exchanged([0, 0, 1]))).toEqual([[...base.filter(card => card !== 15 && card !== 16), 45, 46]]);
  });

  rule('nqsb.2.2.base-deck', 'orders on the table lie open, as do the cards of a test', () => {
    const p = exchanged([0, 0, 0]).order(1, 0, 7).order(0, 0, 9);
    const cards = at(p.state.cards, 1);
    cards.table = [8];
    cards.pile = cards.pile.filter(card => card !== 7 && card !== 8);
    expect(decks(p)).toEqual([base.filter(card => card !== 7 && card !== 8)]);
  });
});

describe('hidden cards dealt anew', () => {
  const redrawn = (p: Position, seat: number, seed: string) => {
    const chance = new Generator(startChance('sfc32', seed));
    redrawSecrets(p.battle, seat, chance);
    return p.state.cards;
  };

  rule('nqsb.2.5.dual', 'a seat’s own cards stay, the other’s are any that his deck may hold', () => {
    const seen = new Set<number>();
    const hands = new Set<string>();
    for (let nth = 0; nth < 40; nth++) {
      const p = exchanged([1, 1, 0], [31]);
      const mine = structuredClone(at(p.state.cards, 0));
      at(p.state.cards, 1).top = at(p.state.cards, 1).pile.splice(0, 2);
      at(p.state.cards, 1).bottom = at(p.state.cards, 1).pile.splice(0, 1);
      const [own, other] = redrawn(p, 0, `deal ${nth}`);
      expect(own).toEqual(mine);
      expect([other?.top, other?.bottom, other?.hand.length, other?.pile.length, other?.discard]).toEqual([
        [],
        [],
        3,
        26,
        [31],
      ]);
      const all = [...(other?.hand ?? []), ...(other?.pile ?? [])];
      const sorted = [...all].sort((one, two) => one - two);
      expect(decks(exchanged([1, 1, 0], [31])).map(deck => [...deck].sort((one, two) => one - two))).toContainEqual(
        sorted,
      );
      expect(other?.hand).toEqual([...(other?.hand ?? [])].sort((one, two) => one - two));
      expect(other?.pile).toEqual([...(other?.pile ?? [])].sort((one, two) => one - two));
      for (const card of all) seen.add(card);
      hands.add(String(other?.hand));
    }
    // Every card that he may have turns up, and no other.
    expect([...seen].sort((one, two) => one - two)).toEqual([...base, 32, 33, 34, 35, 36, 37, 38]);
    expect(hands.size).toBeGreaterThan(30);
  });

  rule('nqsb.2.5.dual', 'a spectator’s view deals both', () => {
    const p = exchanged([0, 0, 0]);
    const before = p.state.cards.map(({ pile, hand }) => [pile.length, hand.length]);
    const cards = redrawn(p, -1, 'both');
    expect(cards.map(({ pile, hand }) => [pile.length, hand.length])).toEqual(before);
  });

  rule('nqsb.2.2.modify', 'no more of 37 and 38 than his generals allow', () => {
    for (let nth = 0; nth < 20; nth++) {
      const [, other] = redrawn(exchanged([2, 1, 0]), 0, `best ${nth}`);
      const all = [...(other?.hand ?? []), ...(other?.pile ?? [])];
      expect([all.filter(card => card > 30).length, all.length]).toEqual([3, 30]);
      expect(all.filter(card => card > 36).length).toBeLessThanOrEqual(1);
      expect(new Set(all).size).toBe(30);
    }
    const [, poor] = redrawn(exchanged([0, 0, 1]), 0, 'poor');
    expect([...(poor?.hand ?? []), ...(poor?.pile ?? [])].filter(card => card > 30).sort()).toEqual([45, 46]);
  });
});

rule('nqsb.2.1.scenario-oob', 'who is not there at the beginning has neither strength nor health', () => {
  const p = position();
  const without = initialState(p.ground, { ...p.options, beck: false });
  const withBeck = initialState(p.ground, { ...p.options, beck: true });
  const absent = p.ground.roster.divisions.findIndex(({ optional }) => optional);
  const { leader, units } = at(p.ground.roster.divisions, absent);
  expect([without.leader[leader], without.health[leader]]).toEqual([-1, 0]);
  expect(units.map(unit => [without.troop[unit], without.strength[unit]])).toEqual(units.map(() => [-1, 0]));
  expect(withBeck.health[leader]).toBe(at(p.ground.leaders, at(withBeck.leader, leader)).strength);
  for (const unit of units)
    expect(withBeck.strength[unit]).toBe(at(p.ground.troops, at(withBeck.troop, unit)).strength);
  expect([without.cards, without.ledger].map(list => list.length)).toEqual([2, 2]);
  expect(without.ledger).toEqual(Array(2).fill({ start: 0, shaken: 0, units: 0, generals: 0, objectives: 0 }));
  expect([without.turn, without.initiative, without.rode, without.routed, without.results]).toEqual([0, 0, [], [], []]);
  expect([without.contacts, without.fought, without.standing, without.fallen]).toEqual([[], [], [], [0, 0]]);
  expect(without.order.every(card => card === 0) && without.priority.every(one => one === 0)).toBe(true);
  expect(without.losses.every(loss => loss === 0) && without.focus.every(one => one === 0)).toBe(true);
  expect([...new Set(without.wing), ...new Set(without.tied), ...new Set(without.holder)]).toEqual([-1, -1, -1]);
});

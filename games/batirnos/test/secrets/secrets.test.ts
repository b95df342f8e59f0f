/** What is told to one player only, and what each may see of the other's cards (nqsb.2.2.modify, 3.2.1, 3.2.2.return). */
import { type AnyEvent, at, Generator, mayKnow, Play, pick, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { whatSeatKnows } from '../../src/secrets.ts';
import { type Side, UNNAMED } from '../../src/state.ts';
import { type Position, position } from '../battlefield.ts';
import { READY } from '../drill.ts';
import { rule } from '../rules.ts';

/** The farm as it is deployed, each side with these cards in its hand. */
function farm(...hands: number[][]): Position {
  const p = position('intro');
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 1;
  p.state.capacity = [3, 3];
  p.state.determination = [11, 11];
  p.state.cards.forEach((cards, side) => {
    cards.hand = [...(hands[side] ?? [])];
    cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !cards.hand.includes(card));
  });
  return p;
}

/** Who may know of an event: the two seats and a spectator. */
const known = (event: AnyEvent | undefined): boolean[] =>
  event ? [mayKnow(event, 0), mayKnow(event, 1), mayKnow(event, null)] : [];
const ONLY: Readonly<Record<Side, boolean[]>> = { 0: [true, false, false], 1: [false, true, false] };

describe('cards told to their owner only', () => {
  rule(['nqsb.3.2.1', 'nqsb.2.4.cdc'], 'the cards drawn; that so many were drawn is told to all', () => {
    const t = farm().play({ step: 'opening' });
    const drawn = t.told('handDrawn');
    expect(drawn.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
    for (const event of drawn) {
      expect(event.cards).toHaveLength(3);
      expect(known(event)).toEqual(ONLY[event.side === 0 ? 0 : 1]);
    }
    for (const event of t.told('drew')) expect(known(event)).toEqual([true, true, true]);
  });

  rule('nqsb.3.2.2.return', 'the cards put back and where; how many is told to all', () => {
    const p = farm([1, 2, 3, 4, 5], [6, 7, 8, 9]);
    const t = p
      .play({ step: 'orders' })
      .act({ type: 'toTop', card: 1 }, 0)
      .act({ type: 'toBottom', card: 2 }, 0)
      .act(READY, 0)
      .act({ type: 'toBottom', card: 9 }, 1)
      .act(READY, 1);
    expect(t.told('returnedCards').map(({ side, top, bottom }) => [side, top, bottom])).toEqual([
      [0, [1], [2]],
      [1, [], [9]],
    ]);
    for (const event of t.told('returnedCards')) expect(known(event)).toEqual(ONLY[event.side === 0 ? 0 : 1]);
    expect(t.told('returned').map(event => [event.side, event.count, ...known(event)])).toEqual([
      [0, 2, true, true, true],
      [1, 1, true, true, true],
    ]);
  });

  rule('nqsb.2.2.modify', 'the cards exchanged; the size of the deck is told to all', () => {
    const { play, events } = Play.begin(position().game, {
      scenario: 'rocroi',
      options: { deployment: 'historical' },
      seed: 'swaps',
      stream: 'sfc32',
    });
    const seen = [...events];
    while (play.decision()?.step === 'decks') {
      const seat = at(play.decision()?.seats ?? [], 0);
      const applied = play.apply(seat, at(play.legal(seat), 0));
      if (applied.ok) seen.push(...applied.events);
    }
    const swapped = seen.filter(({ type }) => type === 'swapped');
    expect(swapped.length).toBeGreaterThan(0);
    for (const event of swapped) {
      const side = 'side' in event ? event.side : -1;
      expect([event, known(event)]).toEqual([expect.objectContaining({ only: [side] }), ONLY[side === 0 ? 0 : 1]]);
    }
    for (const event of seen.filter(({ type }) => type === 'deckBuilt'))
      expect(known(event)).toEqual([true, true, true]);
  });
});

/** Numbers of cards that an event tells. */
const numbersIn = (event: AnyEvent): number[] =>
  Object.entries(event).flatMap(([field, value]) =>
    ['card', 'cards', 'top', 'bottom', 'out', 'into'].includes(field)
      ? [value].flat().filter(one => typeof one === 'number')
      : [],
  );

test('in a whole battle nobody is told of a card that lies in the other side’s hand or deck', () => {
  const chance = new Generator(startChance('sfc32', 'secrets'));
  const thinking = { draw: (n: number, from?: number) => chance.draw(n, from) };
  const { play } = Play.begin(position().game, { scenario: 'intro', seed: 'secrets', stream: 'sfc32' });
  const kinds = new Set<string>();
  for (let acts = 0; !play.result && acts < 1500; acts++) {
    const seat = at(play.decision()?.seats ?? [], 0);
    const applied = play.apply(seat, pick(thinking, play.legal(seat)));
    for (const event of applied.ok ? applied.events : []) {
      if (!('side' in event) || event.type === 'deckBuilt' || numbersIn(event).length === 0) continue;
      kinds.add(event.type);
      // What the other side is told lies open: a test or a discard.
      if (mayKnow(event, event.side === 0 ? 1 : 0)) expect(['tested', 'discardedAtRandom']).toContain(event.type);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['handDrawn', 'returnedCards', 'tested']));
});

describe('what a seat sees of the cards', () => {
  const laid = () => {
    const p = farm([1, 2], [3]);
    for (const cards of p.state.cards) {
      cards.top = [11, 12];
      cards.bottom = [13];
      cards.pile = [20, 21];
      cards.discard = [30];
      cards.table = [29];
    }
    return p;
  };

  rule('nqsb.2.5.dual', 'of the other side how many in hand and deck; nothing of top and bottom', () => {
    for (const seat of [0, 1] as const) {
      const view = whatSeatKnows(laid().state, seat);
      expect(at(view.cards, seat)).toEqual(at(laid().state.cards, seat));
      expect(at(view.cards, 1 - seat)).toEqual({
        hand: seat === 0 ? [0] : [0, 0],
        top: [],
        pile: [0, 0, 0, 0, 0],
        bottom: [],
        discard: [30],
        table: [29],
      });
    }
  });

  rule('nqsb.2.5.dual', 'a spectator sees neither', () => {
    const view = whatSeatKnows(laid().state, null);
    expect(view.cards.map(({ hand, top, pile, bottom }) => [hand.length, top, pile.length, bottom])).toEqual([
      [2, [], 5, []],
      [1, [], 5, []],
    ]);
    for (const cards of view.cards) expect([...cards.hand, ...cards.pile].every(card => card === 0)).toBe(true);
  });
});

describe('what is forced', () => {
  rule('nqsb.10.7', 'the only action on a focused card that lies open is named without being asked for', () => {
    const p = farm([], []);
    const division = p.division(0, 0);
    const named = (card: number) => {
      p.state.order[division] = card;
      p.state.focus[division] = UNNAMED;
      return p.play({ step: 'focusing', side: 0 }).play.forced();
    };
    const only = p.battle.cards.filter(({ move, fire, melee }) => [move, fire, melee].filter(Boolean).length === 1);
    expect(only.length).toBeGreaterThan(0);
    for (const { number, move, fire } of only)
      expect(named(number)).toEqual({
        seat: 0,
        action: { type: 'nameFocus', division, focus: move ? 'move' : fire ? 'fire' : 'melee' },
      });
    // Card 10 gives two.
    expect(named(10)).toBeNull();
  });

  rule('nqsb.3.2.2.assign', 'who has nothing to assign says so himself: that his hand is empty is his to know', () => {
    const { play } = farm([], [1]).play({ step: 'orders' });
    expect(play.legal(0)).toEqual([READY]);
    expect(play.forced()).toBeNull();
    play.apply(1, READY);
    expect([play.decision()?.seats, play.forced()]).toEqual([[0], null]);
  });
});

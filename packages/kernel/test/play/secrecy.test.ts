/** How many actions a secret choice took is nobody else's business. */
import { type AnyAction, at, type Game, Generator, Match, type Seat, type Story, startChance } from '@carroccio/kernel';
import { checkSecrecy } from '@carroccio/kernel/suite';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const relics = registry.game('relics');
const bids = relics.steps.bids;
if (!bids || !('reveal' in bids)) throw new Error('the abbey has no bids');

const laysNoMore = (choice: AnyAction | undefined): boolean => choice?.type === 'coins' && choice.coins === 0;

/** The abbey where coins are laid one by one, until a seat lays no more. */
const coinByCoin: Game = {
  ...relics,
  steps: {
    ...relics.steps,
    bids: {
      ...bids,
      done: (_, __, ___, chosen) => laysNoMore(chosen.at(-1)),
      offers: {
        ...bids.offers,
        coins: {
          list: (_, __, ___, chosen) => (chosen.length > 0 ? [0, 1].map(coins => ({ type: 'coins', coins })) : []),
        },
      },
      reveal: flow => flow.next({ step: 'bids', relic: 1 }),
    },
  },
};

const begin = (): Match => new Match(coinByCoin, { scenario: 'abbey', seats: 3, seed: 'coins' });

/** A seat lays a card, so many coins, and no more. */
function bid(match: Match, seat: Seat, coins: number): void {
  match.act(seat, at(match.play.legal(seat), 0));
  for (let laid = 0; laid < coins; laid++) match.act(seat, { type: 'coins', coins: 1 });
  match.act(seat, { type: 'coins', coins: 0 });
}

const gets = (match: Match, seat: Seat | null) => [match.story(seat), match.play.view(seat)];

describe('while the decision is open', () => {
  test('others see the same whatever a seat has laid, and count nothing', () => {
    const [poor, rich] = [begin(), begin()];
    bid(poor, 1, 0);
    bid(rich, 1, 5);
    expect([poor.length, rich.length]).toEqual([2, 7]);
    for (const seat of [0, 2, null]) expect(gets(rich, seat)).toEqual(gets(poor, seat));
    expect(rich.story(0)).toMatchObject({ entries: 0, last: null });
  });

  test('a seat counts its own', () => {
    const match = begin();
    bid(match, 2, 1);
    bid(match, 1, 3);
    expect([match.story(1), match.story(2), match.story(null)].map(({ entries }) => entries)).toEqual([5, 3, 0]);
    expect([match.story(1).last, match.story(2).last]).toEqual([1, 2]);
    expect([1, 2].map(seat => match.entriesOf(seat, 1))).toEqual([4, 1]);
    expect(match.entriesOf(0, 1)).toBeNull();
  });
});

describe('once it is opened', () => {
  const opened = (coins: number): Match => {
    const match = begin();
    for (const seat of [1, 0, 2]) bid(match, seat, seat === 0 ? 1 : coins);
    return match;
  };

  test('it is one entry, and the next decision has the same number', () => {
    const [poor, rich] = [opened(0), opened(4)];
    for (const match of [poor, rich]) expect([match.story(null).entries, match.story(0).entries]).toEqual([1, 4]);
    expect(poor.play.at(0)).toBe(rich.play.at(0));
    expect(gets(rich, 0)).toEqual(gets(poor, 0));
    expect(gets(rich, null)).toEqual(gets(poor, null));
  });

  test('no number comes twice', () => {
    const match = begin();
    const numbers: (number | null)[] = [];
    for (let rounds = 0; rounds < 2; rounds++)
      for (const seat of [0, 1, 2]) {
        if (seat === 1) numbers.push(match.play.at(1));
        match.act(seat, at(match.play.legal(seat), 0));
        if (seat === 1) numbers.push(match.play.at(1));
        match.act(seat, { type: 'coins', coins: 1 });
        if (seat === 1) numbers.push(match.play.at(1));
        match.act(seat, { type: 'coins', coins: 0 });
      }
    expect(new Set(numbers).size).toBe(6);
    expect(numbers.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(numbers);
  });

  test('the moments of a story are those of the record', () => {
    const match = opened(2);
    expect(match.length).toBe(11);
    expect(match.entriesOf(null, 0)).toBe(10);
    expect(match.entriesOf(null, 1)).toBe(11);
    expect(match.story(null).log.every(({ entry }) => entry === 0)).toBe(true);
  });
});

describe('the suite', () => {
  const check = (match: Match): void => checkSecrecy(match, new Generator(startChance('sfc32', 'check')));

  test('is content, and leaves the match as it was', () => {
    const match = begin();
    bid(match, 0, 2);
    const before = [match.play.hash(), match.length];
    check(match);
    expect([match.play.hash(), match.length]).toEqual(before);
    bid(match, 1, 2);
    // The last seat opens the decision.
    check(match);
    expect(match.play.decision()?.seats).toEqual([2]);
  });

  test('finds a history whose length tells', () => {
    class Told extends Match {
      override story(seat: Seat | null): Story {
        return { ...super.story(seat), entries: this.length };
      }
    }
    const match = new Told(coinByCoin, { scenario: 'abbey', seats: 3, seed: 'coins' });
    expect(() => check(match)).toThrow('how many actions a secret choice takes is a secret');
  });

  test('finds a number that tells', () => {
    const match = begin();
    for (const seat of [0, 1]) bid(match, seat, 1);
    const { act } = match;
    match.act = (...given) => {
      const { opened } = match.play.position;
      const applied = act.apply(match, given);
      if (match.play.position.opened !== opened) match.play.position.opened += match.length;
      return applied;
    };
    expect(() => check(match)).toThrow('how many actions a secret choice takes is a secret');
  });
});

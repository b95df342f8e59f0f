import { type AnyAction, at, Play } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const ford = registry.game('ford');
const relics = registry.game('relics');

function begin(game: typeof ford, scenario: string, script: number[] = [], seats?: number): Play {
  const { play } = Play.begin(game, { scenario, seed: 'test', ...(seats === undefined ? {} : { seats }) });
  play.position.chance.script.push(...script);
  return play;
}

function take(play: Play, seat: number, action: AnyAction) {
  const applied = play.apply(seat, action);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied;
}

/** Red has charged Blue's foremost soldier, who may now react. */
function charged(script: number[]): Play {
  const play = begin(ford, 'ford', script);
  take(play, 0, { type: 'march', unit: 2 });
  take(play, 1, { type: 'march', unit: 5 });
  take(play, 0, { type: 'charge', unit: 2, target: 5 });
  return play;
}

describe('nested steps', () => {
  test('a charge asks the other side, rolls, and comes back through every step', () => {
    const play = charged([4, 6, 1]);
    expect(play.decision()).toMatchObject({ step: 'reaction', rule: 'ford.3.1', seats: [1], sealed: false });
    const { events, irrevocable } = take(play, 1, { type: 'brace' });
    expect(irrevocable).toBe(true);
    expect(events).toEqual([
      { type: 'reacted', rule: 'ford.3.1', unit: 5, how: 'brace' },
      { type: 'roll', rule: 'ford.3.2', why: 'morale', sides: 6, seat: 0, dice: [4] },
      { type: 'roll', rule: 'ford.3.3', why: 'clash', sides: 6, dice: [6, 1] },
      { type: 'hit', rule: 'ford.3.3', unit: 5, dead: false },
    ]);
    expect(play.decision()).toMatchObject({ step: 'retreat', seats: [1] });
    take(play, 1, { type: 'fallBack' });
    expect(play.decision()).toMatchObject({ step: 'advance', seats: [0] });
    take(play, 0, { type: 'advance' });
    expect(play.decision()).toMatchObject({ step: 'turn', seats: [1] });
  });

  test('unwind leaves everything up to the named step', () => {
    const play = charged([1]);
    const { events } = take(play, 1, { type: 'counter' });
    expect(events.at(-1)).toMatchObject({ type: 'balked', unit: 2 });
    expect(play.position.stack).toEqual([{ step: 'turn', seat: 1 }]);
  });

  test('an action without dice or secrets can be taken back', () => {
    expect(take(begin(ford, 'ford'), 0, { type: 'march', unit: 2 }).irrevocable).toBe(false);
  });
});

describe('secret choices', () => {
  const bid = (play: Play, seat: number, card: number, coins: number) => {
    take(play, seat, { type: 'card', card });
    return take(play, seat, { type: 'coins', coins });
  };
  const lowest = (play: Play, seat: number): number => {
    const { card } = at(play.legal(seat), 0);
    return typeof card === 'number' ? card : 0;
  };

  test('are in nobody else’s view until all have chosen, in whatever order', () => {
    const play = begin(relics, 'abbey', [], 3);
    expect(play.decision()).toMatchObject({ step: 'bids', sealed: true, seats: [0, 1, 2] });
    const before = JSON.stringify({ ...play.view(0), decision: null });
    const events = bid(play, 2, lowest(play, 2), 1).events;
    expect(events).toEqual([]);
    expect(play.decision()?.seats).toEqual([0, 1]);
    expect(JSON.stringify({ ...play.view(0), decision: null })).toBe(before);
    expect(play.view(2).chosen).toHaveLength(2);
    expect(play.view(null).chosen).toEqual([]);
    bid(play, 0, lowest(play, 0), 0);
    const reveal = bid(play, 1, lowest(play, 1), 0);
    expect(reveal.irrevocable).toBe(true);
    expect(reveal.events.filter(event => event.type === 'bid')).toHaveLength(3);
    expect(play.position.sealed).toBeNull();
  });

  test('have numbers of their own: somebody else’s choice makes nobody’s stale', () => {
    const play = begin(relics, 'abbey', [], 2);
    expect([play.at(0), play.at(1)]).toEqual([0, 0]);
    take(play, 1, { type: 'card', card: lowest(play, 1) });
    expect([play.at(0), play.at(1)]).toEqual([0, 1]);
    expect(play.explain(0, at(play.legal(0), 0), 0)).toBeNull();
    expect(play.explain(1, { type: 'coins', coins: 0 }, 0)).toMatchObject({ reason: 'stale', at: 1 });
  });

  test('of others are redrawn for a bot, and the same seats have chosen', () => {
    const play = begin(relics, 'abbey', [], 2);
    bid(play, 1, lowest(play, 1), 0);
    let draws = 0;
    const chance = { draw: (n: number, from = 0) => from + (draws++ % n) };
    const redrawn = Array.from({ length: 20 }, () => play.resample(0, chance));
    expect(redrawn.every(copy => copy.decision()?.seats.join() === '0')).toBe(true);
    expect(new Set(redrawn.map(copy => JSON.stringify(copy.position.sealed))).size).toBeGreaterThan(1);
    expect(redrawn.every(copy => copy.position.chance.stream === 'sfc32')).toBe(true);
  });
});

describe('a seat that is invited', () => {
  test('may act in another’s decision, and the owner answers', () => {
    for (let number = 0; ; number++) {
      const { play } = Play.begin(relics, { scenario: 'abbey', seats: 2, seed: `sale ${number}` });
      for (const seat of [0, 1]) {
        take(play, seat, at(play.legal(seat), 0));
        take(play, seat, { type: 'coins', coins: 0 });
      }
      const decision = play.decision();
      if (decision?.step !== 'sale') continue;
      const owner = at(decision.seats, 0);
      const buyer = 1 - owner;
      expect(decision.invited).toEqual([buyer]);
      expect(play.explain(buyer, { type: 'keep' })).toMatchObject({ rule: 'relics.5', reason: 'owner', seat: owner });
      take(play, buyer, { type: 'offer' });
      expect(play.decision()).toMatchObject({ step: 'answer', seats: [owner], invited: [] });
      take(play, owner, { type: 'decline' });
      expect(play.decision()).toMatchObject({ step: 'sale', seats: [owner], invited: [] });
      return;
    }
  });
});

describe('refusals', () => {
  test.each([
    [1, { type: 'rest' }, { rule: 'ford.2', reason: 'not-your-decision' }],
    [0, { type: 'march', unit: 0 }, { rule: 'ford.2.1', reason: 'occupied', cell: 1 }],
    [0, { type: 'march', unit: 4 }, { rule: 'ford.2', reason: 'notYours', unit: 4 }],
    [0, { type: 'charge', unit: 2, target: 5 }, { rule: 'ford.3', reason: 'outOfReach', distance: 4 }],
    [0, { type: 'brace' }, { rule: 'ford.2', reason: 'not-now' }],
    [0, { type: 'dance' }, { rule: 'ford.2', reason: 'unknown-action', type: 'dance' }],
    [0, { type: 'constructor' }, { rule: 'ford.2', reason: 'unknown-action' }],
    [0, { type: 'march' }, { rule: 'ford.2', reason: 'malformed' }],
    [0, { type: 'march', unit: 'x' }, { rule: 'ford.2', reason: 'malformed' }],
    [0, null, { rule: 'ford.2', reason: 'malformed' }],
  ])('seat %i: %j', (seat, action, refusal) => {
    const play = begin(ford, 'ford');
    const before = play.hash();
    expect(play.explain(seat, action)).toMatchObject(refusal);
    expect(play.apply(seat, action)).toMatchObject({ ok: false, refusal });
    expect(play.hash()).toBe(before);
  });
});

describe('beginnings', () => {
  test.each([
    [{ scenario: 'nowhere' }, 'ford has no scenario "nowhere"; it has ford, footbridge'],
    [{ scenario: 'constructor' }, 'no scenario "constructor"'],
    [{ scenario: 'ford', seats: 3 }, 'ford is for 2 to 2 seats, not 3'],
    [{ scenario: 'ford', options: { fierce: 'very' } }, 'option "fierce" is one of false, true, not "very"'],
    [{ scenario: 'ford', options: { snow: true } }, 'ford has no option "snow"; it has fierce'],
  ])('%j is refused', (beginning, message) => {
    expect(() => Play.begin(ford, { seed: 's', ...beginning })).toThrow(message);
  });

  test('options have their defaults', () => {
    expect(begin(ford, 'ford').position.options).toEqual({ fierce: false });
    expect(begin(relics, 'abbey').position.seats).toBe(2);
  });
});

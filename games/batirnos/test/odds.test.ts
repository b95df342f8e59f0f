/** The exact chances of tests, before their cards are drawn (nqsb.4). */
import { type AnyAction, at, forecast, Generator, oddsOf, Play, startChance, Teller } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { data, type Position, position, type Table } from './battlefield.ts';
import {
  DECLINE,
  DRAW_ON,
  FIRE_BACK,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  READY,
  rallying,
  STOP,
  shoot,
  step,
} from './drill.ts';

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
  const outcomes = oddsOf(t.play, seat, action)?.outcomes ?? [];
  for (const { probability, events } of outcomes.flatMap(outcome =>
    outcome.ways.length > 0 ? outcome.ways : [outcome],
  )) {
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
  expect(odds?.success?.probability).toBeCloseTo(1 - (lost?.probability ?? 0), 12);
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

describe('what does the same to the pieces is one outcome', () => {
  test('a shot: no loss, one, two that shake the unit, each told once and without the cards', () => {
    const p = exchange();
    const t = firing(p).act(shoot(p, 'A', 'B'));
    const odds = oddsOf(t.play, 1, HOLD);
    const teller = new Teller(t.play.game, t.play.scene, 'en');
    const sentences = odds?.outcomes.map(({ events }) => teller.outcome(events)) ?? [];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/card|success|damage/);
    expect(sentences).toContain('Nothing happens');
    const strengths = odds?.outcomes.flatMap(({ events }) =>
      events.flatMap(event => (event.type === 'losses' && 'strength' in event ? [Number(event.strength)] : [])),
    );
    expect(strengths?.length).toBe(new Set(strengths).size);
  });

  test('whether a shot tells is one question to who fires, and none to who is fired at', () => {
    const p = exchange();
    const t = firing(p);
    const odds = oddsOf(t.play, 0, shoot(p, 'A', 'B'));
    const spared = odds?.outcomes.find(({ events }) => events.every(({ type }) => type !== 'losses'));
    expect(odds?.success?.probability).toBeCloseTo(1 - (spared?.probability ?? 0), 12);
    expect(oddsOf(t.act(shoot(p, 'A', 'B')).play, 1, HOLD)?.success).toBeNull();
  });
});

describe('a weakened unit', () => {
  const PILE = [1, 3, 4, 7, 9, 10, 12];
  const weak = (troop: string, number: number, second = false): Position => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, troop, '1009', 'N', { strength: 1, second })
      .put('B', 1, 'sp-pm', '1003', 'S')
      .order(0, 0, number);
    at(p.state.cards, 0).pile = [...PILE];
    return p;
  };
  /** The chance that a morale test of so many cards gives a success. */
  const steady = (cards: number): number => 1 - (counted(PILE, cards)[0] ?? 0);
  const success = (t: Table, action: AnyAction): number => oddsOf(t.play, 0, action)?.success?.probability ?? -1;
  const due = (t: Table, action: AnyAction): number =>
    (oddsOf(t.play, 0, action)?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);

  test.each([
    ['fr-al', false, { type: 'rotate', facing: 1 }],
    ['fr-al', false, { type: 'limber' }],
    ['fr-al', true, { type: 'unlimber', facing: 2 }],
    ['fr-dr', true, { type: 'mount' }],
    ['fr-dr', false, { type: 'dismount' }],
    ['fr-pm-line', false, { type: 'march', road: false, alone: false }],
  ] as const)('%s, second side %s: its nerve decides %j', (troop, second, what) => {
    const p = weak(troop, 5, second);
    const t = moving(p);
    const unit = p.unit('A');
    const turned = what.type === 'rotate' ? { facing: ((p.state.facing[unit] ?? 0) + 1) % 6 } : {};
    const action = { ...what, ...turned, unit };
    expect(t.legal(what.type)).toContainEqual(action);
    expect(success(t, action)).toBeCloseTo(steady(due(t, action)), 12);
    expect(oddsOf(t.play, 0, action)?.outcomes).toHaveLength(2);
  });

  test('both tests count when two weakened units change places', () => {
    const p = weak('fr-pm-line', 19).put('C', 0, 'fr-pm-line', '0909', 'N', { strength: 1 });
    const t = moving(p);
    const action = { type: 'trade', units: [p.unit('A'), p.unit('C')] };
    expect(t.legal('trade')).toContainEqual(action);
    const odds = oddsOf(t.play, 0, action);
    const once = steady(due(t, action));
    // A test of three cards that succeeds at the first leaves more cards for the second: less than the square of one.
    expect(odds?.success?.probability).toBeLessThan(once);
    expect(odds?.success?.probability).toBeGreaterThan(0);
    expect(odds?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  test('its second move hangs on nothing: it has tested for both', () => {
    const p = weak('fr-pm-line', 5).order(0, 0, 5, 'move');
    at(p.state.cards, 0).top = [3];
    const t = moving(p).act(march(p, 'A')).act(STOP).act(step(p, '1008')).act(halt(p));
    expect(t.step).toBe('secondMove');
    expect(forecast(t.play, 0, march(p, 'A'))).toBe('nothing');
  });

  test('and a sound one, which does not test, has no odds to tell', () => {
    const p = weak('fr-pm-line', 5).put('A', 0, 'fr-pm-line', '1009', 'N');
    expect(forecast(moving(p).play, 0, march(p, 'A'))).toBe('nothing');
  });
});

describe('a charge sets out or does not', () => {
  // Five failures of seven: any test of up to five cards may fail.
  const PILE = [1, 2, 3, 4, 5, 7, 8];
  const charging = (p: Position): Position => {
    at(p.state.cards, 0).pile = [...PILE];
    return p;
  };
  const line = (troop: string): Position =>
    charging(position().lead(0, 0, '1010', 'villequier').put('A', 0, troop, '1009', 'N').order(0, 0, 5));

  test.each([
    ['ordered', () => moving(line('fr-cp-chev').put('B', 1, 'sp-pm', '1005', 'S'))],
    ['late', () => line('ge-pm').put('B', 1, 'sp-pm', '1006', 'S').play({ step: 'late', side: 0 })],
    [
      'a rush',
      () =>
        charging(position().put('A', 0, 'fr-cp-gend', '1009', 'N', { strength: 2 }))
          .put('B', 1, 'sp-pm', '1005', 'S')
          .put('C', 1, 'sp-pm', '1105', 'S')
          .play({ step: 'aggressors', done: [] }),
    ],
  ])('%s', (_, begin) => {
    const t = begin();
    const odds = oddsOf(t.play, 0, at(t.legal('charge'), 0));
    const cards = (odds?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);
    expect(odds?.success?.probability).toBeCloseTo(1 - (counted(PILE, cards)[0] ?? 0), 12);
    expect(odds?.outcomes.map(({ events }) => events.at(-1)?.type).sort()).toEqual(['chargeFailed', 'charging']);
  });
});

describe('who is attacked', () => {
  const attacked = () => {
    const p = position()
      .lead(0, 0, '1008', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-vet', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10);
    at(p.state.cards, 0).pile.splice(9, 1);
    return p;
  };

  test('sees the combat with him fighting back, and without', () => {
    const p = attacked();
    const t = fighting(p, 'A');
    expect(t.step).toBe('joining');
    const blows = (action: AnyAction): number[] =>
      (oddsOf(t.play, 1, action)?.outcomes ?? []).flatMap(
        ({ events }) => events.filter(({ type }) => type === 'fought').length,
      );
    expect(new Set(blows(join(p, 'B')))).toEqual(new Set([2]));
    expect(new Set(blows(READY))).toEqual(new Set([1]));
  });

  test('tests his nerve first when he is weakened', () => {
    const p = attacked().put('B', 1, 'sp-pm', '1006', 'S', { strength: 1 });
    const t = fighting(p, 'A');
    const odds = oddsOf(t.play, 1, join(p, 'B'));
    expect(odds?.outcomes.map(({ events }) => events.at(-1)?.type).sort()).toEqual(['faltered', 'steadied']);
  });
});

test('a weakened attacker who must fight tests before his division’s melee begins', () => {
  const p = position()
    .lead(0, 0, '1008', 'villequier')
    .lead(0, 1, '0508', 'villequier')
    .put('A', 0, 'fr-pm-vet', '1007', 'N', { strength: 1 })
    .put('B', 1, 'sp-pm', '1006', 'S')
    .put('C', 0, 'fr-pm-vet', '0507', 'N', { division: 1 })
    .put('D', 1, 'sp-pm', '0506', 'S')
    .order(0, 0, 10)
    .order(0, 1, 4);
  const t = p.play({ step: 'phase', phase: 'melee', done: [] });
  expect(t.step).toBe('ordering');
  const pick = (place: number): AnyAction => ({ type: 'pickDivision', division: p.division(0, place) });
  const nerve = oddsOf(t.play, 0, pick(0));
  expect(nerve?.outcomes.map(({ events }) => events.at(-1)?.type).sort()).toEqual(['faltered', 'steadied']);
  // The sound one has one foe, who fights back: the duel itself.
  const duel = oddsOf(t.play, 0, pick(1));
  expect(duel?.outcomes.every(({ events }) => events.filter(({ type }) => type === 'fought').length === 2)).toBe(true);
});

test('a late move that ends beside an enemy commits to the melee that follows at once', () => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'ge-pm', '1008', 'N')
    .put('B', 1, 'sp-pm', '1006', 'S')
    .order(0, 0, 5);
  const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A'));
  expect(forecast(t.play, 0, halt(p))).toBe('sequence');
  t.act(step(p, '1007'));
  const odds = oddsOf(t.play, 0, halt(p));
  expect(odds?.outcomes.every(({ events }) => events.filter(({ type }) => type === 'fought').length === 2)).toBe(true);
});

test('a heartened player draws each card of his deck as likely as another', () => {
  const p = position();
  at(p.state.cards, 0).pile = [1, 3, 4, 7];
  const t = p.play({ step: 'heartened', division: p.division(0, 0) });
  expect(oddsOf(t.play, 0, { type: 'takeCard' })?.outcomes.map(({ chance }) => chance)).toEqual(Array(4).fill('1/4'));
  expect(forecast(t.play, 0, DECLINE)).toBe('sequence');
});

test('a decided test leaves nothing to the cards that are still drawn', () => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '1009', 'N', { strength: 1 })
    .order(0, 0, 5)
    .draws(0, 3);
  const t = moving(p).act(march(p, 'A'));
  expect([forecast(t.play, 0, STOP), forecast(t.play, 0, DRAW_ON)]).toEqual(['sequence', 'sequence']);
});

test('whatever is offered in a match, its chances add up to one', { timeout: 60_000 }, () => {
  const { game } = position();
  const captain = at(game.bots ?? [], 3);
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

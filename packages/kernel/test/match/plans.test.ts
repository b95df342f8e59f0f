/** What a person does as one thing: followed by the same rules, step by step, and taken back as one. */
import {
  type Game,
  Generator,
  isForced,
  isOwn,
  Match,
  replay,
  type Shelved,
  startChance,
  Teller,
} from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const relics = registry.game('relics');
const ford = registry.game('ford');

const abbey = (seats = 2): Match => new Match(relics, { scenario: 'abbey', seats, seed: 'plans' });
const water = (): Match => new Match(ford, { scenario: 'ford', seed: 'plans' });

/** The first card in hand, and a number of coins. */
const bid = (match: Match, seat: number, coins: number) => [match.play.legal(seat)[0], { type: 'coins', coins }];

describe('a plan', () => {
  test('is its steps, one after the other', () => {
    const [one, other] = [abbey(), abbey()];
    expect(one.follow(0, bid(one, 0, 1))).toEqual({ taken: 2, stopped: 'done' });
    for (const action of bid(other, 0, 1)) other.act(0, action);
    expect(one.play.hash()).toBe(other.play.hash());
  });

  test('stops where a step is refused, and says by which rule', () => {
    const match = abbey();
    const followed = match.follow(0, bid(match, 0, 9));
    expect(followed).toEqual({
      taken: 1,
      stopped: 'refused',
      refusal: { rule: 'relics.4.1', reason: 'tooDear', coins: 9 },
    });
    expect(match.length).toBe(1);
  });

  test('does nothing when its first step is refused, or is of an older decision', () => {
    const match = abbey();
    const before = match.play.hash();
    expect(match.follow(0, [{ type: 'coins', coins: 1 }])).toMatchObject({ taken: 0, stopped: 'refused' });
    expect(match.follow(0, bid(match, 0, 1), (match.play.at(0) ?? 0) + 1)).toMatchObject({
      taken: 0,
      refusal: { reason: 'stale' },
    });
    expect(match.play.hash()).toBe(before);
  });

  test('stops where somebody else decides, and says who', () => {
    const match = water();
    const march = { type: 'march', unit: 2 };
    expect(match.follow(0, [march, march])).toEqual({ taken: 1, stopped: 'interrupted', by: [1] });
  });

  test('stops at the end of the match', () => {
    const match = water();
    for (let turns = 0; turns < 29; turns++) match.act(turns % 2, { type: 'rest' });
    const rest = { type: 'rest' };
    expect(match.follow(1, [rest, rest])).toEqual({ taken: 1, stopped: 'over' });
  });

  test('lets the machine do what it does between the steps', () => {
    const match = abbey();
    let times = 0;
    match.follow(0, bid(match, 0, 0), undefined, () => times++);
    expect(times).toBe(2);
  });

  test('has a number in the record, which replays as any other', () => {
    const match = abbey();
    match.follow(0, bid(match, 0, 1));
    match.follow(1, bid(match, 1, 0));
    const record = match.record();
    expect(record.history.map(entry => ('seat' in entry ? entry.plan : null))).toEqual([1, 1, 2, 2]);
    expect(replay(relics, record).record()).toEqual(record);
  });

  test('a single action is no plan', () => {
    const match = water();
    match.follow(0, [{ type: 'rest' }]);
    expect(match.record().history).toEqual([{ seat: 0, action: { type: 'rest' } }]);
  });
});

describe('undo', () => {
  test('takes a plan back as one, and redo does it again', () => {
    const match = abbey();
    const before = match.play.hash();
    match.follow(0, bid(match, 0, 1));
    const after = match.play.hash();
    expect(match.undo(0)).toEqual({ ok: true });
    expect([match.play.hash(), match.length]).toEqual([before, 0]);
    expect(match.redo()).toEqual({ ok: true });
    expect([match.play.hash(), match.length]).toEqual([after, 2]);
  });

  test('leaves what others chose in secret meanwhile', () => {
    const match = abbey(3);
    match.follow(0, bid(match, 0, 1));
    match.follow(1, bid(match, 1, 0));
    const chosen = match.play.chosen(1);
    expect(match.undo(0)).toEqual({ ok: true });
    expect([match.play.chosen(0), match.play.chosen(1)]).toEqual([[], chosen]);
    match.follow(0, bid(match, 0, 0));
    expect(match.undo(1)).toEqual({ ok: true });
    expect([match.play.chosen(0).length, match.play.chosen(1)]).toEqual([2, []]);
  });
});

describe('what is forced', () => {
  const { turn } = ford.steps;
  if (!turn || !('offers' in turn) || 'reveal' in turn) throw new Error('ford has no turn');
  const { rest } = turn.offers;
  if (!rest) throw new Error('ford has no rest');
  /** A ford in which nobody can do anything but rest. */
  const idle: Game = { ...ford, steps: { ...ford.steps, turn: { ...turn, offers: { rest } } } };
  const begin = (game: Game): Match => new Match(game, { scenario: 'ford', seed: 'forced' });

  test('is taken by the machine, and the record says so', () => {
    const match = begin(idle);
    expect(match.play.forced()).toEqual({ seat: 0, action: { type: 'rest' } });
    expect(match.takeForced()).toMatchObject({ ok: true });
    expect(match.record().history).toEqual([{ seat: 0, action: { type: 'rest' }, forced: true }]);
  });

  test('is told before all that came of it, in both languages, to everybody', () => {
    const match = begin(idle);
    match.takeForced();
    const told = { type: 'forced', rule: 'ford.2', seat: 0, action: { type: 'rest' } };
    for (const seat of [0, 1, null]) expect(match.story(seat).log[0]).toEqual({ entry: 1, event: told });
    const words = (['en', 'it'] as const).map(language =>
      new Teller(idle, match.play.scene, language).event({ ...told }),
    );
    expect(words).toEqual(['Red: Rest (nothing else could be done)', 'Rosso: Riposa (non si poteva fare altro)']);
    const event = match.log[0]?.event;
    expect(event && [isForced(event), isOwn(event)]).toEqual([true, false]);
    const again = begin(idle);
    for (const entry of match.record().history) again.enter(entry);
    expect(again.log).toEqual(match.log);
    expect(match.rows()[0]?.events[0]).toEqual(told);
  });

  test('is not told where somebody chose it', () => {
    const match = begin(idle);
    match.act(0, { type: 'rest' });
    expect(match.log.some(({ event }) => isForced(event))).toBe(false);
  });

  test('is asked where there is a choice', () => {
    expect(begin(ford).takeForced()).toBeNull();
  });

  test('is asked where a step does not say that everybody knows what it offers', () => {
    const { open: _, ...closed } = idle;
    expect(begin(closed).play.forced()).toBeNull();
    expect(
      begin({ ...closed, steps: { ...idle.steps, turn: { ...turn, open: true, offers: { rest } } } }).play.forced(),
    ).not.toBeNull();
  });

  test('is asked where a step that is open hides something in this very case', () => {
    const hides = (secretive: number): Game => ({
      ...idle,
      steps: { ...idle.steps, turn: { ...turn, offers: { rest }, hides: (_, { seat }) => seat === secretive } },
    });
    expect(begin(hides(0)).play.forced()).toBeNull();
    expect(begin(hides(1)).play.forced()).toEqual({ seat: 0, action: { type: 'rest' } });
  });

  test('is asked where a family offers more', () => {
    const match = abbey();
    match.act(0, match.play.legal(0)[0]);
    expect([match.play.legal(0), match.play.families(0).length, match.play.forced()]).toEqual([[], 1, null]);
  });

  test('is taken back with what it followed, and hinders nobody who takes his own back', () => {
    const match = begin(ford);
    match.act(0, { type: 'rest' });
    match.act(1, { type: 'rest' }, undefined, { forced: true });
    expect(match.undo(1)).toEqual({ ok: false, denial: 'nothing-to-undo' });
    expect(match.undo(0)).toEqual({ ok: true });
    expect(match.length).toBe(0);
    match.redo();
    expect(match.record().history.map(entry => 'forced' in entry)).toEqual([false, true]);
  });
});

describe('a match that was kept', () => {
  /** A match of some length, with plans in it. */
  const played = (): Match => {
    const match = abbey(3);
    const chance = new Generator(startChance('sfc32', 'kept'));
    for (let entries = 0; entries < 40; entries++) {
      const seat = match.play.decision()?.seats[0];
      if (seat !== undefined) match.act(seat, match.play.anyAction(seat, chance));
    }
    return match;
  };
  const kept = (match: Match, snapshots: number[]): Shelved => ({
    beginning: { scenario: 'abbey', seats: 3, seed: 'plans' },
    opening: match.opening,
    rows: structuredClone(match.rows()),
    snapshots: snapshots.map(entries => ({ entries, position: match.moment(entries).position })),
  });

  test('goes on as it was, whatever snapshots there are', () => {
    const match = played();
    for (const snapshots of [[], [0], [7], [3, 20], [match.length]]) {
      const again = Match.resume(relics, kept(match, snapshots));
      expect([again.record(), again.log, again.length]).toEqual([match.record(), match.log, match.length]);
    }
  });

  test('plays nothing again before its last snapshot', () => {
    const match = played();
    const shelved = kept(match, [20]);
    for (const row of shelved.rows.slice(0, 20)) row.entry = { seat: 0, action: { type: 'nothing of the kind' } };
    expect(Match.resume(relics, shelved).play.hash()).toBe(match.play.hash());
  });

  test('can be taken back beyond its snapshots', () => {
    const match = played();
    const again = Match.resume(relics, kept(match, [30]));
    for (let entries = match.length; entries > 0; entries--) {
      again.undo();
      expect(again.play.hash()).toBe(match.moment(entries - 1).hash());
    }
  });

  test('tells what came after an entry', () => {
    const match = played();
    expect(match.rows(12)).toEqual(match.rows().slice(12));
    expect(match.rows().flatMap(({ events }) => events)).toEqual(
      match.log.slice(match.opening.length).map(({ event }) => event),
    );
  });
});

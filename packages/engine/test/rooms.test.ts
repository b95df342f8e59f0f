/** One match seen through seats: what goes in once comes back once, and nobody is told what he may not know. */
import { changed, Match, type Position, Registry } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { ford, relics } from '../../kernel/test/tiny/index.ts';
import { Denied } from '../src/rooms/denial.ts';
import type { Desk, Told } from '../src/rooms/desk.ts';
import { Room, type RoomTerms } from '../src/rooms/room.ts';
import type { Eyes, Window } from '../src/rooms/window.ts';

const registry = new Registry([ford, relics]);

/** Somebody in a room who remembers what he was told. */
class Guest {
  readonly desk: Desk;
  readonly news: Told[] = [];
  /** What he has put together from what he was told. */
  state: object = {};
  log: { entry: number; event: { type: string } }[] = [];
  window: Window | undefined;

  constructor(room: Room, ...eyes: Eyes[]) {
    this.desk = room.open(eyes, told => {
      this.news.push(told);
      this.see(told);
    });
    this.see(this.desk.look());
  }

  see({ windows: [window] }: Told): void {
    if (!window) throw new Error('a desk without a window');
    this.window = window;
    this.state = 'whole' in window.state ? window.state.whole : changed(this.state, window.state.change);
    this.log = [...this.log.slice(0, window.log.stay), ...window.log.more];
  }

  act(seat: number, ...actions: object[]) {
    const answer = this.desk.act(
      seat,
      actions,
      this.window?.at ?? -1,
      `${this.window?.entries} ${JSON.stringify(actions)}`,
    );
    this.see(answer);
    return answer;
  }
}

const march = (unit: number) => ({ type: 'march', unit });
const rest = { type: 'rest' };

function atTheFord(terms: RoomTerms = {}) {
  const match = new Match(registry.game('ford'), { scenario: 'ford', seed: 'rooms' });
  const room = new Room(match, terms);
  return { match, room, red: new Guest(room, 0), blue: new Guest(room, 1), crowd: new Guest(room, null) };
}

function atTheAbbey() {
  const match = new Match(registry.game('relics'), { scenario: 'abbey', seats: 2, seed: 'rooms' });
  const room = new Room(match);
  return { match, room, siena: new Guest(room, 0), pisa: new Guest(room, 1), crowd: new Guest(room, null) };
}

const denial = (deed: () => unknown): unknown => {
  try {
    deed();
  } catch (error) {
    if (error instanceof Denied) return error.denial;
    throw error;
  }
  return null;
};

describe('an action', () => {
  test('is answered with the new moment, and pushed once to everybody else', () => {
    const { red, blue, crowd } = atTheFord();
    const answer = red.act(0, march(2));
    expect([answer.taken, answer.stopped, answer.windows.length]).toEqual([1, 'done', 1]);
    expect([red.news.length, blue.news.length, crowd.news.length]).toEqual([0, 1, 1]);
    expect([red.window?.at, blue.window?.legal.length, crowd.window?.legal.length]).toEqual([null, 2, 0]);
  });

  test('keeps every guest’s picture true', () => {
    const { match, red, blue, crowd } = atTheFord();
    for (const [guest, seat, action] of [
      [red, 0, march(2)],
      [blue, 1, march(5)],
      [red, 0, { type: 'charge', unit: 2, target: 5 }],
      [blue, 1, { type: 'brace' }],
    ] as const)
      guest.act(seat, action);
    for (const [guest, eyes] of [
      [red, 0],
      [blue, 1],
      [crowd, null],
    ] as const) {
      expect(guest.state).toEqual(match.play.view(eyes).state);
      expect(guest.log).toEqual(match.story(eyes).log);
    }
  });

  test('sent twice with one key is done once', () => {
    const { match, red } = atTheFord();
    const send = () => red.desk.act(0, [march(2)], 0, 'one key');
    const [first, second] = [send(), send()];
    expect([first.taken, second.taken, match.length]).toEqual([1, 1, 1]);
  });

  test('is known again by its key, however much another seat sends meanwhile', () => {
    const { match, red, blue } = atTheFord();
    const send = () => red.desk.act(0, [march(2)], 0, 'one key');
    send();
    for (let sent = 0; sent < 600; sent++) blue.desk.act(1, [march(2)], -1, `key ${sent}`);
    expect([send().taken, match.length]).toEqual([1, 1]);
  });

  test('is refused with its rule, and then nobody hears of it', () => {
    const { red, blue } = atTheFord();
    const { taken, stopped, ...rest } = red.act(0, march(5));
    expect([taken, stopped, rest]).toMatchObject([0, 'refused', { refusal: { rule: 'ford.2', reason: 'notYours' } }]);
    expect(blue.window?.entries).toBe(0);
  });

  test('of a seat that plays elsewhere is denied', () => {
    const { red, crowd, match } = atTheFord();
    expect(denial(() => red.act(1, rest))).toEqual({ code: 'not-your-seat', seat: 1 });
    expect(denial(() => crowd.act(0, rest))).toEqual({ code: 'not-your-seat', seat: 0 });
    expect(match.length).toBe(0);
  });

  test('to an older decision is stale', () => {
    const { red, blue } = atTheFord();
    red.act(0, rest);
    blue.act(1, rest);
    expect(red.desk.act(0, [rest], 0, 'late')).toMatchObject({ taken: 0, refusal: { reason: 'stale' } });
  });
});

describe('secrets', () => {
  test('stay in the room: others see that a choice was made, neither what nor in how many actions', () => {
    const { match, siena, pisa, crowd } = atTheAbbey();
    const [card] = siena.window?.legal ?? [];
    if (!card) throw new Error('no card');
    siena.act(0, card, { type: 'coins', coins: 1 });
    expect(pisa.window).toMatchObject({ entries: 0, decision: { seats: [1] }, chosen: [] });
    expect(crowd.window).toMatchObject({ entries: 0, legal: [], families: [] });
    expect(siena.window).toMatchObject({ entries: 2, chosen: [card, { type: 'coins', coins: 1 }] });
    const hand = JSON.stringify(match.play.view(0).state).match(/"hand":\[[\d,]+\]/)?.[0] ?? 'no hand';
    expect(JSON.stringify(siena.state)).toContain(hand);
    expect(JSON.stringify([pisa.state, pisa.log, pisa.news])).not.toContain(hand);
  });

  test('are drawn anew in what a seat imagines', () => {
    const { match, siena, pisa } = atTheAbbey();
    const hands = (position: Position) =>
      JSON.stringify(Object.entries(position.state).find(([name]) => name === 'hands'));
    const truth = hands(match.play.position);
    const guesses = ['a', 'b', 'c'].map(seed => hands(siena.desk.guess(0, seed).position));
    expect(guesses.some(guess => guess !== truth)).toBe(true);
    expect(denial(() => pisa.desk.guess(0, 'a'))).toEqual({ code: 'not-your-seat', seat: 0 });
  });

  test('no window depends on what its eyes may not know', () => {
    const { siena } = atTheAbbey();
    const other = new Match(registry.game('relics'), { scenario: 'abbey', seats: 2, seed: 'rooms' });
    const { position: hidden } = siena.desk.guess(0, 'another deal');
    Object.assign(other.play.position, { state: hidden.state });
    expect(new Guest(new Room(other), 0).window).toEqual(siena.window && { ...siena.window });
  });
});

describe('taking back', () => {
  test('is done at once where nobody minds, and everybody’s log follows', () => {
    const { match, red, blue } = atTheFord();
    const [before, log] = [blue.state, blue.log];
    red.act(0, march(2));
    match.undo(0);
    match.redo();
    red.see(red.desk.undo(0));
    expect([match.length, blue.state, blue.log]).toEqual([0, before, log]);
    red.see(red.desk.redo());
    expect(match.length).toBe(1);
    expect(denial(() => red.desk.redo())).toEqual({ code: 'nothing-to-redo' });
  });

  test('asks the others where they have acted since', () => {
    const { match, red, blue } = atTheFord();
    red.act(0, march(2));
    blue.act(1, rest);
    expect(red.desk.undo(0).offers).toEqual([{ id: 1, kind: 'undo', by: 0, waiting: [1] }]);
    expect(denial(() => red.desk.undo(0))).toEqual({ code: 'already-offered', offer: 1 });
    expect(denial(() => red.desk.answer(0, 1, true))).toEqual({ code: 'unknown-offer', offer: 1 });
    blue.see(blue.desk.answer(1, 1, true));
    expect([match.length, red.news.at(-1)?.offers]).toEqual([0, []]);
  });

  test('can be declined, and a new action makes it another question', () => {
    const { match, red, blue } = atTheFord();
    red.act(0, march(2));
    blue.act(1, rest);
    red.desk.undo(0);
    blue.desk.answer(1, 1, false);
    expect(match.length).toBe(2);
    expect(red.desk.undo(0).offers).toMatchObject([{ id: 2 }]);
    red.see(red.desk.look());
    expect(red.act(0, rest).offers).toEqual([]);
  });

  test('bots never mind', () => {
    const { match, red, blue } = atTheFord({ easy: [1] });
    red.act(0, march(2));
    blue.act(1, rest);
    red.desk.undo(0);
    expect(match.length).toBe(0);
    expect(denial(() => red.desk.undo(0))).toEqual({ code: 'nothing-to-undo' });
  });
});

describe('agreements beside the rules', () => {
  test('a draw holds when all agree, and then nobody acts', () => {
    const { red, blue, crowd } = atTheFord();
    red.desk.offer(0, 'draw');
    expect(crowd.news.at(-1)?.offers).toMatchObject([{ kind: 'draw', waiting: [1] }]);
    expect(blue.desk.answer(1, 1, true).settled).toEqual({ kind: 'draw', by: 0 });
    expect(denial(() => red.act(0, rest))).toEqual({ code: 'over' });
    expect(denial(() => red.desk.offer(0, 'draw'))).toEqual({ code: 'over' });
  });

  test('whoever resigns asks nobody', () => {
    const { red, blue } = atTheFord();
    red.desk.offer(0, 'resign');
    expect(blue.news.at(-1)?.settled).toEqual({ kind: 'resigned', by: 0 });
  });

  test('an adjourned match goes on when somebody resumes it', () => {
    const { red, blue } = atTheFord();
    red.desk.offer(0, 'adjourn');
    blue.desk.answer(1, 1, true);
    expect(denial(() => red.act(0, rest))).toEqual({ code: 'over' });
    expect(blue.desk.resume().settled).toBeNull();
    expect(red.act(0, rest).taken).toBe(1);
  });
});

describe('standing answers', () => {
  const charge = { type: 'charge', unit: 2, target: 5 };
  const hold = { step: 'reaction', action: { type: 'brace' }, while: {}, until: null };

  function charged(answer: Parameters<Desk['hold']>[1]) {
    const table = atTheFord();
    table.red.act(0, march(2));
    table.blue.act(1, march(5));
    table.blue.see(table.blue.desk.hold(1, answer));
    table.red.act(0, charge);
    return table;
  }

  test('are given by the room, and the seat is told', () => {
    const { match, blue, red } = charged(hold);
    expect(match.log.some(({ event }) => event.type === 'reacted')).toBe(true);
    expect(blue.news.at(-1)?.standing).toMatchObject([{ seat: 1, step: 'reaction', given: 1, ended: null }]);
    expect(red.desk.look().standing).toEqual([]);
  });

  test('end where the frame is another than was said', () => {
    const { match, blue } = charged({ ...hold, while: { unit: 0 } });
    expect(match.play.decision()?.step).toBe('reaction');
    expect(blue.news.at(-1)?.standing).toMatchObject([{ given: 0, ended: 'differs' }]);
  });

  test('end where it is not clear what is meant', () => {
    const { blue } = charged({ ...hold, action: {} });
    expect(blue.news.at(-1)?.standing).toMatchObject([{ ended: 'unclear' }]);
  });

  test('end at the decision that was named', () => {
    const { match, blue } = charged({ ...hold, until: 'reaction' });
    expect(match.play.decision()?.step).toBe('reaction');
    expect(blue.news.at(-1)?.standing).toMatchObject([{ given: 0, ended: 'until' }]);
    blue.act(1, { type: 'brace' });
    expect(blue.desk.look().standing).toEqual([]);
  });

  test('end when the seat is asked something else than what they are for', () => {
    const { red, blue } = atTheFord();
    blue.desk.hold(1, { ...hold, beside: ['turn'] });
    red.desk.hold(0, { ...hold, beside: [] });
    red.act(0, march(2));
    expect(blue.news.at(-1)?.standing).toMatchObject([{ ended: null }]);
    expect(blue.act(1, march(5)).standing).toMatchObject([{ ended: null }]);
    expect(red.news.at(-1)?.standing).toMatchObject([{ given: 0, ended: 'asked' }]);
  });

  test('can be taken back, and are for steps of the game', () => {
    const { blue } = atTheFord();
    const [standing] = blue.desk.hold(1, hold).standing;
    expect(blue.desk.release(1, standing?.id ?? -1).standing).toEqual([]);
    expect(denial(() => blue.desk.release(1, 7))).toEqual({ code: 'unknown-answer', answer: 7 });
    expect(denial(() => blue.desk.hold(1, { ...hold, step: 'dance' }))).toEqual({
      code: 'unknown-step',
      step: 'dance',
    });
  });
});

describe('what is forced', () => {
  const { turn } = registry.game('ford').steps;
  if (!turn || !('offers' in turn) || 'reveal' in turn || !turn.offers.rest) throw new Error('ford has no turn');
  const game = registry.game('ford');
  const idle = { ...game, steps: { ...game.steps, turn: { ...turn, offers: { rest: turn.offers.rest } } } };
  const begin = (): Match => new Match(idle, { scenario: 'ford', seed: 'rooms' });

  test('the room does by itself', () => {
    const match = begin();
    new Room(match);
    expect(match.play.result?.why).toBe('nightfall');
  });

  test('a seat that wants to press every button is asked', () => {
    const match = begin();
    const room = new Room(match, { asked: [0] });
    const guest = new Guest(room, 0);
    expect(match.length).toBe(0);
    guest.act(0, rest);
    expect(match.length).toBe(2);
    guest.desk.ask(0, false);
    expect(match.play.result?.why).toBe('nightfall');
  });
});

test('whoever keeps the match is told what is new', () => {
  const stayed: number[] = [];
  const { red, blue } = atTheFord({ changed: entries => stayed.push(entries) });
  red.act(0, march(2));
  blue.act(1, rest);
  red.desk.undo(0);
  blue.desk.answer(1, 1, true);
  expect(stayed).toEqual([0, 0, 1, 0]);
});

describe('a room that is opened again', () => {
  test('knows what was answered, and how it ended', () => {
    const match = new Match(registry.game('ford'), { scenario: 'ford', seed: 'rooms' });
    const followed = { taken: 1, stopped: 'done' as const };
    const room = new Room(match, { answered: [{ seat: 0, key: 'sent before', followed }] });
    expect(new Guest(room, 0).desk.act(0, [march(2)], 0, 'sent before')).toMatchObject(followed);
    expect(match.length).toBe(0);
    const over = new Guest(new Room(match, { settled: { kind: 'resigned', by: 1 } }), 0).desk;
    expect(over.look().settled).toEqual({ kind: 'resigned', by: 1 });
    expect(denial(() => over.undo(0))).toEqual({ code: 'over' });
  });
});

test('nobody is told how often somebody acts in secret', () => {
  const { siena, pisa, crowd } = atTheAbbey();
  const [card] = siena.window?.legal ?? [];
  if (!card) throw new Error('no card');
  siena.act(0, card);
  expect([pisa.news.length, crowd.news.length]).toEqual([0, 0]);
  siena.act(0, { type: 'coins', coins: 1 });
  expect([pisa.news.length, crowd.news.length]).toEqual([1, 1]);
});

test('who only looks on neither goes on with an adjourned match nor does anything again', () => {
  const { red, blue, crowd } = atTheFord();
  red.act(0, march(2));
  red.desk.undo(0);
  expect(denial(() => crowd.desk.redo())).toEqual({ code: 'not-your-seat', seat: null });
  red.desk.offer(0, 'adjourn');
  blue.desk.answer(1, 1, true);
  expect(denial(() => crowd.desk.resume())).toEqual({ code: 'not-your-seat', seat: null });
});

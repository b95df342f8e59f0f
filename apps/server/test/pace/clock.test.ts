import { describe, expect, test } from 'vitest';
import {
  awayUntil,
  type Clock,
  DAY,
  dueOf,
  halted,
  lateIn,
  leftOf,
  MINUTE,
  type Pace,
  replacedBy,
  shownClock,
  started,
  turned,
} from '../../src/pace/clock.ts';

const LIVE: Pace = { kind: 'live', minutes: 10, increment: 5, late: 'loss' };
const LETTER: Pace = { kind: 'letter', days: 3, late: 'claim' };
const SECOND = 1000;

const turn = (...deciding: number[]) => ({ deciding, secret: null });
const secretly = (secret: number, ...deciding: number[]) => ({ deciding, secret });
const left = (clock: Clock, now: number): number[] => clock.seats.map((_, seat) => leftOf(clock, seat, now));

describe('a live clock', () => {
  test('waits a minute for everybody, then runs for whoever must choose', () => {
    const clock = started(LIVE, 2, turn(0), 0);
    expect(left(clock, MINUTE)).toEqual([10 * MINUTE, 10 * MINUTE]);
    expect(left(clock, 3 * MINUTE)).toEqual([8 * MINUTE, 10 * MINUTE]);
    expect(dueOf(clock)).toBe(11 * MINUTE);
  });

  test('stops with an increment when it is the other’s turn', () => {
    const clock = turned(LIVE, started(LIVE, 2, turn(0), -MINUTE), turn(1), 2 * MINUTE);
    expect(left(clock, 3 * MINUTE)).toEqual([8 * MINUTE + 5 * SECOND, 9 * MINUTE]);
  });

  test('goes on, without an increment, while the same seat chooses again', () => {
    const clock = turned(LIVE, started(LIVE, 2, turn(0), -MINUTE), turn(0), 2 * MINUTE);
    expect(left(clock, 3 * MINUTE)).toEqual([7 * MINUTE, 10 * MINUTE]);
  });

  test('runs for several at once, and is due when the first of them is late', () => {
    const clock = turned(LIVE, started(LIVE, 3, turn(0, 1), -MINUTE), turn(1, 2), 4 * MINUTE);
    expect(left(clock, 5 * MINUTE)).toEqual([6 * MINUTE + 5 * SECOND, 5 * MINUTE, 9 * MINUTE]);
    expect(dueOf(clock)).toBe(10 * MINUTE);
    expect(lateIn(clock, 10 * MINUTE - 1)).toEqual([]);
    expect(lateIn(clock, 10 * MINUTE)).toEqual([1]);
  });

  test('stands while the match is adjourned', () => {
    const clock = halted(LIVE, started(LIVE, 2, turn(0), -MINUTE), MINUTE);
    expect(dueOf(clock)).toBeNull();
    expect(left(turned(LIVE, clock, turn(0), 9 * MINUTE), 10 * MINUTE)[0]).toBe(8 * MINUTE + 5 * SECOND);
  });

  test('is no matter where a bot goes on', () => {
    const clock = replacedBy(started(LIVE, 2, turn(0, 1), -MINUTE), 0);
    expect(lateIn(clock, DAY)).toEqual([1]);
    expect(lateIn(turned(LIVE, clock, turn(0), DAY), 9 * DAY)).toEqual([]);
  });
});

describe('a secret decision', () => {
  const begun = started(LIVE, 2, secretly(7, 0, 1), -MINUTE);
  const one = turned(LIVE, begun, secretly(7, 1), MINUTE);

  test('shows the others the same clock whether or not a seat has chosen', () => {
    expect(shownClock(one, [1])).toEqual(shownClock(begun, [1]));
    expect(shownClock(one, [0])[0]).toEqual({ left: 9 * MINUTE, since: null });
    expect(dueOf(one)).toBe(10 * MINUTE);
    expect(lateIn(one, 99 * MINUTE)).toEqual([1]);
  });

  test('taken back and chosen again changes nothing that others see', () => {
    const again = turned(LIVE, turned(LIVE, one, secretly(7, 0, 1), 2 * MINUTE), secretly(7, 1), 3 * MINUTE);
    expect(shownClock(again, [1])).toEqual(shownClock(begun, [1]));
    expect(leftOf(again, 0, 9 * MINUTE)).toBe(7 * MINUTE);
  });

  test('counts for each until he chose, and so does the next one', () => {
    const opened = turned(LIVE, one, turn(0), 4 * MINUTE);
    expect(left(opened, 5 * MINUTE)).toEqual([8 * MINUTE + 5 * SECOND, 6 * MINUTE + 5 * SECOND]);
    const next = turned(LIVE, one, secretly(8, 0, 1), 4 * MINUTE);
    expect(left(next, 4 * MINUTE)).toEqual([9 * MINUTE + 5 * SECOND, 6 * MINUTE + 5 * SECOND]);
  });
});

describe('by letter', () => {
  test('each turn has its days anew', () => {
    const clock = turned(LETTER, started(LETTER, 2, turn(0), 0), turn(1), 2 * DAY);
    expect(dueOf(clock)).toBe(5 * DAY);
    expect(dueOf(turned(LETTER, clock, turn(0), 4 * DAY))).toBe(7 * DAY);
  });

  test('time stands while somebody is away, and goes on when he is back', () => {
    const away = awayUntil(started(LETTER, 2, turn(0), 0), 0, 10 * DAY, DAY);
    expect(dueOf(away)).toBe(12 * DAY);
    expect(lateIn(away, 11 * DAY)).toEqual([]);
    expect(dueOf(awayUntil(away, 0, 0, 5 * DAY))).toBe(7 * DAY);
    const both = awayUntil(away, 1, 20 * DAY, DAY);
    expect(dueOf(both)).toBe(12 * DAY);
    expect(dueOf(turned(LETTER, both, turn(1), 2 * DAY))).toBe(23 * DAY);
  });
});

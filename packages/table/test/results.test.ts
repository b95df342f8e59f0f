/** What has happened, put together for whoever was away. */
import { expect, test } from 'vitest';
import type { LogLine } from '../src/panel/log-line.ts';
import { deedsIn, resultsOf } from '../src/panel/results.ts';

const line = (entry: number, type: string): LogLine => ({ entry, event: { type, rule: 'x.1' } });
const roll = (entry: number): LogLine => ({
  entry,
  event: { type: 'roll', rule: 'x.1', why: 'shot', sides: 6, dice: [4], for: 0 },
});

const log = [line(1, 'moved'), roll(2), line(2, 'hit'), line(3, 'moved'), line(4, 'tested'), line(4, 'fled')];

test('each choice that dice decided is one result, with what came of it', () => {
  const results = resultsOf(log, {});
  expect(results).toMatchObject([{ entry: 2, rolls: [{ dice: [4] }], outcome: [{ type: 'hit' }] }]);
});

test('what a game calls a blow is a result too, without dice', () => {
  expect(resultsOf(log, { blows: ['tested'] }).map(({ entry }) => entry)).toEqual([2, 4]);
});

test('that the next turn began is no part of what a blow brought', () => {
  const [result] = resultsOf([roll(1), line(1, 'hit'), line(1, 'turnBegan')], { openings: ['turnBegan'] });
  expect(result?.outcome.map(({ type }) => type)).toEqual(['hit']);
});

test('deeds are counted by kind, and what is no deed is not', () => {
  const moves = { en: ['move', 'moves'], it: ['mossa', 'mosse'] } as const;
  expect(deedsIn(log, { moved: moves })).toEqual([['moved', 2]]);
  expect(deedsIn(log, undefined)).toEqual([]);
});

test('a piece that goes on from cell to cell has moved once; another that moves between makes it two', () => {
  const step = (unit: number): LogLine => ({ entry: 1, event: { type: 'entered', rule: 'x.1', unit } });
  const by = (event: object): number => ('unit' in event ? Number(event.unit) : -1);
  const moves = { entered: { en: ['move', 'moves'], it: ['mossa', 'mosse'], by } } as const;
  expect(deedsIn([step(3), step(3), step(3)], moves)).toEqual([['entered', 1]]);
  expect(deedsIn([step(3), step(4), line(2, 'hit'), step(4), step(3)], moves)).toEqual([['entered', 3]]);
});

/** What others did while one waited: from where on it is told. */
import { expect, test } from 'vitest';
import { type Waited, waitedOn } from '../../src/table-top/state/use-meanwhile.ts';

const decided: Waited = { from: null, waiting: false, decided: 5, acting: true };

test('while one’s own action is on its way, nothing that is told is of the others', () => {
  const underWay = waitedOn(decided, true, 5);
  expect(underWay).toBe(decided);
  const done = { ...underWay, acting: false };
  expect(waitedOn(done, true, 8)).toMatchObject({ from: 8, waiting: true });
});

test('an action after which one decides again has let nobody else do anything', () => {
  const done = { ...waitedOn(decided, true, 5), acting: false };
  expect(waitedOn(done, false, 8).from).toBeNull();
});

test('what others do goes on being told while they decide one after the other', () => {
  const waiting = waitedOn({ ...decided, acting: false }, true, 8);
  expect(waitedOn(waiting, true, 12).from).toBe(8);
  expect(waitedOn(waiting, false, 12)).toMatchObject({ from: 8, waiting: false });
});

test('before whoever looks has decided anything there is nothing to tell', () => {
  expect(waitedOn({ from: null, waiting: false, decided: 0, acting: false }, true, 8).from).toBeNull();
});

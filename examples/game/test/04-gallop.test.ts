import { act, refusal } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { atTheRope, rides, riding, stateOf } from './race.ts';
import { rule } from './rulebook.ts';

rule('pal.4.1', 'adds the card to the die', () => {
  const match = atTheRope({ dice: [6] });
  act(match, 1, { type: 'rein' });
  const told = act(match, 0, { type: 'spur', card: 4 });
  expect(told).toContainEqual(expect.objectContaining({ type: 'paced', seat: 0, pace: 10 }));
});

rule('pal.4.2', 'allows the pace or up to two squares fewer, but one at least', () => {
  expect(rides(riding(5))).toEqual([3, 4, 5]);
  expect(rides(riding(2))).toEqual([1, 2]);
  const match = riding(5);
  for (const squares of [2, 6])
    expect(refusal(match, 0, { type: 'ride', squares })).toMatchObject({ reason: 'beyondPace', fewest: 3, most: 5 });
  act(match, 0, { type: 'ride', squares: 4 });
  expect(stateOf(match).come).toEqual([4, 0]);
});

rule('pal.4.3', 'passes other horses but does not end where one stands, in whatever lap', () => {
  expect(rides(riding(5, { come: [0, 4] }))).toEqual([3, 5]);
  const match = riding(5, { come: [0, 22] });
  expect(rides(match)).toEqual([3, 5]);
  expect(refusal(match, 0, { type: 'ride', squares: 4 })).toMatchObject({ rule: 'pal.4.3', reason: 'taken', by: 1 });
});

rule('pal.4.3', 'lets any number stand on the start', () => {
  expect(rides(riding(3, { come: [16, 0] }))).toEqual([1, 2, 3]);
});

rule('pal.4.3', 'leaves a horse where it is that has no square to end on', () => {
  const match = atTheRope({ dice: [1, 1] });
  act(match, 0, { type: 'rein' });
  act(match, 1, { type: 'rein' });
  const told = act(match, 0, { type: 'ride', squares: 1 });
  expect(told).toContainEqual(expect.objectContaining({ type: 'hemmed', seat: 1 }));
  expect(stateOf(match)).toMatchObject({ come: [1, 0], round: 2 });
});

rule('pal.4.4', 'throws a rider on 1 or 2 who takes a curve with more than five squares', () => {
  for (const [die, come] of [
    [2, 3],
    [3, 6],
  ] as const) {
    const match = riding(6, { dice: [die] });
    const told = act(match, 0, { type: 'ride', squares: 6 });
    expect(told).toContainEqual(expect.objectContaining({ type: 'turned', fell: die === 2 }));
    expect(stateOf(match).come[0]).toBe(come);
  }
});

rule('pal.4.4', 'is no risk at five squares, or where there is no curve', () => {
  for (const [from, squares] of [
    [0, 5],
    [17, 3],
  ] as const) {
    const told = act(riding(squares, { come: [from, 1] }), 0, { type: 'ride', squares });
    expect(told.map(({ type }) => type)).not.toContain('turned');
  }
});

rule('pal.4.5', 'keeps a fallen rider out of the next round, and no longer', () => {
  const match = riding(6, { come: [0, 3], dice: [1, 4, 4] });
  act(match, 0, { type: 'ride', squares: 6 });
  // The curve is taken, and the fallen horse lies there nevertheless.
  expect(stateOf(match)).toMatchObject({ come: [3, 3], fallen: [true, false] });
  expect(match.play.decision()).toMatchObject({ step: 'rope', seats: [1] });
  const told = act(match, 1, { type: 'rein' });
  expect(told).toContainEqual(expect.objectContaining({ type: 'remounted', seat: 0 }));
  act(match, 1, { type: 'ride', squares: 4 });
  expect(match.play.decision()).toMatchObject({ step: 'rope', seats: [0, 1] });
});

rule('pal.4.5', 'skips a round in which nobody is in the saddle', () => {
  const match = riding(6, { fallen: [false, true], dice: [1] });
  const told = act(match, 0, { type: 'ride', squares: 6 });
  expect(told.filter(({ type }) => type === 'began')).toHaveLength(2);
  expect(match.play.decision()).toMatchObject({ step: 'rope', seats: [0, 1] });
});

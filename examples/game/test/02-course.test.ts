import { partProblems } from '@carroccio/kernel';
import { act } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { cellAfter, createCourse } from '../src/02-course/course.ts';
import { parts } from '../src/data/index.ts';
import { palio } from '../src/index.ts';
import { atTheRope, stateOf } from './race.ts';
import { rule } from './rulebook.ts';

const data = parts.course.value;
const course = createCourse(data);

rule('pal.2.1', 'is a ring of 18 squares whose corners are curves', () => {
  expect(course.ring).toHaveLength(18);
  expect(course.grid.cellCount).toBe(18);
  expect(data.curves.map(name => data.ring.indexOf(name))).toEqual([3, 7, 12, 16]);
  expect(cellAfter(course, 18)).toBe(cellAfter(course, 0));
});

rule('pal.2.1', 'must be closed and on the grid', () => {
  const wrong = { ...data, ring: data.ring.filter(name => name !== '0401'), curves: ['0303'] };
  expect(partProblems(parts.course, wrong)).toEqual([
    expect.stringContaining('after 0301 the ring jumps'),
    expect.stringContaining('the curve 0303 is not on the ring'),
  ]);
  expect(partProblems(parts.course, { ...data, rows: 4 })).toEqual([expect.stringContaining('leaves the grid')]);
});

rule(['pal.2.2', 'pal.2.3'], 'deals three secret cards of sixteen to each', () => {
  const match = atTheRope();
  const state = stateOf(match);
  expect(state.come).toEqual([0, 0]);
  expect(state.hands.map(hand => hand.length)).toEqual([3, 3]);
  expect([...state.hands.flat(), ...state.pile].sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
  expect(match.play.view(1).state).toMatchObject({ hand: [1, 2, 3], held: [3, 3] });
  expect(match.play.view(null).state).toMatchObject({ hand: [] });
});

rule('pal.2.4', 'deals three more to an empty hand, from the cards played when the pile is short', () => {
  const played = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 1, 2];
  // The paces, the cards dealt to the empty hand.
  const match = atTheRope({ hands: [[1], [2, 3]], pile: [], played, dice: [1, 1, 0, 0, 0] });
  act(match, 0, { type: 'spur', card: 1 });
  act(match, 1, { type: 'rein' });
  act(match, 0, { type: 'ride', squares: 2 });
  const told = act(match, 1, { type: 'ride', squares: 1 });
  expect(told).toContainEqual(expect.objectContaining({ type: 'dealt', seat: 0, only: [0] }));
  expect(stateOf(match).hands.map(hand => hand.length)).toEqual([3, 2]);
  expect(stateOf(match).played).toEqual([]);
});

rule('pal.6.1', 'is raced over one, two or three laps', () => {
  const game = palio.build?.({ course: data });
  expect(game?.options.laps).toMatchObject({ values: [1, 2, 3], default: 2 });
});

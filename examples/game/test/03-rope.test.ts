import { act, refusal } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { ridingOrder } from '../src/03-rope/rope.ts';
import { atTheRope, stateOf } from './race.ts';
import { rule } from './rulebook.ts';

rule('pal.3.1', 'opens the choices when all have chosen, and then the horses are ridden', () => {
  const match = atTheRope({ dice: [3, 3] });
  expect(match.play.decision()).toMatchObject({ step: 'rope', sealed: true, seats: [0, 1] });
  expect(act(match, 0, { type: 'spur', card: 4 })).toEqual([]);
  const told = act(match, 1, { type: 'spur', card: 2 });
  expect(told.slice(0, 2)).toMatchObject([
    { type: 'laid', seat: 0, card: 4 },
    { type: 'laid', seat: 1, card: 2 },
  ]);
  expect(match.play.decision()).toMatchObject({ step: 'ride', seats: [0] });
});

rule('pal.3.2', 'plays a card of the hand, or none', () => {
  const match = atTheRope({ dice: [2, 2] });
  expect(refusal(match, 1, { type: 'spur', card: 4 })).toMatchObject({ rule: 'pal.3.2', reason: 'notInHand' });
  act(match, 0, { type: 'spur', card: 1 });
  act(match, 1, { type: 'rein' });
  expect(stateOf(match)).toMatchObject({
    hands: [
      [2, 4],
      [1, 2, 3],
    ],
    played: [1],
  });
});

rule('pal.3.3', 'lets the highest card ride first, then the horse ahead, then the earlier seat', () => {
  const riders = [0, 1, 2, 3].map(seat => ({ seat, card: seat === 3 ? 4 : 2 }));
  const state = { ...stateOf(atTheRope()), come: [5, 9, 5, 0] };
  expect(ridingOrder(riders, state).map(({ seat }) => seat)).toEqual([3, 1, 0, 2]);
});

rule('pal.3.3', 'refuses a ride out of turn', () => {
  const match = atTheRope({ dice: [3, 3] });
  act(match, 0, { type: 'rein' });
  act(match, 1, { type: 'spur', card: 3 });
  expect(match.play.decision()?.seats).toEqual([1]);
  expect(refusal(match, 0, { type: 'ride', squares: 3 })).not.toBeNull();
});

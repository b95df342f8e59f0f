import { type Game, Play, unordered } from '@carroccio/kernel';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const ford = registry.game('ford');
const units = Type.Integer();
const closed = { additionalProperties: false };

/** The ford with a turn in which two soldiers swap places, or two are named in order. */
const swapping: Game = {
  ...ford,
  actions: {
    ...ford.actions,
    swap: Type.Object({ units: unordered(units, { maxItems: 3 }), far: Type.Boolean() }, closed),
    march: Type.Object({ units: Type.Array(units) }, closed),
  },
  steps: {
    ...ford.steps,
    turn: {
      rule: 'ford.2',
      seats: () => [0],
      offers: {
        swap: {
          list: () => [
            { type: 'swap', units: [2, 1], far: true },
            { type: 'swap', units: [3, 3, 1], far: true },
          ],
          take: (flow, frame) => flow.next(frame),
        },
        march: { list: () => [{ type: 'march', units: [2, 1] }], take: (flow, frame) => flow.next(frame) },
      },
    },
  },
};

const begin = () => Play.begin(swapping, { scenario: 'ford', seed: 'test' }).play;
const why = (action: unknown) => begin().explain(0, action)?.reason ?? null;

describe('a list whose order means nothing', () => {
  test('is accepted in any order, and the action taken is the listed one', () => {
    const applied = begin().apply(0, { type: 'swap', units: [1, 2], far: true });
    expect(applied).toMatchObject({ ok: true, action: { type: 'swap', units: [2, 1], far: true } });
    expect(why({ type: 'swap', units: [3, 1, 3], far: true })).toBeNull();
  });

  test('has every item as often as listed, and the other fields as they are', () => {
    expect(why({ type: 'swap', units: [1, 1, 3], far: true })).toBe('not-offered');
    expect(why({ type: 'swap', units: [1], far: true })).toBe('not-offered');
    expect(why({ type: 'swap', units: [1, 2], far: false })).toBe('not-offered');
    expect(why({ type: 'swap', units: [1, 2], far: true, more: 1 })).toBe('malformed');
    expect(why({ type: 'swap', units: 'x', far: true })).toBe('malformed');
  });

  test('is not any other list', () => {
    expect([why({ type: 'march', units: [2, 1] }), why({ type: 'march', units: [1, 2] })]).toEqual([
      null,
      'not-offered',
    ]);
  });
});

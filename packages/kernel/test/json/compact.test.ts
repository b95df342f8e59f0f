/** Positions in little room: whatever is plain data comes back as it was. */
import { compact, expand, Generator, Play, startChance } from '@carroccio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

/** Plain data: JSON without the zero that is less than nothing. */
const plain = fc.jsonValue({ maxDepth: 5 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.boolean(), fc.constant(null));

const kept = (value: unknown): unknown => expand(compact(value));

describe('what is kept in little room', () => {
  test('is any plain data, as it was', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(kept(value)).toEqual(value);
      }),
    );
  });

  test('is lists of scalars that repeat themselves', () => {
    fc.assert(
      fc.property(fc.array(scalar, { maxLength: 40 }), list => {
        expect(kept(list)).toEqual(list);
      }),
    );
  });

  test('is lists of things with the same fields, those within them too, in their order', () => {
    const thing = fc.record({ id: fc.integer(), marks: fc.array(scalar), held: fc.option(fc.record({ by: scalar })) });
    fc.assert(
      fc.property(fc.array(thing), things => {
        const written = JSON.stringify(things);
        expect(JSON.stringify(kept(JSON.parse(written)))).toBe(written);
      }),
    );
  });

  test('is text that looks like the marks it is written with', () => {
    for (const value of [
      '#',
      '##',
      '#0*6',
      '#columns',
      ['#columns', 2, 'a', [1, 2]],
      ['#0*4'],
      [{ '#': '#' }, { '#': 1 }],
    ])
      expect(kept(value)).toEqual(value);
  });

  test('takes the less room the more alike things are', () => {
    const men = Array.from({ length: 20 }, (_, id) => ({ id, hurt: false, moved: false, cell: -1 }));
    expect(JSON.parse(compact(men).text)).toEqual([
      '#columns',
      20,
      'id',
      men.map(({ id }) => id),
      'hurt',
      '#f*20',
      'moved',
      '#f*20',
      'cell',
      '#-1*20',
    ]);
  });

  test('is every position of a match', () => {
    for (const game of registry.playable)
      for (const scenario of Object.keys(game.scenarios)) {
        const { play } = Play.begin(game, { scenario, seed: 'kept', stream: 'sfc32' });
        const chance = new Generator(startChance('sfc32', 'kept'));
        for (let entries = 0; entries < 60; entries++) {
          const seat = play.decision()?.seats[0];
          if (seat === undefined) break;
          play.apply(seat, play.anyAction(seat, chance));
          expect(kept(play.position)).toEqual(play.position);
        }
      }
  });
});

import { createHash, createHmac } from 'node:crypto';
import {
  type ChanceState,
  commitmentTo,
  Generator,
  ImpossibleResult,
  pick,
  shuffle,
  startChance,
} from '@carroccio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const generator = (stream: ChanceState['stream'], seed: string) => new Generator(startChance(stream, seed));

describe('the committed stream', () => {
  test('is what anybody can compute from the seed with an HMAC of his own', () => {
    const key = createHmac('sha256', 'seed')
      .update(JSON.stringify(['mine', 'yours']))
      .digest();
    const words: number[] = [];
    for (const block of [0, 1]) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(block));
      const bytes = createHmac('sha256', key).update(counter).digest();
      for (let word = 0; word < 8; word++) words.push(bytes.readUInt32BE(word * 4));
    }
    const chance = new Generator(startChance('hmac-sha256', 'seed', ['mine', 'yours']));
    expect(words.map(() => chance.draw(2 ** 32))).toEqual(words);
  });

  test('is bound by a hash that does not show the seed', () => {
    expect(commitmentTo('seed')).toBe(createHash('sha256').update('carroccio seed seed').digest('hex'));
    expect(commitmentTo('seed')).not.toBe(commitmentTo('Seed'));
  });

  test('changes with what any seat adds', () => {
    const draws = (entropy: string[]) => {
      const chance = new Generator(startChance('hmac-sha256', 'seed', entropy));
      return Array.from({ length: 20 }, () => chance.draw(6, 1));
    };
    expect(draws(['a', 'b'])).not.toEqual(draws(['a', 'c']));
    expect(draws(['ab', ''])).not.toEqual(draws(['a', 'b']));
  });
});

describe.each(['hmac-sha256', 'sfc32'] as const)('%s', stream => {
  test('gives every face of a die about equally often', () => {
    const chance = generator(stream, 'fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 12_000; roll++) {
      const face = chance.draw(6, 1) - 1;
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('stays within what was asked for and goes on from its state', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 2 ** 32 }),
        fc.integer({ min: -9, max: 9 }),
        (seed, n, from) => {
          const chance = generator(stream, seed);
          const first = chance.draw(n, from);
          expect(first).toBeGreaterThanOrEqual(from);
          expect(first).toBeLessThan(from + n);
          const saved: ChanceState = JSON.parse(JSON.stringify(chance.state));
          expect(new Generator(saved).draw(n, from)).toBe(chance.draw(n, from));
        },
      ),
    );
  });

  test('gives scripted results first, and refuses impossible ones', () => {
    const chance = generator(stream, 'script');
    chance.state.script.push(6, 1, 7);
    expect([chance.draw(6, 1), chance.draw(6, 1)]).toEqual([6, 1]);
    expect(() => chance.draw(6, 1)).toThrow(ImpossibleResult);
    expect(() => chance.draw(0)).toThrow('cannot draw from 0 possibilities');
  });

  test('shuffles and picks without losing anything', () => {
    const chance = generator(stream, 'deck');
    const deck = Array.from({ length: 40 }, (_, card) => card);
    const shuffled = shuffle(chance, [...deck]);
    expect(shuffled).not.toEqual(deck);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(deck);
    expect(deck).toContain(pick(chance, deck));
    expect(() => pick(chance, [])).toThrow();
  });
});

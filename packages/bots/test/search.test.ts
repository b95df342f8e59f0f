/** The search, on the tiny games: it compares, it is repeatable, and it sees no more than its seat may. */
import { defineMind, type Mind, Play } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../kernel/test/tiny/index.ts';
import {
  botsOf,
  chancesFrom,
  judge,
  randomBot,
  search,
  sharesOf,
  squash,
  think,
  thinkingChance,
} from '../src/index.ts';
import { fitted, foretelling, type Sample, samplesOf } from '../src/train/index.ts';

const ford = registry.game('ford');
const relics = registry.game('relics');
const EFFORT = { worlds: 12, rests: 3, margin: 1 };

/** Compares all that can be done, and knows nothing of the game: it plays on by chance until the match is over. */
const mind: Mind = defineMind({
  name: 'dreamer',
  quick: randomBot,
  value: null,
  figureNames: ['moves'],
  candidates: (play: Play, seat) => play.legal(seat),
  rests: () => false,
  figures: (play: Play, seat) => [play.legal(seat).length],
});

const searching = {
  name: 'dreamer',
  choose: (play: Play, seat: number, thinking: Parameters<typeof search>[3]) =>
    search(mind, play, seat, thinking, EFFORT),
};

describe('the search', () => {
  test('chooses a legal action, and says how all that it compared came out', () => {
    const { play } = Play.begin(ford, { scenario: 'ford', seed: 'search' });
    const choice = think(play, 0, searching, thinkingChance('a'), 1000, () => 0);
    const { considered = [], action, evaluation } = choice;
    expect(considered.length).toBe(play.legal(0).length);
    expect(considered[0]?.action).toEqual(action);
    for (const { chance, error } of considered) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThanOrEqual(0);
    }
    expect(evaluation).toBeCloseTo(2 * (considered[0]?.chance ?? 0) - 1);
  });

  test('is the same for a seed and an effort', () => {
    const { play } = Play.begin(ford, { scenario: 'ford', seed: 'search' });
    const once = (seed: string) => think(play, 0, searching, thinkingChance(seed), 1000, () => 0);
    expect(once('a')).toEqual(once('a'));
    expect(once('a').considered).not.toEqual(once('b').considered);
  });

  test('sees nothing that its seat may not know: with other hidden things it finds the same', () => {
    const { play } = Play.begin(relics, { scenario: 'abbey', seats: 3, seed: 'secret' });
    const chance = thinkingChance('to seat 1');
    while (play.decision()?.seats[0] !== 1) {
      const seat = play.decision()?.seats[0] ?? 0;
      play.apply(seat, play.anyAction(seat, chance));
    }
    const seen = JSON.stringify(play.view(1));
    const found = new Set<string>();
    const hidden = new Set<string>();
    for (let times = 0; times < 4; times++) {
      const other = play.resample(1, thinkingChance(`other ${times}`));
      expect(JSON.stringify(other.view(1))).toBe(seen);
      hidden.add(JSON.stringify(other.position.state));
      found.add(JSON.stringify(think(other, 1, searching, thinkingChance('blind'), 1000, () => 0)));
    }
    expect(hidden.size).toBeGreaterThan(1);
    expect(found.size).toBe(1);
  });

  test('does at once what is quick when it has no time, and stops when its time is up', () => {
    const { play } = Play.begin(ford, { scenario: 'ford', seed: 'search' });
    expect(think(play, 0, searching, thinkingChance('a'), 0, () => 0).considered).toBeUndefined();
    let now = 0;
    let worlds = 0;
    const counting = { ...mind, rests: () => ++worlds > 0 };
    const slow = {
      ...searching,
      choose: (own: Play, seat: number, thinking: Parameters<typeof search>[3]) =>
        search(counting, own, seat, thinking, EFFORT),
    };
    think(play, 0, slow, thinkingChance('a'), 10, () => (now += 100));
    // One world, for each action that was compared.
    expect(worlds).toBe(EFFORT.rests * play.legal(0).length);
  });
});

describe('a mind that has been taught', () => {
  const value = { means: [0], spreads: [1], direct: [1], hidden: [], out: [] };
  const levels = (name: string | null, network: Mind['value']) =>
    botsOf({ ...ford, mind: { ...mind, name, value: network } }).map(bot => bot.name);

  test('is the highest level of its game, unless it only judges', () => {
    const others = botsOf(ford).map(bot => bot.name);
    expect(levels('dreamer', value)).toEqual([...others, 'dreamer']);
    expect(levels(null, value)).toEqual(others);
    expect(levels('dreamer', null)).toEqual(others);
  });
});

describe('what is learnt', () => {
  test('chances add up, and are the same shares for all when nobody leads', () => {
    expect(chancesFrom([0, 0, 0, 0])).toEqual([0.25, 0.25, 0.25, 0.25]);
    const [low = 0, high = 0] = chancesFrom([-1, 1]);
    expect(low + high).toBeCloseTo(1);
    expect(high / low).toBeCloseTo(Math.exp(2), 1);
    expect(squash(-1)).toBe(-0.5);
  });

  test('a network finds what decides among figures that do not', () => {
    const chance = thinkingChance('made up');
    const samples = Array.from({ length: 400 }, (): Sample => {
      const figures = [0, 1].map(() => [chance.draw(11) - 5, chance.draw(11) - 5, 1]);
      const lead = (figures[0]?.[1] ?? 0) - (figures[1]?.[1] ?? 0);
      return { figures, shares: lead === 0 ? [0.5, 0.5] : lead > 0 ? [1, 0] : [0, 1] };
    });
    const network = fitted(samples, { hidden: 3, rounds: 12, restraint: 0.001 }, chance);
    expect(foretelling(network, samples).right).toBeGreaterThan(0.9);
    expect(Math.abs(network.direct[1] ?? 0)).toBeGreaterThan(5 * Math.abs(network.direct[0] ?? 0));
  });

  test('samples tell what came of each quiet moment, the same for a seed', () => {
    const restful = { ...mind, rests: () => true };
    const samples = samplesOf(ford, restful, { scenario: 'ford', seed: 'learn' });
    expect(samples).toEqual(samplesOf(ford, restful, { scenario: 'ford', seed: 'learn' }));
    expect(samples?.length).toBeGreaterThan(3);
    for (const { shares } of samples ?? []) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1);
  });

  test('a match that is over is judged by its result', () => {
    const { play } = Play.begin(ford, { scenario: 'ford', seed: 'end' });
    expect(sharesOf(play)).toBeNull();
    expect(judge(mind, play)).toEqual([0.5, 0.5]);
    const chance = thinkingChance('end');
    while (!play.result)
      play.apply(play.decision()?.seats[0] ?? 0, play.anyAction(play.decision()?.seats[0] ?? 0, chance));
    expect(judge(mind, play)).toEqual(sharesOf(play));
  });
});

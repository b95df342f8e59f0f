import { type Bot, defineBot, Match, Play, verify } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../kernel/test/tiny/index.ts';
import { botNamed, botsOf, holdContest, randomBot, think, thinkingChance } from '../src/index.ts';

const relics = registry.game('relics');
const ford = registry.game('ford');
const still = (): number => 0;

describe('the random player', () => {
  test('plays whole matches of every seat count, each verifiable', () => {
    for (const seats of [2, 3, 4]) {
      const contest = { scenario: 'abbey', seats, seed: `contest ${seats}`, bots: ['random'], budgetMs: 1 };
      const finished = holdContest(relics, contest, still);
      expect(finished?.scores).toHaveLength(seats);
      expect(finished && verify(relics, finished.record).genuine).toBe(true);
    }
  });

  test('is the same for the same seed, and another for another', () => {
    const contest = (seed: string) =>
      holdContest(ford, { scenario: 'ford', seed, bots: ['random', 'random'], budgetMs: 1 }, still)?.record.hash;
    expect(contest('a')).toBe(contest('a'));
    expect(contest('a')).not.toBe(contest('b'));
  });

  test('chooses every legal action about equally often', () => {
    const { play } = Play.begin(ford, { scenario: 'ford', seed: 'x' });
    const chance = thinkingChance('fair');
    const counts = new Map<string, number>();
    for (let times = 0; times < 2000; times++) {
      const { action } = think(play, 0, randomBot, chance, 1, still);
      counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['march', 'rest']);
    expect(counts.get('march')).toBeGreaterThan(900);
    expect(counts.get('march')).toBeLessThan(1100);
  });
});

describe('a bot', () => {
  test('sees through its seat’s window only: hidden cards and coming dice are drawn again', () => {
    const { play } = Play.begin(relics, { scenario: 'abbey', seats: 3, seed: 'secret' });
    const seen: Play[] = [];
    const spy: Bot = {
      name: 'spy',
      choose(own, seat, thinking) {
        seen.push(own);
        return randomBot.choose(own, seat, thinking);
      },
    };
    const chance = thinkingChance('spy');
    for (let times = 0; times < 5; times++) think(play, 1, spy, chance, 1, still);
    const hidden = JSON.stringify([play.position.state, play.position.chance]);
    expect(seen.map(own => JSON.stringify(own.view(1)))).toEqual(seen.map(() => JSON.stringify(play.view(1))));
    expect(seen.some(own => JSON.stringify([own.position.state, own.position.chance]) === hidden)).toBe(false);
  });

  test('can clone, redraw and play out, and nothing of it touches the match', () => {
    const searching = defineBot({
      name: 'searching',
      choose(play, seat, thinking) {
        const [first] = play.legal(seat);
        if (!first) throw new Error('nothing to choose');
        let best = { action: first, evaluation: -1 };
        for (const action of play.legal(seat)) {
          const future = play.resample(seat, thinking).clone();
          future.apply(seat, action);
          while (!future.result) {
            const next = future.decision()?.seats[0] ?? 0;
            future.apply(next, future.anyAction(next, thinking));
          }
          const evaluation = future.result.winners.includes(seat) ? 1 : -1;
          if (evaluation > best.evaluation) best = { action, evaluation };
        }
        return best;
      },
    });
    const match = new Match(relics, { scenario: 'abbey', seats: 2, seed: 'search' });
    const before = match.play.hash();
    const { action } = think(match.play, 0, searching, thinkingChance('s'), 1, still);
    expect(match.play.hash()).toBe(before);
    expect(match.act(0, action).ok).toBe(true);
  });

  test('that chooses what is not legal is found out', () => {
    const { play } = Play.begin(ford, { scenario: 'ford', seed: 'x' });
    const wild: Bot = { name: 'wild', choose: () => ({ action: { type: 'charge', unit: 0, target: 5 } }) };
    expect(() => think(play, 0, wild, thinkingChance('x'), 1, still)).toThrow('bot "wild" chose what ford.3 refuses');
  });

  test('is found by its name', () => {
    expect(botsOf(ford).map(bot => bot.name)).toEqual(['random']);
    expect(() => botNamed(ford, 'genius')).toThrow('ford has no bot "genius"; it has random');
    expect(() =>
      holdContest(ford, { scenario: 'ford', seed: 'x', bots: ['random', 'random', 'random'], budgetMs: 1 }, still),
    ).toThrow('2 seats need 2 bots, or one for all; 3 are named');
  });
});

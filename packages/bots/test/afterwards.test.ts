/** A match looked at afterwards, on the tiny games. */
import { defineMind, type Game, Match, type Mind, type Play, replay } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../kernel/test/tiny/index.ts';
import { type Afterwards, afterwardsOf, holdContest, lookAfterwards, randomBot } from '../src/index.ts';

const ford = registry.game('ford');
const relics = registry.game('relics');
const CARE = { worlds: 8, again: 3 };

function played(game: Game, scenario: string, seed: string, seats?: number): Match {
  const finished = holdContest(
    game,
    { scenario, seed, bots: ['random'], budgetMs: 0, ...(seats === undefined ? {} : { seats }) },
    () => 0,
  );
  if (!finished) throw new Error('the match did not end');
  return replay(game, finished.record);
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function expectWhole({ start, entries, luck, cost, rest }: Afterwards, match: Match): void {
  expect(entries.map(({ entry }) => entry)).toEqual(entries.map((_, index) => index + 1));
  expect(entries).toHaveLength(match.length);
  for (const chances of [start, ...entries.map(one => one.chances)]) expect(sum(chances)).toBeCloseTo(1);
  for (const one of entries) if (one.luck) expect(sum(one.luck.map(({ points }) => points))).toBeCloseTo(0);
  const last = entries.at(-1)?.chances ?? [];
  start.forEach((chance, seat) => {
    const given = sum(entries.map(one => one.cost?.gave[seat] ?? 0));
    expect(chance + (luck[seat]?.points ?? 0) + given + (rest[seat] ?? 0)).toBeCloseTo(last[seat] ?? 0);
    expect(cost[seat]?.points).toBeCloseTo(
      sum(entries.flatMap(one => (one.seat === seat && one.cost ? [one.cost.points] : []))),
    );
  });
}

describe('a match looked at afterwards', () => {
  test('adds up: what was at first, luck, costly choices and the rest make the result', () => {
    for (const match of [played(ford, 'ford', 'adds up'), played(relics, 'abbey', 'adds up', 3)]) {
      const after = afterwardsOf(match, 'looking', CARE);
      expectWhole(after, match);
      const winners = match.play.result?.winners ?? [];
      const shares = after.start.map((_, seat) =>
        winners.length === 0 ? 1 / after.start.length : winners.includes(seat) ? 1 / winners.length : 0,
      );
      expect(after.entries.at(-1)?.chances).toEqual(shares);
    }
  });

  test('is the same for a seed, and leaves the match as it was', () => {
    const match = played(ford, 'ford', 'same');
    const before = match.play.hash();
    const once = afterwardsOf(match, 'a', CARE);
    expect(afterwardsOf(match, 'a', CARE)).toEqual(once);
    expect(afterwardsOf(match, 'b', CARE).entries).not.toEqual(once.entries);
    expect(match.play.hash()).toBe(before);
  });

  test('where all is open and chance has no part, one world is looked at, and tells as much as all', () => {
    let looks = 0;
    const mind: Mind = defineMind({
      name: null,
      quick: randomBot,
      value: { means: [0], spreads: [1], direct: [1], hidden: [], out: [] },
      figureNames: ['moves'],
      candidates: (play: Play, seat) => play.legal(seat),
      rests: () => true,
      figures(play: Play, seat) {
        looks += 1;
        return [play.legal(seat).length];
      },
    });
    const { open, ...closed } = ford;
    expect(open).toBe(true);
    const record = played(ford, 'ford', 'one world').record();
    const looked = (game: Game) => {
      looks = 0;
      const found = afterwardsOf(replay({ ...game, mind }, record), 'a', CARE);
      return { found, looks };
    };
    const [some, all] = [looked(ford), looked(closed)];
    expect(some.found).toEqual(all.found);
    expect(some.looks).toBeLessThan(all.looks);
  });

  test('tells how far it is, and can be left', () => {
    const match = played(ford, 'ford', 'steps');
    const shares: number[] = [];
    const looking = lookAfterwards(match, 'a', CARE);
    for (let next = looking.next(); !next.done; next = looking.next()) shares.push(next.value);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThanOrEqual(match.length);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  test('luck is told only where chance had a part', () => {
    const match = played(ford, 'ford', 'luck');
    const rolled = new Set(match.log.flatMap(({ entry, event }) => ('dice' in event && entry > 0 ? [entry] : [])));
    expect(rolled.size).toBeGreaterThan(0);
    for (const { entry, luck } of afterwardsOf(match, 'a', CARE).entries)
      if (rolled.has(entry)) expect(luck).toBeDefined();
  });

  test('a choice that gives the match away is found, with what would have kept it', () => {
    const match = new Match(ford, { scenario: 'ford', seed: 'give away' });
    const rest = match.play.legal(0).find(({ type }) => type === 'rest');
    expect(match.act(0, rest).ok).toBe(true);
    const rested = JSON.stringify(match.play.position.state);
    // In this mind's eyes whoever rests first throws the match away.
    const mind: Mind = defineMind({
      name: 'marcher',
      quick: randomBot,
      figureNames: ['lost'],
      value: { means: [0], spreads: [1], direct: [-4], hidden: [], out: [] },
      candidates: (play: Play, seat) => play.legal(seat),
      rests: () => true,
      figures: (play: Play, seat) => [seat === 0 && JSON.stringify(play.position.state) === rested ? 1 : 0],
    });
    const [weight] = afterwardsOf(replay({ ...ford, mind }, match.record()), 'a', CARE).entries;
    expect(weight?.cost?.better.type).toBe('march');
    expect(weight?.cost?.points).toBeGreaterThan(0.3);
    expect(weight?.cost?.gave[1]).toBeCloseTo(weight?.cost?.points ?? 0);
  });
});

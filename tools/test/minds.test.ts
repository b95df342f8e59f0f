/** What judges matches, in every game that has it: by what lies open to all, and by actions that can be done. */
import { afterwardsOf, judge, nextSeat, think, thinkingChance } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import { equal, type Game, Match, type Mind } from '@carroccio/kernel';
import { sampledTables } from '@carroccio/kernel/suite';
import { describe, expect, test } from 'vitest';

/** How far a match is played, and every how many actions it is looked at. */
const FAR = 240;
const EVERY = 29;

const still = (seed: string) => {
  const chance = thinkingChance(seed);
  return { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
};

/** So much of a match as the mind's quick bot plays it. */
function begun(
  game: Game,
  mind: Mind,
  table: { scenario: string; seats: number },
  every: number,
  look: (match: Match) => void,
): Match {
  const match = new Match(game, { ...table, seed: 'minds', stream: 'sfc32' });
  const chance = thinkingChance('minds');
  look(match);
  while (!match.play.result && match.length < FAR) {
    const seat = nextSeat(match.play);
    match.act(seat, think(match.play, seat, mind.quick, chance, 0, () => 0).action);
    if (match.length % every === 0 && !match.play.result) look(match);
  }
  return match;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const minds = registry.playable.flatMap(game =>
  game.mind?.value ? [{ id: game.rulebook.id, game, mind: game.mind }] : [],
);

describe.each(minds)('the mind of $id', ({ game, mind }) => {
  // The suite asks the same of a moment of every scenario; here a match goes on.
  test.each(sampledTables(game).slice(0, 4))('judges $scenario with $seats seats by what lies open', table => {
    begun(game, mind, table, EVERY, ({ play }) => {
      const seats = Array.from({ length: table.seats }, (_, seat) => seat);
      const figures = seats.map(seat => mind.figures(play, seat));
      for (const one of figures) {
        expect(one).toHaveLength(mind.figureNames.length);
        expect(one.every(Number.isFinite)).toBe(true);
      }
      expect(sum(judge(mind, play))).toBeCloseTo(1);
      for (const eyes of seats) {
        const other = play.resample(eyes, thinkingChance(`eyes ${eyes}`));
        expect(seats.map(seat => mind.figures(other, seat))).toEqual(figures);
      }
    });
  });

  test.each(sampledTables(game).slice(0, 2))(
    'compares in $scenario what can be done, the quick choice first',
    table => {
      begun(game, mind, table, EVERY, ({ play }) => {
        const seat = nextSeat(play);
        const known = play.resample(seat, thinkingChance('known'));
        const [first, ...others] = mind.candidates(known, seat, still('first'));
        expect(first).toEqual(mind.quick.choose(known, seat, still('first')).action);
        for (const other of others) expect(play.explain(seat, other)).toBeNull();
        expect(others.some(other => equal(other, first))).toBe(false);
      });
    },
  );

  test('looks at the beginning of a match afterwards: it adds up', () => {
    const [table] = sampledTables(game);
    if (!table) throw new Error('there is no table');
    let rests = 0;
    const match = begun(game, mind, table, 1, ({ play }) => {
      if (mind.rests(play)) rests++;
    }).branch(60);
    expect(rests).toBeGreaterThan(0);
    const { start, entries, luck, rest } = afterwardsOf(match, 'minds', { worlds: 2, again: 1 });
    expect(entries).toHaveLength(60);
    start.forEach((chance, seat) => {
      const gave = sum(entries.map(({ cost }) => cost?.gave[seat] ?? 0));
      const end = chance + (luck[seat]?.points ?? 0) + gave + (rest[seat] ?? 0);
      expect(end).toBeCloseTo(entries.at(-1)?.chances[seat] ?? 0);
    });
  });
});

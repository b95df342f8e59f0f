/** No level of any game sees what its seat may not know: with other hidden things, and other dice to come, it does the same. */
import { botsOf, nextSeat, quickestBest, searcherOf, searcherWith, think, thinkingChance } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import { at, type Bot, type Chance, equal, type Game, Match, type Play } from '@carroccio/kernel';
import { sampledTables } from '@carroccio/kernel/suite';
import { describe, expect, test } from 'vitest';

/** How many moments of a match are looked at, and how far apart. */
const MOMENTS = 3;
const APART = 41;
const REDRAWN = 2;

/** Looks at everything there is, and lets all of it decide: it must be handed a position in which nothing hidden is true. */
const spy: Bot = {
  name: 'spy',
  choose(play, seat, thinking) {
    const all = JSON.stringify([play.position.state, play.position.chance]);
    const sum = [...all].reduce((hash, letter) => (31 * hash + letter.charCodeAt(0)) % 1_000_003, 7);
    const legal = play.legal(seat);
    const action = legal.length > 0 ? at(legal, sum % legal.length) : play.anyAction(seat, thinking);
    return { action, evaluation: sum };
  },
};

/** Every level; the one that searches with a small part of its effort, which is the same search. */
const levelsOf = (game: Game): Bot[] =>
  [...botsOf(game), spy].map(bot =>
    bot === searcherOf(game) && game.mind ? searcherWith(game.mind, { worlds: 8, rests: 1, margin: 1 }) : bot,
  );

/** Moments of a match that the best quick bot plays, and chance now and then. */
function* momentsOf(game: Game, table: { scenario: string; seats: number }): Generator<Play> {
  const match = new Match(game, { ...table, seed: 'blindness', stream: 'sfc32' });
  const chance = thinkingChance('blindness');
  const quick = quickestBest(game);
  for (let moment = 0; moment < MOMENTS; moment++) {
    for (let action = 0; action < APART && !match.play.result; action++) {
      const seat = nextSeat(match.play);
      match.act(seat, choiceOf(match.play, seat, quick, chance));
    }
    if (match.play.result) return;
    yield match.play;
  }
}

const choiceOf = (play: Play, seat: number, quick: Bot, chance: Chance) =>
  chance.draw(4) === 0 ? play.anyAction(seat, chance) : think(play, seat, quick, chance, 0, () => 0).action;

describe.each(registry.playable)('the levels of $rulebook.id', game => {
  test.each(sampledTables(game))('$scenario with $seats seats', table => {
    let moments = 0;
    let differing = 0;
    for (const play of momentsOf(game, table)) {
      moments++;
      const seat = nextSeat(play);
      const seen = play.view(seat);
      for (const level of levelsOf(game)) {
        const choiceIn = (world: Play) => think(world, seat, level, thinkingChance('own'), 1000, () => 0);
        const choice = choiceIn(play);
        for (let other = 0; other < REDRAWN; other++) {
          const redrawn = play.resample(seat, thinkingChance(`other ${other}`));
          expect(redrawn.view(seat)).toEqual(seen);
          if (!equal(redrawn.position, play.position)) differing++;
          expect(choiceIn(redrawn), `${level.name}, ${play.decision()?.step}`).toEqual(choice);
        }
      }
    }
    expect(moments).toBeGreaterThan(0);
    expect(differing).toBeGreaterThan(0);
  });
});

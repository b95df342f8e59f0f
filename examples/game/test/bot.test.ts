import { type Bot, Match, Registry } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { palio } from '../src/index.ts';

const game = new Registry([palio]).game('palio');

/** Chance and time of its own for a bot, always the same. */
function thinking(seed: number) {
  let number = seed + 1;
  const draw = (n: number, from = 0): number => {
    number = (number * 48_271) % 2_147_483_647;
    return from + (number % n);
  };
  return { draw, budgetMs: 0, elapsedMs: () => 0 };
}

/** A race of the jockey, in the first or second seat, against chance. */
function wins(jockey: Bot, seat: number, seed: number): boolean {
  const match = new Match(game, { scenario: 'piazza', seats: 2, seed: `bot ${seed}`, stream: 'sfc32' });
  const chance = thinking(seed);
  for (let decision = match.play.decision(); decision; decision = match.play.decision()) {
    const [mover = 0] = decision.seats;
    const legal = match.play.legal(mover);
    const { action } =
      mover === seat
        ? jockey.choose(match.play.resample(seat, chance), seat, chance)
        : { action: legal[chance.draw(legal.length)] };
    match.act(mover, action);
  }
  return match.play.result?.winners.includes(seat) ?? false;
}

test('the jockey wins three races of four against chance', () => {
  const [jockey] = game.bots ?? [];
  if (!jockey) throw new Error('there is no jockey');
  const won = Array.from({ length: 40 }, (_, seed) => wins(jockey, seed % 2, seed)).filter(Boolean);
  expect(won.length).toBeGreaterThanOrEqual(30);
});

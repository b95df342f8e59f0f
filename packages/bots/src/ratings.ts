/** How strong players are, by the matches they have played against each other (Bradley and Terry, on the scale of Elo). */
import { at, type Chance } from '@carroccio/kernel';
import { thinkingChance } from './thinking.ts';

/** What part of a match each of those who sat at its table won, by the numbers of the players. */
export interface Outcome {
  players: readonly number[];
  shares: readonly number[];
}

/** On the scale of Elo, 1500 in the mean; the error is one standard error. */
export interface Rating {
  rating: number;
  error: number;
}

const MEAN = 1500;
/** Points of Elo for a factor e of the odds. */
const SCALE = 400 / Math.LN10;
/** Each is thought to have drawn once against every other: who never lost is not infinitely strong. */
const THOUGHT = 1;
const ROUNDS = 200;
/** How often the matches are drawn anew, to see how far chance alone moves the ratings. */
const REDRAWN = 100;

/** Games between two players: `points[a][b]` is what a won of `games[a][b]`. */
interface Crossed {
  points: number[][];
  games: number[][];
}

/** The ratings of so many players, the same for the same matches. */
export function ratingsOf(players: number, outcomes: readonly Outcome[]): Rating[] {
  const chance = thinkingChance('ratings');
  const found = fitted(crossed(players, outcomes));
  const others = Array.from({ length: outcomes.length > 0 ? REDRAWN : 0 }, () =>
    fitted(crossed(players, redrawn(outcomes, chance))),
  );
  return found.map((rating, player) => ({ rating, error: spread(others.map(other => at(other, player))) }));
}

/** Who won the larger part beat the other; with equal parts they drew. */
export function crossed(players: number, outcomes: readonly Outcome[]): Crossed {
  const table = (): number[][] => Array.from({ length: players }, () => Array.from({ length: players }, () => 0));
  const points = table();
  const games = table();
  for (const { players: seated, shares } of outcomes)
    seated.forEach((one, seat) => {
      seated.forEach((other, place) => {
        if (one === other) return;
        const difference = at(shares, seat) - at(shares, place);
        add(points, one, other, difference > 0 ? 1 : difference < 0 ? 0 : 0.5);
        add(games, one, other, 1);
      });
    });
  return { points, games };
}

function add(table: number[][], row: number, column: number, amount: number): void {
  const line = at(table, row);
  line[column] = at(line, column) + amount;
}

/** The likeliest strengths: each round moves every player to where his points are what was to be expected. */
function fitted({ points, games }: Crossed): number[] {
  const strengths = points.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    points.forEach((won, one) => {
      let gained = 0;
      let expected = 0;
      won.forEach((part, other) => {
        if (other === one) return;
        gained += part + THOUGHT / 2;
        expected += (at(at(games, one), other) + THOUGHT) / (at(strengths, one) + at(strengths, other));
      });
      if (expected > 0) strengths[one] = gained / expected;
    });
  const logs = strengths.map(strength => SCALE * Math.log(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  return logs.map(log => MEAN + log - mean);
}

const redrawn = (outcomes: readonly Outcome[], chance: Chance): Outcome[] =>
  outcomes.map(() => at(outcomes, chance.draw(outcomes.length, 0)));

function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

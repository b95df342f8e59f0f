import { crossed, type Outcome, type Rating, ratingsOf, type Score, scoreOf } from '@carroccio/bots';
import { at } from '@carroccio/kernel';

/** One player of a tournament, and how he stands. */
export interface Standing extends Rating {
  player: string;
  /** What part of his matches he won. */
  score: Score;
  /** By the other player: what part of their meetings he won, and how many there were. */
  against: Record<string, { share: number; meetings: number }>;
}

/** The strongest first. */
export function standingsOf(players: readonly string[], outcomes: readonly Outcome[]): Standing[] {
  const ratings = ratingsOf(players.length, outcomes);
  const { points, games } = crossed(players.length, outcomes);
  return players
    .map((player, index): Standing => {
      const meetings = at(games, index);
      const against = players.flatMap((other, place) =>
        at(meetings, place) > 0
          ? [
              [
                other,
                { share: at(at(points, index), place) / at(meetings, place), meetings: at(meetings, place) },
              ] as const,
            ]
          : [],
      );
      return {
        player,
        ...at(ratings, index),
        score: scoreOf(sharesOf(index, outcomes)),
        against: Object.fromEntries(against),
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** What a player won of each match; who sat at several seats of a table, of each of them. */
const sharesOf = (player: number, outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap(({ players, shares }) => shares.filter((_, seat) => players[seat] === player));

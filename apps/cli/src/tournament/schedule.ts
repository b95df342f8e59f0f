/** Who plays whom: every group of players that fits a table, in every scenario, each of them once at every seat. */
import { at } from '@carroccio/kernel';

/** One match of a tournament. */
export interface Fixture {
  scenario: string;
  /** The players by their numbers, seat by seat. */
  players: readonly number[];
  /** Those who change seats do it with the same dice. */
  round: number;
}

export interface Plan {
  players: number;
  /** How many sit at a table, by scenario. */
  seats: ReadonlyMap<string, number>;
  rounds: number;
}

export function scheduled({ players, seats, rounds }: Plan): Fixture[] {
  return Array.from({ length: rounds }, (_, round) =>
    [...seats].flatMap(([scenario, places]) =>
      groupsOf(players, places).flatMap(group =>
        group.map((_player, turned) => ({
          scenario,
          players: group.map((_one, seat) => at(group, (seat + turned) % places)),
          round,
        })),
      ),
    ),
  ).flat();
}

/** All groups of players for a table; where there are fewer players than seats, they sit down again in turn. */
function groupsOf(players: number, seats: number): number[][] {
  const all = Array.from({ length: players }, (_, player) => player);
  if (players < seats) return [Array.from({ length: seats }, (_, seat) => seat % players)];
  const chosen = (from: number, wanted: number): number[][] =>
    wanted === 0
      ? [[]]
      : all.slice(from).flatMap(player => chosen(player + 1, wanted - 1).map(rest => [player, ...rest]));
  return chosen(0, seats);
}

import { botNamed, type Finished, type Outcome } from '@carroccio/bots';
import { at, type Game, type Language, type Options, type Pack, Play } from '@carroccio/kernel';
import { isCommand } from '../seats/command-line.ts';
import { programOf } from '../seats/program.ts';
import { inLanes } from '../simulate/lanes.ts';
import { optionsFor, seatNames } from '../simulate/simulation.ts';
import { playTable, type TableCame } from '../simulate/table.ts';
import { WrongUsage } from '../words/failure.ts';
import { type Fixture, scheduled } from './schedule.ts';

export interface Tournament {
  game: Game;
  pack?: Pack;
  scenarios: readonly string[];
  seats?: number;
  /** Levels of the game by their names, and programs by their commands. */
  players: readonly string[];
  rounds: number;
  seed: string;
  options: Options;
  budgetMs: number;
  limitMs: number;
  language: Language;
}

export interface PlayedFixture extends TableCame {
  /** Which of the fixtures it was. */
  number: number;
  fixture: Fixture;
  seed: string;
}

export function fixturesOf({ game, scenarios, seats, players, rounds }: Tournament): Fixture[] {
  const places = scenarios.map(
    scenario => [scenario, seatNames({ game, ...(seats ? { seats } : {}) }, scenario).length] as const,
  );
  return scheduled({ players: players.length, seats: new Map(places), rounds });
}

/** Finds out before the first match whether the matches can begin. */
export function checkTournament(tournament: Tournament): void {
  const { game, scenarios, players, seed } = tournament;
  if (players.length < 2) throw new WrongUsage({ code: 'few-players' });
  for (const player of players) if (!isCommand(player)) botNamed(game, player);
  for (const scenario of scenarios) Play.begin(game, beginning(tournament, scenario, seed));
}

/** Plays all the matches and hands each over as it ends. */
export function playTournament(
  tournament: Tournament,
  registryUrl: URL,
  threadCount: number,
  hear: (played: PlayedFixture) => void,
): Promise<void> {
  const fixtures = fixturesOf(tournament);
  const { game, pack, players, budgetMs, language, limitMs } = tournament;
  return inLanes(
    fixtures.length,
    registryUrl,
    threadCount,
    async (number, threads) => {
      const fixture = at(fixtures, number);
      const seed = `${tournament.seed}/${fixture.scenario}/${fixture.round}`;
      const sitting = fixture.players.map(player => at(players, player));
      const bots = sitting.map(player => (isCommand(player) ? 'random' : player));
      const programs = new Map(
        sitting.flatMap((player, seat) => (isCommand(player) ? [[seat, programOf(player)]] : [])),
      );
      const contest = { ...beginning(tournament, fixture.scenario, seed), bots, budgetMs };
      const table = { game, ...(pack ? { pack } : {}), contest, programs, language, limitMs };
      return { number, fixture, seed, ...(await playTable(table, threads)) };
    },
    hear,
  );
}

export function outcomeOf({ players }: Fixture, { winners }: Finished): Outcome {
  const shares = players.map((_, seat) =>
    winners.length === 0 ? 1 / players.length : winners.includes(seat) ? 1 / winners.length : 0,
  );
  return { players, shares };
}

const beginning = (tournament: Tournament, scenario: string, seed: string) => ({
  scenario,
  seed,
  stream: 'sfc32' as const,
  options: optionsFor(tournament, scenario),
  ...(tournament.seats === undefined ? {} : { seats: tournament.seats }),
});

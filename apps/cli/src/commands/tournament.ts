import { availableParallelism } from 'node:os';
import { botsOf, type Outcome } from '@carroccio/bots';
import type { Context } from '../context.ts';
import { readPackFile } from '../files.ts';
import { packLines } from '../packs/tell.ts';
import { columns } from '../print/columns.ts';
import { err, out } from '../print/io.ts';
import { optionsOf } from '../print/pairs.ts';
import { Progress } from '../print/progress.ts';
import { playableGame } from '../registry.ts';
import { FaultCount } from '../simulate/faults.ts';
import { newSeed } from '../simulate/seed.ts';
import { scenariosOf } from '../simulate/simulation.ts';
import { TOURNAMENT_WORDS } from '../text/tournament.ts';
import { type Standing, standingsOf } from '../tournament/standings.ts';
import {
  checkTournament,
  fixturesOf,
  outcomeOf,
  type PlayedFixture,
  playTournament,
  type Tournament,
} from '../tournament/tournament.ts';
import { errorLine, FAILED, OK } from '../words/failure.ts';

export interface TournamentOptions {
  game: string;
  player: readonly string[];
  scenario?: string;
  seats?: number;
  rounds: number;
  seed?: string;
  option: readonly string[];
  limit: number;
  budget: number;
  threads?: number;
  json?: true;
  pack?: string;
}

/** Levels and programs against each other: everybody with everybody, at every seat. */
export async function tournament(context: Context, options: TournamentOptions): Promise<number> {
  const held = tournamentOf(context, options);
  checkTournament(held);
  const fixtures = fixturesOf(held).length;
  const progress = new Progress(fixtures);
  // By their numbers: the order in which matches end changes nothing.
  const came = new Map<number, Outcome>();
  const faults = new FaultCount();
  await playTournament(held, context.registryUrl, options.threads ?? availableParallelism(), played => {
    const { number, fixture, outcome } = played;
    faults.add(played.faults, names(held, played));
    if ('finished' in outcome) came.set(number, outcomeOf(fixture, outcome.finished));
    else {
      progress.clear();
      err(errorLine(failure(context, held, played, outcome.failure)));
    }
    progress.step();
  });
  progress.clear();
  const words = TOURNAMENT_WORDS[context.language];
  for (const { command, faults: count, matches, first } of faults.summary)
    err(errorLine(words.fault(command, count, matches, first)));
  const outcomes = [...came].sort(([a], [b]) => a - b).map(([, outcome]) => outcome);
  const standings = standingsOf(held.players, outcomes);
  if (options.json) printJson(held, standings, outcomes.length, faults);
  else printTable(context, held, standings, outcomes.length);
  return outcomes.length === fixtures ? OK : FAILED;
}

function tournamentOf({ registry, language }: Context, options: TournamentOptions): Tournament {
  const pack = options.pack === undefined ? undefined : readPackFile(registry, options.pack);
  const game = playableGame(registry, options.game, pack);
  const players = options.player.length > 0 ? options.player : botsOf(game).map(({ name }) => name);
  return {
    game,
    ...(pack ? { pack } : {}),
    scenarios: scenariosOf(game, options.scenario),
    ...(options.seats === undefined ? {} : { seats: options.seats }),
    players: [...new Set(players.map(player => player.trim()))],
    rounds: options.rounds,
    seed: options.seed ?? newSeed(),
    options: optionsOf(game, options.option),
    budgetMs: options.budget,
    limitMs: options.limit,
    language,
  };
}

/** A program is one, wherever it sits. */
const names = ({ players }: Tournament, { fixture }: PlayedFixture): string[] =>
  fixture.players.map(player => players[player] ?? '');

function failure({ language }: Context, held: Tournament, played: PlayedFixture, why: string | null): string {
  const words = TOURNAMENT_WORDS[language];
  return words.failed(played.fixture.scenario, played.seed, names(held, played), why ?? words.endless);
}

function printJson({ game, pack, seed }: Tournament, standings: Standing[], matches: number, faults: FaultCount): void {
  const about = { game: game.rulebook.id, ...(pack ? { pack: pack.title } : {}), seed, matches };
  out(JSON.stringify({ ...about, standings, faults: faults.summary }, null, 2));
}

function printTable(context: Context, held: Tournament, standings: readonly Standing[], matches: number): void {
  const { language, paint } = context;
  const { game, pack, seed } = held;
  const words = TOURNAMENT_WORDS[language];
  for (const line of packLines(context, pack)) out(line);
  out(`${paint.bold(game.rulebook.title[language])}  ${paint.dim(words.played(matches, seed))}`);
  const rows = standings.map(({ player, rating, error, score }, index) => [
    `${index + 1}.`,
    player,
    `${Math.round(rating)} ± ${Math.round(error)}`,
    String(score.matches),
    `${hundredth(score.share)} ± ${hundredth(score.error)}`,
  ]);
  const heads = ['', words.player, words.rating, words.matches, words.won];
  tell(columns([heads, ...rows], ['right', 'left', 'right', 'right', 'right']), paint.dim);
  out('');
  const crossed = standings.map(({ player, against }) => [
    player,
    ...standings.map(other => (other.player === player ? '–' : meeting(against[other.player]))),
  ]);
  const numbers = standings.map((_, index) => `${index + 1}.`);
  tell(columns([[words.against, ...numbers], ...crossed], ['left', ...numbers.map(() => 'right' as const)]), paint.dim);
}

const meeting = (met: { share: number } | undefined): string => (met ? hundredth(met.share) : '');

const hundredth = (share: number): string => String(Math.round(100 * share));

function tell(lines: readonly string[], head: (line: string) => string): void {
  lines.forEach((line, index) => {
    out(index === 0 ? head(line) : line);
  });
}

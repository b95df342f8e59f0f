/** What is said of a tournament. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const { en, it } = GRAMMAR;

interface TournamentWords {
  player: string;
  rating: string;
  matches: string;
  won: string;
  against: string;
  failed(scenario: string, seed: string, players: readonly string[], why: string): string;
  endless: string;
  played(matches: number, seed: string): string;
  fault(command: string, count: number, matches: number, first: string): string;
}

export const TOURNAMENT_WORDS: Readonly<Record<Language, TournamentWords>> = {
  en: {
    player: 'player',
    rating: 'rating',
    matches: 'matches',
    won: 'won of 100',
    against: 'points of 100 against',
    failed: (scenario, seed, players, why) => `${scenario} of ${en.list(players)} (seed "${seed}") failed: ${why}`,
    endless: 'it does not end',
    played: (matches, seed) => `${en.count(matches, 'match', 'matches')}, seed ${seed}`,
    fault: (command, count, matches, first) =>
      `${command} failed ${en.count(count, 'time', 'times')} in ${en.count(matches, 'match', 'matches')}; first: ${first}`,
  },
  it: {
    player: 'giocatore',
    rating: 'punteggio',
    matches: 'partite',
    won: 'vinte su 100',
    against: 'punti su 100 contro',
    failed: (scenario, seed, players, why) =>
      `${scenario} tra ${it.list(players)} (seme «${seed}») non è riuscita: ${why}`,
    endless: 'non finisce',
    played: (matches, seed) => `${it.count(matches, 'partita', 'partite')}, seme ${seed}`,
    fault: (command, count, matches, first) =>
      `${command} ha sbagliato ${it.count(count, 'volta', 'volte')} in ${it.count(matches, 'partita', 'partite')}; la prima: ${first}`,
  },
};

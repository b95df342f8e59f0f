import type { Game } from '../game/erased.ts';
import { Generator, startChance } from './chance.ts';
import { Play } from './play.ts';

/**
 * What goes wrong when every scenario is begun, with the fewest seats and with all, and so many decisions are taken at
 * random: what no check of data can foresee.
 */
export const rehearse = (game: Game, decisions: number): string[] =>
  Object.entries(game.scenarios).flatMap(([scenario, { seats, min = seats.length }]) =>
    [...new Set([min, seats.length])].flatMap(count => rehearseOne(game, scenario, count, decisions)),
  );

function rehearseOne(game: Game, scenario: string, seats: number, decisions: number): string[] {
  const tale = `scenario "${scenario}" for ${seats}`;
  let taken = -1;
  try {
    const { play } = Play.begin(game, { scenario, seats, seed: 'validate' });
    const chance = new Generator(startChance('sfc32', scenario));
    for (taken = 0; taken < decisions; taken++) {
      const seat = play.decision()?.seats[0];
      if (seat === undefined) return [];
      look(play);
      play.apply(seat, play.anyAction(seat, chance));
    }
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [taken < 0 ? `${tale} cannot begin: ${why}` : `${tale} breaks after ${taken} decisions: ${why}`];
  }
}

function look(play: Play): void {
  play.view(null);
  const [problem] = play.game.invariants?.(play.look) ?? [];
  if (problem) throw new Error(problem);
}

/** Positions with what came of them: what a network learns from. */
import { type AnyAction, at, type Beginning, type Game, Match, type Mind, type Thinking } from '@carroccio/kernel';
import { ENDLESS } from '../contest.ts';
import { figuresOf, sharesOf } from '../search/judge.ts';
import { nextSeat, thinkingChance } from '../thinking.ts';

export interface Sample {
  /** The figures of each seat. */
  figures: readonly (readonly number[])[];
  /** What part of the match each seat won. */
  shares: readonly number[];
}

/** How often somebody may do anything at all instead of what he would: so that more is seen than good habits. */
const LAPSES = [0, 0.02, 0.05, 0.15];

/** How many moments of a match are learnt from at most: they are alike, and a long match is to count no more than others. */
const MOMENTS = 100;

/** So many of a row at most, evenly spread. */
const thinned = <T>(row: readonly T[], most: number): T[] =>
  row.length <= most
    ? [...row]
    : Array.from({ length: most }, (_, index) => at(row, Math.floor(((index + 0.5) * row.length) / most)));

/** A match of the quick policy against itself, each seat with lapses of its own; its quiet moments. `null` if it does not end. */
export function samplesOf(game: Game, mind: Mind, beginning: Beginning): Sample[] | null {
  const match = new Match(game, { stream: 'sfc32', ...beginning });
  const { play } = match;
  const chance = thinkingChance(`${beginning.seed} samples`);
  const lapses = Array.from({ length: play.position.seats }, () => LAPSES[chance.draw(LAPSES.length)] ?? 0);
  const still: Thinking = { draw: (n, from) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
  const met: number[][][] = [];
  while (!play.result) {
    if (match.length >= ENDLESS) return null;
    if (mind.rests(play)) met.push(figuresOf(mind, play));
    const seat = nextSeat(play);
    const lapse = chance.draw(1000) < (lapses[seat] ?? 0) * 1000;
    const action: AnyAction = lapse
      ? play.anyAction(seat, chance)
      : mind.quick.choose(play.resample(seat, chance), seat, still).action;
    match.act(seat, action);
  }
  const shares = sharesOf(play) ?? [];
  return thinned(met, MOMENTS).map(figures => ({ figures, shares }));
}

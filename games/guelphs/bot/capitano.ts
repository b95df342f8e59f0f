/** Where a Capitano rides. */
import { distance } from '@carroccio/boards';
import { type Action, at } from '@carroccio/kernel';
import { type Battle, cellOf, currentRating, isRated } from '../src/battle.ts';
import type { Guelphs } from '../src/shape.ts';
import type { Choices } from './choices.ts';
import { best } from './worth.ts';

/** The Capitano rides up behind his men, with one of them. */
export function capitanoMove(
  b: Battle,
  { battaglia: index }: { battaglia: number },
  choices: Choices,
): Action<Guelphs> | null {
  const moves = choices.filter(action => action.type === 'moveCapitano');
  if (moves.length === 0) return null;
  const units = (b.roster.battaglie[index]?.units ?? []).filter(unit => cellOf(b, unit) >= 0 && isRated(b, unit));
  if (units.length === 0) return null;
  const here = at(b.state.capitani, index).cell;
  const measure = (cell: number): number => {
    const spread = units.reduce((sum, unit) => sum + distance(b.field.grid, cell, cellOf(b, unit)), 0) / units.length;
    const withUnit = units.find(unit => cellOf(b, unit) === cell);
    const safe = withUnit === undefined ? -1 : 0.15 * currentRating(b, withUnit) - 0.1 * (b.state.hits[withUnit] ?? 0);
    return safe - spread;
  };
  const found = best(moves, ({ to }) => measure(to));
  return found.value > measure(here) + 0.5 ? found.choice : null;
}

/** A Capitano who is always with a unit of his own, and never rides further from the enemy (gg.S.6.8.2, R129). */
import { distance } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { ridingReach } from '../08-movement/movement.ts';
import { type Battle, battaglia, cellOf, distanceToEnemy, isRated, onMap } from '../battle.ts';

/** gg.S.6.8.2a: whether units of his stand in a hex. */
const guarded = (b: Battle, index: number, cell: number): boolean =>
  battaglia(b, index).units.some(unit => isRated(b, unit) && cellOf(b, unit) === cell);

/** gg.S.6.8.2b: where he may ride with his one move. */
export function guardedMoves(b: Battle, index: number): number[] {
  const { cell, moved } = at(b.state.capitani, index);
  const { side } = battaglia(b, index);
  if (moved) return [];
  const noFurther = (to: number): boolean => distanceToEnemy(b, to, side) <= distanceToEnemy(b, cell, side);
  return ridingReach(b, cell, b.charts.movement.personality, side).filter(to => guarded(b, index, to) && noFurther(to));
}

/** R129: his unit has left him and he must follow it, or join another, before anything else. */
export const mustFollow = (b: Battle, index: number): boolean =>
  b.rules.withHisMen(b, index) &&
  !guarded(b, index, at(b.state.capitani, index).cell) &&
  guardedMoves(b, index).length > 0;

/** R129: whether he is, or can still come, among units of his. */
export const keepsCompany = (b: Battle, index: number): boolean =>
  guarded(b, index, at(b.state.capitani, index).cell) || guardedMoves(b, index).length > 0;

/** R129: his unit has deserted; the nearest of his units takes him in. */
export function takeIn(b: Battle, index: number): void {
  const capitano = at(b.state.capitani, index);
  if (capitano.cell < 0 || guarded(b, index, capitano.cell)) return;
  const away = (unit: number): number => distance(b.field.grid, capitano.cell, cellOf(b, unit));
  const [nearest] = battaglia(b, index)
    .units.filter(unit => isRated(b, unit) && onMap(b, unit))
    .sort((one, other) => away(one) - away(other));
  if (nearest !== undefined) capitano.cell = cellOf(b, nearest);
}

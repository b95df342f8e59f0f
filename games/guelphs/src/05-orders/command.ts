/** Command range and its extension (gg.5.2). */
import { distance, spread } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import {
  around,
  type Battle,
  battaglia,
  card,
  cellOf,
  distanceToEnemy,
  enemyAt,
  firstAt,
  onMap,
  standing,
} from '../battle.ts';
import type { OrdersFrame } from '../shape.ts';

export interface CommandRatings {
  combat: number;
  range: number;
}

/** gg.2.2.1c, gg.13.1.10: the ratings of the Capitano, or of his Adjutant once he has fallen. */
export function ratingsOf(b: Battle, index: number): CommandRatings {
  const { capitano } = battaglia(b, index);
  if (!capitano) return { combat: 0, range: 0 };
  return at(b.state.capitani, index).adjutant && capitano.adjutant ? capitano.adjutant : capitano;
}

type Near = (cell: number) => boolean;

/** gg.5.2 (R19): whether a hex lies within a Capitano's range, on paths that avoid enemy combat units. */
function withinCommand(b: Battle, commander: number, from = at(b.state.capitani, commander).cell): Near {
  const { side } = battaglia(b, commander);
  const { range } = ratingsOf(b, commander);
  if (from < 0) return () => false;
  // With nobody in the way every straight path is open.
  if (distanceToEnemy(b, from, side) > range) return cell => distance(b.field.grid, from, cell) <= range;
  const { neighbours, cellCount } = b.field.grid;
  const { nodes } = spread({
    size: cellCount,
    from,
    most: range,
    steps(cell, spent, go, known) {
      for (let way = cell * 6; way < cell * 6 + 6; way++) {
        const beyond = neighbours[way] ?? -1;
        if (beyond >= 0 && known(beyond) > spent + 1 && enemyAt(b, beyond, side) < 0) go(beyond, 1);
      }
    },
  });
  const reached = new Set(nodes);
  return cell => reached.has(cell);
}

/** gg.5.2.2 (R20): the units of some Battaglie in these hexes, or joined to them by chains of adjacent units of theirs. */
function linkedTo(b: Battle, near: Near, battaglie: readonly number[]): Set<number> {
  const linked = new Set<number>();
  for (const index of battaglie)
    for (const unit of battaglia(b, index).units) if (onMap(b, unit) && near(cellOf(b, unit))) linked.add(unit);
  const { next } = standing(b);
  // What is added on the way has its turn too.
  for (const link of linked)
    for (const cell of around(b, cellOf(b, link)))
      for (let unit = firstAt(b, cell); unit >= 0; unit = next[unit] ?? -1)
        if (battaglie.includes(card(b, unit).battaglia)) linked.add(unit);
  return linked;
}

/** gg.5.2.2: the units of a Battaglia that are in command of its Capitano. */
export const unitsInCommand = (b: Battle, commander: number): Set<number> =>
  linkedTo(b, withinCommand(b, commander), [commander]);

/**
 * gg.5.2.1, R58: the units in command, measured now; a Compagnia's also through units of its own. The Capitano may be
 * thought in another hex than the one he is in.
 */
export function commandNow(
  b: Battle,
  { battaglia: index }: Pick<OrdersFrame, 'battaglia'>,
  from?: number,
): ReadonlySet<number> {
  const near = withinCommand(b, index, from);
  const units = linkedTo(b, near, [index]);
  for (const compagnia of b.roster.compagnie[battaglia(b, index).side])
    for (const unit of linkedTo(b, near, [index, compagnia]))
      if (card(b, unit).battaglia === compagnia) units.add(unit);
  return units;
}

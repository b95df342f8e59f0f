/** Command range and its extension (gg.5.2). */
import { at } from '@carroccio/kernel';
import { around, type Battle, battaglia, cellOf, enemyAt, onMap } from './battle.ts';
import type { Side } from './state.ts';

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

/** gg.5.2 (R19): hexes within so many steps of a hex, on paths that avoid enemy combat units. */
function withinCommand(b: Battle, from: number, range: number, side: Side): Set<number> {
  const reached = new Set([from]);
  let edge = [from];
  for (let steps = 0; steps < range; steps++) {
    const next: number[] = [];
    for (const cell of edge)
      for (const beyond of around(b, cell)) {
        if (reached.has(beyond) || enemyAt(b, beyond, side) >= 0) continue;
        reached.add(beyond);
        next.push(beyond);
      }
    edge = next;
  }
  return reached;
}

/**
 * gg.5.2.2 (R20): the units of some Battaglie that are in command of a Capitano, directly or through chains of
 * adjacent units of theirs.
 */
export function unitsInCommand(b: Battle, commander: number, battaglie: readonly number[] = [commander]): Set<number> {
  const { cell } = at(b.state.capitani, commander);
  if (cell < 0) return new Set();
  const { side } = battaglia(b, commander);
  const near = withinCommand(b, cell, ratingsOf(b, commander).range, side);
  const units = battaglie.flatMap(index => [...battaglia(b, index).units]).filter(unit => onMap(b, unit));
  const inCommand = new Set(units.filter(unit => near.has(cellOf(b, unit))));
  for (let grown = true; grown; ) {
    grown = false;
    for (const unit of units) {
      if (inCommand.has(unit)) continue;
      const neighbours = around(b, cellOf(b, unit));
      if (units.some(link => inCommand.has(link) && neighbours.includes(cellOf(b, link)))) {
        inCommand.add(unit);
        grown = true;
      }
    }
  }
  return inCommand;
}

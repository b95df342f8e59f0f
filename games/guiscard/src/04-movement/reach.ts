/** Where a character under way could get to, and how (gui.4): what his own steps lead to, hex after hex. */
import { spread, wayTo } from '@carroccio/boards';
import type { Action } from '@carroccio/kernel';
import { ableAgainst } from '../06-combat/contact.ts';
import { type Battle, cellOf, isMounted, scratch, sideOf, tailOf } from '../battle.ts';
import type { Guiscard, Journey } from '../shape.ts';
import { headIn, mayRest, standOf, standsIn, stridesOf, tailIn } from './movement.ts';

export interface Arrival {
  readonly cell: number;
  readonly tail: number;
  readonly cost: number;
  /** Hexes next to the enemy that he leaves again, or ends in: each may be tested (gui.4.3a). */
  readonly risks: number;
  readonly path: readonly Action<Guiscard>[];
}

/** Every place in which his move could end, the cheapest way to each; with his horse, head and tail. */
export function reachOf(b: Battle, { unit, mp }: Pick<Journey, 'unit' | 'mp'>): Arrival[] {
  const trial = scratch(b);
  const { cell: cells, tail: tails } = trial.state;
  const found = spread({
    size: standsIn(b),
    from: standOf(b, cellOf(b, unit), tailOf(b, unit)),
    most: mp,
    steps(stand, _, go) {
      cells[unit] = headIn(stand);
      tails[unit] = tailIn(b, stand);
      for (const { to, tail, cost } of stridesOf(trial, unit)) go(standOf(b, to, tail), cost);
    },
  });
  const isExposed = exposure(b, sideOf(b, unit));
  return found.nodes.flatMap((stand, place): Arrival[] => {
    const cell = headIn(stand);
    const tail = tailIn(b, stand);
    if (cell === cellOf(b, unit) || !mayRest(b, unit, cell, tail)) return [];
    const steps = wayTo(found, place)
      .slice(1)
      .map(next => ({ to: headIn(next), tail: tailIn(b, next) }));
    const risks = steps.filter(step => isExposed(step.to) || (isMounted(b, unit) && isExposed(step.tail))).length;
    const path = steps.map(step => ({ type: 'step' as const, ...step }));
    return [{ cell, tail, cost: found.costs[place] ?? 0, risks, path }];
  });
}

/** Whether an enemy could strike a hex, found out once for each. */
function exposure(b: Battle, side: number): (cell: number) => boolean {
  const known = new Map<number, boolean>();
  return cell => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const exposed = ableAgainst(b, side, cell).length > 0;
    known.set(cell, exposed);
    return exposed;
  };
}

/** The best way to each hex: the cheapest, whichever way the horse then stands. */
export function reachByHex(b: Battle, journey: Pick<Journey, 'unit' | 'mp'>): ReadonlyMap<number, Arrival> {
  const found = new Map<number, Arrival>();
  for (const arrival of reachOf(b, journey)) {
    const known = found.get(arrival.cell);
    if (!known || arrival.cost < known.cost) found.set(arrival.cell, arrival);
  }
  return found;
}

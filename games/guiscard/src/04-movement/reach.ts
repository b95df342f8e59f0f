/** Where a character under way could get to, and how (gui.4): what his own steps lead to, hex after hex. */
import type { Action } from '@carroccio/kernel';
import { ableAgainst } from '../06-combat/contact.ts';
import { type Battle, cellOf, isMounted, sideOf, tailOf } from '../battle.ts';
import type { Guiscard, Journey } from '../shape.ts';
import { mayRest, stridesOf } from './movement.ts';

export interface Arrival {
  readonly cell: number;
  readonly tail: number;
  readonly cost: number;
  /** Hexes next to the enemy that he leaves again, or ends in: each may be tested (gui.4.3a). */
  readonly risks: number;
  readonly path: readonly Action<Guiscard>[];
}

/** A copy on which he can be moved about without anybody noticing. */
const scratch = (b: Battle): Battle => ({
  ...b,
  state: { ...b.state, cell: b.state.cell.slice(), tail: b.state.tail.slice() },
});

/** Every place in which his move could end, the cheapest way to each; with his horse, head and tail. */
function reachOf(b: Battle, { unit, mp }: Pick<Journey, 'unit' | 'mp'>): Arrival[] {
  const trial = scratch(b);
  const { cell: cells, tail: tails } = trial.state;
  const isExposed = exposure(b, sideOf(b, unit));
  const best = new Map<number, Arrival>();
  const start = { cell: cellOf(b, unit), tail: tailOf(b, unit), cost: 0, risks: 0, path: [] };
  /** By points spent: whatever costs less is looked at first. */
  const waiting: Arrival[][] = [[start]];
  for (let spent = 0; spent <= mp; spent++)
    for (const here of waiting[spent] ?? []) {
      if (here !== start && best.get(placeOf(here)) !== here) continue;
      cells[unit] = here.cell;
      tails[unit] = here.tail;
      for (const { to, tail, cost } of stridesOf(trial, unit)) {
        const next: Arrival = {
          cell: to,
          tail,
          cost: spent + cost,
          risks: here.risks + (isExposed(to) || (isMounted(b, unit) && isExposed(tail)) ? 1 : 0),
          path: [...here.path, { type: 'step', to, tail }],
        };
        const known = best.get(placeOf(next));
        if (next.cost > mp || (known && known.cost <= next.cost)) continue;
        best.set(placeOf(next), next);
        waiting[next.cost] = [...(waiting[next.cost] ?? []), next];
      }
    }
  return [...best.values()].filter(({ cell, tail }) => mayRest(b, unit, cell, tail) && cell !== start.cell);
}

const placeOf = ({ cell, tail }: { readonly cell: number; readonly tail: number }): number => cell * 100_000 + tail;

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

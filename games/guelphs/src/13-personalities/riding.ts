/** The one ride of a Capitano in his activation (gg.13.1). */
import { at, type Flow, type Refusal } from '@carroccio/kernel';
import { ridingReach } from '../08-movement/movement.ts';
import { type Battle, battaglia } from '../battle.ts';
import { guardedMoves } from '../scenarios/with-his-men.ts';
import type { Guelphs } from '../shape.ts';

/** gg.13.1.1, gg.13.1.2, gg.13.1.4, gg.S.6.8.2: where the active Capitano may ride. */
export function capitanoMoves(b: Battle, index: number): number[] {
  const capitano = at(b.state.capitani, index);
  if (capitano.moved || capitano.cell < 0) return [];
  if (b.rules.withHisMen(b, index)) return guardedMoves(b, index);
  return ridingReach(b, capitano.cell, b.charts.movement.personality, battaglia(b, index).side);
}

/** Why the active Capitano cannot ride to a hex (gg.13.1.1, gg.13.1.2, gg.S.6.8.2). */
export function whyNoRideTo(b: Battle, index: number, to: number): Refusal<Guelphs> {
  const { cell, moved } = at(b.state.capitani, index);
  const { side } = battaglia(b, index);
  if (moved) return { rule: 'gg.13.1.2', reason: 'hasMoved', battaglia: index };
  if (b.rules.withHisMen(b, index) && ridingReach(b, cell, b.charts.movement.personality, side).includes(to))
    return { rule: b.rules.cites.withHisMen, reason: 'withHisMen', battaglia: index };
  return { rule: 'gg.13.1.1', reason: 'outOfReach', cell: to };
}

/** gg.13.1.1, gg.13.1.2: the Capitano makes his one move. */
export function rideCapitano(b: Battle, flow: Flow<Guelphs>, index: number, to: number): void {
  const capitano = at(b.state.capitani, index);
  capitano.cell = to;
  capitano.moved = true;
  flow.emit({ type: 'personalityMoved', rule: 'gg.13.1.1', who: 'capitano', battaglia: index, to });
}

/** The arrival of Arras at Montaperti (gg.S.3.6.1, R115). */
import { requireCell, within } from '@carroccio/boards';
import { at, type Flow, type Refusal } from '@carroccio/kernel';
import { type Battle, battaglia, setCell, unitsAt } from '../battle.ts';
import { prohibited } from '../field.ts';
import type { Guelphs } from '../shape.ts';
import { AWAITED } from '../state.ts';

/** The hexes around the place where the Battaglia comes out of its ambush. */
function hexesOfAmbush(b: Battle, index: number): number[] {
  const start = b.setup.battaglie[battaglia(b, index).id]?.start;
  if (start?.kind !== 'arras-historical') return [];
  const { grid } = b.field;
  return within(grid, requireCell(grid, start.of), start.within);
}

/** Why nobody of the Battaglia comes out in a hex. */
export function whyNoAmbush(b: Battle, index: number, to: number): Refusal<Guelphs> | undefined {
  if (!hexesOfAmbush(b, index).includes(to)) return { rule: 'gg.S.3.6.1', reason: 'outOfReach', cell: to };
  if (prohibited(b.field, to)) return { rule: 'gg.8.2.7b', reason: 'prohibitedGround', cell: to };
  return unitsAt(b, to).length === 0 ? undefined : { rule: 'gg.S.3.6.1', reason: 'occupied', cell: to };
}

/** Where it can come out. */
export const ambushHexes = (b: Battle, index: number): number[] =>
  hexesOfAmbush(b, index).filter(cell => !whyNoAmbush(b, index, cell));

export const awaited = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(unit => b.state.cell[unit] === AWAITED);

/** A unit comes onto the map; the Capitano comes with the first. */
export function emerge(b: Battle, flow: Flow<Guelphs>, index: number, unit: number, to: number, facing: number): void {
  setCell(b, unit, to);
  b.state.facing[unit] = facing;
  const capitano = at(b.state.capitani, index);
  if (capitano.cell === AWAITED) capitano.cell = to;
  flow.emit({ type: 'arrived', rule: 'gg.S.3.6.1', unit, to });
}

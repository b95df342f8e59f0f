/** The arrival of Arras at Montaperti (gg.S.3.6.1, R115). */
import { requireCell, within } from '@carroccio/boards';
import { at, type Flow } from '@carroccio/kernel';
import { type Battle, battaglia, setCell, unitsAt } from './battle.ts';
import { prohibited } from './field.ts';
import type { Guelphs } from './shape.ts';
import { AWAITED } from './state.ts';

/** Free hexes around the place where the Battaglia comes out of its ambush. */
export function ambushHexes(b: Battle, index: number): number[] {
  const start = b.setup.battaglie[battaglia(b, index).id]?.start;
  if (start?.kind !== 'arras-historical') return [];
  const { grid } = b.field;
  return within(grid, requireCell(grid, start.of), start.within).filter(
    cell => !prohibited(b.field, cell) && unitsAt(b, cell).length === 0,
  );
}

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

/** How the scenes of siege gear begin: somebody on the way, or the combat step of a side. */
import { journeyOf } from '../../../src/04-movement/journey.ts';
import type { Engine } from '../../../src/state.ts';
import type { Position, Table } from '../../table.ts';

export const engine = (
  p: Position,
  kind: Engine['kind'],
  head: string,
  tail: string,
  more: Partial<Engine> = {},
): Engine => ({
  ...{ kind, side: 0, head: p.hex(head), tail: p.hex(tail), arrow: p.way('N'), corner: false },
  ...{ load: kind === 'greekFire' ? 4 : 2, gone: false, jammed: false },
  ...more,
});
export const moves = (p: Position): Table => p.play([{ step: 'movement', side: 0 }]);
export const moving = (p: Position, unit: string, mp?: number): Table => {
  const journey = journeyOf(p.battle, p.unit(unit));
  return p.play([
    { step: 'moving', ...journey, mp: mp ?? journey.mp },
    { step: 'halted', unit: journey.unit },
  ]);
};
export const combat = (p: Position, side = 0): Table =>
  p.play([
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ]);

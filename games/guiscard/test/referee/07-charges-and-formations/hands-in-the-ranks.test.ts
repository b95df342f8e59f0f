/** Hoplites who have something else to do: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, STUNNED } from '../../../src/state.ts';
import { members, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position): Table => p.play([{ step: 'movement', side: 0 }]);
const ROW = { palaimon: 'C9', okeanos: 'D9', achilleas: 'E10' };
const ranks = (): Position => {
  const p = poggio().put(1, 'milo', 'Z1');
  for (const [id, hex] of Object.entries(ROW)) p.put(0, id, hex);
  p.state.formations = [{ side: 0, units: p.units(...Object.keys(ROW)), front: 0, foulkon: false, past: [] }];
  return p;
};

describe('ranks', () => {
  // Whoever shifts bodies does nothing else in that phase, and the others do not go without him.
  rule(['gui.4.2.3b', 'gui.7.3.1b'], 'two of whom have cleared bodies do not march', () => {
    const p = ranks();
    for (const id of ['alexio', 'dorian', 'filippo']) p.put(1, id, 'C10', { health: DEAD });
    const t = moves(p);
    expect(t.legal('march')).toHaveLength(1);
    const shift = t.legal('clearBodies').find(({ unit, mate }) => {
      const pair = [unit, mate];
      return p.units('palaimon', 'okeanos').every(one => pair.includes(one));
    });
    t.act(the(shift));
    expect(t.legal('march')).toEqual([]);
  });
  // One has moved once: to fall in is free, to march then would be a second move.
  rule(['gui.4.b', 'gui.7.3.1b', 'gui.7.3.1a'], 'formed by men who have moved stand where they are', () => {
    const p = poggio().put(1, 'milo', 'Z1');
    for (const [id, hex] of Object.entries({ palaimon: 'C9', okeanos: 'D9', achilleas: 'E11' })) p.put(0, id, hex);
    const t = moves(p).do('move', { unit: 'achilleas' }).go('E10').do('stop');
    expect(t.legal('formUp').length).toBeGreaterThan(0);
    t.act(the(t.legal('formUp').find(({ front }) => front === 0) ?? t.legal('formUp')[0]));
    expect([members(t), t.legal('march')]).toEqual([['achilleas', 'okeanos', 'palaimon'], []]);
  });
  // Nobody is carried in the ranks: who takes up a man goes by himself.
  rule(['gui.4.2.4a', 'gui.7.3.1b'], 'are left by the man who goes to fetch a friend', () => {
    const p = ranks().put(0, 'avray', 'F9', { health: STUNNED });
    const t = moves(p).do('move', { unit: 'achilleas' }).go('F9').do('lift', { unit: 'avray' });
    if (t.legal('stop').length > 0) t.do('stop');
    expect(members(t)).toEqual([]);
  });
});

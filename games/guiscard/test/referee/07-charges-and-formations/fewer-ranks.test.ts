/** Ranks that lose a man: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { type Formation, WOUNDED } from '../../../src/state.ts';
import { COMBAT, members, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** Front to the north, two ranks of three: the rows run from NW to SE. */
function ranks(more: Partial<Formation> = {}): Position {
  const p = poggio();
  const rows = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9', hektor: 'E9', damon: 'F9', evander: 'G10' };
  for (const [id, hex] of Object.entries(rows)) p.put(1, id, hex);
  p.state.formations = [{ side: 1, units: p.units(...Object.keys(rows)), front: 0, foulkon: false, past: [], ...more }];
  return p;
}
const struck = (p: Position, by: string, target: string, die: number): Table => {
  const t = p.play([...COMBAT(0)]).do('attack', { unit: by, target });
  t.declared().dice(die);
  if (t.step === 'resolving') t.do('resolve', { attack: 0 });
  return t.stand();
};

describe('a tortoise', () => {
  // Two ranks deep on a front of three, or there is none.
  rule(['gui.7.3.2a', 'gui.7.3.1c'], 'with a man of its rear rank hurt it is a tortoise no more', () => {
    const p = ranks({ foulkon: true }).put(0, 'robert', 'F10');
    // From behind: 25 - 7 = 18 in 11/20, one left and two right: 21/30; 5 and armour is G.
    const t = struck(p, 'robert', 'damon', 5);
    expect([result(t), t.health('damon')]).toEqual(['G', WOUNDED]);
    expect([members(t), the(t.state.formations[0]).foulkon]).toEqual([['achilleas', 'okeanos', 'palaimon'], false]);
  });
});

describe('the front rank', () => {
  // It reorganises with able men only; three abreast are left behind.
  rule(['gui.7.3.1c', 'gui.7.3.1a'], 'with a man of it hurt the rear rank is the formation', () => {
    // From the shield side: 25 - 6 = 19 in 11/20; 3 and armour is G.
    const t = struck(ranks().put(0, 'robert', 'D8'), 'robert', 'palaimon', 3);
    expect([result(t), t.health('palaimon')]).toEqual(['G', WOUNDED]);
    expect(members(t)).toEqual(['damon', 'evander', 'hektor']);
    expect(t.told('dissolved')).toEqual([]);
  });
  // Three of four abreast, but not two and one.
  rule(
    ['gui.7.3.1c', 'gui.7.3.1a'],
    'of four abreast three go on together if the one who falls out stood at the end',
    () => {
      const after = (target: string): string[] => {
        const p = poggio();
        const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9', nestor: 'H9' };
        for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
        const units = p.units(...Object.keys(row));
        p.state.formations = [{ side: 1, units, front: 0, foulkon: false, past: [] }];
        // 25 - 6 or 7 in 11/20, two right from behind: 31/40; 5 and armour is G.
        const t = struck(p.put(0, 'robert', target === 'palaimon' ? 'E9' : 'F9'), 'robert', target, 5);
        expect([result(t), t.health(target)]).toEqual(['G', WOUNDED]);
        return members(t);
      };
      expect(after('palaimon')).toEqual(['achilleas', 'nestor', 'okeanos']);
      expect(after('okeanos')).toEqual([]);
    },
  );
});

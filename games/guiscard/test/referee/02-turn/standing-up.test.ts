/** Who lies, who rises and who dies where he lies: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED } from '../../../src/state.ts';
import { nido, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, side: number, ...dice: number[]): Table => p.play([{ step: 'movement', side }], ...dice);

describe('thrown in his own phase', () => {
  // Step 5 is for those who were stunned in the phase of the other.
  rule(
    ['gui.2.1.5', 'gui.5.4.3.B'],
    'a rider shot out of the saddle as he rides lies until his next phase ends',
    () => {
      const p = poggio().put(0, 'robert', 'C12', { facing: 'N' }).put(1, 'alphonse', 'C4').put(1, 'milo', 'Z1');
      const t = p.play([
        { step: 'phase', side: 0 },
        { step: 'phase', side: 1 },
        { step: 'phase', side: 0 },
      ]);
      if (t.step === 'charges') t.do('endCharges');
      // 1 on the spot; 5 and armour is row 9: B.
      t.do('move', { unit: 'robert' }).go('C11<C12').dice(1, 5);
      t.do('name', { unit: 'alphonse', cell: 'C11' }).do('loose').do('lieAt', { to: 'D12' });
      const seen: number[] = [];
      for (let n = 0; n < 20 && t.step !== null && t.seats[0] === 0; n++) t.act(the(t.legal().at(-1)));
      seen.push(t.health('robert'));
      const QUIET = ['hold', 'endMoves', 'declared', 'endCharges'];
      for (let n = 0; n < 20 && t.ever('phaseBegan').length < 3; n++)
        t.act(the(t.legal().find(({ type }) => QUIET.includes(type))));
      seen.push(t.health('robert'));
      expect(seen).toEqual([STUNNED, STUNNED]);
    },
  );
});

describe('hemmed in', () => {
  // From the corner of the table there are two ways.
  rule(['gui.6.2f', 'gui.4.a'], 'in the corner of the map two enemies are enough', () => {
    const p = poggio().put(1, 'milo', 'A1', { health: STUNNED }).put(0, 'osbern', 'B1').put(0, 'avray', 'A4');
    p.put(1, 'sergios', 'Z9');
    const t = moves(p, 0).do('move', { unit: 'avray' }).go('A3');
    expect(t.health('milo')).toBe(STUNNED);
    t.go('A2').do('stop');
    expect(t.health('milo')).toBe(DEAD);
  });
  // A platform is left by its stair alone.
  rule(['gui.6.2f', 'gui.9.5.1b'], 'on a platform one enemy on its stair is enough', () => {
    const fate = (to: string[]): number => {
      const p = nido().put(1, 'milo', 'P8', { health: STUNNED }).put(0, 'osbern', 'R8').put(1, 'sergios', 'Z16');
      const t = moves(p, 0)
        .do('move', { unit: 'osbern' })
        .go(...to)
        .do('stop');
      return t.health('milo');
    };
    expect([fate(['Q8']), fate(['R7'])]).toEqual([DEAD, STUNNED]);
  });
  // He who has got to his feet is no prey.
  rule(['gui.2.1.5', 'gui.6.2f'], 'whoever stands up in the ring is safe in it', () => {
    const p = poggio().put(1, 'milo', 'A1', { health: STUNNED }).put(0, 'osbern', 'B1').put(0, 'avray', 'A4');
    const t = p.play([
      { step: 'phase', side: 1 },
      { step: 'movement', side: 0 },
    ]);
    const QUIET = ['hold', 'endMoves', 'declared', 'endCharges'];
    for (let n = 0; n < 20 && !(t.step === 'movement' && t.seats[0] === 0); n++)
      t.act(the(t.legal().find(({ type }) => QUIET.includes(type))));
    expect(t.health('milo')).toBe(HEALTHY);
    t.do('move', { unit: 'avray' }).go('A3', 'A2').do('stop');
    expect(t.health('milo')).toBe(HEALTHY);
  });
});

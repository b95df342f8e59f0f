/** What is left of a move after a fall: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, STUNNED, WOUNDED } from '../../../src/state.ts';
import { hold, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });

describe('a rider whose horse is shot', () => {
  // One hex on foot, or two: nothing else is said of him.
  rule(['gui.5.4.3.D', 'gui.4.4.2a'], 'does not mount another in the same move', () => {
    const p = poggio().put(0, 'musa', 'C12', { facing: 'N' }).put(1, 'petros', 'C1');
    p.horse('rashid', 'D10', 'N', { side: 0 });
    const t = begin(p, 'musa').go('C11<C12').dice(1, 4);
    // Row 6: D, and he is hurt.
    t.do('name', { unit: 'petros', cell: 'C11' }).do('loose');
    expect([t.health('musa'), the(t.state.horses[0]).dead]).toEqual([WOUNDED, true]);
    // Beside both: D11 is next to C11 and C12, and to the tail of the other horse.
    if (t.step === 'fall') t.do('lieAt', { to: 'C10' });
    expect(t.legal('mount')).toEqual([]);
    expect(t.step === 'moving' ? t.hexes('step').length : 0).toBeGreaterThan(0);
  });
  // B: he lies on the ground, and his move is over.
  rule(['gui.5.4.3.B', 'gui.1.2j', 'gui.4.4.3e'], 'or who is thrown stunned goes nowhere', () => {
    const p = poggio().put(0, 'musa', 'C12', { facing: 'N' }).put(0, 'osbern', 'A1').put(1, 'petros', 'C1');
    const t = begin(p, 'musa').go('C11<C12').dice(1, 7);
    t.do('name', { unit: 'petros', cell: 'C11' }).do('loose');
    if (t.step === 'fall') t.do('lieAt', { to: 'C10' });
    expect([t.health('musa'), t.step, t.who('move')]).toEqual([STUNNED, 'movement', ['osbern']]);
  });
});

describe('a man shot off a ladder', () => {
  // R20: two hexes away from the archer, down on the ground, and the ladder is free.
  rule(['gui.5.4.4.A', 'gui.10.1.5b', 'gui.10.1.3b'], 'leaves it to the next', () => {
    const p = nido().put(1, 'osbern', 'O8').put(1, 'avray', 'N8').put(0, 'petros', 'O4');
    p.state.ladders = [upright(p, 'O8', 'SE', { side: 1, climber: p.unit('osbern') })];
    const t = p.play([
      { step: 'offensive', side: 0 },
      { step: 'movement', side: 1 },
    ]);
    // 1 on the spot; 8 is row 10: A.
    t.dice(1, 8).do('shoot', { unit: 'petros' }).do('fireAt', { target: 'osbern', cell: 'O8' });
    while (t.step === 'retreatStep') t.act(the(t.legal()[0]));
    expect([t.where('osbern'), the(t.state.ladders[0]).climber]).toEqual(['O10', -1]);
    hold(t.do('move', { unit: 'avray' }).go('O8')).do('climb', { ladder: 0 });
    expect(the(t.state.ladders[0]).climber).toBe(p.unit('avray'));
  });
});

describe('a man struck down with a friend on his way', () => {
  // He falls in the hex he was passing through, where a friend stands; the dead share it with anybody.
  rule(['gui.4.3.1.kill', 'gui.4.1', 'gui.4.2.2a'], 'lies where he was, under the feet of whoever is there', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(0, 'avray', 'E11').put(1, 'dorian', 'D10').put(1, 'milo', 'Z1');
    const t = begin(p, 'osbern').go('E11').dice(10).go('E10');
    expect([t.health('osbern'), t.where('osbern'), t.where('avray')]).toEqual([DEAD, 'E11', 'E11']);
  });
});

/** In and out of the saddle, down and up again: with which values, and when: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DOWN, HEALTHY, STUNNED } from '../../../src/state.ts';
import { COMBAT, MOVES, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const phase = (p: Position, ...dice: number[]): Table => p.play([...MOVES, ...COMBAT(0)], ...dice);
const struck = (t: Table, unit: string): unknown => {
  if (t.step === 'movement') t.do('endMoves');
  return t.fight([unit], 'dorian', 10).ever('fought').at(-1)?.difference;
};

describe('in the phase of the blow', () => {
  // 4.4.2: "si sostituiscono le pedine": from then on he is what the other counter says.
  rule(['gui.4.4.2g', 'gui.6.c', 'gui.4.4.2c'], 'who steps down beside an enemy strikes with his value on foot', () => {
    const p = poggio().put(0, 'robert', 'E9', { facing: 'N' }).put(1, 'dorian', 'F8').put(1, 'milo', 'A1');
    const t = phase(p).do('move', { unit: 'robert' }).do('dismount', { to: 'F9' });
    if (t.step === 'moving') t.do('stop');
    // 25 - 5.
    expect(struck(t, 'robert')).toBe(20);
  });
  rule(['gui.4.4.2g', 'gui.6.c', 'gui.4.4.2b'], 'who mounts and rides up strikes with his value in the saddle', () => {
    const p = poggio().put(0, 'robert', 'H11').put(1, 'dorian', 'I8').put(1, 'milo', 'A1');
    p.horse('robert', 'I11', 'N', { side: 0 });
    // Four points on foot less three are one, two in the saddle.
    const t = phase(p).do('move', { unit: 'robert' }).do('mount', { horse: 0 }).go('I10<I11', 'I9<I10');
    if (t.step === 'moving') t.do('stop');
    // 31 - 5.
    expect(struck(t, 'robert')).toBe(26);
  });
  // "Cavalli catturati": a friend’s is no less to be had, by a horseman.
  rule(['gui.4.4.2f', 'gui.4.4.3e'], 'a knight mounts the horse of a fallen friend, a footman does not', () => {
    const mounts = (unit: string): boolean => {
      const p = poggio().put(0, unit, 'H11').put(0, 'robert', 'A3').put(1, 'milo', 'A1');
      p.horse('robert', 'I11', 'N', { side: 0 });
      return (
        p
          .play([...MOVES])
          .do('move', { unit })
          .legal('mount').length > 0
      );
    };
    expect([mounts('arthur'), mounts('roland')]).toEqual([true, false]);
  });
  // R55: thrown in step 1, it is a shot like any other.
  rule(
    ['gui.2.1.2', 'gui.5.2c', 'gui.5.c'],
    'a rider who has thrown his lance neither charges nor strikes in that phase',
    () => {
      const p = poggio()
        .put(0, 'serlon', 'H15', { facing: 'N' })
        .put(1, 'adama', 'H7')
        .put(0, 'roussel', 'E15', { facing: 'N' });
      const t = p.play([{ step: 'offensive', side: 0 }, { step: 'charges', side: 0 }, ...MOVES, ...COMBAT(0)], 10);
      t.do('shoot', { unit: 'serlon' }).do('fireAt', { target: 'adama', cell: 'H7' });
      if (t.step === 'offensive') t.do('hold');
      expect(t.step === 'charges' ? t.who('charge') : []).not.toContain('serlon');
      if (t.step === 'charges') t.do('endCharges');
      t.do('move', { unit: 'serlon' });
      for (let row = 14; row >= 8; row--) {
        if (t.step === 'window') t.do('hold');
        t.go(`H${row}<H${row + 1}`);
      }
      if (t.step === 'window') t.do('hold');
      if (t.step === 'moving') t.do('stop');
      if (t.step === 'movement') t.do('endMoves');
      expect(t.step === 'declare' ? t.who('attack') : []).not.toContain('serlon');
      expect(t.where('serlon')).toBe('H8');
    },
  );
});

describe('down and up', () => {
  // Step 5: of the stunned only those who lay there when the phase began.
  rule(
    ['gui.2.1.5', 'gui.6.5.C'],
    'an attacker stunned in this phase stays down, a friend who lay there gets up',
    () => {
      const p = poggio()
        .put(0, 'osbern', 'E8')
        .put(0, 'roland', 'H12', { health: STUNNED, marks: DOWN })
        .put(1, 'milo', 'E7');
      const t = p.play([...COMBAT(0), { step: 'recovery', side: 0 }]);
      // 8 - 6 = 2 in 0/5: 4 and armour is row 5: C.
      t.fight(['osbern'], 'milo', 4);
      while (t.step === 'advance') t.do('decline');
      expect([result(t), t.health('osbern'), t.health('roland')]).toEqual(['C', STUNNED, HEALTHY]);
    },
  );
  // Carried off he is still one of those who lay there: he gets up where he was laid.
  rule(['gui.2.1.5', 'gui.4.2.4b'], 'a stunned man carried out of reach gets up where he was laid down', () => {
    const p = poggio()
      .put(0, 'osbern', 'E10')
      .put(0, 'roland', 'E9', { health: STUNNED, marks: DOWN })
      .put(1, 'milo', 'A1');
    const t = p
      .play([...MOVES, { step: 'recovery', side: 0 }])
      .do('move', { unit: 'osbern' })
      .go('E9');
    t.do('lift', { unit: 'roland' }).go('E8').do('stop').do('lay', { to: 'E7' });
    if (t.step === 'movement' && t.seats[0] === 0) t.do('endMoves');
    expect([t.where('roland'), t.health('roland')]).toEqual(['E7', HEALTHY]);
    expect(the(t.state.carries.length === 0)).toBe(true);
  });
});

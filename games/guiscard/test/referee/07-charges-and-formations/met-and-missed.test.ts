/** Chargers who meet, and those who come too late: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED } from '../../../src/state.ts';
import { CHARGES, charges, hold, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** Roussel rides at Ayyub down column H and is met in H6 and H5. */
const met = (p: Position, ...after: { step: 'movement'; side: number }[]): Table => {
  const t = p.play([...CHARGES, ...after]).do('charge', { unit: 'roussel', target: 'ayyub' });
  for (let row = 14; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
  t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'H5' }).do('rideTo', { to: 'H6' });
  if (t.step === 'charges') t.do('endCharges');
  return hold(t);
};
const facing = (): Position =>
  poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'ayyub', 'H4', { facing: 'S' });

describe('a counter-charger', () => {
  // What he rides in the other's phase he does not owe in his own.
  rule(['gui.7.2.2c', 'gui.4.c', 'gui.7.2.2e'], 'has all his points in his own phase', () => {
    const t = met(facing().put(0, 'osbern', 'A1'), { step: 'movement', side: 1 });
    t.declared().dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.stand();
    while (t.step !== null && t.step !== 'movement') t.act(the(t.legal().at(-1)));
    expect([t.seats, t.health('ayyub')]).toEqual([[1], HEALTHY]);
    t.do('move', { unit: 'ayyub' });
    const frame = t.play.position.stack.at(-1);
    expect(frame && 'mp' in frame ? frame.mp : -1).toBe(12);
  });
  rule(['gui.7.2.2c', 'gui.7.2.3b', 'gui.6.6a'], 'who throws the charger may advance, with half of his points', () => {
    const p = facing();
    const t = met(p).declared();
    // 28 and 14 - 11 and 5 = 26 in 21/30: 7 and armour is C.
    t.dice(7);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.stand();
    expect(result(t)).toBe('C');
    if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    expect([t.health('roussel'), t.step, t.seats, t.who('advance')]).toEqual([STUNNED, 'advance', [1], ['ayyub']]);
  });
});

describe('a charge at a man who is gone', () => {
  // He is driven off by another before the lance is there: the charge is void, the charger stays where he is.
  rule(['gui.7.2.3c', 'gui.7.2.1d', 'gui.6.5.E'], 'strikes nobody, and the charger stays', () => {
    const p = poggio().put(0, 'robert', 'C14', { facing: 'N' }).put(0, 'werner', 'B3').put(1, 'milo', 'C4');
    p.put(1, 'sergios', 'Z1');
    const t = charges(p).do('charge', { unit: 'robert', target: 'milo' });
    for (let row = 13; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `C${row}` });
    if (t.step === 'charges') t.do('endCharges');
    hold(t).do('attack', { unit: 'werner', target: 'milo' }).declared();
    const own = t.state.attacks.findIndex(({ charge }) => charge < 0);
    // 18 - 6 = 12 in 11/20: 5 and armour is E.
    t.dice(5).do('resolve', { attack: own }).stand();
    expect(result(t)).toBe('E');
    t.act(the(t.legal('retreatTo')[0]));
    if (t.step === 'advance') t.do('decline');
    if (t.step === 'resolving') t.do('resolve', { attack: 1 - own });
    expect([t.ever('fought').length, t.where('robert'), t.health('milo')]).toEqual([1, 'C5', HEALTHY]);
  });
  // He is stunned by an arrow of nobody: a rider thrown lies beside his horse, in reach of the lance or not.
  rule(['gui.7.2.3c', 'gui.6.8a', 'gui.6.d'], 'thrown by another he is charged where he lies, on the ground', () => {
    const fate = (lies: string): unknown[] => {
      const p = poggio().put(0, 'robert', 'C14', { facing: 'N' }).put(0, 'arthur', 'B3', { facing: 'S' });
      p.put(1, 'stavros', 'C4', { facing: 'S' }).put(1, 'milo', 'Z1');
      const t = charges(p).do('charge', { unit: 'robert', target: 'stavros' });
      for (let row = 13; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `C${row}` });
      if (t.step === 'counterCharge') t.do('hold');
      if (t.step === 'charges') t.do('endCharges');
      hold(t).do('attack', { unit: 'arthur', target: 'stavros' }).declared();
      const own = t.state.attacks.findIndex(({ charge }) => charge < 0);
      // 30 - 9 = 21 in 21/30: 4 and armour is F.
      t.dice(4).do('resolve', { attack: own }).stand();
      expect(result(t)).toBe('F');
      t.do('lieAt', { to: lies });
      if (t.step === 'advance') t.do('decline');
      t.dice(1);
      if (t.step === 'resolving') t.do('resolve', { attack: 1 - own });
      t.stand();
      return [t.ever('fought').length, t.health('stavros')];
    };
    // D4 is beside C5; D2 is not.
    expect([fate('D4'), fate('D2')]).toEqual([
      [2, DEAD],
      [1, STUNNED],
    ]);
  });
});

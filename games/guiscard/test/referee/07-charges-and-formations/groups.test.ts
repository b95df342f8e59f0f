/** Charges in a group: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD } from '../../../src/state.ts';
import { CHARGES } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

describe('a group of four', () => {
  // l.1384, R60: at least three who charge; three are left.
  rule(['gui.7.2.4', 'gui.5.4.3.E'], 'four abreast who lose one on the way keep their column', () => {
    const p = position('il-poggio').put(1, 'petros', 'A10');
    const pairs = { robert: 'alexio', roger: 'dorian', arthur: 'filippo', tancrede: 'patroclus' };
    Object.entries(pairs).forEach(([rider, target], index) => {
      const column = the('CDEF'[index]);
      p.put(0, rider, `${column}15`, { facing: 'N' }).put(1, target, `${column}7`);
    });
    const t = p.play([
      { step: 'charges', side: 0 },
      { step: 'chargesRun', side: 0, next: 0 },
      { step: 'combatBegins', side: 0 },
      { step: 'declare', side: 0 },
      { step: 'endTests', side: 0 },
      { step: 'resolving', side: 0 },
    ]);
    t.do('groupCharge', { unit: 'robert', target: 'alexio' });
    for (const [unit, target] of Object.entries(pairs).slice(1)) t.do('joinCharge', { unit, target });
    t.do('launch');
    if (t.step === 'charges') t.do('endCharges');
    // 1 on the spot, 1 + 2 + 1 is row 4: E.
    t.dice(1, 1).do('name', { unit: 'petros', cell: 'C14' }).do('loose');
    expect(t.health('robert')).toBe(DEAD);
    while (t.step === 'fall' || t.step === 'window') t.act(the(t.legal()[0]));
    // Roger 30 + 15 - 5 = 40 in 31/40, one right.
    t.declared().dice(1).do('resolve', { attack: 0 }).stand();
    expect(t.ever('fought')).toMatchObject([{ difference: 40, column: 7 }]);
  });
});

describe('a group of three', () => {
  /** Declared together, one in each column from the row of its own, and ridden. */
  const together = (p: Position, pairs: Record<string, string>): Table => {
    const t = p.play([...CHARGES]);
    const [first = ['', ''], ...others] = Object.entries(pairs);
    t.do('groupCharge', { unit: first[0], target: first[1] });
    for (const [unit, target] of others) t.do('joinCharge', { unit, target });
    t.do('launch');
    while (t.step === 'counterCharge' || t.step === 'window') t.do('hold');
    if (t.step === 'charges') t.do('endCharges');
    while (t.step === 'counterCharge' || t.step === 'window') t.do('hold');
    return t.declared();
  };
  const columns = (t: Table, dice: readonly number[]): unknown[] => {
    dice.forEach((die, attack) => {
      t.dice(die);
      if (t.step === 'resolving') t.do('resolve', { attack });
      t.stand();
      while (t.step === 'advance') t.do('decline');
    });
    return t.ever('fought').map(({ difference, column }) => [difference, column]);
  };
  // R61: they are three, and the column is for the blow at a man on foot.
  rule(['gui.7.2.5', 'gui.7.2.4'], 'cataphracts has its column against men on foot, not against the rider', () => {
    const p = position('il-poggio').put(0, 'avray', 'Z1');
    p.put(0, 'maniakes', 'C15', { facing: 'N' }).put(0, 'nikephoros', 'D15', { facing: 'N' });
    p.put(0, 'kekaumenos', 'E15', { facing: 'N' });
    p.put(1, 'alexio', 'C7').put(1, 'dorian', 'D7').put(1, 'robert', 'E7', { facing: 'S' });
    const t = together(p, { maniakes: 'alexio', nikephoros: 'dorian', kekaumenos: 'robert' });
    // 27 + 13 - 5, 26 + 13 - 5 in 31/40 and one right; 25 + 12 - 11 in 21/30.
    expect(columns(t, [1, 1, 10])).toEqual([
      [35, 7],
      [34, 7],
      [26, 5],
    ]);
  });
  // l.1384, l.1396: one right for the group and one left for the rank are nothing.
  rule(['gui.7.2.4', 'gui.7.3.1e', 'gui.7.3.1d'], 'knights before the pikes of one rank gains nothing', () => {
    const p = position('il-poggio').put(0, 'avray', 'Z1');
    for (const [id, hex] of Object.entries({ palaimon: 'C6', okeanos: 'D6', achilleas: 'E7' })) p.put(1, id, hex);
    const units = p.units('palaimon', 'okeanos', 'achilleas');
    p.state.formations = [{ side: 1, units, front: 3, foulkon: false, past: [] }];
    p.put(0, 'robert', 'C14', { facing: 'N' }).put(0, 'roger', 'D14', { facing: 'N' });
    p.put(0, 'arthur', 'E15', { facing: 'N' });
    const t = together(p, { robert: 'palaimon', roger: 'okeanos', arthur: 'achilleas' });
    expect([t.where('robert'), t.where('roger'), t.where('arthur')]).toEqual(['C8', 'D8', 'E9']);
    // 31 + 15 - 6, 30 + 15 - 7, 30 + 15 - 7: all in 31/40; 7 and armour is E, which moves no hoplite.
    expect(columns(t, [7, 7, 7])).toEqual([
      [40, 6],
      [38, 6],
      [38, 6],
    ]);
  });
});

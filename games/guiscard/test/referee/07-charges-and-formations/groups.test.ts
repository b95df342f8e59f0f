/** Charges in a group: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD } from '../../../src/state.ts';
import { rule, the } from '../../support.ts';
import { position } from '../../table.ts';

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

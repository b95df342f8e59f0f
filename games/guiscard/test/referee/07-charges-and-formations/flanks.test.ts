/** Formations taken from the side: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { CHARGES, COMBAT } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position } from '../../table.ts';

/** Front to the north: pikes in E7, F7, G8 and H8; the open side is at H9. */
const phalanx = (): Position => {
  const p = position('il-poggio');
  const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
  for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
  p.state.formations = [{ side: 1, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
  return p;
};

describe('the open side', () => {
  // l.1377, l.1398: half as much again, and a column.
  rule(['gui.7.2.3a', 'gui.7.3.1i'], 'a charge along the row into the open side has its bonus and the column', () => {
    const p = phalanx().put(0, 'roussel', 'O13', { facing: 'NW' });
    const t = p.play([
      { step: 'charges', side: 0 },
      { step: 'chargesRun', side: 0, next: 0 },
      { step: 'combatBegins', side: 0 },
      ...COMBAT(0),
    ]);
    t.do('charge', { unit: 'roussel', target: 'achilleas' });
    for (const to of ['N12', 'M12', 'L11', 'K11', 'J10', 'I10', 'H9']) if (t.step === 'course') t.do('rideTo', { to });
    if (t.step === 'charges') t.do('endCharges');
    t.declared().dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    // 28 and 14 - 7 = 35 in 31/40, one right.
    expect([t.where('roussel'), t.stand().ever('fought')]).toMatchObject(['H9', [{ difference: 35, column: 7 }]]);
  });
  // l.1398, l.1399: from several sides the worst counts, and there a retreat is a wound.
  rule(
    ['gui.7.3.1k', 'gui.7.3.1l'],
    'a retreat is a wound to a hoplite taken from the front and the side at once',
    () => {
      const beaten = (...attackers: string[]): unknown[] => {
        const p = phalanx().put(0, 'robert', 'G8').put(0, 'avray', 'H9');
        the(p.state.formations[0]).past = p.units('robert');
        const t = p.play([...COMBAT(0)]);
        // Robert alone: 25 - 7 = 18 in 11/20, one left: 6/10; 4 and armour is E.
        // Avray alone: 7 - 7 = 0 in 0/5, one right: 6/10; 4 and armour is E.
        // Both: 25 in 21/30, one right for two and one for the side: 41/60; 8 and armour is E.
        t.fight(attackers, 'achilleas', attackers.length > 1 ? 8 : 4);
        return [t.ever('fought').at(-1)?.result, t.where('achilleas'), t.health('achilleas')];
      };
      expect(beaten('robert')).toEqual(['E', 'G9', HEALTHY]);
      expect(beaten('avray')).toEqual(['E', 'G9', WOUNDED]);
      expect(beaten('robert', 'avray')).toEqual(['E', 'G9', WOUNDED]);
    },
  );
});

describe('the rear', () => {
  // l.1377, l.1399: half as much again, and two columns.
  rule(['gui.7.2.3a', 'gui.7.3.1j'], 'a charge from behind has its bonus and two columns', () => {
    const p = phalanx().put(0, 'roussel', 'E15', { facing: 'N' });
    const t = p.play([...CHARGES]).do('charge', { unit: 'roussel', target: 'palaimon' });
    for (const to of ['E14', 'E13', 'E12', 'E11', 'E10', 'E9']) if (t.step === 'course') t.do('rideTo', { to });
    if (t.step === 'charges') t.do('endCharges');
    t.declared().dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    // 28 and 14 - 6 = 36 in 31/40, two right.
    expect([t.where('roussel'), t.stand().ever('fought')]).toMatchObject(['E9', [{ difference: 36, column: 8 }]]);
  });
});

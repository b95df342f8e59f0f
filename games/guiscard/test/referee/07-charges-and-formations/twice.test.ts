/** Riders who meet more than once, and what they see: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { CHARGES, charges, hold, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const lane = (unit = 'roussel'): Position => poggio().put(0, unit, 'H15', { facing: 'N' });
const ride = (t: Table, to: number): Table => {
  for (let row = 14; row >= to; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
  return t;
};
const _fought = (t: Table): Table => {
  for (let n = 0; n < 30 && t.step !== 'charges'; n++) {
    const quiet = ['endCharges', 'hold', 'declared', 'resolve', 'stand', 'decline', 'retreatTo', 'done', 'rideTo'];
    t.act(the(t.legal().find(({ type }) => quiet.includes(type))));
  }
  return t;
};

describe('in one turn', () => {
  // R57: charge or counter-charge, once a turn of the game; the turn is both phases.
  rule('gui.7.2.2e', 'who has counter-charged does not charge in his own phase of that turn', () => {
    const charging = (meets: boolean, die: number): string[] => {
      const p = lane().put(1, 'khaled', 'H5', { facing: 'S' }).put(1, 'dorian', 'H6').put(0, 'roland', 'G16');
      const t = p.play([...CHARGES, { step: 'charges', side: 1 }]).do('charge', { unit: 'roussel', target: 'dorian' });
      ride(t, 7);
      expect(t.who('counter')).toEqual(['khaled']);
      if (!meets) t.do('hold');
      else
        for (const hex of ['', 'H6', 'H7', 'H8'])
          hex ? t.do('rideTo', { to: hex }) : t.do('counter', { unit: 'khaled' });
      if (t.step === 'charges') t.do('endCharges');
      hold(t).declared().dice(die);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      if (t.step === 'advance') t.do('decline');
      return t.step === 'charges' ? t.who('charge') : [];
    };
    // 42 - 9 = 33 against the man on foot, 42 - 13 = 29 against the horseman.
    expect([charging(false, 1), charging(true, 10)]).toEqual([['khaled'], []]);
  });
});

describe('what a rider sees', () => {
  // A line of sight is a line of fire; only men in the saddle hide from him, and trees.
  rule(['gui.7.2.1b', 'gui.5.5.2.2a'], 'a tree between hides the target, a bush does not', () => {
    const may = (target: string): string[] => {
      // Row 5 of column E is a tree, of column D a bush.
      const p = poggio().put(0, 'roussel', 'E14', { facing: 'N' }).put(1, 'milo', target);
      return charges(p).who('charge', 'target');
    };
    expect([may('E6'), may('E4'), may('E3'), may('F3')]).toEqual([['milo'], [], [], ['milo']]);
  });
});
describe('a charge', () => {
  // Settled apart from any other attack.
  rule(['gui.7.2.3c', 'gui.6.2a'], 'nobody joins it, and it takes in nobody else', () => {
    const p = lane().put(1, 'milo', 'H5').put(1, 'sergios', 'G6').put(0, 'roland', 'I6');
    const t = ride(charges(p).do('charge', { unit: 'roussel', target: 'milo' }), 6);
    if (t.step === 'charges') t.do('endCharges');
    hold(t);
    expect([t.step, t.where('roussel')]).toEqual(['declare', 'H6']);
    expect([t.legal('include'), t.legal('join')]).toEqual([[], []]);
  });
});

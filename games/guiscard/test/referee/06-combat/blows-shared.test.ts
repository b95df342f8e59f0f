/** On whom a blow falls, and who is in contact: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio, result } from '../../openings.ts';
import { rule } from '../../support.ts';

describe('one in armour, one without', () => {
  // Nothing on the die, and the harm to the man without, even if it is his second.
  rule(['gui.6.3b', 'gui.6.2e', 'gui.6.5.double'], 'the harm falls on the man without, wounded or not', () => {
    const after = (health: number): unknown[] => {
      const p = poggio().put(0, 'robert', 'E8').put(1, 'dorian', 'E7', { health }).put(1, 'milo', 'F7');
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'robert', target: 'milo' });
      t.do('include', { attack: 0, target: 'dorian' }).declared().dice(4);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      return [result(t), t.health('dorian'), t.health('milo'), t.ever('fought')[0]?.armour, t.step];
    };
    expect(after(HEALTHY).slice(0, 4)).toEqual(['G', WOUNDED, HEALTHY, 0]);
    expect(after(WOUNDED).slice(1, 3)).toEqual([DEAD, HEALTHY]);
  });
});

describe('contact', () => {
  // R19, R116: a rider strikes from either of his hexes, and so an archer beside the tail is busy.
  rule(['gui.5.2a', 'gui.1.1b'], 'an archer beside the tail of an enemy’s horse does not shoot', () => {
    const near = (head: string, facing: string): boolean => {
      const p = poggio().put(0, 'alphonse', 'C12').put(1, 'milo', 'G6').put(1, 'romanos', head, { facing });
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive';
    };
    // His tail in D11, beside C12, or in D10, which is not.
    expect([near('D10', 'N'), near('D9', 'N')]).toEqual([false, true]);
  });
});

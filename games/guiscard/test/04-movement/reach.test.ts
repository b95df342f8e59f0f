import { describe, expect } from 'vitest';
import { canAttack } from '../../src/06-combat/contact.ts';
import { pikeHexesOf } from '../../src/07-charges-and-formations/formation.ts';
import { DEAD, type Ladder, STUNNED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const COMBAT = (side: number) =>
  [
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
  ] as const;
const ladderAt = (p: Position, hex: string, more: Partial<Ladder>): Ladder => ({
  ...{ side: 0, cell: p.hex(hex), other: -1, direction: -1, climber: -1, bearers: [], gone: false, since: 0 },
  ...more,
});

describe('ladders', () => {
  rule('gui.10.1.5b', 'a man stunned on a ladder lies at its foot, and the next may climb', () => {
    const p = position('nido-d-aquila').put(0, 'osbern', 'O8').put(0, 'rioulf', 'N8').put(1, 'milo', 'P8');
    p.state.ladders = [ladderAt(p, 'O8', { direction: p.way('SE'), climber: p.unit('osbern') })];
    // 10 - 4 = 6 in 6/10, one right: 11/20; 5 is F.
    const t = p.play([...COMBAT(1)]).fight(['milo'], 'osbern', 5);
    expect([t.health('osbern'), t.where('osbern'), the(t.state.ladders[0]).climber]).toEqual([STUNNED, 'O8', -1]);
    // Down there the man on the platform does not reach him.
    expect(canAttack({ ...p.battle, state: t.state }, p.unit('milo'), p.unit('osbern'))).toBe(false);
  });
  rule('gui.10.1.2b', 'who has carried a ladder does not attack in that phase, put down or raised', () => {
    const after = (deed: (t: Table) => Table, carry = true): string[] => {
      const p = position('nido-d-aquila').put(0, 'osbern', 'O7').put(0, 'roland', 'O6').put(1, 'milo', 'M6');
      p.state.ladders = [ladderAt(p, 'O7', { other: p.hex('O6') })];
      const t = p.play([{ step: 'movement', side: 0 }, ...COMBAT(0)]);
      if (carry) deed(t.do('shoulder', { ladder: 0, unit: 'osbern', mate: 'roland' }));
      t.state.cell[p.unit('milo')] = p.hex('N6');
      t.do('endMoves');
      return t.step === 'declare' ? t.who('attack') : [];
    };
    expect(after(t => t, false)).toEqual(['osbern', 'roland']);
    expect(after(t => t.do('putDown'))).toEqual([]);
    expect(after(t => t.do('raise', { cell: 'O7', direction: t.position.way('SE') }))).toEqual([]);
  });
});

describe('pikes and heaps', () => {
  rule('gui.7.3.1d', 'pikes do not go through a wall', () => {
    const pikes = (overlays: (typeof FARM)[]): string[] => {
      // W7 to W9 lie before the east wall of the farm, with the window of the granary between V7 and W7.
      const p = position('laguna', overlays);
      const row = { palaimon: 'W7', okeanos: 'W8', achilleas: 'W9' };
      for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
      const units = p.units(...Object.keys(row));
      return p.names(pikeHexesOf(p.battle, { side: 1, units, front: 4, foulkon: false, past: [] }));
    };
    expect([pikes([]), pikes([FARM])]).toEqual([
      ['V6', 'V7', 'V8', 'V9'],
      ['V6', 'V7'],
    ]);
  });
  rule(['gui.6.7', 'gui.4.2.2b'], 'over six bodies nobody strikes at a man, over five he does', () => {
    const struck = (bodies: number): boolean => {
      const p = position('il-poggio').put(0, 'robert', 'E8').put(1, 'milo', 'E7');
      for (const id of ['osbern', 'avray', 'rioulf', 'hamon', 'neel', 'landry'].slice(0, bodies))
        p.put(0, id, 'E7', { health: DEAD });
      return canAttack(p.battle, p.unit('robert'), p.unit('milo'));
    };
    expect([struck(5), struck(6)]).toEqual([true, false]);
  });
});

/** On paths and stairs, which have two ends and no sides: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { STUNNED } from '../../../src/state.ts';
import { COMBAT, MOVES } from '../../openings.ts';
import { rule } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

/** The path climbs from S10 by S9, S8 and S7 to S6, between slopes. */
const stair = (): Position => position('la-scalinata');
const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);

describe('a path', () => {
  // A man is laid where one could step.
  rule(['gui.4.2.4a', 'gui.3.1.path'], 'has room for a burden before and behind, not at its sides', () => {
    const p = stair().put(0, 'osbern', 'S10').put(0, 'avray', 'S9', { health: STUNNED }).put(1, 'milo', 'A1');
    const t = moves(p).do('move', { unit: 'osbern' }).go('S9').do('lift', { unit: 'avray' }).go('S8').do('stop');
    expect(t.step === 'laying' ? t.hexes('lay') : []).toEqual(['S7', 'S9']);
  });
  // where one cannot go one does not strike, and who cannot strike tests nobody.
  rule(['gui.6.7', 'gui.3.1.path', 'gui.4.3.1.1'], 'is neither attacked nor watched from its side', () => {
    const p = stair().put(0, 'osbern', 'S10').put(1, 'milo', 'R8').put(1, 'dorian', 'A1');
    const t = moves(p).do('move', { unit: 'osbern' }).go('S9', 'S8', 'S7');
    expect(t.ever('tested')).toEqual([]);
    const strikes = (target: string): number => {
      const q = stair().put(0, 'osbern', target).put(1, 'milo', 'R8');
      const u = q.play([...COMBAT(1)]);
      return u.step === 'declare' ? u.legal('attack').length : 0;
    };
    expect([strikes('S8'), strikes('R9')]).toEqual([0, 1]);
  });
  // R116: whoever cannot strike him holds no archer.
  rule(['gui.5.2b', 'gui.3.1.path'], 'leaves an archer on it free to shoot past a man at its side', () => {
    const shoots = (hex: string): number => {
      const p = stair().put(0, 'alphonse', hex).put(1, 'milo', 'R8').put(1, 'dorian', 'S14');
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' ? t.who('shoot').length : 0;
    };
    expect([shoots('S8'), shoots('R9')]).toEqual([1, 0]);
  });
});

describe('a ford', () => {
  // Il Fiume: F9 to J9 are shallow, E9 and K9 deep.
  rule(
    ['gui.4.4.2c', 'gui.4.2.1d', 'gui.4.2.1c'],
    'lets a man without armour step down into the deep, no other',
    () => {
      const down = (unit: string): string[] => {
        const p = position('il-fiume').put(0, unit, 'F9', { facing: 'S' }).put(1, 'milo', 'Z1');
        return moves(p).do('move', { unit }).hexes('dismount');
      };
      expect([down('robert'), down('musa').length]).toEqual([['G9'], 2]);
    },
  );
});

/** Cloth between archers, and what keeps a man from his bow: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BUSY, STUNNED } from '../../../src/state.ts';
import { MOVES, nido, poggio, thrower, upright } from '../../openings.ts';
import { rule } from '../../support.ts';
import { type Position, position, type Table, TENT } from '../../table.ts';

const offensive = (p: Position): Table => p.play([{ step: 'offensive', side: 0 }]);
const aims = (p: Position, unit: string): string[] => {
  const t = offensive(p);
  if (t.step !== 'offensive' || !t.who('shoot').includes(unit)) return [];
  return t.do('shoot', { unit }).hexes('fireAt', 'cell');
};

describe('tents', () => {
  // R110: out through the cloth nobody shoots, be it at a man in the next tent.
  rule(['gui.8.3.4', 'gui.8.1.tent'], 'two beside each other: nobody shoots from one into the other', () => {
    const at = (archer: string): string[] =>
      aims(
        position('laguna', [
          { ...TENT, anchor: 'O7' },
          { ...TENT, anchor: 'S7' },
        ])
          .put(0, 'petros', archer)
          .put(1, 'milo', 'S7'),
        'petros',
      );
    // O7, O8, P7, P8 are the one; N9 and Q9 lie outside.
    expect([at('P7'), at('Q9')]).toEqual([[], ['S7']]);
  });
  // R143: between two hexes the milder one counts, and only one of them is tent.
  rule(['gui.8.3.4', 'gui.5.5.1c'], 'hide nobody from a line that passes along their edge', () => {
    const at = (anchor: string): string[] =>
      aims(
        position('laguna', [{ ...TENT, anchor }])
          .put(0, 'petros', 'O8')
          .put(1, 'milo', 'S8'),
        'petros',
      );
    // From O8 to S8 between P7 and P8, through Q8, between R7 and R8. R6 and R7 of the tent, or Q8 itself.
    expect([at('Q6'), at('Q7')]).toEqual([['S8'], []]);
  });
});

describe('a man is kept from his bow', () => {
  const why = (change: (p: Position) => void): unknown => {
    const p = poggio().put(0, 'petros', 'C12').put(0, 'loukas', 'F12').put(1, 'milo', 'C6');
    change(p);
    return offensive(p).refusal({ type: 'shoot', unit: p.unit('petros') })?.rule ?? null;
  };
  rule(['gui.5.2a', 'gui.1.2j', 'gui.10.1.2b'], 'by an enemy beside him, by a blow, by a ladder, each as such', () => {
    expect(why(() => undefined)).toBeNull();
    expect(why(p => p.put(1, 'dorian', 'C11'))).toBe('gui.5.2a');
    expect(why(p => p.put(0, 'petros', 'C12', { health: STUNNED }))).toBe('gui.1.2j');
    expect(
      why(p => {
        p.put(0, 'avray', 'C13');
        const bearers = p.units('petros', 'avray');
        p.state.ladders = [upright(p, 'C12', 'N', { direction: -1, other: p.hex('C13'), bearers })];
      }),
    ).toBe('gui.10.1.2b');
  });
  rule('gui.5.5.2.4c', 'by the water he stands in', () => {
    const p = position('il-fiume').put(0, 'petros', 'H8').put(0, 'loukas', 'H6').put(1, 'milo', 'H2');
    expect(offensive(p).refusal({ type: 'shoot', unit: p.unit('petros') })?.rule).toBe('gui.5.5.2.4c');
  });
});

describe('an engine', () => {
  // gui.10.4.1a: its arrow gives the direction of fire; thirty hexes.
  rule(['gui.10.4.1a', 'gui.10.4.4a'], 'is laid on nothing behind it, and that is said', () => {
    const p = poggio().put(0, 'osbern', 'G13').put(0, 'avray', 'H12').put(0, 'rioulf', 'I13').put(1, 'milo', 'A1');
    p.state.engines = [thrower(p, 'H13', 'H14')];
    const t = offensive(p).do('hurl', { engine: 0 });
    const why = (hex: string): unknown => t.refusal({ type: 'strike', cell: p.hex(hex) })?.reason ?? null;
    expect([why('H5'), why('H16')]).toEqual([null, 'outOfArc']);
  });
});

describe('a man who may not set out', () => {
  rule(['gui.1.2j', 'gui.4.b', 'gui.4.2.3b'], 'is told why', () => {
    const why = (change: (p: Position) => void, unit = 'roland'): unknown => {
      const p = nido().put(0, 'roland', 'K8').put(0, 'avray', 'K12').put(1, 'milo', 'A1');
      change(p);
      const refusal = p.play([...MOVES]).refusal({ type: 'move', unit: p.unit(unit) });
      return refusal?.reason ?? null;
    };
    expect(why(() => undefined)).toBeNull();
    expect(why(p => p.put(0, 'roland', 'K8', { health: STUNNED }))).toBe('stunned');
    expect(why(p => p.put(0, 'roland', 'K8', { marks: BUSY }))).toBe('alreadyMoved');
    expect(why(() => undefined, 'milo')).toBe('notYours');
  });
});

/** Shots over water, over horses and into one's own engines: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { MOVES, poggio, thrower } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);

describe('a horse in the ford', () => {
  // The line crosses the hex of its tail, which is water, and never that of its head.
  rule(['gui.5.5.3.1a', 'gui.5.5.3a'], 'hides nobody with the half of it that stands in the water', () => {
    const marks = (head: string, facing: string): number => {
      const p = position('laguna').put(0, 'wahid', 'L5').put(1, 'milo', 'E9').put(0, 'khaled', head, { facing });
      const t = fire(p);
      return t.step === 'offensive' ? t.do('shoot', { unit: 'wahid' }).hexes('fireAt', 'cell').length : 0;
    };
    // Tail in G8 both times, beside the line or in it; head in the marsh, or on the dry bank in the line.
    expect([marks('F7', 'NW'), marks('F8', 'SW')]).toEqual([1, 0]);
  });
});

describe('a stone that falls short or far', () => {
  // Whatever engine it falls on; 8 to 10 in the column of one point for wood.
  rule(['gui.10.4.4c', 'gui.5.4.1c'], 'breaks an engine of one’s own as well as any', () => {
    const broken = (die: number): boolean => {
      const p = poggio().put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(0, 'rioulf', 'H12').put(1, 'milo', 'H4');
      p.state.engines = [thrower(p, 'H13', 'H14'), thrower(p, 'H3', 'H2')];
      const t = fire(p).do('hurl', { engine: 0 });
      if (t.step === 'crewing') for (const unit of ['osbern', 'avray', 'rioulf']) t.do('serve', { unit });
      // Six and six: one hex far.
      t.dice(6, 6, die).do('strike', { cell: 'H4' });
      expect(t.health('milo')).toBe(HEALTHY);
      return the(t.state.engines[1]).gone;
    };
    expect([broken(7), broken(8)]).toEqual([false, true]);
  });
});

describe('a volley', () => {
  // Halved once by the wound; the man has four points more to lose than he has left.
  rule(['gui.5.4.4.B', 'gui.5.4.4.A', 'gui.5.3d'], 'takes two hexes off what the wound before it has left', () => {
    const p = poggio().put(0, 'osbern', 'C13').put(1, 'petros', 'C1').put(1, 'loukas', 'D1');
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('C12')
      .dice(1, 5);
    // Row 7: B, 7 points left are 3.
    t.do('name', { unit: 'petros', cell: 'C12' }).do('loose');
    expect(t.health('osbern')).toBe(WOUNDED);
    // One hex on, for he is wounded; row 10: A, 2 left are none.
    t.go('C11').dice(1, 8).do('name', { unit: 'loukas', cell: 'C11' }).do('loose');
    expect([t.where('osbern'), t.hexes('step'), t.health('osbern')]).toEqual(['C11', [], WOUNDED]);
  });
  // The second C of a volley finds him wounded.
  rule(['gui.5.3c', 'gui.5.4.3.C', 'gui.5.4.double'], 'that wounds a rider twice kills him, his horse unharmed', () => {
    const p = poggio().put(0, 'musa', 'C13', { facing: 'N' }).put(1, 'petros', 'C1').put(1, 'loukas', 'D1');
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'musa' })
      .go('C12<C13');
    t.do('name', { unit: 'petros', cell: 'C12' }).do('name', { unit: 'loukas', cell: 'C12' });
    // Row 8 twice: C and C.
    t.dice(1, 6, 1, 6).do('loose');
    while (t.step === 'fall') t.act(the(t.legal()[0]));
    expect([t.health('musa'), t.state.horses.map(({ dead }) => dead)]).toEqual([DEAD, [false]]);
  });
});

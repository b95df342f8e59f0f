/** Who of those who go together may be shot at, and when again: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY } from '../../../src/state.ts';
import { hold, MOVES, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** A ladder on two shoulders, and three archers who wait for it. */
function carried(): Position {
  const p = poggio().put(0, 'osbern', 'C12').put(0, 'avray', 'C13');
  p.put(1, 'petros', 'B1').put(1, 'stephanos', 'C1').put(1, 'loukas', 'D1');
  p.state.ladders = [
    {
      side: 0,
      cell: p.hex('C12'),
      other: p.hex('C13'),
      direction: -1,
      climber: -1,
      bearers: [],
      gone: false,
      since: 0,
    },
  ];
  return p;
}
const begin = (p: Position, ...dice: number[]): Table =>
  p.play([...MOVES], ...dice).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
const on = (t: Table, row: number): Table => t.do('carryTo', { cell: `C${row}`, other: `C${row + 1}` });
/** Whom the archers may aim at now. */
const aims = (t: Table): string[] => (t.step === 'window' ? t.hexes('name', 'cell') : []);

describe('two under a ladder', () => {
  // Two hexes on he may be shot at again, under a ladder as by himself.
  rule(['gui.5.3d', 'gui.10.1.2a'], 'a bearer is shot at again two hexes on, not one', () => {
    const t = on(begin(carried()), 11);
    // Ten comes down a hex short, where nobody is.
    t.dice(10).do('name', { unit: 'petros', cell: 'C11' }).do('loose');
    expect(t.ever('shot')).toHaveLength(1);
    on(hold(t), 10);
    expect(aims(t)).toEqual([]);
    on(hold(t), 9);
    expect(aims(t)).toEqual(['C9']);
  });
  // Nobody is shot at, then another, then the first again.
  rule(['gui.5.3f', 'gui.10.1.2a'], 'from one bearer the archers turn to the other, and not back', () => {
    // Both come by, one beside the other.
    const t = begin(carried()).do('carryTo', { cell: 'C11', other: 'C12' });
    t.dice(10).do('name', { unit: 'petros', cell: 'C11' }).do('loose');
    t.do('carryTo', { cell: 'B11', other: 'C11' });
    const second = t.step === 'window' ? t.hexes('name', 'cell') : [];
    expect(second).toEqual(['C11']);
    t.dice(10).do('name', { unit: 'stephanos', cell: 'C11' }).do('loose');
    for (const row of [10, 9]) {
      hold(t).do('carryTo', { cell: `B${row}`, other: `B${row + 1}` });
      expect(t.step === 'window' ? t.hexes('name', 'cell') : []).not.toContain(`B${row}`);
    }
  });
  // Named together they have all shot, whatever the first did.
  rule(['gui.5.3c', 'gui.10.1.2a'], 'who was named at a bearer already dead has shot for this phase', () => {
    const t = on(begin(carried().put(0, 'rioulf', 'A12')), 11);
    t.do('name', { unit: 'petros', cell: 'C11' }).do('name', { unit: 'stephanos', cell: 'C11' });
    t.dice(1, 1, 1).do('loose');
    expect([t.health('osbern'), t.ever('shot').length]).toEqual([DEAD, 2]);
    hold(t).do('move', { unit: 'rioulf' }).go('A11');
    expect(t.step === 'window' ? t.who('name') : []).toEqual(['loukas']);
  });
});

describe('out of the saddle', () => {
  // What he is now counts, and hexes he has entered since the last shot.
  rule(['gui.5.3d', 'gui.4.4.2c'], 'a rider shot at who steps down and walks is shot at again two hexes on', () => {
    const after = (walks: boolean): boolean[] => {
      const p = poggio().put(0, 'musa', 'E12', { facing: 'N' }).put(1, 'petros', 'D2').put(1, 'loukas', 'F2');
      const t = p
        .play([...MOVES])
        .do('move', { unit: 'musa' })
        .go('E11<E12');
      t.dice(1, 10).do('name', { unit: 'petros', cell: 'E11' }).do('loose');
      expect(t.health('musa')).toBe(HEALTHY);
      const asked: boolean[] = [];
      const may = (): number => asked.push(t.step === 'window' && t.who('name').includes('loukas'));
      t.go('E10<E11');
      may();
      hold(t);
      if (walks) {
        t.do('dismount', { to: 'F10' });
        may();
        hold(t).go('F9');
      } else t.go('E9<E10');
      may();
      return asked;
    };
    expect([after(false), after(true)]).toEqual([
      [false, false],
      [false, false, true],
    ]);
  });
});

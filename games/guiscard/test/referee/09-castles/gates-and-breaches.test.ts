/** Gates, breaches and towers under the engines and under attack: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { bombardTargets } from '../../../src/11-sieges/siege.ts';
import { HEALTHY, STUNNED } from '../../../src/state.ts';
import { COMBAT, castle, MOVES, nido } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);

describe('the gate', () => {
  // One hex of wood in a day, and the gate is wood: a D brings it down.
  rule(['gui.9.2.5', 'gui.11.3.4a', 'gui.11.3.2a'], 'is bombarded as the one hex of wood of that day', () => {
    const p = castle().sheet({ stoneThrowers: 2 });
    const t = p.play([{ step: 'besiegerChoice', engines: 2 }]);
    const wood = t.hexes('bombard', 'cell');
    expect([wood.includes('P9'), wood.includes('P8'), wood.includes('T7')]).toEqual([true, true, false]);
    t.dice(10).do('bombard', { cell: 'P9', points: 1 });
    const left = t.legal('bombard').map(({ cell }) => p.names([Number(cell)])[0]);
    // The gate is down: no second hex of wood today, and no tower yet (R130).
    expect(left).toEqual([]);
  });
  // Who stands in the open gate is driven out of it like anywhere.
  rule(['gui.6.5.E', 'gui.9.2.3.1.open'], 'open lets a man be driven through it', () => {
    const p = nido().put(0, 'werner', 'O9').put(1, 'milo', 'P9').put(1, 'dorian', 'T8');
    p.state.works.gate = 'open';
    // 18 - 6 = 12 in 11/20, one right for the gate: 21/30; 6 and armour is E.
    const t = p.play([...COMBAT(0)]).fight(['werner'], 'milo', 6);
    expect(t.ever('fought').at(-1)).toMatchObject({ column: 5, result: 'E' });
    expect(t.hexes('retreatTo').every(hex => ['Q9', 'Q10', 'O10'].includes(hex))).toBe(true);
    expect(t.hexes('retreatTo').length).toBeGreaterThan(0);
  });
});

describe('the tower', () => {
  // Four times, and only then is it a way in.
  rule(['gui.11.3.2a', 'gui.11.3.4b', 'gui.11.3.2c'], 'of double stone stands until the fourth hit', () => {
    const stands = (hits: number): boolean => {
      const p = castle().sheet({ stoneThrowers: 5 });
      const hit = (hex: string, stages: number) => ({ cell: p.hex(hex), stages, day: 3 });
      p.sheet({ damage: [hit('P8', 1), hit('S8', hits)] });
      return p.names(bombardTargets(p.battle)).includes('S8');
    };
    expect([stands(0), stands(3), stands(4)]).toEqual([true, true, false]);
  });
});

describe('a breach', () => {
  // It costs a point more, and a man with a burden pays it too.
  rule(['gui.9.2.1d', 'gui.4.2.4a'], 'is no bar to a man with another on his back', () => {
    const p = nido().put(0, 'osbern', 'R7').put(0, 'avray', 'Q7', { health: STUNNED }).put(1, 'milo', 'Z16');
    p.state.works.ruins = [p.hex('P7')];
    const t = moves(p).do('move', { unit: 'osbern' }).go('Q7').do('lift', { unit: 'avray' });
    // Seven left, halved: three; two for the breach, one beyond.
    t.go('P7').go('O7').do('stop');
    expect([t.where('osbern'), t.step, t.health('osbern')]).toEqual(['O7', 'laying', HEALTHY]);
    expect(t.hexes('lay')).toContain('P7');
    expect(the(t.legal('lay')[0]).type).toBe('lay');
  });
});

/** Whom a shooter may name, and what a shot finds: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { hold, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);

describe('a shooter who is hurt', () => {
  // Wounded he aims worse; a man who lies stunned aims at nobody.
  rule(['gui.5.4.2.wounded', 'gui.1.2j'], 'shoots with a point more, and on the ground not at all', () => {
    const impact = (health: number): unknown => {
      const p = poggio().put(0, 'alphonse', 'C10', { health }).put(1, 'milo', 'C4').put(1, 'dorian', 'Z1');
      const t = fire(p, 4, 10);
      if (t.step !== 'offensive') return null;
      t.do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'milo', cell: 'C4' });
      return p.names([Number(the(t.ever('shot')[0]).impact)])[0] === 'C4';
    };
    // 4 is the hex aimed at, 5 the one beyond.
    expect([impact(HEALTHY), impact(WOUNDED), impact(STUNNED)]).toEqual([true, false, null]);
  });
});

describe('a man carried off', () => {
  // He is on another's back: nobody aims at him, and what hits his bearer leaves him.
  rule(['gui.4.2.4a', 'gui.5.3b', 'gui.5.4.4.B'], 'is no mark of a volley', () => {
    const p = poggio().put(0, 'osbern', 'C12').put(0, 'avray', 'C11', { health: STUNNED }).put(1, 'petros', 'C2');
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('C11');
    hold(t).do('lift', { unit: 'avray' }).go('C10');
    expect([t.step, t.hexes('name', 'cell')]).toEqual(['window', ['C10']]);
    // 1 on the spot; 5 is row 7: B.
    t.dice(1, 5).do('name', { unit: 'petros', cell: 'C10' }).do('loose');
    expect([t.health('osbern'), t.health('avray')]).toEqual([WOUNDED, STUNNED]);
  });
});

describe('who lies on the ground', () => {
  // A wound is the end of him; to be driven off as well.
  rule(['gui.5.4.double', 'gui.5.4.4.A', 'gui.5.4.4.B'], 'dies of any arrow that does more than miss', () => {
    const fate = (die: number): number => {
      const p = poggio().put(0, 'petros', 'C10').put(1, 'roland', 'C4', { health: STUNNED }).put(1, 'dorian', 'Z1');
      const t = fire(p, 1, die).do('shoot', { unit: 'petros' }).do('fireAt', { target: 'roland', cell: 'C4' });
      return t.health('roland');
    };
    // Row 6 C, row 9 B, row 10 A.
    expect([fate(3), fate(6), fate(7)]).toEqual([DEAD, DEAD, DEAD]);
  });
});

describe('two archers and one mark', () => {
  // The first has driven him off: the second finds him where he is now, or not at all.
  rule(['gui.5.4.4.A', 'gui.5.e'], 'the second shoots at where the first has driven him', () => {
    const p = poggio().put(0, 'petros', 'C10').put(0, 'stephanos', 'D10').put(1, 'dorian', 'C4').put(1, 'milo', 'Z1');
    const t = fire(p, 1, 8).do('shoot', { unit: 'petros' }).do('fireAt', { target: 'dorian', cell: 'C4' });
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    const now = t.where('dorian');
    expect(now).toBe('C2');
    t.do('shoot', { unit: 'stephanos' });
    expect(t.hexes('fireAt', 'cell')).toContain(now);
  });
});

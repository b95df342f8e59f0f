/** Whose hands are free when the other side moves: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import type { Ladder } from '../../../src/state.ts';
import { rule, the } from '../../support.ts';
import { position, type Table } from '../../table.ts';

const QUIET = ['endFire', 'endOffensive', 'ceaseFire', 'hold', 'done', 'endCharges', 'endMoves', 'declared', 'decline'];
const PHASES = [
  { step: 'phase', side: 0 },
  { step: 'phase', side: 1 },
] as const;
/** As little as can be, until a step of a side comes. */
function idle(t: Table, step: string, side: number): Table {
  for (let n = 0; n < 40 && !(t.step === step && t.seats[0] === side); n++)
    t.act(the(t.legal().find(({ type }) => QUIET.includes(type))));
  return t;
}
/** Who may be named against the first step of a man of the other side. */
const volley = (t: Table, unit: string, to: string): string[] => {
  idle(t, 'movement', 1).do('move', { unit }).go(to);
  return t.step === 'window' ? t.who('name') : [];
};

describe('in the other’s phase', () => {
  // l.525, l.1743: half of eight; the two points of the ladder are spent like any others.
  rule(['gui.5.1.short-bow', 'gui.10.1.4a'], 'the points spent on turning a ladder count against the bow', () => {
    const after = (turns: boolean, ...way: string[]): string[] => {
      const p = position('nido-d-aquila').put(0, 'alphonse', 'N6').put(0, 'avray', 'N7').put(1, 'roland', 'J2');
      const ladder: Ladder = {
        ...{ side: 0, cell: p.hex('O7'), other: -1, direction: p.way('SE'), climber: -1, bearers: [], gone: false },
        since: 0,
      };
      p.state.ladders = [ladder];
      const t = idle(p.play([...PHASES]), 'movement', 0);
      if (turns) {
        t.do('turnLadder', { ladder: 0, unit: 'avray', mate: 'alphonse' });
        t.act(the(t.legal('setLadder').find(({ cell }) => cell === p.hex('O7'))));
      }
      if (t.step !== 'moving') t.do('move', { unit: 'alphonse' });
      for (const hex of way) {
        t.go(hex);
        while (t.step === 'window') t.do('hold');
      }
      if (t.step === 'moving') t.do('stop');
      return volley(t, 'roland', 'J3');
    };
    expect([after(true, 'M6', 'L5'), after(false, 'M6', 'L5', 'L4'), after(true, 'M6', 'L5', 'L4')]).toEqual([
      ['alphonse'],
      ['alphonse'],
      [],
    ]);
  });
});

/** Whose hands are free when the other side moves: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Ladder } from '../../../src/state.ts';
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
  // l.301: nothing else in their own phase of the game; the next is not theirs.
  rule(['gui.4.2.3b', 'gui.5.3a'], 'an archer who has cleared bodies shoots at who moves afterwards', () => {
    const after = (clears: boolean): string[] => {
      const p = position('il-poggio').put(0, 'alphonse', 'F9').put(0, 'landry', 'E9').put(1, 'roland', 'F2');
      for (const id of ['osbern', 'avray', 'rioulf']) p.put(1, id, 'F8', { health: DEAD });
      const t = idle(p.play([...PHASES]), 'movement', 0);
      if (clears) t.act(the(t.legal('clearBodies')[0]));
      return volley(t, 'roland', 'F3');
    };
    expect([after(false), after(true)]).toEqual([['alphonse'], ['alphonse']]);
  });
  // l.1863, l.1905: a grapnel fills the phase in which it is thrown, an engine the phase in which it shoots.
  rule(
    ['gui.10.6.1b', 'gui.10.4.1b', 'gui.5.3a'],
    'so does an archer who has thrown a grapnel or served an engine',
    () => {
      const p = position('nido-d-aquila').put(0, 'alphonse', 'O7').put(1, 'roland', 'L3').put(1, 'milo', 'A16');
      const bearer = p.unit('alphonse');
      p.state.grapnels = [{ side: 0, bearer, cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false }];
      const t = idle(p.play([...PHASES]), 'movement', 0)
        .dice(5)
        .do('throwGrapnel', { grapnel: 0, to: 'P7' });
      expect(t.ever('grapnelThrown')).toHaveLength(1);
      expect(volley(t, 'roland', 'L4')).toEqual(['alphonse']);
      const q = position('il-poggio').put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(0, 'alphonse', 'H12');
      q.put(1, 'roland', 'D12').put(1, 'milo', 'H2');
      q.state.engines = [
        {
          ...{
            kind: 'stoneThrower',
            side: 0,
            head: q.hex('H13'),
            tail: q.hex('H14'),
            arrow: q.way('N'),
            corner: false,
          },
          ...{ load: 2, gone: false, jammed: false },
        },
      ];
      const shot = idle(q.play([...PHASES]), 'offensive', 0)
        .do('hurl', { engine: 0 })
        .dice(5, 5)
        .do('strike', { cell: 'H5' });
      expect(shot.ever('hurled')).toHaveLength(1);
      expect(shot.step === 'offensive' ? shot.who('shoot') : []).toEqual([]);
      expect(volley(shot, 'roland', 'D11')).toEqual(['alphonse']);
    },
  );
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

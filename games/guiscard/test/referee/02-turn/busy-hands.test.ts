/** Who has something in hand and is wanted for something else: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, STAYED, STUNNED } from '../../../src/state.ts';
import { COMBAT, flame, hooked, MOVES, nido, poggio, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES, ...COMBAT(0)], ...dice);
const heap = (p: Position, hex: string): Position => {
  for (const id of ['alexio', 'dorian', 'filippo']) p.put(1, id, hex, { health: DEAD });
  return p;
};
const clear = (t: Table, ...ids: string[]): Table => {
  const wanted = t.position.units(...ids);
  const shift = t.legal('clearBodies').find(({ unit, mate }) => wanted.every(one => [unit, mate].includes(one)));
  return t.act(the(shift));
};

describe('who has cleared bodies', () => {
  // Neither moves nor fights: nor does he take a ladder on his shoulder.
  rule(['gui.4.2.3b', 'gui.10.1.2a'], 'carries no ladder in that phase', () => {
    const p = heap(nido().put(0, 'osbern', 'L8').put(0, 'avray', 'L9').put(1, 'milo', 'Z16'), 'K9');
    p.state.ladders = [upright(p, 'L8', 'N', { direction: -1, other: p.hex('L9') })];
    const t = moves(p);
    expect(t.legal('shoulder').length).toBeGreaterThan(0);
    expect(clear(t, 'osbern', 'avray').legal('shoulder')).toEqual([]);
  });
  rule(['gui.4.2.3b', 'gui.10.4.2'], 'nor a stone thrower', () => {
    const p = heap(poggio().put(0, 'osbern', 'G13').put(0, 'avray', 'H12').put(1, 'milo', 'Z1'), 'G12');
    p.put(0, 'rioulf', 'I13').put(0, 'hamon', 'I14');
    p.state.engines = [thrower(p, 'H13', 'H14')];
    const lifts = (t: Table): number => t.legal('carryEngine').length;
    expect([lifts(moves(p)), lifts(clear(moves(p), 'osbern', 'avray'))]).toEqual([1, 0]);
  });
  rule(['gui.4.2.3b', 'gui.10.2.3b', 'gui.10.2.1a'], 'nor sets about a fire, be it to light or to put out', () => {
    const may = (clears: boolean): number => {
      const p = heap(poggio().put(0, 'osbern', 'E10').put(0, 'avray', 'E11').put(1, 'milo', 'Z1'), 'D10');
      p.state.works.flames = [flame(p, 'F10')];
      const t = moves(p);
      if (clears) clear(t, 'osbern', 'avray');
      t.do('endMoves');
      return t.step === 'declare' ? t.legal('task').length : 0;
    };
    expect([may(false) > 0, may(true)]).toEqual([true, 0]);
  });
});

describe('who waits beside the stakes', () => {
  // A complete turn in one place; to take a rope off the wall is to do something.
  rule(['gui.10.2.1a', 'gui.10.6.1e'], 'and draws a grapnel back lights nothing in that phase', () => {
    const may = (draws: boolean): number => {
      const p = nido().put(0, 'osbern', 'O7', { marks: STAYED }).put(1, 'milo', 'Z16');
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const t = p.play([{ step: 'movement', side: 0 }, ...COMBAT(0)]);
      if (draws) t.act(the(t.legal('coil')[0]));
      t.do('endMoves');
      return t.step === 'declare' ? t.legal('task').filter(({ kind }) => kind === 'light').length : 0;
    };
    expect([may(false) > 0, may(true)]).toEqual([true, 0]);
  });
});

describe('who is carried', () => {
  // He is on a friend's back, and gets to his feet where he has been laid.
  rule(['gui.2.1.5', 'gui.4.2.4b', 'gui.6.2f'], 'out of a ring is saved by it', () => {
    const fate = (carried: boolean): number => {
      const p = poggio().put(0, 'avray', 'A1', { health: STUNNED }).put(0, 'osbern', 'A2').put(1, 'milo', 'B1');
      p.put(1, 'dorian', 'A5');
      const t = p.play([{ step: 'movement', side: 0 }, ...COMBAT(0), { step: 'movement', side: 1 }], 1, 1, 1);
      t.do('move', { unit: 'osbern' });
      if (carried) {
        t.go('A1').do('lift', { unit: 'avray' });
        t.go('A2').do('stop').do('lay', { to: 'A3' });
      } else t.go('A3').go('B3').do('stop');
      for (let n = 0; n < 8 && t.seats[0] === 0; n++) t.act(the(t.legal().at(-1)));
      t.do('move', { unit: 'dorian' });
      for (const hex of ['A4', 'A3', 'A2']) if (t.step === 'moving' && t.hexes('step').includes(hex)) t.go(hex);
      if (t.legal('stop').length > 0) t.do('stop');
      return t.health('avray');
    };
    expect([fate(false), fate(true) === DEAD]).toEqual([DEAD, false]);
  });
});

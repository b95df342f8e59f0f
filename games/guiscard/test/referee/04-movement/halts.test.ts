/** Where a move may end, and what lies where it ends: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { CARRIED, DEAD, STUNNED } from '../../../src/state.ts';
import { MOVES } from '../../openings.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });
const hold = (t: Table): Table => (t.step === 'window' ? t.do('hold') : t);
const both = (t: Table, id: string): string[] =>
  [t.state.cell, t.state.tail].map(cells => t.position.name(cells[t.position.unit(id)] ?? -1));

describe('halted on the way', () => {
  // A horseman halted with his tail over a friend does not stay on him.
  rule(['gui.4.1', 'gui.4.3.1.stop'], 'a rider halted with his tail over a friend stands on nobody in the end', () => {
    const p = position('il-poggio')
      .put(0, 'robert', 'E10', { facing: 'N' })
      .put(0, 'roland', 'E9')
      .put(1, 'argyris', 'D7');
    const t = begin(p, 'robert', 8).go('E9<E10', 'E8<E9', 'E7<E8');
    expect(t.ever('tested')).toMatchObject([{ result: 'stop' }]);
    expect(both(t, 'robert')).not.toContain(t.where('roland'));
  });
  // Nobody stays astride a low wall, whatever halts him.
  rule(['gui.8.4.2b', 'gui.4.3.1.stop'], 'a rider halted as he jumps a low wall does not stay astride it', () => {
    const p = position('laguna', [FARM]).put(0, 'robert', 'R11', { facing: 'N' }).put(1, 'milo', 'Q10');
    const t = begin(p, 'robert', 8).go('R10<R11', 'R9<R10');
    expect(both(t, 'robert')).not.toEqual(['R10', 'R11']);
  });
  // Slowed to nothing while he passes through a friend.
  rule(['gui.4.1', 'gui.5.4.4.A'], 'a man slowed to a halt in a friend’s hex does not stay there', () => {
    const p = position('il-poggio').put(0, 'roland', 'H14').put(0, 'jacques', 'H10').put(1, 'petros', 'H3');
    const t = begin(p, 'roland', 1, 0, 7);
    for (const hex of ['H13', 'H12', 'H11']) hold(t.go(hex));
    t.go('H10');
    // Of the two in the hex the arrow finds Roland; four points of six are spent and two taken.
    t.do('name', { unit: 'petros', cell: 'H10' }).do('loose');
    expect(t.told('slowed')).toMatchObject([{ unit: p.unit('roland'), mp: 0 }]);
    t.do('stop');
    expect(t.where('roland')).not.toBe(t.where('jacques'));
  });
});

describe('laid down', () => {
  // R24, R103: in his armour he is laid in deep water only where nothing else is left, and sinks there.
  rule(['gui.4.2.4b', 'gui.4.2.1d'], 'a man in armour is laid on dry ground, or sinks where none is left', () => {
    const laying = (burden: string, taken: Record<string, string> = {}): Table => {
      const p = position('laguna').put(0, 'osbern', 'F12').put(1, burden, 'G12', { health: STUNNED });
      for (const [id, hex] of Object.entries(taken)) p.put(0, id, hex);
      return begin(p, 'osbern').go('G12').do('lift', { unit: burden }).go('G13').do('stop');
    };
    expect(laying('milo').hexes('lay')).toEqual(['F12', 'F13', 'G12', 'G14']);
    expect(laying('dorian').hexes('lay')).toEqual(['F12', 'F13', 'G12', 'G14', 'H12', 'H13']);
    const t = laying('milo', { avray: 'F13', rioulf: 'G14', hamon: 'F12', neel: 'G12' });
    expect(t.hexes('lay')).toEqual(['H12', 'H13']);
    t.do('lay', { to: 'H12' });
    expect([t.health('milo'), t.told('drowned').length]).toEqual([DEAD, 1]);
  });
  rule(['gui.4.2.4b', 'gui.4.2.1d'], 'the carrier killed as he swims, the man in armour on his back sinks', () => {
    const p = position('laguna').put(0, 'osbern', 'H12').put(1, 'milo', 'H12', { health: STUNNED });
    p.state.carries = [{ by: p.unit('osbern'), unit: p.unit('milo') }];
    p.state.cell[p.unit('milo')] = CARRIED;
    const shot = {
      cell: p.hex('H12'),
      from: p.hex('N12'),
      row: 0,
      short: 12,
      volley: true,
      aimed: p.hex('H12'),
      all: false,
    };
    const t = p.play([{ step: 'hit', ...shot }], 1);
    expect([t.health('osbern'), t.health('milo'), t.ever('drowned').length]).toEqual([DEAD, DEAD, 1]);
  });
  // Not through a wall.
  rule(['gui.4.2.4a', 'gui.8.4a'], 'a burden is not laid on the other side of a wall', () => {
    const p = position('laguna', [FARM]).put(0, 'osbern', 'S6').put(1, 'dorian', 'S7', { health: STUNNED });
    const t = begin(p, 'osbern').go('S7').do('lift', { unit: 'dorian' });
    t.do('stop');
    // Through the window, which can be passed, and in the room.
    expect(t.hexes('lay')).toEqual(['S6', 'S8', 'T7']);
  });
  // R128: judged when the move is over.
  rule(
    ['gui.6.2f', 'gui.4.1'],
    'the last man to close the ring kills the stunned one when he stops, not when he passes',
    () => {
      const p = position('il-poggio').put(1, 'milo', 'E7', { health: STUNNED }).put(1, 'dorian', 'A1');
      const ring = { osbern: 'D6', avray: 'D7', rioulf: 'E6', hamon: 'E8', neel: 'F6' };
      for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
      p.put(0, 'vladko', 'G8');
      const t = begin(p, 'vladko').go('F7');
      expect(t.health('milo')).toBe(STUNNED);
      const by = begin(p, 'vladko').go('F7', 'F8').do('stop');
      expect(by.health('milo')).toBe(STUNNED);
      t.do('stop');
      expect(t.health('milo')).toBe(DEAD);
    },
  );
});

describe('through an opening', () => {
  // Through a window men fight, so he is in contact.
  rule(['gui.5.2a', 'gui.8.5.1b'], 'an archer at a window with an enemy outside it does not shoot', () => {
    const shoots = (enemy: string): boolean => {
      const p = position('laguna', [FARM]).put(0, 'alphonse', 'S7').put(1, 'milo', enemy).put(1, 'dorian', 'S2');
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.who('shoot').includes('alphonse');
    };
    expect([shoots('S6'), shoots('A1')]).toEqual([false, true]);
  });
});

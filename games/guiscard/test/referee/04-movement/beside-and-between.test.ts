/** Halts, horses and hands between two sides: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { hold, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });

describe('a horse between the lines', () => {
  // It is its side's as long as an able man of it stands beside it; then whoever comes first has it.
  rule(
    ['gui.4.4.3e', 'gui.4.4.2f'],
    'is mounted by no knight of the other side while a man of its own is there',
    () => {
      const mounts = (guard: number | null): number => {
        const p = poggio().put(0, 'robert', 'D11').put(1, 'milo', 'Z1');
        p.horse('stavros', 'E10', 'N', { side: 1 });
        if (guard !== null) p.put(1, 'dorian', 'F9', { health: guard });
        // D10 is beside head and tail; Dorian is beside the head alone, and two hexes off.
        const t = begin(p, 'robert', 1, 1).go('D10');
        return t.legal('mount').length;
      };
      expect([mounts(null), mounts(STUNNED), mounts(WOUNDED)]).toEqual([1, 1, 0]);
    },
  );
});

describe('a man who is tested with another on his back', () => {
  // Wounded he goes no further; what he bears comes down beside him, and is no worse for it.
  rule(['gui.4.3.1.wound', 'gui.4.2.4b'], 'and is wounded lays him down beside him', () => {
    const p = poggio().put(0, 'roland', 'E12').put(0, 'avray', 'E11', { health: STUNNED }).put(1, 'dorian', 'D9');
    const t = begin(p, 'roland').go('E11').do('lift', { unit: 'avray' }).go('E10');
    // 10 - 1 is 9.
    t.dice(10).go('E9');
    expect([t.health('roland'), t.where('roland'), t.step]).toEqual([WOUNDED, 'E10', 'laying']);
    t.do('lay', { to: 'E11' });
    expect([t.health('avray'), t.where('avray')]).toEqual([STUNNED, 'E11']);
  });
});

describe('a wounded rider', () => {
  // A wound costs the horse nothing: all its points, and the dearer test.
  rule(['gui.4.table', 'gui.4.3.1.infiltrator'], 'rides as far as a sound one, and is easier to catch', () => {
    const fate = (health: number): number => {
      const p = poggio().put(0, 'robert', 'C14', { facing: 'N', health }).put(1, 'dorian', 'B8').put(1, 'milo', 'Z1');
      const t = begin(p, 'robert');
      for (let row = 13; row >= 9; row--) hold(t).go(`C${row}<C${row + 1}`);
      // 8 - 1 - 1 is 6: halted; with 2 more it is 8: hurt, and dead of it.
      t.dice(8).go('C8<C9');
      return t.health('robert');
    };
    expect([fate(HEALTHY), fate(WOUNDED)]).toEqual([HEALTHY, DEAD]);
  });
});

describe('a man in the ford', () => {
  // Two points a hex: three hexes, and a fourth is too dear with armour.
  rule(['gui.3.1.shallow', 'gui.4.table', 'gui.4.2.1c'], 'wades three hexes in armour, one with a wound', () => {
    const wades = (health: number): number => {
      const p = position('laguna').put(0, 'roland', 'F8', { health }).put(1, 'milo', 'Z1');
      const t = begin(p, 'roland');
      let hexes = 0;
      for (const hex of ['G8', 'H7', 'I8', 'J7'])
        if (t.hexes('step').includes(hex)) {
          t.go(hex);
          hexes++;
        }
      return hexes;
    };
    expect([wades(HEALTHY), wades(WOUNDED)]).toEqual([3, 1]);
  });
});

describe('a led horse', () => {
  // It is an animal, and alive: nobody stops on it, and its leader may not let it stand on a stunned friend.
  rule(['gui.4.1', 'gui.4.4.3b'], 'does not come to stand over a man who lies on the ground', () => {
    const p = poggio().put(0, 'osbern', 'E11').put(0, 'avray', 'E10', { health: STUNNED }).put(1, 'milo', 'Z1');
    const index = p.horse('robert', 'E12', 'N', { side: 0 });
    Object.assign(the(p.state.horses[index]), { leader: p.unit('osbern') });
    const t = begin(p, 'osbern').go('E10', 'E9', 'E8').do('stop');
    const { head, tail } = the(t.state.horses[index]);
    expect([p.name(head), p.name(tail)]).not.toContain('E10');
    expect([p.name(head), p.name(tail)]).not.toContain('E8');
  });
});

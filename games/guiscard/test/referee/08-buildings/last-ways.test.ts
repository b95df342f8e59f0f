/** Ways that close, open and are used by others: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, STUNNED } from '../../../src/state.ts';
import { COMBAT } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position } from '../../table.ts';

const farm = (): Position => position('laguna', [FARM]);

describe('a stunned man in a room', () => {
  // The chamber has a door to the hall and a window; the granary has a door and a window of its own.
  rule(
    ['gui.6.2f', 'gui.8.4a', 'gui.8.1.window'],
    'has the window for a way out as long as nobody stands before it',
    () => {
      const fate = (outside: boolean): number => {
        const p = farm().put(1, 'anselmo', 'Q7', { health: STUNNED }).put(0, 'osbern', 'Q8').put(0, 'avray', 'R7');
        p.put(0, 'rioulf', 'R5').put(1, 'milo', 'Z1');
        if (outside) p.put(0, 'hamon', 'P6');
        const t = p
          .play([{ step: 'movement', side: 0 }, ...COMBAT(0)])
          .do('move', { unit: 'rioulf' })
          .go('R4')
          .do('stop');
        return t.health('anselmo');
      };
      expect([fate(false), fate(true)]).toEqual([STUNNED, DEAD]);
    },
  );
});

describe('a stunned man on a threshold', () => {
  // A door is a way like any other: he is safe while one side of it is open to him.
  rule(['gui.6.2f', 'gui.8.1.door'], 'may be reached from the court as well as from the hall', () => {
    const fate = (...court: string[]): number => {
      const p = farm().put(1, 'anselmo', 'T8', { health: STUNNED }).put(0, 'osbern', 'S8').put(0, 'avray', 'T7');
      court.forEach((hex, index) => {
        p.put(0, the(['rioulf', 'hamon', 'landry'][index]), hex);
      });
      p.put(0, 'roland', 'A4').put(1, 'milo', 'Z1');
      const t = p.play([{ step: 'movement', side: 0 }, ...COMBAT(0)]).do('move', { unit: 'roland' });
      t.go('A3').do('stop');
      return t.health('anselmo');
    };
    expect([fate(), fate('T9'), fate('S9')]).toEqual([STUNNED, DEAD, STUNNED]);
  });
});

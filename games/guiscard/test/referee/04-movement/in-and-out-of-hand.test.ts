/** Burdens, bridles and saddles on the way: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { hold, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });

describe('a burden', () => {
  // One man, says the rule.
  rule('gui.4.2.4a', 'who has a man on his back takes up no other', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(1, 'milo', 'A1');
    p.put(0, 'avray', 'E11', { health: STUNNED }).put(0, 'rioulf', 'E10', { health: STUNNED });
    const t = begin(p, 'osbern').go('E11').do('lift', { unit: 'avray' }).go('E10');
    expect(t.legal('lift')).toEqual([]);
    expect(t.go('E9').do('stop').hexes('lay').includes('E10')).toBe(false);
  });
});

describe('two on the way', () => {
  // The bonus for wounds counts from the first wound on.
  rule(
    ['gui.4.3.1.infiltrator', 'gui.4.3a', 'gui.4.3.1.wound'],
    'whom the first wounds is wounded already for the second',
    () => {
      const fate = (second: number): number => {
        const p = poggio().put(0, 'robert', 'E12', { facing: 'N' }).put(1, 'dorian', 'D9').put(1, 'alexio', 'F9');
        const t = begin(p, 'robert').go('E11<E12', 'E10<E11');
        // 10 - 1 - 1 is 8; then 8 - 1 - 1 + 2 is 8 again, and would have been 6.
        t.dice(10, second).go('E9<E10');
        if (t.step === 'testOrder') t.act(the(t.legal()[0]));
        if (t.step === 'testOrder') t.act(the(t.legal()[0]));
        return t.health('robert');
      };
      expect([fate(7), fate(8)]).toEqual([WOUNDED, DEAD]);
    },
  );
});

describe('down from the saddle', () => {
  // R10: with both flanks taken, any free hex beside the horse.
  rule(['gui.4.4.2c', 'gui.4.1'], 'a stunned man takes up a flank of the horse like any other', () => {
    const down = (both: boolean): string[] => {
      const p = poggio().put(0, 'robert', 'E10', { facing: 'N' }).put(0, 'avray', 'D10').put(1, 'alexio', 'Z1');
      if (both) p.put(1, 'milo', 'F10', { health: STUNNED });
      return begin(p, 'robert').hexes('dismount');
    };
    expect([down(false), down(true)]).toEqual([['F10'], ['D11', 'D9', 'E12', 'E9', 'F11', 'F9']]);
  });
});

describe('into the saddle', () => {
  // What he is now counts: three hexes for a man in the saddle.
  rule(['gui.5.3d', 'gui.4.4.2a'], 'shot at on foot and mounted since, he is shot at again three hexes on', () => {
    const p = poggio().put(0, 'drogon', 'C11').put(1, 'petros', 'C1').put(1, 'loukas', 'D1');
    p.horse('drogon', 'D9', 'N', { side: 0 });
    const t = begin(p, 'drogon').go('C10').dice(10);
    t.do('name', { unit: 'petros', cell: 'C10' }).do('loose');
    expect([t.health('drogon'), t.step]).toEqual([HEALTHY, 'moving']);
    t.act(the(t.legal('mount')[0]));
    const asked: boolean[] = [];
    for (const row of [8, 7, 6]) {
      if (t.step === 'window') hold(t);
      t.go(`D${row}<D${row + 1}`);
      asked.push(t.step === 'window');
    }
    expect(asked).toEqual([false, false, true]);
  });
});

/** Cover on one side, and shooters in between: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);

describe('a man in a doorway', () => {
  // Medium from one side: whoever shoots from the other in the same phase finds him bare.
  rule(['gui.8.3.5', 'gui.8.2.3d'], 'shot at from within and without says once from whom he is covered', () => {
    const covers = (here: boolean): unknown[] => {
      const p = position('laguna', [FARM]).put(0, 'alphonse', 'T12').put(0, 'olivier', 'S7').put(1, 'milo', 'T8');
      p.put(1, 'dorian', 'A1');
      const t = fire(p);
      // The first arrow goes by: the choice has been made all the same.
      t.do('shoot', { unit: 'alphonse' }).dice(5).do('fireAt', { target: 'milo', cell: 'T8' });
      if (t.step === 'cover') t.do('coverFrom', { here });
      t.do('shoot', { unit: 'olivier' }).dice(1, 10).do('fireAt', { target: 'milo', cell: 'T8' });
      expect(t.step).not.toBe('cover');
      return t.ever('fired').map(({ cover }) => cover);
    };
    expect([covers(true), covers(false)]).toEqual([['none'], ['medium']]);
  });
});

describe('a row of three', () => {
  // Over heads only far off: from eleven hexes on with a short bow.
  rule(['gui.5.5.3b', 'gui.5.1.short-bow'], 'a bow shoots over the man before it at eleven hexes, not at ten', () => {
    const aims = (mark: string): number => {
      const p = poggio().put(0, 'alphonse', 'C14').put(0, 'osbern', 'C13').put(1, 'milo', mark);
      const t = fire(p);
      return t.step === 'offensive' && t.who('shoot').length > 0
        ? t.do('shoot', { unit: 'alphonse' }).legal('fireAt').length
        : 0;
    };
    expect([aims('C3'), aims('C4')]).toEqual([1, 0]);
  });
});

/** Stairs, edges of platforms, entrances of courts, and horses half in the brush: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { COMBAT, MOVES, nido, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const column = (p: Position, unit: string, target: string): unknown => {
  const t: Table = p.play([...COMBAT(0)]).fight([unit], target, 10);
  return t.ever('fought').at(-1)?.column;
};

describe('a stair of the castle', () => {
  // It ends in the middle of its hex: from every hex of the court around it, and up to its own platform alone.
  rule(['gui.9.6', 'gui.9.5.1b'], 'is taken from every side, and a platform by its stair alone', () => {
    const steps = (hex: string): string[] =>
      nido()
        .put(1, 'milo', hex)
        .put(0, 'osbern', 'A1')
        .play([{ step: 'movement', side: 1 }])
        .do('move', { unit: 'milo' })
        .hexes('step');
    // Q8 is the stair of P8, P7 stands behind plain stakes beside both.
    expect(steps('P7')).toContain('Q8');
    expect(steps('P7')).not.toContain('P8');
    expect(steps('Q8')).toContain('P8');
    expect(steps('P8')).toEqual(['Q8']);
  });
  // gui.6.7: whoever could not walk there does not strike there.
  rule(['gui.9.5.1b', 'gui.6.7'], 'a man behind the stakes does not strike at one on the platform beside him', () => {
    const strikes = (hex: string): boolean => {
      const t = nido()
        .put(0, 'roland', hex)
        .put(1, 'milo', 'P8')
        .play([...COMBAT(0)]);
      return t.step === 'declare' && t.who('attack').includes('roland');
    };
    expect([strikes('P7'), strikes('Q8')]).toEqual([false, true]);
  });
});

describe('the entrance of a court', () => {
  // gui.8.2.3e: as at a door the defender has the better place, whoever stands within; a low wall gives none.
  rule(['gui.8.2.3e', 'gui.8.5.1a', 'gui.8.1.lowwall'], 'is a door to those who fight through it', () => {
    const through = (one: string, other: string): unknown =>
      column(position('laguna', [FARM]).put(0, 'roland', one).put(1, 'dorian', other), 'roland', 'dorian');
    // 12 - 5 = 7 in 6/10, the fourth column.
    expect([through('U11', 'U10'), through('U10', 'U11')]).toEqual([2, 2]);
    expect([through('S11', 'S10'), through('S10', 'S11')]).toEqual([3, 3]);
  });
});

describe('a horseman half in the brush', () => {
  // gui.6.1c: on the less favourable of his two hexes, also when he is the one who strikes.
  rule(['gui.6.1c', 'gui.6.1b'], 'strikes a column worse', () => {
    const strikes = (head: string): unknown =>
      column(
        poggio().put(0, 'roussel', head, { facing: 'N' }).put(1, 'dorian', poggio().beside(head, 'N')),
        'roussel',
        'dorian',
      );
    // B9 is brush. 28 - 5 = 23 in 21/30, the sixth column.
    expect([strikes('B8'), strikes('B7')]).toEqual([4, 5]);
  });
});

describe('a man who comes to the stair', () => {
  // gui.8.4b, gui.9.1.ladder: two points on foot, and no horse.
  rule(['gui.9.1.ladder', 'gui.4.4.3b'], 'pays two points for it', () => {
    const left = (...hexes: string[]): number => {
      const t = nido()
        .put(0, 'roland', 'Q7')
        .put(1, 'milo', 'A1')
        .play([...MOVES]);
      const frame = t
        .do('move', { unit: 'roland' })
        .go(...hexes)
        .play.position.stack.at(-1);
      return frame && 'mp' in frame ? Number(frame.mp) : -1;
    };
    expect([left('R7'), left('Q8'), left('Q8', 'P8')]).toEqual([5, 4, 3]);
  });
});

/** Out of the saddle in mid ride: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { MOVES, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import { FARM, position } from '../../table.ts';

describe('a rider on his way', () => {
  // He may jump it, and not leave his horse on both sides of it.
  rule(['gui.8.4.2b', 'gui.4.4.2c'], 'does not step down from a horse that stands across a low wall', () => {
    const p = position('laguna', [FARM]).put(0, 'robert', 'S12', { facing: 'N' }).put(1, 'milo', 'A1');
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'robert' })
      .go('S11<S12');
    expect(t.hexes('dismount')).not.toEqual([]);
    t.go('S10<S11');
    expect([t.legal('dismount'), t.legal('stop')]).toEqual([[], []]);
    expect(t.refusal({ type: 'dismount', to: p.hex('T10') })).toMatchObject({ rule: 'gui.8.4.2b' });
    t.go('S9<S10');
    expect(t.hexes('dismount')).not.toEqual([]);
  });
  // One living being a hex, man or horse.
  rule(['gui.4.1', 'gui.4.4.2c'], 'nor from one that stands over a friend or a man who lies there', () => {
    for (const [side, health] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const p = poggio().put(0, 'robert', 'E10', { facing: 'N' }).put(side, 'avray', 'E9', { health });
      const t = p
        .put(1, 'milo', 'A1')
        .play([...MOVES])
        .do('move', { unit: 'robert' })
        .go('E9<E10');
      expect(t.legal('dismount')).toEqual([]);
      expect(t.refusal({ type: 'dismount', to: p.hex('D9') })).toMatchObject({ rule: 'gui.4.1' });
      t.go('E8<E9', 'E7<E8');
      expect(t.hexes('dismount')).not.toEqual([]);
    }
  });
});

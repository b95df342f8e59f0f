/** What a step costs when several things make it dear: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { MOVES, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const left = (t: Table): number => {
  const frame = t.play.position.stack.at(-1);
  return frame && 'mp' in frame ? Number(frame.mp) : -1;
};
const dead = (p: Position, hex: string, ...ids: string[]): Position => {
  for (const id of ids) p.put(1, id, hex, { health: DEAD });
  return p;
};

describe('a rider', () => {
  // 4 for the brush, 1 for the turn, 1 for the three who lie in it.
  rule(
    ['gui.3.1.brush', 'gui.4.4.1b', 'gui.4.2.2a'],
    'who turns aside into brush over three bodies pays for all of it',
    () => {
      const p = poggio().put(0, 'robert', 'C9', { facing: 'N' }).put(1, 'argyris', 'Z1');
      const t = dead(p, 'B9', 'milo', 'dorian', 'alexio')
        .play([...MOVES])
        .do('move', { unit: 'robert' });
      expect(left(t.go('B9<C9'))).toBe(6);
    },
  );
});

describe('a swimmer', () => {
  // Four points a hex: two hexes are the turn of a sound man, one that of a wounded one.
  rule(['gui.4.2.1c', 'gui.4.table'], 'has two hexes of deep water in a turn, wounded one', () => {
    const swum = (health: number): string => {
      const p = position('la-costa').put(0, 'osbern', 'E14', { health }).put(1, 'milo', 'Z1');
      const t = p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .go('E15');
      if (t.hexes('step').includes('E16')) t.go('E16');
      return t.where('osbern');
    };
    expect([swum(HEALTHY), swum(WOUNDED)]).toEqual(['E16', 'E15']);
  });
});

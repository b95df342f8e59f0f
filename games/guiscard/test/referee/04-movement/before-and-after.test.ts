/** What a halt, a wall or a friend leaves of a move: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED } from '../../../src/state.ts';
import { hold, MOVES, nido, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });
const points = (t: Table): number => {
  const frame = t.play.position.stack.at(-1);
  return frame && 'mp' in frame ? Number(frame.mp) : -1;
};

describe('a man who takes up another', () => {
  // What he has left is halved once, where he takes him up: of five two are left, of four two.
  rule('gui.4.2.4a', 'has half of what is left, rounded down, where he lifts him', () => {
    const left = (from: string, ...way: string[]): number => {
      const p = poggio().put(0, 'osbern', from).put(0, 'avray', 'C9', { health: STUNNED }).put(1, 'milo', 'Z1');
      const t = begin(p, 'osbern');
      for (const hex of way) hold(t).go(hex);
      return points(t.do('lift', { unit: 'avray' }));
    };
    expect([left('C12', 'C11', 'C10', 'C9'), left('C13', 'C12', 'C11', 'C10', 'C9')]).toEqual([2, 2]);
  });
});

describe('a knight', () => {
  // Two points for the mount of another who wears no armour are three for him: it is his armour that counts.
  rule(['gui.4.4.2a', 'gui.4.4.2f', 'gui.4.4.2b'], 'pays for his own armour on whatever horse', () => {
    const p = poggio().put(0, 'tancrede', 'D10').put(1, 'milo', 'Z1');
    p.horse('musa', 'E10', 'N', { side: 0 });
    const t = begin(p, 'tancrede');
    t.act(the(t.legal('mount')[0]));
    // Of four points one is left: two in the saddle.
    expect([points(t), t.health('tancrede')]).toEqual([2, HEALTHY]);
  });
});

describe('who comes up to the stakes', () => {
  // The man behind plain stakes neither tests nor is tested; on a platform he is no nearer.
  rule(['gui.4.3.1.1', 'gui.9.1.palisade', 'gui.9.5.1b'], 'is tested by nobody within them', () => {
    const p = nido().put(0, 'osbern', 'O5').put(1, 'milo', 'P6').put(1, 'sergios', 'P8').put(1, 'dorian', 'P7');
    const t = begin(p, 'osbern');
    for (const hex of ['O6', 'O7', 'O8', 'O9']) hold(t).go(hex);
    expect([t.where('osbern'), t.ever('tested')]).toEqual(['O9', []]);
  });
  // Where they are down he is.
  rule(['gui.4.3.1.1', 'gui.9.2.1d'], 'is tested through the breach', () => {
    const p = nido().put(0, 'osbern', 'O6').put(1, 'dorian', 'P7').put(1, 'milo', 'Z16');
    p.state.works.ruins = [p.hex('P7')];
    const t = begin(p, 'osbern', 1);
    hold(t).go('O7');
    hold(t).go('N7');
    expect(t.ever('tested')).toHaveLength(1);
  });
});

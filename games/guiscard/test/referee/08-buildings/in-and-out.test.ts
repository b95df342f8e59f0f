/** Walls and windows where arms, horses and fire meet them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, MOVES, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../../table.ts';

const farm = (): Position => position('laguna', [FARM]);
const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT(0)], ...dice);

describe('at a window', () => {
  // The one who strikes has the worse place, the one who is struck the better, whoever is within.
  rule(['gui.8.5.1b', 'gui.6.1b'], 'a blow is two columns worse, inwards and outwards', () => {
    const column = (from: string, to: string): unknown => {
      const t = combat(farm().put(0, 'werner', from).put(1, 'milo', to)).do('attack', {
        unit: 'werner',
        target: 'milo',
      });
      t.declared().dice(10);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      return t.stand().ever('fought').at(-1)?.column;
    };
    // 18 - 6 = 12 in 11/20. The window of the chamber is between Q7 and P6.
    expect([column('P6', 'Q7'), column('Q7', 'P6')]).toEqual([2, 2]);
  });
  // Whoever has stunned the man behind it may climb in over him only with points to go on.
  rule(['gui.6.6a', 'gui.8.4.1a', 'gui.4.1'], 'nobody follows over the man he has stunned behind it', () => {
    const p = farm().put(0, 'osbern', 'P6').put(1, 'anselmo', 'Q7').put(1, 'milo', 'Z1');
    const t = combat(p).do('attack', { unit: 'osbern', target: 'anselmo' }).declared();
    // 8 - 2 = 6 in 6/10, two left: -5/-1; 1 is F.
    t.dice(1);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.stand();
    expect([result(t), t.health('anselmo'), t.step === 'advance']).toEqual(['F', STUNNED, false]);
  });
});

describe('a stunned man in a room', () => {
  // He gets up in his phase, and the way out is as long as for any other.
  rule(
    ['gui.2.1.5', 'gui.8.1.window', 'gui.4.table'],
    'who stands up climbs out by the window in his next move',
    () => {
      const t = farm()
        .put(0, 'osbern', 'Q7', { health: STUNNED })
        .put(1, 'milo', 'Z1')
        .play([
          { step: 'phase', side: 0 },
          { step: 'movement', side: 0 },
        ]);
      for (let n = 0; n < 10 && t.health('osbern') !== HEALTHY && t.step !== null; n++) t.act(the(t.legal().at(-1)));
      t.do('move', { unit: 'osbern' }).go('P6');
      expect(t.where('osbern')).toBe('P6');
    },
  );
});

describe('a tent', () => {
  // Two points a hex, and what it covers is a bad place to fight in.
  rule(['gui.8.1.tent', 'gui.4.2.2a', 'gui.4.4.3b'], 'lets no horse in, be it led', () => {
    const p = position('laguna', [TENT]).put(0, 'osbern', 'R9').put(1, 'milo', 'Z1');
    const index = p.horse('robert', 'R10', 'N', { side: 0 });
    Object.assign(the(p.state.horses[index]), { leader: p.unit('osbern') });
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('R8', 'R7');
    const { head, tail } = the(t.state.horses[index]);
    expect(t.where('osbern')).toBe('R7');
    for (const hex of [p.name(head), p.name(tail)]) expect(['Q7', 'Q8', 'R7', 'R8']).not.toContain(hex);
    expect(WOUNDED).toBe(2);
  });
});

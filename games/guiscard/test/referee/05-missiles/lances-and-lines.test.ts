/** Lances, old wounds and who is in the way: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);
const marksOf = (p: Position, unit: string): string[] => {
  const t = fire(p);
  return t.step === 'offensive' && t.who('shoot').includes(unit) ? t.do('shoot', { unit }).who('fireAt', 'target') : [];
};

describe('a lance from the saddle', () => {
  // Over a friend on foot beside him, at three hexes and more; over nobody else.
  rule(['gui.7.1c', 'gui.5.5.3a'], 'goes over a friend on foot at one’s side, and only far enough', () => {
    const thrown = (target: string, friend: string, facing?: string): boolean => {
      const p = poggio().put(0, 'drogon', 'C12', { facing: 'N' }).put(1, 'milo', target);
      p.put(0, friend === 'C11' ? 'roland' : 'jacques', friend, facing ? { facing } : {});
      return marksOf(p, 'drogon').includes('milo');
    };
    expect([thrown('C9', 'C11'), thrown('C10', 'C11'), thrown('C8', 'C10')]).toEqual([true, false, false]);
    const ridden = poggio()
      .put(0, 'drogon', 'C12', { facing: 'N' })
      .put(0, 'robert', 'C11', { facing: 'N' })
      .put(1, 'milo', 'C8');
    expect(marksOf(ridden, 'drogon')).toEqual([]);
  });
  // Once for the man, mounted or on foot; he has another weapon for the hand.
  rule(['gui.5.d', 'gui.5.g', 'gui.2.1.4'], 'is thrown once, and who throws it strikes nobody in that phase', () => {
    const p = poggio()
      .put(0, 'drogon', 'C12', { facing: 'N' })
      .put(0, 'osbern', 'H1')
      .put(1, 'milo', 'C8')
      .put(1, 'dorian', 'B11');
    p.state.cell[p.unit('dorian')] = p.hex('Z1');
    const t = p.play([{ step: 'offensive', side: 0 }, ...COMBAT(0)], 10, 10);
    t.do('shoot', { unit: 'drogon' }).act(the(t.legal('fireAt')[0]));
    const after = t.position;
    Object.assign(after.state, structuredClone(t.state));
    after.put(1, 'dorian', 'C11');
    const strikes = after.play([...COMBAT(0)]);
    expect(strikes.step === 'declare' ? strikes.who('attack') : []).toEqual([]);
    expect(marksOf(after, 'drogon')).toEqual([]);
  });
  // R55: nor does he charge.
  rule(['gui.2.1.2', 'gui.5.d'], 'is not thrown by who charges, nor does he charge who has thrown it', () => {
    const may = (throws: boolean): number => {
      const p = poggio().put(0, 'drogon', 'C14', { facing: 'N' }).put(0, 'osbern', 'Z1').put(1, 'milo', 'C6');
      const t = p.play(
        [
          { step: 'offensive', side: 0 },
          { step: 'charges', side: 0 },
        ],
        10,
        10,
      );
      if (throws) t.do('shoot', { unit: 'drogon' }).act(the(t.legal('fireAt')[0]));
      if (t.step === 'offensive') t.do('hold');
      return t.step === 'charges' ? t.legal('charge').length : 0;
    };
    expect([may(false), may(true)]).toEqual([1, 0]);
  });
});

describe('the spread of a shot', () => {
  // Added up: range, a wound, the training of the Byzantines; near by it is less.
  rule(['gui.5.4.2', 'gui.5.4.2.byzantine', 'gui.5.4.2.near'], 'adds up range, wound and training', () => {
    const modifiers = (unit: string, from: string, health: number): number => {
      const p = poggio().put(0, unit, from, { facing: 'N', health }).put(1, 'milo', 'C2');
      const t = fire(p, 1, 10).do('shoot', { unit });
      t.do('fireAt', { target: 'milo', cell: 'C2' });
      const { modifiers } = the(t.ever('shot')[0]);
      return Array.isArray(modifiers) ? modifiers.reduce((sum, { value }) => sum + Number(value), 0) : Number.NaN;
    };
    // From the saddle eight hexes are near, fifteen at middling range.
    expect([
      modifiers('kosmas', 'C10', HEALTHY),
      modifiers('kosmas', 'C11', HEALTHY),
      modifiers('kosmas', 'C11', WOUNDED),
    ]).toEqual([-1, 0, 1]);
    expect([modifiers('kosmas', 'C5', HEALTHY), modifiers('kosmas', 'C6', HEALTHY)]).toEqual([-3, -1]);
  });
});

describe('who lies in the way', () => {
  // The living stop a sling, the stunned do not.
  rule(['gui.5.5.3a', 'gui.5.5.3.living'], 'a stunned friend is shot over, one on his feet is not', () => {
    const shoots = (health: number): boolean =>
      marksOf(poggio().put(0, 'petar', 'C12').put(0, 'roland', 'C10', { health }).put(1, 'milo', 'C6'), 'petar')
        .length > 0;
    expect([shoots(HEALTHY), shoots(WOUNDED), shoots(STUNNED)]).toEqual([false, false, true]);
  });
});

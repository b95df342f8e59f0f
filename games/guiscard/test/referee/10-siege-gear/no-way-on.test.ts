/** Why a man on a ladder or a rope goes neither over the top nor down: each reason true of its case. */
import { describe, expect } from 'vitest';
import { STUNNED } from '../../../src/state.ts';
import { flame, hooked, MOVES, nido, upright } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const why = (t: Table, type: string): unknown[] => {
  const refusal = t.refusal({ type });
  return refusal ? [refusal.rule, refusal.reason] : [];
};

describe('from the top of a ladder', () => {
  /** Osbern at the top before P8, or a knight who has but four points. */
  const top = (change: (p: Position) => unknown = () => undefined, id = 'osbern'): Table => {
    const p = nido().put(0, id, 'O8').put(1, 'milo', 'A1');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit(id) })];
    change(p);
    return p.play([...MOVES]).do('move', { unit: id });
  };
  rule(
    ['gui.10.1.3a', 'gui.4.2a', 'gui.4.1', 'gui.10.2.5b'],
    'it is points, an enemy, a man who lies there or the flames that keep him from the leap',
    () => {
      expect(why(top(), 'vault')).toEqual([]);
      expect(
        why(
          top(p => p.put(1, 'milo', 'P8')),
          'vault',
        ),
      ).toEqual(['gui.4.2a', 'enemyThere']);
      // A knight has four points, all of them for the leap, and none to go on from the man who lies there.
      const lying = top(p => p.put(1, 'milo', 'P8', { health: STUNNED }), 'arthur');
      expect(why(lying, 'vault')).toEqual(['gui.4.1', 'occupied']);
      const burning = top(p => {
        p.state.works.flames = [flame(p, 'P8')];
      });
      expect(why(burning, 'vault')).toEqual(['gui.10.2.5b', 'closedHex']);
      const spent = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'A1');
      spent.state.ladders = [upright(spent, 'O8', 'SE')];
      // Three of eight up, and back down three: two are left at the foot.
      const t = spent
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .do('climb', { ladder: 0 })
        .do('descend');
      expect(why(t, 'vault')).toEqual(['gui.9.2.1b', 'notOnTop']);
      const tired = nido().put(0, 'roland', 'O8').put(1, 'milo', 'A1');
      tired.state.ladders = [upright(tired, 'O8', 'SE')];
      // Three of six up: the leap costs four.
      const up = tired
        .play([...MOVES])
        .do('move', { unit: 'roland' })
        .do('climb', { ladder: 0 });
      expect(why(up, 'vault')).toEqual(['gui.10.1.3a', 'tooDear']);
    },
  );
});

describe('on a rope', () => {
  rule(
    ['gui.10.6.1c', 'gui.10.6.1d', 'gui.4.2a'],
    'up there too it is the points, or the enemy behind the stakes',
    () => {
      const hung = (change: (p: Position) => unknown = () => undefined): Table => {
        const p = nido().put(0, 'osbern', 'O7').put(1, 'milo', 'A1');
        p.state.grapnels = [hooked(p, 'O7', 'P7', { climber: p.unit('osbern'), top: true })];
        change(p);
        return p.play([...MOVES]).do('move', { unit: 'osbern' });
      };
      expect([why(hung(), 'crossTop'), why(hung(), 'descend')]).toEqual([[], []]);
      expect(
        why(
          hung(p => p.put(1, 'milo', 'P7')),
          'crossTop',
        ),
      ).toEqual(['gui.4.2a', 'enemyThere']);
      const p = nido().put(0, 'osbern', 'O7').put(1, 'milo', 'A1');
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const t = p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .do('climbRope', { grapnel: 0 });
      // The whole turn went into the climb.
      if (t.step === 'moving') {
        expect(why(t, 'crossTop')).toEqual(['gui.10.6.1d', 'tooDear']);
        expect(why(t, 'descend')).toEqual(['gui.10.6.1c', 'tooDear']);
      } else expect(t.where('osbern')).toBe('O7');
    },
  );
});

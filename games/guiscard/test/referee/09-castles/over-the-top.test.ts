/** On platforms and over the stakes: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { nido, upright } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const leap = (unit: string, way: string, die: number, health = HEALTHY): number => {
  const p = nido().put(0, unit, 'O8', { health }).put(1, 'milo', 'Z16');
  p.state.ladders = [upright(p, 'O8', way, { climber: p.unit(unit) })];
  const t = moves(p, die).do('move', { unit });
  if (t.legal('vault').length === 0) return -1;
  t.do('vault');
  return t.health(unit);
};

describe('the leap', () => {
  // Onto a platform five is well, over plain stakes four; armour adds one.
  rule(
    ['gui.9.2.1b', 'gui.9.2.2a'],
    'hurts over plain stakes from five on, onto a platform on six, armour one sooner',
    () => {
      expect([
        leap('osbern', 'NE', 4),
        leap('osbern', 'NE', 5),
        leap('osbern', 'SE', 5),
        leap('osbern', 'SE', 6),
      ]).toEqual([HEALTHY, WOUNDED, HEALTHY, WOUNDED]);
      expect([
        leap('roland', 'NE', 3),
        leap('roland', 'NE', 4),
        leap('roland', 'SE', 4),
        leap('roland', 'SE', 5),
      ]).toEqual([HEALTHY, WOUNDED, HEALTHY, WOUNDED]);
    },
  );
  // Four points: a wounded man in armour has three, and one without has just enough; hurt again he is dead.
  rule(
    ['gui.10.1.3a', 'gui.9.2.1b', 'gui.5.4.double'],
    'is too dear for a wounded man in armour, and may kill another',
    () => {
      expect([
        leap('roland', 'NE', 1, WOUNDED),
        leap('osbern', 'NE', 4, WOUNDED),
        leap('osbern', 'NE', 5, WOUNDED),
      ]).toEqual([-1, WOUNDED, DEAD]);
    },
  );
});

describe('who lies within the stakes', () => {
  // Down there, beside the man who comes over, he may be struck by him and not by those without.
  rule(['gui.9.2.1a', 'gui.6.2f', 'gui.9.4.4'], 'is not hemmed in by enemies beyond them', () => {
    const fate = (inside: boolean): number => {
      const p = nido().put(1, 'milo', 'P7', { health: STUNNED }).put(1, 'sergios', 'Z16');
      p.put(0, 'osbern', 'O7').put(0, 'avray', 'O8').put(0, 'rioulf', 'P6').put(0, 'hamon', 'Q8');
      if (inside) p.put(0, 'neel', 'Q7');
      p.put(0, 'roland', 'A4');
      const t = moves(p).do('move', { unit: 'roland' }).go('A3').do('stop');
      return t.health('milo');
    };
    expect([fate(false), fate(true)]).toEqual([STUNNED, DEAD]);
  });
});

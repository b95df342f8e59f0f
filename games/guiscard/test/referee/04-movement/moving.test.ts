/** Corners of the chapters on movement, infiltration and burdens, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, FIRED, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const PHASE = [
  { step: 'movement', side: 0 },
  { step: 'unmoved', side: 0 },
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const moves = (p: Position, ...dice: number[]): Table => p.play([...PHASE], ...dice);
const begin = (p: Position, unit: string, ...dice: number[]): Table => moves(p, ...dice).do('move', { unit });

describe('burdens', () => {
  const laden = (...dice: number[]): Table => {
    const p = position('il-poggio').put(0, 'osbern', 'E9').put(0, 'roland', 'E8', { health: STUNNED });
    p.put(0, 'avray', 'A14').put(1, 'argyris', 'D6');
    return begin(p, 'osbern', ...dice)
      .go('E8')
      .do('lift', { unit: 'roland' })
      .go('E7', 'E6');
  };
  // R103: whatever ends the move of the bearer, the burden is laid down; if he dies it lies where he lies.
  rule(['gui.4.2.4a', 'gui.4.3.1.stop'], 'a bearer halted on his way lays his burden beside him', () => {
    const stopped = laden(7);
    expect([stopped.where('osbern'), stopped.step]).toEqual(['E7', 'laying']);
    stopped.do('lay', { to: 'F7' });
    expect([stopped.where('roland'), stopped.health('roland')]).toEqual(['F7', STUNNED]);
    const wounded = laden(8);
    expect([wounded.where('osbern'), wounded.health('osbern'), wounded.step]).toEqual(['E7', WOUNDED, 'laying']);
  });
  rule(['gui.4.2.4a', 'gui.4.3.1.kill'], 'a bearer killed as he passes leaves his burden in that hex', () => {
    const t = laden(10);
    expect([t.health('osbern'), t.where('osbern')]).toEqual([DEAD, 'E7']);
    expect([t.health('roland'), t.where('roland'), t.step]).toEqual([STUNNED, 'E7', 'movement']);
  });
  // R103: halved once and down, for a wounded man too, an enemy as well as a friend; a rider lifts nobody.
  rule(['gui.4.2.4a', 'gui.4.2.4b'], 'a wounded man carries an enemy off one hex, a rider takes up nobody', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E9', { health: WOUNDED });
    p.put(1, 'milo', 'E8', { health: STUNNED });
    const t = begin(p, 'osbern').go('E8').do('lift', { unit: 'milo' }).go('E7');
    // Four less one is three, half is one.
    expect(t.legal('step')).toEqual([]);
    t.do('stop').do('lay', { to: 'E6' });
    expect([t.where('milo'), t.health('milo')]).toEqual(['E6', STUNNED]);
    const q = position('il-poggio').put(0, 'robert', 'E9', { facing: 'N' }).put(1, 'milo', 'E8', { health: STUNNED });
    expect(begin(q, 'robert').go('E8<E9').legal('lift')).toEqual([]);
  });
});

describe('one living being in a hex', () => {
  // A halt on a friend's hex cannot last beyond the moves of that side.
  rule(['gui.4.1', 'gui.4.3.1.stop'], 'halted in a friend’s hex, the two are apart when the moves end', () => {
    const p = position('il-poggio').put(0, 'roland', 'E9').put(0, 'jacques', 'E8').put(1, 'argyris', 'D7');
    const t = begin(p, 'roland', 7).go('E8', 'E7');
    expect(t.ever('tested')).toMatchObject([{ result: 'stop' }]);
    expect([t.health('roland'), t.where('roland') === t.where('jacques')]).toEqual([HEALTHY, false]);
  });
  // R127: a stunned enemy does not hold the window, but nobody stays on him.
  rule(['gui.8.4.1a', 'gui.4.1'], 'over a stunned man behind a window only who has a point left beyond it', () => {
    const enter = (unit: string): string[] => {
      const p = position('laguna', [FARM]).put(0, unit, 'S6').put(1, 'milo', 'S7', { health: STUNNED });
      return begin(p, unit).hexes('step');
    };
    expect([enter('roland').includes('S7'), enter('robert').includes('S7')]).toEqual([true, false]);
  });
});

describe('contact', () => {
  // Who has shot may come next to an enemy, cannot attack him, and so is tested.
  rule(['gui.5.2b', 'gui.4.3b'], 'who has fired and comes beside an enemy does not attack and is tested', () => {
    const p = position('il-poggio')
      .put(0, 'landry', 'E9', { marks: FIRED })
      .put(0, 'roland', 'F6')
      .put(1, 'milo', 'E7');
    const t = begin(p, 'landry', 3).go('E8').do('stop').do('endMoves');
    expect(t.who('attack')).toEqual(['roland']);
    t.declared();
    expect(t.ever('tested')).toMatchObject([{ unit: p.unit('landry'), enemy: p.unit('milo') }]);
    const q = moves(p, 3).do('move', { unit: 'landry' }).go('E8').do('stop').do('endMoves');
    q.do('attack', { unit: 'roland', target: 'milo' }).declared();
    expect(q.ever('tested')).toEqual([]);
  });
  // They do nothing else in their phase; they have not moved, so nobody tests them.
  rule(['gui.4.2.3b', 'gui.4.3b'], 'who clears bodies does not attack, is not tested, and has not shot before', () => {
    const field = (marks: number): Position => {
      const p = position('il-poggio').put(0, 'landry', 'E9', { marks }).put(0, 'roland', 'F9').put(1, 'milo', 'F10');
      for (const id of ['osbern', 'avray', 'rioulf']) p.put(1, id, 'F8', { health: DEAD });
      return p;
    };
    expect(moves(field(FIRED)).legal('clearBodies')).toEqual([]);
    const t = moves(field(0)).do('clearBodies', { unit: 'roland', mate: 'landry', from: 'F8', to: 'F7' });
    if (t.step === 'movement' && t.seats[0] === 0) t.do('endMoves');
    expect([t.seats, t.ever('tested')]).toEqual([[1], []]);
  });
});

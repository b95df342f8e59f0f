import { describe, expect } from 'vitest';
import { DEAD, STUNNED } from '../../src/state.ts';
import { rule } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table =>
  p
    .play(
      [
        { step: 'movement', side: 0 },
        { step: 'unmoved', side: 0 },
        { step: 'movesOver', side: 0 },
      ],
      ...dice,
    )
    .do('move', { unit });

describe('a burden', () => {
  /** Osbern takes up the stunned man in H9 and goes on to H8, the hexes around which are these men's. */
  const laying = (ring: Record<string, string>): Table => {
    const p = position('il-poggio').put(0, 'osbern', 'H10').put(1, 'milo', 'H9', { health: STUNNED });
    p.put(0, 'alphonse', 'H9', { health: STUNNED });
    for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
    return begin(p, 'osbern').go('H9').do('lift', { unit: 'milo' }).go('H8').do('stop');
  };
  rule('gui.4.2.4b', 'with nothing free around it lies in the hex the carrier crossed last (R103)', () => {
    const ring = { avray: 'H7', rioulf: 'G8', hamon: 'G9', neel: 'I8', landry: 'I9' };
    // In H9 lies another stunned man.
    const t = laying(ring);
    expect([t.step, t.hexes('lay')]).toEqual(['laying', ['H9']]);
    t.do('lay', { to: 'H9' });
    expect([t.where('milo'), t.where('osbern')]).toEqual(['H9', 'H8']);
    const { landry: _, ...open } = ring;
    expect(laying(open).hexes('lay')).toEqual(['I9']);
  });
  rule('gui.4.2.1d', 'armour is not carried into deep water, who wears none is', () => {
    const ways = (burden: string): boolean => {
      const p = position('laguna').put(0, 'osbern', 'F12').put(1, burden, 'G12', { health: STUNNED });
      const t = begin(p, 'osbern').go('G12').do('lift', { unit: burden });
      return t.hexes('step').some(hex => hex.startsWith('H'));
    };
    expect(ways('milo')).toBe(false);
    const light = position('laguna').put(0, 'osbern', 'G13').put(1, 'dorian', 'G12', { health: STUNNED });
    // Eight less two, halved: three are not enough for deep water, which asks four.
    expect(begin(light, 'osbern').go('G12').do('lift', { unit: 'dorian' }).hexes('step')).not.toContain('H12');
    const why = position('laguna').put(0, 'osbern', 'F12').put(1, 'milo', 'G12', { health: STUNNED });
    const laden = begin(why, 'osbern').go('G12').do('lift', { unit: 'milo' });
    expect(laden.refusal({ type: 'step', to: why.hex('H12'), tail: -1 })).toMatchObject({ rule: 'gui.4.2.1d' });
    const free = position('laguna').put(0, 'osbern', 'F12').put(1, 'dorian', 'G12', { health: STUNNED });
    const unladen = begin(free, 'osbern').go('G12').do('lift', { unit: 'dorian' });
    expect(unladen.refusal({ type: 'step', to: free.hex('H12'), tail: -1 })).toMatchObject({ reason: 'tooDear' });
  });
  rule(
    'gui.4.1',
    'whoever is halted in a friend’s hex goes on to the nearest free one, clockwise from the north',
    () => {
      const halted = (taken: Record<string, string>): string => {
        const p = position('il-poggio').put(0, 'roland', 'E9').put(0, 'jacques', 'E8').put(1, 'argyris', 'D7');
        for (const [id, hex] of Object.entries(taken)) p.put(0, id, hex);
        return begin(p, 'roland', 7).go('E8', 'E7').where('roland');
      };
      expect([halted({}), halted({ osbern: 'E7' }), halted({ osbern: 'E7', avray: 'F7' })]).toEqual(['E7', 'F7', 'F8']);
    },
  );
});

describe('pairs', () => {
  rule('gui.4.2.3a', 'two named the wrong way round are told so', () => {
    const p = position('il-poggio').put(0, 'roland', 'E9').put(0, 'jacques', 'F9').put(1, 'milo', 'A1');
    for (const id of ['osbern', 'avray', 'rioulf']) p.put(1, id, 'F8', { health: DEAD });
    const t = p.play([{ step: 'movement', side: 0 }]);
    const [from, to] = [p.hex('F8'), p.hex('F7')];
    const work = { type: 'clearBodies', unit: p.unit('jacques'), mate: p.unit('roland'), from, to };
    expect(t.refusal(work)).toMatchObject({ reason: 'otherFirst', unit: p.unit('roland') });
    expect(t.refusal({ ...work, to: p.hex('A16') })).toMatchObject({ reason: 'noRoom' });
  });
});

/** Several who run from one fire (gui.10.2.5a, R26). */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY } from '../../src/state.ts';
import { rule } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

describe('several in one fire', () => {
  /** Petros lights naphtha on H6 and H7 with an 8; whoever is in it rolls what is said. */
  const lit = (p: Position, ...dice: number[]): Table => {
    p.put(0, 'petros', 'H14');
    p.state.arrows[p.unit('petros')] = 6;
    p.state.works.naphtha = [{ cells: [p.hex('H6'), p.hex('H7')], lit: false }];
    const t = p.play([{ step: 'offensive', side: 0 }], 8, ...dice).do('shoot', { unit: 'petros' });
    return t.do('burn', { cell: 'H7' });
  };
  /** The hexes around H6, H7 and H8 apart. */
  const RING = { osbern: 'H5', avray: 'G6', rioulf: 'G7', hamon: 'I6', neel: 'I7' };
  const shut = (): Position => {
    const p = position('il-poggio').put(1, 'milo', 'H6').put(1, 'dorian', 'H7');
    for (const [id, hex] of Object.entries(RING)) p.put(0, id, hex);
    return p;
  };
  rule('gui.10.2.5a', 'their owner says who runs first', () => {
    const t = lit(position('il-poggio').put(1, 'milo', 'H6').put(1, 'dorian', 'H7'), 9, 9);
    expect([t.step, t.seats, t.who('goFirst')]).toEqual(['retreatOrder', [1], ['dorian', 'milo']]);
  });
  rule(['gui.10.2.5a', 'gui.10.5.3b'], 'who has no way out now may have one when the other has gone', () => {
    // Milo is shut in behind Dorian: gone first he is dead, gone second he runs through the fire and rolls again.
    const first = lit(shut(), 9, 9).do('goFirst', { unit: 'milo' });
    expect([first.health('milo'), first.step]).toEqual([DEAD, 'retreatStep']);
    const second = lit(shut(), 9, 9, 10).do('goFirst', { unit: 'dorian' }).do('retreatTo', { to: 'H8', other: -1 });
    second.do('retreatTo', { to: 'H7', other: -1 });
    expect([second.where('milo'), second.health('milo'), second.step]).toEqual(['H7', HEALTHY, 'retreatStep']);
  });
  rule('gui.10.2.5a', 'the men of whoever lit it run after the others', () => {
    const t = lit(position('il-poggio').put(0, 'osbern', 'H6').put(1, 'dorian', 'H7'), 9, 9);
    expect([t.step, t.seats]).toEqual(['retreatStep', [1]]);
    t.do('retreatTo', { to: 'G8', other: -1 });
    expect([t.step, t.seats]).toEqual(['retreatStep', [0]]);
  });
});

describe('naphtha on bare ground', () => {
  rule(
    ['gui.10.5.1d', 'gui.10.2.2a', 'gui.10.2.2b'],
    'alight it spreads to wood beside it, for the side that lit it',
    () => {
      const stakes = (die: number, phase: number, lit = true): string[] => {
        // O7 lies before P6 and P7.
        const p = position('nido-d-aquila').put(0, 'petros', 'J7').put(1, 'milo', 'T8');
        p.state.arrows[p.unit('petros')] = 6;
        p.state.works.naphtha = [{ cells: [p.hex('O7')], lit: false }];
        const t = p.play(
          [
            { step: 'offensive', side: 0 },
            { step: 'phaseEnd', side: phase },
          ],
          ...(lit ? [8] : [7]),
          ...[die, die],
        );
        t.do('shoot', { unit: 'petros' }).do('burn', { cell: 'O7' });
        return p.names(t.state.works.flames.map(({ cell }) => cell));
      };
      expect([stakes(7, 1), stakes(6, 1), stakes(7, 0), stakes(7, 1, false)]).toEqual([['P6', 'P7'], [], [], []]);
    },
  );
});

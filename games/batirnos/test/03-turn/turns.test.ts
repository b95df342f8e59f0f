/** Both sides have their turn in what no order brings about, the initiative first (nqsb.9.1.order, nqsb.3.1). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { FIERCE } from '../../src/state.ts';
import { position } from '../battlefield.ts';
import { rule } from '../rules.ts';

describe('without an order', () => {
  rule(['nqsb.9.1', 'nqsb.9.1.order'], 'aggressive troops of either side rush, those of the initiative first', () => {
    const rushed = (initiative: 0 | 1, ...sides: (0 | 1)[]) => {
      const p = position();
      p.state.initiative = initiative;
      for (const side of sides) {
        const [row, enemy] = side === 0 ? ['1010', '1007'] : ['0503', '0506'];
        p.put(`G${side}`, side, 'fr-cp-gend', row, side === 0 ? 'N' : 'S');
        p.put(`E${side}`, side === 0 ? 1 : 0, 'sp-pm', enemy, side === 0 ? 'S' : 'N');
      }
      const t = p.play({ step: 'aggressors', done: [] });
      const found = () => t.told('aggressed').map(({ unit }) => p.label(unit));
      const first = found();
      while (t.step !== null) t.act(t.legal('step')[0] ?? t.legal()[0] ?? { type: 'hold' });
      return [first[0], found().length];
    };
    expect([rushed(0, 0), rushed(0, 1), rushed(1, 0), rushed(1, 1)]).toEqual([
      ['G0', 1],
      ['G1', 1],
      ['G0', 1],
      ['G1', 1],
    ]);
    expect([rushed(0, 0, 1), rushed(1, 0, 1)]).toEqual([
      ['G0', 2],
      ['G1', 2],
    ]);
  });

  rule(['nqsb.9.1', 'nqsb.3.1'], 'those who hold a melee order of their own fight, of either side', () => {
    const fought = (initiative: 0 | 1, fierce: 0 | 1) => {
      const p = position().put('A', 0, 'fr-pm-line', '1007', 'N').put('B', 1, 'sp-pm', '1006', 'S');
      p.state.initiative = initiative;
      const label = fierce === 0 ? 'A' : 'B';
      p.state.marks[p.unit(label)] = FIERCE;
      return p
        .play({ step: 'strays', done: [] })
        .told('attacked')
        .map(({ unit }) => p.label(unit));
    };
    expect([fought(0, 0), fought(0, 1), fought(1, 0), fought(1, 1)]).toEqual([['A'], ['B'], ['A'], ['B']]);
  });

  rule('nqsb.2.5.ex-sbarramento', 'barrages are fired by both sides, of one priority the initiative’s first', () => {
    const asked = (initiative: 0 | 1, ...sides: (0 | 1)[]) => {
      const p = position();
      p.state.initiative = initiative;
      p.lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-al', '1009', 'N')
        .put('C', 0, 'fr-pm-line', '0506', 'N', { division: 1 });
      p.lead(1, 0, '0502', 'villequier')
        .put('B', 1, 'sp-al', '0503', 'S')
        .put('D', 1, 'sp-pm', '1006', 'S', { division: 1 });
      for (const side of sides) p.order(side, 0, 12);
      const t = p.play({ step: 'barrages', done: [] });
      const seats: number[] = [];
      while (t.step !== null) {
        seats.push(...t.seats);
        t.act(t.legal('endFire')[0] ?? t.legal('hold')[0] ?? at(t.legal(), t.legal().length - 1));
      }
      return [...new Set(seats)];
    };
    expect([asked(0, 0), asked(0, 1), asked(1, 0)]).toEqual([[0], [1], [0]]);
    expect([asked(0, 0, 1), asked(1, 0, 1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

rule('nqsb.3.2.2.special', '49 Gelosie: one card of the hand is lost, be it the last; without any none', () => {
  const lost = (...hand: number[]) => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009', 'N').order(0, 0, 49);
    at(p.state.cards, 0).hand = hand;
    const t = p.play({ step: 'specials', side: 0 });
    return [at(p.state.cards, 0).hand.length, t.told('discardedAtRandom').length];
  };
  expect([lost(1, 2, 3), lost(1), lost()]).toEqual([
    [2, 1],
    [0, 1],
    [0, 0],
  ]);
});

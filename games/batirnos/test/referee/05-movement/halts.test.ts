/** Where a move ends and what counts as one: beside two enemies, on the spot, round a flank, in pursuit, over a brook (nqsb.5, 9.8). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { fighting, firing, HOLD, halt, march, moving, READY, shoot, step, strength, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

rule(
  ['nqsb.9.8.attacker', 'nqsb.5.stop', 'nqsb.3.3.1.evade'],
  'who has come beside two goes no further when one of them slips away: the other still stops it',
  () => {
    const goesOn = (second: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('B', 1, 'sp-fl', '0906', 'S')
        .order(0, 0, 5);
      if (second) p.put('C', 1, 'sp-pm', '1006', 'S');
      const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
      t.act(at(t.legal('evade'), 0));
      expect([t.step, p.where('B') === '0906']).toEqual(['marching', false]);
      return t.legal('step').length > 0;
    };
    expect([goesOn(false), goesOn(true)]).toEqual([true, false]);
  },
);

rule(
  ['nqsb.1.3.bases', 'nqsb.9.4.2.advantage', 'nqsb.9.6', 'nqsb.2.5.2.ability'],
  'turning on the spot is a move, but not into contact: no late move, no advantage of heavy horse, no card of All’assalto',
  () => {
    // R21.
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'ge-pm', '1008', 'N').order(0, 0, 5);
    expect(p.play({ step: 'late', side: 0 }).legal('march').length > 0).toBe(true);
    moving(p).act(march(p, 'A')).act(halt(p, 'NE'));
    expect(p.play({ step: 'late', side: 0 }).legal('march')).toEqual([]);
    const fought = (from: string) => {
      const q = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', from, 'NE')
        .put('B', 1, 'sp-fp', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8);
      const t = moving(q).act(march(q, 'A'));
      if (from !== '1007') t.act(step(q, '1007'));
      t.act(halt(q));
      expect(q.where('A')).toBe('1007');
      const u = settle(fighting(q, 'A').act(READY));
      return [u.told('tested')[0]?.due, u.told('fought')[0]?.damage];
    };
    expect([fought('1007'), fought('1008')]).toEqual([
      [5, 0],
      [6, 1],
    ]);
  },
);

rule(
  ['nqsb.9.10', 'nqsb.7.5', 'nqsb.6.3.fermezza'],
  'a step round the flank of an enemy is a move beside him: both may fire by Fermezza',
  () => {
    // R23: from 1007 to 1107, both beside 1006.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10)
      .draws(1, 8, 7);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1107')).act(halt(p));
    expect([t.step, t.seats, types(t)]).toEqual(['firmness', [0], ['hold', 'stand']]);
    t.act(HOLD);
    expect([t.step, t.seats, types(t)]).toEqual(['firmness', [1], ['hold', 'stand']]);
    t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
    while (t.step === 'firmness' || t.step === 'answer') t.act(HOLD);
    expect(t.told('fired').map(({ unit }) => p.label(unit))).toEqual(['B']);
  },
);

rule(
  ['nqsb.9.12', 'nqsb.9.8', 'nqsb.9.8.attacker'],
  'a pursuer before whom light foot slips away may halt or go on with the points it has left',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S', { strength: 1 })
      .put('F', 1, 'sp-fl', '1005', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2);
    const t = settle(fighting(p, 'A').act(READY));
    t.act({ type: 'pursue', charge: false }).act(step(p, '1006'));
    expect([t.step, t.seats]).toEqual(['evasion', [1]]);
    t.act(at(t.legal('evade'), 0));
    expect([t.step, types(t)]).toEqual(['marching', ['halt', 'step']]);
    t.act(step(p, '1105')).act(halt(p));
    expect([p.where('A'), t.told('attacked').length, t.step]).toEqual(['1105', 1, null]);
  },
);

rule(
  ['nqsb.2.5.2.ability', 'nqsb.5.3.incomplete', 'nqsb.5.4.obstacle'],
  '39 Guastatori: foot that falls back over a brook is not stopped by it, and loses nothing more',
  () => {
    // They ignore the stop at obstacles in that turn.
    const after = (card: number) => {
      const p = position('rethel')
        .lead(0, 0, '1512', 'villequier')
        .lead(1, 0, '1505', 'villequier')
        .put('A', 0, 'fr-fl', '1510', 'N')
        .put('B', 1, 'sp-pm', '1508', 'S')
        .order(0, 0, 14)
        .order(1, 0, card)
        .draws(0, 1, 2, 8, 7);
      const t = settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(HOLD),
      );
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      return [strength(p, 'B'), p.where('B').slice(2)];
    };
    expect([after(23), after(39)]).toEqual([
      [1, '07'],
      [2, '06'],
    ]);
  },
);

/** What a card gives to a test, and to which: recovery, reactions, charges of every kind (nqsb.2.5.2, 4, 10.12). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { position, type Table } from '../../battlefield.ts';
import { fighting, firing, halt, march, moving, READY, rallying, shoot, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, settle } from '../scenes.ts';

const dues = (t: Table): number[] => tests(t).map(([due]) => due);

describe('cards more and cards less', () => {
  rule(
    [ABILITY, 'nqsb.8.strength', 'nqsb.8.marker', 'nqsb.10.12'],
    '22 Riordinare i ranghi: the card more is for recovering strength, not for the nerve to take off a marker',
    () => {
      const weak = (card: number) =>
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 1, shaken: true })
          .put('B', 1, 'sp-pm', '1003', 'S')
          .order(0, 0, card)
          .draws(0, 8, 7, 6, 5);
      const due = (card: number, how: 'clear' | 'recover') => {
        const p = weak(card);
        const t = rallying(p);
        t.act(
          how === 'clear' ? { type: 'clear', unit: p.unit('A'), marker: 'shaken' } : { type: how, unit: p.unit('A') },
        );
        return dues(t);
      };
      // Strength 1 and morale 2.
      expect([due(30, 'clear'), due(22, 'clear'), due(30, 'recover'), due(22, 'recover')]).toEqual([
        [3],
        [3],
        [3],
        [4],
      ]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.8.al', 'nqsb.8.strength'],
    '48 Indecisione: a card less for light guns that try to slip away, none less for who recovers on the order it gives',
    () => {
      const evading = (card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1008', 'N')
          .put('G', 1, 'sp-al', '1006', 'S')
          .order(0, 0, 5)
          .order(1, 0, card)
          .draws(1, 8, 7, 6);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
        t.act(at(t.legal('evade'), 0));
        return dues(t);
      };
      expect([evading(30), evading(48)]).toEqual([[3], [2]]);
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 1 })
        .order(0, 0, 48)
        .draws(0, 8, 7, 6);
      expect(dues(rallying(p).act({ type: 'recover', unit: p.unit('A') }))).toEqual([3]);
    },
  );

  rule(
    [ABILITY, 'nqsb.10.12', 'nqsb.10.1.tests', 'nqsb.10.6.2.fail'],
    '38 La spada del principe: a card more for the nerve of a unit beside its general, besides his own morale if he is with it; none for his own test',
    () => {
      const nerve = (general: string) => {
        const p = position()
          .lead(0, 0, general, 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 1 })
          .order(0, 0, 38)
          .draws(0, 8, 7, 6, 5, 4, 8, 7);
        return dues(moving(p).act(march(p, 'A')));
      };
      // Strength 1, morale 2; two hexes off, beside it, with it (morale 3).
      expect([nerve('1010'), nerve('1009'), nerve('1008')]).toEqual([[3], [4], [7]]);
      const p = position()
        .command(0, '0113', 'plessis')
        .lead(0, 0, '1504', 'villequier')
        .put('A', 0, 'fr-pm-line', '1505', 'N')
        .order(0, 0, 38)
        .draws(0, 8, 7, 6, 5, 4, 8, 7);
      expect(dues(p.play({ step: 'chain', side: 0 }))).toEqual([6]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.3.test', 'nqsb.9.5.fire', 'nqsb.9.12', 'nqsb.3.3.1.pursue'],
    '17 Carica!: two cards more in every charge of the turn, in pursuit, at a shooter, after an enemy that walks away',
    () => {
      const pursuit = (card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .put('C', 1, 'sp-pm', '1402', 'S')
          .order(0, 0, card)
          .draws(0, 1, 2, 3, 7, 6, 8, 7, 6, 5, 4, 8, 7);
        const t = settle(fighting(p, 'A').act(READY));
        while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
        return dues(t.act({ type: 'pursue', charge: true })).slice(1);
      };
      const shot = (card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1001', 'conde')
          .put('G', 0, 'fr-ap', '1007', 'N')
          .put('B', 1, 'sp-cp', '1003', 'S')
          .order(0, 0, 14)
          .order(1, 0, card)
          .draws(0, 8, 7, 6, 5, 4, 8)
          .draws(1, 8, 7, 6, 5, 4, 8, 7);
        const t = firing(p)
          .act(shoot(p, 'G', 'B'))
          .act({ type: 'counterFire', charge: true });
        return dues(settle(t)).at(-1);
      };
      const left = (card: number) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'sp-cp', '1006', 'S')
          .order(0, 0, 23)
          .order(1, 0, card)
          .draws(1, 8, 7, 6, 5, 4, 8, 7);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
        return dues(t.act({ type: 'chase', unit: p.unit('B'), how: 'charge' }));
      };
      expect([left(5), left(17), shot(5), shot(17), pursuit(5), pursuit(17)]).toEqual([[5], [7], 5, 7, [5], [7]]);
    },
  );

  rule(
    ['nqsb.4.reshuffle', 'nqsb.10.12'],
    'the cards of the nerve are discards when the shot is drawn: of a deck of one it comes twice',
    () => {
      // R9: only those of the test under way are not yet discards.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1008', 'N', { strength: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 5)
        .draws(0, 1);
      at(p.state.cards, 0).pile = [];
      const t = settle(firing(p).act(shoot(p, 'A', 'B')));
      if (t.step === 'answer') t.act({ type: 'hold' });
      expect(tests(settle(t))).toEqual([
        [2, 1, 1],
        [1, 1, 1],
      ]);
    },
  );
});

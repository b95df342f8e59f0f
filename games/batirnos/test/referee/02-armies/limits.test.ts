/** Where a card ends: the phase it speaks of, the shots it takes away, the units it cannot move (nqsb.2.5.2, 9.10, 10.7). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, position } from '../../battlefield.ts';
import { FIRE_BACK, firing, HOLD, halt, march, moving, STOP, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, settle } from '../scenes.ts';

describe('shots outside the fire phase', () => {
  rule(
    [ABILITY, 'nqsb.2.5.ex-sbarramento', 'nqsb.9.10'],
    '14 Salva: the card more is for the fire phase: none for who answers a barrage, nor by Fermezza',
    () => {
      const answer = (barrage: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 12)
          .order(1, 0, 14)
          .draws(0, 8, 7)
          .draws(1, 6, 5, 4);
        const t = settle(
          firing(p, 0, 0, barrage)
            .act(shoot(p, 'A', 'B'))
            .act(FIRE_BACK),
        );
        return t.told('tested').find(({ unit }) => unit === p.unit('B'))?.due;
      };
      expect([answer(false), answer(true)]).toEqual([3, 2]);
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .order(1, 0, 14)
        .draws(1, 6, 5, 4);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
      t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
      expect(settle(t).told('tested')[0]?.due).toBe(2);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.10', 'nqsb.3.3.1.pursue', 'nqsb.9.10.no'],
    '23 Ritirata ordinata: who has left an engagement has no Fermezza against the horse that charges after it; another has',
    () => {
      const asked = (own: number, other: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-cp', '1006', 'S')
          .order(0, 0, own)
          .order(1, 0, other)
          .draws(1, 1);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
        settle(t.act({ type: 'chase', unit: p.unit('B'), how: 'charge' }));
        t.act(step(p, '1007')).act(halt(p, 'S'));
        expect(p.where('B')).toBe('1007');
        return t.step;
      };
      expect([asked(29, 29), asked(23, 10)]).toEqual(['firmness', 'moving']);
    },
  );

  rule(
    ['nqsb.10.7.combat', 'nqsb.9.10', 'nqsb.3.3.1'],
    'a focus on fire gives its card to the shot of Fermezza at who comes up',
    () => {
      // R58: in every such test of the turn.
      const due = (focus?: 'fire') => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1008', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 10)
          .order(1, 0, 12, focus)
          .draws(1, 6, 5, 4);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
        t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
        return settle(t).told('tested')[0]?.due;
      };
      expect([due(), due('fire')]).toEqual([2, 3]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.10.once', 'nqsb.6.3.reiter'],
    '33 Ferro e fuoco: reiter that have fired as they came up have no shot beside the enemy in the fire phase',
    () => {
      const shots = (stands: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'ge-re', '1008', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 33)
          .draws(0, 8, 7, 6, 5);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
        expect([t.step, t.seats]).toEqual(['firmness', [0]]);
        t.act(stands ? { type: 'stand', unit: p.unit('A'), target: p.unit('B') } : HOLD);
        while (t.step === 'answer' || t.step === 'firmness' || t.step === 'enough')
          t.act(t.step === 'enough' ? STOP : HOLD);
        return firing(p).legal('shoot').length;
      };
      expect([shots(false), shots(true)]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.10.12', 'nqsb.9.8.attacker', 'nqsb.6.1.react-evade'],
    'weakened foot that turns its shot to a second target has kept its nerve once for both',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1008', 'N', { strength: 1 })
        .put('B', 1, 'sp-fl', '1006', 'S')
        .put('C', 1, 'sp-fl', '1106', 'S')
        .order(0, 0, 5)
        .draws(0, 1, 8);
      const t = settle(firing(p).act(shoot(p, 'A', 'B')));
      t.act(at(t.legal('evade'), 0)).act({ type: 'retarget', target: p.unit('C') });
      while (t.step === 'answer') t.act(HOLD);
      expect(t.told('tested').map(({ kind, due }) => [kind, due])).toEqual([
        ['nerve', 2],
        ['fire', 1],
      ]);
    },
  );
});

describe('units a card does not move', () => {
  rule(
    [ABILITY, 'nqsb.5.4.2.pm', 'nqsb.9.2.ap-move', 'nqsb.9.2.one-action'],
    '19 Passaggio di linee: nobody changes places where one of the two could not go; for guns it is their one action',
    () => {
      const guns = (troop: string, is: Condition = {}) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('G', 0, troop, '1108', 'N', is)
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 19);
        return { p, t: moving(p) };
      };
      expect([
        guns('fr-ap').t.legal('trade').length,
        guns('fr-ap', { second: true }).t.legal('trade').length,
        guns('fr-al').t.legal('trade').length,
      ]).toEqual([0, 1, 1]);
      const { p, t } = guns('fr-al');
      expect(firing(p).legal('shoot')).toContainEqual(shoot(p, 'G', 'B'));
      t.act(at(t.legal('trade'), 0));
      const after = firing(p);
      expect(after.step === null ? [] : after.legal('shoot').filter(({ unit }) => unit === p.unit('G'))).toEqual([]);
      // The wood of the farm is at 0305.
      const wood = (troop: string) =>
        moving(
          position('intro')
            .lead(0, 0, '0507', 'villequier')
            .put('A', 0, troop, '0405', 'N')
            .put('C', 0, 'fr-fl', '0305', 'N')
            .order(0, 0, 19),
        ).legal('trade').length;
      expect([wood('fr-pm-line'), wood('fr-fl')]).toEqual([0, 1]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.2.ap-move'],
    '46 Ordine frainteso: heavy guns in battery cannot go a hex, and nothing is asked of a division that has no other unit',
    () => {
      const ends = (is: Condition) => {
        const p = position().lead(0, 0, '1010', 'villequier').put('G', 0, 'fr-ap', '1008', 'N', is).order(0, 0, 46);
        const t = moving(p);
        return t.step === null || t.refusal({ type: 'endMoves' }) === null;
      };
      expect([ends({}), ends({ second: true })]).toEqual([true, false]);
    },
  );
});

/** Several in one melee, and what is left after it: whose card and ground count, who fights whom, who falls back (nqsb.7.4, 9.4). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Position, position, type Table } from '../../battlefield.ts';
import { fighting, join, READY, STOP, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

/** Goes through what is left of a melee, everybody back by the first way offered and nobody pressing on. */
const conclude = (t: Table): Table => {
  while (t.step !== null) {
    if (t.step === 'enough') t.act(STOP);
    else if (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
    else t.act(t.legal('decline')[0] ?? READY);
  }
  return t;
};
const dueOf = (p: Position, t: Table, label: string) =>
  t.told('tested').find(({ unit }) => unit === p.unit(label))?.due;

describe('the principal', () => {
  rule(
    ['nqsb.7.4', 'nqsb.3.3.1.join', 'nqsb.10.7.combat', 'nqsb.2.5.2.ability'],
    'brings his own division’s card: the focus, or the Contrattacco, of the unit he stands in for is not his',
    () => {
      // R87.
      const due = (card: number, principal: string, focus?: 'melee') => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .put('E', 1, 'sp-pm', '1107', 'SW', { division: 1 })
          .order(0, 0, 5)
          .order(1, 0, card, focus)
          .draws(0, 8, 7, 6, 5)
          .draws(1, 8, 7, 6, 5, 4);
        const t = fighting(p, 'A');
        if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
        t.act(join(p, 'B'))
          .act(join(p, 'E'))
          .act({ type: 'principal', unit: p.unit(principal) });
        return dueOf(p, settle(t), principal);
      };
      expect([due(5, 'B', 'melee'), due(5, 'E', 'melee'), due(15, 'B'), due(15, 'E')]).toEqual([5, 4, 5, 4]);
    },
  );

  rule(
    ['nqsb.5.4.4.bonus', 'nqsb.5.4.4', 'nqsb.7.4'],
    'brings his own height: from the crest he has the card more, from the foot of the slope his enemy has',
    () => {
      // R87. The crest is row 3, the slope row 4.
      const dues = (principal: string) => {
        const p = position()
          .lead(0, 0, '1007', 'villequier')
          .put('A', 0, 'fr-pm-line', '1003', 'S')
          .put('C', 0, 'fr-pm-line', '1005', 'N')
          .put('B', 1, 'sp-pm', '1004', 'S')
          .order(0, 0, 5)
          .draws(0, 8, 7, 6, 5, 4)
          .draws(1, 8, 7, 6, 5, 4);
        const t = fighting(p, 'A', 'C').act(join(p, 'B'));
        settle(t.act({ type: 'principal', unit: p.unit(principal) }));
        return [dueOf(p, t, principal), dueOf(p, t, 'B')];
      };
      expect([dues('A'), dues('C')]).toEqual([
        [5, 4],
        [4, 5],
      ]);
    },
  );
});

describe('who fights whom', () => {
  rule(
    ['nqsb.7.1.1', 'nqsb.3.3.1.melee', 'nqsb.7.order'],
    'a unit that has answered one enemy must, in its own division’s turn, attack the other beside it',
    () => {
      // R51: it has done its duty when it has fought every one of them.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('C', 0, 'fr-pm-line', '1107', 'N', { division: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .order(1, 0, 11)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5);
      const t = p.play({ step: 'phase', phase: 'melee', done: [] });
      const attacks = () => t.told('attacked').map(({ unit, target }) => p.label(unit) + p.label(target));
      const toTheAnswer = () => {
        while (t.step !== 'joining') t.act(at(t.legal('attack').concat(t.legal()), 0));
        return attacks();
      };
      expect(toTheAnswer()).toEqual(['AB']);
      settle(t.act(join(p, 'B')));
      expect(toTheAnswer()).toEqual(['AB', 'BC']);
    },
  );
});

describe('horse after the melee', () => {
  rule(
    ['nqsb.9.4.1.follow', 'nqsb.9.4.fallback', 'nqsb.7.4.2.supporters'],
    'light horse that went one hex with its principal still owes the fallback; having fallen back with him it does not',
    () => {
      // R41.
      const after = (...blows: number[]) => {
        const p = position()
          .lead(0, 0, '1012', 'conde')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('C', 0, 'fr-cl', '1107', 'NW')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 5)
          .draws(0, 8, 7, 6, 5)
          .draws(1, ...blows);
        conclude(fighting(p, 'A', 'C').act(join(p, 'B')));
        expect(p.where('C')).not.toBe('1107');
        const back = p.play({ step: 'cavalryBack' });
        while (back.step === 'retreating') back.act(at(back.legal('fallBack'), 0));
        return [strength(p, 'A'), back.told('fellBack').map(({ unit }) => p.label(unit))];
      };
      expect([after(1, 2, 8, 7), after(1, 2, 3, 8)]).toEqual([
        [3, ['C']],
        [2, []],
      ]);
    },
  );

  rule(
    ['nqsb.9.4.fallback', 'nqsb.5.3', 'nqsb.10.1.losses', 'nqsb.3.2.4.det-unit'],
    'horse whose fallback leads beside a second enemy is lost, though its general is with it, and he is hurt',
    () => {
      // R44, R94. From 1006 the line runs by 1007 and 0908.
      const after = (shaken: boolean) => {
        const p = position()
          .lead(0, 0, '1007', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .put('E', 1, 'sp-pm', '0808', 'S', { shaken })
          .order(0, 0, 5)
          .draws(0, 8, 7, 6, 5, 4, 8);
        settle(fighting(p, 'A').act(READY));
        const t = p.play({ step: 'cavalryBack' });
        while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
        return [p.where('A'), p.state.health[p.general(0, 0)], p.state.ledger[0]?.units];
      };
      expect([after(true), after(false)]).toEqual([
        ['0811', 3, 0],
        ['off', 2, 4],
      ]);
    },
  );
});

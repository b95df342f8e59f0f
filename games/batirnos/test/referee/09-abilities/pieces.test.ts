/** Guns among other arms: what their one action rules out, who takes them and who may order them (nqsb.9.2). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { actingUnits } from '../../../src/10-command/command.ts';
import { PARALYSED, SHAKEN } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import { FIRE_BACK, fighting, firing, HOLD, halt, march, marks, moving, rallying, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle, settleBack } from '../scenes.ts';

describe('one action a turn', () => {
  rule(
    ['nqsb.9.2.one-action', 'nqsb.9.2.paralyse', 'nqsb.3.3.1.fire'],
    'a battery that answers at long range paralyses the guns that fired, and is not put in order afterwards',
    () => {
      // R72: fire in answer is its action.
      const duel = (answers: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('G', 0, 'fr-ap', '1009', 'N')
          .put('L', 1, 'sp-al', '1004', 'S')
          .order(0, 0, 14)
          .order(1, 0, 30)
          .draws(0, 8, 7, 6, 5, 4)
          .draws(1, 1, 2, 3);
        settle(
          firing(p)
            .act(shoot(p, 'G', 'L'))
            .act(answers ? FIRE_BACK : HOLD),
        );
        p.state.marks[p.unit('L')] = marks(p, 'L') | SHAKEN;
        return [marks(p, 'G') & PARALYSED, rallying(p, 1).legal('clear').length];
      };
      expect([duel(false), duel(true)]).toEqual([
        [0, 1],
        [PARALYSED, 0],
      ]);
    },
  );

  rule(
    ['nqsb.9.2.one-action', 'nqsb.2.5.ex-sbarramento', 'nqsb.3.3.1.fire'],
    'guns that answered a barrage do not move in the phase it opened',
    () => {
      const after = (answers: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-al', '1008', 'N')
          .put('L', 1, 'sp-al', '1005', 'S')
          .order(0, 0, 12)
          .order(1, 0, 29)
          .draws(0, 8, 7, 6)
          .draws(1, 8, 7, 6);
        p.play({ step: 'barrages', done: [] })
          .act(shoot(p, 'A', 'L'))
          .act(answers ? FIRE_BACK : HOLD);
        const t = moving(p, 1);
        return t.legal().filter(({ type }) => ['march', 'limber', 'rotate'].includes(type)).length > 0;
      };
      expect([after(false), after(true)]).toEqual([true, false]);
    },
  );

  rule(
    ['nqsb.9.2.one-action', 'nqsb.9.8.al', 'nqsb.9.2.al-evade'],
    'light guns that have turned this turn do not slip away any more',
    () => {
      // R72: to evade is their action too.
      const asked = (turned: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'conde')
          .lead(1, 0, '1002', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('L', 1, 'sp-al', '1005', 'S')
          .order(0, 0, 5)
          .order(1, 0, 29);
        if (turned) {
          const own = moving(p, 1);
          own.act(at(own.legal('rotate'), 0));
        }
        return moving(p).act(march(p, 'A')).act(step(p, '1006')).step;
      };
      expect([asked(false), asked(true)]).toEqual(['evasion', 'marching']);
    },
  );

  rule(['nqsb.9.2.actions', 'nqsb.10.13', 'nqsb.5.may'], 'an engaged battery neither limbers nor turns', () => {
    const may = (card: number) =>
      moving(
        position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('L', 1, 'sp-al', '1006', 'S')
          .order(0, 0, card)
          .order(1, 0, 29),
        1,
      )
        .legal()
        .filter(({ type }) => ['limber', 'rotate', 'march'].includes(type)).length > 0;
    expect([may(29), may(10)]).toEqual([true, false]);
  });
});

describe('who takes them', () => {
  rule(
    ['nqsb.9.2.no-melee', 'nqsb.5.4.1.cav'],
    'a battery in a village is taken by foot, not by horse, which fights nobody there',
    () => {
      // R81. 0605 is the farm.
      const taken = (troop: string) => {
        const p = position('intro')
          .lead(0, 0, '0607', 'villequier')
          .put('A', 0, troop, '0606', 'N')
          .put('L', 1, 'sp-al', '0605', 'S')
          .order(0, 0, 10);
        p.play({ step: 'phase', phase: 'melee', done: [] });
        return p.where('L');
      };
      expect([taken('fr-cp-chev'), taken('fr-cl'), taken('fr-pm-line')]).toEqual(['0605', '0605', 'off']);
    },
  );

  rule(['nqsb.9.2.no-melee', 'nqsb.10.12'], 'weakened foot takes them only if it passes its test', () => {
    // R59: it is its action of melee.
    const taken = (...values: number[]) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 1 })
        .put('L', 1, 'sp-al', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, ...values);
      settle(fighting(p, 'A'));
      return p.where('L');
    };
    expect([taken(8, 7, 6), taken(8, 7, 1)]).toEqual(['1006', 'off']);
  });
});

describe('who orders them', () => {
  rule(
    ['nqsb.9.2.command', 'nqsb.10.1.orders', 'nqsb.10.3.aggregated'],
    'not a general who began the turn with a unit: he orders that one alone',
    () => {
      const lent = (tied: boolean) => {
        const p = position()
          .lead(0, 0, '0310', 'plessis')
          .lead(0, 1, '1008', 'plessis')
          .put('G', 0, 'fr-al', '1007', 'N')
          .put('A', 0, 'fr-fl', '1008', 'N', { division: 1 })
          .order(0, 1, 5);
        if (tied) p.state.tied[p.general(0, 1)] = p.unit('A');
        return actingUnits(p.battle, p.division(0, 1), 'fire').map(unit => p.label(unit));
      };
      expect([lent(false).sort(), lent(true)]).toEqual([['A', 'G'], ['A']]);
    },
  );
});

describe('on the road', () => {
  rule(
    ['nqsb.5.4.7', 'nqsb.9.2.ap-move'],
    'limbered guns go twice as far; within reach of an enemy they do not',
    () => {
      // 1010, 1009, 0908 are road.
      const reach = (troop: string, is: Condition = { second: true }, enemy = '1001') => {
        const p = position()
          .lead(0, 0, '1011', 'villequier')
          .put('G', 0, troop, '1010', 'N', is)
          .put('B', 1, 'sp-pm', enemy, 'S')
          .order(0, 0, 29);
        const t = moving(p);
        if (!t.legal('march').some(({ road }) => road === true)) return 0;
        t.act(march(p, 'G', { road: true }));
        let hexes = 0;
        for (const hex of ['1009', '0908', '0907', '0806']) {
          if (!t.legal('step').some(({ to }) => to === p.hex(hex))) break;
          t.act(step(p, hex));
          hexes += 1;
        }
        t.act(halt(p));
        return hexes;
      };
      expect([reach('fr-ap'), reach('fr-al'), reach('fr-ap', { second: true }, '1008')]).toEqual([2, 4, 0]);
    },
  );
});

rule(
  ['nqsb.9.2.no-melee', 'nqsb.9.11', 'nqsb.9.12'],
  'neither foot nor horse that has taken a battery goes after it: no melee has been won',
  () => {
    // R110.
    const after = (troop: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, troop, '1007', 'N')
        .put('G', 1, 'sp-al', '1006', 'S')
        .order(0, 0, 10);
      const t = fighting(p, 'A');
      return [p.where('G'), p.where('A'), t.step, t.told('overrun').length];
    };
    for (const troop of ['fr-pm-vet', 'fr-cp-chev']) expect(after(troop)).toEqual(['off', '1007', null, 1]);
  },
);

rule(
  ['nqsb.9.2.no-melee', 'nqsb.9.12', 'nqsb.9.11', 'nqsb.7.1.1'],
  'who takes a battery and beats the regiment beside it in the same action may go after the regiment',
  () => {
    // R110.
    const won = (troop: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, troop, '1007', 'N')
        .put('B', 1, 'sp-fl', '1006', 'S')
        .put('G', 1, 'sp-al', '0906', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7, 6);
      const t = fighting(p, 'A');
      while (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
      while (t.step === 'joining') t.act({ type: 'ready' });
      settleBack(t);
      return [p.where('G'), p.where('B') === '1006', t.step, [...new Set(t.legal().map(({ type }) => type))].sort()];
    };
    expect(won('fr-pm-vet')).toEqual(['off', false, 'pressing', ['decline', 'press']]);
    expect(won('fr-cp-chev')).toEqual(['off', false, 'pressing', ['decline', 'pursue']]);
  },
);

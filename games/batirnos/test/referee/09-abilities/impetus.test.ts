/** Troops in motion against troops that answer: rushes, charges that miss, shots at the last moment (nqsb.9.1, 9.3, 9.5, 9.6, 9.10). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, position, type Table } from '../../battlefield.ts';
import { charge, evade, firing, HOLD, halt, march, moving, READY, shoot, step, tests, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

/** Gendarmes without an order, at 1009, and whoever stands before them. */
const rush = (foe: string, hex: string, is: Condition = {}) =>
  position().lead(1, 0, '1004', 'villequier').put('G', 0, 'fr-cp-gend', '1009', 'N', is).put('B', 1, foe, hex, 'S');
const ride = (t: Table): Table => {
  while (t.step === 'marching') t.act(t.legal('step')[0] ?? at(t.legal('halt'), 0));
  return t;
};

describe('a rush without orders', () => {
  rule(
    ['nqsb.9.1', 'nqsb.6.3', 'nqsb.10.13'],
    'engages the enemy it comes to, who has no shot any more in the fire phase',
    () => {
      // R49: to move so is to have a melee order.
      const p = rush('sp-fl', '1007').order(1, 0, 14);
      expect(firing(p, 1).legal('shoot')).toHaveLength(1);
      const t = p.play({ step: 'aggressors', done: [] });
      while (t.step !== null) t.act(t.step === 'evasion' ? HOLD : (t.legal('step')[0] ?? at(t.legal(), 0)));
      expect(t.told('aggressed')).toHaveLength(1);
      expect(firing(p, 1).legal('shoot')).toEqual([]);
    },
  );

  rule(['nqsb.9.1', 'nqsb.9.12', 'nqsb.9.12.limits'], 'is no reaction: who wins by it may pursue', () => {
    const p = rush('sp-pm', '1007').draws(0, 1, 2, 3, 7, 6, 5).draws(1, 8, 7, 6, 5);
    const t = ride(p.play({ step: 'aggressors', done: [] }, { step: 'strays', done: [] }));
    while (t.step === 'firmness' || t.step === 'evasion') t.act(HOLD);
    while (t.step === 'joining') t.act(READY);
    settle(t);
    while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
    expect([t.told('fought').length > 0, t.step, types(t).includes('pursue')]).toEqual([true, 'pressing', true]);
  });

  rule(['nqsb.9.1', 'nqsb.9.5.charge'], 'is met by no countercharge, which answers moves on an order', () => {
    // R104.
    const p = rush('sp-cp', '1005').draws(0, 1);
    const t = settle(p.play({ step: 'aggressors', done: [] }));
    expect([t.told('aggressed').length, t.step]).toEqual([1, 'marching']);
    t.act(at(t.legal('step'), 0));
    expect(t.step).toBe('marching');
  });

  rule(['nqsb.9.1', 'nqsb.10.12'], 'asks weakened troops for their nerve; failed, they stay where they are', () => {
    // R59.
    const p = rush('sp-pm', '1007', { strength: 1 }).draws(0, 8, 7, 6, 5, 4);
    const t = settle(p.play({ step: 'aggressors', done: [] }));
    expect([tests(t).map(([due]) => due), p.where('G'), t.step]).toEqual([[4], '1009', null]);
  });
});

describe('shots at the last moment', () => {
  rule(
    ['nqsb.2.5.ex-sbarramento', 'nqsb.9.10', 'nqsb.9.10.once'],
    'after a barrage there is one shot left: by Fermezza at who comes up, or in the fire phase',
    () => {
      // R46: the card gives one more.
      const shots = (stands: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('B', 1, 'sp-fl', '1006', 'S')
          .put('C', 1, 'sp-pm', '1106', 'S')
          .order(0, 0, 12)
          .order(1, 0, 10)
          .draws(0, 8, 7, 6, 5, 4)
          .draws(1, 8, 7, 6);
        p.play({ step: 'barrages', done: [] })
          .act(shoot(p, 'A', 'B'))
          .act(HOLD);
        const t = moving(p, 1).act(march(p, 'C')).act(step(p, '1107')).act(halt(p, 'S'));
        // Beside 1008 is 1107.
        while (t.step === 'firmness' && t.seats[0] === 1) t.act(HOLD);
        expect(t.step).toBe('firmness');
        t.act(stands ? { type: 'stand', unit: p.unit('A'), target: p.unit('C') } : HOLD);
        while (t.step === 'answer') t.act(HOLD);
        settle(t);
        // The enemy goes, so that it is no longer engaged.
        p.put('C', 1, 'sp-pm', '1404', 'S').order(1, 0, 29);
        return firing(p).legal('shoot').length;
      };
      expect([shots(false), shots(true)]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.9.6', 'nqsb.9.10', 'nqsb.6.order'],
    'a late mover is met with Fermezza by who has not fired this turn',
    () => {
      // R46.
      const asked = (fired: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'ge-pm', '1008', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 11)
          .order(1, 0, 14)
          .draws(1, 8, 7, 6, 5)
          .draws(0, 8, 7, 6);
        if (fired)
          firing(p, 1)
            .act(shoot(p, 'B', 'A'))
            .act(HOLD);
        const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
        if (t.step === 'firmness' && t.seats[0] === 0) t.act(HOLD);
        return t.step === 'firmness' ? t.seats : [];
      };
      expect([asked(false), asked(true)]).toEqual([[1], []]);
    },
  );

  rule(
    ['nqsb.9.5.fire', 'nqsb.9.10', 'nqsb.9.10.no'],
    'horse that rides at the shooter comes under the Fermezza of the regiment beside him',
    () => {
      // R104: only Incalzare and Inseguire are spared.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('C', 0, 'fr-pm-line', '0907', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 14)
        .draws(0, 8, 7, 6, 5);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act({ type: 'counterFire', charge: false });
      settle(t).act(step(p, '0906'));
      while (t.step === 'evasion') t.act(HOLD);
      if (t.step === 'marching') t.act(halt(p, 'S'));
      expect([t.step, t.seats, t.legal('stand')]).toEqual([
        'firmness',
        [0],
        [{ type: 'stand', unit: p.unit('C'), target: p.unit('B') }],
      ]);
    },
  );
});

describe('a charge whose target slips away', () => {
  rule(
    ['nqsb.9.8.attacker', 'nqsb.9.3.contact'],
    'may be broken off though another enemy is in reach, or go on against him',
    () => {
      // It stops or completes its move, on another target too.
      const slipped = () => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, 'fr-cp-chev', '1009', 'N')
          .put('B', 1, 'sp-fl', '1007', 'S')
          .put('C', 1, 'sp-pm', '1206', 'S')
          .order(0, 0, 5)
          .draws(0, 1);
        const t = moving(p).act(charge(p, 'A', 'B'));
        settle(t).act(step(p, '1008'));
        t.act(evade(p, 'B', p.name(Number(at(t.legal('evade'), 0).to))));
        return { p, t };
      };
      const { t } = slipped();
      expect([t.step, types(t)]).toEqual(['marching', ['halt', 'step']]);
      const on = slipped();
      on.t.act(step(on.p, '1107'));
      while (on.t.step === 'marching' && on.t.legal('step').length > 0) on.t.act(at(on.t.legal('step'), 0));
      on.t.act(at(on.t.legal('halt'), 0));
      expect(on.p.state.contacts.length).toBe(1);
    },
  );
});

rule(
  ['nqsb.9.5.charge', 'nqsb.5.1'],
  'horse that halts on its way to meet a charge has ended its move: it is asked no more when the charger comes up',
  () => {
    // One hex each in turn; who stops has stopped.
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-cp', '1004', 'S')
      .order(0, 0, 5)
      .draws(0, 1);
    const t = settle(moving(p).act(charge(p, 'A', 'B'))).act(step(p, '1008'));
    t.act({ type: 'countercharge', unit: p.unit('B') }).act(step(p, '1005'));
    expect([t.step, t.seats]).toEqual(['marching', [0]]);
    t.act(step(p, '1007'));
    expect([t.step, t.seats]).toEqual(['rivalStep', [1]]);
    t.act(halt(p, 'S'));
    expect([t.step, t.seats]).toEqual(['marching', [0]]);
    t.act(step(p, '1006')).act(halt(p));
    expect(t.step).toBe('moving');
  },
);

rule(['nqsb.9.1', 'nqsb.9.8.attacker'], 'a rush before which its enemy slips away may stop too', () => {
  const p = rush('sp-fl', '1007');
  const t = p.play({ step: 'aggressors', done: [] });
  t.act(step(p, '1008')).act(at(t.legal('evade'), 0));
  expect(t.legal('halt')).toHaveLength(6);
});

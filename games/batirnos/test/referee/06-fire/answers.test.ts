/** What a move or a shot lets others do, and what that leaves them and the mover (nqsb.3.3.1, 9.1, 9.5, 9.6, 9.10, 10.7). */
import { describe, expect } from 'vitest';
import { FIRED } from '../../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import {
  charge,
  FIRE_BACK,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  STOP,
  shoot,
  step,
  strength,
  tests,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';

describe('Fermezza', () => {
  /** A comes from 1007 to 1006, beside B at 1005. */
  const meet = (a: string, stands: string, halts = 'N', is: Condition = {}) => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, a, '1007', 'N')
      .put('B', 1, 'sp-pm', '1005', stands, is)
      .order(0, 0, 5);
    return { p, t: moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p, halts)) };
  };
  const asked = (t: Table) => (t.step === 'firmness' ? t.seats : []);

  rule(['nqsb.9.10', 'nqsb.6.4'], 'a unit come upon from behind has no shot: the sector counts as in any fire', () => {
    expect([asked(meet('fr-cp-chev', 'S').t), asked(meet('fr-cp-chev', 'N').t)]).toEqual([[1], []]);
  });

  rule(['nqsb.9.10', 'nqsb.6.4', 'nqsb.5.1'], 'the mover has a shot only where it has turned at the end', () => {
    expect([asked(meet('fr-pm-line', 'N', 'N').t), asked(meet('fr-pm-line', 'N', 'S').t)]).toEqual([[0], []]);
  });

  rule(['nqsb.9.10', 'nqsb.10.12'], 'weakened troops fire only after their test; failed, the shot is spent', () => {
    // R59.
    const { p, t } = meet('fr-cp-chev', 'S', 'N', { strength: 1 });
    p.draws(1, 8, 7, 6);
    t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
    expect([tests(t), t.told('fired'), t.step]).toEqual([[[3, 3, 0]], [], 'moving']);
    expect(marks(p, 'B') & FIRED).toBe(FIRED);
  });

  rule(['nqsb.9.10', 'nqsb.9.1'], 'aggressive foot that came on unordered may fire, and be fired at', () => {
    // A move is a move, ordered or not.
    const p = position().put('A', 0, 'en-pm-nma', '1008', 'N').put('B', 1, 'sp-pm', '1006', 'S');
    const t = p.play({ step: 'aggressors', done: [] });
    while (t.step === 'marching') t.act(t.legal('step')[0] ?? halt(p));
    expect([t.step, t.seats]).toEqual(['firmness', [0]]);
    t.act({ type: 'stand', unit: p.unit('A'), target: p.unit('B') });
    expect(types(t)).toEqual(['fireBack', 'hold']);
  });
});

describe('aggressive troops', () => {
  const rushed = (p: Position): number => p.play({ step: 'aggressors', done: [] }).told('aggressed').length;

  rule(
    ['nqsb.9.1', 'nqsb.9.1.none', 'nqsb.9.4.1.contact'],
    'light horse goes for whom open order may come beside, and for nobody else',
    () => {
      // R77.
      const field = (foe: string, is: Condition = {}) =>
        position().put('A', 0, 'ge-cl', '1009', 'N').put('B', 1, foe, '1006', 'S', is);
      expect([rushed(field('sp-pm')), rushed(field('sp-fl')), rushed(field('sp-pm', { shaken: true }))]).toEqual([
        0, 1, 1,
      ]);
      expect(rushed(field('sp-pm').put('C', 0, 'fr-fl', '0906', 'N', { division: 1 }))).toBe(1);
    },
  );
});

describe('countercharge', () => {
  rule(['nqsb.9.5.charge', 'nqsb.10.13'], 'not by horse that another enemy engages: it is held', () => {
    const answer = (card: number) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(0, 1, '1206', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1009', 'N')
        .put('C', 0, 'fr-pm-line', '1105', 'N', { division: 1 })
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 5)
        .order(0, 1, card)
        .draws(0, 1);
      return moving(p)
        .act(charge(p, 'A', 'B'))
        .act(STOP)
        .act(step(p, '1008')).step;
    };
    expect([answer(29), answer(10)]).toEqual(['counter', 'marching']);
  });

  rule(
    ['nqsb.9.5.charge', 'nqsb.5.1'],
    'horse that has ridden out and can go no further ends with the facing its owner likes',
    () => {
      // Every move does. The charger has halted before a third unit.
      const p = position()
        .put('A', 0, 'fr-cp-chev', '1009', 'N')
        .put('T', 1, 'sp-pm', '0908', 'S')
        .put('B', 1, 'sp-cp', '1006', 'S');
      const out = (points: number) =>
        p.play({ step: 'rivalStep', mover: p.unit('A'), unit: p.unit('B'), points, on: true });
      const t = out(1).act(step(p, '1107'));
      expect([t.step, t.seats, types(t)]).toEqual(['rivalStep', [1], ['halt']]);
      t.act(halt(p, 'SW'));
      expect([p.where('B'), p.state.facing[p.unit('B')], t.step]).toEqual(['1107', p.facing('SW'), null]);
      // So too where it has spent its points before the charger halts, or friends bar its way.
      expect(types(out(0))).toEqual(['halt']);
      p.put('U', 1, 'sp-pm', '1008').put('V', 1, 'sp-pm', '1108');
      expect(types(out(2))).toEqual(['halt']);
    },
  );

  rule(['nqsb.9.5.fire', 'nqsb.9.5', 'nqsb.6.1.react-fire'], 'horse with pistols does one or the other', () => {
    // To fire, to evade or to countercharge.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-fl', '1007', 'N')
      .put('B', 1, 'ge-cm', '1005', 'S')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6)
      .draws(1, 8, 7);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect(types(t)).toEqual(['counterFire', 'fireBack', 'hold']);
    t.act(FIRE_BACK);
    expect([t.step, p.where('B')]).toEqual([null, '1005']);
  });
});

describe('one shot a turn', () => {
  rule(
    ['nqsb.3.3.1.parting-shot', 'nqsb.6.order'],
    'who fired after an enemy that walked away has no shot in the fire phase',
    () => {
      // R46.
      const later = (fires: boolean) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-fl', '1006', 'S')
          .order(0, 0, 29)
          .order(1, 0, 14)
          .draws(1, 8, 7, 6);
        moving(p)
          .act(march(p, 'A'))
          .act(step(p, '1008'))
          .act(halt(p))
          .act(fires ? { type: 'partingShot', unit: p.unit('B') } : HOLD);
        return firing(p, 1).legal('shoot').length;
      };
      expect([later(true), later(false)]).toEqual([0, 1]);
    },
  );

  rule(
    ['nqsb.2.5.ex-sbarramento', 'nqsb.3.3.1.fire'],
    'who fired back at a barrage has spent its shot, though the barrage is followed by another',
    () => {
      // R46: the card gives the second shot, and only to its own.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 12)
        .order(1, 0, 14)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6);
      p.play({ step: 'barrages', done: [] })
        .act(shoot(p, 'A', 'B'))
        .act(FIRE_BACK);
      expect(firing(p, 1).legal('shoot')).toEqual([]);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      expect(t.step === null ? [] : types(t)).toEqual([]);
      expect([t.told('fired').length, strength(p, 'A'), strength(p, 'B')]).toEqual([1, 4, 4]);
    },
  );
});

describe('held where it has come', () => {
  rule(
    ['nqsb.10.7.move', 'nqsb.3.3.1.pursue', 'nqsb.10.13'],
    'overtaken after the first of two moves, a unit does not make the second',
    () => {
      // R32.
      const second = (chased: boolean) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'lo-pm', '1006', 'S')
          .order(0, 0, 5, 'move');
        const t = moving(p).act(march(p, 'A')).act(step(p, '0908')).act(halt(p));
        if (chased)
          t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' })
            .act(step(p, '1007'))
            .act(halt(p, 'S'));
        else t.act(HOLD);
        return t.legal('march').length > 0;
      };
      expect([second(false), second(true)]).toEqual([true, false]);
    },
  );

  rule(['nqsb.9.6', 'nqsb.10.13'], 'engaged, a unit with Duttilità does not move after the melee', () => {
    const late = (card: number) =>
      position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'ge-pm', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 29)
        .order(1, 0, card)
        .play({ step: 'late', side: 0 })
        .legal('march').length;
    expect([late(29), late(10)]).toEqual([1, 0]);
  });
});

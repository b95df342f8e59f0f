/** Charges and what they meet: countercharge, evasion, Fermezza, pursuit (nqsb.9.3, 9.5, 9.8, 9.10, 3.3.1). */
import { describe, expect, test } from 'vitest';
import { chases } from '../../src/09-abilities/reactions.ts';
import { FIERCE, FIRED, MOVED, REACTED } from '../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../battlefield.ts';
import {
  charge,
  evade,
  FIRE_BACK,
  HOLD,
  halt,
  march,
  marks,
  moving,
  STOP,
  step,
  strength,
  tests,
  types,
} from '../drill.ts';
import { rule } from '../rules.ts';

/** French A under this card, its general behind it; the Spanish B at 1005 facing south. */
const field = (a: string, at: string, b: string, card = 16) =>
  position()
    .lead(0, 0, '1011', 'conde')
    .lead(1, 0, '1002', 'villequier')
    .put('A', 0, a, at, 'N')
    .put('B', 1, b, '1005', 'S')
    .order(0, 0, card);

const steps = (t: Table): string[] => t.legal('step').map(({ to }) => t.position.name(Number(to)));

describe('the charge', () => {
  rule(
    ['nqsb.9.3.example', 'nqsb.9.3', 'nqsb.9.3.test', 'nqsb.4.morale'],
    'test passed, 2 + 2 points, contact in three hexes',
    () => {
      const p = field('fr-cp-chev', '1009', 'sp-pm').draws(0, 8, 3);
      const t = moving(p).act(charge(p, 'A', 'B'));
      // Strength 3 and morale 2: five cards, one success is enough.
      expect(t.step).toBe('enough');
      t.act(STOP);
      expect(tests(t)).toEqual([[5, 2, 1]]);
      expect(t.step).toBe('marching');
      t.act(step(p, '1008')).act(step(p, '1007')).act(step(p, '1006'));
      expect(types(t)).toEqual(['halt']);
      t.act(halt(p));
      expect(p.where('A')).toBe('1006');
    },
  );

  rule(['nqsb.9.3.test', 'nqsb.4.morale', 'nqsb.4.success'], 'test failed: it stays, and counts as moved', () => {
    const p = field('fr-cp-chev', '1009', 'sp-pm').draws(0, 8, 4, 5, 6, 7);
    const t = moving(p).act(charge(p, 'A', 'B'));
    expect(tests(t)).toEqual([[5, 5, 0]]);
    expect(t.told('chargeFailed')).toHaveLength(1);
    expect([p.where('A'), marks(p, 'A') & MOVED, t.step]).toEqual(['1009', MOVED, 'moving']);
    expect(t.refusal(march(p, 'A'))).toMatchObject({ reason: 'hasMoved' });
  });

  rule(
    ['nqsb.9.3.test', 'nqsb.2.5.2.ability'],
    'under Charge! it then moves as others do: once, and not up to an enemy',
    () => {
      const p = field('fr-cp-chev', '1009', 'sp-pm', 17).draws(0, 8, 4, 5, 6, 7);
      const t = moving(p).act(charge(p, 'A', 'B'));
      expect([t.told('chargeFailed').length, t.step]).toEqual([1, 'marching']);
      expect(t.play.decision()?.frame).toMatchObject({ kind: 'move', contact: false, again: false });
      t.act(step(p, '1008'));
      while (t.step !== 'moving') {
        expect(['marching', 'halted']).toContain(t.step);
        t.act(t.legal('halt')[0] ?? t.legal('stop')[0] ?? step(p, '1007'));
      }
      expect(p.where('A')).not.toBe('1006');
      expect(t.refusal(march(p, 'A'))).toMatchObject({ reason: 'hasMoved' });
    },
  );

  rule('nqsb.9.3.contact', 'it may not stop short of an enemy it can still reach', () => {
    const p = field('fr-cp-chev', '1009', 'sp-pm').draws(0, 1);
    const t = moving(p)
      .act(charge(p, 'A', 'B'))
      .act(STOP)
      .act(step(p, '1008'));
    expect(types(t)).toEqual(['step']);
    // Only ways that still lead beside an enemy.
    expect(steps(t)).not.toContain('1009');
  });

  rule(['nqsb.9.3.orders', 'nqsb.9.3.infantry'], 'not without melee, and foot not at horse', () => {
    expect(moving(field('fr-cp-chev', '1009', 'sp-pm', 12)).legal('charge')).toEqual([]);
    expect(moving(field('fr-pm-vet', '1008', 'sp-cp')).legal('charge')).toEqual([]);
    const p = field('fr-pm-vet', '1008', 'sp-pm');
    expect(moving(p).legal('charge')).toEqual([charge(p, 'A', 'B')]);
  });

  rule('nqsb.2.5.2.ability', 'Carica!: two cards more, and who fails may still move, not into contact', () => {
    const p = field('fr-cp-chev', '1009', 'sp-pm', 17).draws(0, 8, 4, 5, 6, 7, 8, 4);
    const t = moving(p).act(charge(p, 'A', 'B'));
    expect(tests(t)).toEqual([[7, 7, 0]]);
    expect(t.step).toBe('marching');
    t.act(step(p, '1008')).act(step(p, '1007'));
    expect(p.where('A')).toBe('1007');
  });
});

describe('the countercharge', () => {
  rule(
    ['nqsb.9.5.charge', 'nqsb.9.5.example', 'nqsb.9.5', 'nqsb.3.3.1.countercharge'],
    'charger one hex, target one, charger one: they meet',
    () => {
      const p = field('fr-cp-chev', '1009', 'sp-cp').draws(0, 1);
      const t = moving(p)
        .act(charge(p, 'A', 'B'))
        .act(STOP)
        .act(step(p, '1008'));
      expect([t.step, t.seats, types(t)]).toEqual(['counter', [1], ['countercharge', 'hold']]);
      t.act({ type: 'countercharge', unit: p.unit('B') });
      expect([t.step, t.seats]).toEqual(['rivalStep', [1]]);
      t.act(step(p, '1006'));
      expect([t.step, t.seats]).toEqual(['marching', [0]]);
      t.act(step(p, '1007'));
      expect(types(t)).toEqual(['halt']);
      t.act(halt(p));
      // Both have moved: the one that was met turns as it likes too.
      expect([t.step, t.seats, types(t)]).toEqual(['rivalHalt', [1], ['halt']]);
      t.act(halt(p, 'SW'));
      expect([p.where('A'), p.where('B'), p.state.facing[p.unit('B')]]).toEqual(['1007', '1006', p.facing('SW')]);
      expect(t.step).toBe('moving');
    },
  );

  rule(['nqsb.9.5.charge-limit', 'nqsb.9.5.approach'], 'from two hexes no countercharge, from three there is', () => {
    const near = field('fr-cp-chev', '1007', 'sp-cp');
    const t = moving(near).act(march(near, 'A')).act(step(near, '1006'));
    expect(t.step).toBe('marching');
    const far = field('fr-cp-chev', '1008', 'sp-cp');
    const u = moving(far).act(march(far, 'A')).act(step(far, '1007'));
    expect([u.step, u.seats, u.legal('countercharge')]).toEqual([
      'counter',
      [1],
      [{ type: 'countercharge', unit: far.unit('B') }],
    ]);
  });

  rule('nqsb.9.5', 'only units with the ability, not shaken, not paralysed (R73)', () => {
    const asked = (b: string, is = {}) => {
      const p = field('fr-cp-chev', '1009', b).put('B', 1, b, '1005', 'S', is).draws(0, 1);
      return moving(p)
        .act(charge(p, 'A', 'B'))
        .act(STOP)
        .act(step(p, '1008')).step;
    };
    expect(asked('sp-cp')).toBe('counter');
    expect([
      asked('sp-pm'),
      asked('ge-re'),
      asked('sp-cp', { shaken: true }),
      asked('sp-cp', { paralysed: true }),
    ]).toEqual(['marching', 'marching', 'marching', 'marching']);
  });

  /** A charges B at 1005 from 1009; its first hex, 1008, is beside T. */
  const pastThird = (third: string) => {
    const p = field('fr-cp-chev', '1009', 'sp-cp').put('T', 1, third, '1107', 'S').draws(0, 1);
    const t = moving(p)
      .act(charge(p, 'A', 'B'))
      .act(STOP)
      .act(step(p, '1008'));
    return { p, t };
  };

  rule(
    ['nqsb.9.5.charge', 'nqsb.9.5.charge-limit'],
    'a third unit beside the first hex of the charge does not take it away: only the target counts as met',
    () => {
      const { p, t } = pastThird('sp-pm');
      expect([t.step, t.legal('countercharge')]).toEqual(['counter', [{ type: 'countercharge', unit: p.unit('B') }]]);
      t.act({ type: 'countercharge', unit: p.unit('B') }).act(step(p, '1006'));
      // The charger stops beside T; the target comes on until they meet.
      expect([t.step, types(t)]).toEqual(['marching', ['halt']]);
      t.act(halt(p));
      expect(t.step).toBe('rivalStep');
      t.act(step(p, '1007'));
      expect([p.where('B'), t.step]).toEqual(['1007', 'rivalHalt']);
    },
  );

  rule('nqsb.9.5.charge', 'the target answers before a unit beside the charger evades', () => {
    const { p, t } = pastThird('sp-fl');
    expect(t.step).toBe('counter');
    t.act(HOLD);
    expect([t.step, t.legal('evade').length > 0]).toEqual(['evasion', true]);
    t.act(t.legal('evade')[0] ?? HOLD);
    expect([p.where('T') === '1107', t.step]).toEqual([false, 'marching']);
  });

  rule('nqsb.9.5.approach', 'an approach stopped by a third unit is none, until that unit has evaded', () => {
    const approach = (third: string) => {
      const p = field('fr-cp-chev', '1008', 'sp-cp').put('T', 1, third, '0906', 'S');
      return { p, t: moving(p).act(march(p, 'A')).act(step(p, '1007')) };
    };
    expect(approach('sp-pm').t.step).toBe('marching');
    const { t } = approach('sp-fl');
    expect(t.step).toBe('evasion');
    t.act(t.legal('evade')[0] ?? HOLD);
    expect(t.step).toBe('counter');
  });

  test('R70, R91: who comes into contact by countercharge holds a melee order, by reaction', () => {
    const p = field('fr-cp-chev', '1009', 'sp-cp').draws(0, 1);
    const t = moving(p)
      .act(charge(p, 'A', 'B'))
      .act(STOP)
      .act(step(p, '1008'));
    // 1008 to 1005 are three hexes: after the rival's step to 1006 A halts at once where it cannot; it must go on.
    t.act({ type: 'countercharge', unit: p.unit('B') })
      .act(step(p, '1006'))
      .act(step(p, '1007'))
      .act(halt(p))
      .act(halt(p, 'S'));
    expect(marks(p, 'A') & FIERCE).toBe(0);
    expect(marks(p, 'B') & (FIERCE | REACTED)).toBe(FIERCE | REACTED);
    const near = field('fr-cp-chev', '1008', 'sp-cp');
    const u = moving(near).act(march(near, 'A')).act(step(near, '1007'));
    u.act({ type: 'countercharge', unit: near.unit('B') }).act(step(near, '1006'));
    expect(u.step).toBe('rivalHalt');
    u.act(halt(near, 'S'));
    expect(marks(near, 'B') & (FIERCE | REACTED)).toBe(FIERCE | REACTED);
  });
});

describe('evasion before a mover', () => {
  rule(
    ['nqsb.9.8', 'nqsb.3.3.1.evade', 'nqsb.9.8.attacker'],
    'light foot slips away; the mover goes on or stops',
    () => {
      const p = field('fr-cp-chev', '1007', 'sp-fl');
      const t = moving(p).act(march(p, 'A')).act(step(p, '1006'));
      expect([t.step, t.seats]).toEqual(['evasion', [1]]);
      // Straight to the north-west, three hexes.
      expect(t.legal('evade')).toEqual([evade(p, 'B', '0802')]);
      t.act(evade(p, 'B', '0802'));
      expect([p.where('B'), p.state.facing[p.unit('B')]]).toEqual(['0802', p.facing('S')]);
      expect([t.step, types(t)]).toEqual(['marching', ['halt', 'step']]);
      t.act(step(p, '1005'));
      expect(p.where('A')).toBe('1005');
    },
  );

  rule(['nqsb.9.8.al', 'nqsb.9.2.al-evade'], 'light guns need a morale test, and it is their one action (R72)', () => {
    const p = field('fr-cp-chev', '1007', 'sp-al').draws(1, 8, 7, 6);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006'));
    t.act(t.legal('evade')[0] ?? HOLD);
    expect(tests(t)).toEqual([[3, 3, 0]]);
    expect(p.where('B')).toBe('1005');
    const q = field('fr-cp-chev', '1007', 'sp-al').draws(1, 1);
    const u = moving(q).act(march(q, 'A')).act(step(q, '1006'));
    u.act(u.legal('evade')[0] ?? HOLD).act(STOP);
    // 1 + 1 hexes in battery.
    expect(q.where('B')).toBe('0903');
    expect(
      moving(field('fr-cp-chev', '1007', 'sp-ap'))
        .act(march(p, 'A'))
        .act(step(p, '1006')).step,
    ).toBe('marching');
  });

  rule('nqsb.9.7.retreat', 'dragoons on foot evade mounted, five hexes (R71)', () => {
    const p = field('fr-cp-chev', '1008', 'sp-dr').put('B', 1, 'sp-dr', '1006', 'S', { second: true });
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
    expect(t.legal('evade')).toEqual([evade(p, 'B', '1301')]);
    t.act(evade(p, 'B', '1301'));
    expect([p.where('B'), marks(p, 'B') & 4]).toEqual(['1301', 0]);
  });
});

describe('Fermezza', () => {
  const meet = (a: string, b: string) => {
    const p = field(a, '1007', b);
    return { p, t: moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p)) };
  };

  rule(
    ['nqsb.9.10', 'nqsb.6.3.fermezza', 'nqsb.9.10.reply', 'nqsb.9.10.once'],
    'both may fire as soon as the move is over, at once if both have it; and not again',
    () => {
      const { p, t } = meet('fr-pm-line', 'ir-pm');
      p.draws(0, 1, 8).draws(1, 2, 8, 7);
      expect([t.step, t.seats]).toEqual(['firmness', [0]]);
      t.act({ type: 'stand', unit: p.unit('A'), target: p.unit('B') });
      expect(types(t)).toEqual(['fireBack', 'hold']);
      t.act(FIRE_BACK);
      expect(tests(t)).toEqual([
        [2, 2, 1],
        [3, 3, 1],
      ]);
      // Neither has protection against fire.
      expect([strength(p, 'A'), strength(p, 'B')]).toEqual([3, 2]);
      expect([marks(p, 'A') & FIRED, marks(p, 'B') & FIRED]).toEqual([FIRED, FIRED]);
      expect(t.step).toBe('moving');
    },
  );

  rule(
    ['nqsb.9.10', 'nqsb.9.10.reply'],
    'the unit moved upon may fire too; without Fermezza there is no answer',
    () => {
      const { p, t } = meet('ge-cm', 'sp-pm');
      expect([t.step, t.seats]).toEqual(['firmness', [1]]);
      t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
      expect(t.told('fired').map(({ unit }) => p.label(unit))).toEqual(['B']);
      expect(t.step).toBe('moving');
    },
  );

  rule('nqsb.2.5.2.ability', 'Ferro e fuoco lends it', () => {
    const p = field('ge-cm', '1007', 'sp-pm', 33);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p));
    expect([t.step, t.seats]).toEqual(['firmness', [0]]);
  });
});

describe('walking away from an enemy', () => {
  /** A stands beside B, who has no melee order. */
  const beside = (a: string, b: string, card = 29) =>
    position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, a, '1007', 'N')
      .put('B', 1, b, '1006', 'S')
      .order(0, 0, card);

  rule(
    ['nqsb.7.5', 'nqsb.7.5.react', 'nqsb.3.3.1.pursue', 'nqsb.9.10.no'],
    'those it left may go after it: Incalzare one hex',
    () => {
      const p = beside('fr-cp-chev', 'lo-pm');
      const t = moving(p).act(march(p, 'A')).act(step(p, '0908')).act(halt(p));
      expect([t.step, t.seats]).toEqual(['departures', [1]]);
      expect(t.legal('chase')).toEqual([{ type: 'chase', unit: p.unit('B'), how: 'incalzare' }]);
      t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' }).act(step(p, '1007'));
      t.act(halt(p, 'S'));
      expect([p.where('B'), marks(p, 'B') & FIERCE]).toEqual(['1007', FIERCE]);
      // No fire before that melee (nqsb.9.10.no).
      expect(t.step).toBe('moving');
    },
  );

  rule('nqsb.3.3.1.pursue', 'no charge without Carica, and nobody who is engaged by another goes after it', () => {
    const leaves = (p: Position) => moving(p).act(march(p, 'A')).act(step(p, '0908')).act(halt(p));
    const p = beside('fr-fl', 'lo-pm');
    expect(
      leaves(p)
        .legal('chase')
        .map(({ how }) => how),
    ).toEqual(['incalzare']);
    const held = beside('fr-fl', 'lo-pm')
      .lead(0, 1, '1209', 'villequier')
      .put('C', 0, 'fr-pm-line', '1107', 'N', { division: 1 })
      .order(0, 1, 10);
    expect(leaves(held).step).toBe('moving');
  });

  const after = (is: Condition) => {
    const p = beside('fr-fl', 'lo-pm').put('B', 1, 'lo-pm', '1006', 'S', is).put('A', 0, 'fr-fl', '0908');
    return chases(p.battle, p.unit('B'), p.unit('A'));
  };

  rule(['nqsb.3.3.1.pursue', 'nqsb.10.16'], 'who is shaken does not go after it', () => {
    expect([after({}), after({ shaken: true })]).toEqual([['incalzare'], []]);
  });

  rule(['nqsb.3.3.1.pursue', 'nqsb.10.14'], 'nor does who is paralysed', () => {
    expect([after({}), after({ paralysed: true })]).toEqual([['incalzare'], []]);
  });

  rule(['nqsb.9.11.limits', 'nqsb.9.12.limits'], 'nor does who stands in an area', () => {
    const inside = (hex: string, mover: string) => {
      const p = position('intro').put('B', 1, 'lo-pm', hex, 'S').put('A', 0, 'fr-fl', mover);
      return chases(p.battle, p.unit('B'), p.unit('A'));
    };
    // 0605 is the farm.
    expect([inside('0605', '0607'), inside('0606', '0608')]).toEqual([[], ['incalzare']]);
  });

  rule('nqsb.3.3.1.pursue', 'Inseguire up to its points, and a charge with its test (R85)', () => {
    const p = beside('fr-fl', 'sp-cp');
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(step(p, '1009')).act(halt(p));
    expect(t.legal('chase').map(({ how }) => how)).toEqual(['inseguire', 'charge']);
    t.act({ type: 'chase', unit: p.unit('B'), how: 'inseguire' });
    t.act(step(p, '1007')).act(step(p, '1008'));
    expect(p.where('B')).toBe('1008');
  });

  rule(['nqsb.3.3.1.parting-shot', 'nqsb.7.5.react'], 'or fire at it where it has come to', () => {
    const p = beside('fr-pm-line', 'sp-fl').draws(1, 1, 8, 7);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
    expect([t.step, types(t)]).toEqual(['departures', ['hold', 'partingShot']]);
    t.act({ type: 'partingShot', unit: p.unit('B') });
    // Musketeers on pikes: one automatic and one success, no protection.
    expect(strength(p, 'A')).toBe(2);
  });

  rule('nqsb.10.1.separate', 'a general with the unit goes along, or is left where he stands', () => {
    const p = beside('fr-cp-chev', 'lo-pm').lead(0, 0, '1007', 'conde');
    const t = moving(p);
    expect(t.legal('march')).toEqual([march(p, 'A'), march(p, 'A', { alone: true })]);
    t.act(march(p, 'A')).act(step(p, '0908'));
    expect(p.name(p.state.post[p.general(0, 0)] ?? -1)).toBe('0908');
    const q = beside('fr-cp-chev', 'lo-pm').lead(0, 0, '1007', 'conde');
    moving(q)
      .act(march(q, 'A', { alone: true }))
      .act(step(q, '0908'));
    expect(q.name(q.state.post[q.general(0, 0)] ?? -1)).toBe('1007');
  });
});

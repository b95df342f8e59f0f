/** Corners of fire and of what answers it: guns, evasion, countercharge, Fermezza (nqsb.6, 9.2, 9.5, 9.8, 9.10, 10.14, 10.16). */
import { describe, expect } from 'vitest';
import { FIRED, PARALYSED, SECOND, SHAKEN } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import {
  charge,
  evade,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  rallying,
  shoot,
  step,
  strength,
  tests,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

describe('guns at long range', () => {
  /** Light guns at 1009, the Spanish B four hexes before them: too far to be hurt. */
  const battery = (is: Condition = {}, card = 14) =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .put('G', 0, 'fr-al', '1009', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S', is)
      .order(0, 0, card);

  rule(
    ['nqsb.9.2.paralyse', 'nqsb.10.1.losses'],
    'they paralyse and hurt nobody: neither the unit nor the general with it',
    () => {
      const p = battery().lead(1, 0, '1005', 'villequier').draws(0, 1, 2, 3, 8, 7);
      settle(firing(p).act(shoot(p, 'G', 'B')));
      expect([marks(p, 'B') & PARALYSED, strength(p, 'B'), p.state.health[p.general(1, 0)]]).toEqual([PARALYSED, 4, 3]);
    },
  );

  rule(
    ['nqsb.10.16.fire', 'nqsb.9.2.paralyse'],
    'a shaken target falls back from their shot too, though it can cost no loss',
    () => {
      // The shot, whatever comes of it.
      const p = battery({ shaken: true }).draws(0, 8, 7, 6, 5, 4);
      settle(firing(p).act(shoot(p, 'G', 'B')));
      expect([strength(p, 'B'), p.where('B')]).toEqual([4, '1003']);
    },
  );

  rule(
    ['nqsb.2.5.ex-sbarramento', 'nqsb.9.2.paralyse', 'nqsb.10.14'],
    'paralysed by a barrage before anybody moves, a unit does not move in that very phase',
    () => {
      const p = battery({}, 12).lead(1, 0, '1003', 'villequier').order(1, 0, 5).draws(0, 1, 2, 3, 8, 7);
      settle(p.play({ step: 'barrages', done: [] }).act(shoot(p, 'G', 'B')));
      expect(marks(p, 'B') & PARALYSED).toBe(PARALYSED);
      expect(moving(p, 1).legal('march')).toEqual([]);
    },
  );

  rule(['nqsb.9.2.actions', 'nqsb.8.marker'], 'guns are put in order only in battery, not limbered', () => {
    const resting = (second: boolean) =>
      rallying(
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('G', 0, 'fr-al', '1009', 'N', { second, paralysed: true })
          .order(0, 0, 30),
      ).legal('clear');
    expect([resting(false).length, resting(true).length]).toEqual([1, 0]);
  });
});

describe('answers to fire', () => {
  /** French musketeers A fire at the Spanish B two hexes off. */
  const shot = (b: string, is: Condition = {}, a = 'fr-fl') =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1002', 'villequier')
      .put('A', 0, a, '1007', 'N')
      .put('B', 1, b, '1005', 'S', is)
      .order(0, 0, 5);

  rule(
    ['nqsb.9.8.once', 'nqsb.9.8.al', 'nqsb.9.2.one-action'],
    'who has evaded may still fire in its own turn to do so; light guns may not, for it was their one action',
    () => {
      // It is moving again that is barred; R72.
      const after = (b: string) => {
        const p = shot(b).order(1, 0, 5).lead(1, 0, '1002', 'conde').draws(1, 1).put('C', 0, 'fr-pm-line', '0704', 'N');
        const t = firing(p).act(shoot(p, 'A', 'B'));
        t.act(t.legal('evade')[0] ?? HOLD);
        settle(t);
        expect(p.where('B')).not.toBe('1005');
        // Somebody to fire at, two hexes off the front.
        p.state.facing[p.unit('B')] = p.facing('S');
        const [column, row] = [p.where('B').slice(0, 2), Number(p.where('B').slice(2))];
        p.put('C', 0, 'fr-pm-line', `${column}${String(row + 2).padStart(2, '0')}`, 'N');
        return firing(p, 1).legal('shoot').length;
      };
      expect([after('sp-fl'), after('sp-al')]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.10.12', 'nqsb.9.8'],
    'a weakened unit evades only after a morale test; failed, it stays under the shot',
    () => {
      // R59.
      const weak = (...values: number[]) => {
        const p = shot('sp-fl', { strength: 1 })
          .draws(1, ...values)
          .draws(0, 8, 7, 6);
        const t = firing(p).act(shoot(p, 'A', 'B'));
        t.act(t.legal('evade')[0] ?? HOLD);
        settle(t);
        return [tests(t)[0], p.where('B')];
      };
      expect(weak(8, 7)).toEqual([[2, 2, 0], '1005']);
      expect(weak(8, 1)[0]).toEqual([2, 2, 1]);
      expect(weak(8, 1)[1]).not.toBe('1005');
    },
  );

  rule(['nqsb.10.12', 'nqsb.6.1.two-losses'], 'but a forced move asks no test of it', () => {
    // R59: a forced move is no action.
    const p = shot('sp-pm', { strength: 3 }).draws(0, 1, 2, 8);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    settle(t);
    // One automatic and two successes, one warded off: two losses, strength 1.
    expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B')]).toEqual([1, SHAKEN, '1003']);
    expect(tests(t)).toHaveLength(1);
  });

  rule(
    ['nqsb.6.1.react-charge', 'nqsb.9.5.fire', 'nqsb.10.16'],
    'horse that the shot has shaken rides at nobody: it falls back',
    () => {
      const p = shot('sp-cp').lead(1, 0, '1402', 'villequier').draws(0, 1, 2, 8);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act({ type: 'counterFire', charge: false });
      settle(t);
      expect([marks(p, 'B') & SHAKEN, t.told('fellBack').length, p.where('B')]).toEqual([SHAKEN, 1, '1001']);
    },
  );

  rule(
    ['nqsb.9.5.fire', 'nqsb.6.3', 'nqsb.10.13'],
    'a countercharge that comes beside two of them engages both: the second has no shot any more',
    () => {
      // R49, R70.
      const p = shot('sp-cp')
        .put('C', 0, 'fr-pm-line', '1107', 'N')
        .put('D', 1, 'sp-pm', '1205', 'S')
        .draws(0, 8, 7, 6);
      const t = firing(p);
      expect(t.legal('shoot')).toContainEqual(shoot(p, 'C', 'D'));
      t.act(shoot(p, 'A', 'B')).act({ type: 'counterFire', charge: false });
      settle(t);
      t.act(step(p, '1006')).act(HOLD).act(halt(p, 'S'));
      while (t.step === 'firmness') t.act(HOLD);
      expect(p.where('B')).toBe('1006');
      expect(t.legal('shoot')).toEqual([]);
    },
  );

  rule(
    ['nqsb.9.7.retreat', 'nqsb.6.1.react-evade'],
    'dragoons who evade on horseback do not fire from it afterwards: they are mounted',
    () => {
      const p = shot('sp-dr', { second: true }).order(1, 0, 5).lead(1, 0, '1002', 'conde');
      const t = firing(p).act(shoot(p, 'A', 'B'));
      t.act(t.legal('evade')[0] ?? HOLD);
      expect([p.where('B') === '1005', marks(p, 'B') & SECOND]).toEqual([false, 0]);
      expect(firing(p, 1).legal('shoot')).toEqual([]);
    },
  );
});

describe('before contact', () => {
  const field = (a: string, at: string, b: string, card = 16) =>
    position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1002', 'villequier')
      .put('A', 0, a, at, 'N')
      .put('B', 1, b, '1005', 'S')
      .order(0, 0, card);

  rule(
    ['nqsb.9.10', 'nqsb.6.1.two-losses', 'nqsb.7.1.1'],
    'a mover shaken by Fermezza falls back in the movement phase, and there is no melee',
    () => {
      // The usual procedure, with its consequences.
      const p = field('fr-pm-line', '1007', 'ir-pm').draws(1, 1, 2, 8);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p));
      while (t.step === 'firmness' && t.seats[0] === 0) t.act(HOLD);
      t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      expect([strength(p, 'A'), marks(p, 'A') & SHAKEN, marks(p, 'B') & FIRED]).toEqual([2, SHAKEN, FIRED]);
      expect(p.where('A')).toBe('1108');
      expect(p.play({ step: 'phase', phase: 'melee', done: [] }).told('attacked')).toEqual([]);
    },
  );

  rule(
    ['nqsb.9.8.attacker', 'nqsb.9.3.contact'],
    'a charger whose only enemy has slipped out of reach may stop where it is',
    () => {
      const p = field('fr-cp-chev', '1008', 'sp-fl').draws(0, 1);
      const t = settle(moving(p).act(charge(p, 'A', 'B')));
      t.act(step(p, '1007')).act(step(p, '1006'));
      expect(t.step).toBe('evasion');
      t.act(evade(p, 'B', '0802'));
      expect(types(t)).toContain('halt');
      t.act(halt(p));
      expect(p.where('A')).toBe('1006');
    },
  );
});

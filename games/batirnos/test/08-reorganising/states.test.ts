/** Reorganisation, weakened, shaken and paralysed units, generals hurt and replaced (nqsb.8, nqsb.10). */
import { describe, expect, test } from 'vitest';
import { commandCapacity } from '../../src/10-command/command.ts';
import { FIRED, PARALYSED, SHAKEN } from '../../src/state.ts';
import { type Condition, type Position, position } from '../battlefield.ts';
import {
  fighting,
  firing,
  halt,
  join,
  march,
  marks,
  moving,
  READY,
  rallying,
  STAY,
  STOP,
  shoot,
  step,
  strength,
  tests,
  types,
} from '../drill.ts';
import { rule } from '../rules.ts';

const resting = (is: Condition, card = 30, troop = 'fr-pm-line') =>
  position().lead(0, 0, '1010', 'villequier').put('A', 0, troop, '1009', 'N', is).order(0, 0, card);

describe('reorganising', () => {
  rule(
    ['nqsb.8.marker', 'nqsb.10.14.recover', 'nqsb.10.16', 'nqsb.1.3.markers-state'],
    'a marker goes without a test, one a turn (R61)',
    () => {
      const p = resting({ shaken: true, paralysed: true });
      const t = rallying(p);
      expect(t.legal('clear').map(({ marker }) => marker)).toEqual(['shaken', 'paralysed']);
      t.act({ type: 'clear', unit: p.unit('A'), marker: 'shaken' });
      expect([marks(p, 'A') & SHAKEN, marks(p, 'A') & PARALYSED]).toEqual([0, PARALYSED]);
      expect([tests(t), t.step]).toEqual([[], null]);
      const q = resting({ paralysed: true });
      rallying(q).act({ type: 'clear', unit: q.unit('A'), marker: 'paralysed' });
      expect(marks(q, 'A') & PARALYSED).toBe(0);
    },
  );

  rule(['nqsb.8.order', 'nqsb.8.only-weak'], 'with the order, in command; recovery only for a weakened unit', () => {
    expect(rallying(resting({ shaken: true }, 5)).step).toBeNull();
    expect(rallying(resting({ shaken: true }).lead(0, 0, '1601')).step).toBeNull();
    expect(rallying(resting({ strength: 2 })).legal('recover')).toEqual([]);
    const p = resting({ strength: 2, shaken: true });
    expect(rallying(p).refusal({ type: 'recover', unit: p.unit('A') })).toMatchObject({ rule: 'nqsb.8.only-weak' });
    expect(rallying(resting({ strength: 1 })).legal('recover')).toHaveLength(1);
  });

  rule(['nqsb.8.strength', 'nqsb.4.morale'], 'the test passed: one point of strength', () => {
    // Strength 1 and morale 2: three cards.
    const p = resting({ strength: 1 }).draws(0, 8, 7, 3);
    const t = rallying(p).act({ type: 'recover', unit: p.unit('A') });
    expect(tests(t)).toEqual([[3, 3, 1]]);
    expect(strength(p, 'A')).toBe(2);
  });

  rule('nqsb.8.fail', 'failed: the unit is lost', () => {
    const p = resting({ strength: 1 }).draws(0, 8, 7, 4);
    rallying(p).act({ type: 'recover', unit: p.unit('A') });
    expect([p.where('A'), p.state.ledger[0]?.units]).toEqual(['off', 5]);
  });

  rule(
    ['nqsb.8.general', 'nqsb.8.general-loss'],
    'a general with it adds his morale, and loses a point if it is lost (R44)',
    () => {
      const p = resting({ strength: 1 }).lead(0, 0, '1009', 'villequier').draws(0, 8, 7, 4, 5, 6, 8);
      const t = rallying(p).act({ type: 'recover', unit: p.unit('A') });
      expect(tests(t)).toEqual([[6, 6, 0]]);
      expect([p.where('A'), p.state.health[p.general(0, 0)]]).toEqual(['off', 2]);
    },
  );

  rule('nqsb.2.5.2.ability', 'Riordinare i ranghi: a card more, and a failure costs nothing', () => {
    const p = resting({ strength: 1 }, 22).draws(0, 8, 7, 4, 5);
    const t = rallying(p).act({ type: 'recover', unit: p.unit('A') });
    expect(tests(t)).toEqual([[4, 4, 0]]);
    expect([p.where('A'), strength(p, 'A')]).toEqual(['1009', 1]);
  });

  rule('nqsb.8.order', 'in order of play', () => {
    const p = resting({ shaken: true }, 22)
      .lead(1, 0, '1003', 'villequier')
      .put('B', 1, 'sp-pm', '1004', 'S', { shaken: true });
    // French priority 1, Spanish priority 3.
    p.order(1, 0, 20);
    const t = p.play({ step: 'phase', phase: 'rally', done: [] });
    expect(t.seats).toEqual([1]);
    t.act({ type: 'clear', unit: p.unit('B'), marker: 'shaken' });
    expect(t.seats).toEqual([0]);
  });
});

describe('weakened units', () => {
  const weak = (values: number[]) =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1009', 'N', { strength: 1 })
      .put('B', 1, 'sp-pm', '1007', 'S')
      .order(0, 0, 2)
      .draws(0, ...values);

  rule('nqsb.10.12', 'each action needs a morale test; failed, the action is forfeit (R59)', () => {
    const p = weak([8, 7, 4]);
    const t = moving(p).act(march(p, 'A'));
    expect(tests(t)).toEqual([[3, 3, 0]]);
    expect(t.told('faltered')).toHaveLength(1);
    expect([p.where('A'), t.legal('march')]).toEqual(['1009', []]);
    const q = weak([3]);
    const u = moving(q).act(march(q, 'A')).act(STOP);
    expect(u.step).toBe('marching');
  });

  rule('nqsb.10.12', 'fire too: a shot forfeited is spent', () => {
    const p = weak([8, 7, 4]);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect([t.told('fired'), marks(p, 'A') & FIRED, t.step]).toEqual([[], FIRED, null]);
  });

  rule('nqsb.10.12', 'and melee, attacking or answering', () => {
    const beside = () => weak([8, 7, 4]).put('B', 1, 'sp-pm', '1008', 'S');
    const p = beside();
    expect(fighting(p, 'A').told('attacked')).toEqual([]);
    const q = beside().put('B', 1, 'sp-pm', '1008', 'S').lead(1, 0, '1005').order(1, 0, 10).draws(1, 8, 7, 6, 5);
    const u = fighting(q, 'B').act(join(q, 'A'));
    expect(u.told('faltered')).toHaveLength(1);
    expect(u.told('fought')).toHaveLength(1);
  });
});

describe('paralysed and shaken', () => {
  rule('nqsb.10.14', 'paralysed it neither moves nor fires, yet fights back (R73)', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { paralysed: true })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 12);
    expect([moving(p).legal('march'), firing(p).step]).toEqual([[], null]);
    const t = fighting(p, 'B');
    expect(t.legal('join')).toEqual([join(p, 'A')]);
    // With a melee order it attacks.
    expect(fighting(p.order(0, 0, 10), 'A').told('attacked')).toHaveLength(1);
  });

  rule('nqsb.10.16', 'shaken it does nothing', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 2);
    expect([moving(p).legal('march'), firing(p).step, fighting(p, 'A').told('attacked')]).toEqual([[], null, []]);
    expect(fighting(p, 'B').legal('join')).toEqual([]);
  });
});

describe('generals', () => {
  /** A with its general at 1007, attacked by B who draws these cards. */
  const led = (values: number[], { strength: left = 4, who = 'villequier' } = {}) =>
    position()
      .lead(0, 0, '1007', who)
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: left })
      .put('B', 1, 'fr-pm-vet', '1006', 'S')
      .order(1, 0, 10)
      .draws(1, ...values);
  const attacked = (p: Position) => {
    const t = fighting(p, 'B').act(READY);
    while (t.step === 'enough') t.act({ type: 'drawOn' });
    while (t.step === 'retreating') t.act(t.legal('stay')[0] ?? t.legal()[0] ?? STAY);
    if (t.step === 'pressing') t.act({ type: 'decline' });
    return t;
  };
  const health = (p: Position) => p.state.health[p.general(0, 0)];

  rule(['nqsb.10.1.losses', 'nqsb.10.1'], 'one loss for the general, however many the unit takes (R44)', () => {
    const p = led([1, 2, 3, 8, 7]);
    attacked(p);
    expect([strength(p, 'A'), health(p)]).toEqual([2, 2]);
    const unhurt = led([1, 8, 7, 6, 5]);
    attacked(unhurt);
    expect(health(unhurt)).toBe(3);
  });

  rule('nqsb.10.1.losses', 'a further one if the unit is eliminated', () => {
    const p = led([1, 2, 8, 7, 6], { strength: 1 });
    attacked(p);
    expect([p.where('A'), health(p)]).toEqual(['off', 1]);
  });

  rule(
    ['nqsb.10.9', 'nqsb.10.9.det', 'nqsb.10.9.cdc', 'nqsb.3.2.4.det-general'],
    'eliminated he is replaced; it costs his morale and a point of command',
    () => {
      const p = led([1, 2, 3, 8, 7]).command(0, '1010').lead(0, 1, '0710');
      p.state.health[p.general(0, 0)] = 1;
      for (const { units } of p.ground.roster.divisions.slice(0, 2))
        for (const unit of units) p.state.troop[unit] ||= 0;
      const before = commandCapacity(p.battle, 0);
      const t = attacked(p);
      expect(t.told('leaderFell')).toHaveLength(1);
      expect(p.battle.leaders[p.state.leader[p.general(0, 0)] ?? -1]).toMatchObject({
        id: 'replacement',
        morale: 1,
        melee: -1,
      });
      expect([p.state.ledger[0]?.generals, health(p), p.state.fallen[0]]).toEqual([3, 2, 1]);
      expect(commandCapacity(p.battle, 0)).toBe(before - 1);
      expect(p.name(p.state.post[p.general(0, 0)] ?? -1)).toBe(p.where('A'));
    },
  );

  test('R44: the man who replaces him does not take the loss that killed him', () => {
    const p = led([1, 2, 8, 7, 6], { strength: 1 });
    p.state.health[p.general(0, 0)] = 1;
    attacked(p);
    expect([p.where('A'), p.state.fallen[0], health(p)]).toEqual(['off', 1, 2]);
  });

  test('R31: a general alone flees to the nearest unit before an enemy who enters his hex, or falls', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1007', 'beck')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('B', 1, 'sp-pm', '1004', 'S')
      .order(0, 0, 5);
    moving(p).act(march(p, 'A')).act(step(p, '1007'));
    expect(p.name(p.state.post[p.general(1, 0)] ?? -1)).toBe('1004');
    const q = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1007', 'beck')
      .put('A', 0, 'fr-cp-chev', '1008')
      .order(0, 0, 5);
    const t = moving(q).act(march(q, 'A')).act(step(q, '1007'));
    expect(t.told('leaderFell')).toHaveLength(1);
    expect(q.state.ledger[1]?.generals).toBe(3);
  });

  rule(['nqsb.5.2.general', 'nqsb.5.division'], 'a division’s general moves last, and that ends its movement', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009').order(0, 0, 5);
    const t = moving(p);
    expect(types(t)).toEqual(['endMoves', 'march', 'ride']);
    t.act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1009') });
    expect([t.step, p.name(p.state.post[p.general(0, 0)] ?? -1), p.where('A')]).toEqual([null, '1009', '1009']);
  });

  rule(
    ['nqsb.5.2.others', 'nqsb.5.2.free'],
    'then those whose divisions have no movement order, then the CiC, the initiative first',
    () => {
      const p = position()
        .command(0, '1211')
        .lead(0, 0, '1010')
        .lead(0, 1, '0711')
        .command(1, '1202')
        .lead(1, 0, '0802')
        .put('A', 0, 'fr-pm-line', '1009')
        .put('C', 0, 'fr-pm-line', '0810', 'N', { division: 1 })
        .put('B', 1, 'sp-pm', '0803')
        .order(0, 0, 5);
      const riders = (side: 0 | 1, who: 'division' | 'cic') => {
        const t = p.play({ step: 'riding', side, who });
        return [...new Set(t.legal('ride').map(({ leader }) => leader))];
      };
      // The first division has a movement order: its general moved with it.
      expect(riders(0, 'division')).toEqual([p.general(0, 1)]);
      expect(riders(1, 'division')).toEqual([p.general(1, 0)]);
      expect(riders(0, 'cic')).toEqual([p.cic(0)]);
      const t = p
        .play({ step: 'riding', side: 0, who: 'cic' })
        .act({ type: 'ride', leader: p.cic(0), to: p.hex('1210') });
      expect(t.step).toBeNull();
    },
  );
});

test('R21: turning without leaving the hex is a whole move', () => {
  const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-fl', '1009').order(0, 0, 5);
  const t = moving(p).act(march(p, 'A')).act(halt(p, 'S'));
  expect([p.where('A'), p.state.facing[p.unit('A')], t.legal('march')]).toEqual(['1009', p.facing('S'), []]);
});

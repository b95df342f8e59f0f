/** Guns, dragoons, aggressive troops, Duttilità and what moves after the melee (nqsb.9.1, 9.2, 9.6, 9.7). */
import { describe, expect, test } from 'vitest';
import { ACTED, FIERCE, MOVED, PARALYSED, SECOND } from '../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../battlefield.ts';
import {
  fighting,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  READY,
  rallying,
  shoot,
  step,
  strength,
  tests,
  types,
} from '../drill.ts';
import { rule } from '../rules.ts';

const unitsOf = (t: Table, type: string): string[] =>
  [...new Set(t.legal(type).map(({ unit }) => t.position.label(Number(unit))))].sort();

describe('artillery', () => {
  const battery = (gun: string, is: Condition = {}, card = 2) =>
    position().lead(0, 0, '1010', 'villequier').put('G', 0, gun, '1009', 'N', is).order(0, 0, card);

  rule(
    ['nqsb.9.2.actions', 'nqsb.9.2.al-move', 'nqsb.9.2'],
    'light guns in battery: limber, turn by sixty degrees, or one hex with the facing kept',
    () => {
      const p = battery('fr-al');
      const t = moving(p);
      expect(types(t).filter(type => type !== 'ride' && type !== 'endMoves')).toEqual(['limber', 'march', 'rotate']);
      expect(
        t
          .legal('rotate')
          .map(({ facing }) => facing)
          .sort(),
      ).toEqual([p.facing('NE'), p.facing('NW')].sort());
      t.act(march(p, 'G')).act(step(p, '1008'));
      expect(t.legal()).toEqual([halt(p, 'N')]);
    },
  );

  rule(['nqsb.9.2.al-move', 'nqsb.9.2.no-front'], 'limbered: two hexes; unlimbered in any direction', () => {
    const p = battery('fr-al', { second: true });
    const t = moving(p);
    expect(types(t).filter(type => type !== 'ride' && type !== 'endMoves')).toEqual(['march', 'unlimber']);
    expect(t.legal('unlimber')).toHaveLength(6);
    t.act(march(p, 'G')).act(step(p, '1008')).act(step(p, '1007'));
    expect(t.legal('step')).toEqual([]);
    const q = battery('fr-al', { second: true });
    moving(q).act({ type: 'unlimber', unit: q.unit('G'), facing: q.facing('SE') });
    expect([marks(q, 'G') & SECOND, q.state.facing[q.unit('G')]]).toEqual([0, q.facing('SE')]);
  });

  rule('nqsb.9.2.ap-move', 'heavy guns move a hex, and only limbered', () => {
    const t = moving(battery('fr-ap'));
    expect(types(t).filter(type => type !== 'ride' && type !== 'endMoves')).toEqual(['limber', 'rotate']);
    const p = battery('fr-ap', { second: true });
    const u = moving(p).act(march(p, 'G')).act(step(p, '1008'));
    expect(u.legal('step')).toEqual([]);
  });

  rule(
    'nqsb.9.2.one-action',
    'one action a turn: who has moved, turned or limbered does not fire; who fired does not reorganise',
    () => {
      const p = battery('fr-al').put('B', 1, 'sp-pm', '1006', 'S');
      const t = moving(p).act({ type: 'rotate', unit: p.unit('G'), facing: p.facing('NE') });
      expect(t.told('faced')).toHaveLength(1);
      expect(firing(p).legal('shoot')).toEqual([]);
      const q = battery('fr-al', { paralysed: true });
      expect(rallying(q).legal('clear')).toHaveLength(1);
      q.state.marks[q.unit('G')] = (q.state.marks[q.unit('G')] ?? 0) | ACTED;
      expect(rallying(q).legal('clear')).toEqual([]);
      // Limbered guns neither fire nor reorganise.
      expect(rallying(battery('fr-al', { paralysed: true, second: true })).legal('clear')).toEqual([]);
    },
  );

  rule(
    ['nqsb.9.2.paralyse', 'nqsb.10.14', 'nqsb.1.3.markers-state'],
    'in the far zone damage only paralyses (R72)',
    () => {
      const p = battery('fr-al').put('B', 1, 'sp-pm', '1005', 'S').draws(0, 1, 2, 8);
      const t = firing(p)
        .act(shoot(p, 'G', 'B'))
        .act({ type: 'drawOn' });
      // Strength 2 and fire 1: three cards; two successes, one stopped by the armour.
      expect(tests(t)).toEqual([[3, 3, 2]]);
      expect([strength(p, 'B'), marks(p, 'B') & PARALYSED]).toEqual([4, PARALYSED]);
      expect(t.told('paralysed')).toHaveLength(1);
      const miss = battery('fr-al').put('B', 1, 'sp-pm', '1005', 'S').draws(0, 1, 7, 8);
      firing(miss).act(shoot(miss, 'G', 'B'));
      expect(marks(miss, 'B') & PARALYSED).toBe(0);
    },
  );

  rule('nqsb.9.2.near', 'in the near zone it costs losses as any fire', () => {
    const p = battery('fr-al').put('B', 1, 'sp-pm', '1006', 'S').draws(0, 1, 2, 8);
    firing(p).act(shoot(p, 'G', 'B'));
    expect([strength(p, 'B'), marks(p, 'B') & PARALYSED]).toEqual([3, 0]);
  });

  rule(
    'nqsb.9.2.no-melee',
    'a battery beside the attacker is lost in his melee action, and costs its points (R64)',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('G', 1, 'sp-ap', '1006', 'S')
        .order(0, 0, 10);
      const t = fighting(p, 'A');
      expect(t.told('overrun')).toEqual([expect.objectContaining({ unit: p.unit('A'), battery: p.unit('G') })]);
      expect([p.where('G'), p.state.ledger[1]?.units]).toEqual(['off', 4]);
    },
  );

  test('R80: guns fire over friends', () => {
    const p = battery('fr-al').put('F', 0, 'fr-cp-chev', '1008').put('B', 1, 'sp-pm', '1006', 'S');
    expect(unitsOf(firing(p), 'shoot')).toEqual(['G']);
  });
});

describe('dragoons', () => {
  rule(['nqsb.9.7.mount', 'nqsb.9.7'], 'mounting or dismounting is the whole move of a turn', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('D', 0, 'fr-dr', '1009').order(0, 0, 5);
    const t = moving(p).act({ type: 'dismount', unit: p.unit('D') });
    expect([marks(p, 'D') & SECOND, marks(p, 'D') & MOVED]).toEqual([SECOND, MOVED]);
    expect(t.legal('march')).toEqual([]);
    const q = position()
      .lead(0, 0, '1010', 'villequier')
      .put('D', 0, 'fr-dr', '1009', 'N', { second: true })
      .order(0, 0, 5);
    moving(q).act({ type: 'mount', unit: q.unit('D') });
    expect(marks(q, 'D') & SECOND).toBe(0);
  });

  rule('nqsb.2.5.2.ability', 'Dragoni, avanti!: free, once, and one point more', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('D', 0, 'fr-dr', '1009', 'N', { second: true })
      .order(0, 0, 40);
    const t = moving(p).act({ type: 'mount', unit: p.unit('D') });
    t.act(march(p, 'D')).act(step(p, '1008')).act(step(p, '1007')).act(step(p, '1006')).act(step(p, '1005'));
    t.act(halt(p));
    expect([p.where('D'), t.legal('dismount')]).toEqual(['1005', []]);
  });
});

describe('aggressive troops', () => {
  const alone = (...more: ((p: Position) => Position)[]) =>
    more.reduce(
      (p, put) => put(p),
      position()
        .lead(0, 0, '1010', 'villequier')
        .put('G', 0, 'fr-cp-gend', '1009', 'N')
        .put('other', 0, 'fr-cp-chev', '1109', 'N'),
    );
  const rush = (p: Position) => p.play({ step: 'aggressors', done: [] });

  rule(
    ['nqsb.9.1', 'nqsb.9.1.only'],
    'without orders they go for the nearest enemy; the rest of the division stays',
    () => {
      const p = alone(q => q.put('B', 1, 'sp-pm', '1007', 'S').put('C', 1, 'sp-pm', '1104', 'S'));
      const t = rush(p);
      expect(t.told('aggressed')).toEqual([expect.objectContaining({ unit: p.unit('G'), target: p.unit('B') })]);
      expect(t.step).toBe('marching');
      t.act(step(p, '1008')).act(halt(p));
      while (t.step === 'firmness') t.act(HOLD);
      expect([p.where('G'), p.where('other'), marks(p, 'G') & FIERCE]).toEqual(['1008', '1109', FIERCE]);
      // The melee is fought in its phase (R92).
      const u = p.play({ step: 'strays', done: [] });
      expect(u.told('attacked')).toHaveLength(1);
    },
  );

  rule('nqsb.9.1.charge', 'farther off they test for the extra points', () => {
    const p = alone(q => q.put('B', 1, 'sp-pm', '1005', 'S')).draws(0, 8, 7, 6, 5, 4, 8);
    const t = rush(p);
    // Morale 3: six cards.
    expect(tests(t)).toEqual([[6, 6, 0]]);
    expect(p.where('G')).toBe('1009');
  });

  rule('nqsb.9.1.none', 'with nobody in reach they do nothing', () => {
    const p = alone(q => q.put('B', 1, 'sp-pm', '1002', 'S'));
    const t = rush(p);
    expect([t.told('aggressed'), t.step]).toEqual([[], null]);
  });

  rule('nqsb.9.1', 'with a movement order they do as they are told', () => {
    expect(rush(alone(q => q.put('B', 1, 'sp-pm', '1007', 'S').order(0, 0, 5))).told('aggressed')).toEqual([]);
  });

  rule('nqsb.9.1.order', 'those of the initiative first', () => {
    const both = (initiative: 0 | 1) => {
      const p = position().put('F', 0, 'fr-cp-gend', '1009', 'N').put('S', 1, 'fo-cp-gend', '1007', 'S');
      p.state.initiative = initiative;
      return rush(p).told('aggressed')[0]?.unit === p.unit(initiative === 0 ? 'F' : 'S');
    };
    expect([both(0), both(1)]).toEqual([true, true]);
  });

  test('R77: aggressive foot goes for horse it reaches with its ordinary move', () => {
    const p = position().put('N', 0, 'en-pm-nma', '1008', 'N').put('B', 1, 'sp-cp', '1006', 'S');
    expect(rush(p).told('aggressed')).toHaveLength(1);
    // A charge at horse is not for foot.
    const far = position().put('N', 0, 'en-pm-nma', '1009', 'N').put('B', 1, 'sp-cp', '1006', 'S');
    expect(rush(far).told('aggressed')).toEqual([]);
  });
});

describe('after the melee phase', () => {
  const late = (p: Position) => p.play({ step: 'late', side: 0 });
  const supple = (is: Condition = {}, card = 5) =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1008', 'N', is)
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, card);

  rule('nqsb.9.6', 'Duttilità: who has not moved may move now, into contact, and fight at once', () => {
    const p = supple();
    const t = late(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    expect(t.told('attacked')).toHaveLength(1);
    expect([t.step, t.seats]).toEqual(['joining', [1]]);
  });

  rule('nqsb.9.6', 'not after a move, not without the order, contact only with melee (R84)', () => {
    expect(late(supple({ moved: true })).step).toBeNull();
    expect(late(supple({}, 14)).step).toBeNull();
    const p = supple({}, 29);
    expect(late(p).act(march(p, 'A')).refusal(step(p, '1007'))).toMatchObject({ rule: 'nqsb.5.contact-orders' });
    expect(late(supple().put('A', 0, 'fr-pm-line', '1008', 'N')).step).toBeNull();
  });

  rule('nqsb.9.6.pursuit', 'the winner may press on, not pursue', () => {
    const p = supple().draws(0, 1, 2, 3, 8);
    const t = late(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    t.act(READY);
    expect([t.step, types(t)]).toEqual(['pressing', ['decline', 'press']]);
  });

  rule(
    'nqsb.10.7.example',
    'Incursione di cavalleria lets horse move again, not into contact; focused on fire it does not',
    () => {
      const raid = (focus?: 'fire') =>
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('CP', 0, 'fr-cp-chev', '1009', 'N', { moved: true })
          .put('FL', 0, 'fr-fl', '1109', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 16, focus);
      const p = raid();
      const t = late(p);
      expect(unitsOf(t, 'march')).toEqual(['CP']);
      t.act(march(p, 'CP')).act(step(p, '1008'));
      expect(t.refusal(step(p, '1007'))).toMatchObject({ reason: 'noContact' });
      const focused = raid('fire');
      expect(late(focused).step).toBeNull();
      expect([moving(focused).legal('march'), moving(focused).legal('charge')]).toEqual([[], []]);
    },
  );
});

describe('a focused order', () => {
  rule('nqsb.10.7.move', 'on movement: each unit moves twice in succession (R32)', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009', 'N').order(0, 0, 5, 'move');
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
    expect([t.step, types(t)]).toEqual(['secondMove', ['hold', 'march']]);
    t.act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    expect([p.where('A'), t.step]).toEqual(['1007', 'moving']);
    expect(t.legal('march')).toEqual([]);
  });

  rule(['nqsb.10.7.move', 'nqsb.9.2.one-action'], 'guns have their one action all the same', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('G', 0, 'fr-al', '1009', 'N', { second: true })
      .order(0, 0, 5, 'move');
    const t = moving(p).act(march(p, 'G')).act(step(p, '1008')).act(halt(p));
    expect([t.step, t.legal('march')]).toEqual(['moving', []]);
  });

  rule('nqsb.10.7.example', 'on fire: one card more, no movement, no melee', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('CL', 0, 'fr-cl', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 16, 'fire')
      .draws(0, 8, 7, 6, 5);
    // 1006 is the middle hex two away. Strength 3, fire 0, and one for the focus.
    const t = firing(p)
      .act(shoot(p, 'CL', 'B'))
      .act(HOLD);
    expect(tests(t)).toEqual([[4, 4, 0]]);
    expect(moving(p).legal('march')).toEqual([]);
    p.put('B', 1, 'sp-pm', '1007', 'S');
    // It has no melee order: the division is not called on in the melee phase.
    expect(p.play({ step: 'phase', phase: 'melee', done: [] }).told('attacked')).toEqual([]);
  });
});

rule(['nqsb.2.5.ex-sbarramento'], 'a barrage before anybody moves, and the shot of the fire phase after it', () => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '1008', 'N')
    .put('B', 1, 'sp-pm', '1006', 'S')
    .order(0, 0, 12)
    .draws(0, 8, 7, 6, 5);
  const t = p.play({ step: 'barrages', done: [] });
  expect([t.step, t.legal('shoot')]).toEqual(['firing', [shoot(p, 'A', 'B')]]);
  t.act(shoot(p, 'A', 'B')).act(HOLD);
  const again = firing(p);
  expect(again.legal('shoot')).toEqual([shoot(p, 'A', 'B')]);
  again.act(shoot(p, 'A', 'B')).act(HOLD);
  expect(firing(p).step).toBeNull();
  // No melee order: it neither contacts nor attacks.
  expect(moving(p).act(march(p, 'A')).refusal(step(p, '1007'))).toMatchObject({ rule: 'nqsb.5.contact-orders' });
});

/** Fire: declaring, answering, damage, losses (nqsb.6, nqsb.3.3.1). */
import { describe, expect, test } from 'vitest';
import { whyNoMove } from '../../src/05-movement/trips.ts';
import { whyNoFire, whyNoTarget } from '../../src/06-fire/fire.ts';
import { mayEvade } from '../../src/09-abilities/reactions.ts';
import { engaged } from '../../src/10-command/command.ts';
import { FIRED, SHAKEN } from '../../src/state.ts';
import { type Condition, type Position, position } from '../battlefield.ts';
import { DRAW_ON, FIRE_BACK, firing, HOLD, marks, STOP, shoot, strength, tests, types } from '../drill.ts';
import { rule } from '../rules.ts';

/** French A at 1007 and the Spanish B two hexes before it at 1005, face to face, both led; A may fire. */
const exchange = (a = 'fr-pm-line', b = 'sp-pm', is: Condition = {}, other: Condition = {}) =>
  position()
    .lead(0, 0, '1008', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1005', 'S', other)
    .order(0, 0, 5);

describe('a shot', () => {
  rule(
    [
      'nqsb.6.1.example',
      'nqsb.6.1.damage',
      'nqsb.6.1.protection',
      'nqsb.6.1.react-fire',
      'nqsb.3.3.1.fire',
      'nqsb.4.fire',
    ],
    'A draws two, the target three; one damage each, A loses one, the target none',
    () => {
      const p = exchange('fr-pm-line', 'sp-sq-vet', { strength: 3 }, { strength: 3 }).draws(0, 1, 8).draws(1, 8, 3, 7);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      expect(t.seats).toEqual([1]);
      t.act(FIRE_BACK);
      expect(tests(t)).toEqual([
        [2, 2, 1],
        [3, 3, 1],
      ]);
      expect(t.told('fired').map(({ damage, protection, losses }) => [damage, protection, losses])).toEqual([
        [1, 1, 0],
        [1, 0, 1],
      ]);
      expect([strength(p, 'A'), strength(p, 'B')]).toEqual([2, 3]);
    },
  );

  rule(['nqsb.6.1.example', 'nqsb.6.4', 'nqsb.6.1.declare'], 'a target outside the sector is refused', () => {
    const p = exchange().put('C', 0, 'fr-pm-line', '1107', 'NE');
    const t = firing(p);
    expect(t.refusal(shoot(p, 'C', 'B'))).toMatchObject({ rule: 'nqsb.6.4', reason: 'notInSector' });
    expect(t.legal('shoot')).toEqual([shoot(p, 'A', 'B')]);
  });

  rule(['nqsb.3.3.1.example', 'nqsb.3.3.1'], 'the target fires back though its general has no fire order', () => {
    const p = exchange('fr-fl', 'sp-pm').order(1, 0, 29);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect(types(t)).toEqual(['fireBack', 'hold']);
    // Nor does it need any order at all.
    p.state.order[p.division(1, 0)] = 0;
    expect(types(firing(exchange('fr-fl', 'sp-pm')).act(shoot(p, 'A', 'B')))).toContain('fireBack');
  });

  rule('nqsb.6.2.example', 'musketeers hurt pikes though they miss', () => {
    const p = exchange('fr-fl', 'ir-pm').draws(0, 8, 7, 6);
    firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    // One automatic damage; Irish foot has no protection against fire.
    expect(strength(p, 'B')).toBe(2);
  });

  rule('nqsb.6.order', 'only units with a fire order and a weapon', () => {
    const p = exchange()
      .put('CP', 0, 'fr-cp-chev', '1107', 'N')
      .put('far', 0, 'fr-fl', '1507', 'NW')
      .put('E', 1, 'sp-fl', '1506');
    const t = firing(p);
    expect(t.refusal(shoot(p, 'CP', 'B'))).toMatchObject({ reason: 'noFire' });
    expect(t.refusal(shoot(p, 'far', 'E'))).toMatchObject({ rule: 'nqsb.10.3.unit', reason: 'outOfCommand' });
    // Without a fire order nobody is asked.
    expect(firing(exchange().order(0, 0, 10)).step).toBeNull();
  });

  test('R46: one shot a unit a turn', () => {
    const p = exchange().put('C', 1, 'sp-pm', '0905', 'S').draws(0, 8, 7);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect(marks(p, 'A') & FIRED).toBe(FIRED);
    expect(t.refusal(shoot(p, 'A', 'C'))).not.toBeNull();
    expect(t.step).toBeNull();
  });
});

describe('losses from fire', () => {
  rule(['nqsb.6.1.one-loss'], 'one loss moves nobody (R39)', () => {
    const p = exchange('fr-fl', 'ir-pm').draws(0, 8, 7, 6);
    firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect([strength(p, 'B'), p.where('B'), marks(p, 'B') & SHAKEN]).toEqual([2, '1005', 0]);
  });

  rule(
    ['nqsb.6.1.two-losses', 'nqsb.5.3.2', 'nqsb.5.3.2.ex-two', 'nqsb.3.2.4.det-shaken'],
    'two in the turn: shaken, and it falls back at once',
    () => {
      // FL on pikes: 1 automatic + 2 successes - 1 protection = 2.
      const p = exchange('fr-fl', 'sp-pm').draws(0, 1, 2, 8);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD);
      expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B')]).toEqual([2, SHAKEN, '1003']);
      expect(t.told('fellBack')).toHaveLength(1);
      expect(p.state.ledger[1]?.shaken).toBe(1);
      expect(p.state.facing[p.unit('B')]).toBe(p.facing('S'));
    },
  );

  rule('nqsb.6.1.two-losses', 'a loss earlier in the turn counts', () => {
    const p = exchange('fr-fl', 'sp-pm', {}, { strength: 3, losses: 1 }).draws(0, 1, 7, 8);
    firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect([strength(p, 'B'), marks(p, 'B') & SHAKEN]).toEqual([2, SHAKEN]);
  });

  rule(['nqsb.10.18.effect', 'nqsb.5.3.2.optional'], 'supported it is not shaken, and may stay (R38)', () => {
    const p = exchange('fr-fl', 'sp-pm').put('f1', 1, 'sp-pm', '1105').put('f2', 1, 'sp-pm', '0905').draws(0, 1, 2, 8);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect(t.step).toBe('retreating');
    expect(types(t)).toEqual(['fallBack', 'stay']);
    t.act({ type: 'stay' });
    expect([marks(p, 'B') & SHAKEN, p.where('B'), p.state.ledger[1]?.shaken]).toEqual([0, '1005', 0]);
  });

  rule(
    ['nqsb.10.8', 'nqsb.10.8.elim', 'nqsb.3.2.4.det-unit', 'nqsb.1.3.markers-loss'],
    'losses equal to its strength remove it, and its points are booked',
    () => {
      const p = exchange('fr-fl', 'ir-pm', {}, { strength: 2 }).draws(0, 1, 2, 8);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD)
        .act(STOP);
      expect(t.told('eliminated')).toHaveLength(1);
      expect([p.where('B'), p.state.ledger[1]?.units]).toEqual(['off', 6]);
    },
  );

  rule('nqsb.10.16.fire', 'a shaken unit does not answer, and falls back even unhurt (R43)', () => {
    const p = exchange('fr-pm-line', 'sp-pm', {}, { shaken: true }).draws(0, 8, 7, 6);
    // Nobody is asked who can do nothing.
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect([t.told('fired').length, t.step]).toEqual([1, null]);
    expect([strength(p, 'B'), p.where('B')]).toEqual([4, '1003']);
  });

  rule('nqsb.3.3.1.fire', 'losses come together: the eliminated fire all the same', () => {
    const p = exchange('ir-pm', 'ir-pm', { strength: 2 }, { strength: 2 }).draws(0, 1, 2).draws(1, 1, 2);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(FIRE_BACK);
    expect(t.step).toBeNull();
    expect([p.where('A'), p.where('B')]).toEqual(['off', 'off']);
  });
});

describe('stopping a test', () => {
  rule('nqsb.4.1', 'only when the successes are decisive (R76)', () => {
    // FL on Irish foot of strength 2: one automatic, so one success decides.
    const p = exchange('fr-fl', 'ir-pm', {}, { strength: 2 }).draws(0, 8, 1, 2);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect(t.step).toBe('enough');
    expect(types(t)).toEqual(['drawOn', 'stopTest']);
    t.act(STOP);
    expect(tests(t)).toEqual([[3, 2, 1]]);
    expect(p.where('B')).toBe('off');
  });

  rule('nqsb.4.1', 'or he draws on', () => {
    const p = exchange('fr-fl', 'ir-pm', {}, { strength: 2 }).draws(0, 8, 1, 2);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD)
      .act(DRAW_ON);
    expect(tests(t)).toEqual([[3, 3, 2]]);
  });

  rule(
    ['nqsb.4.draw', 'nqsb.1.2.no-dice', 'nqsb.2.5.dual'],
    'the cards of the test come from the tester’s deck and are discarded',
    () => {
      const p = exchange('fr-fl', 'sp-pm').draws(0, 8, 7, 6);
      const top = [...(p.state.cards[0]?.top ?? [])];
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD);
      expect(t.told('tested')[0]?.cards).toEqual(top);
      expect(p.state.cards[0]?.discard).toEqual(top);
      expect(p.state.cards[1]?.discard).toEqual([]);
    },
  );

  rule('nqsb.4.reshuffle', 'an empty deck is made anew from the discards when a card is due (R9)', () => {
    const p = exchange('fr-fl', 'sp-pm');
    Object.assign(p.state.cards[0] ?? {}, { pile: [], top: [28], discard: [45, 47] });
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect(t.told('reshuffled')).toHaveLength(1);
    expect(tests(t)).toEqual([[3, 3, 0]]);
  });

  rule('nqsb.4.reshuffle', 'deck and discards empty: the test ends with what was drawn', () => {
    const p = exchange('fr-fl', 'sp-pm');
    Object.assign(p.state.cards[0] ?? {}, { pile: [], top: [3], discard: [] });
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect(tests(t)).toEqual([[3, 1, 1]]);
  });
});

describe('answers to fire', () => {
  rule(
    ['nqsb.6.1.react-evade', 'nqsb.9.8', 'nqsb.9.8.attacker', 'nqsb.3.3.1.evade'],
    'evasion: three hexes straight away, facing kept; the shooter may take another',
    () => {
      const p = exchange('fr-fl', 'sp-fl').put('C', 1, 'sp-fl', '1105', 'S').draws(0, 8, 7, 6);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      expect(types(t)).toEqual(['evade', 'fireBack', 'hold']);
      // 1003 lies straight behind; the third hex is equally straight to either side.
      expect(
        t
          .legal('evade')
          .map(({ to }) => p.name(Number(to)))
          .sort(),
      ).toEqual(['0902', '1002']);
      t.act(t.legal('evade')[0] ?? HOLD);
      expect(p.where('B').slice(2)).toBe('02');
      expect(p.state.facing[p.unit('B')]).toBe(p.facing('S'));
      expect([t.step, t.seats]).toEqual(['evaded', [0]]);
      // B is out of reach now; C may not evade in its turn.
      expect(t.legal('retarget')).toEqual([{ type: 'retarget', target: p.unit('C') }]);
      t.act({ type: 'retarget', target: p.unit('C') });
      expect(types(t)).toEqual(['fireBack', 'hold']);
    },
  );

  rule('nqsb.9.8.attacker', 'or give up the shot; with nobody left in reach it is given up', () => {
    const p = exchange('fr-fl', 'sp-fl').put('C', 1, 'sp-pm', '0905', 'S');
    const t = firing(p).act(shoot(p, 'A', 'B'));
    t.act(t.legal('evade')[0] ?? HOLD);
    expect(types(t)).toEqual(['giveUp', 'retarget']);
    t.act({ type: 'giveUp' });
    expect([t.told('fired'), t.step]).toEqual([[], null]);
    const alone = exchange('fr-fl', 'sp-fl');
    const u = firing(alone).act(shoot(alone, 'A', 'B'));
    u.act(u.legal('evade')[0] ?? HOLD);
    expect([u.told('fired'), u.step]).toEqual([[], null]);
  });

  rule('nqsb.9.8.once', 'a unit that has evaded may not evade again nor move', () => {
    const p = exchange('fr-fl', 'sp-fl');
    const t = firing(p).act(shoot(p, 'A', 'B'));
    t.act(t.legal('evade')[0] ?? HOLD);
    expect(whyNoMove(p.battle, p.unit('B'))?.rule).toBe('nqsb.9.8.once');
    p.put('D', 0, 'fr-fl', '1004', 'N');
    expect(mayEvade(p.battle, p.unit('B'), p.unit('D'))).toBe(false);
  });

  rule(
    ['nqsb.6.1.react-charge', 'nqsb.9.5.fire', 'nqsb.9.5', 'nqsb.3.3.1.countercharge'],
    'countercharge: the fire first, then it rides at the shooter',
    () => {
      // FL on heavy horse: 1 automatic + 0 - 1 = no loss.
      const p = exchange('fr-fl', 'sp-cp').draws(0, 8, 7, 6);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      expect(types(t)).toEqual(['counterFire', 'hold']);
      // One hex to contact: no test needed (R93).
      t.act({ type: 'counterFire', charge: false });
      expect(t.told('fired')).toHaveLength(1);
      expect([t.step, t.seats]).toEqual(['marching', [1]]);
      t.act({ type: 'step', to: p.hex('1006') });
      expect(t.step).toBe('evasion');
      t.act(HOLD);
      t.act({ type: 'halt', facing: p.facing('S') });
      expect(p.where('B')).toBe('1006');
    },
  );

  rule('nqsb.9.5.fire', 'the extra points of Carica need the test (R70, R93)', () => {
    const far = () =>
      position()
        .lead(0, 0, '1009', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-al', '1009', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 5);
    const p = far().draws(0, 8, 7, 6).draws(1, 8, 7, 6, 5, 4);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect(t.legal('counterFire')).toEqual([{ type: 'counterFire', charge: true }]);
    t.act({ type: 'counterFire', charge: true });
    expect(t.told('chargeFailed')).toHaveLength(1);
    expect(p.where('B')).toBe('1005');
    const q = far().draws(0, 8, 7, 6).draws(1, 1, 7, 6, 5, 4);
    const u = firing(q)
      .act(shoot(q, 'A', 'B'))
      .act({ type: 'counterFire', charge: true })
      .act(STOP);
    expect(u.step).toBe('marching');
  });
});

describe('engagement and fire', () => {
  /** Side by side: B engages A. */
  const close = (card: number) =>
    position()
      .lead(0, 0, '1008', 'villequier')
      .lead(1, 0, '1005', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 0, 'fr-fl', '1108', 'NW')
      .order(0, 0, 12)
      .order(1, 0, card);
  const why = (p: Position, label: string) => whyNoFire(p.battle, p.unit(label), 'order')?.rule;

  rule(['nqsb.6.3', 'nqsb.7.1.2', 'nqsb.10.13'], 'who is engaged, or engages, does not fire', () => {
    const p = close(10);
    expect([why(p, 'A'), why(p, 'B')]).toEqual(['nqsb.6.3', 'nqsb.6.3']);
    expect([why(close(12), 'A'), why(close(12), 'B')]).toEqual([undefined, undefined]);
  });

  rule('nqsb.6.3.target', 'an engaged unit is no target', () => {
    const p = close(12).order(0, 0, 2);
    expect(whyNoTarget(p.battle, p.unit('C'), p.unit('B'), 'order')).toMatchObject({ rule: 'nqsb.6.3.target' });
    expect(whyNoTarget(close(12).battle, p.unit('C'), p.unit('B'), 'order')).toBeUndefined();
  });

  rule('nqsb.6.3.reiter', 'reiter fire beside the enemy and with a melee order', () => {
    const p = close(10).put('A', 0, 'ge-re', '1007', 'N').order(0, 0, 2);
    expect(why(p, 'A')).toBeUndefined();
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toBeUndefined();
  });

  rule(
    ['nqsb.6.3.reiter', 'nqsb.6.3.target'],
    'only beside it: from two hexes an engaged enemy is no target for them',
    () => {
      // C engages B; A is two hexes away.
      const p = position()
        .lead(0, 0, '1008', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'ge-re', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S')
        .put('C', 0, 'fr-pm-line', '1105', 'NW')
        .order(0, 0, 2);
      expect(engaged(p.battle, p.unit('B'))).toBe(true);
      expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toMatchObject({ rule: 'nqsb.6.3.target' });
      p.put('A', 0, 'ge-re', '1006', 'N');
      expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toBeUndefined();
      // Others beside it are not excepted.
      p.put('A', 0, 'fr-fl', '1006', 'N');
      expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toMatchObject({ rule: 'nqsb.6.3.target' });
    },
  );

  rule(['nqsb.10.16', 'nqsb.10.14', 'nqsb.9.2'], 'shaken, paralysed and limbered do not fire', () => {
    expect(why(exchange('fr-fl', 'sp-pm', { shaken: true }), 'A')).toBe('nqsb.10.16');
    expect(why(exchange('fr-fl', 'sp-pm', { paralysed: true }), 'A')).toBe('nqsb.10.14');
    expect(why(exchange('fr-al', 'sp-pm', { second: true }), 'A')).toBe('nqsb.9.2');
  });

  test('night: nobody fires farther than a hex at Arras before turn 4', () => {
    const p = position('arras').put('A', 0, 'fr-fl', '0609', 'N').put('B', 1, 'sp-pm', '0707', 'S');
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toMatchObject({ reason: 'noSight' });
    p.state.turn = 4;
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toBeUndefined();
  });

  test('Rocroi: the ambush is no target until it acts or somebody is beside it', () => {
    const p = position().put('A', 0, 'fr-fl', '2006', 'S').put('B', 1, 'sp-fl', '2008', 'N', { ambushed: true });
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toMatchObject({ reason: 'inAmbush' });
    p.put('C', 0, 'fr-fl', '2108', 'N');
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toBeUndefined();
  });

  rule('nqsb.5.4.2.closed', 'heavy and medium horse do not fire at units in a wood', () => {
    const p = position('intro').put('A', 0, 'ge-re', '0806', 'NE').put('B', 1, 'sp-fl', '0905', 'S');
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toMatchObject({ rule: 'nqsb.5.4.2.closed' });
    p.put('A', 0, 'fr-cl', '0806', 'NE');
    expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')).toBeUndefined();
  });
});

rule(
  ['nqsb.5.3', 'nqsb.5.3.incomplete'],
  'falling back beside an enemy it is lost; cut short it loses one more',
  () => {
    const p = exchange('fr-fl', 'sp-pm').put('behind', 0, 'fr-pm-line', '1002', 'N').draws(0, 1, 2, 8);
    firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(HOLD);
    expect([p.where('B'), p.state.ledger[1]?.units, p.state.ledger[1]?.shaken]).toEqual(['off', 5, 1]);
    const corner = position()
      .lead(0, 0, '0311', 'villequier')
      .put('A', 0, 'fr-fl', '0211', 'SW')
      .put('B', 1, 'sp-pm', '0113', 'N')
      .order(0, 0, 5)
      .draws(0, 1, 2, 8);
    const t = firing(corner);
    expect(t.legal('shoot')).toHaveLength(1);
    t.act(shoot(corner, 'A', 'B')).act(HOLD);
    expect(t.told('incomplete')).toHaveLength(1);
    expect(strength(corner, 'B')).toBe(1);
  },
);

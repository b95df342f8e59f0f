/** Melee: obligation, answers, principal, damage, what follows (nqsb.7, nqsb.9.11, nqsb.9.12, nqsb.9.4). */
import { describe, expect, test } from 'vitest';
import { DRIVEN_BACK, FIERCE, pair, SHAKEN } from '../../src/state.ts';
import { type Condition, changed, position } from '../battlefield.ts';
import { DECLINE, fallBack, fighting, join, marks, READY, STAY, STOP, strength, tests, types } from '../drill.ts';
import { rule } from '../rules.ts';

/** French A at 1007 attacks the Spanish B at 1006, face to face. */
const duel = (a = 'fr-pm-line', b = 'sp-pm', is: Condition = {}, other: Condition = {}) =>
  position()
    .lead(0, 0, '1010', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1006', 'S', other)
    .order(0, 0, 10);

describe('a melee', () => {
  rule(
    [
      'nqsb.4.ex-melee',
      'nqsb.4.melee',
      'nqsb.4.1',
      'nqsb.3.3.1.melee',
      'nqsb.7.1.damage',
      'nqsb.7.1.protection',
      'nqsb.7.1.react',
    ],
    'four cards against five; B loses one, A is destroyed by the second success of three cards',
    () => {
      // Troops with the ratings of the example: melee 1, no protection.
      const world = changed(({ troops }) => {
        for (const troop of troops.troops)
          if (troop.id === 'fr-pm-line') for (const series of troop.series) series.armour = [0, 0];
      });
      const p = position('rocroi', {}, world)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 2 })
        .put('B', 1, 'fr-pm-vet', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 8, 7, 2)
        .draws(1, 1, 8, 3, 2, 1);
      // The order card gives one card to who has moved into contact.
      p.state.contacts.push(pair(p.unit('A'), p.unit('B')));
      p.state.marks[p.unit('A')] = 16384;
      const t = fighting(p, 'A');
      expect([t.step, t.seats]).toEqual(['joining', [1]]);
      t.act(join(p, 'B'));
      expect([t.step, t.seats]).toEqual(['enough', [1]]);
      t.act(STOP);
      expect(tests(t)).toEqual([
        [4, 4, 2],
        [5, 3, 2],
      ]);
      expect(t.told('fought').map(({ damage, protection, losses }) => [damage, protection, losses])).toEqual([
        [2, 1, 1],
        [2, 0, 2],
      ]);
      expect([p.where('A'), strength(p, 'B')]).toEqual(['off', 3]);
    },
  );

  rule(
    ['nqsb.7.1.example', 'nqsb.7.1.cavalry', 'nqsb.9.4.fallback', 'nqsb.7.4'],
    'cuirassiers against two pikes in line; one loss each, and the horse falls back at the end of the phase',
    () => {
      const p = position()
        .lead(0, 0, '1309', 'villequier')
        .lead(1, 0, '1304', 'villequier')
        .put('A', 0, 'fr-pm-vet', '0907', 'N', { strength: 2 })
        .put('B', 0, 'fr-pm-vet', '1007', 'N', { strength: 2 })
        .put('CP', 1, 'sp-cp', '0906', 'S')
        .order(1, 0, 10)
        // The cavalry: 3 + 2 cards, two successes. A: 2 + 2 cards, one.
        .draws(1, 1, 2, 8, 7, 6)
        .draws(0, 1, 8, 7, 6);
      const t = fighting(p, 'CP').act({ type: 'attack', target: p.unit('A') });
      t.act(join(p, 'A')).act(join(p, 'B'));
      expect([t.step, t.seats]).toEqual(['leading', [0]]);
      t.act({ type: 'principal', unit: p.unit('A') });
      expect(tests(t)).toEqual([
        [5, 5, 2],
        [4, 4, 1],
      ]);
      expect(t.told('fought').map(({ damage, protection, losses }) => [damage, protection, losses])).toEqual([
        [2, 1, 1],
        [2, 1, 1],
      ]);
      expect([strength(p, 'A'), strength(p, 'B'), strength(p, 'CP')]).toEqual([1, 2, 2]);
      // A, unsupported, goes back a hex; so does the horse; B still stands.
      t.act(fallBack(p, '0808')).act(fallBack(p, '1005'));
      expect(p.where('B')).toBe('1007');
      const end = p.play({ step: 'cavalryBack' });
      expect(end.told('fellBack').map(({ rule: cited }) => cited)).toEqual(['nqsb.7.1.cavalry']);
      // Back a hex to 1005, then four straight away from B.
      expect([p.where('A'), p.where('CP')]).toEqual(['0808', '1001']);
    },
  );

  rule(
    ['nqsb.7.1.declare', 'nqsb.7.1.react', 'nqsb.3.3.1.melee'],
    'the enemy beside it; who does not answer deals nothing',
    () => {
      const p = duel().draws(0, 1, 8, 7, 6).draws(1, 1, 1, 1);
      const t = fighting(p, 'A');
      expect(t.told('attacked')).toEqual([expect.objectContaining({ unit: p.unit('A'), target: p.unit('B') })]);
      t.act(READY);
      expect(tests(t)).toHaveLength(1);
      expect(t.told('fought')).toHaveLength(1);
      expect(strength(p, 'A')).toBe(4);
      // Two hexes apart there is nobody to fight.
      expect(fighting(duel().put('B', 1, 'sp-pm', '1005'), 'A').told('attacked')).toEqual([]);
    },
  );

  rule(['nqsb.7.1.1', 'nqsb.10.13.choice'], 'it must fight, and picks among several enemies (R50)', () => {
    const p = duel().put('C', 1, 'sp-pm', '0906', 'S');
    const t = fighting(p, 'A');
    expect([t.step, types(t)]).toEqual(['declare', ['attack']]);
    expect(t.refusal(DECLINE)).toMatchObject({ rule: 'nqsb.7.1.1', reason: 'mustFight' });
  });

  rule(
    ['nqsb.7.1.1.reiter', 'nqsb.9.16.decline'],
    'reiter may decline, unless an enemy beside them has a melee order (R74)',
    () => {
      expect(types(fighting(duel('ge-re'), 'A'))).toEqual(['attack', 'decline']);
      expect(fighting(duel('ge-re').order(1, 0, 10), 'A').step).toBe('joining');
      // Who has come into contact of his own accord holds to it.
      const fierce = duel('ge-re');
      fierce.state.marks[fierce.unit('A')] = FIERCE;
      expect(fighting(fierce, 'A').step).toBe('joining');
    },
  );

  rule('nqsb.3.3.1.join', 'another enemy beside the attacker may join', () => {
    const p = duel().put('C', 1, 'sp-pm', '0906', 'S');
    const t = fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });
    expect(t.legal('join')).toEqual([join(p, 'C'), join(p, 'B')].sort((one, other) => one.unit - other.unit));
  });

  test('R51: a pair fights once in the phase', () => {
    const p = duel().draws(0, 8, 7, 6, 5);
    fighting(p, 'A').act(READY);
    expect(fighting(p, 'A').told('attacked')).toEqual([]);
  });
});

describe('losses in melee', () => {
  rule(['nqsb.7.1.one-loss', 'nqsb.5.3.1'], 'one loss: back a hex, facing kept, unless supported', () => {
    const p = duel().draws(0, 1, 2, 8, 7);
    const t = fighting(p, 'A').act(READY);
    // Its owner picks among the hexes farther from A; it may not stay.
    expect(types(t)).toEqual(['fallBack']);
    t.act(fallBack(p, '1105'));
    expect([strength(p, 'B'), p.where('B'), p.state.facing[p.unit('B')]]).toEqual([3, '1105', p.facing('S')]);
    expect(t.told('wentBack')).toHaveLength(1);
    const held = duel().put('f1', 1, 'sp-pm', '1106').put('f2', 1, 'sp-pm', '1105').draws(0, 1, 2, 8, 7);
    const u = fighting(held, 'A').act(READY);
    expect([u.step, types(u)]).toEqual(['retreating', ['fallBack', 'stay']]);
    u.act(STAY);
    expect(held.where('B')).toBe('1006');
  });

  rule(['nqsb.7.1.two-losses', 'nqsb.3.2.4.det-shaken'], 'two losses: shaken and two hexes back for foot', () => {
    const p = duel().draws(0, 1, 2, 3, 7);
    fighting(p, 'A').act(READY);
    expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B')]).toEqual([2, SHAKEN, '1104']);
    expect(p.state.ledger[1]?.shaken).toBe(1);
  });

  rule(['nqsb.7.1.two-losses', 'nqsb.10.18.effect'], 'supported: not shaken, and it may stay (R38)', () => {
    const p = duel().put('f1', 1, 'sp-pm', '1106').put('f2', 1, 'sp-pm', '1105').draws(0, 1, 2, 3, 7);
    const t = fighting(p, 'A').act(READY);
    expect(types(t)).toEqual(['fallBack', 'stay']);
    t.act(STAY);
    expect(marks(p, 'B') & SHAKEN).toBe(0);
  });

  rule('nqsb.7.1.two-losses', 'a loss by fire and one in melee make two (R39)', () => {
    const p = duel('fr-pm-line', 'sp-pm', {}, { strength: 3, losses: 1 }).draws(0, 1, 2, 8, 7);
    fighting(p, 'A').act(READY);
    expect([marks(p, 'B') & SHAKEN, p.where('B')]).toEqual([SHAKEN, '1104']);
  });

  rule('nqsb.9.15.ignore', 'a square may stay instead of going back', () => {
    const p = duel('fr-pm-vet', 'sp-sq-vet').draws(0, 1, 2, 8, 7, 6);
    const t = fighting(p, 'A').act(READY);
    expect([t.step, types(t)]).toEqual(['retreating', ['fallBack', 'stay']]);
    // Two losses leave it no such choice.
    const q = duel('fr-pm-vet', 'sp-sq-vet').draws(0, 1, 2, 3, 7, 6);
    fighting(q, 'A').act(READY);
    expect(q.where('B')).toBe('1104');
  });

  rule('nqsb.10.16.melee', 'a shaken unit does not fight, and falls back after it (R43)', () => {
    const p = duel('fr-pm-line', 'sp-pm', {}, { shaken: true }).draws(0, 8, 7, 6, 5);
    const t = fighting(p, 'A');
    expect(tests(t)).toHaveLength(1);
    expect([strength(p, 'B'), p.where('B')]).toEqual([4, '1104']);
  });

  test('R33: the inactive side goes back first, and who had to go back does not pursue', () => {
    const p = duel().draws(0, 1, 2, 8, 7).draws(1, 1, 2, 8, 7);
    const t = fighting(p, 'A').act(join(p, 'B'));
    t.act(fallBack(p, '1105')).act(fallBack(p, '0908'));
    expect(t.told('wentBack').map(({ unit }) => p.label(unit))).toEqual(['B', 'A']);
    expect(t.step).toBeNull();
  });
});

describe('several against one', () => {
  /** A and C against B; C on its flank. */
  const two = (c: string, hex = '1106') => duel().put('C', 0, c, hex, 'N').draws(0, 8, 7, 6, 5).draws(1, 1, 2, 8, 7);

  rule(
    ['nqsb.7.4', 'nqsb.7.4.2.svantaggio', 'nqsb.7.4.2.losses', 'nqsb.7.4.2.own-weak'],
    'one melee, one principal; the flank counts; losses fall on him',
    () => {
      const p = two('fr-pm-line');
      const t = fighting(p, 'A', 'C').act(join(p, 'B'));
      expect([t.step, t.seats]).toEqual(['leading', [0]]);
      t.act({ type: 'principal', unit: p.unit('A') });
      // No success, one for B's flank, cancelled by its protection; B's two successes cost A one.
      expect(t.told('fought').map(({ damage, losses }) => [damage, losses])).toEqual([
        [1, 0],
        [2, 1],
      ]);
      expect([strength(p, 'A'), strength(p, 'C')]).toEqual([3, 4]);
    },
  );

  rule('nqsb.7.4.open', 'an open-order unit leads only if there is no other', () => {
    const p = two('fr-fl');
    const t = fighting(p, 'A', 'C').act(join(p, 'B'));
    expect(t.told('fought')[0]).toMatchObject({ unit: p.unit('A') });
    const light = duel('fr-fl').put('C', 0, 'fr-fl', '1106', 'N');
    const u = fighting(light, 'A', 'C').act(join(light, 'B'));
    expect(u.step).toBe('leading');
  });

  rule(
    ['nqsb.7.4.2.enemy-adv', 'nqsb.7.4.2.vantaggio'],
    'the single unit’s advantage is on the principal, the others’ all on it',
    () => {
      // Musketeers and pikes against a lone tercio: its two symbols on FL do not count on the pikes.
      const p = duel('fr-pm-vet', 'sp-sq-vet')
        .put('C', 0, 'fr-fl', '1106', 'N')
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5, 4, 8);
      const t = fighting(p, 'A', 'C').act(join(p, 'B'));
      expect(t.told('fought').map(({ damage }) => damage)).toEqual([0, 0]);
      // Two heavy foot regiments: three each on pikes.
      const q = duel('sp-fp', 'sp-pm').put('C', 0, 'sp-fp', '0906', 'NE').draws(0, 8, 7, 6, 5, 4);
      const u = fighting(q, 'A', 'C').act(READY);
      u.act({ type: 'principal', unit: q.unit('A') });
      // 3 + 3, and one for the flank at 0906.
      expect(u.told('fought')[0]).toMatchObject({ damage: 7 });
    },
  );

  rule(
    ['nqsb.7.4.2.supporters', 'nqsb.5.3.2.open', 'nqsb.9.9.2.follow', 'nqsb.9.4.1.follow'],
    'open-order supporters go back with their principal, unless closed-order friends stay in the combat (R82)',
    () => {
      for (const light of ['fr-fl', 'fr-cl']) {
        const p = two(light);
        const t = fighting(p, 'A', 'C').act(join(p, 'B'));
        t.act(fallBack(p, '0908'));
        while (t.step === 'retreating') t.act(t.legal('fallBack')[0] ?? STAY);
        expect([p.where('A'), p.where('C')]).not.toContain('1106');
        expect(p.where('A')).toBe('0908');
        expect(marks(p, 'C') & SHAKEN).toBe(0);
      }
      const p = two('fr-fl').put('D', 0, 'fr-pm-line', '0906', 'NE');
      const t = fighting(p, 'A', 'C', 'D').act(join(p, 'B'));
      t.act({ type: 'principal', unit: p.unit('A') });
      while (t.step === 'retreating') t.act(t.legal('fallBack')[0] ?? STAY);
      expect(p.where('C')).toBe('1106');
    },
  );

  rule(
    ['nqsb.7.4.1.choose', 'nqsb.7.4.1.complete', 'nqsb.7.4.1.example'],
    'the larger side separates, the active one picks which combat is first',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 0, 'fr-pm-line', '1107', 'N')
        .put('C', 1, 'sp-fl', '0906', 'S')
        .put('D', 1, 'sp-pm', '1006', 'S')
        .put('E', 1, 'sp-pm', '1106', 'S')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5);
      const t = fighting(p, 'A', 'B');
      t.act({ type: 'attack', target: p.unit('C') }).act({ type: 'attack', target: p.unit('E') });
      for (const label of ['C', 'D', 'E']) t.act(join(p, label));
      expect([t.step, t.seats]).toEqual(['separating', [1]]);
      t.act({ type: 'pair', unit: p.unit('D'), enemy: p.unit('A') });
      expect([t.step, t.seats]).toEqual(['nextFight', [0]]);
      expect(
        t
          .legal('combat')
          .map(({ unit }) => p.label(Number(unit)))
          .sort(),
      ).toEqual(['A', 'B']);
      t.act({ type: 'combat', unit: p.unit('B') });
      expect(
        t
          .told('fought')
          .slice(0, 2)
          .map(({ unit, foe }) => [p.label(unit), p.label(foe)]),
      ).toEqual([
        ['B', 'E'],
        ['E', 'B'],
      ]);
    },
  );
});

describe('units in a combat that do not lead it', () => {
  rule(
    ['nqsb.10.16.melee', 'nqsb.10.16'],
    'a shaken unit that is attacked falls back although a friend who joins leads the combat',
    () => {
      const p = duel('fr-pm-line', 'sp-pm', {}, { shaken: true })
        .put('C', 1, 'sp-pm', '1107', 'S')
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5);
      const t = fighting(p, 'A');
      while (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
      t.act(join(p, 'C'));
      expect(t.told('fought').map(({ unit }) => p.label(unit))).toEqual(['A', 'C']);
      expect([p.where('B'), p.where('C')]).toEqual(['1104', '1107']);
      expect(t.told('fellBack')).toEqual([expect.objectContaining({ unit: p.unit('B'), rule: 'nqsb.10.16.melee' })]);
    },
  );

  rule('nqsb.10.16.melee', 'if it is supported it may stay (R43)', () => {
    const p = duel('fr-pm-line', 'sp-pm', {}, { shaken: true })
      .put('C', 1, 'sp-pm', '1107', 'S')
      .lead(1, 0, '1006', 'villequier')
      .draws(0, 8, 7, 6, 5, 4)
      .draws(1, 8, 7, 6, 5, 4);
    const t = fighting(p, 'A');
    while (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
    t.act(join(p, 'C'));
    expect([t.step, types(t)]).toEqual(['retreating', ['fallBack', 'stay']]);
  });

  rule(
    ['nqsb.7.4.open', 'nqsb.7.4.2.losses'],
    'a closed-order unit that does not strike back is still before an open-order friend who joins',
    () => {
      const p = duel().put('C', 1, 'sp-fl', '1107', 'S').draws(0, 1, 2, 8, 7);
      const t = fighting(p, 'A');
      while (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
      t.act(join(p, 'C')).act(READY);
      // B takes the blow; nobody tests for its side.
      expect(tests(t)).toHaveLength(1);
      expect([strength(p, 'B') < 4, strength(p, 'C')]).toEqual([true, 3]);
      const both = duel().put('C', 1, 'sp-fl', '1107', 'S').draws(0, 8, 7, 6, 5).draws(1, 8, 7, 6, 5);
      const u = fighting(both, 'A');
      while (u.step === 'declare') u.act({ type: 'attack', target: both.unit('B') });
      u.act(join(both, 'C')).act(join(both, 'B'));
      expect(u.told('fought').map(({ unit }) => both.label(unit))).toEqual(['A', 'B']);
    },
  );

  rule('nqsb.7.4.2.vantaggio', 'who joins deals its automatic damage although the principal stands idle', () => {
    // Light horse in the flank of pikes that face away.
    const p = duel('fr-pm-line', 'sp-pm').put('A', 0, 'fr-pm-line', '1007', 'NW').put('C', 1, 'sp-cl', '1107', 'S');
    p.draws(0, 8, 7, 6, 5);
    const t = fighting(p, 'A');
    while (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
    t.act(join(p, 'C')).act(READY);
    expect(t.told('fought').map(({ unit, damage }) => [p.label(unit), damage])).toEqual([
      ['A', 0],
      ['B', 1],
    ]);
  });
});

describe('following up', () => {
  const won = (a: string, b = 'sp-pm') => duel(a, b).draws(0, 1, 2, 3, 7, 6, 5);

  rule(['nqsb.9.11', 'nqsb.9.11.ex1'], 'Incalzare: the winner takes the hex left by foot that fell back two', () => {
    const p = won('fr-pm-line');
    const t = fighting(p, 'A').act(READY);
    expect(p.where('B')).toBe('1104');
    expect([t.step, types(t)]).toEqual(['pressing', ['decline', 'press']]);
    t.act({ type: 'press', facing: p.facing('NE') });
    expect([p.where('A'), p.state.facing[p.unit('A')]]).toEqual(['1006', p.facing('NE')]);
    expect(t.step).toBeNull();
  });

  rule(
    ['nqsb.9.11', 'nqsb.9.11.ex2', 'nqsb.9.10.no'],
    'the move fights nobody and fires at nobody; musketeers beside it may evade',
    () => {
      const p = won('fr-pm-line').put('FL', 1, 'sp-fl', '1005', 'S');
      const t = fighting(p, 'A')
        .act(READY)
        .act({ type: 'press', facing: p.facing('N') });
      expect([t.step, t.seats]).toEqual(['evasion', [1]]);
      // Three hexes straight away to the north-west.
      expect(t.legal('evade')).toEqual([{ type: 'evade', unit: p.unit('FL'), to: p.hex('0802') }]);
      t.act(t.legal('evade')[0] ?? STAY);
      expect(strength(p, 'FL')).toBe(3);
      expect(t.step).toBeNull();
      expect(t.told('attacked')).toHaveLength(1);
    },
  );

  rule('nqsb.9.11.once', 'once a turn', () => {
    const p = won('fr-pm-line');
    p.state.marks[p.unit('A')] = 1024;
    expect(fighting(p, 'A').act(READY).step).toBeNull();
  });

  rule(['nqsb.9.11.limits', 'nqsb.9.12.limits'], 'not by reaction, nor from an area', () => {
    // B wins by reaction: it may not follow.
    const p = duel().draws(0, 8, 7, 6, 5).draws(1, 1, 2, 3, 7);
    const t = fighting(p, 'A').act(join(p, 'B'));
    expect(p.where('A')).toBe('0909');
    expect(t.step).toBeNull();
    const area = position('intro')
      .lead(0, 0, '0608', 'villequier')
      .put('A', 0, 'fr-pm-line', '0605', 'N')
      .put('B', 1, 'sp-pm', '0604', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 7);
    const u = fighting(area, 'A').act(READY);
    expect(area.where('B')).not.toBe('0604');
    expect(u.step).toBeNull();
  });

  rule(['nqsb.9.12', 'nqsb.9.12.once'], 'Inseguire: as it wishes, and a new melee at once; once a turn', () => {
    const p = won('fr-cp-chev').put('C', 1, 'sp-pm', '1204', 'S').draws(0, 8, 7, 6, 5, 4);
    const t = fighting(p, 'A').act(READY);
    expect([t.step, types(t)]).toEqual(['pressing', ['decline', 'pursue']]);
    expect(t.legal('pursue')).toHaveLength(2);
    t.act({ type: 'pursue', charge: false });
    expect(t.step).toBe('marching');
    // 1107 and then 1106, two hexes off C; or 1006 and 1105 beside it.
    t.act({ type: 'step', to: p.hex('1006') }).act({ type: 'step', to: p.hex('1105') });
    t.act({ type: 'halt', facing: p.facing('N') });
    const attacks = t.told('attacked').map(({ target }) => p.label(target));
    expect(attacks).toHaveLength(2);
  });

  rule('nqsb.9.3.test', 'a pursuit that charges takes its test', () => {
    const p = won('fr-cp-chev').put('C', 1, 'sp-pm', '1401', 'S');
    p.state.cards[0]?.top.push(25);
    const t = fighting(p, 'A').act(READY);
    t.act({ type: 'pursue', charge: true });
    expect([t.step, t.seats]).toEqual(['enough', [0]]);
    t.act(STOP);
    expect(t.told('tested').at(-1)).toMatchObject({ kind: 'charge', due: 5, successes: 1 });
    expect(t.step).toBe('marching');
  });
});

describe('cavalry after an undecided melee', () => {
  rule(
    ['nqsb.7.1.cavalry', 'nqsb.9.4.fallback', 'nqsb.9.4'],
    'it falls back four hexes though unhurt and supported (R41, R42)',
    () => {
      const p = duel('fr-cp-chev')
        .put('f1', 0, 'fr-fl', '1107')
        .put('f2', 0, 'fr-fl', '0907')
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5);
      fighting(p, 'A').act(join(p, 'B'));
      expect(p.where('A')).toBe('1007');
      const t = p.play({ step: 'cavalryBack' });
      expect(t.told('fellBack')).toHaveLength(1);
      expect(p.where('A')).toBe('0811');
    },
  );

  rule('nqsb.9.4.fallback', 'not again, if it has fallen back in the phase (R41)', () => {
    // Two losses: shaken, four hexes back already.
    const p = duel('fr-cp-chev', 'fr-pm-vet').draws(0, 8, 7, 6, 5, 4).draws(1, 1, 2, 3, 8, 7);
    fighting(p, 'A').act(join(p, 'B'));
    expect(p.where('A')).toBe('0811');
    expect(p.play({ step: 'cavalryBack' }).told('fellBack')).toEqual([]);
  });

  rule(
    ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry'],
    'what counts is the last combat: an enemy driven back that stands a second melee still stands (R41)',
    () => {
      const p = duel('fr-cp-chev').draws(0, 1, 2, 8, 7, 6, 5, 4, 8, 7, 6);
      const t = fighting(p, 'A').act(READY).act(fallBack(p, '1105'));
      t.act({ type: 'pursue', charge: false })
        .act({ type: 'step', to: p.hex('1006') })
        .act({ type: 'halt', facing: p.facing('N') })
        .act(READY);
      expect([t.told('attacked').length, p.where('B'), t.step]).toEqual([2, '1105', null]);
      expect(p.play({ step: 'cavalryBack' }).told('fellBack')).toHaveLength(1);
      expect(p.where('A')).not.toBe('1006');
    },
  );

  rule('nqsb.9.12', 'who went back in an earlier combat may pursue after the one it wins (R33)', () => {
    const p = duel('fr-cp-chev').draws(0, 1, 2, 8, 7, 6);
    p.state.marks[p.unit('A')] = DRIVEN_BACK;
    expect(fighting(p, 'A').act(READY).act(fallBack(p, '1105')).step).toBe('pressing');
  });

  rule('nqsb.9.4.fallback', 'not if the enemy went back, nor foot', () => {
    const p = duel('fr-cp-chev').draws(0, 1, 2, 6, 5, 4);
    const t = fighting(p, 'A').act(READY);
    t.act(fallBack(p, '1105')).act(DECLINE);
    expect(p.play({ step: 'cavalryBack' }).told('fellBack')).toEqual([]);
    const foot = duel().draws(0, 8, 7, 6, 5);
    fighting(foot, 'A').act(READY);
    expect(foot.play({ step: 'cavalryBack' }).told('fellBack')).toEqual([]);
  });
});

rule(
  ['nqsb.5.3.general', 'nqsb.5.3.2.optional'],
  'a unit that meets a general on its way takes him along, and may rest with him',
  () => {
    const p = duel().lead(1, 0, '1105', 'villequier').draws(0, 1, 2, 3, 7);
    const t = fighting(p, 'A').act(READY);
    expect(
      t
        .legal('fallBack')
        .map(({ to }) => p.name(Number(to)))
        .sort(),
    ).toEqual(['1104', '1105']);
    t.act(fallBack(p, '1104'));
    expect(p.name(p.state.post[p.general(1, 0)] ?? -1)).toBe('1104');
  },
);

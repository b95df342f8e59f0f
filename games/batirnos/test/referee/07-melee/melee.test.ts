/** Corners of the melee: who counts in it, who is hurt with whom, what it leaves owed (nqsb.7, 9.4, 9.11, 9.12, 10.1). */
import { describe, expect } from 'vitest';
import { type Condition, position, type Table } from '../../battlefield.ts';
import { DECLINE, fallBack, fighting, join, READY, step, strength, tests, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, settle } from '../scenes.ts';

/** French A at 1007 attacks the Spanish B at 1006, face to face; neither has moved. */
const duel = (a = 'fr-pm-line', b = 'sp-pm', other: Condition = {}) => faced(a, b, {}, other).order(0, 0, 10);

/** French beside every hex that B could go back to. */
const encircled = () => duel().put('C', 0, 'fr-pm-line', '1205', 'N').put('D', 0, 'fr-pm-line', '0905', 'N');

/** Stops every test as soon as it may be stopped. */
const joiners = (t: Table): string[] =>
  t
    .legal('join')
    .map(({ unit }) => t.position.label(Number(unit)))
    .sort();

describe('generals in a melee', () => {
  rule(
    ['nqsb.10.1.losses', 'nqsb.5.3', 'nqsb.5.3.2.optional'],
    'a general hurt with his unit is hurt again if it goes back, though it need not, and is lost beside an enemy',
    () => {
      // R44.
      const p = encircled().lead(1, 0, '1006', 'villequier').draws(0, 1, 2, 8, 7);
      const general = p.general(1, 0);
      const t = settle(fighting(p, 'A').act(READY));
      expect([types(t), p.state.health[general]]).toEqual([['fallBack', 'stay'], 2]);
      t.act(fallBack(p, '1105'));
      expect([p.where('B'), p.state.health[general]]).toEqual(['off', 1]);
    },
  );

  rule(
    ['nqsb.7.4', 'nqsb.7.4.2.losses', 'nqsb.10.1.tests', 'nqsb.10.1.losses'],
    'a general with a supporter neither helps the principal’s test nor shares his losses',
    () => {
      // R87.
      const p = duel()
        .put('C', 0, 'fr-pm-line', '1106', 'N')
        .lead(0, 1, '1106', 'gassion')
        .draws(0, 8, 7, 6, 5)
        .draws(1, 1, 2, 8, 7);
      const t = fighting(p, 'A', 'C').act(join(p, 'B'));
      t.act({ type: 'principal', unit: p.unit('A') });
      settle(t);
      expect(tests(t)[0]).toEqual([4, 4, 0]);
      expect([strength(p, 'A'), strength(p, 'C'), p.state.health[p.general(0, 1)]]).toEqual([3, 4, 3]);
    },
  );

  rule('nqsb.10.1.losses', 'two leaders with one unit are hurt alike, one loss each', () => {
    // Whoever is in the hex is aggregated.
    const p = duel()
      .lead(0, 0, '1007', 'villequier')
      .command(0, '1007', 'plessis')
      .draws(0, 8, 7, 6, 5, 4, 8, 7, 6)
      .draws(1, 1, 2, 8, 7);
    settle(fighting(p, 'A').act(join(p, 'B')));
    expect(strength(p, 'A')).toBe(3);
    expect([p.state.health[p.general(0, 0)], p.state.health[p.cic(0)]]).toEqual([2, 2]);
  });

  rule(
    ['nqsb.10.1.losses', 'nqsb.9.11', 'nqsb.10.1'],
    'left alone where his unit was destroyed he flees to friends when the winner takes the hex',
    () => {
      // R31.
      const p = duel('fr-pm-line', 'sp-pm', { strength: 1 })
        .lead(1, 0, '1006', 'villequier')
        .put('F', 1, 'sp-pm', '1104', 'S')
        .draws(0, 1, 2, 8, 7);
      const general = p.general(1, 0);
      const t = settle(fighting(p, 'A').act(READY));
      expect([p.where('B'), p.state.health[general], p.name(p.state.post[general] ?? -1)]).toEqual(['off', 1, '1006']);
      t.act({ type: 'press', facing: p.facing('N') });
      expect([p.where('A'), p.name(p.state.post[general] ?? -1), p.state.health[general]]).toEqual(['1006', '1104', 1]);
    },
  );

  rule(['nqsb.9.2.no-melee', 'nqsb.10.1.losses'], 'a general with guns that are overrun loses one', () => {
    // R44.
    const p = duel('fr-pm-line', 'sp-al').lead(1, 0, '1006', 'villequier');
    settle(fighting(p, 'A'));
    expect([p.where('B'), p.state.health[p.general(1, 0)]]).toEqual(['off', 2]);
  });
});

describe('who fights', () => {
  rule(
    ['nqsb.3.3.1.join', 'nqsb.3.3.1', 'nqsb.7.4'],
    'of the inactive side any division joins; of the active one only the division whose turn it is',
    () => {
      const p = duel()
        .put('D', 0, 'fr-pm-line', '1106', 'N', { division: 1 })
        .put('E', 1, 'sp-pm', '1107', 'S', { division: 1 })
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5);
      const t = fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });
      expect(joiners(t)).toEqual(['B', 'E']);
      t.act(join(p, 'B')).act(READY);
      // D stands in the flank of B, and that counts for nothing.
      expect(t.told('fought').map(({ unit, damage }) => [p.label(unit), damage])).toEqual([
        ['A', 0],
        ['B', 0],
      ]);
    },
  );

  rule(
    ['nqsb.10.14', 'nqsb.10.16', 'nqsb.9.2.no-melee', 'nqsb.3.3.1.join'],
    'a paralysed unit may join a melee; a shaken one and guns may not',
    () => {
      const beside = (troop: string, is: Condition) => {
        const p = duel().put('E', 1, troop, '1107', 'S', is);
        const t = fighting(p, 'A');
        if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
        return joiners(t);
      };
      expect(beside('sp-pm', { paralysed: true })).toEqual(['B', 'E']);
      expect(beside('sp-pm', { shaken: true })).toEqual(['B']);
      expect(beside('sp-al', {})).toEqual(['B']);
    },
  );

  rule(['nqsb.10.14', 'nqsb.7.1.1'], 'a paralysed unit with a melee order must attack', () => {
    // R73.
    const p = duel().put('A', 0, 'fr-pm-line', '1007', 'N', { paralysed: true }).draws(0, 8, 7, 6, 5);
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    expect(t.told('attacked')).toEqual([expect.objectContaining({ unit: p.unit('A'), target: p.unit('B') })]);
  });

  rule(['nqsb.10.13', 'nqsb.10.14'], 'a paralysed enemy with a melee order engages all the same', () => {
    // Only a shaken one does not.
    const p = duel('fr-pm-line', 'sp-pm', { paralysed: true }).order(0, 0, 29).order(1, 0, 10);
    const t = p.play({
      step: 'moving',
      division: p.division(0, 0),
      commanded: [p.unit('A')],
      budged: false,
    });
    expect(t.legal('march')).toEqual([]);
  });
});

describe('what a melee leaves', () => {
  rule(
    ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry', 'nqsb.9.7'],
    'horse that was attacked owes the fallback as much as who attacked; dragoons on foot do not',
    () => {
      // R41, R71.
      const p = duel('fr-pm-line', 'sp-cp').draws(0, 8, 7, 6, 5).draws(1, 8, 7, 6, 5, 4);
      fighting(p, 'A').act(join(p, 'B'));
      expect(p.where('B')).toBe('1006');
      expect(p.play({ step: 'cavalryBack' }).told('fellBack')).toHaveLength(1);
      expect(p.where('B')).toBe('1202');
      const foot = duel('sp-fp', 'sp-dr', { second: true }).draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6);
      settle(fighting(foot, 'A').act(join(foot, 'B')));
      expect(foot.play({ step: 'cavalryBack' }).told('fellBack')).toEqual([]);
    },
  );

  rule(
    ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry'],
    'horse against horse undecided: both fall back, each looking at where the other stood',
    () => {
      // R89.
      const p = duel('fr-cp-chev', 'sp-cp').draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6, 5, 4);
      fighting(p, 'A').act(join(p, 'B'));
      expect(p.play({ step: 'cavalryBack' }).told('fellBack')).toHaveLength(2);
      expect([p.where('A'), p.where('B')]).toEqual(['0811', '1202']);
    },
  );

  rule(
    ['nqsb.9.4.fallback', 'nqsb.5.3.incomplete', 'nqsb.10.1.losses'],
    'in a corner of the map it cannot be made: the horse loses one and so does the general with it',
    () => {
      // R36, R41.
      const p = position()
        .put('A', 0, 'fr-cp-chev', '0113', 'NE')
        .put('B', 1, 'sp-pm', '0213', 'NW')
        .lead(0, 0, '0113', 'latour')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8)
        .draws(1, 8, 7, 6, 5, 4);
      settle(fighting(p, 'A').act(READY));
      const t = p.play({ step: 'cavalryBack' });
      expect(t.told('incomplete')).toHaveLength(1);
      expect([strength(p, 'A'), p.state.health[p.general(0, 0)]]).toEqual([2, 2]);
    },
  );

  rule(
    ['nqsb.9.4.2.advantage', 'nqsb.9.12'],
    'heavy horse that pursues into a new enemy has moved into contact: it has its advantage',
    () => {
      const p = duel('fr-cp-chev').put('C', 1, 'sp-fp', '1205', 'S').draws(0, 1, 2, 3, 7, 6, 8, 7, 6, 5, 4, 8, 7);
      const t = settle(fighting(p, 'A').act(READY));
      expect(p.where('B')).toBe('1104');
      t.act({ type: 'pursue', charge: false }).act(step(p, '1107')).act(step(p, '1106'));
      t.act({ type: 'halt', facing: p.facing('N') }).act(READY);
      settle(t);
      expect(t.told('fought').at(-1)).toMatchObject({ unit: p.unit('A'), foe: p.unit('C'), damage: 1 });
    },
  );

  rule(
    ['nqsb.9.12', 'nqsb.9.4.1.contact'],
    'light horse in pursuit is bound by what open order may come beside',
    () => {
      // R77 says as much of aggressive troops.
      const chase = (shaken: boolean) => {
        const p = duel('fr-cl', 'sp-fl').put('C', 1, 'sp-pm', '1308', 'S', { shaken }).draws(0, 8, 7, 6, 5);
        const t = settle(fighting(p, 'A').act(READY)).act(fallBack(p, '1105'));
        t.act({ type: 'pursue', charge: false }).act(step(p, '1107')).act(step(p, '1207'));
        return t.legal('step').map(({ to }) => p.name(Number(to)));
      };
      expect(chase(false)).not.toContain('1208');
      expect(chase(true)).toContain('1208');
    },
  );

  rule(
    ['nqsb.9.11', 'nqsb.5.3'],
    'an enemy lost by its forced move beside another unit still leaves the hex it was beaten in',
    () => {
      const p = encircled().draws(0, 1, 2, 8, 7);
      const t = settle(fighting(p, 'A').act(READY)).act(fallBack(p, '1105'));
      expect([p.where('B'), types(t)]).toEqual(['off', ['decline', 'press']]);
      t.act({ type: 'press', facing: p.facing('N') });
      expect(p.where('A')).toBe('1006');
      const stay = encircled().draws(0, 1, 2, 8, 7);
      const u = settle(fighting(stay, 'A').act(READY)).act(fallBack(stay, '1105'));
      expect(u.act(DECLINE).step).toBeNull();
    },
  );
});

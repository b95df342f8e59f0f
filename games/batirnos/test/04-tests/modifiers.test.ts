/** How many cards a test draws, and what damage there is before it (nqsb.4, nqsb.6.2, nqsb.7.2, nqsb.7.3, nqsb.10.8). */
import { describe, expect, test } from 'vitest';
import { armyValue, due, leaderBonus, moraleModifiers } from '../../src/04-tests/tests.ts';
import { fireAdvantage, fireModifiers, fireProtection } from '../../src/06-fire/fire.ts';
import { advantageOf, meleeAdvantage, meleeModifiers, meleeProtection, weaknessTo } from '../../src/07-melee/melee.ts';
import { pair } from '../../src/state.ts';
import { type Condition, type Position, position } from '../battlefield.ts';
import { rule } from '../rules.ts';

const morale = (p: Position, label: string) => due(moraleModifiers(p.battle, p.unit(label), 'nerve'));
const fire = (p: Position, label: string, at: string, reaction = false) =>
  due(fireModifiers(p.battle, p.unit(label), p.unit(at), 'order', reaction));
const melee = (p: Position, label: string, foe: string, reaction = false) =>
  due(meleeModifiers(p.battle, p.unit(label), p.unit(foe), reaction));

/** A at 1007 facing north, B in front of it at 1006 facing south. */
const duel = (a: string, b: string, is: Condition = {}, other: Condition = {}) =>
  position().put('A', 0, a, '1007', 'N', is).put('B', 1, b, '1006', 'S', other);

describe('the number of cards', () => {
  rule(
    ['nqsb.4.cards', 'nqsb.10.8.cards', 'nqsb.2.6.1.values', 'nqsb.10.5'],
    'strength and the ability of the card',
    () => {
      const p = duel('fr-pm-vet', 'sp-pm', { strength: 2 });
      expect([melee(p, 'A', 'B'), fire(p, 'A', 'B'), morale(p, 'A')]).toEqual([4, 1, 4]);
    },
  );

  rule(['nqsb.10.11', 'nqsb.10.8.cards'], 'strength counts as three until it falls to two', () => {
    const cards = (strength: number) => melee(duel('sp-sq-vet', 'sp-pm', { strength }), 'A', 'B');
    // The tercio: melee 3 above three, 2 at three or less (nqsb.9.15.bonus).
    expect([6, 5, 4, 3, 2, 1].map(cards)).toEqual([6, 6, 6, 5, 4, 3]);
  });

  rule('nqsb.9.15.bonus', 'a square above three has one more in fire, melee and morale', () => {
    const of = (strength: number) => {
      const p = duel('sp-sq-it', 'fr-pm-line', { strength });
      return [fire(p, 'A', 'B'), melee(p, 'A', 'B'), morale(p, 'A')];
    };
    expect(of(4)).toEqual([3, 6, 6]);
    expect(of(3)).toEqual([2, 5, 5]);
  });

  rule('nqsb.4.cards', 'never fewer than one', () => {
    expect(fire(duel('fr-pm-line', 'sp-pm', { strength: 1 }), 'A', 'B')).toBe(1);
    expect(melee(duel('fr-fl', 'sp-fl', { strength: 1 }), 'A', 'B')).toBe(1);
  });

  rule(
    ['nqsb.10.1.tests', 'nqsb.8.general'],
    'a general with the unit adds what he has; strength stays the unit’s',
    () => {
      const p = duel('fr-pm-line', 'sp-pm', { strength: 2 }).lead(0, 0, '1007', 'conde');
      // Condé: fire 0, melee 2, morale 4.
      expect([fire(p, 'A', 'B'), melee(p, 'A', 'B'), morale(p, 'A')]).toEqual([1, 5, 8]);
      p.lead(0, 0, '1007', 'turenne');
      expect([fire(p, 'A', 'B'), melee(p, 'A', 'B'), morale(p, 'A')]).toEqual([2, 4, 8]);
      p.lead(0, 0, '1007', 'replacement');
      expect(melee(p, 'A', 'B')).toBe(2);
    },
  );

  test('R45: his protection is not added', () => {
    const p = duel('fr-pm-line', 'sp-pm').lead(0, 0, '1007', 'conde');
    expect(meleeProtection(p.battle, p.unit('A'), p.unit('B'))).toBe(1);
    expect(fireProtection(p.battle, p.unit('A'), p.unit('B'))).toBe(0);
  });

  rule('nqsb.10.7.combat', 'a focus on fire or melee gives one card in every such test', () => {
    const p = duel('fr-pm-vet', 'sp-pm');
    expect([fire(p.order(0, 0, 5, 'fire'), 'A', 'B'), melee(p, 'A', 'B')]).toEqual([3, 5]);
    expect([fire(p.order(0, 0, 5, 'melee'), 'A', 'B'), melee(p, 'A', 'B', true)]).toEqual([2, 6]);
  });

  rule(['nqsb.9.16', 'nqsb.9.16.sector'], 'reiter fire to a flank with a card less', () => {
    const p = position()
      .put('R', 0, 'ge-re', '1007', 'N')
      .put('front', 1, 'sp-pm', '1006')
      .put('flank', 1, 'sp-pm', '1107');
    expect([fire(p, 'R', 'front'), fire(p, 'R', 'flank')]).toEqual([3, 2]);
  });

  rule(
    ['nqsb.5.4.2.cl', 'nqsb.5.4.2.fp', 'nqsb.5.4.2.fl', 'nqsb.7.4.terrain'],
    'in a wood CL and FP have -1 in melee and morale, FL not',
    () => {
      const of = (troop: string, hex: string) => {
        const p = position('intro').put('A', 0, troop, hex).put('B', 1, 'sp-fl', '0806');
        return [melee(p, 'A', 'B'), morale(p, 'A')];
      };
      expect([of('fr-cl', '0805'), of('fr-cl', '0905')]).toEqual([
        [3, 4],
        [2, 3],
      ]);
      expect([of('sp-fp', '0805'), of('sp-fp', '0905')]).toEqual([
        [5, 5],
        [4, 4],
      ]);
      expect(of('fr-fl', '0905')).toEqual(of('fr-fl', '0805'));
    },
  );

  rule(
    ['nqsb.5.4.1.inf', 'nqsb.5.4.3.closed', 'nqsb.5.4.3.open'],
    'morale: +1 in an area, -1 for closed order on difficult ground',
    () => {
      const at = (troop: string, hex: string) => morale(position('intro').put('A', 0, troop, hex), 'A');
      expect([at('fr-pm-line', '0604'), at('fr-pm-line', '0605'), at('fr-pm-line', '1005')]).toEqual([5, 6, 4]);
      expect([at('fr-fl', '0604'), at('fr-fl', '0605'), at('fr-fl', '1005')]).toEqual([4, 5, 4]);
      expect([at('fr-cp-chev', '0604'), at('fr-cp-chev', '1005')]).toEqual([5, 4]);
      expect([at('fr-al', '0604'), at('fr-al', '0605')]).toEqual([3, 3]);
    },
  );
});

describe('what counts as a success', () => {
  rule(
    ['nqsb.2.1.2', 'nqsb.10.19', 'nqsb.1.2.success', 'nqsb.4.success'],
    'the army value is three unless the scenario says otherwise',
    () => {
      expect([armyValue(position().battle, 0), armyValue(position().battle, 1)]).toEqual([3, 3]);
    },
  );

  rule('nqsb.10.19.scenario', 'at night the surprised army has two', () => {
    const arras = position('arras');
    expect([armyValue(arras.battle, 0), armyValue(arras.battle, 1)]).toEqual([3, 2]);
    arras.state.turn = 3;
    expect(armyValue(arras.battle, 1)).toBe(2);
    arras.state.turn = 4;
    expect(armyValue(arras.battle, 1)).toBe(3);
    expect(armyValue(position('valenciennes').battle, 0)).toBe(2);
  });

  rule('nqsb.10.19.agreed', 'players may agree another value', () => {
    const p = position('rocroi', { firstValue: '4', secondValue: '2' });
    expect([armyValue(p.battle, 0), armyValue(p.battle, 1)]).toEqual([4, 2]);
  });
});

describe('automatic damages of fire', () => {
  const auto = (shooter: string, target: string, is: Condition = {}) => {
    const p = duel(shooter, target, {}, is);
    return fireAdvantage(p.battle, p.unit('A'), p.unit('B'));
  };

  rule(['nqsb.6.2', 'nqsb.6.2.example'], 'musketeers on heavy and medium horse, pikes and squares', () => {
    expect(['fr-cp-chev', 'ge-cm', 'ge-re', 'sp-pm', 'sp-sq-vet'].map(target => auto('fr-fl', target))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(['sp-cl', 'sp-fl', 'sp-fp'].map(target => auto('fr-fl', target))).toEqual([0, 0, 0]);
    expect(auto('fr-fl', 'sp-al')).toBe(0);
  });

  rule('nqsb.6.2', 'light horse as musketeers, medium horse on pikes only, pikes on nobody', () => {
    expect(['sp-cp', 'ge-re', 'sp-pm', 'sp-fl'].map(target => auto('fr-cl', target))).toEqual([1, 1, 1, 0]);
    expect(['sp-cp', 'ge-cm', 'sp-sq-wal'].map(target => auto('ge-re', target))).toEqual([0, 0, 1]);
    expect(['sp-cp', 'ge-cm', 'sp-pm', 'sp-fl'].map(target => auto('fr-pm-vet', target))).toEqual([0, 0, 0, 0]);
    expect(auto('fr-al', 'sp-pm')).toBe(0);
  });

  test('R71: dragoons on foot fire and are fired at as light infantry, mounted they are light cavalry', () => {
    const p = position().put('D', 0, 'fr-dr', '1007', 'N', { second: true }).put('B', 1, 'sp-cp', '1006');
    expect(fireAdvantage(p.battle, p.unit('D'), p.unit('B'))).toBe(1);
  });
});

describe('automatic damages of melee', () => {
  const auto = (
    a: string,
    b: string,
    {
      moved = false,
      line = false,
      is = {},
      other = {},
    }: { moved?: boolean; line?: boolean; is?: Condition; other?: Condition } = {},
  ) => {
    const p = duel(a, b, is, other);
    if (line) p.put('beside', 0, a, '1107', 'N');
    if (moved) p.state.contacts.push(pair(p.unit('A'), p.unit('B')));
    return meleeAdvantage(p.battle, p.unit('A'), p.unit('B')).damage;
  };
  const ALL = ['sp-cp', 'ge-cm', 'ge-re', 'sp-cl', 'sp-fl', 'sp-fp', 'sp-pm', 'sp-sq-vet'];

  rule(['nqsb.9.4.2.advantage', 'nqsb.7.2'], 'heavy horse only when it has moved into contact', () => {
    expect(ALL.map(foe => auto('fr-cp-chev', foe, { moved: true }))).toEqual([0, 1, 1, 1, 2, 1, 0, 0]);
    expect(ALL.map(foe => auto('fr-cp-chev', foe))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  rule(
    ['nqsb.2.6.2', 'nqsb.7.2', 'nqsb.7.2.symbols'],
    'pikes on light troops always, on CP, CM and FP only in line',
    () => {
      expect(ALL.map(foe => auto('fr-pm-vet', foe))).toEqual([0, 0, 0, 1, 2, 0, 0, 0]);
      expect(ALL.map(foe => auto('fr-pm-vet', foe, { line: true }))).toEqual([1, 1, 1, 1, 2, 1, 0, 0]);
    },
  );

  rule('nqsb.7.2', 'medium and light horse, heavy foot, squares whole and worn (R55)', () => {
    expect(ALL.map(foe => auto('ge-re', foe))).toEqual([0, 0, 0, 1, 2, 1, 0, 0]);
    expect(ALL.map(foe => auto('fr-cl', foe))).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
    expect(ALL.map(foe => auto('sp-fp', foe))).toEqual([0, 0, 0, 0, 2, 1, 3, 3]);
    expect(ALL.map(foe => auto('sp-sq-vet', foe))).toEqual([1, 1, 1, 1, 2, 0, 0, 0]);
    expect(ALL.map(foe => auto('sp-sq-vet', foe, { is: { strength: 3 } }))).toEqual([0, 0, 0, 1, 2, 0, 0, 0]);
    expect(ALL.map(foe => auto('fr-fl', foe))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  rule(['nqsb.9.13.ignore', 'nqsb.7.2.cancel'], 'a line of battle ignores the advantage of who is on its front', () => {
    const p = duel('sp-fp', 'sp-pm').put('C', 1, 'sp-pm', '1106', 'S');
    const on = () => meleeAdvantage(p.battle, p.unit('A'), p.unit('B')).damage;
    expect(on()).toBe(0);
    // From the flank of B it counts.
    p.put('A', 0, 'sp-fp', '0906', 'N');
    expect(on()).toBe(3);
    p.put('A', 0, 'sp-fp', '1007', 'N').put('C', 1, 'sp-pm', '1306', 'S');
    expect(on()).toBe(3);
  });

  const onGround = (a: string, where: string, b: string, there: string) => {
    const p = position('intro').put('A', 0, a, where, 'N').put('B', 1, b, there, 'S');
    return meleeAdvantage(p.battle, p.unit('A'), p.unit('B')).damage;
  };

  rule(['nqsb.5.4.1.advantage', 'nqsb.7.2.cancel'], 'none by or against a unit in an area', () => {
    expect(onGround('fr-pm-line', '0606', 'sp-fl', '0506')).toBe(2);
    expect(onGround('fr-pm-line', '0606', 'sp-fl', '0605')).toBe(0);
    expect(onGround('fr-pm-line', '0605', 'sp-fl', '0606')).toBe(0);
  });

  rule(
    ['nqsb.5.4.2.fl', 'nqsb.5.4.2.cl', 'nqsb.5.4.3.open', 'nqsb.7.2.cancel'],
    'none against light troops in woods or on difficult ground',
    () => {
      expect([
        onGround('fr-pm-line', '0805', 'sp-fl', '0905'),
        onGround('fr-pm-line', '0805', 'sp-cl', '0905'),
      ]).toEqual([0, 0]);
      expect([
        onGround('fr-pm-line', '1105', 'sp-fl', '1005'),
        onGround('fr-pm-line', '1105', 'sp-cl', '1005'),
      ]).toEqual([0, 0]);
      expect(onGround('fr-cl', '0905', 'sp-fl', '0805')).toBe(2);
    },
  );

  rule(['nqsb.5.4.3.closed', 'nqsb.7.2.cancel'], 'none by closed order on difficult ground', () => {
    expect([onGround('fr-pm-line', '1005', 'sp-fl', '1105'), onGround('ge-re', '1005', 'sp-fl', '1105')]).toEqual([
      0, 0,
    ]);
    expect(onGround('sp-fp', '1005', 'sp-pm', '1105')).toBe(0);
    expect(onGround('fr-cl', '1005', 'sp-fl', '1105')).toBe(2);
  });

  rule(['nqsb.7.4.2.vantaggio'], 'all of the larger side use theirs; that of a line is granted once (R53)', () => {
    const p = position()
      .put('foe', 1, 'sp-cp', '1006', 'S')
      .put('A', 0, 'fr-pm-vet', '0907', 'N')
      .put('B', 0, 'fr-pm-vet', '1007', 'N');
    expect(advantageOf(p.battle, [p.unit('A'), p.unit('B')], p.unit('foe'))).toBe(1);
    // Plain symbols add up: two on light infantry from each.
    p.put('foe', 1, 'sp-fl', '1006', 'S');
    expect(advantageOf(p.battle, [p.unit('A'), p.unit('B')], p.unit('foe'))).toBe(4);
  });
});

describe('weakness and protection', () => {
  rule(['nqsb.7.3', 'nqsb.7.4.2.svantaggio', 'nqsb.9.15.weak-rear'], 'each enemy in a weak hex counts', () => {
    const weak = (troop: string, ...hexes: string[]) => {
      const p = position().put('A', 0, troop, '1007', 'N');
      for (const hex of hexes) p.put(hex, 1, 'sp-cp', hex);
      return weaknessTo(
        p.battle,
        p.unit('A'),
        hexes.map(hex => p.unit(hex)),
      );
    };
    expect([weak('fr-pm-vet', '1006'), weak('fr-pm-vet', '0907'), weak('fr-pm-vet', '0907', '1107', '1008')]).toEqual([
      0, 1, 3,
    ]);
    expect([weak('sp-sq-vet', '0907', '1107'), weak('sp-sq-vet', '1008')]).toEqual([0, 1]);
    expect([weak('fr-fl', '1008'), weak('fr-cl', '1008'), weak('fr-al', '1008'), weak('fr-dr', '1008')]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([weak('ge-re', '1008'), weak('sp-fp', '0907')]).toEqual([1, 1]);
  });

  rule('nqsb.5.4.1.inf', 'in an area there is no weakness', () => {
    const p = position('intro').put('A', 0, 'fr-pm-line', '0605', 'N').put('B', 1, 'sp-pm', '0606');
    expect(weaknessTo(p.battle, p.unit('A'), [p.unit('B')])).toBe(0);
  });

  const shield = (p: Position) => [
    fireProtection(p.battle, p.unit('A'), p.unit('B')),
    meleeProtection(p.battle, p.unit('A'), p.unit('B')),
  ];

  rule(['nqsb.2.6.1.protection', 'nqsb.1.4.protection'], 'the first number against fire, the second in melee', () => {
    expect(shield(duel('fr-pm-line', 'sp-pm'))).toEqual([0, 1]);
    expect(shield(duel('ge-cp', 'fr-pm-line'))).toEqual([1, 2]);
    expect(shield(duel('fr-dr', 'sp-pm'))).toEqual([1, 0]);
  });

  rule(
    ['nqsb.1.4.hex-protection', 'nqsb.5.4.1.inf', 'nqsb.5.4.1.art'],
    'an area adds one to foot and guns, nothing to horse',
    () => {
      const at = (troop: string) => shield(position('intro').put('A', 0, troop, '0605').put('B', 1, 'sp-pm', '0606'));
      expect([at('fr-pm-line'), at('fr-fl'), at('fr-al'), at('fr-cp-chev')]).toEqual([
        [1, 2],
        [2, 2],
        [1, 1],
        [1, 1],
      ]);
    },
  );

  rule(['nqsb.1.4.terrain-fort', 'nqsb.1.4.hex-protection'], 'field works protect only across their sides', () => {
    const p = position('arras').put('A', 1, 'sp-pm', '0607', 'S').put('B', 0, 'fr-pm-line', '0608', 'N');
    expect(shield(p)).toEqual([2, 2]);
    p.put('B', 0, 'fr-pm-line', '0606', 'S');
    expect(shield(p)).toEqual([1, 1]);
  });

  rule('nqsb.5.4.6', 'gabions give one to artillery only', () => {
    const at = (troop: string) =>
      shield(position('arras').put('A', 1, troop, '1106').put('B', 0, 'fr-pm-line', '1105'));
    expect([at('sp-ap'), at('sp-pm')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const away = position('arras').put('A', 1, 'sp-ap', '1205').put('B', 0, 'fr-pm-line', '1105');
    expect(shield(away)).toEqual([0, 0]);
  });
});

rule(
  ['nqsb.10.1.tests', 'nqsb.10.8.cards'],
  'of several leaders with a unit the best counts, in each kind of test (R99)',
  () => {
    const p = position()
      .lead(0, 0, '1007', 'plessis')
      .lead(0, 1, '1007', 'gassion')
      .put('A', 0, 'fr-pm-line', '1007', 'N');
    const bonus = (what: 'fire' | 'melee' | 'morale') => leaderBonus(p.battle, p.unit('A'), what);
    const adds = (value: number) => [{ rule: 'nqsb.10.1.tests', value }];
    // Plessis: morale 2, fire 1, melee 0. Gassion: 3, 0, 2.
    expect([bonus('morale'), bonus('fire'), bonus('melee')]).toEqual([adds(3), adds(1), adds(2)]);
    p.state.post = p.state.post.map(() => -1);
    expect(bonus('morale')).toEqual([]);
  },
);

rule(['nqsb.7.2', 'nqsb.9.13.ignore'], 'an advantage that does not hold is none, of a line or otherwise', () => {
  const advantage = (a: string, b: string) => {
    const p = duel(a, b);
    return meleeAdvantage(p.battle, p.unit('A'), p.unit('B'));
  };
  const none = { damage: 0, line: false };
  expect(advantage('fr-al', 'sp-pm')).toEqual(none);
  expect(advantage('fr-cp-chev', 'sp-al')).toEqual(none);
  expect(advantage('fr-cp-chev', 'sp-pm')).toEqual(none);
});

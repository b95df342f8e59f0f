/** Reactions and refusals at their boundaries: shots, charges, rushes, chases, joining (nqsb.6.1, nqsb.9, nqsb.10.12). */
import { at, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { mayCharge, mayRideInto } from '../../src/05-movement/trips.ts';
import { whyIdle, whyNoCharge, whyNoChargeAt, whyNoJoin, whyNotAlone } from '../../src/09-abilities/refusing.ts';
import { actingUnits, commandCapacity, obeyedBy } from '../../src/10-command/command.ts';
import { EVADED, FIERCE, GONE, type Side } from '../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../battlefield.ts';
import {
  charge,
  evade,
  FIRE_BACK,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  marks,
  moving,
  STOP,
  shoot,
  step,
  strength,
  tests,
} from '../drill.ts';
import { rule } from '../rules.ts';

/** The order cards on the table are not in the decks. */
function ordersDrawn(p: Position): Position {
  p.state.cards.forEach((cards, side) => {
    const orders = p.state.order.filter((_, division) => at(p.ground.roster.divisions, division).side === side);
    cards.pile = cards.pile.filter(card => !orders.includes(card));
  });
  return p;
}

/** A fires at B from two hexes; its general is behind it, as is B's. */
const exchange = (a: string, b: string, other: Condition = {}, from = '1007') =>
  position()
    .lead(0, 0, from, 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, from, 'N')
    .put('B', 1, b, '1005', 'S', other)
    .order(0, 0, 5);

describe('shots', () => {
  rule(
    ['nqsb.6.1.damage', 'nqsb.6.1.protection'],
    'protection beyond the damage is not made good: no loss at all',
    () => {
      const p = exchange('fr-pm-line', 'sp-pm').draws(0, 8, 7, 6, 5);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD);
      expect(t.told('fired').map(({ damage, protection, losses }) => [damage, protection, losses])).toEqual([
        [0, 1, 0],
      ]);
      expect([strength(p, 'B'), p.state.losses[p.unit('B')], t.told('losses')]).toEqual([4, 0, []]);
    },
  );

  rule(['nqsb.10.12', 'nqsb.6.1.react-fire'], 'a weakened target fires back if one card of its test succeeds', () => {
    const answered = (...values: number[]) => {
      const p = exchange('fr-pm-line', 'sp-pm', { strength: 1 })
        .draws(0, 8, 7, 6, 5)
        .draws(1, ...values);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(FIRE_BACK);
      if (t.step === 'enough') t.act(STOP);
      return t.told('fired').map(({ unit }) => p.label(unit));
    };
    expect(answered(8, 7, 3)).toEqual(['A', 'B']);
    expect(answered(8, 7, 4)).toEqual(['A']);
  });

  rule(['nqsb.2.5.2.ability', 'nqsb.9.5.fire'], '48 Indecisione: one card less when it rides at the shooter', () => {
    const cards = (number: number) => {
      const p = exchange('fr-al', 'sp-cp', {}, '1009').draws(0, 8, 7, 6).draws(1, 8, 7, 6, 5, 4).order(1, 0, number);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act({ type: 'counterFire', charge: true });
      return tests(t).at(-1)?.[0];
    };
    expect([cards(30), cards(48)]).toEqual([5, 4]);
  });
});

describe('charges', () => {
  rule(
    ['nqsb.2.5.2.ability', 'nqsb.10.1.separate'],
    '17 Carica!: after a failed test its leaders come along, or not',
    () => {
      const failed = (alone: boolean) => {
        const p = position()
          .lead(0, 0, '1009', 'rosen')
          .put('A', 0, 'fr-cp-chev', '1009', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 17)
          .draws(0, 8, 4, 5, 6, 7, 8, 4, 5, 6);
        moving(p)
          .act({ ...charge(p, 'A', 'B'), alone })
          .act(step(p, '1008'));
        return [p.where('A'), p.name(at(p.state.post, p.general(0, 0)))];
      };
      expect([failed(false), failed(true)]).toEqual([
        ['1008', '1008'],
        ['1008', '1009'],
      ]);
    },
  );

  rule('nqsb.9.1', 'a rush goes as far as a charge would, and not a hex farther (R77)', () => {
    const rushed = (hex: string) => {
      const p = position().put('A', 0, 'fr-cp-gend', '1010', 'N').put('B', 1, 'sp-pm', hex, 'S').draws(0, 1);
      const t = p.play({ step: 'aggressors', done: [] });
      return [t.told('aggressed').length, tests(t).length, t.step];
    };
    // Two points and two of Carica: three hexes off it walks, four and five it must charge.
    expect(['1007', '1006', '1005', '1004'].map(rushed)).toEqual([
      [1, 0, 'marching'],
      [1, 0, 'enough'],
      [1, 0, 'enough'],
      [0, 0, null],
    ]);
  });

  rule(['nqsb.9.3', 'nqsb.9.3.infantry'], 'horse charges horse and foot, foot only foot, and only with Carica', () => {
    const verdict = (a: string, b: string) => {
      const p = position().put('A', 0, a, '1009', 'N').put('B', 1, b, '1005', 'S');
      const why = whyNoChargeAt(p.battle, p.unit('A'), p.unit('B'));
      expect(mayCharge(p.battle, p.unit('A'), p.unit('B'))).toBe(why === undefined);
      return why?.rule ?? 'charges';
    };
    expect(verdict('fr-cp-chev', 'sp-cp')).toBe('charges');
    expect(verdict('fr-cp-chev', 'sp-pm')).toBe('charges');
    expect(verdict('fr-pm-vet', 'sp-pm')).toBe('charges');
    expect(verdict('fr-pm-vet', 'sp-cp')).toBe('nqsb.9.3.infantry');
    expect(verdict('fr-fl', 'sp-cp')).toBe('nqsb.9.3');
    expect(verdict('fr-cl', 'sp-pm')).toBe('nqsb.9.3');
  });

  rule(['nqsb.9.3', 'nqsb.9.3.orders', 'nqsb.9.3.contact'], 'why a unit does not charge this enemy', () => {
    const p = position()
      .lead(0, 0, '1010')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-pm', '1003', 'S')
      .order(0, 0, 5);
    const why = () => {
      const found = whyNoCharge(p.battle, p.unit('A'), p.unit('B'));
      return [found?.rule, found?.reason];
    };
    expect(why()).toEqual(['nqsb.9.3.contact', 'cannotReach']);
    p.order(0, 0, 12);
    expect(why()).toEqual(['nqsb.9.3.orders', 'noOrder']);
    p.order(0, 0, 5).put('C', 1, 'sp-pm', '1008', 'S');
    expect(why()).toEqual(['nqsb.9.3.contact', 'besideEnemy']);
    expect(whyNoCharge(p.battle, p.unit('A'), p.unit('A'))).toMatchObject({ rule: 'nqsb.9.3', reason: 'isFriend' });
    p.state.cell = p.state.cell.with(p.unit('B'), GONE);
    expect(why()).toEqual(['nqsb.9.3', 'notThere']);
  });
});

describe('chases', () => {
  /** A, who stood beside B, has walked away; B is asked. */
  const left = (b: string, to: string[], is: Condition = {}) => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, b, '1006', 'S', is)
      .order(0, 0, 29);
    ordersDrawn(p);
    const t = to.reduce((now, hex) => now.act(step(p, hex)), moving(p).act(march(p, 'A')));
    return { p, t: t.act(halt(p)) };
  };
  const chase = (p: Position, how: string) => ({ type: 'chase', unit: p.unit('B'), how });

  rule('nqsb.3.3.1.pursue', 'who goes after it and does not reach it holds no melee order for that', () => {
    const after = (...hexes: string[]) => {
      const { p, t } = left('sp-cp', ['1008', '1009']);
      t.act(chase(p, 'inseguire'));
      for (const hex of hexes) t.act(step(p, hex));
      t.act(halt(p, 'S'));
      return marks(p, 'B') & FIERCE;
    };
    expect([after('1007'), after('1007', '1008')]).toEqual([0, FIERCE]);
  });

  rule(
    ['nqsb.3.3.1.pursue', 'nqsb.9.3.test'],
    'only a charge after it hangs on a test; a weakened unit’s chase on its nerve',
    () => {
      const { p, t } = left('sp-cp', ['1008', '1009']);
      expect(oddsOf(t.play, 1, chase(p, 'inseguire'))).toBeNull();
      const odds = oddsOf(t.play, 1, chase(p, 'charge'));
      expect(odds?.outcomes.map(({ events }) => events.at(-1)?.type).sort()).toEqual(['chargeFailed', 'charging']);
      const weak = left('sp-cp', ['1008', '1009'], { strength: 1 });
      const nerve = oddsOf(weak.t.play, 1, chase(weak.p, 'inseguire'));
      expect(nerve?.outcomes.map(({ events }) => events.at(-1)?.type).sort()).toEqual(['faltered', 'steadied']);
    },
  );
});

describe('evasion', () => {
  const stakes = (b: string, to: string, is: Condition = {}) => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, b, '1005', 'S', is)
      .order(0, 0, 16);
    const t = moving(ordersDrawn(p)).act(march(p, 'A')).act(step(p, '1006'));
    const odds = oddsOf(t.play, 1, evade(p, 'B', to));
    return (
      odds && {
        kinds: new Set(odds.outcomes.flatMap(({ events }) => events.map(({ type }) => type))),
        cards: odds.modifiers,
      }
    );
  };

  rule(
    ['nqsb.9.8.al', 'nqsb.10.12'],
    'light guns hang on their test, weakened foot on its nerve, others on nothing',
    () => {
      expect(stakes('sp-fl', '0802')).toBeNull();
      const guns = stakes('sp-al', '0903');
      expect([guns?.kinds.has('faltered'), guns?.kinds.has('steadied')]).toEqual([true, true]);
      expect(guns?.cards.reduce((sum, { value }) => sum + value, 0)).toBe(3);
      const weak = stakes('sp-fl', '0802', { strength: 1 });
      expect([weak?.kinds.has('faltered'), weak?.kinds.has('steadied')]).toEqual([true, true]);
    },
  );
});

describe('who acts', () => {
  rule(['nqsb.5.may', 'nqsb.6.order', 'nqsb.8.order'], 'an order that does not give the action is none for it', () => {
    const p = position().lead(0, 0, '1010').put('A', 0, 'fr-pm-line', '1013', 'N');
    const division = p.division(0, 0);
    const why = (number: number) => {
      p.order(0, 0, number);
      return (['nqsb.5.may', 'nqsb.6.order', 'nqsb.8.order'] as const).map(
        phase => whyIdle(p.battle, division, p.unit('A'), phase)?.reason,
      );
    };
    expect(why(29)).toEqual(['outOfCommand', 'noOrder', 'noOrder']);
    expect(why(14)).toEqual(['noOrder', 'outOfCommand', 'outOfCommand']);
    expect(why(30)).toEqual(['noOrder', 'noOrder', 'outOfCommand']);
    expect(why(5)).toEqual(['outOfCommand', 'outOfCommand', 'noOrder']);
    p.put('A', 0, 'fr-pm-line', '1011', 'N', { division: 1 });
    expect(why(1)).toEqual(['noOrder', 'noOrder', 'noOrder']);
  });

  rule('nqsb.10.1.separate', 'leaders are left behind by who has some', () => {
    const p = position().lead(0, 0, '1010').put('A', 0, 'fr-pm-line', '1010').put('B', 0, 'fr-pm-line', '1011');
    const why = (label: string, alone: boolean) => whyNotAlone(p.battle, p.unit(label), alone)?.reason;
    expect([why('A', true), why('A', false), why('B', true), why('B', false)]).toEqual([
      undefined,
      undefined,
      'noLeader',
      undefined,
    ]);
  });

  rule('nqsb.9.2.command', 'guns beyond their general obey another who has an order for it and reaches them', () => {
    const p = position()
      .lead(0, 0, '1013', 'villequier')
      .lead(0, 1, '1007', 'villequier')
      .lead(0, 2, '1107', 'villequier')
      .put('G', 0, 'fr-al', '1008', 'N')
      .put('H', 0, 'fr-fl', '0201', 'N', { division: 1 })
      .put('I', 0, 'fr-fl', '0301', 'N', { division: 2 });
    const [own, near, other] = [p.division(0, 0), p.division(0, 1), p.division(0, 2)];
    const obeyed = () => obeyedBy(p.battle, p.unit('G'), 'fire');
    expect(obeyed()).toBe(own);
    p.order(0, 1, 14);
    expect(obeyed()).toBe(near);
    expect(actingUnits(p.battle, near, 'fire')).toEqual([p.unit('G')]);
    // Of two the one who acts first; an order without fire is none.
    p.order(0, 2, 4);
    expect(obeyed()).toBe(other);
    p.order(0, 2, 10);
    expect(obeyed()).toBe(near);
    // An ordered general out of reach has no guns to lend.
    p.order(0, 2, 4).lead(0, 2, '2002');
    expect(obeyed()).toBe(near);
    p.lead(0, 0, '1010');
    expect(obeyed()).toBe(own);
    expect(actingUnits(p.battle, near, 'fire')).toEqual([]);
  });

  rule('nqsb.3.2.1', 'each side’s capacity is its own', () => {
    const p = position().command(0, '1013').lead(0, 0, '1012').put('A', 0, 'fr-fl', '1012');
    p.command(1, '1002').lead(1, 0, '1003').lead(1, 1, '1203').lead(1, 2, '0803');
    p.put('B', 1, 'sp-fl', '1003').put('C', 1, 'sp-fl', '1203', 'S', { division: 1 });
    p.put('D', 1, 'sp-fl', '0803', 'S', { division: 2 });
    const capacity = ([0, 1] as const).map((side: Side) => commandCapacity(p.battle, side));
    expect(capacity).toEqual([2, 4]);
    const t = p.play({ step: 'planning' });
    expect(t.told('turnBegan').map(told => told.capacity)).toEqual([[2, 4]]);
    expect(p.state.cards.map(({ hand }) => hand.length)).toEqual([2, 4]);
  });

  rule(['nqsb.5.4.5', 'nqsb.5.2.free'], 'no leader rides into impassable ground', () => {
    const p = position('dunes');
    const sea = p.battle.field.terrain.indexOf(4);
    expect(sea).toBeGreaterThanOrEqual(0);
    expect(mayRideInto(p.battle, sea, 0)).toBe(false);
  });
});

describe('melee', () => {
  const duel = (is: Condition = {}) =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S', is)
      .put('C', 1, 'sp-pm', '0906', 'S')
      .order(0, 0, 10);
  const attacked = (p: Position): Table => fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });

  rule(['nqsb.10.12', 'nqsb.3.3.1.melee'], 'who has lost his nerve is not asked again', () => {
    const p = duel({ strength: 1 }).draws(1, 8, 7, 6);
    const t = attacked(p).act(join(p, 'B'));
    expect(t.told('faltered').map(({ unit }) => p.label(unit))).toEqual(['B']);
    expect(t.refusal(join(p, 'B'))).toMatchObject({ rule: 'nqsb.10.12', reason: 'hasFaltered' });
    expect(t.legal('join')).toEqual([join(p, 'C')]);
  });

  rule(['nqsb.3.3.1.join', 'nqsb.10.16.melee', 'nqsb.9.2.no-melee'], 'why a unit does not join', () => {
    const p = duel()
      .put('D', 1, 'sp-pm', '1104', 'S')
      .put('E', 1, 'sp-pm', '1107', 'S', { shaken: true })
      .put('G', 1, 'sp-al', '0908', 'S')
      .put('F', 0, 'fr-pm-line', '0907', 'N');
    const melee = { side: 0, attacks: [[p.unit('A'), p.unit('B')]], joined: [p.unit('C')], at: 'division' as const };
    const why = (label: string, refused: number[] = []) => {
      const found = whyNoJoin(p.battle, melee, refused, p.unit(label));
      return `${found?.rule} ${found?.reason}`;
    };
    expect(why('F')).toBe('nqsb.3.3.1.join isFriend');
    expect(why('C')).toBe('nqsb.3.3.1.melee hasJoined');
    expect(why('B', [p.unit('B')])).toBe('nqsb.10.12 hasFaltered');
    expect(why('E')).toBe('nqsb.10.16.melee isShaken');
    expect(why('D')).toBe('nqsb.3.3.1.join notBeside');
    expect(why('G')).toBe('nqsb.9.2.no-melee noMelee');
  });

  rule(['nqsb.7.1.1', 'nqsb.3.1'], 'a division with nobody to fight is not asked for its melee', () => {
    const p = duel().lead(0, 1, '1510', 'villequier').put('X', 0, 'fr-pm-line', '1509', 'N', { division: 1 });
    p.order(0, 1, 4);
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    // Only A's division has work: its melee begins without a choice.
    expect([t.step, t.told('attacked').length]).toEqual(['declare', 0]);
    p.put('Y', 1, 'sp-pm', '1508', 'S');
    expect(p.play({ step: 'phase', phase: 'melee', done: [] }).step).toBe('ordering');
    p.put('Y', 1, 'sp-al', '1508', 'S');
    expect(p.play({ step: 'phase', phase: 'melee', done: [] }).step).toBe('ordering');
  });

  rule('nqsb.9.8.once', 'who has evaded does not countercharge', () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-cp', '1005', 'S')
      .order(0, 0, 16)
      .draws(0, 1);
    p.state.marks[p.unit('B')] = EVADED;
    const t = moving(p)
      .act(charge(p, 'A', 'B'))
      .act(STOP)
      .act(step(p, '1008'));
    expect(t.step).toBe('marching');
  });
});

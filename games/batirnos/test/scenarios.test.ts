/** Special rules of the scenarios in play: arrivals, field works, guns, and what each side may know (nqsb.2.1.scenario-oob). */
import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { initialState } from '../src/02-armies/setup-steps.ts';
import { due } from '../src/04-tests/tests.ts';
import { fireModifiers } from '../src/06-fire/fire.ts';
import { meleeAdvantage, weaknessTo } from '../src/07-melee/melee.ts';
import { redrawSecrets, whatSeatKnows } from '../src/secrets.ts';
import { AWAITED, GONE, SHAKEN } from '../src/state.ts';
import { type Position, position } from './battlefield.ts';
import { moving, READY, STOP, tests } from './drill.ts';
import { rule } from './rules.ts';

/** A scenario as it is deployed, in this turn. */
function deployed(scenario: Parameters<typeof position>[0], turn: number, options = {}): Position {
  const p = position(scenario, options);
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = turn;
  for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
  return p;
}

describe('Arras: Condé’s relief', () => {
  rule(
    'nqsb.2.1.scenario-oob',
    'from turn 4 he may be given a card, and enters by the northern edge with a movement order',
    () => {
      const early = deployed('arras', 3);
      at(early.state.cards, 1).hand = [1];
      early.state.capacity = [4, 4];
      const relief = early.division(1, 3);
      expect(
        early
          .play({ step: 'orders' })
          .legal('assign', 1)
          .some(({ division }) => division === relief),
      ).toBe(false);
      const p = deployed('arras', 4);
      at(p.state.cards, 1).hand = [1];
      p.state.capacity = [4, 4];
      expect(
        p
          .play({ step: 'orders' })
          .legal('assign', 1)
          .some(({ division }) => division === relief),
      ).toBe(true);
      p.order(1, 3, 1);
      const t = moving(p, 1, 3);
      const hexes = [...new Set(t.legal('enter').map(({ to }) => p.name(Number(to))))].sort();
      expect(hexes).toEqual(['1001', '1101', '1201', '1301', '1401', '1501', '1601', '1701', '1801']);
      t.act(at(t.legal('enter'), 0));
      expect(t.told('entered')).toHaveLength(1);
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.5.contact-orders'],
    'who comes in may go on beside an enemy with movement and melee, not with movement alone',
    () => {
      const beside = (card: number) => {
        const p = deployed('arras', 4);
        p.state.cell = p.state.cell.map((cell, unit) => (p.ground.roster.units[unit]?.side === 0 ? GONE : cell));
        p.put('F', 0, 'fr-pm-line', '1203', 'N').order(1, 3, card);
        const t = moving(p, 1, 3);
        t.act(
          at(
            t.legal('enter').filter(({ to }) => to === p.hex('1201')),
            0,
          ),
        );
        return t.legal('step').some(({ to }) => to === p.hex('1202'));
      };
      expect([beside(1), beside(29)]).toEqual([true, false]);
    },
  );

  rule('nqsb.10.1', 'a leader alone where they come in flees to friends, or falls (R31)', () => {
    const p = deployed('arras', 4).order(1, 3, 1);
    const turenne = p.general(0, 0);
    p.state.post[turenne] = p.hex('1201');
    const t = moving(p, 1, 3);
    t.act(
      at(
        t.legal('enter').filter(({ to }) => to === p.hex('1201')),
        0,
      ),
    );
    expect(p.state.post[turenne]).not.toBe(p.hex('1201'));
    expect([...t.told('leaderPressed'), ...t.told('leaderFell')]).toHaveLength(1);
  });

  rule('nqsb.10.4', 'command capacity rises when he is on the field', () => {
    const p = deployed('arras', 4);
    const count = () => p.play({ step: 'planning' }).told('turnBegan')[0]?.capacity[1];
    expect(count()).toBe(4);
    p.state.post[p.general(1, 3)] = p.hex('1201');
    expect(count()).toBe(5);
  });
});

describe('Valenciennes: Turenne over the flood', () => {
  rule('nqsb.2.1.scenario-oob', 'from turn 4 one piece a turn at 1805, he first; he takes command', () => {
    const p = deployed('valenciennes', 4);
    const relief = p.division(0, 2);
    const arriving = () => p.play({ step: 'arriving', side: 0, division: relief });
    const t = arriving();
    expect(t.legal('enter')).toEqual([]);
    t.act({ type: 'ride', leader: p.general(0, 2), to: p.hex('1805') });
    expect([t.step, p.state.cic[0]]).toEqual([null, p.general(0, 2)]);
    p.state.turn = 5;
    p.state.post[p.general(0, 2)] = p.hex('1804');
    const u = arriving();
    expect(u.legal('ride')).toEqual([]);
    expect(u.legal('enter')).toHaveLength(4);
    u.act(at(u.legal('enter'), 0));
    expect(u.step).toBeNull();
    const early = deployed('valenciennes', 3);
    expect(early.play({ step: 'arriving', side: 0, division: relief }).step).toBeNull();
  });
});

describe('Rocroi: Beck’s column', () => {
  test('an option; from turn 9 three cards, one success brings it the turn after', () => {
    const none = deployed('rocroi', 8);
    expect(tests(none.play({ step: 'planning' }))).toEqual([]);
    const early = deployed('rocroi', 7, { beck: true });
    expect(tests(early.play({ step: 'planning' }))).toEqual([]);
    const p = deployed('rocroi', 8, { beck: true });
    // Four cards are drawn for the turn before the test.
    p.draws(1, 8, 7, 6, 5, 8, 3);
    const t = p.play({ step: 'planning' });
    t.act(STOP);
    expect(tests(t)).toEqual([[3, 2, 1]]);
    expect(p.state.due[p.division(1, 3)]).toBe(10);
  });

  rule(
    ['nqsb.10.9.det', 'nqsb.10.9.cdc', 'nqsb.3.2.4.det-unit', 'nqsb.2.1.1.rout'],
    'its units cost nothing, nor its rout; its general who falls in action costs what any other does (R102)',
    () => {
      const column = (shaken: boolean) => {
        const p = deployed('rocroi', 11, { beck: true });
        const beck = p.division(1, 3);
        p.state.ledger.forEach(ledger => {
          ledger.start = 50;
        });
        const [first = -1, ...rest] = at(p.ground.roster.divisions, beck).units;
        p.state.cell = p.state.cell.map((cell, unit) => (unit === first || rest.includes(unit) ? GONE : cell));
        p.state.cell[first] = p.hex('2203');
        p.state.post[p.general(1, 3)] = p.hex('2204');
        if (shaken) p.state.marks[first] = SHAKEN;
        return { p, beck };
      };
      const routed = column(true);
      routed.p.play({ step: 'turnEnd' });
      expect([routed.p.state.routed.includes(routed.beck), routed.p.state.determination[1]]).toEqual([true, 50]);
      const { p } = column(false);
      p.put('A', 0, 'fr-cp-chev', '2205', 'N').lead(0, 0, '2207', 'villequier').order(0, 0, 29);
      p.state.cell = p.state.cell.map((cell, unit) => (unit === p.unit('A') ? cell : GONE));
      moving(p)
        .act({ type: 'march', unit: p.unit('A'), road: false, alone: false })
        .act({ type: 'step', to: p.hex('2204') });
      expect([p.state.ledger[1]?.generals, p.state.fallen[1]]).toEqual([3, 1]);
    },
  );

  test('it does not count for Determination', () => {
    const p = deployed('rocroi', 1, { beck: true });
    p.play({ step: 'opening' });
    expect(p.state.determination).toEqual([40, 33]);
  });
});

describe('field works', () => {
  rule(['nqsb.1.4.terrain-fort', 'nqsb.5.4.1.inf', 'nqsb.5.4.1.advantage'], 'they are an area on all sides', () => {
    const p = position('arras').put('A', 1, 'sp-pm', '0607', 'S').put('B', 0, 'sp-fp', '0606', 'S');
    // From behind: no weakness, no advantage.
    expect([
      weaknessTo(p.battle, p.unit('A'), [p.unit('B')]),
      meleeAdvantage(p.battle, p.unit('B'), p.unit('A')).damage,
    ]).toEqual([0, 0]);
  });
});

test('Lens, full armies: the Spanish guns get nothing from an order card', () => {
  const cards = (side: 0 | 1) => {
    const p = position('lens-grande')
      .put('G', side, 'fr-al', '1007', 'N')
      .put('T', side === 0 ? 1 : 0, 'sp-pm', '1005')
      .order(side, 0, 5, 'fire');
    return due(fireModifiers(p.battle, p.unit('G'), p.unit('T'), 'order', false));
  };
  expect([cards(0), cards(1)]).toEqual([4, 3]);
});

describe('what each side knows', () => {
  const known = () => {
    const p = deployed('intro', 1);
    Object.assign(at(p.state.cards, 0), { hand: [1, 2], top: [5], bottom: [9], discard: [25] });
    Object.assign(at(p.state.cards, 1), { hand: [3, 4], top: [6], bottom: [], discard: [26] });
    for (const cards of p.state.cards)
      cards.pile = cards.pile.filter(
        card => ![...cards.hand, ...cards.top, ...cards.bottom, ...cards.discard].includes(card),
      );
    return p;
  };

  test('R106: the other’s hand and deck are counted, not seen; discards are open', () => {
    const { state } = known();
    const seen = whatSeatKnows(state, 0);
    expect(at(seen.cards, 0)).toEqual(at(state.cards, 0));
    const other = at(seen.cards, 1);
    expect([other.hand, other.top, other.discard]).toEqual([[0, 0], [], [26]]);
    expect(other.pile).toHaveLength(at(state.cards, 1).pile.length + 1);
    expect(new Set(other.pile)).toEqual(new Set([0]));
    const nobody = whatSeatKnows(state, null);
    expect(nobody.cards.map(({ hand }) => hand)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('dealt anew, the hidden cards are cards the other side can have', () => {
    const p = known();
    const before = structuredClone(at(p.state.cards, 0));
    redrawSecrets(p.battle, 0, { draw: () => 0 });
    const other = at(p.state.cards, 1);
    expect([other.hand.length, other.pile.length]).toEqual([2, 27]);
    expect([...other.hand, ...other.pile, 26].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(at(p.state.cards, 0)).toEqual(before);
  });
});

test('a piece that has not come yet is nowhere', () => {
  const p = deployed('arras', 1);
  const units = at(p.ground.roster.divisions, p.division(1, 3)).units;
  expect(units.map(unit => p.state.cell[unit])).toEqual(units.map(() => AWAITED));
  expect(p.play({ step: 'orders' }).act(READY, 0).seats).toEqual([1]);
});

/** Planning and orders: hands, assignment, reveal, initiative, specials, the chain of command (nqsb.3.2.1, 3.2.2, 10.3, 10.7, 10.15). */
import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { underAbility } from '../../src/02-armies/cards.ts';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { membersOf } from '../../src/battle.ts';
import { UNNAMED } from '../../src/state.ts';
import { type Position, position, type Table } from '../battlefield.ts';
import { DECLINE, READY, STOP, tests, types } from '../drill.ts';
import { rule } from '../rules.ts';

/** The farm, as it is deployed, with these hands. */
function farm(...hands: number[][]): Position {
  const p = position('intro');
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 1;
  p.state.capacity = [3, 3];
  p.state.determination = [11, 11];
  p.state.cards.forEach((cards, side) => {
    cards.hand = [...(hands[side] ?? [])];
    cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !cards.hand.includes(card));
  });
  return p;
}
const assign = (p: Position, side: 0 | 1, place: number, card: number, focus = false) => ({
  type: 'assign',
  division: p.division(side, place),
  card,
  focus,
});
const toTop = (card: number) => ({ type: 'toTop', card });
const toBottom = (card: number) => ({ type: 'toBottom', card });
const cards = (p: Position, side: 0 | 1) => at(p.state.cards, side);

/** Both sides give these orders and are ready; the order phase is revealed. */
function reveal(p: Position, ...orders: ReturnType<typeof assign>[]): Table {
  const t = p.play({ step: 'orders' });
  for (const order of orders) t.act(order, at(p.ground.roster.divisions, order.division).side);
  return t.act(READY, 0).act(READY, 1);
}

describe('the hand', () => {
  rule(
    ['nqsb.2.4.cdc', 'nqsb.3.2.1', 'nqsb.10.4'],
    'the opening hand is the command capacity, and each turn draws as many more (R7)',
    () => {
      const p = farm();
      const t = p.play({ step: 'opening' });
      expect(t.told('turnBegan')).toEqual([expect.objectContaining({ turn: 2, capacity: [3, 3] })]);
      expect(t.told('drew').map(({ side, count }) => [side, count])).toEqual([
        [0, 3],
        [1, 3],
        [0, 3],
        [1, 3],
      ]);
      expect([cards(p, 0).hand.length, cards(p, 0).pile.length]).toEqual([6, 24]);
    },
  );

  rule(['nqsb.3.2.2.assign'], 'one card a division at most, none twice; a division may go without', () => {
    const p = farm([1, 4, 5], [2]);
    const t = p.play({ step: 'orders' });
    expect(t.seats).toEqual([0, 1]);
    t.act(assign(p, 0, 0, 1), 0);
    expect(t.refusal(assign(p, 0, 0, 4), 0)).toMatchObject({ rule: 'nqsb.3.2.2.assign', reason: 'hasCard' });
    expect(t.refusal(assign(p, 0, 1, 1), 0)).toMatchObject({ reason: 'notInHand' });
    expect(t.refusal(assign(p, 0, 1, 2), 0)).toMatchObject({ reason: 'notInHand' });
    expect(t.legal('ready', 0)).toHaveLength(1);
  });

  rule(['nqsb.3.2.2.reveal', 'nqsb.3.2.2.assign'], 'nothing is shown until both are done', () => {
    const p = farm([1], [2]);
    const t = p
      .play({ step: 'orders' })
      .act(assign(p, 0, 0, 1), 0)
      .act(READY, 0);
    expect([t.told('ordered'), p.state.order]).toEqual([[], p.state.order.map(() => 0)]);
    t.act(assign(p, 1, 1, 2), 1).act(READY, 1);
    expect(t.told('ordered').map(({ division, card }) => [division, card])).toEqual([
      [p.division(0, 0), 1],
      [p.division(1, 1), 2],
    ]);
  });

  rule(
    ['nqsb.3.2.2.return', 'nqsb.2.5.2.none'],
    'cards go back on top or at the bottom in any combination, and are drawn in that order',
    () => {
      const p = farm([25, 27, 28, 1], []);
      const t = p.play({ step: 'orders' });
      t.act(toTop(25), 0).act(toTop(27), 0).act(toBottom(28), 0);
      expect(t.refusal(assign(p, 0, 0, 1), 0)).toMatchObject({ rule: 'nqsb.3.2.2.return' });
      t.act(READY, 0).act(READY, 1);
      // 27 was laid on 25.
      expect([cards(p, 0).top, cards(p, 0).bottom, cards(p, 0).hand]).toEqual([[27, 25], [28], [1]]);
      expect(t.told('returned')[0]).toMatchObject({ side: 0, count: 3 });
    },
  );

  rule('nqsb.3.2.2.limit', 'no more than the command capacity may stay in hand', () => {
    const p = farm([1, 2, 3, 4, 5, 6], []);
    const t = p
      .play({ step: 'orders' })
      .act(assign(p, 0, 0, 1), 0)
      .act(assign(p, 0, 1, 2), 0);
    expect(t.refusal(READY, 0)).toMatchObject({
      rule: 'nqsb.3.2.2.limit',
      reason: 'handTooLarge',
      hand: 4,
      capacity: 3,
    });
    t.act(toBottom(3), 0);
    expect(t.legal('ready', 0)).toHaveLength(1);
  });
});

describe('initiative', () => {
  const holder = (french: number[], spanish: number[], before: 0 | 1) => {
    const p = farm(french, spanish);
    p.state.initiative = before;
    const t = reveal(
      p,
      ...french.map((card, place) => assign(p, 0, place, card)),
      ...spanish.map((card, place) => assign(p, 1, place, card)),
    );
    return t.told('initiative').map(({ side, counts }) => [side, ...counts])[0];
  };

  rule('nqsb.3.2.2.initiative', 'more orders of priority 3; a tie leaves it where it was', () => {
    // 1, 4 and 8 have priority 3; 2, 5 priority 2.
    expect(holder([1, 4], [1, 2], 1)).toEqual([0, 2, 1]);
    expect(holder([2, 5], [1, 2], 0)).toEqual([1, 0, 1]);
    expect(holder([1, 2], [4, 5], 1)).toEqual([1, 1, 1]);
    expect(holder([1, 2], [4, 5], 0)).toEqual([0, 1, 1]);
  });

  rule('nqsb.3.2.2.initiative', 'the scenario names who has it in turn 1, else it is drawn (R60)', () => {
    const p = position('lens');
    Object.assign(p.state, initialState(p.ground, p.options));
    p.state.cards.forEach(one => {
      one.pile = Array.from({ length: 30 }, (_, index) => index + 1);
    });
    p.play({ step: 'opening' });
    expect(p.state.initiative).toBe(1);
  });
});

describe('special cards', () => {
  rule(
    ['nqsb.2.5.ex-rinfrancati', 'nqsb.3.2.2.special'],
    'Rinfrancati: a card may be drawn at once; the card is discarded, the division has no orders',
    () => {
      const p = farm([24, 1], []);
      const t = reveal(p, assign(p, 0, 0, 24));
      expect([t.step, t.seats, types(t)]).toEqual(['heartened', [0], ['decline', 'takeCard']]);
      t.act({ type: 'takeCard' });
      expect([p.state.order[p.division(0, 0)], cards(p, 0).discard]).toEqual([0, [24]]);
      expect(cards(p, 0).hand).toHaveLength(2);
    },
  );

  rule(
    ['nqsb.3.2.2.special', 'nqsb.2.5.2.ability'],
    'False notizie: an enemy order sinks to priority 1 before the initiative is counted (R16)',
    () => {
      const p = farm([44, 2], [1]);
      const t = reveal(p, assign(p, 0, 0, 44), assign(p, 0, 1, 2), assign(p, 1, 0, 1));
      expect([t.step, t.seats]).toEqual(['misleading', [0]]);
      t.act({ type: 'mislead', division: p.division(1, 0) });
      expect(t.told('initiative')[0]).toMatchObject({ counts: [0, 0] });
      expect(p.state.priority[p.division(1, 0)]).toBe(1);
    },
  );

  rule('nqsb.2.5.2.ability', 'Colpo d’occhio: the card may change places with another division’s', () => {
    const p = farm([37, 29], []);
    const t = reveal(p, assign(p, 0, 0, 37), assign(p, 0, 1, 29));
    expect(t.step).toBe('exchanging');
    t.act({ type: 'handOver', division: p.division(0, 1) });
    expect([p.state.order[p.division(0, 0)], p.state.order[p.division(0, 1)]]).toEqual([29, 37]);
  });

  rule('nqsb.3.2.2.special', 'Gelosia di comando costs a card of the hand, Voci di rotta may paralyse', () => {
    const p = farm([49, 1, 2], []);
    const t = reveal(p, assign(p, 0, 0, 49));
    expect(t.told('discardedAtRandom')).toHaveLength(1);
    expect(cards(p, 0).hand).toHaveLength(1);
    // With nothing in hand there is nothing to lose.
    const empty = farm([49], []);
    expect(reveal(empty, assign(empty, 0, 0, 49)).told('discardedAtRandom')).toEqual([]);
    const q = farm([50], []).draws(0, 8, 7, 6, 5, 4);
    const u = reveal(q, assign(q, 0, 0, 50));
    // De La Tour: strength 3, morale 2: five cards, all failures.
    expect(tests(u)).toEqual([[5, 5, 0]]);
    expect([u.step, types(u)]).toEqual(['frightening', ['freeze']]);
  });

  rule('nqsb.2.5.2.none', 'Nessun ordine may be given to deceive: no orders, no effect', () => {
    const p = farm([25], []);
    const t = reveal(p, assign(p, 0, 0, 25));
    expect(t.told('initiative')[0]).toMatchObject({ counts: [0, 0] });
    expect(t.step).not.toBe('moving');
  });
});

rule(
  ['nqsb.3.2.2.special', 'nqsb.2.5.2.ability'],
  '15 Contrattacco goes through the reveal and stays all the turn; other cards without priority are resolved and discarded',
  () => {
    const revealed = (card: number) => {
      const p = farm([card], [1]);
      const t = reveal(p, assign(p, 0, 0, card), assign(p, 1, 0, 1));
      while (t.step === 'heartened') t.act(DECLINE);
      expect([t.step, t.seats]).toEqual(['moving', [1]]);
      return { p, t };
    };
    const { p, t } = revealed(15);
    expect([t.told('special'), p.state.order[p.division(0, 0)], cards(p, 0).discard]).toEqual([[], 15, []]);
    expect(underAbility(p.battle, at(membersOf(p.battle, p.division(0, 0)), 0), 'counterattack')).toBe(true);
    // It counts for nothing in the initiative, and gives no action.
    expect(t.told('initiative')[0]).toMatchObject({ side: 1, counts: [0, 1] });
    const heartened = revealed(24);
    expect(heartened.t.told('special')).toHaveLength(1);
    expect(heartened.p.state.order[p.division(0, 0)]).toBe(0);
    expect(cards(heartened.p, 0).discard).toContain(24);
  },
);

describe('focus', () => {
  rule('nqsb.10.7.no', 'not on reorganise, nor on a card without actions', () => {
    const p = farm([30, 15, 24, 5], []);
    const t = p.play({ step: 'orders' });
    for (const card of [30, 15, 24])
      expect(t.refusal(assign(p, 0, 0, card, true), 0)).toMatchObject({ rule: 'nqsb.10.7.no', reason: 'noFocus' });
    expect(t.legal('assign', 0)).toContainEqual(assign(p, 0, 0, 5, true));
  });

  rule('nqsb.10.7', 'the action is named at the reveal, one that the card gives, the initiative first (R58)', () => {
    const p = farm([10], [5]);
    const t = p
      .play({ step: 'orders' })
      .act(assign(p, 0, 0, 10, true), 0)
      .act(READY, 0);
    t.act(assign(p, 1, 0, 5, true), 1).act(READY, 1);
    expect([t.step, t.seats, t.legal().map(({ focus }) => focus)]).toEqual(['focusing', [0], ['move', 'melee']]);
    expect(p.state.focus[p.division(0, 0)]).toBe(UNNAMED);
    t.act({ type: 'nameFocus', division: p.division(0, 0), focus: 'melee' });
    expect([t.seats, t.legal().map(({ focus }) => focus)]).toEqual([[1], ['move', 'fire', 'melee']]);
  });
});

describe('the chain of command', () => {
  /** The CiC (morale 2) far from his general (morale 2): six hexes. */
  const far = (...values: number[]) =>
    farm([1], [])
      .command(0, '0109')
      .lead(0, 0, '0709')
      .draws(0, ...values);

  rule(
    ['nqsb.10.6.2.fail', 'nqsb.3.2.2.chain', 'nqsb.10.3.link'],
    'beyond the sum of morale the receiver tests; failed, the order is lost and its card discarded',
    () => {
      const p = far(8, 7, 6, 5, 4);
      const t = reveal(p, assign(p, 0, 0, 1));
      expect(t.told('orderLost')).toHaveLength(1);
      expect(p.state.order[p.division(0, 0)]).toBe(0);
      expect(cards(p, 0).discard).toContain(1);
      // It counted for the initiative all the same (R16).
      expect(t.told('initiative')[0]).toMatchObject({ side: 0, counts: [1, 0] });
    },
  );

  rule(['nqsb.3.2.2.chain', 'nqsb.10.6.2.fail', 'nqsb.10.3.link'], 'passed, it stands', () => {
    const p = far(3);
    const t = reveal(p, assign(p, 0, 0, 1)).act(STOP);
    expect(tests(t)).toEqual([[5, 1, 1]]);
    expect([t.told('linkHeld').length, p.state.order[p.division(0, 0)]]).toEqual([1, 1]);
  });

  rule('nqsb.10.6.2', 'within it there is no test', () => {
    const p = farm([1], []).command(0, '0409').lead(0, 0, '0809');
    expect(tests(reveal(p, assign(p, 0, 0, 1)))).toEqual([]);
  });
});

describe('through an intermediate general', () => {
  /** CiC and division general, morale 2 each, fourteen hexes apart; the wing commander, morale 2, between them. */
  const wing = (hex: string) => {
    const p = position('punti')
      .command(0, '0203', 'plessis')
      .lead(0, 0, '1603', 'latour')
      .put('A', 0, 'fr-fl', '1602')
      .order(0, 0, 1);
    const commander = p.ground.roster.leaders.findIndex(({ side, role }) => side === 0 && role === 'wing');
    p.state.leader[commander] = at(p.state.leader, p.general(0, 0));
    p.state.health[commander] = 3;
    p.state.post[commander] = p.hex(hex);
    p.state.wing[p.division(0, 0)] = commander;
    return { p, commander };
  };

  rule(
    ['nqsb.10.3', 'nqsb.10.3.link', 'nqsb.2.1.intermediate'],
    'R10: the owner picks the way; each broken link tests, the first failure loses the order',
    () => {
      const { p, commander } = wing('0903');
      p.draws(0, 3, 8, 7, 6, 5, 4);
      const t = p.play({ step: 'chain', side: 0 });
      expect([t.step, t.legal('route')]).toEqual([
        'routing',
        [
          { type: 'route', through: false },
          { type: 'route', through: true },
        ],
      ]);
      t.act({ type: 'route', through: true }).act(STOP);
      // The wing commander passes his, the general fails his: strength 3, morale 2.
      expect(t.told('tested').map(({ leader, due, successes }) => [leader, due, successes])).toEqual([
        [commander, 5, 1],
        [p.general(0, 0), 5, 0],
      ]);
      expect([t.told('orderLost').length, p.state.order[p.division(0, 0)]]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.3.2.2.chain', 'nqsb.10.3.link'],
    'only an order is sent: no blank card, but a counterattack is one',
    () => {
      const sent = (number: number, field = true) => {
        const p = position().command(0, '1013', 'conde').lead(0, 0, '1002', 'villequier').order(0, 0, number);
        if (!field) p.state.post[p.general(0, 0)] = -1;
        // He has no unit on the field but one that is his.
        p.put('A', 0, 'fr-fl', '1003', 'N');
        const t = p.play({ step: 'chain', side: 0 });
        while (t.step === 'enough') t.act({ type: 'stopTest' });
        return t.told('tested').length;
      };
      // 1 has a priority, 25 to 28 are blank, 15 is the counterattack, 24 heartens.
      expect([sent(1), sent(25), sent(15), sent(24), sent(1, false)]).toEqual([1, 0, 1, 0, 0]);
    },
  );

  rule('nqsb.10.3', 'an unbroken way needs no test', () => {
    const { p } = wing('0903');
    p.command(0, '0503').lead(0, 0, '1303');
    expect(p.play({ step: 'chain', side: 0 }).step).toBeNull();
    expect(p.state.order[p.division(0, 0)]).toBe(1);
  });
});

describe('the reserve', () => {
  const reserve = () => {
    const p = position('punti').command(0, '0602', 'plessis').lead(0, 0, '0604', 'latour').put('A', 0, 'fr-fl', '0605');
    const held = at(p.ground.roster.divisions, p.division(0, 5));
    expect(held.reserve).toBe(true);
    // A unit of the reserve, as mustered.
    const unit = at(held.units, 0);
    p.state.troop[unit] = at(p.state.troop, p.unit('A'));
    p.state.strength[unit] = 3;
    p.state.division[unit] = p.division(0, 5);
    const stand = (hex: string) => {
      p.state.cell = p.state.cell.with(unit, p.hex(hex));
      return p;
    };
    return { p, unit, stand };
  };

  rule(
    ['nqsb.10.15', 'nqsb.10.15.permanent', 'nqsb.10.15.range'],
    'before the orders its units may join another division, for good, within reach of both generals',
    () => {
      const { p, unit, stand } = reserve();
      const t = stand('0603').play({ step: 'reserve', side: 0 });
      expect(t.legal('transfer')).toEqual([{ type: 'transfer', unit, division: p.division(0, 0) }]);
      t.act({ type: 'transfer', unit, division: p.division(0, 0) });
      expect(p.state.division[unit]).toBe(p.division(0, 0));
      expect(t.told('transferred')).toHaveLength(1);
    },
  );

  rule(['nqsb.10.15', 'nqsb.3.2.1'], 'both sides are asked, who has the initiative first (R60)', () => {
    const asked = (initiative: 0 | 1) => {
      const { p, stand } = reserve();
      p.command(1, '0608', 'plessis').lead(1, 0, '0606', 'latour').put('B', 1, 'sp-fl', '0609');
      const other = at(at(p.ground.roster.divisions, p.division(1, 5)).units, 0);
      p.state.troop[other] = at(p.state.troop, p.unit('B'));
      p.state.strength[other] = 3;
      p.state.division[other] = p.division(1, 5);
      p.state.cell = p.state.cell.with(other, p.hex('0607'));
      p.state.initiative = initiative;
      const t = stand('0603').play({ step: 'planning' });
      const seats: number[] = [];
      while (t.step === 'reserve') {
        seats.push(...t.seats);
        t.act({ type: 'ready' });
      }
      return seats;
    };
    expect([asked(0), asked(1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  rule('nqsb.10.15.range', 'beyond the reach of either it may not', () => {
    // Both have morale 2: 0607 is five from the CiC, 0601 three from the other.
    expect(reserve().stand('0607').play({ step: 'reserve', side: 0 }).legal('transfer')).toEqual([]);
    expect(reserve().stand('0601').play({ step: 'reserve', side: 0 }).legal('transfer')).toEqual([]);
  });
});

test('a declined Rinfrancati draws nothing', () => {
  const p = farm([24], []);
  reveal(p, assign(p, 0, 0, 24)).act(DECLINE);
  expect(cards(p, 0).hand).toEqual([]);
});

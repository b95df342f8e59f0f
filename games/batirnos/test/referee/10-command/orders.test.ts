/** Orders on their way: what is returned, resolved, focused, lost, and who goes without. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { FIRE_BACK, firing, READY, STOP, shoot, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { assign } from '../scenes.ts';

/** The farm as deployed, its first French general six hexes from his CiC, both of morale 2. */
function far(...hand: number[]): Position {
  const p = position('intro');
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 1;
  p.state.capacity = [3, 3];
  p.state.determination = [11, 11];
  at(p.state.cards, 0).hand = hand;
  p.state.cards.forEach(cards => {
    cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !cards.hand.includes(card));
  });
  return p.command(0, '0109').lead(0, 0, '0709');
}

describe('the chain of command', () => {
  rule(['nqsb.3.2.2.return', 'nqsb.3.2.2.chain'], 'cards laid on top are those its test turns up', () => {
    // R8.
    const p = far(1, 8, 25);
    const t = p.play({ step: 'orders' });
    t.act(assign(p, 0, 0, 1), 0)
      .act({ type: 'toTop', card: 25 }, 0)
      .act({ type: 'toTop', card: 8 }, 0)
      .act(READY, 0)
      .act(READY, 1)
      .act(STOP);
    // 8 has the value 6 and lies above 25, whose value is 1.
    expect(t.told('tested')[0]?.cards).toEqual([8, 25]);
    expect([tests(t), p.state.order[p.division(0, 0)]]).toEqual([[[5, 2, 1]], 1]);
  });

  rule(
    ['nqsb.3.2.2.special', 'nqsb.3.2.2.chain', 'nqsb.2.5.ex-rinfrancati'],
    'a special card is resolved before it: however far the general, there is no test',
    () => {
      const p = far(24);
      const t = p
        .play({ step: 'orders' })
        .act(assign(p, 0, 0, 24), 0)
        .act(READY, 0)
        .act(READY, 1);
      expect(t.step).toBe('heartened');
      t.act({ type: 'takeCard' });
      expect([tests(t), t.told('orderLost')]).toEqual([[], []]);
      expect(at(p.state.cards, 0).hand).toHaveLength(1);
    },
  );

  rule(
    ['nqsb.10.6.2.fail', 'nqsb.5.2.others', 'nqsb.5.2.free'],
    'a general whose order is lost rides with those who have none',
    () => {
      // R29.
      const p = far(1).draws(0, 8, 7, 6, 5, 4);
      const t = p
        .play({ step: 'orders' })
        .act(assign(p, 0, 0, 1), 0)
        .act(READY, 0)
        .act(READY, 1);
      expect([t.told('orderLost').length, t.step]).toEqual([1, 'riding']);
      while (t.step === 'riding' && t.seats[0] !== 0) t.act(at(t.legal('endRides').concat(t.legal()), 0));
      expect(t.legal('ride').map(({ leader }) => leader)).toContain(p.general(0, 0));
    },
  );

  rule(['nqsb.10.6.2', 'nqsb.10.9'], 'a fallen CiC leaves a man of morale 1: ways that held are broken', () => {
    // R20.
    const p = position()
      .command(0, '1008', 'conde')
      .lead(0, 0, '1508', 'plessis')
      .put('A', 0, 'fr-fl', '1507')
      .put('B', 1, 'sp-cp', '1007', 'S')
      .lead(1, 0, '1005', 'villequier')
      .order(0, 0, 1)
      .order(1, 0, 5)
      .draws(0, 8, 7, 6, 5, 4);
    expect(tests(p.play({ step: 'chain', side: 0 }))).toEqual([]);
    const ride = p.play({
      step: 'moving',
      division: p.division(1, 0),
      commanded: [p.unit('B')],
      budged: false,
    });
    ride.act({ type: 'march', unit: p.unit('B'), road: false, alone: false }).act({ type: 'step', to: p.hex('1008') });
    expect([ride.told('leaderFell').length, p.state.ledger[0]?.generals, p.state.fallen[0]]).toEqual([1, 4, 1]);
    // He appears with the nearest unit, morale 1: put where Condé was, five hexes are too many for 1 + 2.
    p.command(0, '1008').put('B', 1, 'sp-cp', '1004', 'S');
    expect(tests(p.play({ step: 'chain', side: 0 }))).toEqual([[5, 5, 0]]);
    expect(p.state.order[p.division(0, 0)]).toBe(0);
  });

  rule(
    ['nqsb.10.3', 'nqsb.10.6.2'],
    'a CiC who leads a division orders it without a test, others from where he is',
    () => {
      // R10.
      const p = position()
        .lead(0, 0, '0408', 'plessis')
        .lead(0, 1, '1408', 'plessis')
        .put('A', 0, 'fr-fl', '0407')
        .put('C', 0, 'fr-fl', '1407', 'N', { division: 1 })
        .order(0, 0, 1)
        .order(0, 1, 4)
        .draws(0, 8, 7, 6, 5, 4);
      p.state.cic[0] = p.general(0, 0);
      const t = p.play({ step: 'chain', side: 0 });
      expect(t.told('tested').map(({ leader }) => leader)).toEqual([p.general(0, 1)]);
      expect([p.state.order[p.division(0, 0)], p.state.order[p.division(0, 1)]]).toEqual([1, 0]);
    },
  );
});

describe('focused orders', () => {
  const revealed = (focus: boolean): Table => {
    const p = far(37, 29).command(0, '0609');
    return p
      .play({ step: 'orders' })
      .act(assign(p, 0, 0, 37, focus), 0)
      .act(assign(p, 0, 1, 29), 0)
      .act(READY, 0)
      .act(READY, 1);
  };

  rule(
    ['nqsb.10.7', 'nqsb.3.2.2.initiative', 'nqsb.2.5.2.ability'],
    'count for the initiative, without their ability',
    () => {
      // R16.
      expect(revealed(false).step).toBe('exchanging');
      const turned = revealed(true);
      expect(turned.told('initiative')[0]).toMatchObject({ side: 0, counts: [1, 0] });
      expect(turned.step).toBe('focusing');
    },
  );

  rule(['nqsb.10.7.combat', 'nqsb.3.3.1.fire'], 'on fire, the card more is drawn in firing back as well', () => {
    // R58.
    const answered = (focus: 'fire' | 'melee') => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S')
        .order(0, 0, 5)
        .order(1, 0, 5, focus)
        .draws(0, 8, 7)
        .draws(1, 8, 7, 6);
      return tests(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(FIRE_BACK),
      ).map(([due]) => due);
    };
    expect([answered('fire').sort(), answered('melee').sort()]).toEqual([
      [2, 3],
      [2, 2],
    ]);
  });
});

describe('False notizie on both sides', () => {
  rule(
    ['nqsb.3.2.2.special', 'nqsb.3.2.2.initiative', 'nqsb.2.5.1.priority'],
    'who had the initiative misleads first, and only what is an order can sink',
    () => {
      // R16: a card without priority is no order.
      const p = far(44, 1).command(0, '0609');
      const other = at(p.state.cards, 1);
      other.hand = [44, 4];
      other.pile = other.pile.filter(card => card !== 4);
      p.state.initiative = 1;
      const t = p.play({ step: 'orders' });
      t.act(assign(p, 0, 0, 44), 0)
        .act(assign(p, 0, 1, 1), 0)
        .act(READY, 0);
      t.act(assign(p, 1, 0, 44), 1)
        .act(assign(p, 1, 1, 4), 1)
        .act(READY, 1);
      expect([t.step, t.seats, t.legal('mislead')]).toEqual([
        'misleading',
        [1],
        [{ type: 'mislead', division: p.division(0, 1) }],
      ]);
      t.act({ type: 'mislead', division: p.division(0, 1) });
      expect(t.seats).toEqual([0]);
      t.act({ type: 'mislead', division: p.division(1, 1) });
      expect(t.told('initiative')[0]).toMatchObject({ side: 1, counts: [0, 0] });
    },
  );
});

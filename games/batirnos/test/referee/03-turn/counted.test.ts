/** What is counted: cards in hand, cards in tests, hexes held, orders that may be turned or passed on (nqsb.3, 8, 10.7). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { occupier } from '../../../src/03-turn/end-steps.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { charge, firing, march, moving, READY, rallying, shoot } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, assign, ground, settle } from '../scenes.ts';

/** The farm as deployed, with these hands. */
function farm(...hands: number[][]): Position {
  const p = position('intro');
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 2;
  p.state.capacity = [3, 3];
  p.state.determination = [11, 11];
  p.state.cards.forEach((cards, side) => {
    cards.hand = [...(hands[side] ?? [])];
    cards.pile = Array.from({ length: 50 }, (_, index) => index + 1).filter(card => !cards.hand.includes(card));
  });
  return p;
}
function reveal(p: Position, ...orders: ReturnType<typeof assign>[]): Table {
  const t = p.play({ step: 'orders' });
  for (const order of orders) t.act(order, at(p.ground.roster.divisions, order.division).side);
  return t.act(READY, 0).act(READY, 1);
}

rule(['nqsb.10.9.cdc', 'nqsb.3.2.1', 'nqsb.10.4'], 'a general fallen in one turn is a card less in the next', () => {
  const drawn = (fallen: number) => {
    const p = farm([], []);
    p.state.fallen = [fallen, 0];
    p.play({ step: 'planning' });
    return p.state.cards.map(({ hand }) => hand.length);
  };
  // Two divisions and a CiC without troops; never less than one.
  expect([drawn(0), drawn(1), drawn(3)]).toEqual([
    [3, 3],
    [2, 3],
    [1, 3],
  ]);
});

rule(
  ['nqsb.10.7', 'nqsb.10.7.no', 'nqsb.2.5.2.orders'],
  'a focus is named on movement, fire or melee, of those the card gives',
  () => {
    const named = (card: number) => {
      const p = farm([card], []);
      const t = reveal(p, assign(p, 0, 0, card, true));
      return t.step === 'focusing' ? t.legal('nameFocus').map(({ focus }) => focus) : p.state.focus[p.division(0, 0)];
    };
    expect([named(1), named(18), named(5)]).toEqual([
      ['move', 'fire', 'melee'],
      ['fire', 'melee'],
      ['move', 'fire', 'melee'],
    ]);
    const p = farm([30, 24, 15], []);
    for (const card of [30, 24, 15])
      expect(p.play({ step: 'orders' }).legal('assign', 0)).not.toContainEqual(assign(p, 0, 0, card, true));
  },
);

rule(
  [ABILITY, 'nqsb.2.5.1.priority', 'nqsb.10.6.2'],
  '37 Colpo d’occhio goes to a general within his CiC’s reach who has an order, not to one with none',
  () => {
    const takes = (card: number, hex = '0808') => {
      const p = farm([37, card]).command(0, '0609').lead(0, 1, hex).draws(0, 1);
      const t = reveal(p, assign(p, 0, 0, 37), assign(p, 0, 1, card));
      return t.step === 'exchanging' ? t.legal('handOver').length : 0;
    };
    expect([takes(29), takes(25), takes(24), takes(29, '1101')]).toEqual([1, 0, 0, 0]);
  },
);

describe('morale', () => {
  rule(
    ['nqsb.5.4.2.fl', 'nqsb.5.4.2.cl', 'nqsb.5.4.3.open', 'nqsb.5.4.1.art', 'nqsb.8.strength'],
    'ground: light horse recovers with a card less in a wood, light foot and guns nowhere more or less',
    () => {
      const cards = (troop: string, letter: string) => {
        const p = ground({ '1009': letter })
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, troop, '1009', 'N', { strength: 1 })
          .order(0, 0, 30)
          .draws(0, 1);
        return settle(rallying(p).act({ type: 'recover', unit: p.unit('A') })).told('tested')[0]?.due;
      };
      expect(['.', 'w', 'd'].map(letter => cards('fr-cl', letter))).toEqual([2, 1, 2]);
      expect(['.', 'w', 'd', 'a'].map(letter => cards('fr-fl', letter))).toEqual([2, 2, 2, 3]);
      expect(['.', 'a'].map(letter => cards('fr-al', letter))).toEqual([2, 2]);
    },
  );

  rule(
    ['nqsb.5.4.1.inf', 'nqsb.5.4.3.closed', 'nqsb.9.3.test', 'nqsb.10.12'],
    'ground counts in every such test: for the charge out of a village, and for the nerve of horse on difficult ground',
    () => {
      const p = ground({ '1008': 'a' })
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, 'sp-pm', '0905', 'S')
        .order(0, 0, 10)
        .draws(0, 1);
      expect(settle(moving(p).act(charge(p, 'A', 'B'))).told('tested')[0]?.due).toBe(6);
      const q = ground({ '1008': 'd' })
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N', { strength: 1 })
        .order(0, 0, 29)
        .draws(0, 1);
      expect(settle(moving(q).act(march(q, 'A'))).told('tested')[0]?.due).toBe(2);
    },
  );

  rule(
    ['nqsb.9.8.al', 'nqsb.10.1.tests', 'nqsb.9.2.al-evade'],
    'a general with light guns lends them his when they try to slip away',
    () => {
      const cards = (general: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, general ? '1005' : '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('G', 1, 'sp-al', '1005', 'S')
          .order(0, 0, 5)
          .draws(1, 1);
        const t = firing(p).act(shoot(p, 'A', 'G'));
        t.act(at(t.legal('evade'), 0));
        return settle(t).told('tested')[0]?.due;
      };
      expect([cards(false), cards(true)]).toEqual([3, 6]);
    },
  );
});

rule(
  ['nqsb.1.4.objective-occupied'],
  'Lens: with horse of both beside it Loos is nobody’s; foot that walks in has it before the horse',
  () => {
    const holder = (b: string, troop: string) => {
      const p = position('lens').put('A', 0, 'fr-cp-chev', '1303', 'N').put('B', 1, troop, b, 'S');
      return occupier(p.battle, p.hex('1302'));
    };
    expect([holder('1001', 'sp-cp'), holder('1202', 'sp-cp'), holder('1302', 'sp-fl')]).toEqual([0, -1, 1]);
  },
);

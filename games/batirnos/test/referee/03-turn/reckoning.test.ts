/** Cards at the reveal, and what is reckoned at the end: who tests, who counts, what holds and what breaks (nqsb.3.2.2, 3.2.4, 2.1.1). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { isRouting, occupier } from '../../../src/03-turn/end-steps.ts';
import { PARALYSED, SHAKEN } from '../../../src/state.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { firing, HOLD, marks, READY, shoot, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { assign, settle } from '../scenes.ts';

const hold = (p: Position, ...hands: number[][]): Position => {
  p.state.cards.forEach((cards, side) => {
    cards.hand = [...(hands[side] ?? [])];
    cards.pile = cards.pile.filter(card => !cards.hand.includes(card));
  });
  return p;
};
/** The farm as deployed, with these hands. */
function farm(...hands: number[][]): Position {
  const p = position('intro');
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 2;
  p.state.capacity = [3, 3];
  p.state.determination = [11, 11];
  for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
  return hold(p, ...hands);
}
function reveal(p: Position, ...orders: ReturnType<typeof assign>[]): Table {
  const t = p.play({ step: 'orders' });
  for (const order of orders) t.act(order, at(p.ground.roster.divisions, order.division).side);
  return t.act(READY, 0).act(READY, 1);
}

describe('at the reveal', () => {
  rule(
    ['nqsb.3.2.2.special', 'nqsb.2.5.2.ability', 'nqsb.10.16'],
    '50 Voci di rotta frightens the unit nearest to an enemy in order: a shaken one beside another counts for nothing',
    () => {
      const p = hold(
        position()
          .command(0, '1012', 'conde')
          .lead(0, 0, '1010', 'plessis')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('C', 0, 'fr-pm-line', '1208', 'N')
          .put('B', 1, 'sp-pm', '1007', 'S', { shaken: true })
          .put('D', 1, 'sp-pm', '1406', 'S')
          .draws(0, 8, 7, 6, 5, 4),
        [50],
      );
      const t = reveal(p, assign(p, 0, 0, 50));
      expect(t.legal('freeze')).toEqual([{ type: 'freeze', unit: p.unit('C') }]);
      t.act(at(t.legal('freeze'), 0));
      expect([t.told('paralysed').length, marks(p, 'A') & PARALYSED, marks(p, 'C') & PARALYSED]).toEqual([
        1,
        0,
        PARALYSED,
      ]);
    },
  );

  rule(
    ['nqsb.2.5.2.ability', 'nqsb.3.2.2.chain', 'nqsb.10.6.2.fail'],
    '37 Colpo d’occhio: after the exchange each general tests for the card he now holds',
    () => {
      // The first stands beyond his CiC’s reach, the second within.
      const p = farm([37, 29]).command(0, '0609').lead(0, 0, '0102').draws(0, 8, 7, 6, 5, 4);
      const t = reveal(p, assign(p, 0, 0, 37), assign(p, 0, 1, 29));
      expect(t.step).toBe('exchanging');
      t.act({ type: 'handOver', division: p.division(0, 1) });
      expect(t.told('tested').map(({ leader }) => leader)).toEqual([p.general(0, 0)]);
      expect([p.state.order[p.division(0, 0)], p.state.order[p.division(0, 1)]]).toEqual([0, 37]);
      expect(at(p.state.cards, 0).discard).toContain(29);
    },
  );

  rule(
    ['nqsb.2.5.2.ability', 'nqsb.10.7', 'nqsb.3.2.2.initiative'],
    '44 False notizie: an order turned for a focus sinks like another, and keeps its focus',
    () => {
      const p = farm([44], [1]);
      const t = reveal(p, assign(p, 0, 0, 44), assign(p, 1, 0, 1, true));
      t.act({ type: 'mislead', division: p.division(1, 0) });
      expect(t.told('initiative')[0]).toMatchObject({ counts: [0, 0] });
      expect([t.step, t.seats, p.state.priority[p.division(1, 0)]]).toEqual(['focusing', [1], 1]);
    },
  );

  rule(
    ['nqsb.3.2.2.initiative', 'nqsb.10.6.2.fail'],
    'an order of priority 3 that is then lost on its way has still won the initiative',
    () => {
      // R16.
      const p = farm([1]).command(0, '0609').lead(0, 0, '0102').draws(0, 8, 7, 6, 5, 4);
      p.state.initiative = 1;
      const t = reveal(p, assign(p, 0, 0, 1));
      expect([t.told('orderLost').length, p.state.initiative]).toEqual([1, 0]);
    },
  );
});

describe('at the end of the turn', () => {
  rule(
    ['nqsb.2.1.1.prevalent', 'nqsb.2.1.1.rout-count'],
    'reiter count with medium horse; where two types are as many, they are counted together',
    () => {
      // R63, R79.
      const routs = (horse: string[], ...broken: number[]) => {
        const p = position().lead(0, 0, '1010', 'villequier');
        horse.forEach((troop, index) => {
          p.put(`${index}`, 0, troop, `${String(8 + index).padStart(2, '0')}09`, 'N', {
            shaken: broken.includes(index),
          });
        });
        return isRouting(p.battle, p.division(0, 0));
      };
      const tied = ['ge-re', 'ge-cm', 'fr-cp-chev', 'fr-cp-chev'];
      expect([routs(tied, 0, 1), routs(tied, 2, 3), routs(tied, 0, 2, 3)]).toEqual([false, false, true]);
      const medium = [...tied, 'ge-re'];
      expect([routs(medium, 0, 1), routs(medium, 0, 4), routs(medium, 2, 3)]).toEqual([true, true, false]);
    },
  );

  rule(
    ['nqsb.3.2.4.det-shaken', 'nqsb.2.1.1.rout', 'nqsb.3.2.4.det-unit', 'nqsb.3.2.4.det-general'],
    'a unit shaken in the turn in which its division breaks costs its point, and then its points',
    () => {
      // R62.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('C', 0, 'fr-fl', '1509', 'N', { division: 1 })
        .lead(0, 1, '1510', 'gassion')
        .put('F', 1, 'sp-fl', '1005', 'S')
        .order(1, 0, 5)
        .draws(1, 1, 2, 8);
      const t = settle(
        firing(p, 1)
          .act(shoot(p, 'F', 'A'))
          .act(HOLD),
      );
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      expect([strength(p, 'A'), marks(p, 'A') & SHAKEN]).toEqual([1, SHAKEN]);
      p.play({ step: 'turnEnd' });
      expect([p.where('A'), p.state.determination]).toEqual(['off', [50 - 1 - 4 - 3, 50]]);
    },
  );

  rule(
    ['nqsb.1.4.objective-occupied', 'nqsb.10.14', 'nqsb.9.2'],
    'paralysed foot and limbered guns hold a hex they stand in; a lone leader in it keeps no horse beside it out',
    () => {
      // R86.
      const held = (set: (p: Position) => Position) => {
        const p = set(position());
        return occupier(p.battle, p.hex('1007'));
      };
      expect([
        held(p => p.put('A', 0, 'fr-pm-line', '1007', 'N', { paralysed: true })),
        held(p => p.put('A', 0, 'fr-ap', '1007', 'N', { second: true })),
        held(p => p.put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true })),
        held(p => p.put('A', 0, 'fr-cp-chev', '1107', 'N').lead(1, 0, '1007', 'villequier')),
      ]).toEqual([0, 0, -1, 0]);
    },
  );
});

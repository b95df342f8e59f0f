/** What one blow, shot or move leaves to the next: lines, principals, guns, pursuers, leaders on the way (nqsb.6, 7, 9, 10). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import {
  charge,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  READY,
  STOP,
  shoot,
  step,
  strength,
  tests,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { offered, settle } from '../scenes.ts';

/** Everybody who must go back does, by the first way offered; nobody joins. */
const settleBack = (t: Table): Table => {
  while (t.step === 'enough' || t.step === 'retreating' || t.step === 'joining')
    if (t.step === 'enough') t.act(STOP);
    else if (t.step === 'joining') t.act(READY);
    else t.act(at(t.legal('fallBack').concat(t.legal()), 0));
  return t;
};
const attacks = (t: Table): string[] =>
  t.told('attacked').map(({ unit, target }) => t.position.label(unit) + t.position.label(target));
/** French A at 1007 and Spanish B at 1006, face to face. */
const duel = (a: string, b: string, card = 10): Position =>
  position()
    .lead(0, 0, '1010', 'villequier')
    .lead(1, 0, '1002', 'villequier')
    .put('A', 0, a, '1007', 'N')
    .put('B', 1, b, '1006', 'S')
    .order(0, 0, card);

describe('several against one', () => {
  rule(
    ['nqsb.9.13.ignore', 'nqsb.7.4.2.vantaggio', 'nqsb.7.4.2.svantaggio'],
    'a line ignores the advantage of the attacker before it, not that of a second one in its flank',
    () => {
      // It is the opponent on the front whose advantage is ignored.
      const damage = (line: boolean) => {
        const p = duel('sp-fp', 'sp-pm').put('C', 0, 'sp-fp', '0906', 'NE').draws(0, 8, 7, 6, 5, 4);
        if (line) p.put('D', 1, 'sp-pm', '1106', 'S');
        const t = fighting(p, 'A', 'C');
        while (t.step === 'joining') t.act(READY);
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        return settle(t)
          .told('fought')
          .map(({ unit, damage: dealt }) => [p.label(unit), dealt]);
      };
      expect([damage(false), damage(true)]).toEqual([[['A', 7]], [['A', 4]]]);
    },
  );

  rule(
    ['nqsb.7.4.2.supporters', 'nqsb.10.8.elim', 'nqsb.9.9.2.follow'],
    'light foot whose principal is destroyed has nobody to follow: it stays',
    () => {
      // It makes the forced move of the principal, and there is none.
      const p = duel('fr-pm-line', 'sp-pm')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 2 })
        .put('C', 0, 'fr-fl', '0906', 'NE')
        .draws(0, 8, 7, 6)
        .draws(1, 1, 2, 3, 8);
      const t = fighting(p, 'A', 'C').act(join(p, 'B'));
      if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
      settle(t);
      expect([p.where('A'), p.where('C'), strength(p, 'C'), t.step]).toEqual(['off', '0906', 3, null]);
    },
  );
});

describe('shots', () => {
  rule(
    ['nqsb.9.10', 'nqsb.9.10.once', 'nqsb.9.10.reply'],
    'a mover between two who has fired at the one does not answer the other',
    () => {
      // R46.
      const answers = (fires: boolean) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .put('C', 1, 'sp-pm', '1105', 'S')
          .order(0, 0, 5)
          .draws(0, 8, 7)
          .draws(1, 8, 7);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p));
        expect([t.step, t.seats]).toEqual(['firmness', [0]]);
        if (fires) t.act({ type: 'stand', unit: p.unit('A'), target: p.unit('B') });
        t.act(HOLD);
        expect([t.step, t.seats]).toEqual(['firmness', [1]]);
        t.act({ type: 'stand', unit: p.unit('C'), target: p.unit('A') });
        return offered(t).includes('fireBack');
      };
      expect([answers(false), answers(true)]).toEqual([true, false]);
    },
  );

  rule(
    ['nqsb.3.3.1.parting-shot', 'nqsb.9.2.one-action', 'nqsb.6.order'],
    'guns may fire after an enemy that walks away; it is their one action',
    () => {
      const later = (fires: boolean) => {
        const p = duel('fr-pm-line', 'sp-al', 29).lead(1, 0, '1005', 'villequier').order(1, 0, 14).draws(1, 8, 7, 6);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
        expect([t.step, offered(t)]).toEqual(['departures', ['hold', 'partingShot']]);
        t.act(fires ? { type: 'partingShot', unit: p.unit('B') } : HOLD);
        settle(t);
        return firing(p, 1).legal('shoot').length;
      };
      expect([later(false), later(true)]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.10.16.fire', 'nqsb.3.2.4.det-shaken', 'nqsb.6.1.two-losses'],
    'a shaken unit that loses two more does not become shaken again: it costs no point',
    () => {
      // R62: each time it becomes so.
      const cost = (shaken: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-fl', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S', { shaken })
          .order(0, 0, 5)
          .draws(0, 1, 2, 8);
        const t = firing(p).act(shoot(p, 'A', 'B'));
        if (t.step === 'answer') t.act(HOLD);
        settleBack(t);
        expect([strength(p, 'B'), p.where('B') === '1005']).toEqual([2, false]);
        return p.state.ledger[1]?.shaken;
      };
      expect([cost(false), cost(true)]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.6.3', 'nqsb.5.4.1.cav', 'nqsb.10.13'],
    'foot in a village fires at horse beside it that has a melee order, unless it has one itself',
    () => {
      // R81: such horse engages nobody there; but who engages the enemy does not fire.
      const shots = (own: string, foe: string, card: number) =>
        firing(
          position('intro')
            .lead(0, 0, '0608', 'villequier')
            .lead(1, 0, '0602', 'conde')
            .put('A', 0, 'fr-pm-line', own, 'N')
            .put('B', 1, 'sp-cp', foe, 'S')
            .order(0, 0, card)
            .order(1, 0, 10),
        ).legal('shoot').length;
      expect([shots('0605', '0604', 14), shots('0605', '0604', 5), shots('0607', '0606', 14)]).toEqual([1, 0, 0]);
    },
  );
});

describe('winners', () => {
  rule(
    ['nqsb.9.11', 'nqsb.7.1.1', 'nqsb.7.order'],
    'who takes the hex and comes beside an enemy with a melee order is attacked by him in his turn',
    () => {
      // The advance makes no melee of its own; the other’s order does.
      const p = duel('fr-pm-line', 'sp-pm')
        .lead(1, 1, '1203', 'villequier')
        .put('E', 1, 'sp-pm', '1105', 'S', { division: 1 })
        .order(1, 1, 7)
        .draws(0, 1, 2, 3, 7)
        .draws(1, 8, 7, 6, 5);
      const t = settleBack(p.play({ step: 'phase', phase: 'melee', done: [] }));
      expect([t.step, p.where('B') === '1006']).toEqual(['pressing', false]);
      t.act({ type: 'press', facing: p.facing('N') });
      settleBack(t);
      expect([p.where('A'), attacks(t)]).toEqual(['1006', ['AB', 'EA']]);
    },
  );

  rule(
    ['nqsb.9.11', 'nqsb.5.4.1.inf', 'nqsb.5.4.stop'],
    'pikes that have destroyed the enemy in a village take it at once',
    () => {
      // R24: foot may enter it, and stands beside it already.
      const p = position('intro')
        .lead(0, 0, '0608', 'villequier')
        .put('A', 0, 'fr-pm-line', '0606', 'N')
        .put('B', 1, 'sp-pm', '0605', 'S', { strength: 2 })
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 3);
      const t = settle(fighting(p, 'A').act(READY));
      expect([p.where('B'), t.step]).toEqual(['off', 'pressing']);
      t.act({ type: 'press', facing: p.facing('N') });
      expect([p.where('A'), t.step]).toEqual(['0605', null]);
    },
  );

  rule(
    ['nqsb.9.11.once', 'nqsb.3.3.1.pursue'],
    'who went after an enemy that walked away does not take a hex in the same turn',
    () => {
      const won = (chased: boolean) => {
        const p = duel('fr-cp-chev', 'lo-pm', 29);
        if (chased) {
          const t = moving(p).act(march(p, 'A')).act(step(p, '0908')).act(step(p, '0909')).act(halt(p));
          t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' })
            .act(step(p, '1007'))
            .act(halt(p, 'S'));
        } else p.put('A', 0, 'fr-cp-chev', '0909', 'N').put('B', 1, 'lo-pm', '1007', 'S');
        expect([p.where('A'), p.where('B')]).toEqual(['0909', '1007']);
        p.put('E', 0, 'fr-pm-line', '1008', 'N').order(1, 0, 5).draws(1, 1, 2, 3, 7);
        const t = settleBack(fighting(p, 'B'));
        expect(p.where('E') === '1008').toBe(false);
        return t.step;
      };
      expect([won(false), won(true)]).toEqual(['pressing', null]);
    },
  );

  rule(
    ['nqsb.9.2.no-melee', 'nqsb.9.11', 'nqsb.9.6'],
    'guns beside the hex a winner takes are not run down; those a late mover comes to are, at once',
    () => {
      // Incalzare makes no melee; that of Duttilità is fought before the turn goes on.
      const p = duel('fr-pm-line', 'sp-pm').put('G', 1, 'sp-ap', '1105', 'S').draws(0, 1, 2, 3, 7);
      const t = settleBack(fighting(p, 'A'));
      t.act({ type: 'press', facing: p.facing('N') });
      expect([p.where('A'), p.where('G'), t.step]).toEqual(['1006', '1105', null]);
      p.play({ step: 'strays', done: [] });
      expect(p.where('G')).toBe('1105');
      const q = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'ge-pm', '1007', 'N')
        .put('G', 1, 'sp-ap', '1005', 'S')
        .order(0, 0, 5);
      const u = q.play({ step: 'late', side: 0 }).act(march(q, 'A')).act(step(q, '1006')).act(halt(q));
      while (u.step === 'firmness') u.act(HOLD);
      expect([q.where('G'), u.told('overrun').length]).toEqual(['off', 1]);
    },
  );

  rule(
    ['nqsb.9.6', 'nqsb.9.11', 'nqsb.7.1.one-loss'],
    'foot with Duttilità that stood still in the movement phase may move late, though melee has moved it a hex',
    () => {
      // What bars it is a move in the movement phase.
      const late = (p: Position) => p.play({ step: 'late', side: 0 }).legal('march').length;
      const won = duel('ge-pm', 'sp-pm', 5).lead(0, 0, '1009').draws(0, 1, 2, 3, 7);
      settleBack(fighting(won, 'A')).act({ type: 'press', facing: won.facing('N') });
      expect([won.where('A'), late(won)]).toEqual(['1006', 1]);
      const lost = duel('ge-pm', 'sp-pm', 5).draws(0, 8, 7, 6, 5).draws(1, 1, 2, 8, 7);
      settleBack(fighting(lost, 'A').act(join(lost, 'B')));
      expect([lost.where('A') === '1007', strength(lost, 'A'), late(lost)]).toEqual([false, 3, 1]);
    },
  );
});

describe('horse', () => {
  rule(
    ['nqsb.9.4.fallback', 'nqsb.5.3.general', 'nqsb.10.1'],
    'its fallback after the melee takes along every leader it comes upon, and goes on to the end',
    () => {
      // R41: no leader makes it optional.
      const p = duel('fr-cp-chev', 'sp-pm')
        .lead(0, 0, '0909', 'villequier')
        .command(0, '0810', 'conde')
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5);
      settleBack(fighting(p, 'A').act(join(p, 'B')));
      const t = p.play({ step: 'cavalryBack' });
      expect([t.step, t.told('fellBack').length, p.where('A')]).toEqual([null, 1, '0811']);
      expect([p.general(0, 0), p.cic(0)].map(leader => p.name(at(p.state.post, leader)))).toEqual(['0811', '0811']);
    },
  );

  rule(
    ['nqsb.10.12', 'nqsb.9.3.test'],
    'weakened horse tests for its nerve and then for the charge; failing the first it stays, without the second',
    () => {
      // R59: every action needs the test; only recovery has no other than its own.
      const charged = (...values: number[]) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, 'fr-cp-chev', '1009', 'N', { strength: 1 })
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 5)
          .draws(0, ...values);
        const t = settle(moving(p).act(charge(p, 'A', 'B')));
        return [tests(t), t.step, t.step === 'moving' ? t.legal('march').length : -1];
      };
      expect(charged(1, 8, 2)).toEqual([
        [
          [3, 1, 1],
          [3, 2, 1],
        ],
        'marching',
        -1,
      ]);
      expect(charged(8, 7, 6)).toEqual([[[3, 3, 0]], 'moving', 0]);
    },
  );
});

describe('leaders and cards', () => {
  rule(
    ['nqsb.10.1.losses', 'nqsb.10.9', 'nqsb.10.9.det'],
    'a general killed by the loss that destroys his unit is replaced by a man who does not bear the second',
    () => {
      // R44.
      const p = position()
        .lead(0, 0, '1007', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N', { strength: 1 })
        .put('C', 0, 'fr-fl', '1010', 'N')
        .put('F', 1, 'sp-fl', '1005', 'S')
        .order(1, 0, 4)
        .draws(1, 1, 2, 8);
      const leader = p.general(0, 0);
      p.state.health[leader] = 1;
      const t = settleBack(
        firing(p, 1)
          .act(shoot(p, 'F', 'A'))
          .act(HOLD),
      );
      expect([p.where('A'), t.told('leaderFell').length]).toEqual(['off', 1]);
      expect([p.state.fallen[0], p.state.ledger[0]?.generals, p.state.health[leader]]).toEqual([1, 3, 2]);
      expect(p.name(at(p.state.post, leader))).toBe('1007');
    },
  );

  rule(
    ['nqsb.3.2.1', 'nqsb.4.reshuffle'],
    'cards for the hand too come from the discards once the deck is empty',
    () => {
      // R9: shuffled when a card is due, and what the deck still held comes first.
      const p = position('intro');
      Object.assign(p.state, initialState(p.ground, p.options));
      p.state.turn = 2;
      const cards = at(p.state.cards, 0);
      Object.assign(cards, { pile: [7], top: [], bottom: [], hand: [], discard: [1, 2, 3, 4, 5, 6] });
      at(p.state.cards, 1).pile = Array.from({ length: 30 }, (_, index) => index + 1);
      const t = p.play({ step: 'planning' });
      const capacity = at(p.state.capacity, 0);
      const { hand, discard } = at(p.state.cards, 0);
      expect([t.told('reshuffled').length, hand.length, hand.includes(7), discard.length]).toEqual([
        1,
        capacity,
        true,
        0,
      ]);
      expect(capacity).toBeGreaterThan(1);
    },
  );
});

/** At the limit: of the hand, of a reserve's reach, of what a lone leader hinders, of who is asked (nqsb.3.2.2, 10.15, 5.2, 9.5, 6.4). */
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { charge, firing, halt, march, moving, READY, shoot, step, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, offered, settle, steps } from '../scenes.ts';

rule(
  ['nqsb.5.2.free', 'nqsb.5.stop', 'nqsb.5.contact-orders'],
  'a lone enemy leader neither stops nor bars a march past him',
  () => {
    // R31: he hinders nobody.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1007', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-pm', '1403', 'S')
      .order(0, 0, 29);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008'));
    expect(steps(t)).toContain('1007');
    t.act(step(p, '1107')).act(halt(p));
    expect([p.where('A'), p.name(p.state.post[p.general(1, 0)] ?? -1)]).toEqual(['1107', '1007']);
  },
);

rule(
  ['nqsb.3.2.2.limit', 'nqsb.3.2.2.return'],
  'as many cards as the command capacity may be kept, not one more',
  () => {
    const kept = (hand: number[]) => {
      const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009', 'N');
      p.state.capacity = [3, 3];
      const cards = p.state.cards[0];
      if (!cards) throw new Error('no cards');
      cards.hand = hand;
      cards.pile = cards.pile.filter(card => !hand.includes(card));
      const refused = p.play({ step: 'orders' }).refusal(READY, 0);
      return refused ? refused.reason : null;
    };
    expect([kept([1, 2, 3]), kept([1, 2, 3, 4])]).toEqual([null, 'handTooLarge']);
  },
);

rule(
  ['nqsb.6.1.react-fire', 'nqsb.9.7', 'nqsb.6.1.react-evade'],
  'dragoons in the saddle and Croats have no shot to answer with: they evade or stand',
  () => {
    const answers = (troop: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, troop, '1006', 'S')
        .order(0, 0, 5);
      return types(firing(p).act(shoot(p, 'A', 'B')));
    };
    expect([answers('sp-dr'), answers('ge-cl'), answers('sp-cl')]).toEqual([
      ['evade', 'hold'],
      ['evade', 'hold'],
      ['evade', 'fireBack', 'hold'],
    ]);
  },
);

rule(
  ['nqsb.9.5.charge', 'nqsb.9.5'],
  'of two squadrons side by side only the one that is charged may ride to meet the charge',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-cp', '1005', 'S')
      .put('C', 1, 'sp-cp', '1105', 'S')
      .order(0, 0, 10)
      .draws(0, 1);
    const t = settle(moving(p).act(charge(p, 'A', 'B'))).act(step(p, '1008'));
    expect([t.step, t.legal('countercharge').map(({ unit }) => p.label(Number(unit)))]).toEqual(['counter', ['B']]);
  },
);

rule(['nqsb.6.4', 'nqsb.6.1.declare'], 'one fires past friend and enemy, at the farther target if one likes', () => {
  // R80: units stop no line.
  const targets = (between: 0 | 1) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', between, between === 0 ? 'fr-pm-line' : 'sp-pm', '1007', 'N', { division: 1 })
      .order(0, 0, 12);
    return firing(p)
      .legal('shoot')
      .map(({ target }) => p.label(Number(target)))
      .sort();
  };
  expect([targets(0), targets(1)]).toEqual([['B'], ['B', 'C']]);
});

rule(
  [ABILITY, 'nqsb.3.2.2.special', 'nqsb.4.reshuffle'],
  '24 Rinfrancati: with deck and discards empty there is nothing to draw, and the turn goes on',
  () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009', 'N').order(0, 0, 24);
    const cards = p.state.cards[0];
    if (!cards) throw new Error('no cards');
    cards.pile = [];
    const t = p.play({ step: 'specials', side: 0 });
    if (t.step === 'heartened') t.act(t.legal('takeCard')[0] ?? { type: 'decline' });
    expect([cards.hand, offered(t)]).toEqual([[], []]);
  },
);

rule(
  [ABILITY, 'nqsb.3.2.2.special'],
  '49 Gelosia di comando: an empty hand loses nothing, one of two loses one',
  () => {
    const left = (hand: number[]) => {
      const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009', 'N').order(0, 0, 49);
      const cards = p.state.cards[0];
      if (!cards) throw new Error('no cards');
      cards.hand = [...hand];
      cards.pile = cards.pile.filter(card => !hand.includes(card));
      p.play({ step: 'specials', side: 0 });
      return [cards.hand.length, cards.discard.filter(card => hand.includes(card)).length];
    };
    expect([left([]), left([1, 2])]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  },
);

rule(
  ['nqsb.2.1.1.prevalent', 'nqsb.2.1.1.rout-count'],
  'half of a division shaken or lost does not break it, one more does; those of another type count for nothing',
  () => {
    const breaks = (lost: number, other: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('z', 1, 'sp-pm', '1002');
      for (const [nth, hex] of ['0608', '0808', '1008', '1208'].entries())
        p.put(`A${nth}`, 0, 'fr-pm-line', hex, 'N', { shaken: nth < lost });
      p.put('H', 0, 'fr-cp-chev', '1408', 'N', { shaken: other });
      return p.play({ step: 'turnEnd' }).told('routed').length;
    };
    expect([breaks(2, true), breaks(3, false)]).toEqual([0, 1]);
  },
);

/** What comes before what: specials and tests, reveal and initiative, phases and ends of turn (nqsb.3.2.2, 10.3, 3.1, 3.2.4). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { commandCapacity } from '../../../src/10-command/command.ts';
import { PARALYSED, SHAKEN } from '../../../src/state.ts';
import { type Position, position } from '../../battlefield.ts';
import { HOLD, marks, READY } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, assign, settle } from '../scenes.ts';

/** The farm as deployed, with these hands. */
function farm(french: number[], spanish: number[]): Position {
  const p = position('intro');
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 2;
  p.state.capacity = [3, 3];
  p.state.determination = [11, 11];
  [french, spanish].forEach((hand, side) => {
    const cards = at(p.state.cards, side);
    cards.hand = [...hand];
    cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !hand.includes(card));
  });
  return p;
}

rule(
  [ABILITY, 'nqsb.3.2.2.initiative', 'nqsb.3.2.2.special'],
  '37 Colpo d’occhio against 44 False notizie: who held the initiative acts first',
  () => {
    // R16.
    const first = (initiative: 0 | 1) => {
      const p = farm([37, 2], [44, 5]);
      p.state.initiative = initiative;
      const t = p
        .play({ step: 'orders' })
        .act(assign(p, 0, 0, 37), 0)
        .act(assign(p, 0, 1, 2), 0)
        .act(READY, 0)
        .act(assign(p, 1, 0, 44), 1)
        .act(assign(p, 1, 1, 5), 1)
        .act(READY, 1);
      return t.step;
    };
    expect([first(0), first(1)]).toEqual(['exchanging', 'misleading']);
  },
);

rule(
  ['nqsb.3.2.2.chain', 'nqsb.3.2.2.special', 'nqsb.10.3.link'],
  'of several tests the side with the initiative makes its own first, division by division as they are listed',
  () => {
    // R8.
    const tested = (initiative: 0 | 1) => {
      const p = farm([4, 5], [1, 2]);
      p.state.initiative = initiative;
      p.command(0, '0109').lead(0, 0, '0709').lead(0, 1, '1009');
      p.command(1, '1101').lead(1, 0, '0401').lead(1, 1, '0101');
      const t = settle(
        p
          .play({ step: 'orders' })
          .act(assign(p, 0, 0, 5), 0)
          .act(assign(p, 0, 1, 4), 0)
          .act(READY, 0)
          .act(assign(p, 1, 0, 2), 1)
          .act(assign(p, 1, 1, 1), 1)
          .act(READY, 1),
      );
      const order = [p.general(0, 0), p.general(0, 1), p.general(1, 0), p.general(1, 1)];
      return t
        .told('tested')
        .filter(({ kind }) => kind === 'chain')
        .map(({ leader }) => order.indexOf(leader));
    };
    expect([tested(0), tested(1)]).toEqual([
      [0, 1, 2, 3],
      [2, 3, 0, 1],
    ]);
  },
);

rule(
  ['nqsb.3.2.2.reveal', 'nqsb.3.2.2.initiative', 'nqsb.2.5.2.none'],
  'a card without an order counts for nothing in the initiative, and asks no test however far its general',
  () => {
    const p = farm([25, 2], [4, 26]);
    p.state.initiative = 0;
    p.command(0, '0109').lead(0, 0, '1009');
    const t = p
      .play({ step: 'orders' })
      .act(assign(p, 0, 0, 25), 0)
      .act(READY, 0)
      .act(assign(p, 1, 0, 4), 1)
      .act(READY, 1);
    expect(t.told('initiative')[0]).toMatchObject({ side: 1, counts: [0, 1] });
    expect(t.told('tested').filter(({ kind }) => kind === 'chain')).toEqual([]);
  },
);

describe('at the end of the turn', () => {
  rule(
    ['nqsb.3.2.4', 'nqsb.2.5.1.id'],
    'every assigned card goes to the discards of its owner, those without orders too',
    () => {
      const p = position()
        .lead(0, 0, '1010')
        .lead(1, 0, '1003')
        .put('A', 0, 'fr-pm-line', '1009')
        .put('B', 1, 'sp-pm', '1004');
      p.order(0, 0, 5).order(1, 0, 25);
      for (const cards of p.state.cards) cards.pile = cards.pile.filter(card => card !== 5 && card !== 25);
      p.play({ step: 'turnEnd' });
      expect(p.state.cards.map(({ discard }) => [discard.includes(5), discard.includes(25)])).toEqual([
        [true, false],
        [false, true],
      ]);
      expect(p.state.order.every(card => card === 0)).toBe(true);
    },
  );

  rule(['nqsb.8.marker', 'nqsb.3.2.4', 'nqsb.10.14'], 'states outlive the turn, what was done in it does not', () => {
    const p = position()
      .lead(0, 0, '1010')
      .lead(1, 0, '1003')
      .put('A', 0, 'fr-pm-line', '1009', 'N', { moved: true, paralysed: true, losses: 1 })
      .put('C', 0, 'fr-pm-line', '1209', 'N', { shaken: true })
      .put('D', 0, 'fr-pm-line', '1409')
      .put('B', 1, 'sp-pm', '1004');
    p.play({ step: 'turnEnd' });
    expect([marks(p, 'A'), marks(p, 'C'), p.state.losses[p.unit('A')]]).toEqual([PARALYSED, SHAKEN, 0]);
  });
});

rule(
  ['nqsb.2.4.cdc', 'nqsb.10.4', 'nqsb.2.1.cic'],
  'a CiC who leads a division himself has no card more, as long as it is on the field',
  () => {
    const capacity = (leads: boolean, gone: boolean) => {
      const p = position().command(0, '1012').lead(0, 0, '1010').lead(0, 1, '1210');
      p.put('A', 0, 'fr-pm-line', '1009').put('C', 0, 'fr-pm-line', '1209', 'N', { division: 1 });
      if (leads) p.state.cic[0] = p.general(0, 0);
      if (gone) p.state.cell = p.state.cell.with(p.unit('A'), -2);
      return commandCapacity(p.battle, 0);
    };
    expect([capacity(false, false), capacity(true, false)]).toEqual([3, 2]);
  },
);

rule(
  ['nqsb.3.2', 'nqsb.8.order', 'nqsb.9.6'],
  'who has come up late and is beaten there may be put in order in the same turn',
  () => {
    // Duttilità comes before reorganising (R42, R84).
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'ge-pm', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 1)
      .draws(0, 8, 7, 6, 5, 4)
      .draws(1, 1, 2, 3, 8);
    const t = p.play({ step: 'late', side: 0 }, { step: 'phase', phase: 'rally', done: [] });
    t.act({ type: 'march', unit: p.unit('A'), road: false, alone: false }).act({ type: 'step', to: p.hex('1007') });
    t.act({ type: 'halt', facing: p.facing('N') });
    for (let count = 0; count < 12 && t.step !== 'rallying' && t.step !== null; count++) {
      if (t.step === 'firmness') t.act(HOLD);
      else if (t.step === 'joining') t.act(t.legal('join')[0] ?? READY);
      else t.act(t.legal('stopTest')[0] ?? t.legal('fallBack')[0] ?? t.legal('endMoves')[0] ?? at(t.legal(), 0));
    }
    expect(marks(p, 'A') & SHAKEN).toBe(SHAKEN);
    expect([t.step, t.legal('clear').map(({ unit }) => p.label(Number(unit)))]).toEqual(['rallying', ['A']]);
  },
);

rule(
  ['nqsb.9.15.fire', 'nqsb.9.15.bonus', 'nqsb.6.1.react-fire'],
  'a square worn to two still fires to its flanks, and answers from there',
  () => {
    const answers = (corner: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1108', 'N')
        .put('B', 1, 'sp-sq-vet', '1006', corner, { strength: 2 })
        .order(0, 0, 5);
      const t = p.play({ step: 'firing', division: p.division(0, 0), barrage: false, done: [] });
      t.act({ type: 'shoot', unit: p.unit('A'), target: p.unit('B') });
      return t.step === 'answer' && t.legal('fireBack').length > 0;
    };
    // To the front, to the flank, and behind it.
    expect([answers('S'), answers('NE'), answers('N')]).toEqual([true, true, false]);
  },
);

/** Deployment by the cards (nqsb.2.3). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState, openingFrames } from '../../src/02-armies/setup-steps.ts';
import { AWAITED, type Side } from '../../src/state.ts';
import { type Position, position, type Table } from '../battlefield.ts';
import { types } from '../drill.ts';
import { rule } from '../rules.ts';

/** The farm before deployment; the next cards of each deck are these. */
function undeployed(french: number[], spanish: number[]): Position {
  const p = position('intro', { deployment: 'free' });
  Object.assign(p.state, initialState(p.ground, p.options));
  [french, spanish].forEach((top, side) => {
    const cards = at(p.state.cards, side);
    cards.top = [...top];
    cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !top.includes(card));
  });
  return p;
}

/** Each side gives its cards to its divisions in order. */
function dealt(p: Position): Table {
  const t = p.play({ step: 'deploymentCards' }, { step: 'opening' });
  for (const side of [0, 1] as const) {
    const hand = [...at(p.state.cards, side).hand];
    const order = side === 0 ? p.ground.setup.sides[0].divisions : p.ground.setup.sides[1].divisions;
    order.forEach((_, place) => {
      t.act({ type: 'deal', division: p.division(side, place), card: at(hand, place) }, side);
    });
  }
  return t;
}

/** The sides in the order in which they place their divisions. */
function placings(p: Position): [Side, number][] {
  const t = dealt(p);
  const order: [Side, number][] = [];
  while (t.step === 'placing' || t.step === 'choosing') {
    const side: Side = t.seats[0] === 0 ? 0 : 1;
    if (t.step === 'choosing') t.act(at(t.legal(), 0));
    const before = t.told('deployed').length;
    placeOne(t);
    const now = t.told('deployed').slice(before)[0];
    order.push([side, now ? at(p.ground.roster.divisions, now.division).place : -1]);
  }
  return order;
}

/** Puts one division on the map. */
function placeOne(t: Table): void {
  const before = t.told('deployed').length;
  while (t.step === 'placing' && t.told('deployed').length === before) t.act(at(t.legal(), 0));
}

describe('deployment', () => {
  rule(
    ['nqsb.2.3.draw', 'nqsb.2.1.points'],
    'free deployment begins with the cards, a historical one needs none, a points battle first musters',
    () => {
      const begins = (p: Position) =>
        openingFrames(p.ground, p.options)
          .map(frame => frame.step)
          .filter(step => step === 'muster' || step === 'deploymentCards');
      expect(begins(position('intro', { deployment: 'free' }))).toEqual(['deploymentCards']);
      expect(begins(position('intro', { deployment: 'historical' }))).toEqual([]);
      expect(begins(position('punti'))).toEqual(['muster', 'deploymentCards']);
    },
  );

  rule(
    ['nqsb.2.3.order', 'nqsb.2.3.precedence'],
    'priority 3, 2, 1, then none; the players alternate; more 3s begin (R4, R5)',
    () => {
      // Card 1 and 4 have priority 3, 2 has 2, 3 has 1, 25 none.
      expect(placings(undeployed([1, 4], [2, 31]))).toEqual([
        [0, 0],
        [1, 1],
        [0, 1],
        [1, 0],
      ]);
      expect(placings(undeployed([2, 25], [1, 3]))).toEqual([
        [1, 0],
        [0, 0],
        [1, 1],
        [0, 1],
      ]);
    },
  );

  rule(
    ['nqsb.2.3.others', 'nqsb.2.3.general'],
    'then the CiCs, the starter first; then the cards go back and hands are drawn (R6)',
    () => {
      const p = undeployed([1, 4], [2, 3]);
      const t = dealt(p);
      while (t.step === 'placing' || t.step === 'choosing') t.act(at(t.legal(), 0));
      expect([t.step, t.seats, types(t)]).toEqual(['placingLeaders', [0], ['placeLeader']]);
      expect(p.state.cell.filter(cell => cell === AWAITED)).toEqual([]);
      t.act(at(t.legal(), 0));
      expect([t.step, t.seats]).toEqual(['placingLeaders', [1]]);
      t.act(at(t.legal(), 0));
      // Opening hand and first draw: six cards of the thirty.
      expect(p.state.cards.map(({ hand, pile, discard }) => [hand.length, pile.length, discard.length])).toEqual([
        [6, 24, 0],
        [6, 24, 0],
      ]);
      expect(p.state.determination).toEqual([11, 11]);
      expect(p.state.order.every(card => card === 0)).toBe(true);
    },
  );

  rule(
    ['nqsb.2.3.facing', 'nqsb.2.3.stacking', 'nqsb.2.3.no-aggregate'],
    'each unit gets one of six facings, in a hex of its own',
    () => {
      const t = dealt(undeployed([1, 4], [2, 3]));
      if (t.step === 'choosing') t.act(at(t.legal(), 0));
      const general = at(t.legal('placeLeader'), 0);
      t.act(general);
      const first = t.legal('placeUnit');
      expect(new Set(first.map(({ facing }) => facing))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
      expect(first.some(({ to }) => to === general.to)).toBe(false);
      const chosen = at(first, 0);
      t.act(chosen);
      expect(t.legal('placeUnit').some(({ to }) => to === chosen.to)).toBe(false);
    },
  );

  rule('nqsb.2.3.draw', 'why a card cannot be dealt to a division', () => {
    const p = position('arras', { deployment: 'free' });
    Object.assign(p.state, initialState(p.ground, p.options));
    for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
    const t = p.play({ step: 'deploymentCards' }, { step: 'opening' });
    const late = p.state.due.findIndex(turn => turn > 0);
    const { side } = at(p.ground.roster.divisions, late);
    const [first, second] = at(p.state.cards, side).hand;
    const elsewhere = Array.from({ length: 30 }, (_, index) => index + 1).find(
      card => !at(p.state.cards, side).hand.includes(card),
    );
    const why = (division: number, card = first) => {
      const found = t.refusal({ type: 'deal', division, card }, side);
      return found && `${found.rule} ${found.reason}`;
    };
    const own = p.ground.roster.divisions.findIndex((one, index) => one.side === side && at(p.state.due, index) === 0);
    const foe = p.ground.roster.divisions.findIndex(one => one.side !== side);
    expect([why(own), why(foe), why(late)]).toEqual([null, 'nqsb.2.3.draw notYours', 'nqsb.2.3.draw comesLater']);
    expect(why(own, elsewhere)).toBe('nqsb.2.3.draw notInHand');
    t.act({ type: 'deal', division: own, card: first }, side);
    expect(why(own, second)).toBe('nqsb.2.3.draw hasCard');
  });

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.2.3.others'],
    'those without a hex of their own at the beginning are awaited',
    () => {
      for (const scenario of ['arras', 'valenciennes', 'rocroi', 'punti'] as const) {
        const p = position(scenario, { beck: true });
        const { cell, post } = initialState(p.ground, p.options);
        const { units, leaders } = p.ground.roster;
        expect(cell).toEqual(units.map(({ hex }) => (hex < 0 ? AWAITED : hex)));
        expect(post).toEqual(leaders.map(({ hex }) => (hex < 0 ? AWAITED : hex)));
        expect([scenario, post.includes(AWAITED)]).toEqual([scenario, true]);
      }
    },
  );
});

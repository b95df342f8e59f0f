import { describe, expect } from 'vitest';
import { communeNamed, enlist, position, rule, sestiere, square, world } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const GRIFONE = 0;
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const declared = (p: ReturnType<typeof governing>) => {
  const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
  for (let count = 0; count < 3 && match.step === 'allies'; count++) match.do('stayOut');
  return match;
};

describe('a company whose fee is not paid any more', () => {
  // R67: from all players, whoever let it go among them.
  rule(['pod.31e', 'pod.31c'], 'may be had again by who let it go, for less', () => {
    const p = governing().hire(0, 'grifone', 'firenze', { fee: 900 }).date(1, 12);
    const match = p
      .play([{ step: 'nextMonth', over: false }])
      .do('dismiss')
      .bid(0, 500);
    for (const seat of [1, 2]) match.act({ type: 'noOffer' }, seat);
    expect([p.state.employer[GRIFONE], p.state.fee[GRIFONE], match.purse(0)]).toEqual([0, 500, 1100]);
  });

  // R143: the treasury named, and the purse for what it has not.
  rule(['pod.31d', 'pod.31c'], 'of a town that is short of florins is kept with the purse of its Podestà', () => {
    const p = governing().hire(0, 'grifone', 'firenze', { fee: 3200, payer: FIRENZE }).date(1, 12);
    const match = p.play([{ step: 'nextMonth', over: false }]);
    expect(match.treasury('firenze')).toBe(3000);
    match.act({ type: 'payFee', from: FIRENZE });
    expect([match.treasury('firenze'), match.purse(0), p.state.payer[GRIFONE]]).toEqual([0, 1400, FIRENZE]);
  });
});

describe('the place of a battle', () => {
  // R59: a square in the open that both can reach.
  rule(['pod.29c', 'pod.29d'], 'is in the open: neither in a town nor in the sea', () => {
    const match = declared(governing());
    if (match.offers('setDate')) match.act({ type: 'setDate', month: Number(match.choices('setDate', 'month')[0]) });
    const cells = match.choices('setPlace', 'cell').map(Number);
    expect(cells.length).toBeGreaterThan(10);
    expect(world.square.filter(cell => cells.includes(cell))).toEqual([]);
    expect(cells).not.toContain(square('A4'));
  });

  // AN14 and R59: each side by what its counters can do.
  rule(['pod.29d', 'pod.26e'], 'is within twelve points of both: none at all for towns too far apart', () => {
    const places = (challenged: number) => {
      const p = position(6).govern(0, 'firenze').govern(3, 'pisa').govern(4, 'arezzo').govern(1, 'siena');
      return p.military(3).refusal({ type: 'declareWar', challenged });
    };
    // Pisa and Arezzo lie 26 points apart: no square is within 12 of both.
    expect([places(1) === null, places(4) === null]).toEqual([true, false]);
  });
});

// 43d: one of the communes whose companies are there, whichever he likes.
rule(['pod.43d', 'pod.43a'], 'loot of companies of two towns goes to either, not to a third of the same player', () => {
  const p = position(2)
    .govern(0, 'firenze')
    .govern(0, 'prato')
    .govern(0, 'pistoia')
    .govern(1, 'siena')
    .arm(FI(1), PR(1))
    .army(0, 'N13', [FI(1), PR(1)]);
  const match = p.military(0);
  expect(
    match
      .choices('raid', 'to')
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual([FIRENZE, communeNamed('prato')].sort((a, b) => a - b));
});

// R62: of those present one stays; with a single one nobody comes out.
rule(['pod.29l', 'pod.43c'], 'a town with one company at home cannot come out, with two one of them can', () => {
  const comes = (...home: number[]) => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .army(1, 'M5', [SI(1)]);
    for (const number of [1, 3, 4, 5]) if (!home.includes(number)) p.state.back[FI(number)] = 9;
    const match = p.military(1).act({ type: 'challenge', army: 1, commune: FIRENZE });
    if (match.step !== 'defence' || !match.offers('sortie')) return null;
    match.do('sortie');
    return [match.refusal(enlist([FI(3)])) === null, match.refusal(enlist([FI(3), FI(4)])) === null];
  };
  expect([comes(3), comes(3, 4)]).toEqual([null, [true, false]]);
});

// R101: who cannot pay what it asks for sees it go.
rule(
  ['pod.45c', 'pod.45d'],
  'a sestiere that asks for its price is lost to a conqueror with an empty purse, three taxes richer',
  () => {
    const p = governing().purse(1, 0);
    const match = p.play(
      [
        { step: 'conquest', seat: 1, commune: FIRENZE },
        { step: 'military', seat: 1 },
      ],
      [2, 4, 4, 4, 4],
    );
    for (let count = 0; count < 6 && match.step !== 'military'; count++) {
      expect(match.legal('payOath')).toEqual([]);
      match.act(match.legal('sendAway')[0] ?? match.legal('decline')[0] ?? match.legal()[0] ?? { type: 'none' });
    }
    const gone = [1, 3, 4, 5].filter(number => p.state.place[FI(number)] !== FIRENZE);
    expect(gone).toHaveLength(1);
    const tax = [0, 900, 600, 600, 300, 300, 300][gone[0] ?? 0] ?? 0;
    expect([p.commune('firenze').podesta, match.treasury('firenze')]).toEqual([1, 3 * tax]);
  },
);

// R59: one declaration a month, however it was answered.
rule(
  ['pod.29a', 'pod.29e', 'pod.3k'],
  'who was refused a battle declares no second war that month, also on another; in the next he may',
  () => {
    const p = governing();
    const match = declared(p);
    match.act({ type: 'setDate', month: Number(match.choices('setDate', 'month')[0]) });
    match.act({ type: 'setPlace', cell: Number(match.choices('setPlace', 'cell')[0]) }).do('refuseBattle');
    expect([match.points(1), match.step]).toEqual([-1, 'military']);
    const again = (challenged: number) => match.refusal({ type: 'declareWar', challenged }) === null;
    expect([again(1), again(2)]).toEqual([false, false]);
    p.play([{ step: 'turnEnd', seat: 0 }]);
    p.date(1, 2);
    expect(p.military(0).refusal({ type: 'declareWar', challenged: 1 })).toBeNull();
  },
);

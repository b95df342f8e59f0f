/** Buying, selling and lending at the bounds: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { communeNamed, good, position, rule, sestiere, token } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const buy = (name: 'metalli' | 'stoffe' | 'legname', lots: number) => ({ type: 'buy', good: good(name), lots });
const sell = (name: 'metalli' | 'stoffe' | 'legname', lots: number) => ({ type: 'sell', good: good(name), lots });

describe('the market', () => {
  // R9: five lots bought and five sold, all goods together, each good once either way.
  rule(
    ['pod.21d', 'pod.21e'],
    'with the brake five lots are bought and five sold in a turn, each good once each way',
    () => {
      const p = governing().purse(0, 9000).goods(0, { legname: 4, stoffe: 6 });
      const match = p.commercial(0).act(buy('metalli', 3));
      expect([match.refusal(buy('metalli', 1)), match.refusal(buy('stoffe', 3))].map(one => one !== null)).toEqual([
        true,
        true,
      ]);
      match.act(buy('stoffe', 2));
      expect(match.refusal(buy('legname', 1))).not.toBeNull();
      match.act(sell('legname', 4));
      expect([match.refusal(sell('stoffe', 2)) !== null, match.refusal(sell('stoffe', 1))]).toEqual([true, null]);
    },
  );

  // R11: nothing rises above 480 nor falls below 10, and one trades there all the same.
  rule(['pod.21f', 'pod.21n'], 'at 480 one buys and at 10 one sells, and the marker stays', () => {
    const p = governing().purse(0, 9000).goods(0, { stoffe: 2 }).price('metalli', 480).price('stoffe', 10);
    const match = p.commercial(0).act(buy('metalli', 2)).act(sell('stoffe', 2));
    expect([match.purse(0), p.state.prices[good('metalli')], p.state.prices[good('stoffe')]]).toEqual([
      9000 - 960 + 20,
      480,
      10,
    ]);
  });

  // Two of them together, on different goods.
  rule(['pod.23f', 'pod.23g'], 'two Spade or Scudi in a turn, never two on one good', () => {
    const p = governing().tokens(0, 'spada-2', 'scudo-1', 'spada-3');
    const sway = (id: string, name: 'metalli' | 'stoffe') => ({ type: 'sway', token: token(id), good: good(name) });
    const match = p.commercial(0).act(sway('spada-2', 'metalli'));
    expect(match.refusal(sway('scudo-1', 'metalli'))).not.toBeNull();
    match.act(sway('scudo-1', 'stoffe'));
    expect([p.state.prices[good('metalli')], p.state.prices[good('stoffe')]]).toEqual([120, 90]);
    expect(match.offers('sway')).toBe(false);
  });
});

describe('the bank', () => {
  // R47: flat, whenever it is paid back; the chest first and the purse for the rest.
  rule(['pod.25d', 'pod.25h'], 'a town pays back with its chest, the purse helping, the whole interest', () => {
    const p = governing().treasury('firenze', 100).purse(0, 1000);
    const match = p.political(0).act({ type: 'borrow', commune: FIRENZE, florins: 500 });
    expect(match.treasury('firenze')).toBe(600);
    p.treasury('firenze', 400);
    match.act({ type: 'repay', loan: 0, from: FIRENZE });
    expect([match.treasury('firenze'), match.purse(0), p.state.loans.length]).toEqual([0, 800, 0]);
  });
  // R47: a thousand of open capital each, by hundreds; interest does not count against it.
  rule(['pod.25e', 'pod.25b'], 'what is owed counts by its capital, and the purse and each chest by itself', () => {
    const p = governing().goods(0, { metalli: 12 });
    const match = p.commercial(0).act({ type: 'borrow', commune: -1, florins: 800 });
    expect(match.range('borrow')).toEqual([100, 200]);
    expect(match.refusal({ type: 'borrow', commune: -1, florins: 150 })).not.toBeNull();
    const few = governing().goods(0, { metalli: 3 });
    expect(few.commercial(0).range('borrow')).toEqual([100, 300]);
  });
});

describe('theft', () => {
  // R50: never from a partner.
  rule(['pod.23r', 'pod.20a'], 'nobody steals from a partner, whoever leaves the league may', () => {
    const p = governing().league(0, 2).tokens(2, 'spada-1').tokens(0, 'proditor');
    const steal = { type: 'steal', victim: 2, what: 'beneficio' };
    const match = p.political(0);
    expect(match.refusal(steal)).not.toBeNull();
    match.do('leaveLeague').act(steal);
    expect([p.player(0).benefici, p.player(2).benefici]).toEqual([[token('spada-1')], []]);
  });
});

describe('an auction of arms', () => {
  // R53: of equal offers that of the caller, then of his faction; metals rise, with the first sestiere animals too.
  rule(['pod.28d', 'pod.28c', 'pod.21k'], 'goes to the lowest, of equals to the caller, then to his faction', () => {
    const sold = (...offers: (number | null)[]): unknown[] => {
      const p = governing().treasury('firenze', 1000);
      for (const seat of [0, 1, 2]) p.purse(seat, 0).goods(seat, { metalli: 1 });
      const match = p.military(0).act({ type: 'callArming', sestiere: sestiere('firenze', 4) });
      for (const [seat, offer] of offers.entries())
        if (offer === null) match.act({ type: 'noOffer' }, seat);
        else match.lay(seat, offer);
      const seller = [0, 1, 2].filter(seat => p.player(seat).lots[good('metalli')] === 0);
      return [
        seller,
        match.treasury('firenze'),
        p.state.prices[good('metalli')],
        p.state.armed[sestiere('firenze', 4)],
      ];
    };
    expect([sold(200, 200, 200), sold(null, 200, 200), sold(200, 199, 200)]).toEqual([
      [[0], 800, 110, 1],
      [[2], 800, 110, 1],
      [[1], 801, 110, 1],
    ]);
  });
  // Three hundred is the most that may be asked; nobody there, the market if it costs no more.
  rule(['pod.28d', 'pod.28c'], 'in which nobody offers ends at the market, up to the base and not above', () => {
    const armed = (price: number): unknown[] => {
      const p = governing().treasury('firenze', 1000).price('metalli', price);
      const match = p.military(0).act({ type: 'callArming', sestiere: sestiere('firenze', 4) });
      for (let n = 0; n < 3 && match.step === 'arming'; n++) match.act({ type: 'noOffer' }, match.seats[0]);
      if (match.step === 'armingFallback' && match.legal('buyArms').length > 0)
        match.act({ type: 'buyArms', from: FIRENZE });
      return [match.treasury('firenze'), p.state.armed[sestiere('firenze', 4)]];
    };
    expect([armed(300), armed(310)]).toEqual([
      [700, 1],
      [1000, 0],
    ]);
  });
});

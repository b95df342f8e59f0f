import { describe, expect } from 'vitest';
import { stock } from '../../../src/21-trade/market.ts';
import {
  communeNamed,
  good,
  leg,
  mercatorCard,
  position,
  rule,
  sestiere,
  square,
  token,
  work,
} from '../../position.ts';

const show = (id: string) => ({ type: 'showCard', card: mercatorCard(id) });
const sell = (name: Parameters<typeof good>[0], lots: number) => ({ type: 'sell', good: good(name), lots });
const buy = (name: Parameters<typeof good>[0], lots: number) => ({ type: 'buy', good: good(name), lots });
const sway = (id: string, name: Parameters<typeof good>[0]) => ({ type: 'sway', token: token(id), good: good(name) });
const loan = (florins: number, commune = -1) => ({ type: 'borrow', commune, florins });
const FIRENZE = communeNamed('firenze');

describe('Mercator cards among several', () => {
  // R10 and R15: the partner's share too has waited its month; the fee stays with who treats.
  rule(
    ['pod.22i', 'pod.21g', 'pod.22b'],
    'a partner sells old lots of his own at the card’s price; the market falls by the whole',
    () => {
      // MC33: four lots of cloth at 200.
      const p = position(3).mercator(0, 'MC33').goods(0, { stoffe: 1 }).goods(1, { stoffe: 3 }).fresh(2, { stoffe: 3 });
      const match = p.commercial(0).act(show('MC33'));
      expect(match.refusal({ type: 'share', partner: 2, lots: 3 })).not.toBeNull();
      match.act({ type: 'share', partner: 1, lots: 3 }).do('agree', 'closeBargain');
      expect([match.purse(0), match.purse(1)]).toEqual([1600 - 100 + 200, 1600 + 600]);
      expect([p.player(0).lots[good('stoffe')], p.player(1).lots[good('stoffe')]]).toEqual([0, 0]);
      expect([p.state.prices[good('stoffe')], stock(p.table, good('stoffe'))]).toEqual([60, 18 - 3]);
    },
  );

  // R15: a purchase shrinks to the stock; where there is nothing there is no bargain to pay for.
  rule(['pod.22a', 'pod.21c'], 'with nothing in stock a purchase cannot be shown, and nothing is paid', () => {
    const p = position(2).mercator(0, 'MC64').goods(1, { metalli: 24 });
    const match = p.commercial(0);
    expect(match.refusal(show('MC64'))).not.toBeNull();
    expect([match.purse(0), p.state.cardThisMonth]).toEqual([1600, false]);
  });

  // R14: as many as sat at the table when the year began.
  rule(['pod.22d', 'pod.25k'], 'who leaves the game in the year takes no card from the others till New Year', () => {
    const p = position(3).purse(2, 0).mercator(0, 'MC64').date(1, 5);
    p.state.loans = [{ seat: 2, commune: -1, capital: 500, interest: 100, due: 5 }];
    p.state.cardsPlayed = 2;
    p.play([{ step: 'monthEnd' }]);
    expect(p.player(2).out).toBe(true);
    expect(p.commercial(0).refusal(show('MC64'))).toBeNull();
    p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
    p.mercator(0, 'MC64').state.cardsPlayed = 2;
    expect(p.commercial(0).refusal(show('MC64'))).toMatchObject({ rule: 'pod.22d', reason: 'yearLimit', most: 2 });
  });

  // R50: what was stolen is used like one's own.
  rule(['pod.23r', 'pod.22g'], 'a card stolen in commerce may be the month’s card at once', () => {
    const p = position(2).mercator(0).mercator(1, 'MC64').tokens(0, 'proditor');
    const match = p.commercial(0);
    match.act({ type: 'steal', victim: 1, what: 'mercator' });
    expect([p.player(0).mercator, p.player(1).mercator]).toEqual([[mercatorCard('MC64')], []]);
    match.act(show('MC64')).do('closeBargain');
    expect([match.purse(0), p.player(0).fresh[good('metalli')]]).toEqual([1600 - 100 - 490, 7]);
  });

  // R34: an exile trades in full, cards included.
  rule(['pod.19f', 'pod.22g', 'pod.25c'], 'an exile plays a card and borrows on what it brought', () => {
    const p = position(3).exiled(0).mercator(0, 'MC64');
    const match = p.commercial(0).act(show('MC64')).do('closeBargain');
    expect(match.choices('borrow', 'florins')).toEqual([100, 200, 300, 400, 500, 600, 700]);
    match.act(loan(700));
    expect(match.purse(0)).toBe(1600 - 100 - 490 + 700);
  });
});

describe('prices', () => {
  // R8, R11, R16: at once, in whatever order, and what goes beyond the bound is lost.
  rule(
    ['pod.21n', 'pod.23f', 'pod.21f'],
    'a Spada at the top is lost beyond 480; a Scudo after it starts from there',
    () => {
      const p = position(2).tokens(0, 'spada-3', 'scudo-2').price('stoffe', 470).price('metalli', 20);
      p.goods(0, { stoffe: 2 });
      const match = p.commercial(0).act(sway('spada-3', 'stoffe')).act(sell('stoffe', 2));
      expect([match.purse(0), p.state.prices[good('stoffe')]]).toEqual([1600 + 960, 460]);
      match.act(sway('scudo-2', 'metalli')).act(buy('metalli', 3));
      expect([match.purse(0), p.state.prices[good('metalli')]]).toEqual([2560 - 30, 40]);
    },
  );

  // R10: to hand over and to hand back are two acquisitions.
  rule(['pod.21g', 'pod.20c'], 'old lots lent to a friend and given back have to wait again', () => {
    const p = position(2).goods(0, { stoffe: 2 });
    const match = p
      .commercial(0)
      .propose(1, leg(true, { kind: 'goods', good: good('stoffe'), lots: 2 }))
      .do('accept');
    match.propose(1, leg(false, { kind: 'goods', good: good('stoffe'), lots: 2 })).do('accept');
    expect([p.player(0).lots[good('stoffe')], p.player(0).fresh[good('stoffe')]]).toEqual([0, 2]);
    expect(match.refusal(sell('stoffe', 1))).toMatchObject({ rule: 'pod.21g' });
  });
});

describe('debts', () => {
  // R48 and R128: exactly enough is enough, and what was bought this month is pledged too.
  rule(['pod.25i', 'pod.25k'], 'purse and lots that just cover the debt keep the merchant in the game', () => {
    const owing = (purse: number) => {
      const p = position(3).purse(0, purse).date(1, 5).goods(0, { stoffe: 1 }).fresh(0, { metalli: 1 });
      p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 5 }];
      p.play([{ step: 'monthEnd' }]);
      return p;
    };
    const just = owing(400);
    expect([just.player(0).out, just.player(0).purse]).toEqual([false, 0]);
    expect([...just.player(0).lots, ...just.player(0).fresh]).toEqual(Array(12).fill(0));
    expect(owing(399).player(0).out).toBe(true);
  });

  // R47: the pledge is counted when one asks; what is lent is not called back.
  rule(['pod.25c', 'pod.25e'], 'lots sold after a loan stop the next one, and do not end the first', () => {
    const p = position(2).goods(0, { stoffe: 5 });
    const match = p.commercial(0).act(loan(300)).act(sell('stoffe', 3));
    expect([match.offers('borrow'), p.state.loans.length]).toEqual([false, 1]);
    match.act(buy('legname', 2));
    expect(match.choices('borrow', 'florins')).toEqual([100]);
  });
});

describe('works and feasts', () => {
  // R41: one for each commune in two months, whoever governs it.
  rule(['pod.15.1n', 'pod.15.1o'], 'a new Podestà cannot hold again the feast of the one he drove out', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 2000).date(1, 2);
    p.political(0).act({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE }).do('fromMarket');
    expect(p.commune('firenze').treasury).toBe(1700);
    expect(p.state.prices).toEqual([110, 110, 110, 100, 100, 100]);
    p.govern(1, 'firenze', 1, 2, 3, 4);
    expect(
      p
        .political(1)
        .legal('feast')
        .filter(({ commune }) => commune === FIRENZE),
    ).toEqual([]);
    expect(p.date(1, 3).political(1).legal('feast')).toEqual([]);
    expect(
      p
        .date(1, 4)
        .political(1)
        .legal('feast')
        .some(({ commune }) => commune === FIRENZE),
    ).toBe(true);
  });

  // R39: esteem is of who pays the labour, even if another began.
  rule(['pod.15.1b', 'pod.15g', 'pod.15h'], 'the heir of a work begun by another may still be its Patron', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').date(1, 3);
    p.commune('firenze').works[work('strade-ponti')] = 4;
    p.loyal(1, 'firenze', 2, 4, 6).tokens(1, 'proditor').purse(1, 2000);
    p.commune('siena').cell = square('O14');
    p.political(1).act({ type: 'win', sestiere: sestiere('firenze', 5), token: -1 });
    expect(p.commune('firenze').podesta).toBe(1);
    const match = p.date(1, 4).turn(1);
    match.act({ type: 'payLabour', commune: FIRENZE, work: work('strade-ponti'), from: -1 });
    expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([40, 20]);
    expect(match.purse(1)).toBe(2000 - 120 - 300);
  });
});

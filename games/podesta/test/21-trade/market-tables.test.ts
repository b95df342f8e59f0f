/** The market and the Mercator cards, function by function and at every boundary. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  canConclude,
  capacity,
  cardLots,
  concludeBargain,
  declineCard,
  ownShare,
  pledgedShares,
  whyNoCard,
  whyNoMoreCards,
} from '../../src/21-trade/bargains.ts';
import {
  allLots,
  boughtAlready,
  giveLots,
  lotsAge,
  mostToBuy,
  mostToSell,
  movePrice,
  noteTrade,
  priceFollows,
  sellable,
  soldAlready,
  stock,
  takeLots,
} from '../../src/21-trade/market.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { good, type Position, position, rule } from '../position.ts';

const [METALS, CLOTH] = [good('metalli'), good('stoffe')];
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena');
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const lots = (index: number) => at(data.goods.goods, index).lots;

describe('the market', () => {
  rule(['pod.21a', 'pod.21n'], 'has what nobody holds and no work ties up', () => {
    const p = governing().goods(0, { stoffe: 2 }).fresh(1, { stoffe: 3 });
    expect([stock(p.table, CLOTH), stock(p.table, METALS)]).toEqual([lots(CLOTH) - 5, lots(METALS)]);
    expect(allLots(p.state, 0)).toBe(2);
    expect(allLots(governing().goods(0, { preziosi: 1, metalli: 3 }).fresh(0, { preziosi: 2 }).state, 0)).toBe(6);
    const needed = p.table.world.workLots.findIndex(each => each > 0);
    const each = at(p.table.world.workLots, needed);
    const before = stock(p.table, needed);
    p.commune('firenze').works = [3, -1, 0, 1, 0, 0];
    expect(before - stock(p.table, needed)).toBe(2 * each);
    const free = p.table.world.workLots.indexOf(0);
    expect(stock(p.table, free)).toBe(lots(free) - (free === CLOTH ? 5 : 0));
  });

  rule(['pod.21d', 'pod.21e', 'pod.21n'], 'its prices move ten florins a lot, within their bounds', () => {
    const p = governing().price('stoffe', 100);
    const live = called(p);
    priceFollows(live, CLOTH, 3);
    priceFollows(live, CLOTH, -1);
    expect(p.state.prices[CLOTH]).toBe(100 + 2 * data.goods.step);
    movePrice(live, CLOTH, 9000, 'pod.21d');
    movePrice(live, CLOTH, 10, 'pod.21d');
    expect(p.state.prices[CLOTH]).toBe(data.goods.highest);
    movePrice(live, CLOTH, -9000, 'pod.21d');
    movePrice(live, CLOTH, -10, 'pod.21d');
    expect([p.state.prices[CLOTH], toldOf(live, 'price').length]).toEqual([data.goods.lowest, 4]);
  });

  rule(
    ['pod.21f', 'pod.21g', 'pod.21h'],
    'sells what there is, can be paid and is allowed, each good once a turn',
    () => {
      const p = governing().price('stoffe', 100).purse(0, 350);
      const { lots: limit } = data.goods.limit;
      const most = () => mostToBuy(p.table, 0, CLOTH);
      expect(most()).toBe(Math.min(3, limit));
      p.purse(0, 90_000);
      expect(most()).toBe(Math.min(limit, lots(CLOTH)));
      p.state.turn.bought = limit - 1;
      expect(most()).toBe(1);
      p.state.turn.bought = limit;
      expect(most()).toBe(0);
      p.state.turn.bought = 0;
      noteTrade(p.state, CLOTH, 2);
      expect([
        most(),
        boughtAlready(p.state, CLOTH),
        soldAlready(p.state, CLOTH),
        p.state.turn.bought,
        p.state.turn.sold,
      ]).toEqual([0, true, false, 2, 0]);
      p.goods(0, { stoffe: 2, metalli: 1 }).fresh(0, { stoffe: 1 });
      expect([mostToSell(p.table, 0, CLOTH), sellable(p.state, 0, CLOTH)]).toEqual([2, 2]);
      noteTrade(p.state, CLOTH, -1);
      expect([
        mostToSell(p.table, 0, CLOTH),
        soldAlready(p.state, CLOTH),
        p.state.turn.sold,
        mostToSell(p.table, 0, METALS),
      ]).toEqual([0, true, 1, 1]);
      p.state.turn.sold = limit;
      expect(mostToSell(p.table, 0, METALS)).toBe(0);
      p.state.turn.sold = limit + 1;
      expect(mostToSell(p.table, 0, METALS)).toBe(0);
      p.state.lasting = [{ kind: 'fair', seat: 0, commune: -1, value: 0, more: 0, until: 3 }];
      expect([sellable(p.state, 0, CLOTH), sellable(p.fresh(1, { stoffe: 2 }).state, 1, CLOTH)]).toEqual([3, 0]);
      const free = position(2, { market: 'free' }).purse(0, 90_000).price('stoffe', 10);
      expect(mostToBuy(free.table, 0, CLOTH)).toBe(lots(CLOTH));
    },
  );

  rule(
    ['pod.21g', 'pod.22j'],
    'lots change hands, the oldest first, and are new to who gets them until the month ends',
    () => {
      const p = governing().goods(1, { stoffe: 2 }).fresh(1, { stoffe: 2 });
      const live = called(p);
      takeLots(live, 1, 0, CLOTH, 3, 'pod.22j');
      giveLots(live, 0, CLOTH, 2, 'pod.21e');
      takeLots(live, 0, -1, CLOTH, 1, 'pod.21e');
      takeLots(live, 0, 1, CLOTH, 0, 'pod.21e');
      giveLots(live, 0, CLOTH, 0, 'pod.21e');
      const of = (seat: number) => [p.player(seat).lots[CLOTH], p.player(seat).fresh[CLOTH]];
      expect([of(1), of(0), live.told.length]).toEqual([[0, 1], [0, 4], 3]);
      expect(() => takeLots(live, 1, 0, CLOTH, 2, 'pod.22j')).toThrow();
      const q = governing().goods(1, { stoffe: 2 }).fresh(1, { stoffe: 3 });
      lotsAge(q.state);
      expect([q.player(1).lots[CLOTH], q.player(1).fresh[CLOTH]]).toEqual([5, 0]);
    },
  );
});

describe('Mercator cards', () => {
  const { cards, fee } = data.mercator;
  const card = (kind: 'buy' | 'sell') => cards.findIndex(one => one.kind === kind && one.lots >= 3);
  const [BUY, SELL] = [card('buy'), card('sell')];
  const goodOf = (index: number) => good(at(cards, index).good);
  const hand = () => {
    const p = governing();
    p.player(0).mercator = [BUY, SELL].sort((a, b) => a - b);
    return p;
  };

  rule(['pod.22a', 'pod.22i'], 'stand for their lots, a purchase for what the market has', () => {
    const p = hand();
    const { lots: many, price, good: name } = at(cards, BUY);
    expect(cardLots(p.table, BUY)).toBe(Math.min(many, lots(goodOf(BUY))));
    p.goods(1, { [name]: lots(goodOf(BUY)) - 2 });
    expect(cardLots(p.table, BUY)).toBe(2);
    p.goods(1, { [name]: 0, [at(cards, SELL).good]: 2 });
    expect([cardLots(p.table, SELL), capacity(p.table, 1, SELL, 0), capacity(p.table, 0, SELL, 0)]).toEqual([
      at(cards, SELL).lots,
      2,
      0,
    ]);
    const covers = (purse: number, off: number) => capacity(p.purse(0, purse).table, 0, BUY, off);
    expect([
      covers(2 * price, 0),
      covers(2 * price - 1, 0),
      covers(2 * price + fee, fee),
      covers(2 * price + fee - 1, fee),
      covers(0, fee),
    ]).toEqual([2, 1, 2, 1, 0]);
  });

  rule(
    ['pod.22c', 'pod.22d', 'pod.22g', 'pod.22i'],
    'are shown from the hand, one a month and so many a year, if the fee is there and all is covered',
    () => {
      const why = (change: (p: Position) => unknown, index = BUY) => {
        const p = hand().purse(0, 90_000);
        change(p);
        return said(whyNoCard(p.table, 0, index));
      };
      expect(why(() => null)).toBe('fine');
      expect(why(p => Object.assign(p.player(0), { mercator: [] }))).toBe(`pod.22c notInHand ${BUY}`);
      expect([
        why(p => Object.assign(p.state, { cardsPlayed: 2, cardsAllowed: 3 })),
        why(p => Object.assign(p.state, { cardsPlayed: 3, cardsAllowed: 3 })),
      ]).toEqual(['fine', 'pod.22d yearLimit 3']);
      expect([
        why(p => Object.assign(p.state, { cardThisMonth: true })),
        why(p => p.state.declinedCard.push(1, 0)),
      ]).toEqual(['pod.22g monthTaken 0', 'pod.22g cardDeclined 0']);
      expect([
        why(p => p.purse(0, fee - 1)),
        why(p => p.goods(1, { [at(cards, BUY).good]: lots(goodOf(BUY)) })),
      ]).toEqual([`pod.22c tooDear ${fee}`, `pod.22a noStock ${goodOf(BUY)}`]);
      const needed = at(cards, SELL).lots;
      const sold = (own: number, other: number, out = false) =>
        why(p => {
          const name = at(cards, SELL).good;
          p.goods(0, { [name]: own }).goods(1, { [name]: other });
          p.player(1).out = out;
        }, SELL);
      expect([
        sold(needed, 0),
        sold(needed - 1, 0),
        sold(needed - 1, 1),
        sold(0, needed),
        sold(needed - 1, 1, true),
      ]).toEqual(['fine', 'pod.22i cannot cover', 'fine', 'fine', 'pod.22i cannot cover']);
      expect([why(p => p.purse(0, fee), SELL)]).toEqual(['pod.22i cannot cover']);
    },
  );

  rule(
    ['pod.22g', 'pod.22i'],
    'who declines declines for the month, and what was agreed about his cards is void',
    () => {
      const p = hand();
      p.state.pledges = [0, 1].map(seat => ({ seat, card: SELL, partner: 2, lots: 1 }));
      declineCard(p.state, 0);
      declineCard(p.state, 0);
      expect([p.state.declinedCard, p.state.pledges.map(({ seat }) => seat)]).toEqual([[0], [1]]);
      expect([whyNoMoreCards(p.state, 0), whyNoMoreCards(p.state, 1)].map(said)).toEqual([
        'pod.22g cardDeclined 0',
        'fine',
      ]);
    },
  );

  rule(
    ['pod.22b', 'pod.22k', 'pod.22i'],
    'are concluded with their partners, each at the card’s price, and move the market',
    () => {
      const bargain = (index: number, shares: number[]) => ({ seat: 0, card: index, lots: 3, shares, asked: [] });
      expect([ownShare(bargain(BUY, [9, 1, 1])), ownShare(bargain(BUY, [0, 0, 0]))]).toEqual([1, 3]);
      const { price } = at(cards, BUY);
      const p = hand()
        .purse(0, fee + 2 * price)
        .purse(1, price);
      expect([canConclude(p.table, bargain(BUY, [0, 1, 0])), canConclude(p.table, bargain(BUY, [0, 0, 0]))]).toEqual([
        true,
        false,
      ]);
      const before = at(p.state.prices, goodOf(BUY));
      concludeBargain(called(p), bargain(BUY, [0, 1, 0]));
      expect([
        p.player(0).purse,
        p.player(1).purse,
        p.player(0).fresh[goodOf(BUY)],
        p.player(1).fresh[goodOf(BUY)],
      ]).toEqual([0, 0, 2, 1]);
      expect([
        p.state.prices[goodOf(BUY)],
        p.state.cardsPlayed,
        p.state.cardThisMonth,
        p.state.mercatorUsed,
        p.player(0).mercator,
      ]).toEqual([Math.min(data.goods.highest, before + 3 * data.goods.step), 1, true, [BUY], [SELL]]);
      const q = hand()
        .purse(0, fee)
        .goods(0, { [at(cards, SELL).good]: 2 })
        .goods(1, { [at(cards, SELL).good]: 1 })
        .purse(1, 0);
      const was = at(q.state.prices, goodOf(SELL));
      concludeBargain(called(q), bargain(SELL, [0, 1, 0]));
      const sold = at(cards, SELL).price;
      expect([
        q.player(0).purse,
        q.player(1).purse,
        q.player(0).lots[goodOf(SELL)],
        q.player(1).lots[goodOf(SELL)],
        q.state.prices[goodOf(SELL)],
      ]).toEqual([2 * sold, sold, 0, 0, Math.max(data.goods.lowest, was - 3 * data.goods.step)]);
    },
  );

  rule('pod.22i', 'parts agreed beforehand count as far as they can still be covered', () => {
    const p = hand()
      .goods(1, { [at(cards, SELL).good]: 2 })
      .goods(2, { [at(cards, SELL).good]: 9 });
    const all = at(cards, SELL).lots;
    p.state.pledges = [
      { seat: 0, card: SELL, partner: 1, lots: 2 },
      { seat: 0, card: SELL, partner: 2, lots: all - 2 },
    ];
    expect(pledgedShares(p.table, 0, SELL)).toEqual([0, 2, all - 2]);
    Object.assign(at(p.state.pledges, 1), { lots: all - 1 });
    expect(pledgedShares(p.table, 0, SELL)).toEqual([0, 2, 0]);
    Object.assign(at(p.state.pledges, 0), { lots: 3 });
    expect(pledgedShares(p.table, 0, SELL)).toEqual([0, 0, all - 1]);
    expect(pledgedShares(p.table, 1, SELL)).toEqual([0, 0, 0]);
  });
});

/** Goods, cards, works, arms and the bank, function by function and at every boundary. */
import { at, Generator, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { means, pay, payUpTo, spend, spendOnWar, warMeans, warPayers } from '../../src/09-money/money.ts';
import {
  callOff,
  conclude,
  costOf,
  deliverable,
  dueWorks,
  feastPurchase,
  finishWork,
  labourPayers,
  marketCanFill,
  moveBonus,
  pledge,
  rebuild,
  rebuildings,
  whyNoFeast,
  whyNoWork,
  workPurchase,
} from '../../src/14-taxes-and-works/works.ts';
import {
  collectMerchantLoans,
  communeInsolvent,
  mostToBorrow,
  owedBy,
  settleCommuneLoan,
} from '../../src/21-trade/bank.ts';
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
import {
  armourers,
  bestOffer,
  buyArms,
  deliverArms,
  marketArms,
  mostOffered,
  whyNoArming,
} from '../../src/26-armies/arming.ts';
import { anySum } from '../../src/sums.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, good, type Position, position, rule, sestiere, work } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const [METALS, ANIMALS, CLOTH] = [good('metalli'), good('animali'), good('stoffe')];
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena');
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const lots = (index: number) => at(data.goods.goods, index).lots;

describe('money', () => {
  rule(['pod.9a', 'pod.14c'], 'treasury first, then the purse; for wars the war chest before both', () => {
    const p = governing().purse(0, 100).treasury('firenze', 50);
    p.player(0).chest = 30;
    p.state.minted += 30;
    expect([
      means(p.state, 0, -1),
      means(p.state, 0, FIRENZE),
      warMeans(p.state, 0, -1),
      warMeans(p.state, 0, FIRENZE),
    ]).toEqual([100, 150, 130, 180]);
    expect([
      warPayers(p.table, 0, 130),
      warPayers(p.table, 0, 131),
      warPayers(p.table, 0, 180),
      warPayers(p.table, 0, 181),
    ]).toEqual([[-1, FIRENZE], [FIRENZE], [FIRENZE], []]);
    const live = called(p);
    spendOnWar(live, 0, FIRENZE, 90, 'pod.29o');
    expect([p.player(0).chest, p.commune('firenze').treasury, p.player(0).purse]).toEqual([0, 0, 90]);
    expect([warPayers(p.table, 0, 90), warPayers(p.table, 0, 0)]).toEqual([[-1], [-1]]);
    p.treasury('firenze', 40);
    spend(live, 0, -1, -1, 10, 'pod.14c');
    spend(live, 0, FIRENZE, -1, 30, 'pod.14c');
    expect([p.commune('firenze').treasury, p.player(0).purse]).toEqual([10, 80]);
    payUpTo(live, 0, 1, 100, 'pod.9a');
    expect([p.player(0).purse, p.player(1).purse]).toEqual([0, 1680]);
    expect(toldOf(live, 'paid').map(({ from, to, florins }) => [from, to, florins])).toEqual([
      [200, -1, 30],
      [102, -1, 50],
      [0, -1, 10],
      [0, -1, 10],
      [102, -1, 30],
      [0, 1, 80],
    ]);
    pay(live, 1, 1, 5, 'pod.9a');
    pay(live, 1, 0, 0, 'pod.9a');
    expect(toldOf(live, 'paid')).toHaveLength(6);
    expect(() => pay(live, 0, 1, 1, 'pod.9a')).toThrow();
    expect(() => pay(live, 1, 0, -1, 'pod.9a')).toThrow();
    const minted = p.state.minted;
    pay(live, -1, 0, 7, 'pod.9a');
    expect(p.state.minted - minted).toBe(7);
  });

  rule('pod.9b', 'chance names every sum there is, and no other', () => {
    const chance = new Generator(startChance('sfc32', 'sums'));
    const named = (least: number, most: number) =>
      [...new Set(Array.from({ length: 400 }, () => anySum(chance, least, most)))].sort((a, b) => a - b);
    expect([named(0, 0), named(7, 7), named(500, 512)]).toEqual([
      [0],
      [7],
      Array.from({ length: 13 }, (_, more) => 500 + more),
    ]);
  });
});

describe('the market', () => {
  rule(['pod.21a', 'pod.21n'], 'has what nobody holds and no work ties up', () => {
    const p = governing().goods(0, { stoffe: 2 }).fresh(1, { stoffe: 3 });
    expect([stock(p.table, CLOTH), stock(p.table, METALS)]).toEqual([lots(CLOTH) - 5, lots(METALS)]);
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

describe('works and feasts', () => {
  const MURA = work('ampliamento-mura');
  const TORRI = work('irrobustimento-torri');
  const feastMonth = at(data.works.feasts, 0).month;

  rule(['pod.15a', 'pod.44l', 'pod.15.1l', 'pod.15g', 'pod.15i'], 'every reason against a work', () => {
    const why = (change: (p: Position) => unknown, one = MURA, commune = FIRENZE) => {
      const p = governing();
      change(p);
      return said(whyNoWork(p.table, 0, commune, one));
    };
    expect([why(() => null), why(() => null, MURA, PRATO), why(() => null, 6), why(() => null, MURA, 12)]).toEqual([
      'fine',
      `pod.15a notGoverned ${PRATO}`,
      `pod.15a notGoverned ${FIRENZE}`,
      'pod.15a notGoverned 12',
    ]);
    expect([
      why(p => p.besieging(1, 'M5', 'firenze', [SI(1)])),
      why(p => p.state.turn.calledOff.push({ commune: FIRENZE, work: MURA })),
      why(p => p.state.turn.calledOff.push({ commune: FIRENZE, work: TORRI }, { commune: PRATO, work: MURA })),
    ]).toEqual([`pod.44l besieged ${FIRENZE}`, 'pod.15.1l cannot calledOff', 'fine']);
    const state = (value: number, one = MURA) =>
      why(p => Object.assign(p.commune('firenze').works, { [MURA]: value }), one);
    expect([state(-1), state(4), state(-1, TORRI), state(4, TORRI), state(0, TORRI)]).toEqual([
      `pod.15g doneAlready ${FIRENZE}`,
      `pod.15g doneAlready ${FIRENZE}`,
      'fine',
      `pod.15i sequence ${TORRI}`,
      `pod.15i sequence ${TORRI}`,
    ]);
    const scarce = governing().table.world.workLots.findIndex(each => each > 0);
    const name = at(data.goods.goods, scarce).id;
    const each = at(governing().table.world.workLots, scarce);
    // New lots are not for sale; old ones are, whoever has them.
    const left = (fresh: number) => why(p => p.fresh(2, { [name]: fresh }));
    expect([
      left(lots(scarce) - each),
      left(lots(scarce) - each + 1),
      why(p => p.goods(2, { [name]: lots(scarce) })),
    ]).toEqual(['fine', `pod.15.1l noStock ${scarce}`, 'fine']);
  });

  rule(['pod.15.1n', 'pod.15.1o', 'pod.24d'], 'every reason against a feast', () => {
    const why = (change: (p: Position) => unknown, extra = false, commune = FIRENZE) => {
      const p = governing().date(1, feastMonth);
      change(p);
      return said(whyNoFeast(p.table, 0, commune, extra));
    };
    const other =
      Array.from({ length: 12 }, (_, index) => index + 1).find(
        month => !data.works.feasts.some(feast => feast.month === month),
      ) ?? 0;
    const event =
      (kind: 'feast' | 'noTrust', seat: number, commune = -1) =>
      (p: Position) =>
        p.state.lasting.push({ kind, seat, commune, value: 0, more: 0, until: 14 });
    expect([
      why(() => null),
      why(() => null, false, PRATO),
      why(p => p.besieging(1, 'M5', 'firenze', [SI(1)])),
    ]).toEqual(['fine', `pod.15.1n notGoverned ${PRATO}`, `pod.44l besieged ${FIRENZE}`]);
    expect([
      why(event('noTrust', 0)),
      why(event('noTrust', 1)),
      why(p => p.state.turn.calledOff.push({ commune: FIRENZE, work: -1 })),
    ]).toEqual(['pod.24d forbidden 0', 'fine', 'pod.15.1n cannot calledOff']);
    expect([
      why(p => p.date(1, other)),
      why(p => Object.assign(p.commune('firenze'), { feast: feastMonth })),
      why(p => Object.assign(p.date(2, feastMonth).commune('firenze'), { feast: feastMonth })),
    ]).toEqual([`pod.15.1o season ${other}`, `pod.15.1o doneAlready ${FIRENZE}`, 'fine']);
    expect([
      why(() => null, true),
      why(event('feast', 0, FIRENZE), true),
      why(event('feast', 0, PRATO), true),
      why(event('feast', 1, FIRENZE), true),
    ]).toEqual(['pod.15.1o cannot feast', 'fine', 'pod.15.1o cannot feast', 'pod.15.1o cannot feast']);
  });

  rule(
    ['pod.15.1l', 'pod.15f', 'pod.21j'],
    'a work’s materials are paid, delivered by whom one chooses, and make the prices rise',
    () => {
      const p = governing().treasury('firenze', 9000).date(1, 3);
      const purchase = workPurchase(p.table, 0, FIRENZE, MURA, FIRENZE);
      expect([costOf(purchase), purchase.half, purchase.work]).toEqual([data.works.material, false, MURA]);
      const scarce = purchase.need.findIndex(each => each > 0);
      const name = at(data.goods.goods, scarce).id;
      p.goods(1, { [name]: 5 });
      expect([deliverable(p.table, purchase, 1, scarce), deliverable(p.table, purchase, 2, scarce)]).toEqual([
        at(purchase.need, scarce),
        0,
      ]);
      const pledged = pledge(purchase, 1, scarce, 1);
      expect([at(pledged.need, scarce), pledged.pledged, costOf(pledged)]).toEqual([
        at(purchase.need, scarce) - 1,
        [{ supplier: 1, good: scarce, lots: 1 }],
        data.works.material,
      ]);
      p.goods(1, { [name]: 1 });
      expect(deliverable(p.table, pledged, 1, scarce)).toBe(0);
      expect([
        marketCanFill(p.table, pledged),
        marketCanFill(p.fresh(2, { [name]: lots(scarce) }).table, pledged),
      ]).toEqual([true, at(pledged.need, scarce) === 0]);
      p.fresh(2, { [name]: 0 });
      const before = p.state.prices.slice();
      const live = called(p);
      conclude(live, pledged);
      expect([p.commune('firenze').treasury, p.player(1).lots[scarce], p.player(1).purse]).toEqual([
        9000 - data.works.material,
        0,
        1600 + at(purchase.price, scarce),
      ]);
      expect(p.commune('firenze').works[MURA]).toBe(3 + data.works.months);
      expect(p.state.prices.map((price, index) => price - at(before, index))).toEqual(p.table.world.workRise);
      callOff(live, purchase);
      expect([p.state.turn.calledOff, toldOf(live, 'givenUp')]).toMatchObject([
        [{ commune: FIRENZE, work: MURA }],
        [{ rule: 'pod.15.1l' }],
      ]);
    },
  );

  rule(
    ['pod.15.1n', 'pod.15.1o', 'pod.21j'],
    'a feast is paid at the market’s price; of an extra one the bank pays half',
    () => {
      const held = (extra: boolean, price = 105) => {
        const p = governing().treasury('firenze', 9000).date(1, feastMonth);
        for (const { id } of data.goods.goods) p.price(id, price);
        p.state.lasting = [{ kind: 'feast', seat: 0, commune: FIRENZE, value: 0, more: 0, until: 14 }];
        const purchase = feastPurchase(p.table, 0, FIRENZE, extra, FIRENZE);
        const wanted = purchase.need.findIndex(each => each > 0);
        p.goods(1, { [at(data.goods.goods, wanted).id]: 1 });
        const live = called(p);
        conclude(live, pledge(purchase, 1, wanted, 1));
        const many = purchase.need.reduce((sum, each) => sum + each, 0);
        return {
          paid: 9000 - p.commune('firenze').treasury,
          many,
          got: p.player(1).purse - 1600,
          feast: p.commune('firenze').feast,
          left: p.state.lasting.length,
          told: toldOf(live, 'feastHeld'),
        };
      };
      const plain = held(false);
      expect([plain.paid, plain.got, plain.feast, plain.left, plain.told]).toMatchObject([
        plain.many * 105,
        105,
        feastMonth,
        1,
        [{ commune: FIRENZE, feast: 0 }],
      ]);
      const extra = held(true);
      expect([extra.paid, extra.got, extra.feast, extra.left]).toEqual([extra.many * 53, 105, 0, 0]);
    },
  );

  rule(
    ['pod.15.1b', 'pod.15.1c', 'pod.15.1e', 'pod.15h'],
    'labour is paid whole by one of the two; who pays is thanked',
    () => {
      const { labour } = data.works;
      const p = governing().purse(0, labour).treasury('firenze', labour).date(1, 5);
      expect(labourPayers(p.table, 0, FIRENZE)).toEqual([FIRENZE, -1]);
      expect([
        labourPayers(p.treasury('firenze', labour - 1).table, 0, FIRENZE),
        labourPayers(p.purse(0, labour - 1).table, 0, FIRENZE),
      ]).toEqual([[-1], []]);
      p.commune('firenze').works = [5, 6, 4, -1, 0, 0];
      p.commune('siena').works = [5, 0, 0, 0, 0, 0];
      expect(dueWorks(p.table, 0)).toEqual([
        { commune: FIRENZE, work: 0 },
        { commune: FIRENZE, work: 2 },
      ]);
      const { goodGovernment, patron, imageTimes, most } = data.contributions.bonus;
      const image = data.works.works.findIndex(one => one.image);
      const other = data.works.works.findIndex(one => !one.image);
      const thanked = (one: number, from: number) => {
        const q = governing().purse(0, labour).treasury('firenze', labour).bonus('firenze', 20, 10);
        finishWork(called(q), 0, FIRENZE, one, from);
        return [
          q.commune('firenze').upper - 20,
          q.commune('firenze').lower - 10,
          q.commune('firenze').works[one],
          q.player(0).purse,
        ];
      };
      expect([thanked(other, FIRENZE), thanked(other, -1), thanked(image, FIRENZE)]).toEqual([
        [goodGovernment.upper, goodGovernment.lower, -1, labour],
        [patron.upper, patron.lower, -1, 0],
        [goodGovernment.upper * imageTimes, goodGovernment.lower * imageTimes, -1, labour],
      ]);
      moveBonus(called(p), FIRENZE, 9000, 9000);
      expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([most.upper, most.lower]);
      moveBonus(called(p), FIRENZE, -9000, -9000);
      expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([0, 0]);
    },
  );

  rule(
    ['pod.45.1c', 'pod.45.1d', 'pod.14c'],
    'a poor commune is rebuilt for one of these sums, or the rest of it',
    () => {
      const { steps } = data.contributions.rebuilding;
      const p = governing().date(1, 4).treasury('firenze', 90_000);
      expect(rebuildings(p.table, FIRENZE)).toEqual([]);
      Object.assign(p.commune('firenze'), { poor: true, rebuilt: 0 });
      expect(rebuildings(p.table, FIRENZE)).toEqual(steps.map(({ paid }) => paid));
      const [first, last] = [at(steps, 0), at(steps, steps.length - 1)];
      rebuild(called(p), 0, FIRENZE, first.paid, FIRENZE);
      expect([p.commune('firenze').treasury, p.commune('firenze').rebuilt, p.commune('firenze').taxesFrom]).toEqual([
        90_000 - first.paid,
        first.paid,
        4 + Math.max(1, first.months),
      ]);
      expect(rebuildings(p.table, FIRENZE)).toEqual(steps.slice(1).map(({ paid }) => paid));
      rebuild(called(p), 0, FIRENZE, last.paid, FIRENZE);
      expect([p.commune('firenze').treasury, p.commune('firenze').taxesFrom]).toEqual([
        90_000 - last.paid,
        4 + Math.max(1, Math.min(first.months, last.months)),
      ]);
      const ways = (florins: number) => {
        const two = governing().govern(0, 'prato').treasury('prato', 0).treasury('firenze', florins);
        return two.political(0).range('transfer');
      };
      expect([ways(250), ways(1), ways(0)]).toEqual([[1, 250], [1, 1], null]);
    },
  );
});

describe('arming', () => {
  const { bellatores, others, rise } = data.goods.arming;

  rule(['pod.28a', 'pod.44l', 'pod.27b', 'pod.28f'], 'every reason against an auction of arms', () => {
    const why = (change: (p: Position) => unknown, one = FI(1), seat = 0) => {
      const p = governing();
      change(p);
      return said(whyNoArming(p.table, seat, one));
    };
    expect([
      why(() => null),
      why(p => p.state.place.splice(FI(1), 1, -1)),
      why(p => p.state.back.splice(FI(1), 1, 3)),
    ]).toEqual(['fine', `pod.28a absent ${FI(1)}`, `pod.28a absent ${FI(1)}`]);
    expect([
      why(p => p.arm(FI(1))),
      why(p => p.state.turn.auctions.push(FI(1))),
      why(p => p.besieging(1, 'M5', 'firenze', [SI(1)])),
    ]).toEqual([`pod.28a doneAlready ${FIRENZE}`, `pod.28a doneAlready ${FIRENZE}`, `pod.44l besieged ${FIRENZE}`]);
    expect([
      why(() => null, FI(2)),
      why(p => p.state.holder.splice(FI(1), 1, -1)),
      why(p => p.state.holder.splice(FI(1), 1, 2)),
      why(() => null, SI(1)),
    ]).toEqual([
      'pod.27b cannot faction',
      'fine',
      'pod.27b cannot faction',
      `pod.28f notGoverned ${communeNamed('siena')}`,
    ]);
    const few = 'pod.28f tooFew 2';
    const ally = (numbers: number[], one = 1, home = FIRENZE) =>
      why(p => Object.assign(p.loyal(0, 'prato', ...numbers).player(0), { home }), PR(one));
    expect([ally([1, 3]), ally([1]), ally([1, 3], 5), ally([1, 3], 1, -1), ally([1, 3], 1, 0)]).toEqual([
      'fine',
      few,
      few,
      few,
      'fine',
    ]);
    expect(why(p => p.loyal(0, 'arezzo', 1, 3), sestiere('arezzo', 1))).toBe('fine');
  });

  rule(
    ['pod.28b', 'pod.28c', 'pod.28d'],
    'metals for all, animals too for bellatores, at the base or what the commune has',
    () => {
      const p = governing().purse(0, 90).treasury('firenze', 10);
      expect([
        mostOffered(p.table, 0, FI(1)),
        mostOffered(p.table, 0, FI(3)),
        mostOffered(p.table, 0, PR(1)),
        mostOffered(p.table, 0, PR(3)),
      ]).toEqual([Math.min(100, bellatores.base), Math.min(100, others.base), bellatores.base, others.base]);
      p.goods(0, { metalli: 1 }).goods(1, { metalli: 1, animali: 1 }).fresh(2, { metalli: 1, animali: 1 });
      expect([armourers(p.table, FI(1)), armourers(p.table, FI(3))]).toEqual([[1], [0, 1]]);
      p.player(1).exiled = true;
      expect([armourers(p.table, FI(1)), armourers(p.table, FI(3))]).toEqual([[], [0]]);
      p.player(1).exiled = false;
      const live = called(p.price('metalli', 100).price('animali', 100));
      deliverArms(live, 0, FI(1), 1, 30);
      expect([
        p.player(1).lots[METALS],
        p.player(1).lots[ANIMALS],
        p.player(1).purse,
        p.commune('firenze').treasury,
        p.player(0).purse,
        p.state.armed[FI(1)],
      ]).toEqual([0, 0, 1630, 0, 70, 1]);
      expect([p.state.prices[METALS], p.state.prices[ANIMALS]]).toEqual([100 + rise, 100 + rise]);
      deliverArms(live, 0, PR(3), 0, 40);
      expect([p.player(0).purse, p.player(0).lots[METALS], p.state.prices[ANIMALS]]).toEqual([110, 0, 100 + rise]);
    },
  );

  rule('pod.28e', 'the lowest offer wins; ties go to the caller, his faction, or the lot', () => {
    const p = position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa');
    const best = (caller: number, offers: Record<number, number>, draws: number[] = []) =>
      bestOffer(
        called(p, draws),
        caller,
        Object.entries(offers).map(([seat, florins]) => ({ seat: Number(seat), florins })),
      );
    expect([
      best(0, { 0: 9, 1: 8 }),
      best(0, { 0: 8, 1: 8, 2: 8 }),
      best(0, { 1: 8, 2: 8 }),
      best(0, { 1: 8, 3: 8 }, [1]),
      best(0, { 1: 8, 3: 8 }, [0]),
      best(1, { 0: 7, 2: 7, 3: 7 }),
    ]).toEqual([1, 0, 2, 3, 1, 3]);
  });

  rule(['pod.28b', 'pod.28c'], 'without an offer arms come from the market, if they cost no more than the base', () => {
    const p = governing().price('metalli', others.base).purse(0, others.base).treasury('firenze', 0);
    expect([
      marketArms(p.table, 0, FI(3)),
      marketArms(p.price('metalli', others.base + 1).table, 0, FI(3)),
      marketArms(p.table, 0, FI(1)).length,
    ]).toEqual([[-1], [], 0]);
    p.price('metalli', others.base - 5).treasury('firenze', 10);
    expect([
      marketArms(p.table, 0, FI(3)),
      marketArms(p.purse(0, others.base - 15).table, 0, FI(3)),
      marketArms(p.purse(0, others.base - 16).table, 0, FI(3)),
      marketArms(p.table, 0, PR(3)),
    ]).toEqual([[FIRENZE, -1], [FIRENZE], [], [PRATO]]);
    p.purse(0, others.base).fresh(1, { metalli: lots(METALS) });
    expect(marketArms(p.table, 0, FI(3))).toEqual([]);
    p.fresh(1, { metalli: lots(METALS) - 1 });
    expect(marketArms(p.table, 0, FI(3))).toEqual([FIRENZE, -1]);
    const price = at(p.state.prices, METALS);
    buyArms(called(p), 0, FI(3), FIRENZE);
    expect([p.commune('firenze').treasury, p.player(0).purse, p.state.armed[FI(3)], p.state.prices[METALS]]).toEqual([
      0,
      others.base - (price - 10),
      1,
      price + rise,
    ]);
    const before = p.player(0).purse;
    buyArms(called(p), 0, PR(3), PRATO);
    expect([p.player(0).purse, p.state.armed[PR(3)]]).toEqual([before, 1]);
  });
});

describe('the bank', () => {
  const loan = (seat: number, commune: number, capital: number, due = 4) => ({
    seat,
    commune,
    capital,
    interest: 20,
    due,
  });

  rule(
    ['pod.25c', 'pod.25d', 'pod.25f', 'pod.25g'],
    'lends hundreds: on lots, below its ceiling, out of its funds',
    () => {
      const { funds, ceiling, perLot } = data.contributions.bank;
      const most = (many: number, ...loans: ReturnType<typeof loan>[]) => {
        const p = governing().goods(0, { stoffe: many });
        p.state.loans = loans;
        return mostToBorrow(p.table, 0, -1);
      };
      expect([most(3), most(0), most(90), most(90, loan(0, -1, 150))]).toEqual([
        3 * perLot,
        0,
        ceiling,
        Math.floor((ceiling - 150) / 100) * 100,
      ]);
      expect([most(90, loan(1, -1, funds - 300)), most(90, loan(1, -1, funds)), most(1, loan(0, -1, 400))]).toEqual([
        300, 0, 0,
      ]);
      expect(governing().goods(0, { stoffe: 3 }).commercial(0).choices('borrow', 'florins')).toEqual(
        [100, 200, 300].filter(sum => sum <= 3 * perLot),
      );
    },
  );

  rule(
    ['pod.25i', 'pod.25k', 'pod.25h'],
    'takes what is due from the purse, then from the cheapest lots, then the debtor himself',
    () => {
      const collected = (purse: number, stoffe: number, metalli: number, due = 4) => {
        const p = governing()
          .date(1, 4)
          .purse(0, purse)
          .goods(0, { stoffe, metalli })
          .price('stoffe', 50)
          .price('metalli', 60);
        p.state.loans = [loan(0, -1, 230, due)];
        const live = called(p);
        collectMerchantLoans(live);
        return [
          p.player(0).out,
          p.player(0).purse,
          p.player(0).lots[CLOTH],
          p.player(0).lots[METALS],
          toldOf(live, 'repaid').length,
          toldOf(live, 'insolvent').length,
        ];
      };
      expect([
        collected(250, 1, 1),
        collected(249, 1, 1),
        collected(50, 1, 2),
        collected(51, 3, 0),
        collected(250, 1, 1, 5),
      ]).toEqual([
        [false, 0, 1, 1, 1, 0],
        [false, 99, 0, 1, 1, 0],
        [false, 0, 0, 1, 1, 0],
        [false, 1, 1, 0, 1, 0],
        [false, 250, 1, 1, 0, 0],
      ]);
      expect(collected(49, 1, 1)[0]).toBe(true);
      expect(collected(50, 1, 1)[0]).toBe(false);
    },
  );

  rule(
    ['pod.25j', 'pod.25l'],
    'takes a commune’s debts from its treasury; the gap is paid by its Podestà, or its sestieri leave him',
    () => {
      const p = governing().treasury('firenze', 100).purse(0, 500);
      p.state.loans = [loan(0, FIRENZE, 200), loan(1, FIRENZE, 100), loan(0, -1, 70)];
      expect([owedBy(p.state, FIRENZE), owedBy(p.state, PRATO)]).toEqual([340, 0]);
      settleCommuneLoan(called(p), FIRENZE, true);
      expect([p.commune('firenze').treasury, p.player(0).purse, p.state.loans]).toEqual([0, 260, [loan(0, -1, 70)]]);
      const q = governing().treasury('firenze', 100).purse(0, 500);
      q.state.loans = [loan(0, FIRENZE, 200)];
      communeInsolvent(called(q), FIRENZE);
      expect([
        q.commune('firenze').treasury,
        q.player(0).purse,
        q.commune('firenze').podesta,
        q.state.holder[FI(1)],
        q.state.loans,
      ]).toEqual([0, 500, -1, -1, []]);
    },
  );
});

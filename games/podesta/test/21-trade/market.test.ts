import { describe, expect } from 'vitest';
import { stock } from '../../src/21-trade/market.ts';
import { good, mercatorCard, position, rule, work } from '../position.ts';

const buy = (name: Parameters<typeof good>[0], lots: number) => ({ type: 'buy', good: good(name), lots });
const sell = (name: Parameters<typeof good>[0], lots: number) => ({ type: 'sell', good: good(name), lots });

describe('buying and selling', () => {
  rule(['pod.21d', 'pod.21e', 'pod.21f'], 'five lots of metals at 100 cost 500 and leave the price at 150', () => {
    const match = position(2).commercial(0).act(buy('metalli', 5));
    expect([match.purse(0), match.state.prices[good('metalli')]]).toEqual([1100, 150]);
    expect(match.told('price')).toMatchObject([{ good: good('metalli'), price: 150 }]);
  });

  rule('pod.21.ex', 'four lots of metals bring them to 140, nine of building material to 190', () => {
    const match = position(2, { market: 'free' }).purse(0, 5000).commercial(0);
    match.act(buy('metalli', 4)).act(buy('materiale-edile', 9));
    expect(match.state.prices).toEqual([100, 100, 100, 100, 190, 140]);
  });

  rule('pod.21f', 'a sale too is paid at the one price that stands before it (R9)', () => {
    const match = position(2).goods(0, { stoffe: 3 }).commercial(0).act(sell('stoffe', 3));
    expect([match.purse(0), match.state.prices[good('stoffe')]]).toEqual([1900, 70]);
  });

  rule(
    ['pod.21f', 'pod.21a'],
    'five lots bought and five sold in a turn, more are refused and not trimmed (R9)',
    () => {
      const p = position(2);
      p.commercial(0).act(buy('metalli', 5));
      expect(p.player(0).purse).toBe(1100);
      p.player(0).fresh = [0, 0, 0, 0, 0, 0];
      p.goods(0, { metalli: 5 });
      Object.assign(p.state.turn, { bought: 0, traded: [0, 0, 0, 0, 0, 0] });
      const next = p.commercial(0).act(sell('metalli', 5));
      expect([next.purse(0), next.state.prices[good('metalli')]]).toEqual([1850, 100]);
      next.act(buy('legname', 3));
      expect(next.purse(0)).toBe(1550);
      expect(next.refusal(buy('stoffe', 3))).toMatchObject({ rule: 'pod.21f', reason: 'lotsLimit', most: 5 });
      expect(next.refusal(buy('stoffe', 2))).toBeNull();
    },
  );

  rule('pod.21f', 'the five lots sold count all goods together, like those bought (R9)', () => {
    const match = position(2).goods(0, { stoffe: 3, metalli: 6 }).commercial(0).act(sell('stoffe', 3));
    expect(match.choices('sell', 'lots').filter(lots => Number(lots) > 2)).toEqual([]);
    expect(match.refusal(sell('metalli', 3))).toMatchObject({ rule: 'pod.21f', reason: 'lotsLimit', most: 5 });
    match.act(sell('metalli', 2));
    expect([match.offers('sell'), match.offers('buy')]).toEqual([false, true]);
    const open = position(2, { market: 'free' }).goods(0, { stoffe: 3, metalli: 6 }).commercial(0);
    expect(open.act(sell('stoffe', 3)).refusal(sell('metalli', 6))).toBeNull();
  });

  rule('pod.21f', 'one purchase and one sale of a good in a turn (R9)', () => {
    const match = position(2).goods(0, { stoffe: 2 }).commercial(0).act(buy('stoffe', 1)).act(sell('stoffe', 1));
    expect(match.refusal(buy('stoffe', 1))).toMatchObject({ rule: 'pod.21f', reason: 'oncePerGood' });
    expect(match.refusal(sell('stoffe', 1))).toMatchObject({ rule: 'pod.21f', reason: 'oncePerGood' });
    expect(match.refusal(buy('legname', 1))).toBeNull();
  });

  rule('pod.21g', 'what was bought this month cannot be sold before the next (R10)', () => {
    const p = position(2);
    const match = p.commercial(0).act(buy('preziosi', 2));
    expect(match.refusal(sell('preziosi', 1))).toMatchObject({ rule: 'pod.21g', reason: 'tooFresh' });
    const later = p.play([{ step: 'monthEnd' }, { step: 'commercial', seat: 0 }]);
    // A new turn: what the last one did is forgotten.
    expect(later.step).toBe('orderAuction');
    expect(p.player(0).lots[good('preziosi')]).toBe(2);
  });

  rule('pod.21n', 'the price stops at 480 and at 10, and trade goes on there (R11)', () => {
    const p = position(2).purse(0, 5000).price('metalli', 470).price('stoffe', 30).goods(0, { stoffe: 4 });
    const match = p.commercial(0).act(buy('metalli', 3)).act(sell('stoffe', 4));
    expect([match.state.prices[good('metalli')], match.state.prices[good('stoffe')]]).toEqual([480, 10]);
    expect(match.purse(0)).toBe(5000 - 3 * 470 + 4 * 30);
    const bounds = position(2).price('metalli', 480).price('stoffe', 10).goods(0, { stoffe: 1 }).commercial(0);
    expect(bounds.refusal(buy('metalli', 1))).toBeNull();
    expect(bounds.refusal(sell('stoffe', 1))).toBeNull();
  });

  rule('pod.21c', 'nobody buys more than there is: lots of players and of works are not for sale (R12)', () => {
    const p = position(3, { market: 'free' }).purse(0, 9000).goods(1, { preziosi: 9 }).fresh(2, { preziosi: 4 });
    expect(stock(p.table, good('preziosi'))).toBe(2);
    expect(p.commercial(0).refusal(buy('preziosi', 3))).toMatchObject({ rule: 'pod.21c', reason: 'noStock' });
    p.commune('firenze').works[work('strade-ponti')] = 3;
    expect([stock(p.table, good('materiale-edile')), stock(p.table, good('legname'))]).toEqual([21, 22]);
    p.commune('firenze').works[work('strade-ponti')] = -1;
    expect([stock(p.table, good('materiale-edile')), stock(p.table, good('legname'))]).toEqual([24, 24]);
  });

  rule(['pod.21k', 'pod.6c', 'pod.6e'], 'lots bought are kept in the warehouse, without a limit (R109)', () => {
    const match = position(2, { market: 'free' }).purse(0, 9000).commercial(0).act(buy('metalli', 20));
    expect(match.position.player(0).fresh[good('metalli')]).toBe(20);
    expect(match.told('lots')).toMatchObject([{ from: -1, to: 0, lots: 20 }]);
  });

  rule('pod.21e', 'a purchase that the purse cannot pay is refused', () => {
    const match = position(2).purse(0, 250).commercial(0);
    expect(match.refusal(buy('metalli', 3))).toMatchObject({ reason: 'tooDear', florins: 300 });
    expect(match.choices('buy', 'lots').filter(lots => Number(lots) > 2)).toEqual([]);
  });

  rule(['pod.21h', 'pod.21i', 'pod.5d'], 'events move prices in the market step, within the bounds (R3)', () => {
    const p = position(2).price('stoffe', 460);
    p.state.deferred = [0, -30, 50, 0, 0, 0];
    const match = p.play([{ step: 'market' }]);
    expect(match.state.prices).toEqual([100, 70, 480, 100, 100, 100]);
    expect(match.state.deferred).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('lots of different age', () => {
  rule('pod.21g', 'the oldest are taken first; a deal starts their month again (R10)', () => {
    const p = position(2).goods(0, { stoffe: 2 }).fresh(0, { stoffe: 3 });
    p.commercial(0).act(sell('stoffe', 2));
    expect([p.player(0).lots[good('stoffe')], p.player(0).fresh[good('stoffe')]]).toEqual([0, 3]);
  });
});

describe('Mercator cards', () => {
  rule(
    ['pod.22a', 'pod.22b', 'pod.21m', 'pod.22c'],
    'a purchase at the price of the card; the market moves by its lots',
    () => {
      // MC62: five lots of metals at 50.
      const match = position(2).mercator(0, 'MC62').commercial(0);
      match.act({ type: 'showCard', card: mercatorCard('MC62') }).do('closeBargain');
      expect(match.purse(0)).toBe(1600 - 100 - 250);
      expect(match.position.player(0).fresh[good('metalli')]).toBe(5);
      expect(match.state.prices[good('metalli')]).toBe(150);
      expect(match.state.mercatorUsed).toContain(mercatorCard('MC62'));
    },
  );

  rule(['pod.22a', 'pod.21g'], 'a sale takes lots that are a month old', () => {
    // MC33: four lots of cloth at 200.
    const p = position(2).mercator(0, 'MC33').fresh(0, { stoffe: 4 });
    const show = { type: 'showCard', card: mercatorCard('MC33') };
    expect(p.commercial(0).refusal(show)).toMatchObject({ rule: 'pod.22i' });
    p.fresh(0, { stoffe: 0 }).goods(0, { stoffe: 4 });
    const match = p.commercial(0).act(show).do('closeBargain');
    expect([match.purse(0), match.state.prices[good('stoffe')]]).toEqual([1600 - 100 + 800, 60]);
  });

  rule('pod.22c', 'the last hundred florins are enough for a sale', () => {
    const p = position(2).mercator(0, 'MC33').purse(0, 100).goods(0, { stoffe: 4 });
    const match = p.commercial(0).act({ type: 'showCard', card: mercatorCard('MC33') });
    expect(match.do('closeBargain').purse(0)).toBe(800);
  });

  rule('pod.22c', 'the hundred florins are paid only when a card is used', () => {
    const p = position(2).mercator(0, 'MC05').purse(0, 99);
    const show = { type: 'showCard', card: mercatorCard('MC05') };
    expect(p.commercial(0).refusal(show)).toMatchObject({ rule: 'pod.22c', reason: 'tooDear' });
    const match = p.purse(0, 160).commercial(0).act(show).do('callOff');
    expect(match.purse(0)).toBe(160);
    expect(p.commercial(1).refusal(show)).toMatchObject({ rule: 'pod.22c', reason: 'notInHand' });
  });

  rule(['pod.22g', 'pod.22h'], 'one card a month for the whole table; nobody has to play (R14)', () => {
    const p = position(2).mercator(0, 'MC29', 'MC41').mercator(1, 'MC05');
    const match = p
      .commercial(0)
      .act({ type: 'showCard', card: mercatorCard('MC29') })
      .do('closeBargain');
    expect(match.refusal({ type: 'showCard', card: mercatorCard('MC41') })).toMatchObject({ rule: 'pod.22g' });
    const other = p.commercial(1);
    expect(other.refusal({ type: 'showCard', card: mercatorCard('MC05') })).toMatchObject({
      rule: 'pod.22g',
      reason: 'monthTaken',
    });
    expect(other.do('endPhase').stopped).toBe(true);
  });

  rule(['pod.22d', 'pod.22.ex'], 'four players, four cards a year: the fifth is refused', () => {
    const p = position(4).mercator(0, 'MC29');
    p.state.cardsPlayed = 3;
    const show = { type: 'showCard', card: mercatorCard('MC29') };
    expect(p.commercial(0).refusal(show)).toBeNull();
    p.state.cardsPlayed = 4;
    expect(p.commercial(0).refusal(show)).toMatchObject({ rule: 'pod.22d', reason: 'yearLimit', most: 4 });
    const six = position(6).mercator(0, 'MC29');
    six.state.cardsPlayed = 5;
    expect(six.commercial(0).refusal(show)).toBeNull();
  });

  rule('pod.22e', 'one player may use all the cards of the year', () => {
    const p = position(2).mercator(0, 'MC29', 'MC41').mercator(1, 'MC05');
    for (const id of ['MC29', 'MC41']) {
      p.state.cardThisMonth = false;
      p.commercial(0)
        .act({ type: 'showCard', card: mercatorCard(id) })
        .do('closeBargain');
    }
    p.state.cardThisMonth = false;
    expect(p.commercial(1).refusal({ type: 'showCard', card: mercatorCard('MC05') })).toMatchObject({
      rule: 'pod.22d',
    });
  });

  rule(['pod.22f', 'pod.22c'], 'hands left over are discarded at New Year and six new cards dealt (R13)', () => {
    const p = position(2).mercator(0, 'MC01').mercator(1, 'MC02', 'MC03');
    const match = p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
    expect(match.state.players.map(({ mercator }) => mercator.length)).toEqual([6, 6]);
    for (const id of ['MC01', 'MC02', 'MC03']) expect(match.state.mercatorUsed).toContain(mercatorCard(id));
    expect(match.state.cardsPlayed).toBe(0);
    expect(match.told('dealt').map(({ only }) => only)).toEqual([[0], [1]]);
  });

  rule('pod.22f', 'a short deck is filled with the discards, and is dealt evenly if it is still short (R13)', () => {
    const p = position(6);
    p.state.mercatorDeck = [0, 1, 2];
    p.state.mercatorUsed = [3, 4, 5, 6];
    for (const player of p.state.players) player.mercator = [];
    const match = p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
    expect(match.state.players.map(({ mercator }) => mercator.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(match.state.mercatorDeck).toHaveLength(1);
  });

  rule(
    ['pod.22i', 'pod.22k'],
    'a partner takes a share at the price of the card; the card player conducts (R15)',
    () => {
      // MC64: seven lots of metals at 70.
      const p = position(2).mercator(0, 'MC64').purse(0, 310);
      const match = p.commercial(0).act({ type: 'showCard', card: mercatorCard('MC64') });
      expect(match.refusal({ type: 'closeBargain' })).toMatchObject({ rule: 'pod.22i' });
      match.act({ type: 'share', partner: 1, lots: 4 });
      expect([match.step, match.seats]).toEqual(['shareAnswer', [1]]);
      match.do('agree', 'closeBargain');
      expect([match.purse(0), match.purse(1)]).toEqual([310 - 100 - 210, 1600 - 280]);
      expect(match.state.players.map(({ fresh }) => fresh[good('metalli')])).toEqual([3, 4]);
      expect(match.state.prices[good('metalli')]).toBe(170);
    },
  );

  rule('pod.22i', 'a partner may decline, and what cannot be covered is called off (R15)', () => {
    const p = position(2).mercator(0, 'MC64').purse(0, 310);
    const match = p.commercial(0).act({ type: 'showCard', card: mercatorCard('MC64') });
    match.act({ type: 'share', partner: 1, lots: 4 }).do('decline');
    expect(match.told('declined')).toMatchObject([{ seat: 1 }]);
    match.do('callOff');
    expect([match.purse(0), match.position.player(0).mercator]).toEqual([310, [mercatorCard('MC64')]]);
    const alone = position(2).mercator(0, 'MC64').purse(0, 310).purse(1, 100).commercial(0);
    expect(alone.refusal({ type: 'showCard', card: mercatorCard('MC64') })).toMatchObject({ rule: 'pod.22i' });
  });

  rule('pod.22a', 'a purchase shrinks to the stock (R15)', () => {
    const p = position(2).mercator(0, 'MC04').goods(1, { preziosi: 11 });
    const match = p
      .commercial(0)
      .act({ type: 'showCard', card: mercatorCard('MC04') })
      .do('closeBargain');
    expect(match.position.player(0).fresh[good('preziosi')]).toBe(4);
    expect(match.purse(0)).toBe(1600 - 100 - 4 * 70);
  });

  rule('pod.22a', 'cards are outside the limit of five lots (R9)', () => {
    const p = position(2).mercator(0, 'MC64');
    const match = p
      .commercial(0)
      .act(buy('stoffe', 5))
      .act({ type: 'showCard', card: mercatorCard('MC64') });
    expect(match.do('closeBargain').position.player(0).fresh[good('metalli')]).toBe(7);
  });
});

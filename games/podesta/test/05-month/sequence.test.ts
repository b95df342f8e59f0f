import { describe, expect, test } from 'vitest';
import { counters } from '../../src/09-money/money.ts';
import { good, mercatorCard, position, rule, sestiere } from '../position.ts';

describe('florins', () => {
  rule(['pod.9a', 'pod.9b'], 'any whole sum is laid at once, and what counters can show of it', () => {
    const match = position(2)
      .purse(0, 99_999)
      .play([{ step: 'orderAuction' }]);
    expect([match.legal(undefined, 0), match.range('lay', 0)]).toEqual([[], [0, 99_999]]);
    expect([0, 1, 90_909, 99_999].map(florins => match.refusal({ type: 'lay', florins }, 0))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(match.refusal({ type: 'lay', florins: 0.5 }, 0)).toMatchObject({ reason: 'malformed' });
  });

  rule(['pod.9b', 'pod.9.ex'], 'a sum in hand is shown by its counters', () => {
    expect([counters(1295), counters(3000), counters(90_909), counters(0)]).toEqual([
      [1000, 200, 90, 5],
      [3000],
      [90_000, 900, 9],
      [],
    ]);
  });

  rule(['pod.9.ex', 'pod.9b'], '1,295 is 1,000, 200, 90 and 5', () => {
    const match = position(2).play([{ step: 'orderAuction' }]);
    match.lay(0, 1000 + 200 + 90 + 5).lay(1, 0);
    expect(match.told('bid')).toMatchObject([
      { seat: 0, florins: 1295 },
      { seat: 1, florins: 0 },
    ]);
  });
});

describe('the order auction', () => {
  rule(['pod.8a', 'pod.7b', 'pod.6d', 'pod.7a'], 'bids stay hidden until all have chosen', () => {
    const match = position(3).play([{ step: 'orderAuction' }]);
    match.lay(1, 300);
    expect(match.play.view(0).chosen).toEqual([]);
    expect(JSON.stringify(match.play.view(0))).not.toContain('300');
    expect(match.play.view(1).chosen).toEqual([{ type: 'lay', florins: 300 }]);
    match.lay(2, 10);
    // A Ghibelline and a Guelph have bid under the shields of their factions.
    expect([match.position.player(1).faction, match.position.player(2).faction]).toEqual([1, 0]);
    expect([match.told('bid'), match.play.view(0).chosen]).toEqual([[], []]);
    match.lay(0, 20);
    expect(match.told('bid').map(({ florins }) => florins)).toEqual([20, 300, 10]);
  });

  rule('pod.8a', 'a bid is what the purse holds at most; nothing is a bid too (R5)', () => {
    const match = position(2)
      .purse(0, 50)
      .play([{ step: 'orderAuction' }]);
    expect(match.refusal({ type: 'lay', florins: 50 }, 0)).toBeNull();
    expect(match.refusal({ type: 'lay', florins: 51 }, 0)).toMatchObject({ rule: 'pod.8a', reason: 'tooDear' });
    match.lay(0, 0).lay(1, 0);
    expect(match.state.order).toHaveLength(2);
  });

  rule('pod.8b', 'the highest bid plays first', () => {
    const match = position(4).play([{ step: 'orderAuction' }]);
    match.lay(0, 5).lay(1, 40).lay(2, 0).lay(3, 41);
    expect(match.state.order).toEqual([3, 1, 0, 2]);
    expect(match.told('orderSet')).toMatchObject([{ order: [3, 1, 0, 2] }]);
  });

  rule('pod.8c', 'tied bids are ordered by lot', () => {
    // The shuffle of the two tied players 0 and 2: place 1 changes with place 0, or with itself.
    const swapped = position(3)
      .play([{ step: 'orderAuction' }], [0])
      .lay(0, 30)
      .lay(1, 40)
      .lay(2, 30);
    expect(swapped.state.order).toEqual([1, 2, 0]);
    const kept = position(3)
      .play([{ step: 'orderAuction' }], [1])
      .lay(0, 30)
      .lay(1, 40)
      .lay(2, 30);
    expect(kept.state.order).toEqual([1, 0, 2]);
  });

  rule('pod.8d', 'every bid is lost to the bank', () => {
    const match = position(2)
      .play([{ step: 'orderAuction' }])
      .lay(0, 100)
      .lay(1, 90);
    expect([match.purse(0), match.purse(1)]).toEqual([1500, 1510]);
    expect(match.told('paid')).toMatchObject([
      { from: 0, to: -1, florins: 100 },
      { from: 1, to: -1, florins: 90 },
    ]);
  });

  rule('pod.19d', 'exiles do not bid and play last, in an order drawn each month (R6)', () => {
    const match = position(4)
      .exiled(0)
      .exiled(3)
      .play([{ step: 'orderAuction' }], [0]);
    expect(match.seats).toEqual([1, 2]);
    match.lay(1, 0).lay(2, 1);
    expect(match.state.order).toEqual([2, 1, 3, 0]);
  });

  rule('pod.19d', 'when all are in exile their order is drawn and the Annales fall on nobody (R112, R7)', () => {
    const p = position(2).exiled(0).exiled(1);
    p.state.order = [];
    p.state.annales = [0];
    const match = p.play([{ step: 'month' }], [0]);
    expect(match.state.order).toEqual([1, 0]);
    expect(match.step).toBe('window');
    match.do('letFall', 'letFall');
    expect(match.told('annalesDiscarded')).toMatchObject([{ card: 0 }]);
    expect([match.step, match.seats]).toEqual(['political', [1]]);
  });
});

describe('the month', () => {
  rule(['pod.5a', 'pod.5b', 'pod.5c', 'pod.5d', 'pod.5e'], 'auction, Annales, market, then the turns (R3)', () => {
    const p = position(2);
    // AN25: cloth rises by 50 when the market is brought up to date.
    p.state.annales = [24];
    const match = p
      .play([{ step: 'month' }], [0])
      .lay(0, 0)
      .lay(1, 10);
    expect(match.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['orderSet', 'annalesShown']));
    expect([match.step, match.seats]).toEqual(['window', [1]]);
    match.do('letFall', 'letFall');
    expect(match.events.map(({ type }) => type)).toEqual(['annalesFalls', 'price']);
    expect([match.step, match.seats]).toEqual(['political', [1]]);
    match.do('endPhase', 'endPhase', 'endPhase');
    expect([match.step, match.seats]).toEqual(['political', [0]]);
    match.do('endPhase', 'endPhase', 'endPhase');
    expect(match.told('monthBegan')).toMatchObject([{ year: 1, month: 2 }]);
    expect(match.step).toBe('orderAuction');
  });

  rule('pod.5a', 'after the twelfth month the first of a new year follows (R4)', () => {
    const match = position(2)
      .date(1, 12)
      .play([{ step: 'nextMonth', over: false }]);
    expect([match.state.year, match.state.month]).toEqual([2, 1]);
    expect(match.told('yearBegan')).toMatchObject([{ year: 2 }]);
  });

  rule('pod.4d', 'the Notaro card passes to the right after six months (R1)', () => {
    const holder = (month: number) =>
      position(3)
        .date(1, month)
        .play([{ step: 'monthEnd' }]).state.notaro;
    expect([holder(5), holder(6), holder(7), holder(12)]).toEqual([0, 2, 0, 2]);
  });

  test('a Notaro who is out of the game is passed over', () => {
    const p = position(3).date(1, 6);
    p.player(2).out = true;
    expect(p.play([{ step: 'monthEnd' }]).state.notaro).toBe(1);
  });
});

describe('the phases of a turn', () => {
  const kinds = (match: ReturnType<typeof first>) => match.kinds();
  const first = () =>
    position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .treasury('firenze', 5000)
      .goods(0, { metalli: 2 })
      .tokens(0, 'proditor', 'compagnia-grifone', 'spada-1')
      .turn(0);

  rule('pod.5f', 'politics: trust, works, journeys and agreements', () => {
    const match = first();
    expect([match.step, match.seats]).toEqual(['political', [0]]);
    for (const type of ['win', 'build', 'ride', 'propose', 'exile', 'endPhase']) expect(kinds(match)).toContain(type);
    for (const type of ['buy', 'buyBeneficio', 'raise']) expect(kinds(match)).not.toContain(type);
  });

  rule('pod.5g', 'commerce: goods, Benefici and cards, in any order (R16)', () => {
    const match = first().do('endPhase');
    expect(match.step).toBe('commercial');
    for (const type of ['buy', 'sell', 'buyBeneficio', 'sway', 'borrow', 'propose'])
      expect(kinds(match)).toContain(type);
    for (const type of ['win', 'build', 'raise']) expect(kinds(match)).not.toContain(type);
    match.act({ type: 'buy', good: 0, lots: 1 }).do('buyBeneficio').act({ type: 'sell', good: 5, lots: 1 });
    expect(match.step).toBe('commercial');
  });

  rule('pod.5g', 'one card, up to three Benefici, goods before, between and after them (R16)', () => {
    // MC62: five lots of metals at 50.
    const match = first().do('endPhase');
    match.position.mercator(0, 'MC62');
    match.do('buyBeneficio').act({ type: 'buy', good: good('stoffe'), lots: 1 });
    match.act({ type: 'showCard', card: mercatorCard('MC62') }).do('closeBargain');
    expect([match.step, match.legal('showCard'), match.position.player(0).mercator]).toEqual(['commercial', [], []]);
    match.act({ type: 'sell', good: good('metalli'), lots: 1 }).do('buyBeneficio', 'buyBeneficio');
    expect([match.legal('buyBeneficio'), match.offers('buy'), match.step]).toEqual([[], true, 'commercial']);
  });

  rule('pod.5h', 'war: hiring, arming, raising an army', () => {
    const match = first().do('endPhase', 'endPhase');
    expect(match.step).toBe('military');
    for (const type of ['hire', 'callArming', 'declareWar', 'raise']) expect(kinds(match)).toContain(type);
    for (const type of ['win', 'buy']) expect(kinds(match)).not.toContain(type);
  });

  rule('pod.5h', 'and in the field: expeditions, battles, raids and sieges', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    p.army(
      0,
      'K4',
      [1, 3, 4].map(number => sestiere('firenze', number)),
    ).army(1, 'K4', [sestiere('siena', 1)]);
    const match = p.turn(0);
    for (const type of ['march', 'attack', 'raid', 'besiege']) expect(kinds(match)).not.toContain(type);
    match.do('endPhase');
    for (const type of ['march', 'attack', 'raid', 'besiege']) expect(kinds(match)).not.toContain(type);
    match.do('endPhase');
    for (const type of ['march', 'attack', 'raid', 'besiege']) expect(kinds(match)).toContain(type);
  });

  rule('pod.5i', 'a phase that is over does not come back (R17)', () => {
    const match = first();
    const win = match.legal('win')[0];
    match.do('endPhase');
    expect(match.refusal(win)).toMatchObject({ reason: 'not-now' });
    match.do('endPhase');
    expect(match.refusal({ type: 'buy', good: 0, lots: 1 })).toMatchObject({ reason: 'not-now' });
    match.do('endPhase');
    expect(match.stopped).toBe(true);
  });

  test('a player with nothing passes every phase (R108)', () => {
    const p = position(2).purse(0, 0);
    p.player(0).mercator = [];
    const match = p.turn(0);
    expect([match.legal().map(({ type }) => type), match.families('propose').length]).toEqual([['endPhase'], 1]);
    match.do('endPhase', 'endPhase');
    expect(match.legal().map(({ type }) => type)).toEqual(['endPhase']);
    expect(match.do('endPhase').stopped).toBe(true);
  });
});

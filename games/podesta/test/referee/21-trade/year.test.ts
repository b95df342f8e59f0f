import { describe, expect } from 'vitest';
import { accountOf } from '../../../src/48-victory/scoring.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { communeNamed, good, leg, position, rule, sestiere, square, token } from '../../position.ts';

const win = (commune: string, number: number, beneficio = -1) => ({
  type: 'win',
  sestiere: sestiere(commune, number),
  token: beneficio,
});
const newYear = (p: ReturnType<typeof position>) => p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);

describe('the year and its taxes', () => {
  // R43: once in a calendar year, however many Podestà it has had.
  rule(['pod.14b', 'pod.18e'], 'a town that changes Podestà in the year pays once, and again at New Year', () => {
    const p = position(2).govern(1, 'siena').loyal(0, 'firenze', 1, 3, 5).purse(1, 5000);
    p.political(0).act(win('firenze', 4));
    expect(p.commune('firenze').treasury).toBe(3000);
    p.loyal(1, 'firenze', 2, 6).tokens(1, 'proditor', 'proditor');
    p.political(1).act(win('firenze', 4)).act(win('firenze', 1));
    expect([p.commune('firenze').podesta, p.commune('firenze').treasury]).toEqual([1, 3000]);
    expect(newYear(p).treasury('firenze')).toBe(6000);
  });

  // R4: taxes come before debts, so that a town with an empty treasury can pay.
  rule(['pod.25j', 'pod.14b'], 'a debt is taken from the new taxes; just enough is enough', () => {
    const owing = (raids: number, capital: number) => {
      const p = position(2, {}, 'timed').govern(0, 'firenze').govern(1, 'siena');
      p.commune('firenze').raids = raids;
      p.state.loans = [{ seat: 0, commune: FIRENZE, capital, interest: capital / 5, due: 12 }];
      return newYear(p);
    };
    const just = owing(2, 500);
    expect([just.treasury('firenze'), just.position.commune('firenze').podesta, just.step]).toEqual([
      0,
      0,
      'orderAuction',
    ]);
    expect(owing(2, 600).step).toBe('communeLoan');
  });

  // A debt of the town is the town's; the merchant's purse and lots are not touched unasked.
  rule(
    ['pod.25j', 'pod.25i'],
    'for a town’s debt no lot of the merchant is seized, and other towns of his do not pay',
    () => {
      const p = position(2, {}, 'timed').govern(0, 'firenze').govern(0, 'prato').govern(1, 'siena').purse(0, 0);
      p.goods(0, { metalli: 9 }).commune('prato').raids = 2;
      p.state.loans = [{ seat: 0, commune: communeNamed('prato'), capital: 1000, interest: 200, due: 12 }];
      const match = newYear(p).do('leaveGap');
      expect([p.commune('prato').podesta, p.commune('firenze').podesta, match.treasury('firenze')]).toEqual([
        -1, 0, 3000,
      ]);
      // Not his home: no exile, no points, no goods lost.
      expect([p.player(0).exiled, match.points(0), p.player(0).lots[good('metalli')]]).toEqual([false, 0, 9]);
    },
  );
});

describe('Benefici and trust', () => {
  // R24: the Spada tears, the Scudo persuades; the wrong one is no use.
  rule(
    ['pod.23e', 'pod.23t'],
    'a Spada is no help with a sestiere that trusts nobody, a Scudo none with a loyal one',
    () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').tokens(1, 'proditor', 'spada-3', 'scudo-3');
      const match = p.political(1);
      expect(match.refusal(win('firenze', 2, token('spada-3')))).not.toBeNull();
      expect(match.refusal(win('firenze', 4, token('scudo-3')))).not.toBeNull();
      match.act(win('firenze', 2, token('scudo-3')));
      expect(match.purse(1)).toBe(1600 - (120 - 30));
      // 4 has turned for Firenze already: three times sixty.
      match.act(win('firenze', 4, token('spada-3')));
      expect([match.purse(1), p.state.face[FI(4)]]).toEqual([1510 - (180 - 30), GHIBELLINE]);
    },
  );

  // R24 and R20: the floor is nothing, and the counter is spent all the same.
  rule(
    ['pod.23t', 'pod.15.1i'],
    'with a great bonus an opponent costs the Podestà nothing, with an empty purse',
    () => {
      const p = position(2).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').bonus('firenze', 220, 110).purse(0, 0);
      const match = p.tokens(0, 'scudo-1').political(0);
      expect(match.refusal(win('firenze', 4))).not.toBeNull();
      match.act(win('firenze', 4, token('scudo-1')));
      expect([match.purse(0), p.player(0).benefici, p.state.holder[FI(4)]]).toEqual([0, [], 0]);
    },
  );
});

describe('agreements and what they may not do', () => {
  // R42 and R17: the purse may help a treasury, not the other way round; exiles have no treasury to offer.
  rule(
    ['pod.14c', 'pod.20c', 'pod.19d'],
    'an exile offers florins and lots, no sestiere of a town he cannot reach',
    () => {
      const p = position(3)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .exiled(2)
        .loyal(2, 'firenze', 2)
        .goods(2, { stoffe: 2 });
      const match = p.political(2);
      expect(match.proposalRefusal(0, leg(true, { kind: 'sestiere', sestiere: FI(2) }))).not.toBeNull();
      match
        .propose(
          0,
          leg(true, { kind: 'goods', good: good('stoffe'), lots: 2 }),
          leg(false, { kind: 'florins', florins: 200 }),
        )
        .do('accept');
      expect([match.purse(2), match.purse(0), p.player(0).fresh[good('stoffe')]]).toEqual([1800, 1400, 2]);
    },
  );

  // R31, R33: a hosted sestiere and one in exile still score for their holder.
  rule(['pod.3a', 'pod.3b', 'pod.47a'], 'hosted refugees score for the host alone, and treasuries for nobody', () => {
    const p = position(4)
      .govern(0, 'firenze', 1, 3, 5)
      .govern(1, 'siena')
      .govern(3, 'pisa')
      .loyal(3, 'firenze', 2)
      .treasury('siena', 9000);
    const before = [0, 1, 3].map(seat => accountOf(p.table, seat).total);
    const match = p.political(0).act({ type: 'exile', sestiere: FI(2) });
    match.act({ type: 'decline' }, 3);
    match.act({ type: 'host', commune: SIENA, from: SIENA });
    expect(before).toEqual([3, 4, 5]);
    expect([0, 1, 3].map(seat => accountOf(p.table, seat).total)).toEqual([3, 5, 4]);
  });
});

describe('the order of play', () => {
  // R5 and R6: who was elected again bids again.
  rule(
    ['pod.8a', 'pod.19d', 'pod.19a'],
    'an exile elected this month bids in the next, and the bids are the bank’s',
    () => {
      const p = position(2).govern(1, 'siena').exiled(0, 'prato').loyal(0, 'prato', 1, 3, 4);
      p.political(0).act(win('prato', 5));
      const match = p.play([{ step: 'orderAuction' }]);
      expect(match.seats).toEqual([0, 1]);
      match.lay(0, 200).lay(1, 100);
      expect([match.state.order, match.purse(0), match.purse(1)]).toEqual([[0, 1], 1600 - 60 - 200, 1500]);
    },
  );

  // R34: turned out while his counter is abroad he keeps nothing to travel with.
  rule(
    ['pod.19d', 'pod.18a', 'pod.13h'],
    'driven out while courting elsewhere, he keeps the trust won but can court no more',
    () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').loyal(0, 'prato', 1, 3);
      p.commune('firenze').cell = square('L4');
      p.loyal(1, 'firenze', 2, 6, 4).tokens(1, 'proditor').political(1).act(win('firenze', 5));
      expect([p.player(0).exiled, p.state.holder[sestiere('prato', 1)]]).toEqual([true, 0]);
      expect(p.political(0).refusal(win('prato', 5))).not.toBeNull();
      // Sheltered there he may.
      p.player(0).host = communeNamed('prato');
      expect(p.political(0).refusal(win('prato', 5))).toBeNull();
    },
  );
});

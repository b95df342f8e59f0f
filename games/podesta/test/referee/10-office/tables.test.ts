import { describe, expect } from 'vitest';
import { communeNamed, good, leg, mercatorCard, position, rule, sestiere, square, work } from '../../position.ts';

const win = (commune: string, number: number) => ({ type: 'win', sestiere: sestiere(commune, number), token: -1 });
const show = (id: string) => ({ type: 'showCard', card: mercatorCard(id) });
const FIRENZE = communeNamed('firenze');

describe('leagues that lose a member', () => {
  // R45: a league is one of Podestà; an exile leads no commune.
  rule(['pod.20e', 'pod.19a'], 'a partner driven into exile is in it no more; the other two stay together', () => {
    const p = position(6).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(5, 'volterra');
    p.league(0, 2, 5).loyal(1, 'firenze', 2, 6, 4).tokens(1, 'proditor').political(1).act(win('firenze', 5));
    expect([p.player(0).exiled, ...[0, 2, 5].map(seat => p.player(seat).league)]).toEqual([true, -1, 0, 0]);
  });

  // R95: nor does who is in prison.
  rule(['pod.20a', 'pod.25k'], 'a league of two ends when one of them leaves the game', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').league(0, 2).purse(0, 0);
    p.date(1, 5).state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 5 }];
    p.play([{ step: 'monthEnd' }]);
    expect([p.player(0).out, p.player(2).league]).toEqual([true, -1]);
  });
});

describe('trust that comes by agreement', () => {
  // R25 and R43: trust counts however it came, and the town pays its Podestà.
  rule(
    ['pod.10c', 'pod.18e', 'pod.16e'],
    'a fourth sestiere of a free town received from a friend elects at once, without a journey there',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').loyal(0, 'prato', 1, 3, 4);
      p.loyal(2, 'prato', 5).commune('firenze').cell = square('D5');
      const match = p
        .political(0)
        .propose(
          2,
          leg(false, { kind: 'sestiere', sestiere: sestiere('prato', 5) }),
          leg(true, { kind: 'florins', florins: 100 }),
        )
        .do('accept');
      expect([p.commune('prato').podesta, match.treasury('prato'), match.purse(2)]).toEqual([0, 3000, 1700]);
      expect([p.commune('prato').cell, p.commune('firenze').cell]).toEqual([square('L4'), square('D5')]);
      expect(p.player(0).home).toBe(FIRENZE);
    },
  );
});

describe('what the table shares', () => {
  // R38: an exile sells to a town like any merchant.
  rule(['pod.15.1l', 'pod.19f'], 'an exile supplies a work of the town that drove him out, if both want it', () => {
    const p = position(3).govern(0, 'firenze').exiled(2).goods(2, { legname: 2 }).treasury('firenze', 900);
    const match = p.political(0).act({ type: 'build', commune: FIRENZE, work: work('strade-ponti'), from: FIRENZE });
    match.act({ type: 'supply', supplier: 2, good: good('legname'), lots: 2 }).act({ type: 'agree' }, 2);
    match.do('fromMarket');
    expect([match.purse(2), match.treasury('firenze'), p.player(2).lots[good('legname')]]).toEqual([1960, 0, 0]);
  });

  // R14: the request passes on when it is declined, and to call off is to decline.
  rule(['pod.22g', 'pod.22d'], 'who calls off the card he showed has declined; the next player may play one', () => {
    const p = position(2).mercator(0, 'MC64', 'MC62').mercator(1, 'MC29');
    const match = p.play([
      { step: 'commercial', seat: 0 },
      { step: 'turnEnd', seat: 0 },
      { step: 'commercial', seat: 1 },
    ]);
    match.act(show('MC64')).do('callOff');
    expect([p.state.cardThisMonth, p.state.cardsPlayed, match.purse(0)]).toEqual([false, 0, 1600]);
    expect(p.player(0).mercator).toContain(mercatorCard('MC64'));
    expect(match.refusal(show('MC62'))).toEqual({ rule: 'pod.22g', reason: 'cardDeclined', seat: 0 });
    match.do('endPhase').act(show('MC29')).do('closeBargain');
    expect([p.state.cardThisMonth, p.state.cardsPlayed]).toEqual([true, 1]);
    expect(match.refusal(show('MC29'))).not.toBeNull();
  });

  // R49: three are bought in a turn; what an event gives is not bought.
  rule(['pod.23a', 'pod.24d'], 'a Beneficio that an event gave does not count among the three of the turn', () => {
    const p = position(2).govern(0, 'firenze');
    p.annales(0, 'AN07');
    const match = p.commercial(0).do('buyBeneficio', 'buyBeneficio', 'buyBeneficio');
    expect([p.player(0).benefici.length, match.purse(0), match.legal('buyBeneficio')]).toEqual([4, 1300, []]);
  });

  // The event lifts the month of waiting wherever lots are sold.
  rule(
    ['pod.24d', 'pod.21g', 'pod.22a'],
    'AN22 lets this month’s lots be sold by a card too, and by its owner only',
    () => {
      const p = position(2).mercator(0, 'MC33').fresh(0, { stoffe: 4 }).fresh(1, { stoffe: 4 });
      p.annales(0, 'AN22');
      const match = p.commercial(0).act(show('MC33')).do('closeBargain');
      expect([match.purse(0), p.player(0).fresh[good('stoffe')]]).toEqual([2300, 0]);
      expect(p.commercial(1).refusal({ type: 'sell', good: good('stoffe'), lots: 1 })).toMatchObject({
        rule: 'pod.21g',
      });
    },
  );
});

import { describe, expect } from 'vitest';
import { communeNamed, good, leg, mercatorCard, position, rule, sestiere, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');

describe('what was agreed and cannot be kept', () => {
  // R15: a share is paid when the card is played, by who can pay then.
  rule(
    ['pod.22i', 'pod.20c'],
    'a partner who has spent his money since takes no share, not a part of it, and owes nothing',
    () => {
      const card = mercatorCard('MC64');
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').mercator(0, 'MC64');
      const match = p
        .commercial(0)
        .propose(1, leg(true, { kind: 'share', card, lots: 4 }))
        .do('accept');
      p.purse(1, 100);
      match.act({ type: 'showCard', card }).do('closeBargain');
      expect([match.purse(0), match.purse(1)]).toEqual([1600 - 100 - 7 * 70, 100]);
      expect([0, 1].map(seat => p.player(seat).fresh[good('metalli')])).toEqual([7, 0]);
    },
  );
});

describe('towns', () => {
  // R10 and R41: what was bought this month is not sold to a town either.
  rule(['pod.15.1m', 'pod.21g'], 'a Podestà cannot sell his town for a feast what he bought this month', () => {
    const p = position(2).govern(0, 'firenze').treasury('firenze', 900).date(1, 2).fresh(0, { stoffe: 1 });
    p.goods(0, { animali: 1 }).price('animali', 140);
    const match = p.political(0).act({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE });
    const supply = (name: 'stoffe' | 'animali') => ({ type: 'supply', supplier: 0, good: good(name), lots: 1 });
    expect(match.refusal(supply('stoffe'))).toMatchObject({ rule: 'pod.21g' });
    match.act(supply('animali')).do('fromMarket');
    expect([match.purse(0), match.treasury('firenze'), p.player(0).fresh[good('stoffe')]]).toEqual([1740, 560, 1]);
  });

  // R25 and R43: trust that an event brings elects like any other.
  rule(['pod.24d', 'pod.10c', 'pod.18e'], 'AN17 may bring the fourth sestiere of a free town, and its taxes', () => {
    const p = position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .loyal(0, 'prato', 1, 4, 5)
      .works('prato', 'strade-ponti');
    const match = p.annales(0, 'AN17').act({ type: 'takeTrust', sestiere: sestiere('prato', 3) });
    expect([p.commune('prato').podesta, match.treasury('prato'), match.purse(0)]).toEqual([0, 4000, 1600]);
    expect([p.player(0).home, p.commune('prato').works[work('strade-ponti')]]).toEqual([FIRENZE, -1]);
  });

  // R48: at the end of the year, however late in it the loan was made.
  rule(
    ['pod.25j', 'pod.25f'],
    'a loan a town took in the twelfth month is due at New Year with its whole interest',
    () => {
      const p = position(2, {}, 'timed').govern(0, 'firenze').govern(0, 'prato').govern(1, 'siena').date(1, 12);
      p.political(0).act({ type: 'borrow', commune: PRATO, florins: 500 });
      expect(p.commune('prato').treasury).toBe(500);
      const match = p.play([{ step: 'nextMonth', over: false }]);
      expect([match.treasury('prato'), match.treasury('firenze'), p.state.loans]).toEqual([500 + 3000 - 600, 3000, []]);
    },
  );

  // R50 and R95: nothing is left to steal of who has left the game.
  rule(['pod.23r', 'pod.25k'], 'a Proditor steals from the players at the table, exiles among them', () => {
    const p = position(4).tokens(0, 'proditor').tokens(1, 'spada-1').tokens(2, 'scudo-1').exiled(1).purse(2, 0);
    for (const seat of [1, 2, 3]) p.mercator(seat);
    p.date(1, 5).state.loans = [{ seat: 2, commune: -1, capital: 500, interest: 100, due: 5 }];
    p.play([{ step: 'monthEnd' }]);
    const match = p.commercial(0);
    expect(match.legal('steal')).toEqual([{ type: 'steal', victim: 1, what: 'beneficio' }]);
    expect(match.refusal({ type: 'steal', victim: 2, what: 'beneficio' })).not.toBeNull();
  });
});

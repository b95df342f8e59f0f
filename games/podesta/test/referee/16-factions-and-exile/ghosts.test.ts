import { describe, expect } from 'vitest';
import {
  communeNamed,
  companyNamed,
  leg,
  mercatorCard,
  position,
  rule,
  sestiere,
  square,
  unitOf,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const LU = (number: number) => sestiere('lucca', number);
type Place = ReturnType<typeof position>;
const governing = () => position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa');
/** At the end of the month this player cannot pay what he owes. */
const fails = (p: Place, seat: number) => {
  p.state.loans = [{ seat, commune: -1, capital: 5000, interest: 1000, due: 1 }];
  const match = p.play([{ step: 'monthEnd' }]);
  expect(p.player(seat).out).toBe(true);
  return match;
};

describe('whoever is imprisoned for debt', () => {
  // R52 and R95: his sestiere trusts nobody, and the loan was his.
  rule(['pod.25k', 'pod.27h'], 'had lent a company: it leaves the borrower’s army and is at home', () => {
    const p = governing().army(2, 'N9', [LU(1), FI(4)]);
    p.state.lent[FI(4)] = 2;
    fails(p, 0);
    expect([p.state.lent[FI(4)], p.state.armyOf[FI(4)], p.state.armyOf[LU(1)]]).toEqual([-1, -1, 1]);
  });

  rule(['pod.25k', 'pod.27h'], 'had borrowed a company: it is its lender’s again, who may march with it', () => {
    const p = governing().army(2, 'N9', [LU(1), FI(4)]);
    p.state.lent[FI(4)] = 2;
    fails(p, 2);
    expect([p.state.lent[FI(4)], p.state.armies]).toEqual([-1, []]);
    expect(p.military(0).recruits(FIRENZE)).toContain(FI(4));
  });

  // R95: captives go home.
  rule(['pod.25k', 'pod.32b'], 'lets his captive go: the counter is home that day', () => {
    const p = governing();
    Object.assign(p.commune('siena'), { captor: 2, until: 3, cell: -1 });
    const match = fails(p, 2);
    expect(p.commune('siena')).toMatchObject({ captor: -1, cell: square('O14'), podesta: 1 });
    expect(match.ever('podestaFreed')).toMatchObject([{ commune: SIENA }]);
  });

  // R95: his communes are nobody's, and so is the counter that was a captive.
  rule(
    ['pod.25k', 'pod.32b', 'pod.18a'],
    'leaves his captor a counter of nobody: the town elects whom it likes',
    () => {
      const p = governing();
      Object.assign(p.commune('siena'), { captor: 2, until: 3, cell: -1 });
      fails(p, 1);
      expect(p.commune('siena')).toMatchObject({ podesta: -1, captor: -1 });
      expect(p.political(2).legal('propose', 2)).toEqual([]);
      p.commune('firenze').cell = square('O14');
      p.political(0)
        .act({ type: 'win', sestiere: sestiere('siena', 2), token: -1 })
        .act({ type: 'win', sestiere: sestiere('siena', 6), token: -1 });
      expect([p.state.holder[sestiere('siena', 2)], p.state.holder[sestiere('siena', 6)]]).toEqual([0, 0]);
    },
  );

  // R67 and R95: his company is up for auction; an exile bids what his chest holds.
  rule(
    ['pod.31e', 'pod.25k', 'pod.43d'],
    'leaves his company to whoever bids most, an exile with his chest too',
    () => {
      const p = position(4).govern(0, 'firenze').govern(1, 'siena').exiled(2, 'prato').govern(3, 'pisa');
      p.hire(0, 'grifone', 'firenze').purse(2, 100);
      p.state.minted += 600;
      p.player(2).chest = 600;
      const match = fails(p, 0);
      expect([match.step, [...match.seats].sort()]).toEqual(['companyAuction', [1, 2, 3]]);
      expect(match.refusal({ type: 'bid', from: -1, florins: 701 }, 2)).not.toBeNull();
      match.bid(2, 700).bid(1, 650);
      match.act({ type: 'noOffer' }, 3);
      const company = companyNamed('grifone');
      expect([p.state.employer[company], p.state.fee[company], p.player(2).chest, p.player(2).purse]).toEqual([
        2, 700, 0, 0,
      ]);
      expect(p.state.station[company]).toBe(communeNamed('prato'));
    },
  );
});

describe('whoever is driven out in the month', () => {
  // R34 and R138: his florins are his; what he agreed to buy he can still pay.
  rule(['pod.22i', 'pod.19f'], 'still takes his part in a purchase: his purse was left to him', () => {
    const p = governing().mercator(0, 'MC01');
    const card = mercatorCard('MC01');
    p.commercial(0)
      .propose(1, leg(true, { kind: 'share', card, lots: 2 }))
      .do('accept');
    p.exiled(1, 'pisa');
    const match = p.commercial(0).act({ type: 'showCard', card }).do('closeBargain');
    expect([match.purse(0), match.purse(1)]).toEqual([1600 - 100 - 50, 1600 - 100]);
  });

  // R45, R135: a league is no longer his to promise.
  rule(
    ['pod.20c', 'pod.19a', 'pod.20a'],
    'has no league to let anybody into: an offer of it that stood has lapsed',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'prato').govern(2, 'siena');
      p.player(1).faction = p.player(0).faction;
      p.commune('firenze').cell = p.commune('prato').cell;
      p.political(0)
        .propose(1, leg(true, { kind: 'league', leaving: false }))
        .do('letStand');
      expect(p.political(1).legal('takeUp')).toHaveLength(1);
      p.play(
        [
          { step: 'conquest', seat: 2, commune: FIRENZE },
          { step: 'political', seat: 2 },
        ],
        [4, 4, 4, 4],
      );
      expect([p.player(0).exiled, p.political(1).legal('takeUp')]).toEqual([true, []]);
    },
  );

  // R59 and R34: he has men where he is sheltered, and they can march.
  rule(['pod.29d', 'pod.19e'], 'may declare war from his shelter with the companies he pays', () => {
    const p = position(2).govern(1, 'siena').exiled(0, 'poggibonsi').hire(0, 'bande', 'poggibonsi');
    p.player(0).faction = p.player(1).faction;
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 }).act({ type: 'setDate', month: 1 });
    match
      .act({ type: 'setPlace', cell: square('N12') })
      .do('acceptBattle')
      .act({ type: 'callBattle', war: 0 });
    expect(match.choices('enlist', 'units')).toContain(unitOf('bande'));
  });
});

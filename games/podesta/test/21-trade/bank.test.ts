import { describe, expect } from 'vitest';
import { communeNamed, good, position, rule, sestiere, square } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const loan = (florins: number, commune = -1) => ({ type: 'borrow', commune, florins });
const newYear = (p: ReturnType<typeof position>) => p.date(1, 12).play([{ step: 'nextMonth', over: false }]);

describe('loans', () => {
  rule(['pod.25a', 'pod.25b', 'pod.25c'], 'the merchant gets a hundred for each lot he has, in hundreds (R47)', () => {
    const p = position(2).goods(0, { stoffe: 2 }).fresh(0, { metalli: 1 });
    const match = p.commercial(0);
    expect(match.choices('borrow', 'florins')).toEqual([100, 200, 300]);
    match.act(loan(200));
    expect([match.purse(0), match.choices('borrow', 'florins')]).toEqual([1800, [100]]);
    expect(match.told('lent')).toMatchObject([{ seat: 0, commune: -1, florins: 200 }]);
  });

  rule('pod.25e', 'never more than a thousand', () => {
    const match = position(2).goods(0, { metalli: 14 }).commercial(0);
    expect(match.refusal(loan(1100))).toMatchObject({ rule: 'pod.25e', reason: 'ceiling', florins: 1000 });
    expect(match.act(loan(1000)).offers('borrow')).toBe(false);
  });

  rule(['pod.25d', 'pod.25b'], 'a commune gets what its next taxes would be, at most a thousand (R47)', () => {
    const p = position(2).govern(0, 'firenze');
    const match = p.political(0).act(loan(1000, FIRENZE));
    expect([match.treasury('firenze'), match.purse(0)]).toEqual([1000, 1600]);
    const raided = position(2).govern(0, 'firenze');
    raided.commune('firenze').raids = 2;
    expect(raided.political(0).choices('borrow', 'florins')).toEqual([100, 200, 300, 400, 500, 600]);
  });

  rule(
    'pod.25d',
    'the next taxes: with the refugees of this year and the companies that will be back (R47, R127)',
    () => {
      const most = (change: (p: ReturnType<typeof position>) => void) => {
        const p = position(2).govern(0, 'firenze').date(1, 6);
        for (const number of [1, 2, 3, 4, 6]) p.state.place[sestiere('firenze', number)] = -1;
        change(p);
        return Math.max(0, ...p.political(0).choices('borrow', 'florins').map(Number));
      };
      // Only the Laboratores of sestiere 5 are left in town: 300.
      expect(most(() => {})).toBe(300);
      const refugee = (p: ReturnType<typeof position>) => {
        p.state.place[sestiere('lucca', 2)] = FIRENZE;
        p.state.exiledIn[sestiere('lucca', 2)] = 4;
      };
      expect(most(refugee)).toBe(900);
      const lost = (back: number) => (p: ReturnType<typeof position>) => {
        p.state.back[sestiere('firenze', 5)] = back;
      };
      expect([most(lost(13)), most(lost(14))]).toEqual([300, 0]);
      const poor = (taxesFrom: number) => (p: ReturnType<typeof position>) => {
        Object.assign(p.commune('firenze'), { poor: true, raids: 3, taxesFrom });
      };
      expect([most(poor(13)), most(poor(14)), most(poor(0))]).toEqual([300, 0, 0]);
      // Raids of this year still count then.
      expect(
        most(p => {
          refugee(p);
          p.commune('firenze').raids = 2;
        }),
      ).toBe(600);
    },
  );

  rule('pod.25f', 'a thousand borrowed is twelve hundred repaid, whenever that is', () => {
    const p = position(2).goods(0, { metalli: 10 });
    const match = p.commercial(0).act(loan(1000));
    expect(match.state.loans).toMatchObject([{ capital: 1000, interest: 200 }]);
    match.act({ type: 'repay', loan: 0, from: -1 });
    expect([match.purse(0), match.state.loans]).toEqual([1600 - 200, []]);
  });

  rule('pod.25g', 'the bank lends ten thousand in all; repayments refill it, interest does not (R47)', () => {
    const p = position(2).goods(0, { metalli: 10 }).goods(1, { legname: 10 });
    p.state.loans = [{ seat: 1, commune: 3, capital: 9800, interest: 1960, due: 12 }];
    const match = p.commercial(0);
    expect(match.choices('borrow', 'florins')).toEqual([100, 200]);
    match.act(loan(200));
    expect(p.commercial(1).offers('borrow')).toBe(false);
    p.commercial(0).act({ type: 'repay', loan: 1, from: -1 });
    expect(p.commercial(1).choices('borrow', 'florins')).toEqual([100, 200]);
  });
});

describe('a merchant who owes', () => {
  const owing = (purse: number, capital = 500) => {
    const p = position(2).purse(0, purse).date(2, 1);
    p.state.loans = [{ seat: 0, commune: -1, capital, interest: capital / 5, due: 13 }];
    return p;
  };

  rule(
    'pod.25h',
    'within a year: the sum is taken from the purse at the end of the twelfth month after the loan (R48)',
    () => {
      const p = position(2).goods(0, { metalli: 5 }).date(1, 3);
      p.commercial(0).act(loan(500));
      p.date(2, 2).play([{ step: 'monthEnd' }]);
      expect(p.state.loans).toHaveLength(1);
      const match = p.date(2, 3).play([{ step: 'monthEnd' }]);
      expect([p.state.loans, match.purse(0)]).toEqual([[], 1600 + 500 - 600]);
    },
  );

  rule('pod.25i', 'then lots at a hundred each, the cheapest good first, and the rest is given back (R128)', () => {
    const p = owing(350).goods(0, { stoffe: 2, metalli: 3 }).price('stoffe', 150).price('metalli', 60);
    const match = p.play([{ step: 'monthEnd' }]);
    // 600 are owed, 350 paid; three lots for the 250 that are missing; 50 come back.
    expect([match.purse(0), p.player(0).lots]).toEqual([50, [0, 0, 2, 0, 0, 0]]);
    expect([p.state.prices[good('metalli')], p.player(0).out]).toEqual([60, false]);
  });

  rule(['pod.25k', 'pod.25i'], 'still insolvent, he is imprisoned and leaves the game (R95)', () => {
    const p = position(3).purse(0, 350).date(2, 1).goods(0, { stoffe: 1 }).govern(0, 'firenze').tokens(0, 'spada-1');
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 13 }];
    const match = p.play([{ step: 'monthEnd' }]);
    expect(match.told('playerOut')).toMatchObject([{ seat: 0 }]);
    expect(p.player(0)).toMatchObject({ out: true, purse: 0, benefici: [], mercator: [] });
    expect([p.commune('firenze').podesta, p.state.holder.includes(0)]).toEqual([-1, false]);
    expect(match.seats).toEqual([1, 2]);
  });

  rule('pod.25k', 'with him goes what events had left to him; floods and snow stay for the others (R95)', () => {
    const p = position(3).purse(0, 0).date(2, 1);
    const lasting = { seat: 0, commune: -1, value: 0, more: 0, until: 20 };
    p.state.lasting = [
      { kind: 'truce', ...lasting },
      { kind: 'river', ...lasting },
      { kind: 'mountain', ...lasting },
      { kind: 'truce', ...lasting, seat: 1 },
    ];
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 13 }];
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.lasting.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['river', 0],
      ['mountain', 0],
      ['truce', 1],
    ]);
  });

  rule('pod.25k', 'his companies in the field go home, those of the others stay (R95)', () => {
    const p = position(3).purse(0, 0).date(2, 1).govern(0, 'firenze').govern(1, 'siena');
    p.army(0, 'L4', [sestiere('firenze', 1)]).army(1, 'N13', [sestiere('siena', 1)]);
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 13 }];
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.armies.map(({ seat }) => seat)).toEqual([1]);
    expect([p.state.armyOf[sestiere('firenze', 1)], p.state.armyOf[sestiere('siena', 1)]]).toEqual([-1, 2]);
  });

  rule(['pod.25k', 'pod.32b'], 'whoever he held captive goes home (R68, R95)', () => {
    const p = position(3).purse(0, 0).date(2, 1).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
    for (const [id, captor] of [
      ['siena', 0],
      ['lucca', 1],
    ] as const)
      Object.assign(p.commune(id), { captor, until: 15, cell: -1 });
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 13 }];
    const match = p.play([{ step: 'monthEnd' }]);
    expect(p.commune('siena')).toMatchObject({ captor: -1, until: 0, cell: square('O14') });
    expect(match.told('podestaFreed')).toMatchObject([{ commune: communeNamed('siena') }]);
    expect(p.commune('lucca')).toMatchObject({ captor: 1, until: 15, cell: -1 });
  });

  rule(['pod.25k', 'pod.25j'], 'what communes owe stays with them, whoever signed for it (R95)', () => {
    const p = position(3).purse(0, 0).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
    const owed = (commune: number, seat = 0) => ({ seat, commune, capital: 500, interest: 100, due: 1 });
    const [siena, lucca] = [communeNamed('siena'), communeNamed('lucca')];
    p.state.loans = [owed(-1), owed(siena), owed(FIRENZE), owed(lucca, 2)];
    p.play([{ step: 'monthEnd' }]);
    expect(p.player(0).out).toBe(true);
    expect(p.state.loans.map(({ commune }) => commune)).toEqual([siena, FIRENZE, lucca]);
    // Siena has another Podestà: her treasury pays at the end of the year.
    p.treasury('siena', 700);
    newYear(p);
    expect([p.state.loans, p.commune('siena').treasury]).toEqual([[], 3100]);
  });

  rule(['pod.25k', 'pod.3'], 'one player left wins at once (R95)', () => {
    const match = owing(100).play([{ step: 'monthEnd' }]);
    expect(match.play.result).toMatchObject({ why: 'alone', winners: [1], scores: [null, expect.any(Number)] });
  });
});

describe('several who owe', () => {
  const insolvent = (seats: number, order: number[]) => {
    const p = position(seats).date(2, 1);
    p.state.order = order;
    for (const seat of [0, 1]) p.purse(seat, 0);
    p.state.loans = [0, 1].map(seat => ({ seat, commune: -1, capital: 500, interest: 100, due: 13 }));
    return p.play([{ step: 'monthEnd' }]);
  };

  rule(
    'pod.25k',
    'two insolvent at once: the first in the month’s order goes, and who is left has won (R95, R111)',
    () => {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const match = insolvent(2, order);
        expect(match.told('end')).toHaveLength(1);
        expect(match.play.result).toMatchObject({ why: 'alone', winners: [order[1]] });
        expect(match.told('playerOut')).toMatchObject([{ seat: order[0] }]);
      }
    },
  );

  rule('pod.25k', 'where others remain both are imprisoned', () => {
    const match = insolvent(4, [2, 1, 0, 3]);
    expect(match.told('playerOut').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(match.play.result).toBeNull();
    const last = insolvent(3, [0, 1, 2]);
    expect([last.told('end').length, last.play.result?.winners]).toEqual([1, [2]]);
  });
});

describe('a commune that owes', () => {
  const owing = (treasury: number, purse = 1600) => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', treasury).purse(0, purse);
    p.state.loans = [{ seat: 0, commune: FIRENZE, capital: 1000, interest: 200, due: 12 }];
    return p;
  };

  rule('pod.25j', 'pays from the taxes at New Year (R48)', () => {
    const match = newYear(owing(0));
    expect([match.treasury('firenze'), match.state.loans]).toEqual([1800, []]);
  });

  rule('pod.25l', 'what the taxes do not cover its Podestà may pay himself (R48)', () => {
    const p = owing(0);
    p.commune('firenze').raids = 2;
    const match = newYear(p);
    expect([match.step, match.seats]).toEqual(['communeLoan', [0]]);
    match.do('payGap');
    expect([match.treasury('firenze'), match.purse(0), p.commune('firenze').podesta]).toEqual([0, 1000, 0]);
  });

  rule(
    ['pod.25l', 'pod.19a'],
    'or all sestieri withdraw their trust and he is exiled; his goods go to the market (R48)',
    () => {
      const p = owing(0).goods(0, { stoffe: 3 }).loyal(1, 'firenze', 2);
      p.commune('firenze').raids = 2;
      const match = newYear(p).do('leaveGap');
      expect([1, 2, 3, 4, 5].map(number => p.state.holder[sestiere('firenze', number)])).toEqual([-1, -1, -1, -1, -1]);
      expect([p.commune('firenze').podesta, p.player(0).exiled, match.points(0)]).toEqual([-1, true, -12]);
      expect([p.player(0).lots[good('stoffe')], match.state.loans, match.treasury('firenze')]).toEqual([0, [], 0]);
    },
  );

  rule(['pod.25l', 'pod.27b'], 'a company lent goes back to a sestiere that trusts nobody any more (R52)', () => {
    const p = owing(0).loyal(1, 'firenze', 2);
    p.commune('firenze').raids = 2;
    const [atHome, marching] = [sestiere('firenze', 2), sestiere('firenze', 3)];
    p.state.lent[atHome] = 2;
    p.state.lent[marching] = 2;
    p.army(2, 'pistoia', [marching]);
    newYear(p).do('leaveGap');
    expect([p.state.lent[atHome], p.state.lent[marching]]).toEqual([-1, -1]);
  });

  rule('pod.25l', 'a Podestà who cannot pay the gap is not asked to', () => {
    const p = owing(0, 100);
    p.commune('firenze').raids = 2;
    expect(newYear(p).refusal({ type: 'payGap' })).toMatchObject({ rule: 'pod.25l', reason: 'tooDear' });
  });

  rule(['pod.25j', 'pod.48a'], 'a loan open at the end is settled before the scoring, without new taxes (R48)', () => {
    const p = owing(500).loyal(0, 'prato', 1).date(2, 12);
    const match = p.play([{ step: 'monthEnd' }]);
    expect(match.step).toBe('communeLoan');
    match.do('leaveGap');
    // Prato's sestiere is all that is left, and twelve points are lost.
    expect(match.told('scored')[0]).toMatchObject({ seat: 0, sestieri: 1, ledger: -12, total: -11 });
  });
});

import { describe, expect } from 'vitest';
import { position, rule, sestiere } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const loan = (seat: number, commune: number, capital: number) => ({
  seat,
  commune,
  capital,
  interest: capital / 5,
  due: 30,
});

describe('what the bank lends', () => {
  // R47: a hundred for each lot he holds, whatever month it is of, less what he owes.
  rule(['pod.25d', 'pod.25c'], 'a merchant’s open loans count against the lots he has when he asks', () => {
    const most = (owed: number, old: number, fresh: number) => {
      const p = position(2).govern(0, 'firenze').goods(0, { stoffe: old }).fresh(0, { metalli: fresh });
      if (owed > 0) p.state.loans = [loan(0, -1, owed)];
      return p.commercial(0).range('borrow', 0)?.[1] ?? 0;
    };
    expect([most(0, 2, 1), most(200, 2, 1), most(300, 2, 1), most(0, 11, 0), most(900, 11, 0)]).toEqual([
      300, 100, 0, 1000, 100,
    ]);
  });

  // R47: 10,000 of capital in all; what interest it has earned is another matter.
  rule(['pod.25g', 'pod.25f'], 'the last hundred of the bank may be lent, not one more', () => {
    const most = (out: number) => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').goods(0, { stoffe: 5 });
      p.state.loans = [loan(1, -1, out)];
      return p.commercial(0).range('borrow', 0)?.[1] ?? 0;
    };
    expect([most(9600), most(9900), most(10000)]).toEqual([400, 100, 0]);
  });

  // R47, R127 and R46: the taxes it will have, with roads, without those whose company is lost past New Year.
  rule(
    ['pod.25e', 'pod.46a', 'pod.39c'],
    'a commune borrows on the taxes of the next New Year, its dead left out',
    () => {
      const most = (...dead: number[]) => {
        const p = position(2).govern(0, 'firenze', 3, 4, 5, 6);
        for (const number of [1, 2]) {
          p.state.place[FI(number)] = -1;
          p.state.exiledIn[FI(number)] = 1;
        }
        for (const number of dead) p.state.back[FI(number)] = 20;
        return p.political(0).range('borrow', 0)?.[1] ?? 0;
      };
      // 600 and three times 300; without the third 900, and nothing without all of them.
      expect([most(), most(3), most(3, 4, 5, 6)]).toEqual([1000, 900, 0]);
    },
  );
});

describe('the account at the end', () => {
  // R103: every full five hundred above sixteen hundred.
  rule(
    ['pod.3b', 'pod.48a'],
    'counts full five hundreds above the first sixteen hundred, and never less than nothing',
    () => {
      const florins = (purse: number) => {
        const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, purse).date(2, 12);
        const scored = p.play([{ step: 'monthEnd' }]).ever('scored');
        return scored.find(({ seat }) => seat === 0)?.florins;
      };
      expect([2099, 2100, 2599, 2600, 1599, 0].map(florins)).toEqual([0, 1, 1, 2, 0, 0]);
    },
  );

  // R103 and R32: whoever waits in exile trusts him still.
  rule(['pod.3a', 'pod.17c'], 'counts loyal sestieri in the box of the exiled and those without citizens', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 0).date(2, 12);
    p.state.place[FI(3)] = -1;
    p.state.exiledIn[FI(3)] = 20;
    p.state.back[FI(4)] = 40;
    const scored = p.play([{ step: 'monthEnd' }]).ever('scored');
    expect(scored.find(({ seat }) => seat === 0)?.sestieri).toBe(4);
  });

  // R47: capital and interest whenever it is; a repaid loan frees what it had bound.
  rule(
    ['pod.25f', 'pod.25h'],
    'a loan repaid in the month it was taken costs its whole interest, and may be taken anew',
    () => {
      const p = position(2).govern(0, 'firenze').purse(0, 500).goods(0, { stoffe: 3 });
      const match = p.commercial(0).act({ type: 'borrow', commune: -1, florins: 300 });
      expect(match.purse(0)).toBe(800);
      match.act({ type: 'repay', loan: 0, from: -1 });
      expect([match.purse(0), p.state.loans.length]).toEqual([440, 0]);
      expect(match.refusal({ type: 'borrow', commune: -1, florins: 300 })).toBeNull();
    },
  );
});

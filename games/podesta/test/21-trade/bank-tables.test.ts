/** The bank, function by function and at every boundary. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  collectMerchantLoans,
  communeInsolvent,
  mostToBorrow,
  owedBy,
  settleCommuneLoan,
} from '../../src/21-trade/bank.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, good, position, rule, sestiere } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const [METALS, CLOTH] = [good('metalli'), good('stoffe')];
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena');
const _lots = (index: number) => at(data.goods.goods, index).lots;

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

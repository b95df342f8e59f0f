/** Money, function by function and at every boundary. */
import { Generator, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  counters,
  means,
  pay,
  payers,
  payUpTo,
  spend,
  spendOnWar,
  warMeans,
  warPayers,
} from '../../src/09-money/money.ts';
import { anySum } from '../../src/families/sums.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, position, rule } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena');

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
    p.treasury('firenze', 1);
    expect([payers(p.table, 0, FIRENZE, 0), warPayers(p.table, 0, 0)]).toEqual([
      [FIRENZE, -1],
      [-1, FIRENZE],
    ]);
    p.treasury('firenze', 10);
    expect(() => pay(live, 0, 1, 1, 'pod.9a')).toThrow();
    expect(() => pay(live, 1, 0, -1, 'pod.9a')).toThrow();
    const minted = p.state.minted;
    pay(live, -1, 0, 7, 'pod.9a');
    expect(p.state.minted - minted).toBe(7);
  });

  rule('pod.9b', 'is shown by a counter for each digit that is not nought', () => {
    expect([1, 10, 30_405, 21_111, 0].map(counters)).toEqual([
      [1],
      [10],
      [30_000, 400, 5],
      [20_000, 1000, 100, 10, 1],
      [],
    ]);
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

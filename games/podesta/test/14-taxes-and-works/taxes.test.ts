import { describe, expect, test } from 'vitest';
import { taxesOf } from '../../src/14-taxes-and-works/taxes.ts';
import { communeNamed, position, rule, sestiere } from '../position.ts';

const FIRENZE = communeNamed('firenze');
/** From the last month of a year into the next. */
const newYear = (p: ReturnType<typeof position>) => p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
const governing = () => position(2, {}, 'timed').govern(0, 'firenze').govern(1, 'siena');

describe('taxes', () => {
  rule(['pod.14a', 'pod.14b', 'pod.11b'], 'at New Year every governed commune pays 3,000', () => {
    const match = newYear(governing());
    expect([match.treasury('firenze'), match.treasury('siena'), match.treasury('prato')]).toEqual([3000, 3000, 0]);
  });

  rule(['pod.46a', 'pod.39c', 'pod.46b'], 'those who are gone or depopulated do not pay (R44)', () => {
    const p = governing();
    p.state.place[sestiere('firenze', 2)] = -1;
    p.state.back[sestiere('firenze', 5)] = 20;
    expect(taxesOf(p.table, FIRENZE)).toBe(3000 - 600 - 300);
    expect(newYear(p).treasury('firenze')).toBe(2100);
    const empty = governing();
    for (const number of [1, 2, 3, 4, 5, 6]) empty.state.place[sestiere('firenze', number)] = -1;
    expect(taxesOf(empty.table, FIRENZE)).toBe(0);
  });

  rule(
    ['pod.43e', 'pod.15d'],
    'after one, two and three raids: 1,500, 600, nothing; works are added but to nothing',
    () => {
      const p = governing();
      const raided = (raids: number) => {
        p.commune('firenze').raids = raids;
        return taxesOf(p.table, FIRENZE);
      };
      expect([0, 1, 2, 3].map(raided)).toEqual([3000, 1500, 600, 0]);
      p.works('firenze', 'strade-ponti');
      expect([0, 1, 2, 3].map(raided)).toEqual([4000, 2500, 1600, 0]);
    },
  );

  rule('pod.43e', 'fewer citizens than the raiders left: the lower sum', () => {
    const p = governing();
    for (const number of [1, 2, 3]) p.state.place[sestiere('firenze', number)] = -1;
    p.commune('firenze').raids = 1;
    expect(taxesOf(p.table, FIRENZE)).toBe(900);
  });

  test('raids of the year are forgotten after the taxes, unless there were three (R96)', () => {
    const p = governing();
    p.commune('firenze').raids = 2;
    const match = newYear(p);
    expect([match.treasury('firenze'), match.position.commune('firenze').raids]).toEqual([600, 0]);
  });

  rule(
    ['pod.45.1b', 'pod.45.1c', 'pod.45.1d'],
    'an impoverished commune pays nothing until it is rebuilt (R102)',
    () => {
      const poor = () => {
        const p = governing().treasury('firenze', 4000).date(1, 6);
        Object.assign(p.commune('firenze'), { poor: true, raids: 3 });
        return p;
      };
      expect(newYear(poor()).treasury('firenze')).toBe(4000);
      const rebuilt = (florins: number) => {
        const p = poor();
        p.political(0).act({ type: 'rebuild', commune: FIRENZE, florins, from: FIRENZE });
        const paid = 4000 - p.commune('firenze').treasury;
        const years = [1, 2, 3].map(year => {
          p.treasury('firenze', 0)
            .date(year, 12)
            .play([{ step: 'nextMonth', over: false }]);
          return p.commune('firenze').treasury;
        });
        return [paid, ...years];
      };
      // Paid in month 6: the New Years fall in months 13, 25 and 37.
      expect(rebuilt(3000)).toEqual([3000, 3000, 3000, 3000]);
      expect(rebuilt(1500)).toEqual([1500, 0, 3000, 3000]);
      expect(rebuilt(1000)).toEqual([1000, 0, 0, 3000]);
    },
  );

  rule(['pod.45.1c', 'pod.45.1d'], 'a smaller sum can be raised by the difference, from the purse too (R102)', () => {
    const p = governing().treasury('firenze', 1000).purse(0, 2500).date(1, 6);
    Object.assign(p.commune('firenze'), { poor: true, raids: 3 });
    const match = p.political(0).act({ type: 'rebuild', commune: FIRENZE, florins: 1000, from: FIRENZE });
    expect(match.choices('rebuild', 'florins')).toEqual([1500, 3000]);
    match.act({ type: 'rebuild', commune: FIRENZE, florins: 3000, from: -1 });
    expect([match.treasury('firenze'), match.purse(0)]).toEqual([0, 500]);
  });

  rule('pod.45.1d', 'paying more never puts the taxes off (R102)', () => {
    const resume = (...payments: [month: number, florins: number][]) => {
      const p = governing().treasury('firenze', 4000);
      Object.assign(p.commune('firenze'), { poor: true, raids: 3 });
      for (const [month, florins] of payments)
        p.date(1 + Math.floor((month - 1) / 12), 1 + ((month - 1) % 12))
          .political(0)
          .act({ type: 'rebuild', commune: FIRENZE, florins, from: FIRENZE });
      return p.commune('firenze').taxesFrom;
    };
    expect([resume([1, 1000]), resume([1, 1500]), resume([1, 3000])]).toEqual([25, 13, 2]);
    // Twelve months from the second payment, unless the first one gives more.
    expect([resume([1, 1000], [5, 1500]), resume([1, 1000], [13, 1500])]).toEqual([17, 25]);
    expect([resume([1, 1000], [14, 1500]), resume([1, 1000], [14, 3000])]).toEqual([25, 15]);
  });

  rule(['pod.14c', 'pod.47c'], 'money moves between the treasuries of one player, never to a purse (R42)', () => {
    const p = governing().govern(0, 'prato').treasury('firenze', 700);
    const match = p.political(0).act({ type: 'transfer', from: FIRENZE, to: communeNamed('prato'), florins: 700 });
    expect([match.treasury('firenze'), match.treasury('prato'), match.purse(0)]).toEqual([0, 700, 1600]);
  });
});

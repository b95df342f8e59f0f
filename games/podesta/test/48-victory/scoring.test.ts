import { describe, expect, test } from 'vitest';
import { accountOf, pointsForFlorins } from '../../src/48-victory/scoring.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import { communeNamed, position, rule, sestiere } from '../position.ts';

const end = (p: ReturnType<typeof position>) => p.play([{ step: 'scoring', why: 'years' }]);

describe('points', () => {
  rule(
    ['pod.3a', 'pod.10a', 'pod.18h', 'pod.12c'],
    'one for each loyal sestiere anywhere, at home, abroad, hosted or exiled (R103)',
    () => {
      const p = position(2).govern(0, 'firenze').loyal(0, 'prato', 1).loyal(0, 'siena', 2);
      p.state.place[sestiere('siena', 2)] = -1;
      p.state.back[sestiere('prato', 1)] = 9;
      expect(accountOf(p.table, 0)).toMatchObject({ sestieri: 6, total: 6 });
      p.state.place[sestiere('siena', 2)] = -2;
      expect(accountOf(p.table, 0).sestieri).toBe(5);
    },
  );

  rule('pod.3b', 'one for every full 500 florins above 1,600: 3,099 bring two', () => {
    const points = (purse: number) => pointsForFlorins(position(2).purse(0, purse).table, 0);
    expect([points(3099), points(3100), points(2099), points(2100), points(1600), points(0)]).toEqual([
      2, 3, 0, 1, 0, 0,
    ]);
    // Treasuries do not count.
    expect(pointsForFlorins(position(2).govern(0, 'firenze').treasury('firenze', 9000).table, 0)).toBe(0);
  });

  test("a merchant's loans are paid first (R103)", () => {
    const p = position(2).purse(0, 3300);
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 12 }];
    expect(pointsForFlorins(p.table, 0)).toBe(2);
    expect(pointsForFlorins(p.purse(0, 500).table, 0)).toBe(0);
  });

  rule(['pod.3', 'pod.48a', 'pod.1b'], 'the highest total wins when the game has reached its end', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').loyal(1, 'siena', 2);
    p.player(0).points = 4;
    // Four sestieri and four points against five sestieri and 1,100 florins gained.
    const match = end(p.purse(1, 2700));
    expect(match.play.result).toMatchObject({ why: 'years', winners: [0], scores: [8, 7] });
  });

  rule(['pod.48a', 'pod.1b'], 'ties: more communes, then the larger purse, then more goods (R104)', () => {
    const tied = () => position(2).govern(0, 'firenze').govern(1, 'siena');
    expect(end(tied()).play.result?.winners).toEqual([0, 1]);
    expect(end(tied().goods(1, { stoffe: 1 })).play.result?.winners).toEqual([1]);
    expect(end(tied().goods(1, { stoffe: 1 }).purse(0, 1700)).play.result?.winners).toEqual([0]);
    const governs = tied().govern(1, 'empoli', 1).purse(0, 1700);
    governs.state.holder[sestiere('siena', 5)] = -1;
    expect(end(governs).play.result).toMatchObject({ scores: [4, 4], winners: [1] });
  });

  rule(['pod.48a', 'pod.1b'], 'in a tie borrowed florins make no purse larger (R103, R104)', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 2000).purse(1, 1601);
    p.state.loans = [{ seat: 0, commune: -1, capital: 300, interest: 100, due: 30 }];
    expect(end(p).play.result).toMatchObject({ scores: [4, 4], winners: [1] });
    const q = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 2002).purse(1, 1601);
    q.state.loans = p.state.loans;
    expect(end(q).play.result?.winners).toEqual([0]);
  });

  rule('pod.48a', 'a player who left the game has no score (R103)', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena');
    p.player(2).out = true;
    const match = end(p);
    expect(match.told('scored').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.play.result?.winners).toEqual([0, 1]);
  });
});

describe('the end', () => {
  const lastMonth = (scenario: ScenarioId, year: number, month: number, p = position(4, {}, scenario)) =>
    p.date(year, month).play([{ step: 'monthEnd' }]);

  rule(['pod.4b', 'pod.48a', 'pod.5a'], 'after the twelfth month of the last year (R105, R120)', () => {
    expect(lastMonth('short', 1, 11).play.result).toBeNull();
    expect(lastMonth('short', 1, 12).play.result).toMatchObject({ why: 'years' });
    expect([lastMonth('normal', 1, 12).play.result, lastMonth('long', 2, 12).play.result]).toEqual([null, null]);
    expect([lastMonth('normal', 2, 12).play.result?.why, lastMonth('long', 3, 12).play.result?.why]).toEqual([
      'years',
      'years',
    ]);
  });

  rule(
    ['pod.4b', 'pod.48a'],
    'when somebody governs so many communes, or holds so many sestieri, the month is finished (R105)',
    () => {
      const communes = (count: number) => {
        const p = position(4, {}, 'conquest');
        const names = ['firenze', 'prato', 'volterra', 'lucca', 'empoli', 'pistoia'];
        for (const name of names.slice(0, count)) p.govern(0, name);
        return lastMonth('conquest', 1, 3, p).play.result?.why ?? null;
      };
      expect([communes(5), communes(6)]).toEqual([null, 'objective']);
      const two = position(2, {}, 'conquest').govern(0, 'firenze').govern(0, 'prato').govern(0, 'volterra');
      expect(lastMonth('conquest', 1, 3, two).play.result).toBeNull();
      const sestieri = (count: number) => {
        const p = position(4, {}, 'sestieri');
        ['firenze', 'prato', 'volterra', 'lucca', 'empoli']
          .flatMap(name => [1, 2, 3, 4, 5, 6].map(number => [name, number] as const))
          .slice(0, count)
          .forEach(([name, number]) => {
            p.loyal(0, name, number);
          });
        return lastMonth('sestieri', 1, 3, p).play.result?.why ?? null;
      };
      expect([sestieri(29), sestieri(30)]).toEqual([null, 'objective']);
    },
  );

  rule(['pod.4b', 'pod.48a'], 'or has so many points as the score stands at the end of a month (R105)', () => {
    const after = (points: number) => {
      const p = position(4, {}, 'points')
        .loyal(0, 'firenze', 1, 3)
        .purse(0, 1600 + 1000);
      p.player(0).points = points;
      return lastMonth('points', 1, 3, p).play.result?.why ?? null;
    };
    // Two sestieri and a thousand florins are four points; 38 are wanted of four players.
    expect([after(33), after(34)]).toEqual([null, 'objective']);
    const gone = position(4, {}, 'points');
    Object.assign(gone.player(1), { points: 50, out: true });
    expect(lastMonth('points', 1, 3, gone).play.result).toBeNull();
  });

  rule(['pod.4b', 'pod.25j'], 'what ended the match is not changed by the debts settled after it', () => {
    const names = ['firenze', 'prato', 'volterra', 'lucca', 'empoli', 'pistoia'];
    const p = position(4, {}, 'conquest');
    for (const name of names) p.govern(0, name);
    p.state.loans = [{ seat: 0, commune: communeNamed('prato'), capital: 1000, interest: 200, due: 20 }];
    const match = lastMonth('conquest', 1, 3, p).do('leaveGap');
    expect([p.commune('prato').podesta, match.play.result?.why]).toEqual([-1, 'objective']);
  });

  rule('pod.4b', 'a timed game ends when most say that the time is up, after the month (R105)', () => {
    const vote = (...up: boolean[]) => {
      const match = lastMonth('timed', 1, 5, position(up.length, {}, 'timed'));
      up.forEach((over, seat) => {
        match.act({ type: over ? 'timeUp' : 'playOn' }, seat);
      });
      return match.play.result?.why ?? null;
    };
    expect([vote(true, true, false), vote(true, false, false), vote(true, true)]).toEqual(['time', null, 'time']);
  });

  rule(['pod.29h', 'pod.48a'], 'battles agreed for later months lapse without penalty (R120)', () => {
    const p = position(2, {}, 'short').govern(0, 'firenze').govern(1, 'siena').date(1, 12);
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: 200, month: 13 }];
    const match = p.play([{ step: 'monthEnd' }]);
    expect(match.told('scored').map(({ ledger }) => ledger)).toEqual([0, 0]);
    expect(communeNamed('firenze')).toBe(2);
  });
});

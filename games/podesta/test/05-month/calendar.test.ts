/** Years, months and turns: what is due at each of them, to the month. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { companiesReturn } from '../../src/05-month/year-steps.ts';
import { collectTaxes, nextTaxesOf, taxesOf } from '../../src/14-taxes-and-works/taxes.ts';
import { duePayments, judgeAlly, promise, promisesRunOut } from '../../src/20-agreements/promises.ts';
import { expire } from '../../src/24-annales/lasting.ts';
import { accountOf, objectiveReached, pointsForFlorins } from '../../src/48-victory/scoring.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, companyNamed, type Position, position, rule, sestiere, square, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const FIRENZE = communeNamed('firenze');
const AREZZO = communeNamed('arezzo');
const PRATO = communeNamed('prato');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const { tax } = governing().table.world;
const all = [0, 1, 2, 3, 4, 5].reduce((sum, index) => sum + at(tax, index), 0);

describe('New Year', () => {
  const newYear = (p: Position) => p.date(2, 1).play([{ step: 'newYear' }]);

  rule(
    ['pod.14b', 'pod.45.1d', 'pod.43e'],
    'a rebuilt commune pays again from its month on; until then it is poor',
    () => {
      const rebuilt = (taxesFrom: number) => {
        const p = governing();
        Object.assign(p.commune('firenze'), { poor: true, raids: 3, rebuilt: 500, taxesFrom });
        newYear(p);
        const { poor, raids, rebuilt: paid, taxesFrom: from, treasury } = p.commune('firenze');
        return [poor, raids, paid, from, treasury];
      };
      expect([rebuilt(13), rebuilt(12), rebuilt(1)]).toEqual([
        [false, 0, 0, 0, all],
        [false, 0, 0, 0, all],
        [false, 0, 0, 0, all],
      ]);
      expect([rebuilt(14), rebuilt(0)]).toEqual([
        [true, 3, 500, 14, 0],
        [true, 3, 500, 0, 0],
      ]);
    },
  );

  rule(
    ['pod.14b', 'pod.43e'],
    'raids are forgotten after the taxes they have lowered, of nobody’s communes too',
    () => {
      const p = governing();
      for (const id of ['firenze', 'prato']) p.commune(id).raids = 1;
      newYear(p);
      expect([
        p.commune('firenze').raids,
        p.commune('prato').raids,
        p.commune('firenze').treasury < all,
        p.commune('prato').treasury,
      ]).toEqual([0, 0, true, 0]);
    },
  );

  rule(
    ['pod.47a', 'pod.47b'],
    'refugees are citizens from the first New Year on, in Arezzo too; who waits is none',
    () => {
      const p = governing().govern(1, 'arezzo');
      Object.assign(p.state.place, { [FI(2)]: AREZZO, [FI(6)]: -1 });
      Object.assign(p.state.exiledIn, { [FI(2)]: 5, [FI(6)]: 5 });
      newYear(p);
      expect([p.state.exiledIn[FI(2)], p.state.exiledIn[FI(6)], p.state.exiledIn[FI(1)]]).toEqual([-1, 5, 0]);
      expect(p.commune('arezzo').treasury).toBe(all + at(tax, 1));
    },
  );

  rule(
    ['pod.22c', 'pod.22d', 'pod.24a', 'pod.5a'],
    'six new cards for everybody alive, twelve events, as many deals as players',
    () => {
      const p = governing();
      Object.assign(p.player(2), { out: true });
      Object.assign(p.state, { cardsPlayed: 2, annalesSeen: [3] });
      const match = newYear(p);
      expect(p.state.players.map(({ mercator }) => mercator.length)).toEqual([6, 6, 6]);
      expect([
        p.state.cardsPlayed,
        p.state.cardsAllowed,
        p.state.annales.length,
        new Set(p.state.annales).size,
      ]).toEqual([0, 2, 12, 12]);
      expect(
        match.events.filter(({ type }) => type === 'dealt').map(event => ('only' in event ? event.only : null)),
      ).toEqual([[0], [1]]);
      expect(match.told('yearBegan')).toMatchObject([{ year: 2 }]);
      const first = governing().play([{ step: 'newYear' }]);
      expect([first.told('assigned').length, first.told('taxes').length, first.told('notaro').length]).toEqual([
        3, 0, 1,
      ]);
    },
  );

  rule(['pod.31c', 'pod.31e'], 'every employer pays his company’s fee or lets it go', () => {
    const p = governing().purse(0, 700).hire(0, 'grifone', 'firenze', { fee: 600 }).hire(1, 'torre', 'siena');
    p.commune('firenze').taxed = 2;
    p.commune('siena').taxed = 2;
    const match = newYear(p);
    expect([match.step, match.seats, match.legal('payFee')]).toEqual([
      'companyFee',
      [0],
      [{ type: 'payFee', from: -1 }],
    ]);
    match.act({ type: 'payFee', from: -1 });
    expect([match.purse(0), match.seats]).toEqual([100, [1]]);
    match.do('dismiss');
    expect([match.step, p.state.employer[companyNamed('torre')], p.state.fee[companyNamed('torre')]]).toEqual([
      'companyAuction',
      -1,
      0,
    ]);
    const poor = governing().purse(0, 599).hire(0, 'grifone', 'firenze', { fee: 600 });
    poor.commune('firenze').taxed = 2;
    const asked = newYear(poor);
    expect([asked.legal('payFee'), asked.refusal({ type: 'payFee', from: -1 })]).toEqual([
      [],
      { rule: 'pod.31c', reason: 'tooDear', florins: 600 },
    ]);
  });

  rule('pod.32d', 'a fallen representative is replaced', () => {
    const p = governing().govern(0, 'prato');
    Object.assign(p.commune('prato'), { vacant: true, cell: -1 });
    newYear(p);
    expect([p.commune('prato').vacant, p.commune('prato').cell]).toEqual([false, square('L4')]);
  });

  rule(['pod.39b', 'pod.39c'], 'lost companies come back in their month', () => {
    const p = governing().date(2, 3);
    Object.assign(p.state.back, { [FI(1)]: 15, [FI(3)]: 16, [FI(4)]: 14 });
    const live = called(p);
    companiesReturn(live);
    expect([FI(1), FI(3), FI(4)].map(unit => p.state.back[unit])).toEqual([0, 16, 0]);
    expect(toldOf(live, 'recovered').map(({ unit }) => unit)).toEqual([FI(1), FI(4)]);
  });
});

describe('taxes', () => {
  rule(['pod.14a', 'pod.46a', 'pod.47b'], 'of those who are there and settled; next year of those who will be', () => {
    const p = governing().date(1, 5);
    const both = () => [taxesOf(p.table, FIRENZE), nextTaxesOf(p.table, FIRENZE)];
    expect(both()).toEqual([all, all]);
    p.state.back[FI(1)] = 13;
    expect(both()).toEqual([all - at(tax, 0), all]);
    p.state.back[FI(1)] = 14;
    expect(both()).toEqual([all - at(tax, 0), all - at(tax, 0)]);
    p.state.back[FI(1)] = 0;
    Object.assign(p.state.place, { [LU(1)]: FIRENZE });
    p.state.exiledIn[LU(1)] = 4;
    expect(both()).toEqual([all, all + at(tax, 0)]);
    p.state.exiledIn[LU(1)] = -1;
    expect(both()).toEqual([all + at(tax, 0), all + at(tax, 0)]);
  });

  rule(
    ['pod.43e', 'pod.45.1b', 'pod.15d'],
    'raids leave what their step says, trade works added; the poor pay nothing',
    () => {
      const p = governing().date(1, 5);
      const { steps } = p.table.world.data.contributions.raids;
      const raided = [0, 1, 2, 3].map(raids => {
        p.commune('firenze').raids = raids;
        return taxesOf(p.table, FIRENZE);
      });
      expect(raided).toEqual([all, ...steps.map(({ taxesLeft }) => taxesLeft)]);
      const trade = p.table.world.data.works.works.findIndex(({ taxes }) => taxes > 0);
      const more = at(p.table.world.data.works.works, trade).taxes;
      p.commune('firenze').works[trade] = -1;
      p.commune('firenze').raids = 1;
      expect(taxesOf(p.table, FIRENZE)).toBe(at(steps, 0).taxesLeft + more);
      p.commune('firenze').works[trade] = 7;
      expect(taxesOf(p.table, FIRENZE)).toBe(at(steps, 0).taxesLeft);
      const poor = (taxesFrom: number) => {
        Object.assign(p.commune('firenze'), { poor: true, raids: 3, taxesFrom });
        return [taxesOf(p.table, FIRENZE), nextTaxesOf(p.table, FIRENZE)];
      };
      expect([poor(0), poor(13), poor(14), poor(1)]).toEqual([
        [0, 0],
        [0, all],
        [0, 0],
        [0, all],
      ]);
    },
  );

  rule('pod.14b', 'are paid once a year', () => {
    const p = governing().date(2, 1);
    p.commune('firenze').taxed = 1;
    const live = called(p);
    collectTaxes(live, FIRENZE, 'pod.14b');
    collectTaxes(live, FIRENZE, 'pod.14b');
    expect([p.commune('firenze').treasury, p.commune('firenze').taxed, toldOf(live, 'taxes').length]).toEqual([
      all,
      2,
      1,
    ]);
  });
});

describe('the month', () => {
  rule(['pod.5a', 'pod.26e', 'pod.44k', 'pod.22g'], 'begins with new points, shots and talks', () => {
    const p = governing().besieging(1, 'M5', 'firenze', [SI(1)]);
    Object.assign(at(p.state.armies, 0), { left: 2, from: 3, raided: 1 });
    Object.assign(at(p.state.armies, 0).siege ?? {}, { shots: 3, asked: true, total: 5, hits: 1 });
    for (const id of ['firenze', 'prato']) p.commune(id).left = 5;
    p.state.turn.goneIn = [FI(1)];
    Object.assign(p.state, { cardThisMonth: true, talks: [2, 1, 0] });
    p.state.lasting = [{ kind: 'allowance', seat: 0, commune: -1, value: 7, more: 0, until: 2 }];
    p.play([{ step: 'month' }]);
    expect(at(p.state.armies, 0)).toMatchObject({
      left: 12,
      from: -1,
      raided: 1,
      siege: { shots: 0, asked: false, total: 5, hits: 1 },
    });
    expect([p.commune('firenze').left, p.commune('siena').left, p.commune('prato').left]).toEqual([7, 12, 0]);
    expect([p.state.turn.goneIn, p.state.cardThisMonth, p.state.talks]).toEqual([[], false, [0, 0, 0]]);
  });

  rule(['pod.8a', 'pod.19d'], 'exiles play last, two of them in an order that is drawn', () => {
    const p = governing().exiled(0).exiled(2);
    const match = p.play([{ step: 'orderAuction' }], [0]);
    expect(match.seats).toEqual([1]);
    match.lay(1, 10);
    expect([at(p.state.order, 0), p.state.order.slice(1).sort()]).toEqual([1, [0, 2]]);
    // One alone draws nothing: no result is asked for.
    const one = governing().exiled(2);
    const scripted = one.play([{ step: 'orderAuction' }], [9]);
    scripted.lay(0, 10).lay(1, 20);
    expect([one.state.order, scripted.play.position.chance.script]).toEqual([[1, 0, 2], [9]]);
  });

  rule(['pod.5e', 'pod.25k'], 'who has left the game has no turn', () => {
    const p = governing().army(0, 'K4', [FI(1)], { stays: true });
    p.player(0).out = true;
    expect([p.turn(0).stopped, at(p.state.armies, 0).stays]).toEqual([true, true]);
    p.player(0).out = false;
    expect([p.turn(0).step, at(p.state.armies, 0).stays]).toEqual(['political', false]);
  });

  rule('pod.5e', 'everybody has one turn, in order', () => {
    const p = governing();
    p.state.order = [2, 0, 1];
    expect([
      p.play([{ step: 'turns', played: [] }]).seats,
      p.play([{ step: 'turns', played: [2] }]).seats,
      p.play([{ step: 'turns', played: [2, 0, 1] }]).stopped,
    ]).toEqual([[2], [0], true]);
  });

  rule('pod.4d', 'every six months the Notaro passes to the right, over those who are gone', () => {
    const passed = (month: number, out = -1, notaro = 0) => {
      const p = governing().date(1, month);
      p.state.notaro = notaro;
      if (out >= 0) p.player(out).out = true;
      p.play([{ step: 'monthEnd' }]);
      return p.state.notaro;
    };
    expect([passed(5), passed(6), passed(7), passed(12), passed(6, 2), passed(6, -1, 2)]).toEqual([0, 2, 0, 2, 1, 1]);
  });

  rule(
    ['pod.47a', 'pod.17c'],
    'nobody’s refugees leave play after twelve months, if a commune of their faction can have them',
    () => {
      const gone = (month: number, face = 0) => {
        const p = governing().date(2, month);
        Object.assign(p.state.place, { [FI(1)]: -1 });
        p.state.exiledIn[FI(1)] = 3;
        p.state.face[FI(1)] = face;
        p.play([{ step: 'monthEnd' }]);
        return [p.state.place[FI(1)], p.state.holder[FI(1)]];
      };
      expect([gone(2), gone(3), gone(4)]).toEqual([
        [-1, 0],
        [-2, -1],
        [-2, -1],
      ]);
      const none = governing().date(2, 6);
      for (let one = 0; one < 72; one++) none.state.face[one] = 1;
      Object.assign(none.state.place, { [FI(1)]: -1 });
      none.state.exiledIn[FI(1)] = 3;
      none.state.face[FI(1)] = 0;
      none.play([{ step: 'monthEnd' }]);
      expect(none.state.place[FI(1)]).toBe(-1);
    },
  );

  rule(['pod.29f', 'pod.29g', 'pod.29h'], 'a battle that nobody called costs who could not come, or else both', () => {
    const missed = (month: number, cell: string, seats: [number, number] = [0, 1]) => {
      const p = governing().date(1, 4);
      p.state.wars = [
        { attacker: seats[0], defender: seats[1], month, cell: square(cell), sides: [[seats[0]], [seats[1]]] },
      ];
      p.play([{ step: 'monthEnd' }]);
      return [p.state.wars.length, p.state.players.map(({ points }) => points)];
    };
    const { refused } = governing().table.world.data.lengths.points;
    expect([missed(5, 'N8'), missed(4, 'N9'), missed(4, 'L3')]).toEqual([
      [1, [0, 0, 0]],
      [0, [-refused, -refused, 0]],
      [0, [0, -refused, 0]],
    ]);
  });

  rule(['pod.4b', 'pod.48a'], 'a match ends after its years, when most say so, or with its objective', () => {
    const next = (scenario: 'short' | 'normal' | 'timed' | 'conquest', year: number, month: number, over = false) => {
      const p = position(2, {}, scenario).govern(0, 'firenze').date(year, month);
      const match = p.play([{ step: 'nextMonth', over }]);
      const why = match.events.find(({ type }) => type === 'end' || type === 'ended' || type === 'gameOver');
      return match.play.position.result ? 'over' : [p.state.year, p.state.month, why ? 1 : 0].join(' ');
    };
    const { lengths } = governing().table.world.data.lengths;
    const years = (id: string) => lengths.find(one => one.id === id)?.years ?? 0;
    expect([
      next('short', years('short'), 11),
      next('short', years('short'), 12),
      next('short', years('short') - 1, 12),
    ]).toEqual([`${years('short')} 12 0`, 'over', `${years('short')} 1 0`]);
    expect([next('timed', 30, 12), next('timed', 1, 1, true), next('timed', 1, 1)]).toEqual([
      '31 1 0',
      'over',
      '1 2 0',
    ]);
  });

  rule('pod.4b', 'more than half of the players end a game by time', () => {
    const voted = (...up: boolean[]) => {
      const p = position(up.length, {}, 'timed');
      const match = p.play([{ step: 'monthEnd' }]);
      for (const [seat, one] of up.entries()) match.act({ type: one ? 'timeUp' : 'playOn' }, seat);
      return match.play.position.result !== null;
    };
    expect([
      voted(true, false),
      voted(true, true),
      voted(true, true, false),
      voted(true, false, false),
      voted(true, true, false, false),
    ]).toEqual([false, true, true, false, false]);
  });
});

describe('promises and events in force', () => {
  rule('pod.20c', 'a word holds until its term; what was to be paid and was not is broken', () => {
    const p = governing().date(1, 4).purse(0, 300);
    const live = called(p);
    promise(live, 0, 1, 0, 1, 0);
    promise(live, 0, 1, 2, 1, 300);
    promise(live, 0, 2, 2, 3, 301);
    expect(p.state.promises.map(({ to, what, month, until }) => [to, what, month, until])).toEqual([
      [1, 0, 4, 5],
      [1, 2, 4, 5],
      [2, 2, 4, 7],
    ]);
    expect([duePayments(p.state, 0).map(({ to }) => to), duePayments(p.state, 1)]).toEqual([[1], []]);
    promisesRunOut(live);
    expect(p.state.promises).toHaveLength(3);
    p.date(1, 5);
    promisesRunOut(live);
    expect([
      toldOf(live, 'promiseKept').map(({ what }) => what),
      toldOf(live, 'promiseBroken').map(({ what }) => what),
      p.state.promises.map(({ to }) => to),
    ]).toEqual([[0], [2], [2]]);
  });

  rule(
    ['pod.20c', 'pod.29c'],
    'an ally keeps his word of aid to the side he takes, and breaks his peace with the other',
    () => {
      const judged = (side: number) => {
        const p = governing();
        const live = called(p);
        for (const to of [0, 1]) {
          promise(live, 2, to, 1, 6, 0);
          promise(live, 2, to, 0, 6, 0);
        }
        judgeAlly(live, 2, [0, 1], side);
        const of = (type: 'promiseKept' | 'promiseBroken') => toldOf(live, type).map(({ to, what }) => [to, what]);
        return [of('promiseKept'), of('promiseBroken')];
      };
      expect(judged(0)).toEqual([
        [[0, 1]],
        [
          [1, 1],
          [1, 0],
        ],
      ]);
      expect(judged(1)).toEqual([
        [[1, 1]],
        [
          [0, 1],
          [0, 0],
        ],
      ]);
      expect(judged(-1)).toEqual([
        [],
        [
          [0, 1],
          [1, 1],
        ],
      ]);
    },
  );

  rule('pod.24d', 'an event holds to the end of its last month', () => {
    const p = governing().date(1, 4);
    p.state.lasting = [3, 4, 5].map(until => ({ kind: 'delta', seat: 0, commune: -1, value: until, more: 0, until }));
    expire(p.state);
    expect(p.state.lasting.map(({ until }) => until)).toEqual([5]);
  });
});

describe('points', () => {
  rule(
    ['pod.3b', 'pod.3a', 'pod.48a'],
    'sestieri wherever they live, every full 500 florins above the capital with the debts paid',
    () => {
      const p = governing();
      const { florins: start } = p.table.world.data.merchants;
      const { florins: step, sestiere: each } = p.table.world.data.lengths.points;
      const rich = (purse: number) => pointsForFlorins(p.purse(0, purse).table, 0);
      expect([rich(start), rich(start + step - 1), rich(start + step), rich(start + 2 * step), rich(0)]).toEqual([
        0, 0, 1, 2, 0,
      ]);
      p.state.loans = [
        { seat: 0, commune: -1, capital: 100, interest: 20, due: 9 },
        { seat: 0, commune: AREZZO, capital: 900, interest: 20, due: 9 },
        { seat: 1, commune: -1, capital: 900, interest: 20, due: 9 },
      ];
      expect([rich(start + step + 119), rich(start + step + 120)]).toEqual([0, 1]);
      p.player(0).points = 4;
      Object.assign(p.state.place, { [FI(1)]: -1, [FI(3)]: -2 });
      expect(accountOf(p.table, 0)).toEqual({ sestieri: 3 * each, florins: 1, ledger: 4, total: 3 * each + 5 });
    },
  );

  rule(['pod.4b', 'pod.48a'], 'an objective is reached by somebody who is still there', () => {
    const p = governing().govern(0, 'prato');
    const reached = (objective: 'communes' | 'sestieri' | 'points' | undefined, target: number) =>
      objectiveReached(p.table, objective, target);
    expect([
      reached('communes', 2),
      reached('communes', 3),
      reached(undefined, 0),
      reached('sestieri', 8),
      reached('sestieri', 9),
    ]).toEqual([true, false, false, true, false]);
    const { total } = accountOf(p.table, 0);
    expect([reached('points', total), reached('points', total + 1)]).toEqual([true, false]);
    p.player(0).out = true;
    expect(reached('communes', 2)).toBe(false);
    expect([PRATO >= 0, unitOf('grifone')]).toEqual([true, 72]);
  });
});

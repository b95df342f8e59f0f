import { describe, expect } from 'vitest';
import { communeNamed, good, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(2, {}, 'timed').govern(0, 'firenze').govern(1, 'siena');
const newYear = (p: ReturnType<typeof position>, year = 1) =>
  p.date(year, 12).play([{ step: 'nextMonth', over: false }]);

describe('the taxes of New Year', () => {
  // R4: the raids of the year are forgotten after the taxes, not before.
  rule(['pod.43e', 'pod.14b'], 'a raid of December still lowers them, and is forgotten then', () => {
    const p = governing();
    p.commune('firenze').raids = 1;
    expect(newYear(p).treasury('firenze')).toBe(1500);
    expect(p.commune('firenze').raids).toBe(0);
  });

  // R44: no more than 1,500; who can pay less pays less.
  rule(
    ['pod.43e', 'pod.46a'],
    'a town of two poor sestieri pays 600 with one raid as with none, nothing with three',
    () => {
      const taxes = (raids: number) => {
        const p = governing();
        for (const number of [1, 2, 3, 6]) p.state.place[FI(number)] = -1;
        p.commune('firenze').raids = raids;
        return newYear(p).treasury('firenze');
      };
      expect([taxes(0), taxes(1), taxes(2), taxes(3)]).toEqual([600, 600, 600, 0]);
    },
  );

  // R44: the trade works are added after the limit of the raids.
  rule(['pod.43e', 'pod.15d'], 'roads and areas bring their two thousand over what the raids have left', () => {
    const taxes = (raids: number) => {
      const p = governing().works('firenze', 'strade-ponti', 'aree-produttive');
      p.commune('firenze').raids = raids;
      return newYear(p).treasury('firenze');
    };
    expect([taxes(0), taxes(1), taxes(2), taxes(3)]).toEqual([5000, 3500, 2600, 0]);
  });

  // R4 and R55: who comes back this month is back before the taxes.
  rule(
    ['pod.39b', 'pod.39c', 'pod.14b'],
    'a company lost in January pays in the next January, one lost in February does not',
    () => {
      const taxes = (back: number) => {
        const p = governing();
        p.state.back[FI(1)] = back;
        return newYear(p).treasury('firenze');
      };
      // Months are counted on through the years: 13 is January of the second.
      expect([taxes(13), taxes(14)]).toEqual([3000, 2100]);
    },
  );
});

describe('a town exhausted by raids', () => {
  // R102: what was paid earlier keeps its date, what is added brings an earlier one.
  rule(
    ['pod.45.1d', 'pod.45.1c'],
    'rebuilt by a third pays in two years; the rest added in time brings it forward',
    () => {
      const from = (...sums: [month: number, florins: number][]) => {
        const p = governing().purse(0, 5000);
        p.commune('firenze').poor = true;
        for (const [month, florins] of sums) {
          p.date(1, month);
          p.political(0).act({ type: 'rebuild', commune: FIRENZE, florins, from: -1 });
        }
        // The first New Year that is not before the month in which they can pay again.
        return Math.ceil((p.commune('firenze').taxesFrom - 1) / 12) * 12 + 1;
      };
      expect(from([3, 1000])).toBe(37);
      expect(from([3, 1500])).toBe(25);
      expect(from([3, 1000], [5, 1500])).toBe(25);
      expect(from([3, 3000])).toBe(13);
      expect(from([3, 1000], [5, 3000])).toBe(13);
    },
  );
});

// R9: without the brake a turn knows no five lots, but each good still goes once each way.
rule(
  ['pod.21f', 'pod.21c'],
  'on the free market one may clear a shelf at a single price, and not come back for more',
  () => {
    const p = position(2, { market: 'free' }).govern(0, 'firenze').govern(1, 'siena').purse(0, 5000);
    const match = p.commercial(0).act({ type: 'buy', good: good('preziosi'), lots: 15 });
    expect([match.purse(0), p.state.prices[good('preziosi')]]).toEqual([3500, 250]);
    expect(match.refusal({ type: 'buy', good: good('preziosi'), lots: 1 })).not.toBeNull();
    expect(match.refusal({ type: 'buy', good: good('metalli'), lots: 6 })).toBeNull();
  },
);

// R112: nobody bids, nobody is drawn.
rule(
  ['pod.19d', 'pod.8a', 'pod.24d'],
  'where all are exiles there is no auction, and the event falls on nobody',
  () => {
    const p = governing().date(1, 4);
    for (const commune of ['firenze', 'siena']) Object.assign(p.commune(commune), { podesta: -1, cell: -1 });
    p.exiled(0).exiled(1);
    const match = p.play([{ step: 'month' }], Array(20).fill(0));
    for (let count = 0; count < 5 && match.step !== 'political'; count++)
      if (match.offers('letFall')) match.do('letFall');
    expect(match.ever('eventFell')).toEqual([]);
    expect([match.purse(0), match.purse(1)]).toEqual([1600, 1600]);
    expect([...p.state.order].sort()).toEqual([0, 1]);
  },
);

// R133 and R5: the whole purse may be laid, and is the bank’s.
rule(['pod.8a', 'pod.8d', 'pod.5g'], 'who bids his whole purse is first, and trades with nothing', () => {
  const p = governing().date(1, 4).purse(0, 700).purse(1, 900).mercator(0, 'MC03');
  const match = p.play([{ step: 'month' }], Array(20).fill(0));
  expect(match.refusal({ type: 'lay', florins: 701 }, 0)).not.toBeNull();
  match.lay(0, 700).lay(1, 690);
  expect([p.state.order, match.purse(0), match.purse(1)]).toEqual([[0, 1], 0, 210]);
});

// R58: those who belong there go in; the others stay where the army stood.
rule(['pod.26c', 'pod.27a'], 'of an army of two towns those of the town go in, the others stay in the field', () => {
  const p = position(2).govern(0, 'firenze').govern(0, 'prato').govern(1, 'siena');
  const PR = (number: number) => sestiere('prato', number);
  p.army(0, 'N6', [FI(1), PR(1), PR(3)]);
  p.military(0).act({ type: 'garrison', army: 1 });
  expect([FI(1), PR(1), PR(3)].map(unit => p.state.armyOf[unit])).toEqual([-1, 1, 1]);
});

// R60: a challenge that is not taken up leaves the raid of the month.
rule(
  ['pod.43a', 'pod.44l', 'pod.29a'],
  'who has challenged in vain may raid in the same turn, not challenge again',
  () => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .arm(SI(1))
      .army(1, 'M5', [SI(1)]);
    const match = p.military(1).act({ type: 'challenge', army: 1, commune: FIRENZE });
    match.do('stayInside');
    expect(match.refusal({ type: 'challenge', army: 1, commune: FIRENZE })).not.toBeNull();
    match.act({ type: 'raid', army: 1, commune: FIRENZE, to: communeNamed('siena') });
    if (match.offers('stayInside')) match.do('stayInside');
    expect([match.treasury('siena'), match.points(0)]).toEqual([1500, 0]);
  },
);

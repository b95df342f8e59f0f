import { describe, expect } from 'vitest';
import { accountOf, pointsForFlorins } from '../../../src/48-victory/scoring.ts';
import { cards, fightOut } from '../../battles.ts';
import {
  communeNamed,
  companyNamed,
  enlist,
  good,
  type Match,
  position,
  rule,
  sestiere,
  square,
  unitOf,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const LUCCA = communeNamed('lucca');
const PISTOIA = communeNamed('pistoia');
const GRIFONE = companyNamed('grifone');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
type Place = ReturnType<typeof position>;
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const newYear = (p: Place) => p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
const turnOf = (p: Place, seat: number, dice: number[] = []): Match =>
  p.play(
    [
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ],
    dice,
  );

describe('New Year', () => {
  // R55 and the order of R4: who is back that day is back before the taxes.
  rule(
    ['pod.39c', 'pod.39b', 'pod.14b'],
    'a company lost in January is back for the taxes of the next, one of February is not',
    () => {
      const taxes = (back: number) => {
        const p = governing();
        p.state.back[FI(1)] = back;
        newYear(p);
        return [p.commune('firenze').treasury, p.state.back[FI(1)]];
      };
      expect(taxes(13)).toEqual([3000, 0]);
      expect(taxes(14)).toEqual([2100, 14]);
    },
  );

  // R96: raids are counted by the year, and cleared after the taxes they have lowered.
  rule(['pod.43d', 'pod.43e'], 'forgives two raids: the taxes were low, the next loot is the highest again', () => {
    const p = governing()
      .army(0, 'I4', [FI(1)])
      .govern(1, 'pistoia');
    p.commune('pistoia').raids = 2;
    newYear(p);
    expect([p.commune('pistoia').treasury, p.commune('pistoia').raids]).toEqual([600, 0]);
    const before = p.commune('firenze').treasury;
    const match = turnOf(p, 0).act({ type: 'raid', army: 1, commune: PISTOIA, to: FIRENZE });
    if (match.step === 'defence') match.do('stayInside');
    expect(p.commune('firenze').treasury - before).toBe(1500);
  });

  // R102: poverty is not the year's; it lasts until somebody pays.
  rule(['pod.45.1b', 'pod.43e'], 'does not forgive the third: there is still nothing to raid, nor to tax', () => {
    const p = governing().army(2, 'I4', [LU(1)]);
    Object.assign(p.commune('pistoia'), { raids: 3, poor: true });
    newYear(p);
    expect(p.commune('pistoia').poor).toBe(true);
    expect(p.military(2).refusal({ type: 'raid', army: 1, commune: PISTOIA, to: LUCCA })).toMatchObject({
      rule: 'pod.43e',
    });
  });

  // R102: twelve months after January is January.
  rule(['pod.45.1d'], 'a half paid in January brings the taxes of the very next year, one of February does not', () => {
    const paidIn = (month: number) => {
      const p = governing().treasury('firenze', 1500).date(1, month);
      Object.assign(p.commune('firenze'), { raids: 3, poor: true });
      p.political(0).act({ type: 'rebuild', commune: FIRENZE, florins: 1500, from: FIRENZE });
      newYear(p);
      return p.commune('firenze').treasury;
    };
    expect([paidIn(1), paidIn(2)]).toEqual([3000, 0]);
  });

  // R67: equal bids are decided by lot, and only the winner pays.
  rule(['pod.31e', 'pod.8c'], 'two equal bids for a company: the lot decides, and only one pays', () => {
    const p = governing().hire(0, 'grifone', 'firenze');
    const match = newYear(p).do('dismiss');
    match.bid(1, 600).bid(2, 600).act({ type: 'noOffer' }, 0);
    const winner = p.state.employer[GRIFONE] ?? -1;
    expect([1, 2]).toContain(winner);
    expect([match.purse(winner), match.purse(3 - winner), p.state.fee[GRIFONE]]).toEqual([1000, 1600, 600]);
  });

  // R103: the bank first, then what is above the 1,600 of the beginning.
  rule(
    ['pod.3b', 'pod.25f'],
    'the florins counted are those left when the bank is paid; a purse that is short counts nothing',
    () => {
      const points = (purse: number) => {
        const p = governing().purse(0, purse);
        p.state.loans = [{ seat: 0, commune: -1, capital: 1000, interest: 200, due: 24 }];
        return pointsForFlorins(p.table, 0);
      };
      expect([points(3300), points(3299), points(1100)]).toEqual([1, 0, 0]);
      expect(accountOf(governing().purse(0, 2100).table, 0).total).toBe(4 + 1);
    },
  );
});

describe('the market', () => {
  // R9 and R10: the price of each deal is that of its moment; fresh lots stay in the warehouse.
  rule(['pod.21f', 'pod.21d', 'pod.21g'], 'who buys first sells his old lots at the price he has raised', () => {
    const p = position(2).goods(0, { metalli: 2 });
    const match = p.commercial(0).act({ type: 'buy', good: good('metalli'), lots: 5 });
    expect(match.refusal({ type: 'sell', good: good('metalli'), lots: 3 })).toMatchObject({ rule: 'pod.21g' });
    match.act({ type: 'sell', good: good('metalli'), lots: 2 });
    expect([match.purse(0), p.state.prices[good('metalli')]]).toEqual([1600 - 500 + 300, 130]);
    expect([p.player(0).lots[good('metalli')], p.player(0).fresh[good('metalli')]]).toEqual([0, 5]);
  });

  // R47: what is in the warehouse counts, whenever it came.
  rule(['pod.25c', 'pod.21g'], 'lots bought this month are good for a loan, though they cannot be sold', () => {
    const p = position(2).fresh(0, { stoffe: 3 });
    const match = p.commercial(0);
    expect(match.refusal({ type: 'borrow', commune: -1, florins: 400 })).not.toBeNull();
    match.act({ type: 'borrow', commune: -1, florins: 300 });
    expect(match.purse(0)).toBe(1900);
  });
});

describe('walls', () => {
  const three = [SI(1), SI(3), SI(4)];

  // R98 and R113: a besieger beaten under the walls is a besieger no more, whoever beats him.
  rule(
    ['pod.44d', 'pod.44l', 'pod.42b'],
    'a sortie that wins ends the siege; one that loses leaves it as it stood',
    () => {
      const out = (loser: number) => {
        const p = governing().bonus('firenze', 60, 30).besieging(1, 'M5', 'firenze', three);
        const siege = p.state.armies[0]?.siege;
        if (siege) siege.hits = 1;
        const match = turnOf(p, 1).act({ type: 'shootWalls', army: 1 }).do('sortie');
        if (match.step !== 'mode') {
          match.act(enlist([FI(1)]), 0);
        }
        fightOut(match, loser);
        return [match.points(0), match.points(1), p.state.armies.find(({ seat }) => seat === 1)?.siege?.hits ?? -1];
      };
      expect(out(1)).toEqual([3, -3, -1]);
      expect(out(0)).toEqual([-3, 3, 1]);
    },
  );

  // R97: nobody goes through the lines, hired men neither.
  rule(['pod.44l', 'pod.31k'], 'a hired company shut up in a besieged town does not march out of it', () => {
    const p = governing().hire(0, 'grifone', 'firenze').besieging(1, 'M5', 'firenze', three);
    expect(p.military(0).choices('raise', 'commune')).not.toContain(FIRENZE);
  });

  // R57: out, action and back in one month, if the points are enough; the way home is free.
  rule(
    ['pod.26b', 'pod.43a', 'pod.29o'],
    'who has raided may go home in the same month with the points he has left',
    () => {
      const home = (left: number) => {
        const p = governing().army(2, 'I4', [LU(1), LU(3), LU(4)], { left, from: LUCCA });
        const match = turnOf(p, 2).act({ type: 'raid', army: 1, commune: PISTOIA, to: LUCCA });
        const before = match.treasury('lucca');
        if (match.refusal({ type: 'march', army: 1, from: -1, podesta: false })) return 'stays';
        match.act({ type: 'march', army: 1, from: -1, podesta: false });
        const back = { type: 'marchTo', cell: square('D5'), homeward: true };
        if (match.refusal(back)) return 'too far';
        match.act(back);
        return match.treasury('lucca') - before;
      };
      expect([home(12), home(1)]).toEqual([0, 'too far']);
    },
  );

  // R61: a captain rides.
  rule(
    ['pod.29o', 'pod.31h'],
    'a company of fortune on the march costs 60 for its captain and 40 for each of the others',
    () => {
      const p = governing()
        .hire(0, 'grifone', 'firenze')
        .treasury('firenze', 2000)
        .army(0, 'N6', UNITS, { from: FIRENZE });
      const match = turnOf(p, 0).act({ type: 'march', army: 1, from: FIRENZE, podesta: false });
      match.act({ type: 'marchTo', cell: square('L4'), homeward: false });
      const told = match.told('marched');
      expect(told.length).toBeGreaterThan(0);
      expect((2000 - match.treasury('firenze')) % 140).toBe(0);
      expect(2000 - match.treasury('firenze')).toBe(140 * 2);
    },
  );

  // R97: an unrepresented town with towers, besieged for two months: the hits stay, the shots come back.
  rule(['pod.44k', 'pod.44g'], 'towers that stood three hits in one month fall to the fourth of the next', () => {
    const p = governing().works('prato', 'ampliamento-mura', 'irrobustimento-torri').besieging(1, 'K4', 'prato', three);
    const shot = { type: 'shootWalls', army: 1 };
    const match = turnOf(p, 1, cards(4, 1, 4, 1, 4, 1, 1, 4));
    for (let count = 0; count < 4; count++) match.act(shot);
    expect([match.refusal(shot) !== null, p.commune('prato').podesta]).toEqual([true, -1]);
    p.date(1, 2).play([{ step: 'month' }]);
    turnOf(p, 1, [...cards(4, 1), 4, 4, 4]).act(shot);
    expect(p.commune('prato').podesta).toBe(1);
  });
});

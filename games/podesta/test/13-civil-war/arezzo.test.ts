/** Arezzo is commune number nought: a home, a debtor and a paymaster like any other, and not "none". */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { payers } from '../../src/09-money/money.ts';
import { eliminate, endShelters, quarterCompanies, quartersOf, settleTrust } from '../../src/10-office/office.ts';
import { quote } from '../../src/10-office/trust.ts';
import { whyNoRising } from '../../src/13-civil-war/uprising.ts';
import { keepPrice, whyNoChange } from '../../src/16-factions-and-exile/faction.ts';
import {
  borrow,
  collectMerchantLoans,
  indebted,
  loanPayers,
  mostToBorrow,
  repay,
  repayable,
  whyNoLoan,
  whyNoRepayment,
} from '../../src/21-trade/bank.ts';
import { proof } from '../../src/21-trade/hands.ts';
import { pointsHome, returning } from '../../src/26-armies/army.ts';
import { stations } from '../../src/26-armies/military-steps.ts';
import { factors, initiativeTotal } from '../../src/30-battle/battle.ts';
import { isWorthCapturing } from '../../src/30-battle/battle-orders.ts';
import { ridersOf } from '../../src/30-battle/battle-setup.ts';
import { companyMeans } from '../../src/30-battle/extra-pay.ts';
import { lootGoesTo, raid } from '../../src/43-sieges/siege.ts';
import { battle } from '../battles.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, square, unitOf } from '../position.ts';

const AR = (number: number) => sestiere('arezzo', number);
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const AREZZO = communeNamed('arezzo');
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');

/** Seat 0 at home in Firenze, seat 1 in Arezzo. */
const governing = () => position(3).govern(0, 'firenze').govern(1, 'arezzo');
const loan = (seat: number, commune: number, capital = 500) => ({ seat, commune, capital, interest: 100, due: 1 });

rule('pod.4e', 'it comes first in the alphabet, and so on the list', () => {
  expect(AREZZO).toBe(0);
});

describe('its debts', () => {
  rule(['pod.25e', 'pod.25c'], 'it borrows on its taxes, a merchant on his lots', () => {
    const p = governing().goods(1, { metalli: 2 });
    const most = (commune: number) => mostToBorrow(p.table, 1, commune);
    expect([most(AREZZO), most(-1)]).toEqual([most(FIRENZE), 200]);
    p.state.loans = [loan(1, -1, 100)];
    expect([most(AREZZO), most(-1)]).toEqual([most(FIRENZE), 100]);
    p.state.loans = [loan(0, -1, 100), loan(2, AREZZO, 300)];
    // What a commune owes counts whoever signed for it; a merchant's debts are his own.
    expect([most(AREZZO), most(-1)]).toEqual([Number(most(FIRENZE)) - 300, 200]);
    expect(whyNoLoan(p.table, 1, -1, 300)).toMatchObject({ rule: 'pod.25e', reason: 'ceiling', florins: 200 });
    expect(whyNoLoan(p.table, 1, -1, 150)).toMatchObject({ rule: 'pod.25e', reason: 'inSteps', of: 100 });
  });

  rule(['pod.25a', 'pod.25b'], 'what it borrows goes to its treasury, what its Podestà borrows to his purse', () => {
    const p = governing().purse(1, 0);
    borrow(called(p), 1, AREZZO, 300);
    borrow(called(p), 1, -1, 200);
    expect([p.commune('arezzo').treasury, p.player(1).purse]).toEqual([300, 200]);
    expect(p.state.loans).toEqual([
      { seat: 1, commune: AREZZO, capital: 300, interest: 60, due: 13 },
      { seat: 1, commune: -1, capital: 200, interest: 40, due: 13 },
    ]);
  });

  rule('pod.25h', 'its Podestà repays it as the commune’s, nobody as a merchant’s', () => {
    const p = governing().purse(1, 600).purse(0, 600).treasury('arezzo', 10);
    p.state.loans = [loan(0, AREZZO), loan(1, -1), loan(0, -1)];
    const open = (seat: number) => [true, false].map(merchant => repayable(p.table, seat, merchant));
    expect([open(0), open(1), open(2)]).toEqual([
      [[2], []],
      [[1], [0]],
      [[], []],
    ]);
    expect(indebted(p.state)).toEqual([AREZZO]);
    expect([loanPayers(p.table, 1, 0), loanPayers(p.table, 1, 1)]).toEqual([[-1, AREZZO], [-1]]);
    p.purse(1, 599);
    expect([loanPayers(p.table, 1, 0), loanPayers(p.table, 1, 1)]).toEqual([[AREZZO], []]);
    p.purse(1, 590);
    expect(loanPayers(p.table, 1, 0)).toEqual([AREZZO]);
    p.purse(1, 589);
    expect(loanPayers(p.table, 1, 0)).toEqual([]);
    p.purse(1, 600).treasury('arezzo', 0);
    expect(loanPayers(p.table, 1, 0)).toEqual([-1]);
    expect(whyNoRepayment(p.table, 0, 0, -1)).toEqual({ rule: 'pod.25h', reason: 'notGoverned', commune: AREZZO });
    expect(whyNoRepayment(p.table, 1, 0, FIRENZE)).toMatchObject({ rule: 'pod.14c' });
    expect(whyNoRepayment(p.table, 1, 0, AREZZO)).toEqual({ rule: 'pod.25h', reason: 'tooDear', florins: 600 });
    expect(whyNoRepayment(p.table, 1, 1, AREZZO)).toMatchObject({ rule: 'pod.14c' });
    expect(whyNoRepayment(p.table, 1, 1, -1)).toEqual({ rule: 'pod.25h', reason: 'tooDear', florins: 600 });
    expect(whyNoRepayment(p.table, 1, 3, -1)).toMatchObject({ reason: 'cannot', what: 'moot' });
    p.treasury('arezzo', 450);
    repay(called(p), 1, 0, AREZZO);
    expect([p.commune('arezzo').treasury, p.player(1).purse, p.state.loans.length]).toEqual([0, 450, 2]);
  });

  rule(['pod.25i', 'pod.25j'], 'the month’s end collects what merchants owe, not what it owes', () => {
    const p = governing().purse(1, 600);
    p.state.loans = [loan(1, AREZZO), loan(1, -1)];
    collectMerchantLoans(called(p));
    expect([p.state.loans, p.player(1).purse]).toEqual([[loan(1, AREZZO)], 0]);
  });

  rule(['pod.25k', 'pod.25l'], 'a merchant who leaves the game leaves it what it owes', () => {
    const p = governing();
    p.state.loans = [loan(1, AREZZO), loan(1, -1), loan(0, -1)];
    p.army(1, 'K4', [AR(1), AR(3)]);
    p.state.lent[FI(1)] = 1;
    const promise = (from: number, to: number) => ({
      id: 10 * from + to,
      from,
      to,
      what: 1,
      month: 1,
      until: 3,
      florins: 0,
    });
    p.state.promises = [promise(0, 1), promise(1, 0), promise(0, 2)];
    p.state.pledges = [
      { seat: 1, card: 3, partner: 0, lots: 1 },
      { seat: 0, card: 4, partner: 1, lots: 1 },
      { seat: 0, card: 5, partner: 2, lots: 1 },
    ];
    const war = (attacker: number, defender: number, ...allies: number[]) => ({
      attacker,
      defender,
      sides: [[attacker], [defender, ...allies]],
      cell: 100,
      month: 2,
    });
    p.state.wars = [war(0, 1), war(1, 0), war(2, 0, 1)];
    eliminate(called(p), 1, 'pod.25k');
    // Nobody is bound to him any more, nor waits for him in the field; others keep their word and their wars.
    expect(p.state.promises).toEqual([promise(0, 2)]);
    expect(p.state.pledges).toEqual([{ seat: 0, card: 5, partner: 2, lots: 1 }]);
    expect(p.state.wars).toEqual([war(2, 0)]);
    expect(p.state.loans).toEqual([loan(1, AREZZO), loan(0, -1)]);
    // His companies go home, the first of all too; what was lent to him is his lender's again.
    expect([p.state.armyOf[AR(1)], p.state.armyOf[AR(3)], p.state.lent[FI(1)], p.state.armies]).toEqual([
      -1,
      -1,
      -1,
      [],
    ]);
  });
});

describe('its treasury', () => {
  rule('pod.14c', 'pays for what is its own, with its Podestà’s purse behind it', () => {
    const p = governing().treasury('arezzo', 50).purse(1, 100).purse(0, 100);
    expect(payers(p.table, 1, AREZZO, 150)).toEqual([AREZZO]);
    expect(payers(p.table, 1, AREZZO, 151)).toEqual([]);
    expect(payers(p.table, 1, AREZZO, 100)).toEqual([AREZZO, -1]);
    expect(payers(p.table, 0, AREZZO, 100)).toEqual([-1]);
    expect(payers(p.table, 1, -1, 100)).toEqual([-1]);
    p.treasury('arezzo', 0);
    expect(payers(p.table, 1, AREZZO, 100)).toEqual([-1]);
  });

  rule('pod.31d', 'pays the companies it has hired, as long as their employer governs it', () => {
    const p = governing().treasury('arezzo', 70).purse(1, 30).purse(0, 20);
    p.hire(1, 'grifone', 'arezzo', { payer: AREZZO });
    const grifone = companyNamed('grifone');
    expect(companyMeans(p.state, grifone)).toBe(70);
    p.state.payer[grifone] = -1;
    expect(companyMeans(p.state, grifone)).toBe(30);
    p.hire(0, 'grifone', 'firenze', { payer: AREZZO });
    expect(companyMeans(p.state, grifone)).toBe(20);
  });

  rule('pod.43d', 'takes the loot of its raiders; an exile’s goes to his war chest', () => {
    const p = governing().army(1, 'L7', [AR(1)]);
    const army = at(p.state.armies, 0);
    expect(lootGoesTo(p.table, army)).toEqual([AREZZO]);
    raid(called(p), army, FIRENZE, AREZZO);
    const loot = p.commune('arezzo').treasury;
    raid(called(p), army, FIRENZE, -1);
    expect([loot > 0, p.commune('arezzo').treasury, p.player(1).chest > 0]).toEqual([true, loot, true]);
  });
});

describe('its Podestà', () => {
  rule('pod.20e', 'is no exile: he joins leagues, changes sides and unleashes civil wars', () => {
    const p = governing().purse(1, 9000).tokens(1, 'proditor');
    p.player(1).faction = 0;
    p.commune('arezzo').cell = at([square('N6')], 0);
    expect([whyNoChange(p.table, 1), whyNoRising(p.table, 1)]).toEqual([undefined, undefined]);
    for (const [proposer, partner] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const joining = leg(true, { kind: 'league', leaving: false });
      expect(p.political(proposer).proposalRefusal(partner, joining)?.rule).not.toBe('pod.20e');
    }
    p.player(1).home = -1;
    expect([whyNoChange(p.table, 1)?.rule, whyNoRising(p.table, 1)?.rule]).toEqual(['pod.16a', 'pod.13a']);
  });

  rule(['pod.35a', 'pod.32c', 'pod.32b'], 'rides into battle: initiative, Resistance, and worth capturing', () => {
    const p = governing();
    const at0 = battle(
      p,
      [
        [AR(2), 'd2', { podesta: AREZZO }],
        [AR(1), 'e2'],
      ],
      [
        [FI(1), 'd5'],
        [FI(2), 'e5'],
      ],
    );
    const worth = (podesta: number) => {
      at(at0.soldiers, 1).podesta = podesta;
      return [initiativeTotal(p.table, at0, 0), factors(p.table, at0, 1).R, isWorthCapturing(at0, 1)];
    };
    const [plain, plainR] = worth(-1).map(Number);
    expect(worth(-1)).toEqual([plain, plainR, false]);
    expect(worth(AREZZO)).toEqual([Number(plain) + 1, Number(plainR) + 1, true]);
    expect(worth(SIENA)).toEqual(worth(AREZZO));
  });

  rule('pod.32e', 'rides into a battle under its walls from inside, not as a captive', () => {
    const p = governing();
    const fight = battle(p, [[FI(1), 'd2']], [[AR(1), 'd5']], { commune: AREZZO, cell: square('N9') });
    expect(ridersOf(p.table, fight, 1)).toEqual([AREZZO]);
    fight.commune = -1;
    expect(ridersOf(p.table, fight, 1)).toEqual([]);
    p.commune('arezzo').cell = square('N9');
    expect(ridersOf(p.table, fight, 1)).toEqual([AREZZO]);
    p.commune('arezzo').captor = 0;
    expect(ridersOf(p.table, fight, 1)).toEqual([]);
  });

  rule(['pod.16b', 'pod.16c'], 'is spared its esteem when its sestieri turn with him', () => {
    const p = governing().bonus('arezzo', 40, 0);
    const dear = keepPrice(p.table, 0, AR(1));
    expect(keepPrice(p.table, 1, AR(1))).toBe(dear - 40);
    p.state.place[AR(1)] = -1;
    expect(keepPrice(p.table, 1, AR(1))).toBe(dear);
  });

  rule('pod.15.1q', 'has its esteem with him, and his rivals have it against them', () => {
    const p = governing().bonus('arezzo', 40, 20).loyal(0, 'arezzo', 2);
    p.state.holder[AR(6)] = -1;
    p.state.face[AR(6)] = p.player(1).faction;
    const bonus = (seat: number, number: number) => quote(p.table, seat, AR(number)).bonus;
    expect([bonus(1, 6), bonus(0, 6)]).toEqual([-40, 40]);
    p.state.place[AR(6)] = -1;
    expect(bonus(1, 6)).toBe(0);
    p.state.place[AR(6)] = AREZZO;
    p.commune('arezzo').podesta = -1;
    expect(bonus(1, 6)).toBe(0);
  });

  rule('pod.24d', 'is proof against traitors at home when an event says so', () => {
    const p = governing();
    const guard = { kind: 'proof', seat: 1, commune: AREZZO, value: 0, more: 0, until: 2 } as const;
    p.state.lasting = [guard];
    const [inside, elsewhere, nowhere] = [proof(p.state, 2, AREZZO), proof(p.state, 2, FIRENZE), proof(p.state, 2, -1)];
    expect([inside, elsewhere, nowhere, proof(p.state, 1, -1)]).toEqual([true, false, false, true]);
    p.state.lasting = [{ ...guard, commune: -1 }];
    expect([proof(p.state, 2, -1), proof(p.state, 2, AREZZO)]).toEqual([false, false]);
    p.state.lasting = [{ ...guard, seat: 0 }];
    expect(proof(p.state, 2, AREZZO)).toBe(false);
  });

  rule(['pod.18b', 'pod.19a'], 'loses it with the last sestiere, to nobody or to whoever has won it', () => {
    const lost = (by: number) => {
      const p = governing();
      for (const number of [1, 3, 4, 5]) p.state.holder[AR(number)] = by;
      settleTrust(called(p), AREZZO, by);
      return [p.commune('arezzo').podesta, p.player(1).home, p.player(1).exiled];
    };
    expect([lost(-1), lost(0)]).toEqual([
      [-1, -1, true],
      [0, -1, true],
    ]);
    const p = governing();
    settleTrust(called(p), AREZZO, 0);
    settleTrust(called(p), -1, 0);
    expect(p.commune('arezzo').podesta).toBe(1);
  });
});

describe('an exile it shelters', () => {
  const sheltering = () => {
    const p = position(3).govern(0, 'firenze').exiled(2, 'arezzo');
    p.player(1).elected = true;
    p.player(2).faction = at(p.state.face, AR(1));
    return p;
  };

  rule(['pod.19b', 'pod.31k'], 'quarters his companies there, and leaves when it changes sides', () => {
    const p = sheltering().hire(2, 'grifone', 'siena').hire(0, 'torre', 'firenze');
    expect([quartersOf(p.state, 2), stations(p.state, 2), quartersOf(p.state, 0)]).toEqual([AREZZO, [AREZZO], FIRENZE]);
    const live = called(p);
    quarterCompanies(live, 2);
    quarterCompanies(live, 2);
    expect(toldOf(live, 'quartered')).toMatchObject([{ company: companyNamed('grifone'), commune: AREZZO }]);
    endShelters(live);
    expect(p.player(2).host).toBe(AREZZO);
    p.state.face[AR(1)] = 1 - p.player(2).faction;
    endShelters(live);
    endShelters(live);
    expect([p.player(2).host, toldOf(live, 'turnedOut')]).toMatchObject([-1, [{ seat: 2, commune: AREZZO }]]);
    expect([quartersOf(p.state, 2), stations(p.state, 2)]).toEqual([-1, []]);
    quarterCompanies(live, 2);
    expect(toldOf(live, 'quartered')).toHaveLength(1);
  });

  rule('pod.31k', 'companies stay where their master is at home, and those a lost commune pays stay its own', () => {
    const p = governing().govern(1, 'siena').hire(1, 'grifone', 'siena').hire(1, 'torre', 'firenze');
    p.state.payer[companyNamed('torre')] = AREZZO;
    const live = called(p);
    quarterCompanies(live, 1);
    expect(toldOf(live, 'quartered')).toMatchObject([{ company: companyNamed('torre'), commune: AREZZO }]);
    p.commune('arezzo').podesta = -1;
    p.player(1).home = SIENA;
    quarterCompanies(live, 1);
    expect(toldOf(live, 'quartered')).toHaveLength(1);
    p.state.payer[companyNamed('torre')] = -1;
    quarterCompanies(live, 1);
    expect(toldOf(live, 'quartered')).toMatchObject([{}, { company: companyNamed('torre'), commune: SIENA }]);
  });
});

describe('armies at its gates', () => {
  rule(['pod.29t', 'pod.29p'], 'its own go in, and find the way home', () => {
    const p = governing()
      .army(1, 'P8', [AR(1), unitOf('grifone')])
      .hire(1, 'grifone', 'siena');
    const army = at(p.state.armies, 0);
    army.cell = at([p.commune('arezzo').cell], 0);
    expect(pointsHome(p.table, army, army.cell)).toBe(0);
    expect(returning(p.table, army)).toEqual([AR(1), unitOf('grifone')]);
    // A besieger of his own does not shut him out; another's does.
    p.besieging(1, 'N9', 'arezzo', [AR(3)]);
    expect(returning(p.table, army)).toHaveLength(2);
    p.besieging(0, 'N9', 'arezzo', [FI(3)]);
    expect(returning(p.table, army)).toEqual([]);
    army.cell = square('N9');
    expect(returning(p.table, army)).toEqual([]);
  });

  rule('pod.31k', 'a company of fortune goes in where it is based, or where its master governs or is sheltered', () => {
    const p = governing()
      .army(0, 'P8', [FI(1), SI(1), unitOf('grifone')])
      .hire(0, 'grifone', 'arezzo');
    const army = at(p.state.armies, 0);
    army.cell = p.commune('arezzo').cell;
    expect(returning(p.table, army)).toEqual([unitOf('grifone')]);
    p.hire(0, 'grifone', 'firenze');
    expect(returning(p.table, army)).toEqual([]);
    p.player(0).host = AREZZO;
    expect(returning(p.table, army)).toEqual([unitOf('grifone')]);
    p.player(0).host = -1;
    p.commune('arezzo').podesta = 0;
    expect(returning(p.table, army)).toEqual([unitOf('grifone')]);
  });
});

import { describe, expect } from 'vitest';
import { communeNamed, companyNamed, enlist, position, rule, sestiere, square, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const BANDE = companyNamed('bande');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

// R59 and R60: an ally has answered for this battle; the league was only why he was asked.
rule(
  ['pod.29b', 'pod.24d', 'pod.29k'],
  'partners who part by AN19 stay allies in the battle they have agreed upon, and meet in peace until then',
  () => {
    const p = governing().league(0, 2).purse(0, 5000).purse(2, 5000);
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 2], [1]], cell: square('N9'), month: 1 }];
    p.army(0, 'N8', [FI(1)]).army(2, 'N7', [LU(1), LU(3)]);
    p.annales(0, 'AN19');
    expect([p.player(0).league, p.player(2).league, p.state.wars[0]?.sides]).toEqual([-1, -1, [[0, 2], [1]]]);
    const march = p.military(2).act({ type: 'march', army: 2, from: -1, podesta: false });
    march.act({ type: 'marchTo', cell: square('N8'), homeward: false });
    expect([march.step, march.seats, p.state.armies[1]?.cell]).toEqual(['military', [2], square('N8')]);
    const match = p
      .play([
        { step: 'military', seat: 2 },
        { step: 'turnEnd', seat: 2 },
      ])
      .act({ type: 'callBattle', war: 0 });
    const come = (seat: number, unit: number) => match.act(enlist([unit]), seat);
    come(0, FI(1));
    come(2, LU(1));
    come(1, SI(1));
    expect(p.state.battle?.seats).toEqual([[0, 2], [1]]);
  },
);

// R105: more than half of those who still play; an exile plays, who has left the game does not.
rule(['pod.4b', 'pod.25k', 'pod.19d'], 'whoever has left the game has no vote about the time, an exile has', () => {
  const voted = (...up: boolean[]) => {
    const p = position(4, {}, 'timed').govern(0, 'firenze').govern(1, 'siena').exiled(3, 'prato');
    p.state.loans = [{ seat: 2, commune: -1, capital: 5000, interest: 1000, due: 1 }];
    const match = p.play([{ step: 'monthEnd' }]);
    expect([p.player(2).out, [...match.seats].sort()]).toEqual([true, [0, 1, 3]]);
    for (const [index, seat] of [0, 1, 3].entries()) match.act({ type: up[index] ? 'timeUp' : 'playOn' }, seat);
    return match.play.position.result !== null;
  };
  expect([voted(true, false, true), voted(false, false, true)]).toEqual([true, false]);
});

// R52 and R101: with the town the lender has lost the trust on which the loan stood.
rule(['pod.27b', 'pod.27h', 'pod.45a'], 'a company lent goes home when the town of its lender is conquered', () => {
  const p = governing();
  p.state.lent[FI(3)] = 2;
  p.army(2, 'J4', [LU(1), FI(3)]);
  p.play(
    [
      { step: 'conquest', seat: 1, commune: FIRENZE },
      { step: 'military', seat: 1 },
    ],
    [4, 4, 4, 4],
  );
  expect([p.commune('firenze').podesta, p.state.holder[FI(3)]]).toEqual([1, 1]);
  expect([FI(3), LU(1)].map(unit => [p.state.lent[unit], p.state.armyOf[unit]])).toEqual([
    [-1, -1],
    [-1, 1],
  ]);
});

describe('companies of fortune', () => {
  // R66 and R67: who pays is who bid; whom a commune pays serves its next Podestà.
  rule(
    ['pod.31e', 'pod.31d', 'pod.45a'],
    'bought at auction with public money belong to that town, and pass with it',
    () => {
      const p = governing().hire(0, 'grifone', 'firenze', { fee: 700 }).date(1, 12).treasury('siena', 0);
      const match = p.play([{ step: 'nextMonth', over: false }]);
      match.do('dismiss').bid(1, 600, SIENA);
      for (const seat of [0, 2]) match.act({ type: 'noOffer' }, seat);
      expect([p.state.employer[GRIFONE], p.state.payer[GRIFONE], p.state.fee[GRIFONE]]).toEqual([1, SIENA, 600]);
      expect([match.treasury('siena'), match.purse(1), p.state.station[GRIFONE]]).toEqual([2400, 1600, SIENA]);
      p.play(
        [
          { step: 'conquest', seat: 2, commune: SIENA },
          { step: 'military', seat: 2 },
        ],
        [4, 4, 4, 4],
      );
      expect([p.state.employer[GRIFONE], p.state.payer[GRIFONE]]).toEqual([2, SIENA]);
    },
  );

  // R31, R66 and R69: a town that does not follow has no Podestà; his own men come home, its own are free.
  rule(
    ['pod.16a', 'pod.31k', 'pod.31d'],
    'in a town that does not follow a change of faction go home to who pays them, or have no master if it paid them',
    () => {
      const p = governing().govern(0, 'prato').purse(0, 5000).treasury('prato', 3000);
      p.hire(0, 'grifone', 'prato').hire(0, 'bande', 'prato', { payer: PRATO });
      const match = p.political(0).do('changeFaction');
      for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
      match.do('declare');
      expect([p.commune('prato').podesta, p.player(0).home]).toEqual([-1, FIRENZE]);
      expect([p.state.employer[GRIFONE], p.state.station[GRIFONE]]).toEqual([0, FIRENZE]);
      expect([p.state.employer[BANDE], match.treasury('prato')]).toEqual([-1, 3000]);
      expect(p.military(0).recruits(FIRENZE)).toContain(unitOf('grifone'));
    },
  );
});

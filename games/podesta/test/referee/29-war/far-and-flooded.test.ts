import { describe, expect } from 'vitest';
import { communeNamed, companyNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const GRIFONE = companyNamed('grifone');
const FI = (number: number) => sestiere('firenze', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const turn = (p: ReturnType<typeof position>, seat: number) =>
  p.play([
    { step: 'military', seat },
    { step: 'turnEnd', seat },
  ]);

describe('an appointment and the events of its month', () => {
  // R63 and AN13: with the points of that month.
  rule(['pod.24d', 'pod.29i'], 'AN13 brings companies to a field they could not have reached', () => {
    const comes = (event: boolean) => {
      const p = governing();
      p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: square('U16'), month: 1 }];
      if (event) p.annales(0, 'AN13');
      return turn(p, 1).act({ type: 'callBattle', war: 0 }).choices('enlist', 'units', 0).includes(FI(1));
    };
    expect([comes(false), comes(true)]).toEqual([false, true]);
  });

  // R64 and AN48: nobody could have come; nobody did.
  rule(['pod.24d', 'pod.29h', 'pod.3k'], 'AN48 on a field in a river: both sides have refused', () => {
    const p = governing();
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: square('P8'), month: 1 }];
    p.annales(2, 'AN48');
    const match = p.play([{ step: 'monthEnd' }]);
    expect([match.points(0), match.points(1), match.points(2), p.state.wars]).toEqual([-1, -1, 0, []]);
  });
});

// R66 and R67: the bid is the fee of that year.
rule(['pod.31c', 'pod.31e'], 'who wins a company in the auction of January is not asked for its fee again', () => {
  for (const [loser, winner] of [
    [0, 2],
    [2, 0],
  ] as const) {
    const p = governing()
      .hire(loser, 'grifone', loser === 0 ? 'firenze' : 'lucca')
      .date(1, 12);
    const match = p
      .play([{ step: 'nextMonth', over: false }])
      .do('dismiss')
      .bid(winner, 600);
    for (const seat of [loser, 1]) match.act({ type: 'noOffer' }, seat);
    expect([p.state.employer[GRIFONE], match.purse(winner), match.offers('payFee', winner)]).toEqual([
      winner,
      1000,
      false,
    ]);
  }
});

// R33, R95: their holder is gone; they still wait, and whoever takes them in has their trust.
rule(
  ['pod.47a', 'pod.25k', 'pod.17c'],
  'sestieri that wait in exile trust nobody when their player leaves the game',
  () => {
    const p = position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa').purse(3, 0);
    p.state.place[FI(2)] = -1;
    p.state.holder[FI(2)] = 3;
    p.state.exiledIn[FI(2)] = 1;
    p.state.banished[FI(2)] = 1 << FIRENZE;
    p.state.loans = [{ seat: 3, commune: -1, capital: 500, interest: 100, due: 1 }];
    p.play([{ step: 'monthEnd' }]);
    expect([p.player(3).out, p.state.holder[FI(2)], p.state.place[FI(2)]]).toEqual([true, -1, -1]);
    p.political(1).act({ type: 'takeIn', sestiere: FI(2), commune: communeNamed('siena'), from: -1 });
    expect([p.state.holder[FI(2)], p.state.place[FI(2)], p.player(1).purse]).toEqual([1, communeNamed('siena'), 1000]);
  },
);

// R37 and R45: a coup against a partner puts its author out of the league; the others stay together.
rule(['pod.13e', 'pod.44w', 'pod.20a'], 'a coup against a partner ends the author’s place in the league', () => {
  const p = position(6).govern(0, 'firenze', 1).govern(2, 'lucca').govern(5, 'volterra').league(0, 2, 5);
  p.tokens(2, 'proditor').loyal(2, 'firenze', 3, 5);
  p.army(0, 'J4', [FI(1)], { shown: true });
  const match = p.political(2, [4, 4, 4, 4]).act({ type: 'coup', commune: FIRENZE });
  expect([p.commune('firenze').podesta, match.points(0), match.points(2)]).toEqual([2, -12, 0]);
  expect([p.player(2).league, p.player(0).league, p.player(5).league]).toEqual([-1, -1, -1]);
});

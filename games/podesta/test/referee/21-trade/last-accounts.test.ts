import { expect } from 'vitest';
import { communeNamed, position, rule, sestiere } from '../../position.ts';

const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);

// R103: at the end the bank's claim empties the purse in the account, and nothing more.
rule(
  ['pod.3b', 'pod.25k', 'pod.48a'],
  'a merchant who cannot pay a loan that is not yet due is scored, without florins',
  () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 700).goods(0, { stoffe: 2 }).date(2, 12);
    p.state.loans = [{ seat: 0, commune: -1, capital: 1000, interest: 200, due: 30 }];
    const match = p.play([{ step: 'monthEnd' }]);
    expect(p.player(0).out).toBe(false);
    const scored = match.ever('scored');
    expect(scored.find(({ seat }) => seat === 0)).toMatchObject({ sestieri: 4, florins: 0, total: 4 });
  },
);

// R46 and R127: whoever lives there pays there, if he is there to pay.
rule(
  ['pod.39c', 'pod.47b', 'pod.46a'],
  'refugees whose company was lost pay nothing to their new town until it is back',
  () => {
    const taxes = (back: number) => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').loyal(1, 'firenze', 2).date(1, 12);
      p.state.place[FI(2)] = SIENA;
      p.state.back[FI(2)] = back;
      return p.play([{ step: 'nextMonth', over: false }]).treasury('siena');
    };
    expect([taxes(0), taxes(13), taxes(14)]).toEqual([3600, 3600, 3000]);
  },
);

// R26 and R33: the town goes to who was elected; the trust of its refugees does not.
rule(
  ['pod.47a', 'pod.10c', 'pod.3a'],
  'refugees go on trusting a host who was voted out of the town they live in',
  () => {
    const p = position(4).govern(0, 'firenze').govern(1, 'siena', 1, 5).govern(3, 'pisa').loyal(1, 'firenze', 2);
    p.loyal(3, 'siena', 2, 4, 6).tokens(3, 'proditor');
    p.state.place[FI(2)] = SIENA;
    p.political(3).act({ type: 'win', sestiere: SI(3), token: -1 });
    expect([p.commune('siena').podesta, p.player(1).exiled]).toEqual([3, true]);
    expect([p.state.holder[FI(2)], p.state.place[FI(2)], p.state.holder[SI(1)]]).toEqual([1, SIENA, 1]);
  },
);

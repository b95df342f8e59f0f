import { expect } from 'vitest';
import { communeNamed, position, rule } from '../../position.ts';

const FIRENZE = communeNamed('firenze');

// R4 and R143: taxes, then the bank, then the companies; where the treasury falls short the purse makes up the rest.
rule(
  ['pod.31c', 'pod.25j', 'pod.14b'],
  'a company the town hired is paid with what the bank has left of the taxes',
  () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').date(1, 12);
    p.hire(0, 'grifone', 'firenze', { fee: 2000, payer: FIRENZE });
    p.state.loans = [{ seat: 0, commune: FIRENZE, capital: 1000, interest: 200, due: 12 }];
    const match = p.play([{ step: 'nextMonth', over: false }]);
    expect([match.treasury('firenze'), match.seats]).toEqual([1800, [0]]);
    match.act({ type: 'payFee', from: FIRENZE });
    expect([match.treasury('firenze'), match.purse(0), p.state.employer[0]]).toEqual([0, 1400, 0]);
  },
);

/** Companies of fortune: only public money hires them. */
import { at } from '@carroccio/kernel';
import { PURSE } from '../../src/09-money/money.ts';
import type { Choice, Mind } from '../mind.ts';
import { nearest, type Sum, sumsOf } from '../sums.ts';

/** The fee offered to a company of fortune: a little more than the least, against treason. */
const FEE = 520;

const publicMoney = ({ said }: Sum): boolean => said('from') !== PURSE;
const fee = (sum: Sum): { from: number; florins: number } => ({ from: sum.said('from'), florins: nearest(sum, FEE) });

/** A company is hired by a treasury that has enough for it and for its marches. */
export function hire(mind: Mind): Choice | undefined {
  const { state, me, monthsLeft } = mind;
  if (monthsLeft <= 2) return undefined;
  const sum = sumsOf(mind, 'hire').find(one => {
    const [station, from] = [one.said('station'), one.said('from')];
    if (!publicMoney(one) || from !== station) return false;
    return at(state.communes, from).treasury >= (station === me.home ? 1300 : 1800);
  });
  return sum && { type: 'hire', company: sum.said('company'), station: sum.said('station'), ...fee(sum) };
}

/** A chit in hand is shown as the lines form, where a treasury pays. */
export function hireNow(mind: Mind): Choice | undefined {
  const sum = sumsOf(mind, 'hireNow').find(publicMoney);
  return sum && { type: 'hireNow', company: sum.said('company'), ...fee(sum) };
}

export function hireCaptive(mind: Mind): Choice | undefined {
  const sum = sumsOf(mind, 'hireCaptive').find(publicMoney);
  return sum && { type: 'hireCaptive', station: sum.said('station'), ...fee(sum) };
}

/** Extra pay of companies of fortune (pod.38b): laid under their chit before the battle, paid after it. */
import { at } from '@carroccio/kernel';
import { balance, treasury } from '../09-money/money.ts';
import type { State } from '../state.ts';

/** What pays a company: its commune's treasury as long as its employer governs there, or his purse (R90). */
export function paymaster({ payer, employer, communes }: State, company: number): number {
  const [commune, seat] = [at(payer, company), at(employer, company)];
  return commune >= 0 && at(communes, commune).podesta === seat ? treasury(commune) : seat;
}

/** Florins of an account that lie under chits as extra pay: they are not there to be spent on anything else. */
export function setAside(state: State, account: number): number {
  const extra = state.battle?.extra ?? [];
  return extra.reduce((sum, florins, company) => (paymaster(state, company) === account ? sum + florins : sum), 0);
}

/** What can still be laid for a company. */
export function companyMeans(state: State, company: number): number {
  const account = paymaster(state, company);
  return balance(state, account) - setAside(state, account);
}

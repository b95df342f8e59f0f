/** Taxes (chapters 14, 43, 45.1 and 46). */
import { at, type RuleId } from '@carroccio/kernel';
import { BANK, pay, treasury } from './money.ts';
import { SESTIERI } from './state.ts';
import { present } from './trust.ts';
import type { Live, Table } from './world.ts';

/** What trade works add to the taxes (pod.15d). */
const tradeWorks = ({ world, state }: Table, commune: number): number =>
  at(state.communes, commune).works.reduce(
    (sum, work, index) => sum + (work < 0 ? at(world.data.works.works, index).taxes : 0),
    0,
  );

/** A sestiere that can pay: not depopulated, and, if it took refuge, settled since a New Year (R44, R127). */
const pays = ({ state }: Table, sestiere: number): boolean =>
  state.back[sestiere] === 0 && at(state.exiledIn, sestiere) <= 0;

/** What the citizens of a commune would pay now (R44). */
export function taxesOf(table: Table, commune: number): number {
  const { world, state } = table;
  const { poor, raids } = at(state.communes, commune);
  if (poor) return 0;
  const citizens = present(state, commune)
    .filter(sestiere => pays(table, sestiere))
    .reduce((sum, sestiere) => sum + at(world.tax, sestiere % SESTIERI), 0);
  const { steps } = world.data.contributions.raids;
  const most = raids === 0 ? citizens : (steps[Math.min(raids, steps.length) - 1]?.taxesLeft ?? 0);
  if (most === 0 && raids > 0) return 0;
  return Math.min(citizens, most) + tradeWorks(table, commune);
}

/** The citizens pay, once a year at most (pod.14b, R43). */
export function collectTaxes(live: Live, commune: number, rule: RuleId): void {
  const { state, flow } = live;
  const place = at(state.communes, commune);
  if (place.taxed >= state.year) return;
  place.taxed = state.year;
  const florins = taxesOf(live, commune);
  flow.emit({ type: 'taxes', rule, commune, florins });
  pay(live, BANK, treasury(commune), florins, rule);
}

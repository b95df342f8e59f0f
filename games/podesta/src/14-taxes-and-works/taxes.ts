/** Taxes (chapters 14, 43, 45.1 and 46). */
import { at, type RuleId } from '@carroccio/kernel';
import { BANK, pay, treasury } from '../09-money/money.ts';
import { present } from '../10-office/trust.ts';
import { SESTIERI } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** What trade works add to the taxes (pod.15d). */
const tradeWorks = ({ world, state }: Table, commune: number): number =>
  at(state.communes, commune).works.reduce(
    (sum, work, index) => sum + (work < 0 ? at(world.data.works.works, index).taxes : 0),
    0,
  );

/** What so many raids leave of the citizens' taxes, trade added (R44). */
function afterRaids(table: Table, commune: number, citizens: readonly number[], raids: number): number {
  const { tax, data } = table.world;
  const full = citizens.reduce((sum, sestiere) => sum + at(tax, sestiere % SESTIERI), 0);
  const { steps } = data.contributions.raids;
  const most = raids === 0 ? full : (steps[Math.min(raids, steps.length) - 1]?.taxesLeft ?? 0);
  if (most === 0 && raids > 0) return 0;
  return Math.min(full, most) + tradeWorks(table, commune);
}

/**
 * What the citizens of a commune would pay now, each by his class (pod.46a): who is not depopulated (pod.39c), and, as
 * a refugee, settled since a New Year (R44, R127). Worked out anew each time, it needs no note (pod.46b).
 */
export function taxesOf(table: Table, commune: number): number {
  const { state } = table;
  const { poor, raids } = at(state.communes, commune);
  if (poor) return 0;
  const citizens = present(state, commune).filter(
    sestiere => state.back[sestiere] === 0 && at(state.exiledIn, sestiere) <= 0,
  );
  return afterRaids(table, commune, citizens, raids);
}

/** What they will pay at the next New Year, as things stand: refugees settled, companies back, a rebuilt town again (R47). */
export function nextTaxesOf(table: Table, commune: number): number {
  const { state, world } = table;
  const newYear = state.year * world.data.lengths.months + 1;
  const { poor, raids, taxesFrom } = at(state.communes, commune);
  const rebuilt = taxesFrom > 0 && taxesFrom <= newYear;
  if (poor && !rebuilt) return 0;
  const citizens = present(state, commune).filter(sestiere => at(state.back, sestiere) <= newYear);
  return afterRaids(table, commune, citizens, poor ? 0 : raids);
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

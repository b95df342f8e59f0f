/** What of a match tells who will win it, for one seat, of all that lies open: nobody's Benefici, cards or armies in the field. */
import { at } from '@carroccio/kernel';
import { governed } from '../../src/09-money/money.ts';
import { loyal } from '../../src/10-office/trust.ts';
import { accountOf } from '../../src/48-victory/scoring.ts';
import { SESTIERI, type State } from '../../src/state.ts';
import type { Table } from '../../src/world.ts';
import type { Mind } from '../mind.ts';
import { unitStrength } from '../war/strength.ts';
import { POINT } from '../worth.ts';

/** Trust in excess of what an election needs, in all communes of a seat: so firmly it sits there. */
const firmness = (state: State, seat: number, communes: readonly number[]): number =>
  communes.reduce((sum, commune) => sum + Math.max(0, loyal(state, seat, commune).length - MAJORITY), 0);

const MAJORITY = SESTIERI / 2 + 1;

/** The companies of all sestieri that are loyal to a seat, wherever they are. */
const citizensOf = (table: Table, seat: number): number =>
  table.state.holder.reduce((sum, whose, unit) => (whose === seat ? sum + unitStrength(table, unit) : sum), 0);

/** Lots at today's prices, in points. */
const goodsOf = ({ players, prices }: State, seat: number): number => {
  const { lots, fresh } = at(players, seat);
  return prices.reduce((sum, price, good) => sum + price * (at(lots, good) + at(fresh, good)), 0) / POINT;
};

const debtsOf = ({ loans }: State, seat: number): number =>
  loans
    .filter(loan => loan.seat === seat && loan.commune < 0)
    .reduce((sum, { capital, interest }) => sum + capital + interest, 0) / POINT;

/** How far a seat has come towards what ends the match before its time; 0 where nothing does. */
function goalOf(table: Table, scenario: string, seat: number): number {
  const { state, world } = table;
  const length = world.data.lengths.lengths.find(({ id }) => id === scenario);
  const target = length?.targets?.[state.players.length - 2] ?? 1;
  switch (length?.objective) {
    case 'communes':
      return governed(state, seat).length / target;
    case 'sestieri':
      return accountOf(table, seat).sestieri / world.data.lengths.points.sestiere / target;
    case 'points':
      return accountOf(table, seat).total / target;
    default:
      return 0;
  }
}

/** What whoever has left the match is behind. */
const RUIN = 20;

export const FIGURES = [
  'points',
  'lead',
  'leadLate',
  'leadEnd',
  'communes',
  'firm',
  'purse',
  'goods',
  'treasuries',
  'citizens',
  'benefici',
  'goal',
  'goalLead',
] as const;

/** As many as there are names. */
export function figuresOf(
  { table, state, seat, me, communes, monthsLeft }: Mind,
  scenario: string,
): Record<(typeof FIGURES)[number], number> {
  const rivals = state.players.flatMap(({ out }, other) => (other === seat || out ? [] : [other]));
  const behind = (measure: (seat: number) => number): number => Math.max(0, ...rivals.map(measure));
  const { total } = accountOf(table, seat);
  const lead = me.out ? -RUIN : total - behind(other => accountOf(table, other).total);
  const goal = goalOf(table, scenario, seat);
  return {
    points: total,
    lead,
    leadLate: lead / Math.sqrt(monthsLeft),
    leadEnd: lead / monthsLeft,
    communes: communes.length,
    firm: firmness(state, seat, communes),
    purse: (me.purse + me.chest) / POINT - debtsOf(state, seat),
    goods: goodsOf(state, seat),
    treasuries: communes.reduce((sum, commune) => sum + at(state.communes, commune).treasury / POINT, 0),
    citizens: citizensOf(table, seat),
    benefici: me.benefici.length,
    goal,
    goalLead: goal - behind(other => goalOf(table, scenario, other)),
  };
}

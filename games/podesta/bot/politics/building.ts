/** Public works, feasts, and who supplies them. */
import { at } from '@carroccio/kernel';
import { PURSE } from '../../src/09-money/money.ts';
import { sellable, stock } from '../../src/21-trade/market.ts';
import type { Purchase } from '../../src/shape.ts';
import { now } from '../../src/state.ts';
import { best, type Choice, type ChoiceOf, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { sumsOf } from '../sums.ts';
import { STONE } from '../trade/goods.ts';

/** Stone at this price is not bought by a commune whose Podestà has none to sell. */
const DEAR_STONE = 200;

/** Which work is worth what: walls for a home, roads where another year's taxes will come. */
function workValue({ table, me, monthsLeft }: Mind, { commune, work }: ChoiceOf<'build'>): number {
  const { walls, taxes, image } = at(table.world.data.works.works, work);
  const newYear = monthsLeft > 12 ? 2 : 0;
  return (walls > 0 ? 1.5 : 0) + (taxes > 0 ? newYear : 0) + (image ? 0.5 : 0) + (commune === me.home ? 1 : 0);
}

/** Own lots that a purchase would take. */
const ownLots = ({ state, seat }: Mind, need: readonly number[]): number =>
  need.reduce((sum, lots, good) => sum + Math.min(lots, sellable(state, seat, good)), 0);

/** Whether the seat and the market have all that is needed: nobody else has to be asked. */
const canBeHad = ({ table, state, seat }: Mind, need: readonly number[]): boolean =>
  need.every((lots, good) => lots <= sellable(state, seat, good) + stock(table, good));

/** A work is begun where the treasury pays and the seat's own lots are bought, or where money lies idle. */
export function build(mind: Mind, choices: Choices): Choice | undefined {
  const { table, state, me, monthsLeft } = mind;
  if (!canBeHad(mind, table.world.workLots)) return undefined;
  const own = ownLots(mind, table.world.workLots);
  const builds = ofType(choices, 'build').filter(({ commune, work, from }) => {
    const { treasury } = at(state.communes, commune);
    if (from === PURSE || treasury < 900) return false;
    if (own >= 4) return true;
    if (monthsLeft <= 4 || at(state.prices, STONE) > DEAR_STONE) return false;
    const homeWalls = commune === me.home && at(table.world.data.works.works, work).walls > 0;
    return treasury >= (homeWalls && now(state) > 1 ? 1200 : 3200);
  });
  return builds.length === 0 ? undefined : best(builds, one => workValue(mind, one)).choice;
}

/** A feast sells what the seat holds at a price that does not fall. */
export function feast(mind: Mind, choices: Choices): Choice | undefined {
  const { table, state } = mind;
  const { feastLots } = table.world;
  if (ownLots(mind, feastLots) === 0 || !canBeHad(mind, feastLots)) return undefined;
  return ofType(choices, 'feast').find(
    ({ commune, from }) => from !== PURSE && at(state.communes, commune).treasury >= 600,
  );
}

/** Labour is paid by the treasury; a rich merchant makes himself a patron when the year is young. */
export function labour({ state, me }: Mind, choices: Choices): Choice | undefined {
  const pays = ofType(choices, 'payLabour');
  return (
    pays.find(({ commune, from }) => from !== PURSE && at(state.communes, commune).treasury >= 200) ??
    (me.purse >= 1500 ? pays[0] : undefined)
  );
}

/** The seat delivers what it can, asks others only for what the market lacks. */
export function supplies(mind: Mind, choices: Choices): Choice {
  const offers = sumsOf(mind, 'supply').map(
    ({ most, said }): ChoiceOf<'supply'> => ({
      type: 'supply',
      supplier: said('supplier'),
      good: said('good'),
      lots: most,
    }),
  );
  const own = offers.filter(({ supplier }) => supplier === mind.seat);
  if (own.length > 0) return best(own, ({ lots }) => lots).choice;
  const market = choices.find(({ type }) => type === 'fromMarket');
  if (market) return market;
  return offers.length > 0 ? best(offers, ({ lots }) => lots).choice : plain(choices, 'callOff');
}

/** Somebody's commune would buy from the seat. */
export const wouldSupply = ({ state }: Mind, { price }: Purchase, good: number): boolean =>
  at(price, good) >= (state.prices[good] ?? 0);

/** A commune that raids have ruined is rebuilt where another year's taxes will pay for it. */
export function rebuild({ state, monthsLeft }: Mind, choices: Choices): Choice | undefined {
  if (monthsLeft <= 12) return undefined;
  const sums = ofType(choices, 'rebuild').filter(
    ({ commune, florins, from }) => from !== PURSE && at(state.communes, commune).treasury >= florins,
  );
  return sums.length === 0 ? undefined : best(sums, ({ florins }) => florins).choice;
}

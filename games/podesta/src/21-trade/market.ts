/** Goods and their prices (chapter 21). */
import { at, type RuleId } from '@carroccio/kernel';
import { GOOD_KINDS, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** Every lot a player holds of a good. */
export const held = ({ players }: State, seat: number, good: number): number =>
  at(at(players, seat).lots, good) + at(at(players, seat).fresh, good);

export const allLots = (state: State, seat: number): number => {
  let sum = 0;
  for (let good = 0; good < GOOD_KINDS; good++) sum += held(state, seat, good);
  return sum;
};

/** Whether an event lets the player sell what he bought this month. */
const fair = ({ lasting }: State, seat: number): boolean =>
  lasting.some(({ kind, seat: whose }) => kind === 'fair' && whose === seat);

/** Lots that may be sold: held since last month at least (pod.21g, R10). */
export const sellable = (state: State, seat: number, good: number): number =>
  fair(state, seat) ? held(state, seat, good) : at(at(state.players, seat).lots, good);

/** Lots tied up in works under way (R12). */
function tied({ world, state }: Table, good: number): number {
  const each = at(world.workLots, good);
  if (each === 0) return 0;
  let works = 0;
  for (const commune of state.communes) for (const work of commune.works) if (work > 0) works++;
  return works * each;
}

/** What the market has to sell (R12). */
export function stock(table: Table, good: number): number {
  const { world, state } = table;
  let left = at(world.data.goods.goods, good).lots - tied(table, good);
  for (let seat = 0; seat < table.seats; seat++) left -= held(state, seat, good);
  return left;
}

/** The price marker moves, never beyond its bounds (pod.21n, R11). */
export function movePrice({ world, state, flow }: Live, good: number, delta: number, rule: RuleId): void {
  const { lowest, highest } = world.data.goods;
  const price = Math.min(highest, Math.max(lowest, at(state.prices, good) + delta));
  if (price === state.prices[good]) return;
  state.prices[good] = price;
  flow.emit({ type: 'price', rule, good, price });
}

/** The market's usual move: ten florins for each lot bought or sold (pod.21e). */
export const priceFollows = (live: Live, good: number, lots: number): void =>
  movePrice(live, good, lots * live.world.data.goods.step, 'pod.21d');

/** Takes lots from a player, those held longest first (R10). */
export function takeLots({ state, flow }: Live, seat: number, to: number, good: number, lots: number, rule: RuleId) {
  if (lots === 0) return;
  const player = at(state.players, seat);
  const old = Math.min(lots, at(player.lots, good));
  player.lots[good] = at(player.lots, good) - old;
  player.fresh[good] = at(player.fresh, good) - (lots - old);
  if (at(player.fresh, good) < 0) throw new Error(`seat ${seat} has no ${lots} lots of good ${good}`);
  if (to >= 0) at(state.players, to).fresh[good] = at(at(state.players, to).fresh, good) + lots;
  flow.emit({ type: 'lots', rule, from: seat, to, good, lots });
}

/** Lots come from the market's stock to a player (pod.21e). */
export function giveLots({ state, flow }: Live, seat: number, good: number, lots: number, rule: RuleId): void {
  if (lots === 0) return;
  const player = at(state.players, seat);
  player.fresh[good] = at(player.fresh, good) + lots;
  flow.emit({ type: 'lots', rule, from: -1, to: seat, good, lots });
}

/** A month has passed: what was bought in it may be sold (pod.21g). */
export function lotsAge({ players }: State): void {
  for (const player of players)
    for (let good = 0; good < GOOD_KINDS; good++) {
      player.lots[good] = at(player.lots, good) + at(player.fresh, good);
      player.fresh[good] = 0;
    }
}

/** Why goods cannot be bought or sold on the market in this turn. */
export const marketLimit = ({ world, options }: Table): number =>
  options.market === 'braked' ? world.data.goods.limit.lots : Number.POSITIVE_INFINITY;

const BOUGHT = 1;
const SOLD = 2;

/** The most lots of a good the player may buy now (R9, R12). */
export function mostToBuy(table: Table, seat: number, good: number): number {
  const { state } = table;
  const { turn, players, prices } = state;
  if ((at(turn.traded, good) & BOUGHT) !== 0) return 0;
  const afforded = Math.floor(at(players, seat).purse / at(prices, good));
  return Math.max(0, Math.min(stock(table, good), afforded, marketLimit(table) - turn.bought));
}

/** The most lots of a good the player may sell now (R9, R10). */
export function mostToSell(table: Table, seat: number, good: number): number {
  const { state } = table;
  if ((at(state.turn.traded, good) & SOLD) !== 0) return 0;
  return Math.max(0, Math.min(sellable(state, seat, good), marketLimit(table) - state.turn.sold));
}

export const boughtAlready = ({ turn }: State, good: number): boolean => (at(turn.traded, good) & BOUGHT) !== 0;
export const soldAlready = ({ turn }: State, good: number): boolean => (at(turn.traded, good) & SOLD) !== 0;

export function noteTrade({ turn }: State, good: number, lots: number): void {
  turn.traded[good] = at(turn.traded, good) | (lots > 0 ? BOUGHT : SOLD);
  if (lots > 0) turn.bought += lots;
  else turn.sold -= lots;
}

/** What will be bought outside the market: arms and material by the seat's own communes, the lots of its cards. */
import { at } from '@carroccio/kernel';
import { whyNoWork } from '../../src/14-taxes-and-works/works.ts';
import { held } from '../../src/21-trade/market.ts';
import { armourers, whyNoArming } from '../../src/26-armies/arming.ts';
import { SESTIERI } from '../../src/state.ts';
import type { Mind } from '../mind.ts';
import { ANIMALS, METALS } from './goods.ts';
import { cardOf } from './mercator.ts';

/** Lots of a good that can be placed outside the market, and what each brings. */
export interface Demand {
  good: number;
  lots: number;
  price: number;
}

/** Companies that can be armed, commune by commune, as far as the treasuries go. */
function arms(mind: Mind): Demand[] {
  const { table, state, seat, communes } = mind;
  const { bellatores, others } = table.world.data.goods.arming;
  let metals = 0;
  let animals = 0;
  for (const commune of communes) {
    let { treasury } = at(state.communes, commune);
    for (let sestiere = 0; sestiere < state.place.length; sestiere++) {
      if (state.place[sestiere] !== commune || whyNoArming(table, seat, sestiere)) continue;
      const base = sestiere % SESTIERI === 0 ? bellatores.base : others.base;
      if (treasury < base) continue;
      treasury -= base;
      metals++;
      if (sestiere % SESTIERI === 0) animals++;
    }
  }
  // Rivals who hold metals will undercut.
  const contested = table.seats > 1 && rivalsHold(mind, METALS);
  return [
    { good: METALS, lots: metals, price: contested ? others.base / 2 : others.base },
    { good: ANIMALS, lots: animals, price: contested ? 100 : bellatores.base - others.base },
  ];
}

const rivalsHold = ({ state, seat }: Mind, good: number): boolean =>
  state.players.some((_, other) => other !== seat && held(state, other, good) > 0);

/** Material for the next work of some commune that can pay for it. */
function material(mind: Mind): Demand[] {
  const { table, state, seat, communes } = mind;
  const { works, material: florins } = table.world.data.works;
  const ready = communes.filter(
    commune =>
      at(state.communes, commune).treasury >= florins &&
      works.some((_, work) => !whyNoWork(table, seat, commune, work)),
  ).length;
  const lots = table.world.workLots.reduce((sum, each) => sum + each, 0);
  return table.world.workLots.flatMap((each, good) =>
    each > 0 ? [{ good, lots: Math.min(1, ready) * each, price: florins / lots }] : [],
  );
}

/** Cards in hand that the seat can cover alone as soon as it may play one. */
function cards(mind: Mind): Demand[] {
  const { table, state, seat, me, monthsLeft } = mind;
  if (monthsLeft <= 1 || state.cardsPlayed >= state.cardsAllowed) return [];
  return me.mercator
    .map(card => cardOf(mind, card))
    .filter(({ kind, good, lots }) => kind === 'sell' && held(state, seat, good) >= lots)
    .map(({ good, lots, price }) => ({ good, lots, price: price - table.world.data.mercator.fee / lots }));
}

export const demands = (mind: Mind): Demand[] =>
  [...arms(mind), ...material(mind), ...cards(mind)].filter(({ lots }) => lots > 0);

/** Whether nobody but the seat can deliver these arms. */
export const alone = ({ table, seat }: Mind, sestiere: number): boolean =>
  armourers(table, sestiere).every(other => other === seat);

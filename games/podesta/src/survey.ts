/** What a table needs to draw a match: everything printed, and what the rules say of what lies on it. */
import type { Language, Scene } from '@carroccio/kernel';
import { read } from '@carroccio/kernel';
import * as english from '../text/en-deals.ts';
import * as italian from '../text/it-deals.ts';
import { type Data, parts } from './data/index.ts';
import type { Podesta } from './shape.ts';
import type { View } from './view.ts';
import type { Table, World } from './world.ts';

export { createNames, type Names } from '../text/names.ts';
export { governed } from './09-money/money.ts';
export { present, quote } from './10-office/trust.ts';
export { taxesOf } from './14-taxes-and-works/taxes.ts';
export { feastBill } from './14-taxes-and-works/works.ts';
export { seized } from './16-factions-and-exile/exile.ts';
export type { Leg } from './20-agreements/terms.ts';
export { held, marketLimit, stock } from './21-trade/market.ts';
export { allowance } from './24-annales/lasting.ts';
export { armsOnMarket, mostOffered } from './26-armies/arming.ts';
export { baseOfUnit, isHome, newArmy, serves } from './26-armies/army.ts';
export { reach } from './26-armies/movement.ts';
export { attackOf, defenceOf, factors } from './30-battle/battle.ts';
export { nearbyCommunes, newSiege, walls } from './43-sieges/siege.ts';
export { accountOf } from './48-victory/scoring.ts';
export { type Data, parts } from './data/index.ts';
export { TERRAINS } from './data/map.ts';
export type { PointsWhy } from './events.ts';
export type { Podesta } from './shape.ts';
export {
  type Army,
  CAPTURED,
  CHIT,
  communeOf,
  companyOf,
  ELIMINATED,
  FIRST_MERCENARY,
  freshTurn,
  GOOD_KINDS,
  isMercenary,
  now,
  PRODITOR,
  ROUTED,
  SCUDO,
  SESTIERI,
  type Soldier,
  UNDEPLOYED,
} from './state.ts';
export { buildWorld, fieldName, type Kind, kindOf, squareName, type Table, type World } from './world.ts';

/** The data of a game, its own or a pack's, typed again. */
export const readData = (values: Readonly<Record<string, unknown>>): Data => ({
  map: read(parts.map.schema, values.map),
  battlefield: read(parts.battlefield.schema, values.battlefield),
  contributions: read(parts.contributions.schema, values.contributions),
  goods: read(parts.goods.schema, values.goods),
  mercator: read(parts.mercator.schema, values.mercator),
  annales: read(parts.annales.schema, values.annales),
  benefici: read(parts.benefici.schema, values.benefici),
  companies: read(parts.companies.schema, values.companies),
  merchants: read(parts.merchants.schema, values.merchants),
  works: read(parts.works.schema, values.works),
  lengths: read(parts.lengths.schema, values.lengths),
});

/** The table as a seat sees it, for the rules to look at: what it may not know is not there. */
export const tableOf = (world: World, state: View, { options, seatNames }: Scene<Podesta>): Table => ({
  world,
  state: { ...state, bag: [], annales: [], mercatorDeck: [], mercatorUsed: [] },
  options,
  seats: seatNames.length,
});

/** What can stand in a deal, in both languages. */
export const DEAL_WORDS: Readonly<Record<Language, Pick<typeof english, 'clauseWords' | 'promiseName'>>> = {
  en: english,
  it: italian,
};

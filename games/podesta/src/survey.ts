/** What a table needs to draw a match: everything printed, and what the rules say of what lies on it. */
import type { Language, Scene } from '@carroccio/kernel';
import * as english from '../text/en-deals.ts';
import * as italian from '../text/it-deals.ts';
import { type Data, parts } from './data/index.ts';
import { read } from './data/shapes.ts';
import type { Podesta } from './shape.ts';
import type { View } from './view.ts';
import type { Table, World } from './world.ts';

export { createNames, type Names } from '../text/names.ts';
export { isHome, newArmy, serves } from './army.ts';
export { attackOf, defenceOf, factors } from './battle.ts';
export { type Data, parts } from './data/index.ts';
export { TERRAINS } from './data/map.ts';
export { drafted } from './drafting.ts';
export type { PointsWhy } from './events.ts';
export { allowance } from './lasting.ts';
export { held, marketLimit, stock } from './market.ts';
export { governed } from './money.ts';
export { reach } from './movement.ts';
export { accountOf } from './scoring.ts';
export type { Podesta } from './shape.ts';
export { nearbyCommunes, newSiege, walls } from './siege.ts';
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
  type Leg,
  now,
  PRODITOR,
  ROUTED,
  SCUDO,
  SESTIERI,
  type Soldier,
  UNDEPLOYED,
} from './state.ts';
export { taxesOf } from './taxes.ts';
export { present, quote } from './trust.ts';
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

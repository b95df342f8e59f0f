/** What a table needs to draw a battle: its ground, its pieces, what is printed on both, and what the rules say of them. */
import type { Language } from '@carroccio/kernel';
import { read } from '@carroccio/kernel';
import { LEXICON as ENGLISH } from '../text/en/lexicon.ts';
import { LEXICON as ITALIAN } from '../text/it/lexicon.ts';
import { createSpeech, type Speech } from '../text/speech.ts';
import type { Battle, BattleOf, Ground } from './battle.ts';
import { battleOn, grounds } from './battle.ts';
import { type Data, parts } from './data/index.ts';
import { createNames } from './names.ts';
import type { ScenarioId } from './scenarios/index.ts';
import type { State } from './state.ts';

export type { Speech } from '../text/speech.ts';
export { card } from './02-armies/cards.ts';
export { costOf, type Draft, draftOf } from './02-armies/muster.ts';
export { armyValue } from './04-tests/tests.ts';
export { inLine } from './09-abilities/line.ts';
export { brokenLinks, commandDistance, engaged, inCommand } from './10-command/command.ts';
export { counts } from './10-command/losses.ts';
export {
  aggregated,
  awaited,
  type Battle,
  cellOf,
  classOf,
  divisionOf,
  divisionSlot,
  divisionsOf,
  effectOn,
  exists,
  facingOf,
  type Ground,
  generalOf,
  grounds,
  inPlay,
  isArtillery,
  isOpen,
  leaderCard,
  leaderSlot,
  marked,
  onField,
  onMap,
  paralysed,
  postOf,
  seriesOf,
  shaken,
  sideOf,
  strengthOf,
  troopOf,
  typeOf,
  unitAt,
  unitsWhere,
  weakened,
} from './battle.ts';
export type { Leader } from './data/generals.ts';
export { type Data, parts } from './data/index.ts';
export type { OrderCard } from './data/orders.ts';
export type { BattleMap } from './data/scenarios.ts';
export type { Troop, TroopType } from './data/troops.ts';
export { type Field, IMPASSABLE } from './field.ts';
export { chainOf, commandOf, ordinaryTrip, reachOf, sectorCells, shotsOf } from './outlook.ts';
export type { ScenarioId } from './scenarios/index.ts';
export type { Batirnos, Phase, Trip } from './shape.ts';
export {
  ACTED,
  AMBUSHED,
  AWAITED,
  FIRED,
  GONE,
  LASTING,
  MOVED,
  NO_FOCUS,
  ON_FIRE,
  ON_MELEE,
  ON_MOVE,
  PARALYSED,
  ROUTED,
  SECOND,
  SHAKEN,
  type Side,
  type State,
} from './state.ts';

/** The data of a game, its own or a pack's, typed again. */
export const readData = (values: Readonly<Record<string, unknown>>): Data => ({
  orders: read(parts.orders.schema, values.orders),
  troops: read(parts.troops.schema, values.troops),
  generals: read(parts.generals.schema, values.generals),
  armies: read(parts.armies.schema, values.armies),
  sectors: read(parts.sectors.schema, values.sectors),
  terrain: read(parts.terrain.schema, values.terrain),
  scenarios: read(parts.scenarios.schema, values.scenarios),
});

/** The battle of a state, or of what a seat sees of it; the same one for the same state. */
export function battleOf(data: Data): BattleOf {
  const ground = grounds(data);
  const battles = new WeakMap<State, Battle>();
  return ({ state, scenario, options }) => {
    const known = battles.get(state);
    if (known) return known;
    // A copy: who stands where is remembered by this list, which a match under way changes in place.
    const found = battleOn(ground[scenario], { ...state, cell: state.cell.slice() }, options);
    battles.set(state, found);
    return found;
  };
}

/** How the pieces of every scenario are called. */
export const speeches = (ground: Readonly<Record<ScenarioId, Ground>>): Readonly<Record<Language, Speech>> => ({
  en: createSpeech(createNames(ground, 'en'), ENGLISH),
  it: createSpeech(createNames(ground, 'it'), ITALIAN),
});

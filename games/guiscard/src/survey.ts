import { read } from '@carroccio/kernel';
/** What a table needs to draw a skirmish: its ground, its counters, what is printed on both, and what the rules say of them. */
import { layGrounds as lay } from './03-ground/grounds.ts';
import { type Data, partsOf } from './data/index.ts';
import { articlesOf } from './scenarios/articles.ts';
import { SCENARIOS } from './scenarios/index.ts';

export { groupUnits, type ZoneRoom, zoneRooms } from './02-turn/placing.ts';
export { blankState } from './02-turn/setup.ts';
export type { Grounds } from './03-ground/grounds.ts';
export { barrierAt, isBurning, levelAt, terrainAt } from './03-ground/works.ts';
export { journeyOf, mayMove } from './04-movement/journey.ts';
export { hexCost } from './04-movement/movement.ts';
export { reachByHex, reachOf } from './04-movement/reach.ts';
export { type CoverSource, coverSources } from './05-missiles/cover-sources.ts';
export { bandOf, coverOf, lineTo, marksOf, weaponOf } from './05-missiles/fire.ts';
export { sightBetween } from './05-missiles/sight.ts';
export { clampColumn, columnOf, readsMounted, shiftsRead, strengths } from './06-combat/combat.ts';
export { canStrike, inContact, isPerched } from './06-combat/contact.ts';
export { chargeTargets, inFrontalArc } from './07-charges-and-formations/charge.ts';
export { pikeHexesOf } from './07-charges-and-formations/formation.ts';
export { commander, daysLeft, GARRISON, redoubtKind, surrenderModifiers, wallType } from './11-sieges/siege.ts';
export { groundFor } from './11-sieges/siege-tables.ts';
export {
  type Battle,
  cellOf,
  formationOf,
  horseAt,
  isAble,
  isMounted,
  ledBy,
  lives,
  livingAt,
  man,
  marked,
  menOf,
  sideOf,
  tailOf,
  values,
} from './battle.ts';
export type { Data } from './data/index.ts';
export {
  CHAPEL_WINDOW,
  CLOSED,
  CLOTH,
  DOOR,
  ENTRANCE,
  type Field,
  GATE_SIDE,
  LOW_WALL,
  OPEN,
  PALISADE,
  PLATFORM_EDGE,
  RUIN,
  SLIT,
  sideCells,
  TENT_OPENING,
  TERRAINS,
  TOWER_DOOR,
  TOWER_WALL,
  WALL,
  WINDOW,
} from './field.ts';
export { createNames, type Names } from './names.ts';
export type { Man } from './roster.ts';
export type { Guiscard, Journey } from './shape.ts';
export {
  ABSENT,
  AWAITED,
  DEAD,
  FIRED,
  type Gear,
  GONE,
  HEALTHY,
  LANCE_THROWN,
  LEFT,
  MOVED,
  type Siege,
  STUNNED,
  VOLLEYED,
  WOUNDED,
} from './state.ts';

const articles = articlesOf(SCENARIOS);
export const parts = partsOf(articles);
export const layGrounds = (data: Data) => lay(data, articles);

/** The data of a game, its own or a pack's, typed again. */
export const readData = (values: Readonly<Record<string, unknown>>): Data => ({
  characters: read(parts.characters.schema, values.characters),
  charts: read(parts.charts.schema, values.charts),
  diagrams: read(parts.diagrams.schema, values.diagrams),
  maps: read(parts.maps.schema, values.maps),
  overlays: read(parts.overlays.schema, values.overlays),
  scenarios: read(parts.scenarios.schema, values.scenarios),
});

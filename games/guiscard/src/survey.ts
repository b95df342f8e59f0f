/** What a table needs to draw a skirmish: its ground, its counters, what is printed on both, and what the rules say of them. */
import { type Data, parts } from './data/index.ts';
import { read } from './data/shapes.ts';

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
export { chargeTargets, inFrontalArc } from './charge.ts';
export { canStrike, inContact, isPerched } from './contact.ts';
export { type CoverSource, coverSources } from './cover-sources.ts';
export { type Data, parts } from './data/index.ts';
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
export { bandOf, coverOf, lineTo, marksOf, weaponOf } from './fire.ts';
export { pikeHexesOf } from './formation.ts';
export { type Grounds, layGrounds } from './grounds.ts';
export { journeyOf, mayMove } from './journey.ts';
export { hexCost } from './movement.ts';
export { createNames, type Names } from './names.ts';
export { reachByHex } from './reach.ts';
export type { Man } from './roster.ts';
export { blankState } from './setup.ts';
export type { Guiscard, Journey, ScenarioId } from './shape.ts';
export { commander, daysLeft, GARRISON, redoubtKind, surrenderModifiers, wallType } from './siege.ts';
export { groundFor } from './siege-tables.ts';
export { sightBetween } from './sight.ts';
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
export { barrierAt, isBurning, levelAt, terrainAt } from './works.ts';

/** The data of a game, its own or a pack's, typed again. */
export const readData = (values: Readonly<Record<string, unknown>>): Data => ({
  characters: read(parts.characters.schema, values.characters),
  charts: read(parts.charts.schema, values.charts),
  diagrams: read(parts.diagrams.schema, values.diagrams),
  maps: read(parts.maps.schema, values.maps),
  overlays: read(parts.overlays.schema, values.overlays),
  scenarios: read(parts.scenarios.schema, values.scenarios),
});

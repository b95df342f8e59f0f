import { read } from '@carroccio/kernel';
/** What a table needs to draw a battle: its ground, its counters, what is printed on both, and what the rules say of them. */
import type { Battle, BattleOf } from './battle.ts';
import { groundOf } from './battle.ts';
import { type Data, parts } from './data/index.ts';
import { grounds, rosterNow } from './grounds.ts';
import type { State } from './state.ts';

export { commanded } from './03-activations/capacity.ts';
export { ratingsOf, unitsInCommand } from './05-orders/command.ts';
export { whyNoOrder } from './05-orders/orders.ts';
export { allowance, companionsOf } from './08-movement/movement.ts';
export { type Arrival, type Leg, manoeuvreOf, reachByHex, reachOf } from './08-movement/reach.ts';
export { firingFacings } from './10-combat/fire.ts';
export { attackersOf, columnOf, columnShifts } from './10-combat/shock.ts';
export { heroesWith, heroValue } from './13-personalities/personalities.ts';
export { levelStep, WINNING_LEVEL } from './17-victory/scoring.ts';
export {
  type Battle,
  type BattleOf,
  battaglia,
  card,
  cellOf,
  currentRating,
  enemyAt,
  facingOf,
  type Ground,
  type Grounds,
  groundOf,
  isMissile,
  isRated,
  marked,
  occupant,
  onMap,
  printedRating,
  sideOf,
  unitsAt,
  unitsWhere,
} from './battle.ts';
export type { Charts } from './data/charts.ts';
export { type Data, parts } from './data/index.ts';
export type { BattleMap } from './data/maps.ts';
export { BEYOND, CAMP, CLEAR, createField, type Field, HILL, prohibited, RIVER, WOODS } from './field.ts';
export { grounds } from './grounds.ts';
export { createNames, type Names } from './names.ts';
export { arcOf, type CommandRange, commandOf, seenFrom, shotsOf, zoneOf, zonesOf } from './outlook.ts';
export { type BattagliaCard, createRoster, type Roster, type UnitCard, type UnitType } from './roster.ts';
export { type Guelphs, type Manoeuvre, ORDERS, type OrderKind, type OrdersFrame, type ScenarioId } from './shape.ts';
export {
  AWAITED,
  DISRUPTED,
  FIRED,
  ORDERED,
  REMOVED,
  REORGANIZED,
  ROUTED,
  type Side,
  type State,
} from './state.ts';

/** The data of a game, its own or a pack's, typed again. */
export const readData = (values: Readonly<Record<string, unknown>>): Data => ({
  charts: read(parts.charts.schema, values.charts),
  maps: read(parts.maps.schema, values.maps),
  armies: read(parts.armies.schema, values.armies),
  setups: read(parts.setups.schema, values.setups),
  specials: read(parts.specials.schema, values.specials),
});

/** The battle of a state, or of what a seat sees of it; the same one for the same state. */
export function battleOf(data: Data): BattleOf {
  const ground = grounds(data);
  const battles = new WeakMap<State, Battle>();
  return ({ state, scenario, options }) => {
    const laid = groundOf(ground, scenario);
    const roster = rosterNow(ground, { state, scenario });
    const known = battles.get(state);
    if (known?.roster === roster) return known;
    // A copy: who stands where is remembered by this list, which a match under way changes in place.
    const found = { ...laid, roster, state: { ...state, cell: state.cell.slice() }, options };
    battles.set(state, found);
    return found;
  };
}

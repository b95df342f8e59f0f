/** Everything that data alone decides: fields, rosters, scenarios, built once. */
import type { Battle, BattleOf } from '../battle.ts';
import type { Data } from '../data/index.ts';
import type { Scenario } from '../data/scenarios.ts';
import { type Field, type Ground, groundKey, TERRAINS } from '../field.ts';
import { type Roster, rosterOf } from '../roster.ts';
import { SCENARIOS, type ScenarioId } from '../shape.ts';
import type { State } from '../state.ts';
import { buildField } from './lay-ground.ts';

export interface Grounds {
  readonly scenario: (id: ScenarioId) => Scenario;
  readonly roster: (id: ScenarioId) => Roster;
  readonly field: (ground: Ground) => Field;
  readonly battle: BattleOf;
}

/** The ground of a scenario as its data lay it. */
export const groundOf = ({ maps, overlays }: Scenario): Ground => ({ maps, overlays });

/** gui.3.1: the prices of the chart by terrain code. */
const hexCostsOf = ({ terrain }: Data['charts']): Battle['hexCosts'] => ({
  foot: Int8Array.from(TERRAINS, name => terrain[name]?.[0] ?? -1),
  horse: Int8Array.from(TERRAINS, name => terrain[name]?.[1] ?? -1),
});

export function layGrounds(data: Data): Grounds {
  const scenarios = new Map(data.scenarios.scenarios.map(scenario => [scenario.id, scenario]));
  const scenario = (id: ScenarioId): Scenario => {
    const found = scenarios.get(id);
    if (!found) throw new Error(`no scenario ${id}`);
    return found;
  };
  const rosters = new Map(SCENARIOS.map(id => [id, rosterOf(data.characters, scenario(id))]));
  const roster = (id: ScenarioId): Roster => {
    const found = rosters.get(id);
    if (!found) throw new Error(`no roster ${id}`);
    return found;
  };
  const fields = new Map<string, Field>();
  const field = (ground: Ground): Field => {
    const key = groundKey(ground);
    const known = fields.get(key);
    if (known) return known;
    const built = buildField(data.maps, data.overlays, ground);
    fields.set(key, built);
    return built;
  };
  const own = new Map(SCENARIOS.map(id => [id, groundOf(scenario(id))]));
  const { source: _, ...prices } = data.characters.prices;
  const rest = {
    charts: data.charts,
    diagrams: data.diagrams,
    hexCosts: hexCostsOf(data.charts),
    fieldOf: field,
    mapIds: data.maps.maps.map(({ id }) => id),
    prices,
    armyPoints: data.characters.army.points,
    maxLords: data.characters.army.maxLords,
  };
  const battles = new WeakMap<State, { laid: Ground; battle: Battle }>();
  const battle: BattleOf = ({ state, scenario: id, options }) => {
    const laid = state.ground ?? own.get(id) ?? { maps: [], overlays: [] };
    const known = battles.get(state);
    if (known && known.laid === laid) return known.battle;
    const made = { state, field: field(laid), roster: roster(id), scenario: scenario(id), options, ...rest };
    battles.set(state, { laid, battle: made });
    return made;
  };
  return { scenario, roster, field, battle };
}

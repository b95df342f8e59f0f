/** Everything that data alone decides: fields, rosters, scenarios, built once. */
import type { Battle, BattleOf } from '../battle.ts';
import type { Data } from '../data/index.ts';
import type { Scenario } from '../data/scenarios.ts';
import { type Field, type Ground, groundKey, TERRAINS } from '../field.ts';
import { type Roster, rosterOf } from '../roster.ts';
import { type Articles, rulesOf } from '../scenarios/articles.ts';
import type { ScenarioRules } from '../scenarios/scenario.ts';
import type { State } from '../state.ts';
import { buildField } from './lay-ground.ts';

export interface Grounds {
  readonly scenario: (id: string) => Scenario;
  readonly rules: (id: string) => ScenarioRules;
  readonly roster: (id: string) => Roster;
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

/** What is built of every scenario once. */
interface Laid {
  readonly scenario: Scenario;
  readonly rules: ScenarioRules;
  readonly roster: Roster;
  readonly ground: Ground;
}

export function layGrounds(data: Data, articles: Articles): Grounds {
  const laid = new Map(
    data.scenarios.scenarios.map((scenario): [string, Laid] => {
      const rules = rulesOf(articles, scenario);
      const roster = rosterOf(data.characters, scenario, rules);
      return [scenario.id, { scenario, rules, roster, ground: groundOf(scenario) }];
    }),
  );
  const of = (id: string): Laid => {
    const found = laid.get(id);
    if (!found) throw new Error(`no scenario ${id}`);
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
  const battles = new WeakMap<State, { ground: Ground; battle: Battle }>();
  const battle: BattleOf = ({ state, scenario: id, options }) => {
    const one = of(id);
    const ground = state.ground ?? one.ground;
    const known = battles.get(state);
    if (known && known.ground === ground) return known.battle;
    const { scenario, rules, roster } = one;
    const made = { state, field: field(ground), roster, scenario, rules, options, ...rest };
    battles.set(state, { ground, battle: made });
    return made;
  };
  return {
    scenario: id => of(id).scenario,
    rules: id => of(id).rules,
    roster: id => of(id).roster,
    field,
    battle,
  };
}

/** The ground of every scenario, laid out once. */
import { createGoing } from './08-movement/going.ts';
import type { Battle, Ground, Grounds } from './battle.ts';
import { groundOf } from './battle.ts';
import type { Data } from './data/index.ts';
import { createField } from './field.ts';
import { Occupancies } from './occupancy.ts';
import { createRoster, joined } from './roster.ts';
import { BATTLES } from './scenarios/index.ts';
import type { BattleModule } from './scenarios/module.ts';
import { createSheets } from './sheet.ts';

function member<T>(all: Readonly<Record<string, T>>, id: string): T {
  const found = all[id];
  if (found === undefined) throw new RangeError(`the data have no ${id}`);
  return found;
}

function lay(data: Data, battle: BattleModule, scenario: string): Ground {
  const { setup: id, rules: rulesOf } = member(battle.scenarios, scenario);
  const setup = member(data.setups, id);
  const rules = rulesOf(data.specials[battle.id]);
  const roster = createRoster(member(data.armies, battle.id));
  const field = createField(member(data.maps, battle.id), data.charts.height.hill);
  return {
    scenario,
    battle: battle.id,
    rules,
    words: battle.words,
    free: setup.kind === 'free',
    setup,
    steps: setup.aliases?.find(alias => alias.id === scenario)?.steps ?? setup.steps,
    field,
    going: createGoing(field, data.charts),
    roster,
    joinedRoster: rules.joins ? joined(roster, rules.joins.from, rules.joins.to) : roster,
    charts: data.charts,
    occupancies: new Occupancies(field.grid.cellCount),
    sheets: createSheets(field.grid.cellCount),
  };
}

/** Each is laid when somebody first comes to it: a match is played on one of them. */
export function grounds(data: Data, battles: readonly BattleModule[] = BATTLES): Grounds {
  const all: Record<string, Ground> = {};
  for (const battle of battles)
    for (const scenario of Object.keys(battle.scenarios)) layOnce(all, scenario, () => lay(data, battle, scenario));
  return all;
}

/** From the first time on, what was laid stands there itself. */
function layOnce(all: Record<string, Ground>, scenario: string, lay: () => Ground): void {
  Object.defineProperty(all, scenario, {
    configurable: true,
    enumerable: true,
    get() {
      const value = lay();
      Object.defineProperty(all, scenario, { configurable: true, enumerable: true, value });
      return value;
    },
  });
}

/** The roster of a scenario as things stand. */
export function rosterNow(all: Grounds, { state, scenario }: Pick<Battle, 'state' | 'scenario'>): Battle['roster'] {
  const ground = groundOf(all, scenario);
  return state.events.joined ? ground.joinedRoster : ground.roster;
}

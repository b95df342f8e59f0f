/** Set-up: who stands where before the first turn (gui.2.scenario-choice). */
import { directionNamed, neighbour } from '@carroccio/boards';
import { newSiege } from '../11-sieges/siege.ts';
import type { Scenario } from '../data/scenarios.ts';
import type { Field } from '../field.ts';
import type { Roster } from '../roster.ts';
import { ABSENT, type Aside, type Engine, type Entry, type Horse, type State } from '../state.ts';

const emptyWorks = (): State['works'] => ({
  // gui.9.2.3.2b
  gate: 'closed',
  ruins: [],
  torn: [],
  burnt: [],
  flames: [],
  naphtha: [],
});

/** What is laid on a table, apart from the men themselves. */
export const emptyTable = (): Aside['table'] => ({
  ground: null,
  turn: 0,
  phase: 0,
  first: 0,
  horses: [],
  carries: [],
  prisoners: [],
  loot: [],
  tested: [],
  faced: [],
  missed: [],
  spare: [],
  volley: { target: -1, hexes: 0, closed: [] },
  charges: [],
  formations: [],
  attacks: [],
  tasks: [],
  covered: [],
  works: emptyWorks(),
  engines: [],
  ladders: [],
  grapnels: [],
  entries: [],
  exits: [],
  fought: false,
});

export function blankState(roster: Roster): State {
  const each = <T>(value: T): T[] => roster.men.map(() => value);
  return {
    ...emptyTable(),
    cell: each(ABSENT),
    tail: each(-1),
    health: each(0),
    marks: each(0),
    side: each(-1),
    ride: each(-1),
    arrows: each(0),
    fielded: each(-1),
    siege: null,
  };
}

export const newHorse = (of: number, side: number): Horse => ({
  of,
  head: -1,
  tail: -1,
  dead: false,
  rider: -1,
  leader: -1,
  side,
});

/** A character gets his horse under him. */
export function saddle(state: State, unit: number): void {
  state.horses.push({ ...newHorse(unit, state.side[unit] ?? -1), rider: unit });
  state.ride[unit] = state.horses.length - 1;
}

export const newLadder = (side: number): State['ladders'][number] => ({
  side,
  cell: -1,
  other: -1,
  direction: -1,
  climber: -1,
  bearers: [],
  gone: false,
  since: 0,
});
export const newGrapnel = (side: number): State['grapnels'][number] => ({
  side,
  bearer: -1,
  cell: -1,
  to: -1,
  climber: -1,
  top: false,
  roof: false,
  gone: false,
});
export const newEngine = (kind: Engine['kind'], side: number): Engine => ({
  kind,
  side,
  head: -1,
  tail: -1,
  arrow: 0,
  corner: false,
  load: 0,
  gone: false,
  jammed: false,
});

/** The state of a scenario before anybody is placed. */
export function initialState(scenario: Scenario, roster: Roster, field: Field): State {
  const state = blankState(roster);
  for (const { side, characters, mounted } of scenario.groups)
    for (const id of characters) {
      const unit = roster.byId.get(id) ?? -1;
      state.side[unit] = side;
      state.fielded[unit] = mounted.includes(id) ? 1 : 0;
      if (mounted.includes(id) && !scenario.siege) saddle(state, unit);
    }
  for (const { side } of scenario.sheep)
    roster.men.forEach((one, unit) => {
      if (one.animal) state.side[unit] = side;
    });
  for (const { of } of scenario.riderless) {
    const unit = roster.byId.get(of) ?? -1;
    state.horses.push(newHorse(unit, state.side[unit] ?? -1));
  }
  const cell = (name: string): number => field.ids.get(name) ?? -1;
  for (const { hexes, count } of scenario.loot)
    for (let index = 0; index < count; index++) state.loot.push({ cell: cell(hexes[index] ?? ''), bearer: -1 });
  for (const gear of scenario.equipment) equip(state, roster, field, gear, cell);
  state.siege = newSiege(scenario);
  return state;
}

function equip(
  state: State,
  roster: Roster,
  field: Field,
  { kind, side, count = 1, at = [], arrow, loaded = false }: Scenario['equipment'][number],
  cell: (name: string) => number,
): void {
  const [head = -1, tail = head] = at.map(cell);
  if (kind === 'ladder')
    for (let index = 0; index < (at.length > 0 ? 1 : count); index++)
      state.ladders.push({ ...newLadder(side), cell: head, other: tail });
  if (kind === 'grapnel') for (let index = 0; index < count; index++) state.grapnels.push(newGrapnel(side));
  if (kind === 'fireArrows')
    roster.men.forEach((one, unit) => {
      if (state.side[unit] === side && one.code[2] === 'a') state.arrows[unit] = count;
    });
  if (kind === 'stoneThrower' || kind === 'greekFire') {
    const way = arrow ? directionNamed(field.grid, arrow) : head === tail ? 0 : directionBetween(field, tail, head);
    state.engines.push({ ...newEngine(kind, side), head, tail, arrow: way, load: loaded ? 9 : 0 });
  }
}
const directionBetween = ({ grid }: Field, from: number, to: number): number => {
  for (let way = 0; way < 6; way++) if (neighbour(grid, from, way) === to) return way;
  return 0;
};

export const newEntry = (units: number[], sides: number[], turn: number, split = false): Entry => ({
  units,
  sides,
  turn,
  split,
  came: [0, 0, 0, 0, 0],
});

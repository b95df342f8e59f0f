/** A hand-written copy of the state: arrays of numbers are copied whole. */
import type { Aside, Siege, State } from './state.ts';

const each = <T extends object>(items: readonly T[]): T[] => items.map(item => ({ ...item }));

const cloneAside = ({ table, men, parties, ...rest }: Aside): Aside => ({
  ...rest,
  table: cloneTable(table),
  men: each(men),
  parties: parties.map(party => party.slice()),
});

function cloneSiege(siege: Siege): Siege {
  return {
    ...siege,
    events: siege.events.slice(),
    heals: each(siege.heals),
    items: siege.items.map(item => ({ ...item, builders: item.builders.slice() })),
    reliefGear: { ...siege.reliefGear },
    damage: each(siege.damage),
    bombarded: { ...siege.bombarded },
    patrols: siege.patrols.slice(),
    infiltrators: siege.infiltrators.slice(),
    reliefUnits: siege.reliefUnits.slice(),
    outside: siege.outside.slice(),
    outer: siege.outer.slice(),
    parties: siege.parties.map(party => party.slice()),
    aside: siege.aside && cloneAside(siege.aside),
  };
}

function cloneTable(state: Aside['table']): Aside['table'] {
  const { works } = state;
  return {
    ...state,
    horses: each(state.horses),
    carries: each(state.carries),
    prisoners: each(state.prisoners),
    loot: each(state.loot),
    tested: state.tested.map(([enemy, mover]) => [enemy, mover]),
    faced: each(state.faced),
    missed: each(state.missed),
    spare: each(state.spare),
    volley: { ...state.volley, closed: state.volley.closed.slice() },
    charges: state.charges.map(charge => ({ ...charge, path: charge.path.slice(), route: charge.route.slice() })),
    formations: state.formations.map(one => ({ ...one, units: one.units.slice(), past: one.past.slice() })),
    attacks: state.attacks.map(one => ({ ...one, attackers: one.attackers.slice(), defenders: one.defenders.slice() })),
    tasks: state.tasks.map(task => ({ ...task, team: task.team.slice() })),
    covered: each(state.covered),
    works: {
      ...works,
      ruins: works.ruins.slice(),
      torn: works.torn.slice(),
      burnt: works.burnt.slice(),
      flames: each(works.flames),
      naphtha: works.naphtha.map(one => ({ ...one, cells: one.cells.slice() })),
    },
    engines: each(state.engines),
    ladders: state.ladders.map(ladder => ({ ...ladder, bearers: ladder.bearers.slice() })),
    grapnels: each(state.grapnels),
    entries: state.entries.map(entry => ({
      ...entry,
      units: entry.units.slice(),
      sides: entry.sides.slice(),
      came: entry.came.slice(),
    })),
    exits: each(state.exits),
  };
}

export const cloneState = (state: State): State => ({
  ...state,
  ...cloneTable(state),
  cell: state.cell.slice(),
  tail: state.tail.slice(),
  health: state.health.slice(),
  marks: state.marks.slice(),
  side: state.side.slice(),
  ride: state.ride.slice(),
  arrows: state.arrows.slice(),
  fielded: state.fielded.slice(),
  siege: state.siege && cloneSiege(state.siege),
});

/** A small position for a lesson: a few counters of a battle, everything else off the map. */
import { facingNamed, requireCell } from '@carroccio/boards';
import { DISRUPTED, groundOf, grounds, parts, REMOVED, type ScenarioId } from '@carroccio/guelphs/survey';
import type { Patch } from '@carroccio/kernel';

interface Stood {
  /** By the unit's id: its hex and the corner it faces. */
  readonly units: Readonly<Record<string, readonly [hex: string, corner: string]>>;
  /** By the Battaglia's id: the hex of its Capitano. */
  readonly capitani: Readonly<Record<string, string>>;
  readonly active: 0 | 1;
  /** Units on their Disrupted side. */
  readonly disrupted?: readonly string[];
  /** By side: the unit that bears the Standard. */
  readonly standards?: readonly [string | null, string | null];
  /** Battaglie in Reserve. */
  readonly reserve?: readonly string[];
  /** Command Capacities that are not those of the beginning. */
  readonly capacity?: Readonly<Record<string, number>>;
}

/** After so many activations no opening of a scenario is in force any more (gg.S.1.2). */
const OPENINGS_OVER = 3;

const ground = grounds({
  charts: parts.charts.value,
  maps: parts.maps.value,
  armies: parts.armies.value,
  setups: parts.setups.value,
  specials: parts.specials.value,
});

export const namesIn = (scenario: ScenarioId) => {
  const { roster, field } = groundOf(ground, scenario);
  return {
    unit: (id: string): number => known(roster.unitById.get(id), id),
    battaglia: (id: string): number => known(roster.battagliaById.get(id), id),
    hex: (name: string): number => requireCell(field.grid, name),
    facing: (corner: string): number => facingNamed(field.grid, 'corner', corner),
  };
};

function known(index: number | undefined, id: string): number {
  if (index === undefined) throw new Error(`the battle has no "${id}"`);
  return index;
}

export function smallPosition(scenario: ScenarioId, { units, capitani, active, ...more }: Stood): Patch {
  const { disrupted = [], standards = [null, null], reserve = [], capacity = {} } = more;
  const { roster } = groundOf(ground, scenario);
  const name = namesIn(scenario);
  const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });
  const stood = roster.units.map(({ id }) => units[id]);
  return [
    set(
      'cell',
      stood.map(place => (place ? name.hex(place[0]) : REMOVED)),
    ),
    set(
      'facing',
      stood.map(place => (place ? name.facing(place[1]) : 0)),
    ),
    set(
      'capitani',
      roster.battaglie.map(({ id, capitano }) => {
        const hex = capitani[id];
        return {
          cell: hex === undefined ? REMOVED : name.hex(hex),
          capacity: hex === undefined ? 0 : (capacity[id] ?? capitano?.capacity ?? 0),
          adjutant: false,
          reserve: reserve.includes(id),
          moved: false,
          activated: false,
        };
      }),
    ),
    set(
      'marks',
      roster.units.map(({ id }) => (disrupted.includes(id) ? DISRUPTED : 0)),
    ),
    set(
      'standards',
      standards.map(bearer => (bearer === null ? -1 : name.unit(bearer))),
    ),
    set(
      'heroes',
      roster.heroes.map(() => -1),
    ),
    set('active', active),
    set('events/activations', OPENINGS_OVER),
    { op: 'replace', path: '/stack', value: [{ step: 'changeRoles' }, { step: 'basic', optional: false }] },
  ];
}

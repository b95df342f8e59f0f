/** A small position for a lesson: a few men of a scenario at the start of a turn, everybody else away. */
import { directionNamed, neighbour } from '@carroccio/boards';
import { ABSENT, layGrounds, parts, readData } from '@carroccio/guiscard/survey';
import type { Patch } from '@carroccio/kernel';

/** By the man's id: his hex and, for a horseman, the way his horse looks. */
type Stood = Readonly<Record<string, readonly [hex: string, way?: string]>>;

const HALF_TURN = 3;
const NOBODY = -1;

const data = readData(Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value])));
const grounds = layGrounds(data);

function known(index: number | undefined, id: string): number {
  if (index === undefined) throw new Error(`the scenario has no "${id}"`);
  return index;
}

export const namesIn = (scenario: string) => {
  const field = grounds.field(grounds.scenario(scenario));
  return {
    unit: (id: string): number => known(grounds.roster(scenario).byId.get(id), id),
    hex: (name: string): number => known(field.ids.get(name), name),
  };
};

/** The first turn, the first seat's phase. */
export function smallPosition(scenario: string, men: Stood): Patch {
  const { groups } = grounds.scenario(scenario);
  const { grid } = grounds.field(grounds.scenario(scenario));
  const { hex } = namesIn(scenario);
  const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });
  const roster = grounds.roster(scenario).men;
  const stood = roster.map(({ id }) => men[id]);
  return [
    set('turn', 1),
    set(
      'side',
      roster.map(({ group }, unit) => (stood[unit] ? (groups[group]?.side ?? NOBODY) : NOBODY)),
    ),
    set(
      'cell',
      stood.map(place => (place ? hex(place[0]) : ABSENT)),
    ),
    set(
      'tail',
      stood.map(place => {
        if (!place?.[1]) return -1;
        return neighbour(
          grid,
          hex(place[0]),
          (directionNamed(grid, place[1]) + HALF_TURN) % grid.directionNames.length,
        );
      }),
    ),
    {
      op: 'replace',
      path: '/stack',
      value: [{ step: 'turnEnd' }, { step: 'phase', side: 1 }, { step: 'phase', side: 0 }],
    },
  ];
}

/** Who may take part in a scenario, with all that is printed on his counters (gui.1.2). */
import { at } from '@carroccio/kernel';
import type { Character } from './data/characters.ts';
import type { Data } from './data/index.ts';
import type { Scenario } from './data/scenarios.ts';
import type { ScenarioRules } from './scenarios/scenario.ts';
import type { Weapon } from './shape.ts';

export interface Man {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly mounted: readonly number[] | null;
  readonly mountedWounded: readonly number[] | null;
  readonly foot: readonly number[];
  readonly footWounded: readonly number[];
  readonly stunned: number;
  readonly armour: boolean;
  readonly missile: Weapon | null;
  readonly points: { readonly mounted: number | null; readonly foot: number };
  readonly command: boolean;
  readonly hoplite: boolean;
  readonly cataphract: boolean;
  /** Counts, nobles and emirs, of whom an army has few. */
  readonly lord: boolean;
  readonly animal: boolean;
  /** Has no price in this scenario. */
  readonly unpriced: boolean;
  /** The group of the scenario he belongs to, or -1. */
  readonly group: number;
}

export interface Roster {
  readonly men: readonly Man[];
  readonly byId: ReadonlyMap<string, number>;
}

function manOf(character: Character, scenario: Scenario, rules: ScenarioRules): Man {
  const { code } = character;
  return {
    ...character,
    hoplite: code === 'Bih',
    cataphract: code === 'Bch',
    lord: code === 'Ncc' || code === 'Lcc' || code === 'Ace',
    animal: false,
    unpriced: rules.isUnpriced(character.id),
    group: scenario.groups.findIndex(({ characters }) => characters.includes(character.id)),
  };
}

/** gui.1.2i: animals are healthy or dead. */
function sheep({ animals }: Data['characters'], scenario: Scenario): Man[] {
  const count = scenario.sheep.reduce((sum, flock) => sum + flock.count, 0);
  if (count === 0) return [];
  const { values } = at(
    animals.filter(({ id }) => id === 'sheep'),
    0,
  );
  return Array.from({ length: count }, (_, index) => ({
    id: `sheep-${index + 1}`,
    name: 'Sheep',
    code: 'sheep',
    mounted: null,
    mountedWounded: null,
    foot: values,
    footWounded: values,
    stunned: values[1] ?? 0,
    armour: false,
    missile: null,
    points: { mounted: null, foot: 0 },
    command: false,
    hoplite: false,
    cataphract: false,
    lord: false,
    animal: true,
    unpriced: true,
    group: -1,
  }));
}

/** gui.11.6.14, R91: who may seek shelter in a besieged place. */
export const REFUGEES: readonly string[] = ['Lil', 'Sil'];

/** Those of the groups, in their order; then whoever may be bought, or come with an army of relief. */
export function rosterOf(data: Data['characters'], scenario: Scenario, rules: ScenarioRules): Roster {
  const listed = scenario.groups.flatMap(({ characters }) => characters);
  const factions = new Set(
    listed.map(id =>
      at(
        data.characters,
        data.characters.findIndex(one => one.id === id),
      ).code.charAt(0),
    ),
  );
  const others = data.characters.filter(one => !listed.includes(one.id) && rules.mayJoin(one, factions));
  const known = new Map(data.characters.map(character => [character.id, character]));
  const characters = [
    ...listed.map(id => {
      const found = known.get(id);
      if (!found) throw new Error(`no character ${id}`);
      return found;
    }),
    ...others,
  ];
  const men = [...characters.map(character => manOf(character, scenario, rules)), ...sheep(data, scenario)];
  return { men, byId: new Map(men.map(({ id }, index) => [id, index])) };
}

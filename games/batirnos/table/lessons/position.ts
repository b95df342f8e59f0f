/** A small position for a lesson: a few units of a battle, and how the decks lie. */
import { type Data, GONE, grounds, parts, type ScenarioId, SHAKEN } from '@carroccio/batirnos/survey';
import { facingNamed, requireCell } from '@carroccio/boards';
import type { Patch } from '@carroccio/kernel';

interface Stood {
  /** By name: the hex of a unit and the corner it faces. */
  readonly units: Readonly<Record<string, readonly [hex: string, corner: string]>>;
  /** By id: the hex of a general. */
  readonly leaders: Readonly<Record<string, string>>;
  /** By seat. */
  readonly decks: readonly Dealt[];
  /** By name: the strength of a unit that has suffered. */
  readonly strength?: Readonly<Record<string, number>>;
  /** Names of units that are shaken. */
  readonly shaken?: readonly string[];
}

/** The hand, and the cards that come next if chance always takes the first one of the pile. */
interface Dealt {
  readonly hand: readonly number[];
  readonly next: readonly number[];
}

const data: Data = {
  orders: parts.orders.value,
  troops: parts.troops.value,
  generals: parts.generals.value,
  armies: parts.armies.value,
  sectors: parts.sectors.value,
  terrain: parts.terrain.value,
  scenarios: parts.scenarios.value,
};
const ground = grounds(data);

export function namesIn(scenario: ScenarioId) {
  const { roster, field } = ground[scenario];
  const leader = (id: string): number =>
    known(
      roster.leaders.findIndex(({ card }) => data.generals.leaders[card]?.id === id),
      id,
    );
  return {
    unit: (name: string): number =>
      known(
        roster.units.findIndex(unit => unit.name?.en === name),
        name,
      ),
    leader,
    /** By the id of its general. */
    division: (id: string): number =>
      known(
        roster.divisions.findIndex(division => division.leader === leader(id)),
        id,
      ),
    hex: (name: string): number => requireCell(field.grid, name),
    facing: (corner: string): number => facingNamed(field.grid, 'corner', corner),
  };
}

function known(index: number, id: string): number {
  if (index < 0) throw new Error(`the battle has no "${id}"`);
  return index;
}

/** The order cards of a deck that no general has changed (nqsb.2.2.base-deck). */
function baseDeck(): number[] {
  const [first = 1, last = 0] = data.orders.building.base;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });

/** By seat: what is held, and how the deck lies. */
export const cardsDealt = (decks: readonly Dealt[]): Patch =>
  decks.flatMap(({ hand, next }, seat) => [
    set(`cards/${seat}/hand`, [...hand]),
    set(`cards/${seat}/pile`, [...next, ...baseDeck().filter(card => !hand.includes(card) && !next.includes(card))]),
  ]);

/** As if decks and armies had been made ready: the orders of the first turn are given. By side. */
export const battleBegun = (capacity: readonly number[], determination: readonly number[]): Patch => [
  { op: 'replace', path: '/stack', value: [{ step: 'orders' }] },
  set('turn', 1),
  set('capacity', [...capacity]),
  set('determination', [...determination]),
  ...determination.map((start, side) => set(`ledger/${side}/start`, start)),
];

/** The first turn, before orders are given. */
export function smallPosition(
  scenario: ScenarioId,
  { units, leaders, decks, strength = {}, shaken = [] }: Stood,
): Patch {
  const { roster } = ground[scenario];
  const name = namesIn(scenario);
  const stood = roster.units.map(unit => units[unit.name?.en ?? '']);
  return [
    set(
      'troop',
      roster.units.map(({ troop }, unit) => (stood[unit] ? troop : -1)),
    ),
    set(
      'cell',
      stood.map(place => (place ? name.hex(place[0]) : GONE)),
    ),
    set(
      'facing',
      stood.map(place => (place ? name.facing(place[1]) : 0)),
    ),
    ...Object.entries(leaders).map(([id, hex]) => set(`post/${name.leader(id)}`, name.hex(hex))),
    ...Object.entries(strength).map(([unit, left]) => set(`strength/${name.unit(unit)}`, left)),
    ...shaken.map(unit => set(`marks/${name.unit(unit)}`, SHAKEN)),
    ...cardsDealt(decks),
  ];
}

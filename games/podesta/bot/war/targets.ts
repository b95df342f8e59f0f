/** What an army could take: communes worth a siege or a raid, armies worth a battle. */
import { at } from '@carroccio/kernel';
import { isUnrepresented, present } from '../../src/10-office/trust.ts';
import { inForce, truce } from '../../src/24-annales/lasting.ts';
import { expeditionCost, unitsOf } from '../../src/26-armies/army.ts';
import { cheapestTrips, shortestTrips, type Trip } from '../../src/26-armies/movement.ts';
import { townTroops, trebuchetAttack, walls } from '../../src/43-sieges/siege.ts';
import type { Army } from '../../src/state.ts';
import type { Mind } from '../mind.ts';
import { isFoe, rivalry } from '../worth.ts';
import { raidValue } from './raids.ts';
import { chanceAgainst, strengthOf } from './strength.ts';

export interface Target {
  /** The commune to be besieged or raided, or the army to be attacked; -1 the other. */
  commune: number;
  army: number;
  /** The square to march to and what the march costs. */
  cell: number;
  florins: number;
  value: number;
}

/** A point is worth about this much public money. */
const PUBLIC_POINT = 900;
/** Months a siege may take before it is given up. */
const PATIENCE = 3;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** The chance that walls fall to so many shots. */
function breach(mind: Mind, commune: number, hits: number, months: number): number {
  const { table, seat } = mind;
  const { swords, shields } = table.world.data.battlefield.contest;
  const { D, R } = walls(table, commune);
  const attack = trebuchetAttack(table, seat);
  const ways = swords.reduce((sum, spade) => sum + shields.filter(scudi => attack + spade > D + scudi).length, 0);
  const hit = ways / (swords.length * shields.length);
  const shots = table.world.data.battlefield.trebuchet.shots * months;
  const needed = R - hits;
  let misses = 0;
  for (let k = 0; k < needed; k++) misses += choose(shots, k) * hit ** k * (1 - hit) ** (shots - k);
  return 1 - misses;
}

/** What a commune taken by siege brings, rivals' losses included. */
function prize(mind: Mind, commune: number): number {
  const { state, me } = mind;
  const here = present(state, commune);
  const own = here.filter(sestiere => state.face[sestiere] === me.faction).length;
  const gained = here.reduce((sum, sestiere) => {
    if (state.holder[sestiere] === mind.seat) return sum;
    return sum + (state.face[sestiere] === me.faction ? 1 : 0.5);
  }, 0);
  const { podesta, taxed } = at(state.communes, commune);
  const taxes = taxed < state.year ? 2 : at(state.communes, commune).treasury / 2000;
  if (podesta < 0) return 3 + gained + taxes;
  const lost = here.filter(sestiere => state.holder[sestiere] === podesta).length;
  const exile = at(state.players, podesta).home === commune ? 12 : 0;
  return 3 + gained + taxes + rivalry(mind, podesta) * (3 + lost + exile) + 0.1 * own;
}

/** What besieging a commune with these companies is worth. */
export function siegeValue(mind: Mind, commune: number, units: readonly number[], hits: number): number {
  const { table, state, seat, monthsLeft } = mind;
  const { podesta } = at(state.communes, commune);
  if (podesta === seat || (podesta < 0 && !isUnrepresented(state, commune))) return -1;
  if (podesta >= 0 && (!isFoe(mind, podesta) || truce(state, seat, podesta) >= 0)) return -1;
  if (units.length < table.world.data.battlefield.trebuchet.companies) return -1;
  const falls = breach(mind, commune, hits, Math.min(PATIENCE, monthsLeft));
  if (podesta < 0) return falls * prize(mind, commune) - 0.5;
  const strong = [...units].sort((a, b) => strengthOf(mind, [b]) - strengthOf(mind, [a])).slice(0, 6);
  const chance = chanceAgainst(strengthOf(mind, strong), strengthOf(mind, townTroops(table, commune).slice(0, 6)));
  return falls * (chance * prize(mind, commune) - (1 - chance) * 6) - 0.7;
}

/** What attacking an army in the field is worth. */
function attackValue(mind: Mind, army: Army, units: readonly number[]): number {
  const { state, seat } = mind;
  if (!isFoe(mind, army.seat) || truce(state, seat, army.seat) >= 0) return -1;
  const enemies = unitsOf(state, army.id);
  const chance = chanceAgainst(strengthOf(mind, units), strengthOf(mind, enemies));
  const relief = army.siege && at(state.communes, army.siege.commune).podesta === seat ? 5 : 0;
  return (chance * 2 - 1) * (3 + 3 * rivalry(mind, army.seat)) - 1.5 + chance * relief;
}

/** Whether another's army stands on a square: to march there would be to attack it. */
export const isOccupied = ({ state, seat }: Mind, square: number): boolean =>
  state.armies.some(army => army.cell === square && army.seat !== seat);

/** The ways companies can go from a square. */
export const waysFrom = ({ table }: Mind, cell: number, points: number, companies: number): Trip[] => [
  { cell, points: 0, squares: 0 },
  ...(companies >= table.world.data.battlefield.expedition.from
    ? shortestTrips(table, cell, points)
    : cheapestTrips(table, cell, points)),
];

/** Everything worth attacking along these ways with these companies, within what can be paid. */
export function targetsFor(
  mind: Mind,
  units: readonly number[],
  ways: readonly Trip[],
  tally: Pick<Army, 'walked' | 'owed'>,
  funds: number,
): Target[] {
  const { table, state, seat } = mind;
  if (inForce(state, 'noWar', seat)) return [];
  const reached = new Map(ways.map(trip => [trip.cell, trip]));
  const price = (trip: Trip): number => (trip.squares === 0 ? 0 : expeditionCost(table, units, trip.squares, tally));
  const found: Target[] = [];
  const add = (commune: number, army: number, trip: Trip, value: number): void => {
    const florins = price(trip);
    if (florins <= funds)
      found.push({ commune, army, cell: trip.cell, florins, value: value - florins / PUBLIC_POINT });
  };
  table.world.square.forEach((square, commune) => {
    const value = Math.max(siegeValue(mind, commune, units, 0), raidValue(mind, commune, units));
    if (value <= 0) return;
    const [nearest] = at(table.world.around, square)
      .flatMap(cell => reached.get(cell) ?? [])
      .filter(({ cell }) => (table.world.communeAt[cell] ?? -1) < 0 && !isOccupied(mind, cell))
      .sort((a, b) => a.squares - b.squares || a.points - b.points);
    if (nearest) add(commune, -1, nearest, value);
  });
  for (const army of state.armies) {
    const trip = reached.get(army.cell);
    const value = trip && army.seat !== seat ? attackValue(mind, army, units) : -1;
    if (trip && value > 0) add(-1, army.id, trip, value);
  }
  return found.sort((a, b) => b.value - a.value);
}

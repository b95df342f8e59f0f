import { ruleTests } from '@carroccio/kernel/testing';
import { type Data, parts } from '../../src/data/index.ts';
import { batirnos } from '../../src/index.ts';

export const rule = ruleTests(batirnos.rulebook);

export const data: Data = {
  orders: parts.orders.value,
  troops: parts.troops.value,
  generals: parts.generals.value,
  armies: parts.armies.value,
  sectors: parts.sectors.value,
  terrain: parts.terrain.value,
  scenarios: parts.scenarios.value,
};

/** The table a rule carries in the catalogue. */
export const tableOf = (id: string): unknown => batirnos.rulebook.entries.find(entry => entry.id === id)?.table;

/** The rows of a table written out for people, cells parted by bars or, without bars, by spaces. */
export const written = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(line.includes('|') ? /\s*\|\s*/ : /\s+/));

/** A member that must be there. */
export function the<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('not there');
  return value;
}

export const cardNumbered = (number: number) => the(data.orders.cards.find(card => card.number === number));
export const troop = (id: string) => the(data.troops.troops.find(card => card.id === id));
export const leader = (id: string) => the(data.generals.leaders.find(card => card.id === id));

/** The citations of a card: rulebook, public, reconstructed. */
export const origins = (sources: readonly { source: { from: string } }[]): string[] =>
  [...new Set(sources.map(({ source }) => source.from))].sort();

/** The hexes between two, over rows shifted half a hex to the right when even. */
export function distance(one: string, other: string): number {
  const cube = (hex: string): [number, number] => {
    const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
    return [column - (row - (row % 2)) / 2, row];
  };
  const [q, r] = cube(one);
  const [p, s] = cube(other);
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));
}

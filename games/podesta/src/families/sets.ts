/** Sets that a player names freely: how many can be in one, and any of them. What a set allows, its parts allow too. */
import type { Chance } from '@carroccio/kernel';
import { pick } from '@carroccio/kernel';

/** What a set is made of, and whether one more can join those chosen. */
export interface Pool {
  of: readonly number[];
  allows(chosen: readonly number[], one: number): boolean;
}

/** What can join those chosen. */
const open = ({ of, allows }: Pool, chosen: readonly number[]): number[] =>
  of.filter(one => !chosen.includes(one) && allows(chosen, one));

/** The largest set there is. */
export function largest(pool: Pool): number[] {
  const chosen: number[] = [];
  for (const one of pool.of) if (pool.allows(chosen, one)) chosen.push(one);
  return chosen;
}

/** Any set of at least so many, where there is one. */
export function anySet(chance: Chance, pool: Pool, least: number): number[] {
  const size = chance.draw(largest(pool).length - least + 1, least);
  const chosen: number[] = [];
  for (let left = open(pool, chosen); chosen.length < size && left.length > 0; left = open(pool, chosen))
    chosen.push(pick(chance, left));
  return chosen.sort((a, b) => a - b);
}

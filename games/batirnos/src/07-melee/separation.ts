/** Splitting a melee into combats of one unit against one or more (nqsb.7.4.1). */

import { mayFight } from '../10-command/command.ts';
import { adjacent, type Battle, sideOf } from '../battle.ts';
import type { Fight, Melee } from '../shape.ts';
import type { Side } from '../state.ts';

/** Who takes part: attackers, those they attack, those who joined. */
export function participants({ attacks, joined }: Melee): number[] {
  return [...new Set([...attacks.flat(), ...joined])];
}

/** Whether two participants are in contact: beside each other, and one can fight the other. */
export const touching = (b: Battle, one: number, other: number): boolean =>
  sideOf(b, one) !== sideOf(b, other) &&
  adjacent(b, one, other) &&
  (mayFight(b, one, other) || mayFight(b, other, one));

/** A cluster is a set of units connected by contacts. */
export function clustersOf(b: Battle, units: readonly number[]): number[][] {
  const left = new Set(units);
  const clusters: number[][] = [];
  for (const start of units) {
    if (!left.delete(start)) continue;
    const cluster = [start];
    for (const unit of cluster)
      for (const other of [...left]) if (touching(b, unit, other) && left.delete(other)) cluster.push(other);
    if (cluster.length > 1) clusters.push(cluster);
  }
  return clusters;
}

/** The side with more units separates; the active one when they are equal (R40). */
export function separator(b: Battle, cluster: readonly number[], active: Side): Side {
  const own = cluster.filter(unit => sideOf(b, unit) === active).length;
  return own * 2 >= cluster.length ? active : active === 0 ? 1 : 0;
}

/** The next unit to be assigned, and to which enemies it could be; none when all is settled. */
interface Choice {
  unit: number;
  enemies: number[];
}

/** nqsb.7.4.1.steps: units with one opponent first, then the others, then enemies left over. */
export function nextChoice(
  b: Battle,
  cluster: readonly number[],
  side: Side,
  links: readonly number[][],
  attacks: readonly number[][],
): Choice | null {
  const linked = new Set(links.map(([unit = -1]) => unit));
  const contacts = contactsIn(b, cluster);
  const own = cluster.filter(unit => sideOf(b, unit) === side && !linked.has(unit));
  const unit = own.find(one => contacts(one).length === 1) ?? own[0];
  if (unit !== undefined) {
    const all = contacts(unit);
    const open = all.length === 1 ? all : all.filter(enemy => takesAll(b, cluster, side, [...links, [unit, enemy]]));
    // R50: whom a unit attacks is said when it declares, unless that would leave somebody out.
    const named = attacks.find(([attacker]) => attacker === unit)?.[1];
    return { unit, enemies: named !== undefined && open.includes(named) ? [named] : open };
  }
  const met = new Set(links.map(([, enemy = -1]) => enemy));
  for (const enemy of cluster.filter(one => sideOf(b, one) !== side && !linked.has(one) && !met.has(one))) {
    const hosts = hostsOf(contacts(enemy), links);
    if (hosts.length > 0) return { unit: enemy, enemies: hosts };
  }
  return null;
}

const contactsIn =
  (b: Battle, cluster: readonly number[]) =>
  (unit: number): number[] =>
    cluster.filter(other => touching(b, unit, other));

/** R40: a leftover can only join a combat in which one of the separator's units fights alone. */
const hostsOf = (contacts: readonly number[], links: readonly number[][]): number[] =>
  contacts.filter(unit => alone(links, unit));

/** R40: whether the rest can be linked so that every unit of the melee has its combat. */
function takesAll(b: Battle, cluster: readonly number[], side: Side, links: readonly number[][]): boolean {
  const contacts = contactsIn(b, cluster);
  const next = cluster.find(unit => sideOf(b, unit) === side && links.every(([linked]) => linked !== unit));
  if (next !== undefined) return contacts(next).some(enemy => takesAll(b, cluster, side, [...links, [next, enemy]]));
  return cluster.every(
    unit =>
      sideOf(b, unit) === side ||
      links.some(([, enemy]) => enemy === unit) ||
      hostsOf(contacts(unit), links).length > 0,
  );
}

/** Whether no friend shares the enemy this unit was linked to. */
function alone(links: readonly number[][], unit: number): boolean {
  const enemy = links.find(([linked]) => linked === unit)?.[1];
  return enemy !== undefined && links.filter(([, other]) => other === enemy).length === 1;
}

/** The combats that the links make. */
export function fightsFrom(b: Battle, side: Side, links: readonly number[][]): Fight[] {
  const fights: Fight[] = [];
  for (const [unit = -1, enemy = -1] of links) {
    if (sideOf(b, unit) === side) {
      const shared = fights.find(({ one }) => one === enemy);
      if (shared) shared.many.push(unit);
      else fights.push({ one: enemy, many: [unit] });
      continue;
    }
    // A leftover of the smaller side: its host now fights alone against several.
    const index = fights.findIndex(({ one, many }) => one === enemy || many.includes(enemy));
    const fight = fights[index];
    if (!fight) continue;
    fights[index] =
      fight.one === enemy ? { one: enemy, many: [...fight.many, unit] } : { one: enemy, many: [fight.one, unit] };
  }
  return fights;
}

/** Hoplites side by side: ranks, front, flanks, pikes (gui.7.3, R62–R68). */
import { neighbour } from '@carroccio/boards';
import { fightsAcross } from '../03-ground/works.ts';
import { around, type Battle, cellOf, formationOf, isHealthy, isMounted, lives, man, sideOf } from '../battle.ts';
import type { Formation } from '../state.ts';

const step = ({ field }: Battle, cell: number, way: number): number => neighbour(field.grid, cell, ((way % 6) + 6) % 6);
const cellsOfFormation = (b: Battle, { units }: Formation): number[] => units.map(unit => cellOf(b, unit));

/** The hexes in front of a member, towards the enemy. */
const frontOf = (b: Battle, cell: number, front: number): number[] => [step(b, cell, front), step(b, cell, front + 1)];
const backOf = (b: Battle, cell: number, front: number): number[] => [
  step(b, cell, front + 3),
  step(b, cell, front + 4),
];

/** R62: behind a man, and with no wall at his back. */
const followersOf = (b: Battle, cell: number, front: number): number[] =>
  backOf(b, cell, front).filter(next => next >= 0 && fightsAcross(b, cell, next));

/** R62: members with no comrade before them. */
export function frontRank(b: Battle, formation: Formation): number[] {
  const cells = cellsOfFormation(b, formation);
  return formation.units.filter(unit =>
    frontOf(b, cellOf(b, unit), formation.front).every(cell => !cells.includes(cell)),
  );
}

/** Where a pike comes to from a hex: not through walls or stakes. */
const pikesFrom = (b: Battle, cell: number, front: number): number[] =>
  frontOf(b, cell, front).filter(next => next >= 0 && fightsAcross(b, cell, next));

/** gui.7.3.1d: hexes that the pikes of the front rank hold. */
export function pikeHexesOf(b: Battle, formation: Formation): number[] {
  return [...new Set(frontRank(b, formation).flatMap(unit => pikesFrom(b, cellOf(b, unit), formation.front)))];
}

/** R64: ranks behind a member, himself included, at most three. */
export function depthAt(b: Battle, formation: Formation, unit: number): number {
  const cells = cellsOfFormation(b, formation);
  let depth = 1;
  let row = [cellOf(b, unit)];
  while (depth < 3) {
    row = [...new Set(row.flatMap(cell => backOf(b, cell, formation.front)))].filter(cell => cells.includes(cell));
    if (row.length === 0) return depth;
    depth++;
  }
  return depth;
}

type Aspect = 'front' | 'left' | 'right' | 'rear';

/**
 * gui.7.3.1h, gui.7.3.1i, gui.7.3.1j, R62: from which side a hex bears on a member. Before or behind him, but in the row
 * of comrades who stand there, it is on their flank and his.
 */
export function aspectFrom(b: Battle, formation: Formation, unit: number, from: number): Aspect {
  const own = cellOf(b, unit);
  const cells = cellsOfFormation(b, formation);
  const comrade = (turn: number): boolean => cells.includes(step(b, own, formation.front + turn));
  for (let turned = 0; turned < 6; turned++) {
    if (step(b, own, formation.front + turned) !== from) continue;
    if (turned === 0) return comrade(1) ? 'left' : 'front';
    if (turned === 1) return comrade(0) ? 'right' : 'front';
    if (turned === 3) return comrade(4) ? 'right' : 'rear';
    if (turned === 4) return comrade(3) ? 'left' : 'rear';
    return turned === 2 ? 'right' : 'left';
  }
  return 'front';
}

const RANK: readonly Aspect[] = ['front', 'left', 'right', 'rear'];
/** gui.7.3.1k: the least favourable to the formation. */
export const worstAspect = (aspects: readonly Aspect[]): Aspect =>
  RANK.filter(aspect => aspects.includes(aspect)).at(-1) ?? 'front';

/** Hoplites by the hex they stand in. */
type Line = ReadonlyMap<number, number>;
const lineOf = (b: Battle, units: readonly number[]): Line => new Map(units.map(unit => [cellOf(b, unit), unit]));

/** gui.7.3.1a: the hoplites of a side who could stand in a formation. */
const fitHoplites = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((cell, who) =>
    cell >= 0 && sideOf(b, who) === side && man(b, who).hoplite && isHealthy(b, who) && !isMounted(b, who) ? [who] : [],
  );

/** The straight row of a hoplite, without a gap or a wall in it, from its left end. */
function rowThrough(b: Battle, line: Line, unit: number, front: number): number[] {
  const along = (way: number): number[] => {
    const found: number[] = [];
    let from = cellOf(b, unit);
    for (let cell = step(b, from, way); ; cell = step(b, cell, way)) {
      const next = cell >= 0 && fightsAcross(b, from, cell) ? line.get(cell) : undefined;
      if (next === undefined) return found;
      found.push(next);
      from = cell;
    }
  };
  return [...along(front + 5).reverse(), unit, ...along(front + 2)];
}

const LEAST = 3;
const MOST_RANKS = 3;

/** R62: the row of a hoplite as the front rank, and the rows of three directly behind it. */
function ranksThrough(b: Battle, line: Line, unit: number, front: number): number[] {
  let row = rowThrough(b, line, unit, front);
  if (row.length < LEAST) return [];
  const members = [...row];
  for (let rank = 1; rank < MOST_RANKS; rank++) {
    const behind = [...new Set(row.flatMap(one => followersOf(b, cellOf(b, one), front)))]
      .flatMap(cell => line.get(cell) ?? [])
      .sort((one, two) => one - two);
    const touching = lineOf(b, behind);
    row = behind.filter(one => rowThrough(b, touching, one, front).length >= LEAST);
    members.push(...row);
  }
  return members;
}

/** The formation whose front rank a hoplite could stand in, or nobody. */
export const gather = (b: Battle, unit: number, front: number): number[] =>
  ranksThrough(b, lineOf(b, fitHoplites(b, sideOf(b, unit))), unit, front);

/** The largest formation of some hoplites who keep their front. */
function regather(b: Battle, units: readonly number[], front: number): number[] {
  const line = lineOf(b, units);
  let best: number[] = [];
  for (const unit of units) {
    const found = ranksThrough(b, line, unit, front);
    if (found.length > best.length) best = found;
  }
  return best;
}

/** Whether a formation still stands: members healthy, in rows of three, one behind the other (gui.7.3.1c, R62, R68). */
export function holds(b: Battle, { units, front }: Formation): boolean {
  if (units.length < LEAST || units.some(unit => !lives(b, unit) || !isHealthy(b, unit))) return false;
  return regather(b, units, front).length === units.length;
}

/** Whether a wall, stakes or cloth stand between two who are next to each other. */
const isParted = (b: Battle, formation: Formation): boolean => {
  const cells = cellsOfFormation(b, formation);
  return cells.some(cell => around(b, cell).some(next => cells.includes(next) && !fightsAcross(b, cell, next)));
};
/** R65: whether they still stand in their ranks where they have come to: only walls and the like can part them. */
export const keepsRanks = (b: Battle, formation: Formation): boolean => !isParted(b, formation) || holds(b, formation);

/** gui.7.3.2a: two ranks on a front of three. */
export const mayFoulkon = (b: Battle, formation: Formation): boolean =>
  frontRank(b, formation).length >= 3 &&
  frontRank(b, formation).some(unit => depthAt(b, formation, unit) >= 2) &&
  formation.units.length >= 6;

/** gui.7.3.1c, R68: who is hurt or swept away leaves; what is left reorganises or dissolves. */
export function mend(b: Battle): Formation[] {
  const lost: Formation[] = [];
  b.state.formations = b.state.formations.filter(formation => {
    if (holds(b, formation)) return true;
    const fit = formation.units.filter(unit => lives(b, unit) && isHealthy(b, unit));
    const best = regather(b, fit, formation.front);
    if (best.length > 0) {
      formation.units = best;
      formation.foulkon &&= mayFoulkon(b, formation);
      return true;
    }
    lost.push(formation);
    return false;
  });
  return lost;
}

/** R63: enemies a hoplite of the front rank can reach with his pike: in the pike hex or directly beyond it. */
export function pikeReach(b: Battle, unit: number): number[] {
  const formation = formationOf(b, unit);
  if (!formation || !frontRank(b, formation).includes(unit)) return [];
  const pikes = pikesFrom(b, cellOf(b, unit), formation.front);
  return [...new Set(pikes.flatMap(cell => pikesFrom(b, cell, formation.front)))];
}

/** R63: where the pikes of a man of the front rank are attacked from: beside his pike hexes, not among pikes nor on a flank. */
export function pikeApproaches(b: Battle, formation: Formation, unit: number): number[] {
  const own = cellsOfFormation(b, formation);
  const held = pikeHexesOf(b, formation);
  const flanks = own.flatMap(cell => [step(b, cell, formation.front + 2), step(b, cell, formation.front + 5)]);
  const near = pikesFrom(b, cellOf(b, unit), formation.front).flatMap(cell =>
    around(b, cell).filter(next => fightsAcross(b, cell, next)),
  );
  return [...new Set(near)].filter(cell => !own.includes(cell) && !held.includes(cell) && !flanks.includes(cell));
}

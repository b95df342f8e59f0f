/** Hoplites side by side: ranks, front, flanks, pikes (gui.7.3, R62–R68). */
import { neighbour } from '@carroccio/boards';
import { type Battle, cellOf, formationOf, isHealthy, isMounted, lives, man, sideOf } from './battle.ts';
import type { Formation } from './state.ts';

const step = ({ field }: Battle, cell: number, way: number): number => neighbour(field.grid, cell, ((way % 6) + 6) % 6);
const cellsOfFormation = (b: Battle, { units }: Formation): number[] => units.map(unit => cellOf(b, unit));

/** The hexes in front of a member, towards the enemy. */
const frontOf = (b: Battle, cell: number, front: number): number[] => [step(b, cell, front), step(b, cell, front + 1)];
const backOf = (b: Battle, cell: number, front: number): number[] => [
  step(b, cell, front + 3),
  step(b, cell, front + 4),
];

/** R62: members with no comrade before them. */
export function frontRank(b: Battle, formation: Formation): number[] {
  const cells = cellsOfFormation(b, formation);
  return formation.units.filter(unit =>
    frontOf(b, cellOf(b, unit), formation.front).every(cell => !cells.includes(cell)),
  );
}

/** gui.7.3.1d: hexes that the pikes of the front rank hold. */
export function pikeHexesOf(b: Battle, formation: Formation): number[] {
  if (formation.foulkon) return [];
  return [...new Set(frontRank(b, formation).flatMap(unit => frontOf(b, cellOf(b, unit), formation.front)))].filter(
    cell => cell >= 0,
  );
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

/** gui.7.3.1h, gui.7.3.1i, gui.7.3.1j: from which side a hex bears on a member. */
export function aspectFrom(b: Battle, formation: Formation, unit: number, from: number): Aspect {
  const own = cellOf(b, unit);
  for (let way = 0; way < 6; way++) {
    if (step(b, own, way) !== from) continue;
    const turned = (way - formation.front + 6) % 6;
    if (turned <= 1) return 'front';
    if (turned === 2) return 'right';
    return turned === 5 ? 'left' : 'rear';
  }
  return 'front';
}

const RANK: readonly Aspect[] = ['front', 'left', 'right', 'rear'];
/** gui.7.3.1k: the least favourable to the formation. */
export const worstAspect = (aspects: readonly Aspect[]): Aspect =>
  RANK.filter(aspect => aspects.includes(aspect)).at(-1) ?? 'front';

/** Straight rows of three or more around a hoplite that could be a front rank (gui.7.3.1a). */
function rowThrough(b: Battle, unit: number, front: number): number[] {
  const side = sideOf(b, unit);
  const hoplite = (cell: number): number =>
    b.state.cell.findIndex(
      (there, who) =>
        there === cell &&
        cell >= 0 &&
        sideOf(b, who) === side &&
        man(b, who).hoplite &&
        isHealthy(b, who) &&
        !isMounted(b, who),
    );
  const along = (way: number): number[] => {
    const found: number[] = [];
    for (let cell = step(b, cellOf(b, unit), way); ; cell = step(b, cell, way)) {
      const next = cell < 0 ? -1 : hoplite(cell);
      if (next < 0) return found;
      found.push(next);
    }
  };
  return [...along(front + 5).reverse(), unit, ...along(front + 2)];
}

/** R62: the front rank and the rows of three directly behind it. */
export function gather(b: Battle, unit: number, front: number): number[] {
  const members = rowThrough(b, unit, front);
  if (members.length < 3) return [];
  let row = members;
  for (let rank = 1; rank < 3; rank++) {
    const behind = new Set(row.flatMap(one => backOf(b, cellOf(b, one), front)));
    const next = b.state.cell.flatMap((cell, who) =>
      behind.has(cell) &&
      !members.includes(who) &&
      man(b, who).hoplite &&
      isHealthy(b, who) &&
      sideOf(b, who) === sideOf(b, unit)
        ? [who]
        : [],
    );
    if (next.length < 3) break;
    members.push(...next);
    row = next;
  }
  return members;
}

/** Whether a formation still stands: members healthy, together, a front of three (gui.7.3.1c, R68). */
export function holds(b: Battle, formation: Formation): boolean {
  const { units } = formation;
  if (units.length < 3 || units.some(unit => !lives(b, unit) || !isHealthy(b, unit))) return false;
  const rank = frontRank(b, formation);
  return (
    rank.length >= 3 &&
    rank.some(unit => rowThrough(b, unit, formation.front).filter(one => rank.includes(one)).length >= 3)
  );
}

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
    const best = fit
      .map(unit => gather(b, unit, formation.front).filter(one => fit.includes(one)))
      .sort((one, two) => two.length - one.length)[0];
    if (best && best.length >= 3) {
      formation.units = best;
      if (holds(b, formation)) {
        formation.foulkon &&= mayFoulkon(b, formation);
        return true;
      }
    }
    lost.push(formation);
    return false;
  });
  return lost;
}

/** R63: enemies a hoplite of the front rank can reach with his pike: in the pike hex or directly beyond it. */
export function pikeReach(b: Battle, unit: number): number[] {
  const formation = formationOf(b, unit);
  if (!formation || formation.foulkon || !frontRank(b, formation).includes(unit)) return [];
  const pikes = frontOf(b, cellOf(b, unit), formation.front).filter(cell => cell >= 0);
  return [...new Set(pikes.flatMap(cell => frontOf(b, cell, formation.front)))].filter(cell => cell >= 0);
}

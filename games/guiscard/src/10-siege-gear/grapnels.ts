/** Grapnels: thrown, climbed, cut, pulled (gui.10.6). */
import { neighbour, sideBetween } from '@carroccio/boards';
import { barrierAt, terrainAt } from '../03-ground/works.ts';
import { bodyCost, hexCost } from '../04-movement/movement.ts';
import {
  around,
  type Battle,
  cellOf,
  hexesBetween,
  isAble,
  isMounted,
  isWounded,
  man,
  marked,
  menOf,
} from '../battle.ts';
import { PALISADE, PALISADE_HEX, PLATFORM, WALL } from '../field.ts';
import { BUSY, FIRED, type Grapnel, MOVED } from '../state.ts';

/** gui.10.6.1a: walls of buildings and palisades can be climbed, the tower cannot. */
const CLIMBED = [PALISADE, WALL];

/** Thrown over a wall, not carried nor lying about. */
export const isHooked = ({ gone, to }: Grapnel): boolean => !gone && to >= 0;

/** The hooked rope that hangs from one hex into another, or -1. */
export const ropeBetween = ({ state }: Battle, from: number, to: number): number =>
  state.grapnels.findIndex(({ gone, cell, to: behind }) => !gone && cell === to && behind === from);

/** gui.10.6.1b: walls next to the bearer over which his grapnel may go. */
export function throwsOf(b: Battle, { bearer, cell, gone }: Grapnel): number[] {
  if (gone || bearer < 0 || cell >= 0 || !isAble(b, bearer) || isMounted(b, bearer)) return [];
  if (man(b, bearer).armour || marked(b, bearer, MOVED | BUSY)) return [];
  const here = cellOf(b, bearer);
  return around(b, here).filter(
    to => CLIMBED.includes(barrierAt(b, sideBetween(b.field.grid, here, to))) && hexCost(b, to, false) >= 0,
  );
}

/** gui.10.6.1d: crossing the top costs 2 more where there is a parapet; R79: a palisade is one level. */
const parapet = (b: Battle, { to }: Grapnel): number => (b.field.noParapet.has(b.field.area[to] ?? -1) ? 0 : 2);
export const CLIMB_UP = 8;
export const CLIMB_DOWN = 4;

/** gui.10.6.1c, R140: behind the wall of a building lies a roof, a level above the rooms; behind a palisade the works. */
export const leadsToRoof = (b: Battle, { to, roof }: Grapnel): boolean =>
  !roof && ![PLATFORM, PALISADE_HEX].includes(terrainAt(b, to));
/** The next stage costs the parapet, or the way down from the roof, and what lies where he comes down (gui.4.2.2a). */
export const overTheTop = (b: Battle, grapnel: Grapnel): number =>
  (grapnel.roof ? CLIMB_DOWN : parapet(b, grapnel)) + (leadsToRoof(b, grapnel) ? 0 : bodyCost(b, grapnel.to));
/** The rope a man has climbed, or whose roof he stands on. */
export const climbedBy = ({ state }: Battle, unit: number): Grapnel | undefined =>
  state.grapnels.find(({ climber, gone }) => !gone && climber === unit);

/** gui.10.6.5a: teams of four in two ranks, in adjacent hexes, the nearest at least a hex from the palisade. */
function teamsAmong(b: Battle, grapnel: Grapnel, men: readonly number[]): number[][] {
  if (!isHooked(grapnel) || grapnel.climber >= 0) return [];
  // gui.9.2.2b: a platform does not give way to a grapnel.
  if (terrainAt(b, grapnel.to) !== PALISADE_HEX) return [];
  const near = men.filter(unit => {
    const cell = cellOf(b, unit);
    if (cell < 0 || !isAble(b, unit) || isMounted(b, unit)) return false;
    return hexesBetween(b, cell, grapnel.cell) <= 3 && hexesBetween(b, cell, grapnel.to) >= 2;
  });
  // Two ranks of two are a lozenge of hexes, whichever way they face; one of the four is at the rope.
  const teams = near.flatMap(first =>
    [0, 1, 2, 3, 4, 5].flatMap(way => {
      const at = (cell: number, turn: number): number => neighbour(b.field.grid, cell, (way + turn) % 6);
      const here = cellOf(b, first);
      const cells = [here, at(here, 0), at(here, 1), at(at(here, 0), 1)];
      const team = cells.map(cell => near.find(unit => cellOf(b, unit) === cell) ?? -1);
      const holdsRope = () => team.some(unit => hexesBetween(b, cellOf(b, unit), grapnel.cell) <= 1);
      return team.every(unit => unit >= 0) && holdsRope() ? [team] : [];
    }),
  );
  // gui.10.6.5b: two wounded among them cannot pull.
  return teams.filter(team => hurtAmong(b, team) < 2);
}
export const hurtAmong = (b: Battle, team: readonly number[]): number => team.filter(unit => isWounded(b, unit)).length;

/** The fittest four who are free to pull. */
export function pullersOf(b: Battle, grapnel: Grapnel): number[] {
  const free = menOf(b, grapnel.side).filter(unit => !marked(b, unit, MOVED | BUSY | FIRED));
  const [fittest] = teamsAmong(b, grapnel, free).sort((one, two) => hurtAmong(b, one) - hurtAmong(b, two));
  return fittest ?? [];
}

/** gui.10.6.5b: whether these four still can: none of them down or out of his rank. */
export const canPull = (b: Battle, grapnel: Grapnel, team: readonly number[]): boolean =>
  teamsAmong(b, grapnel, team).length > 0;

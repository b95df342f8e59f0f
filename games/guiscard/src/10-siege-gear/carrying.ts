/** Who carries a stone thrower, and where they can take it (gui.10.4.2). */
import { directionTo, spread } from '@carroccio/boards';
import { countHex } from '../03-ground/going.ts';
import { barrierBetween, terrainAt } from '../03-ground/works.ts';
import { pikesBar, place, stepCost } from '../04-movement/movement.ts';
import {
  around,
  type Battle,
  cellOf,
  enemyAt,
  hexesBetween,
  isAble,
  isMounted,
  isOccupied,
  marked,
  menOf,
  sideOf,
} from '../battle.ts';
import { DEEP, WINDOW } from '../field.ts';
import { BUSY, type Engine, FIRED, MOVED } from '../state.ts';

/** Where an engine lies. */
interface Spot {
  head: number;
  tail: number;
}

const gap = (b: Battle, cell: number, { head, tail }: Spot): number =>
  Math.min(hexesBetween(b, cell, head), hexesBetween(b, cell, tail));
const isBeside = (b: Battle, unit: number, spot: Spot): boolean => gap(b, cellOf(b, unit), spot) === 1;

/** Men around a stone thrower who have done nothing else. */
function portersOf(b: Battle, engine: Engine): number[] {
  if (engine.gone || engine.kind !== 'stoneThrower' || engine.head < 0) return [];
  return menOf(b, engine.side).filter(
    unit =>
      isAble(b, unit) && !isMounted(b, unit) && !marked(b, unit, MOVED | FIRED | BUSY) && isBeside(b, unit, engine),
  );
}

/** Teams of four, these men among them, who can take it somewhere. */
export const carriersOf = (b: Battle, engine: Engine, picked: readonly number[] = []): number[][] =>
  teams(
    portersOf(b, engine).filter(unit => !picked.includes(unit)),
    b.charts.engines.stoneThrower.carriers - picked.length,
  )
    .map(others => [...picked, ...others])
    .filter(team => engineWays(b, engine, team).length > 0);
const teams = (men: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : men.flatMap((unit, index) => teams(men.slice(index + 1), size - 1).map(others => [unit, ...others]));

/** Where an engine may be carried next: either end leads over ground and hexsides its bearers could walk over. */
export function engineWays(b: Battle, { head, tail }: Engine, bearers: readonly number[]): Spot[] {
  const open = (from: number) => (to: number) =>
    to !== head &&
    to !== tail &&
    !isOccupied(b, to) &&
    terrainAt(b, to) !== DEEP &&
    barrierBetween(b, from, to) !== WINDOW &&
    bearers.every(unit => stepCost(b, unit, from, to, false) >= 0 && !pikesBar(b, unit, to));
  return [
    ...around(b, head)
      .filter(open(head))
      .map(to => ({ head: to, tail: head })),
    ...around(b, tail)
      .filter(open(tail))
      .map(to => ({ head: tail, tail: to })),
  ];
}

/** The bearers go with it: whoever is not beside it any more walks as near as he can. */
export function carryTo(b: Battle, engine: Engine, { head, tail }: Spot, bearers: readonly number[]): void {
  Object.assign(engine, { head, tail, arrow: directionTo(b.field.grid, tail, head) });
  for (const unit of bearers) {
    if (isBeside(b, unit, engine)) continue;
    const [nearest = cellOf(b, unit)] = walks(b, unit).sort((one, two) => gap(b, one, engine) - gap(b, two, engine));
    if (nearest === cellOf(b, unit)) continue;
    place(b, unit, nearest);
    countHex(b, unit);
  }
}

/** Free hexes a bearer reaches on foot, his own first, no further away than an engine is carried in a turn. */
function walks(b: Battle, unit: number): number[] {
  const { nodes } = spread({
    size: b.field.grid.cellCount,
    from: cellOf(b, unit),
    most: b.charts.engines.stoneThrower.carried,
    steps(from, spent, go, known) {
      for (const to of around(b, from))
        if (known(to) > spent + 1 && enemyAt(b, to, sideOf(b, unit)) < 0 && stepCost(b, unit, from, to, false) >= 0)
          go(to, 1);
    },
  });
  return nodes.filter(cell => !isOccupied(b, cell, unit));
}

/** Whether they can carry it on: a man down or driven off leaves it where it is. */
export const isHeld = (b: Battle, engine: Engine, bearers: readonly number[]): boolean =>
  bearers.every(unit => isAble(b, unit) && gap(b, cellOf(b, unit), engine) <= b.charts.engines.stoneThrower.carried);

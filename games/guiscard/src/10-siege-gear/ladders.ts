/** Siege ladders: carried, raised, climbed, thrown down (gui.10.1), and the leap from the top (gui.9.2.1, gui.9.2.2). */
import { directionTo, neighbour } from '@carroccio/boards';
import type { Flow } from '@carroccio/kernel';
import { countHex } from '../03-ground/going.ts';
import { barrierBetween, engineAt, isBurning, terrainAt } from '../03-ground/works.ts';
import { bodyCost, hexCost, isPassable, pikesBar, place, stepCost } from '../04-movement/movement.ts';
import { bearsLadder, isPerched } from '../06-combat/contact.ts';
import { type Frames, harm, letBridlesGo } from '../06-combat/harm.ts';
import {
  around,
  type Battle,
  cellOf,
  enemyAt,
  hasManInHand,
  hexesBetween,
  isAble,
  isMounted,
  isOccupied,
  man,
  marked,
  menOf,
  sideOf,
} from '../battle.ts';
import { DEEP, PALISADE, PALISADE_HEX, PLATFORM } from '../field.ts';
import type { Guiscard } from '../shape.ts';
import { ATTACKED, BUSY, FIRED, type Ladder, MOVED } from '../state.ts';

const STAKES = [PALISADE_HEX, PLATFORM];
export const LADDER_COST = 3;
const TOP_COST = 4;

export const leapRule = (b: Battle, to: number): string =>
  terrainAt(b, to) === PLATFORM ? 'gui.9.2.2a' : 'gui.9.2.1b';
export const leapModifier = (b: Battle, unit: number): number => (man(b, unit).armour ? 1 : 0);

/** gui.9.2.1b, gui.9.2.2a: a die for the leap, one more in armour; a platform is kinder. */
export function landBehind(b: Battle, flow: Flow<Guiscard>, unit: number, to: number): Frames {
  const platform = terrainAt(b, to) === PLATFORM;
  const rule = leapRule(b, to);
  for (const ladder of b.state.ladders) if (ladder.climber === unit) ladder.climber = -1;
  place(b, unit, to);
  letBridlesGo(b, flow, unit);
  const [die = 0] = flow.roll({ rule, why: 'jump', sides: 6, seat: sideOf(b, unit) });
  const ok = die + leapModifier(b, unit) < (platform ? 6 : 5);
  flow.emit({ type: 'vaulted', rule, unit, to, ok });
  return ok ? [] : harm(b, flow, unit, 'wounded', 'fall', rule);
}

const isFreeHand = (b: Battle, unit: number, side: number): boolean =>
  sideOf(b, unit) === side &&
  isAble(b, unit) &&
  !isMounted(b, unit) &&
  !marked(b, unit, MOVED | FIRED | BUSY | ATTACKED) &&
  !hasManInHand(b, unit);

/** gui.10.1.2d: the hexes at which an enemy keeps a ladder from being taken up: both it lies in, or its foot. */
export const ladderFoot = ({ cell, other }: Ladder): number[] => [cell, other].filter(hex => hex >= 0);

/** gui.10.1.2a, gui.10.1.2d, R148: pairs who can lift a ladder, where it lies or down from the stakes it leans on. */
export function bearersFor(b: Battle, ladder: Ladder, side: number): [number, number][] {
  if (ladder.gone || ladder.cell < 0 || ladder.climber >= 0) return [];
  const at = (cell: number): number =>
    b.state.cell.findIndex((there, unit) => there === cell && isFreeHand(b, unit, side));
  if (ladderFoot(ladder).some(cell => around(b, cell).some(next => enemyAt(b, next, side) >= 0))) return [];
  const one = at(ladder.cell);
  if (one < 0) return [];
  const others =
    ladder.direction < 0
      ? [ladder.other]
      : around(b, ladder.cell).filter(cell => stepCost(b, one, ladder.cell, cell, false) >= 0);
  return others
    .map(at)
    .filter(two => two >= 0)
    .map((two): [number, number] => [one, two]);
}

/** gui.10.1.2a: the ladder lies on their shoulders, in the hexes of both. */
export function shoulder(b: Battle, ladder: Ladder, unit: number, mate: number): void {
  Object.assign(ladder, { cell: cellOf(b, unit), other: cellOf(b, mate), direction: -1, bearers: [unit, mate] });
}

/** R74: each step like a horse's without surcharge: either end leads, the other follows. */
export function partySteps(b: Battle, ladder: Ladder, mp: number): { cell: number; other: number; cost: number }[] {
  const [first = -1, second = -1] = ladder.bearers;
  const ends: [number, number][] = [
    [ladder.cell, first],
    [ladder.other, second],
  ];
  return ends.flatMap(([end, unit]) =>
    around(b, end)
      .filter(to => to !== ladder.cell && to !== ladder.other && !isOccupied(b, to) && !pikesBar(b, unit, to))
      .map(to => ({ cell: to, other: end, cost: stepCost(b, unit, end, to, false) }))
      .filter(({ cost }) => cost >= 0 && cost <= mp),
  );
}

/** Both bearers go with the ladder: whoever leads, and whoever follows into the hex left. */
export function carryTo(b: Battle, ladder: Ladder, cell: number, other: number): void {
  const [first = -1, second = -1] = ladder.bearers;
  const leader = other === ladder.cell ? first : second;
  const follower = leader === first ? second : first;
  place(b, leader, cell);
  place(b, follower, other);
  countHex(b, leader);
  countHex(b, follower);
  ladder.cell = cell;
  ladder.other = other;
  ladder.bearers = [leader, follower];
}

/** gui.10.1.2c, gui.10.1.1b: palisade hexes, never the tower, against which a ladder in this hex can lean. */
export const leanings = (b: Battle, cell: number): number[] =>
  around(b, cell)
    .filter(next => barrierBetween(b, cell, next) === PALISADE && STAKES.includes(terrainAt(b, next)))
    .map(next => directionTo(b.field.grid, cell, next));

/** gui.10.1.4, gui.10.1.4b: men next to an empty ladder, be anybody at its foot, who could help to shift or turn it. */
export const ladderHands = (b: Battle, ladder: Ladder, side: number): number[] =>
  ladder.gone || ladder.direction < 0 || ladder.climber >= 0
    ? []
    : menOf(b, side).filter(
        unit =>
          hexesBetween(b, cellOf(b, unit), ladder.cell) === 1 &&
          isAble(b, unit) &&
          !isMounted(b, unit) &&
          !isPerched(b, unit) &&
          !bearsLadder(b, unit) &&
          !marked(b, unit, BUSY) &&
          !hasManInHand(b, unit),
      );

export function settings(b: Battle, ladder: Ladder): { cell: number; direction: number }[] {
  const cells = [ladder.cell, ...around(b, ladder.cell).filter(cell => holdsFoot(b, cell) && !isOccupied(b, cell))];
  return cells
    .flatMap(cell => leanings(b, cell).map(direction => ({ cell, direction })))
    .filter(({ cell, direction }) => cell !== ladder.cell || direction !== ladder.direction);
}
/** Ground on which a ladder can be set up, whoever is to climb it. */
const holdsFoot = (b: Battle, cell: number): boolean =>
  b.field.closed[cell] === 0 &&
  hexCost(b, cell, false) >= 0 &&
  terrainAt(b, cell) !== DEEP &&
  !isBurning(b, cell) &&
  engineAt(b, cell) < 0;

/** gui.10.1.3: the ladder he stands at the foot of, free to climb. */
export const ladderHere = (b: Battle, unit: number): number =>
  b.state.ladders.findIndex(
    ({ gone, direction, cell, climber }) => !gone && direction >= 0 && climber < 0 && cell === cellOf(b, unit),
  );
export const ladderUnder = ({ state }: Battle, unit: number): number =>
  state.ladders.findIndex(({ gone, climber }) => !gone && climber === unit);

/** The hex behind the palisade; -1 for whoever is on no ladder. */
export function behindLadder(b: Battle, unit: number): number {
  const ladder = b.state.ladders[ladderUnder(b, unit)];
  return ladder ? neighbour(b.field.grid, ladder.cell, ladder.direction) : -1;
}

/** gui.10.1.3b, gui.4.2.2a: over the top, onto whatever lies behind. */
export const vaultCost = (b: Battle, to: number): number => TOP_COST + bodyCost(b, to);

/** gui.10.1.6c: hexes beside that of the ladder into which a man may fall, platforms apart; its own where there is none. */
export function tumbleCells(b: Battle, unit: number, cell: number): number[] {
  const beside = around(b, cell).filter(
    to => terrainAt(b, to) !== PLATFORM && isPassable(b, unit, to, false) && stepCost(b, unit, cell, to, false) >= 0,
  );
  return beside.length > 0 ? beside : [cell];
}

/** gui.10.1.6b: where the other half of a fallen ladder may lie. */
export const fallenHalves = (b: Battle, ladder: Ladder): number[] =>
  around(b, ladder.cell).filter(cell => barrierBetween(b, ladder.cell, cell) !== PALISADE);

/** The ground as it is now: gate, ruins, torn cloth, what has burnt (gui.9.2, gui.10.2.6, gui.11.3.3). */
import { sideBetween } from '@carroccio/boards';
import type { Battle } from '../battle.ts';
import {
  CASTLE_STAIR,
  CLEAR,
  CLOTH,
  DECK,
  DOOR,
  ENTRANCE,
  GATE_HEX,
  GATE_SIDE,
  LOW_WALL,
  OPEN,
  PALISADE,
  PALISADE_HEX,
  PLATFORM,
  PLATFORM_EDGE,
  RUIN,
  sideCells,
  TENT,
  TENT_OPENING,
  TOWER,
  TOWER_DOOR,
  TOWER_WALL,
  WALL,
  WARD,
  WINDOW,
} from '../field.ts';

const isRuin = ({ state }: Battle, cell: number): boolean =>
  state.works.ruins.length > 0 && state.works.ruins.includes(cell);
const isBurnt = ({ state }: Battle, cell: number): boolean =>
  state.works.burnt.length > 0 && state.works.burnt.includes(cell);

export function terrainAt(b: Battle, cell: number): number {
  const code = b.field.terrain[cell] ?? CLEAR;
  // gui.10.2.6a: what has burnt leaves the ground it stood on.
  if ((code === TENT || code === DECK) && isBurnt(b, cell)) return b.field.base[cell] ?? CLEAR;
  // R118: where a wooden stair has burnt there is the courtyard.
  if (code === CASTLE_STAIR && isBurnt(b, cell)) return WARD;
  // R118: a platform that falls leaves a fallen palisade; so does a palisade hex.
  if ((code === PLATFORM || code === PALISADE_HEX) && isRuin(b, cell)) return PALISADE_HEX;
  return code;
}

export const levelAt = (b: Battle, cell: number): number => {
  const level = b.field.level[cell] ?? 0;
  return b.field.terrain[cell] === PLATFORM && isRuin(b, cell) ? level - 1 : level;
};

export const isFallen = (b: Battle, cell: number): boolean => isRuin(b, cell);
export const isBurning = ({ state }: Battle, cell: number): boolean =>
  state.works.flames.length + state.works.naphtha.length > 0 &&
  (state.works.flames.some(flame => flame.cell === cell) || isGreekFire({ state }, cell));
/** gui.10.2.3c: naphtha alight, with whatever else burns in it. */
export const isGreekFire = ({ state }: Pick<Battle, 'state'>, cell: number): boolean =>
  state.works.naphtha.some(({ lit, cells }) => lit && cells.includes(cell));
export const engineAt = ({ state }: Battle, cell: number): number =>
  state.engines.length === 0
    ? -1
    : state.engines.findIndex(({ head, tail, gone }) => !gone && (head === cell || tail === cell));

const MASONRY = [WALL, TOWER_WALL];

/** What stands on a hexside now. */
export function barrierAt(b: Battle, side: number): number {
  const code = b.field.barrier[side] ?? OPEN;
  const { works } = b.state;
  if (code === OPEN) return works.burnt.length > 0 && hasLostStair(b, side) ? PLATFORM_EDGE : OPEN;
  if (code === GATE_SIDE) return GATE_SIDE;
  if (code === CLOTH) {
    if (works.torn.includes(side)) return TENT_OPENING;
    return sideCells(b.field.grid, side).some(cell => b.field.terrain[cell] === TENT && isBurnt(b, cell))
      ? OPEN
      : CLOTH;
  }
  if (works.ruins.length === 0) return code;
  // gui.9.2.1d, R121: the sides of a fallen hex may be passed.
  if (
    (code === PALISADE || MASONRY.includes(code)) &&
    sideCells(b.field.grid, side).some(cell => isWorkOf(b, cell, code))
  )
    return RUIN;
  if (
    code === PLATFORM_EDGE &&
    sideCells(b.field.grid, side).some(cell => b.field.terrain[cell] === PLATFORM && isRuin(b, cell))
  )
    return OPEN;
  return code;
}

/** R118: the side by which a stair that has burnt led up to a platform that stands. */
function hasLostStair(b: Battle, side: number): boolean {
  const cells = sideCells(b.field.grid, side);
  return cells.some(
    stair =>
      isBurnt(b, stair) && cells.some(cell => b.field.stairs.get(stair)?.includes(cell) === true && !isRuin(b, cell)),
  );
}

/** Whether a fallen hex is the one the wall belonged to. */
function isWorkOf(b: Battle, cell: number, code: number): boolean {
  if (!isRuin(b, cell)) return false;
  const terrain = b.field.terrain[cell];
  if (code === TOWER_WALL) return terrain === TOWER;
  if (code === WALL) return true;
  return terrain === PALISADE_HEX || terrain === PLATFORM || terrain === GATE_HEX;
}

export const barrierBetween = (b: Battle, from: number, to: number): number => {
  const side = sideBetween(b.field.grid, from, to);
  return side < 0 ? OPEN : barrierAt(b, side);
};

const FOUGHT_OVER = [OPEN, WINDOW, DOOR, ENTRANCE, LOW_WALL, TENT_OPENING, TOWER_DOOR, RUIN];
/** gui.6.7, gui.8.5, gui.8.5.2a, R36: whether a blow, or a pike, goes from a hex to the next; not through cloth. */
export function fightsAcross(b: Battle, from: number, to: number): boolean {
  const side = sideBetween(b.field.grid, from, to);
  if (side < 0) return false;
  const code = barrierAt(b, side);
  return code === GATE_SIDE ? b.state.works.gate !== 'closed' : FOUGHT_OVER.includes(code);
}

export const isWood = (b: Battle, cell: number): boolean => {
  const code = b.field.terrain[cell];
  if (code === TENT || code === DECK) return !isBurnt(b, cell);
  if (code === PALISADE_HEX || code === PLATFORM) return !isRuin(b, cell);
  if (code === GATE_HEX) return b.state.works.gate !== 'destroyed';
  // R129: stairs to the platforms are wooden; the stair of the tower is not.
  return code === CASTLE_STAIR && b.field.stairs.has(cell) && !isBurnt(b, cell);
};

const CASTLE = [PALISADE_HEX, PLATFORM, WARD, CASTLE_STAIR, GATE_HEX, TOWER];
export const inCastle = ({ field }: Battle, cell: number): boolean => CASTLE.includes(field.terrain[cell] ?? CLEAR);
export const inTower = ({ field }: Battle, cell: number): boolean => field.terrain[cell] === TOWER;
export const areaKind = ({ field }: Battle, cell: number): string => field.areas[field.area[cell] ?? -1]?.kind ?? '';

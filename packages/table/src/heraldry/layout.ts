/** Where things stand on a surface that bears arms. */
import type { Charge, Place } from './blazon.ts';

export interface Surface {
  width: number;
  height: number;
  outline: string;
  /** The heart of the arms: on a shield, higher than the middle, for it narrows below. */
  heart: readonly [x: number, y: number];
  /** The middle of the dexter chief. */
  corner: readonly [x: number, y: number];
  /** The side of the square one charge in the heart fills. */
  room: number;
  /** How far a row of charges narrows towards the base, from 0 (not at all) to 1. */
  taper: number;
}

export interface Spot {
  x: number;
  y: number;
  side: number;
}

/** Rows of charges from the chief down, by how many there are. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [2, 1],
  4: [2, 2],
  5: [2, 1, 2],
  6: [3, 2, 1],
};

function inRows({ heart: [x, y], room, taper }: Surface, count: number): Spot[] {
  const rows = ROWS[count] ?? [count];
  const widest = Math.max(...rows);
  const side = room / Math.max(widest, rows.length) ** 0.92;
  return rows.flatMap((inRow, row) => {
    const down = rows.length === 1 ? 0 : row / (rows.length - 1) - 0.5;
    const pitch = side * 1.12 * (1 - taper * 0.25 * (down + 0.5));
    return Array.from({ length: inRow }, (_, index) => ({
      x: x + (index - (inRow - 1) / 2) * pitch,
      y: y + down * (rows.length - 1) * side * 1.08,
      side,
    }));
  });
}

function inLine(count: number, from: readonly [number, number], to: readonly [number, number], side: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0.5 : index / (count - 1);
    return { x: from[0] + (to[0] - from[0]) * along, y: from[1] + (to[1] - from[1]) * along, side };
  });
}

/** Row after row, each offset by half: the edges cut some. */
function strewn({ width, height }: Surface): Spot[] {
  const side = Math.min(width, height) * 0.2;
  const across = side * 1.42;
  const down = side * 1.3;
  const rows = Math.ceil(height / down) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const columns = Math.ceil(width / across) + 2;
    const start = width / 2 - ((columns - 1) / 2) * across + (row % 2 === 0 ? 0 : across / 2);
    return Array.from({ length: columns }, (_, column) => ({
      x: start + column * across,
      y: side * 0.55 + row * down,
      side,
    }));
  }).flat();
}

type Placing = (surface: Surface, count: number) => Spot[];

const PLACES: Readonly<Record<Place, Placing>> = {
  centre: inRows,
  honour: ({ height, heart: [x, y], room }) => [{ x, y: y - height * 0.07, side: room * 0.88 }],
  semy: strewn,
  chief: ({ width, height }, count) => {
    const side = height * 0.24;
    const span = count === 1 ? 0 : width * 0.3;
    return inLine(count, [width / 2 - span, height * 0.15], [width / 2 + span, height * 0.15], side);
  },
  base: ({ width, height, room }, count) =>
    inLine(count, [width / 2, height * 0.8], [width / 2, height * 0.8], room * 0.42),
  'dexter-chief': ({ height, corner: [x, y] }) => [{ x, y, side: height * 0.26 }],
  'sinister-chief': ({ width, height, corner: [x, y] }) => [{ x: width - x, y, side: height * 0.26 }],
  'across-chief': ({ width, height, heart: [x] }) => [{ x, y: height * 0.18, side: Math.min(width, height) * 0.86 }],
  'in-bend': ({ width, heart: [, y], room }, count) =>
    inLine(count, [width * 0.22, y - width * 0.28], [width * 0.78, y + width * 0.28], room * 0.34),
};

export function spots(surface: Surface, { at = 'centre', count = 1, scale = 1 }: Charge): Spot[] {
  return PLACES[at](surface, count).map(({ x, y, side }) => ({ x, y, side: side * scale }));
}

/** A ground in the making, and the names of its hexes and sides. */
import { directionNamed, type HexGrid, sideOf } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import type { OuterCorner, Slit } from '../field.ts';

export interface Builder {
  grid: HexGrid;
  names: string[];
  ids: Map<string, number>;
  terrain: Uint8Array;
  base: Uint8Array;
  level: Uint8Array;
  barrier: Uint8Array;
  area: Int16Array;
  areas: { kind: string; cells: number[]; overlay: number }[];
  doorHex: Map<number, number>;
  slits: Slit[];
  corners: OuterCorner[];
  stairs: Map<number, readonly number[]>;
  noParapet: Set<number>;
  gate: number;
  gateBehind: number[];
  towerDoor: number;
  bombardable: number[];
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const hexName = (column: number, row: number): string => `${LETTERS[column] ?? '?'}${row + 1}`;

export function addArea(build: Builder, kind: string, cells: number[], overlay: number): void {
  for (const cell of cells) build.area[cell] = build.areas.length;
  build.areas.push({ kind, cells, overlay });
}

export interface Tile {
  cells: Int32Array;
  blank: HexGrid;
  rotated: boolean;
}

/** The cell and side of the board for a printed hex of a map that may lie turned. */
export function placesOn(build: Builder, { cells, blank, rotated }: Tile) {
  const cell = (name: string): number => {
    const column = LETTERS.indexOf(name.charAt(0));
    const number = `${String(column + 1).padStart(2, '0')}${name.slice(1).padStart(2, '0')}`;
    return at(Array.from(cells), blank.idsByName.get(number) ?? -1);
  };
  const direction = (name: string): number => (directionNamed(build.grid, name) + (rotated ? 3 : 0)) % 6;
  const side = (name: string): number => {
    const [hex = '', way = ''] = name.split(':');
    return sideOf(build.grid, cell(hex), direction(way));
  };
  return { cell, direction, side };
}
